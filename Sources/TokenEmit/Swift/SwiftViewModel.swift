import TokenModel
import TokenSource
import TokenTemplate

/// What the templates of the `swift` output see: namespaces, and for each type the groups with their constants.
struct SwiftViewModel: ViewModel {
  /// The fields, in the order that gives them their ids: those of `SwiftSection` come first.
  enum FieldName: Int, CaseIterable {
    case moduleName = 16
    case version, platforms, parents, namespaces, name, path, constants, comment, typeName, value, isLong, summary
    case recommendations, roles, caseName, isRenamed, notices
    case hasSurfaceAnchors, surfaceAnchors, hasVibrancyAnchors, vibrancyAnchors, isToken, isSkipped, levels
    case isThemed, axes, hasAppearance, hasContrast, hasTransparency, baseName, isNative, cases, original
    case isSwitched, subject, patterns, needsTheme, isDynamic
    case isDeprecated, hasMessage, message, title, examples, topGroups
  }

  /// The kinds of object.
  enum Scope: UInt16 {
    case namespace, parent, constant, group, recommendation, role, anchor, level, themeCase, axisCase, axis, topGroup,
      package
  }

  /// The schema and the scope of its outermost object.
  static let contract: (schema: Schema, root: ScopeID) = {
    let sections = SwiftSection.allCases.map { "\($0)" }
    var schema = Schema(names: sections + FieldName.allCases.map { "\($0)" })
    let namespace = schema.scope("namespace", [.lines("comment"), .code("summary"), .code("name")])
    let parent = schema.scope("parent", [.code("path"), .list("namespaces", of: namespace)])
    let themeCase = schema.scope("case", [.code("patterns"), .code("value")])
    let deprecation: [Field] = [.bool("isDeprecated"), .bool("hasMessage"), .text("message")]
    let constant = schema.scope(
      "constant",
      deprecation + [
        .lines("comment"), .code("summary"), .code("name"), .code("typeName"), .code("value"), .bool("isLong"),
        .lines("notices"), .bool("needsTheme"), .bool("isSwitched"), .code("subject"), .list("cases", of: themeCase),
      ])
    let group = schema.scope("group", [.code("path"), .list("constants", of: constant)])
    let recommendation = schema.scope("recommendation", [.code("value")])
    let role = schema.scope("role", [.code("caseName"), .text("name"), .bool("isRenamed")])
    let anchor = schema.scope(
      "anchor",
      deprecation + [.code("name"), .code("title"), .code("path"), .bool("isToken"), .bool("isSkipped")])
    let level = schema.scope("level", [.code("name"), .code("value")])
    let axisCase = schema.scope("context", [.code("name"), .text("original"), .code("title"), .bool("isRenamed")])
    let axis = schema.scope(
      "axis",
      [
        .code("name"), .code("typeName"), .text("original"), .code("title"), .code("baseName"), .bool("isNative"),
        .list("cases", of: axisCase),
      ])
    let topGroup = schema.scope("topGroup", [.code("name")])
    let root = schema.scope(
      "package",
      [
        .lines("examples"), .list("topGroups", of: topGroup),
        .bool("isThemed"), .list("axes", of: axis), .bool("hasAppearance"), .bool("hasContrast"),
        .bool("hasTransparency"), .bool("isDynamic"),
        .code("moduleName"), .code("version"), .code("platforms"), .list("parents", of: parent),
        .list("recommendations", of: recommendation), .list("roles", of: role), .bool("hasSurfaceAnchors"),
        .list("surfaceAnchors", of: anchor), .bool("hasVibrancyAnchors"), .list("vibrancyAnchors", of: anchor),
        .list("levels", of: level),
      ] + sections.map { .list($0, of: group) })
    return (schema, root)
  }()

  let schema = contract.schema
  let root = Node(scope: Scope.package.rawValue)
  private let emission: Emission
  private let names: SwiftNames
  private let groups: SwiftGroups
  private let printer: SwiftPrinter
  private let comments: CommentLines
  private let surfaces: SwiftSurfaces
  private let guide: SwiftGuide
  let themes: SwiftThemedValues

  init(
    _ emission: Emission, _ names: SwiftNames, _ groups: SwiftGroups, _ surfaces: SwiftSurfaces,
    _ themes: SwiftThemedValues
  ) {
    self.themes = themes
    self.emission = emission
    self.names = names
    self.groups = groups
    self.surfaces = surfaces
    printer = SwiftPrinter(rem: emission.configuration.rem)
    comments = CommentLines(emission.set.assembled, tellsDeprecation: false)
    guide = SwiftGuide(emission, names, groups)
  }

  // MARK: Lists

  func count(of field: FieldID, at node: Node) -> Int {
    let index = Int(field.index)
    if index < SwiftSection.allCases.count { return groups.sections[index].count }
    switch FieldName(rawValue: index) {
    case .parents: return groups.namespaces.count
    case .namespaces: return groups.namespaces[Int(node.index)].groups.count
    case .isLong: return SwiftSection.allCases[Int(node.extra)].hasLongValues ? 1 : 0
    case .isRenamed where node.scope == Scope.axisCase.rawValue:
      return themeCount(.isRenamed, node)
    case .isRenamed:
      let role = Role.allCases[Int(node.index)]
      return SwiftPrinter.caseName(role) == role.rawValue ? 0 : 1
    case .constants: return group(node).tokens.count
    case .recommendations: return groups.recommendations.count
    case .roles: return Role.allCases.count
    case .levels: return VibrancyStyle.allCases.count
    case .surfaceAnchors: return groups.anchors.surfaces.count
    case .vibrancyAnchors: return groups.anchors.vibrancies.count
    case .hasSurfaceAnchors: return groups.anchors.surfaces.isEmpty ? 0 : 1
    case .hasVibrancyAnchors: return groups.anchors.vibrancies.isEmpty ? 0 : 1
    case .isToken: return anchor(node).isToken ? 1 : 0
    case .isSkipped: return anchor(node).isSkipped ? 1 : 0
    case .isDeprecated: return deprecation(node) == nil ? 0 : 1
    case .hasMessage: return deprecation(node)?.text?.isEmpty == false ? 1 : 0
    case .examples: return guide.examples.count
    case .topGroups: return guide.topGroups.count
    case .notices:
      return emission.set.type(of: token(node)) == .surface ? surfaces.entry(token(node)).notices.count : 0
    case .isThemed, .axes, .hasAppearance, .hasContrast, .hasTransparency, .isDynamic, .isNative, .cases, .needsTheme,
      .isSwitched:
      return themeCount(FieldName(rawValue: index), node)
    case .comment:
      if node.scope == Scope.namespace.rawValue { return groups.comments[namespace(node)]?.count ?? 0 }
      return comments.count(token(node))
    default: return 1
    }
  }

  func child(_ index: Int, of field: FieldID, at node: Node) -> Node {
    let place = Int32(truncatingIfNeeded: index)
    let fieldIndex = Int(field.index)
    if fieldIndex < SwiftSection.allCases.count {
      // `extra` keeps the section, whose type the constants inside are of.
      return Node(scope: Scope.group.rawValue, index: place, extra: Int32(truncatingIfNeeded: fieldIndex))
    }
    switch FieldName(rawValue: fieldIndex) {
    case .constants:
      let token = group(node).tokens[index]
      return Node(scope: Scope.constant.rawValue, index: Int32(truncatingIfNeeded: token.index), extra: node.extra)
    case .recommendations: return Node(scope: Scope.recommendation.rawValue, index: place)
    case .axes: return Node(scope: Scope.axis.rawValue, index: place)
    // `extra` keeps the axis, or the token.
    case .cases:
      let scope = node.scope == Scope.axis.rawValue ? Scope.axisCase : .themeCase
      return Node(scope: scope.rawValue, index: place, extra: node.index)
    case .roles: return Node(scope: Scope.role.rawValue, index: place)
    case .levels: return Node(scope: Scope.level.rawValue, index: place)
    // `extra` tells the two lists of anchors apart.
    case .surfaceAnchors: return Node(scope: Scope.anchor.rawValue, index: place)
    case .vibrancyAnchors: return Node(scope: Scope.anchor.rawValue, index: place, extra: 1)
    case .parents: return Node(scope: Scope.parent.rawValue, index: place)
    case .topGroups: return Node(scope: Scope.topGroup.rawValue, index: place)
    default:
      // `extra` keeps the group the namespace lies in.
      return Node(scope: Scope.namespace.rawValue, index: place, extra: node.index)
    }
  }

  private func group(_ node: Node) -> SwiftGroups.Group { groups.sections[Int(node.extra)][Int(node.index)] }

  private func namespace(_ node: Node) -> PathID { groups.namespaces[Int(node.extra)].groups[Int(node.index)] }

  private func anchor(_ node: Node) -> SwiftAnchors.Anchor {
    node.extra == 0 ? groups.anchors.surfaces[Int(node.index)] : groups.anchors.vibrancies[Int(node.index)]
  }

  /// The token of a constant.
  private func token(_ node: Node) -> TokenID { TokenID(Int(node.index)) }

  /// What is said against the token of a constant or of a short name.
  private func deprecation(_ node: Node) -> Deprecation? {
    guard node.scope == Scope.anchor.rawValue else { return emission.set.assembled.deprecation(of: token(node)) }
    return emission.set.assembled.paths.token(at: anchor(node).path).flatMap(emission.set.assembled.deprecation)
  }

  // MARK: Values

  func write(_ field: FieldID, at node: Node, to out: inout OutputBuffer) {
    switch FieldName(rawValue: Int(field.index)) {
    case .moduleName: out.append(emission.configuration.name)
    case .version: out.append(emission.configuration.version)
    case .platforms: out.append(platforms)
    case .path where node.scope == Scope.anchor.rawValue: writePath(anchor(node).path, to: &out)
    case .path:
      let isParent = node.scope == Scope.parent.rawValue
      writePath(isParent ? groups.namespaces[Int(node.index)].parent : group(node).path, to: &out)
    case .name where node.scope == Scope.topGroup.rawValue: out.append(guide.topGroups[Int(node.index)])
    case .name where node.scope == Scope.axis.rawValue: out.append(axis(node).name)
    case .name where node.scope == Scope.axisCase.rawValue: out.append(axis(node).cases[Int(node.index)])
    case .typeName where node.scope == Scope.axis.rawValue: out.append(axis(node).typeName)
    case .original, .baseName, .subject, .patterns: writeTheme(FieldName(rawValue: Int(field.index)), node, to: &out)
    case .value where node.scope == Scope.themeCase.rawValue: writeCase(node, to: &out)
    case .name: writeName(node, to: &out)
    case .typeName: out.append(SwiftSection.allCases[Int(node.extra)].typeName)
    case .value: writeValue(node, to: &out)
    case .summary where node.scope == Scope.namespace.rawValue: writeSourcePath(namespace(node), to: &out)
    case .summary: writeSummary(token(node), to: &out)
    case .caseName: out.append(SwiftPrinter.caseName(Role.allCases[Int(node.index)]))
    case .message: out.append(deprecation(node)?.text ?? "")
    case .title: writeTitle(node, to: &out)
    default: break
    }
  }

  /// `AcmeTokens.color.brand`.
  private func writePath(_ path: PathID, to out: inout OutputBuffer) {
    out.append(emission.configuration.name)
    for part in emission.set.assembled.paths.chain(to: path) {
      out.append(".")
      out.append(names.pool, names.range(of: part))
    }
  }

  private func writeName(_ node: Node, to out: inout OutputBuffer) {
    let path: PathID
    switch Scope(rawValue: node.scope) {
    case .role: return out.append(Role.allCases[Int(node.index)].rawValue)
    case .level: return out.append(VibrancyStyle.allCases[Int(node.index)].rawValue)
    case .anchor: path = anchor(node).path
    case .namespace: path = namespace(node)
    default: path = emission.set.assembled[token(node)].path
    }
    out.append(names.pool, names.range(of: path))
  }

  private func writeValue(_ node: Node, to out: inout OutputBuffer) {
    if node.scope == Scope.constant.rawValue, let themed = themes.value(of: token(node)), !themed.needsTheme {
      let value = themed.value(0)
      return out.append(value, value.indices)
    }
    if node.scope == Scope.level.rawValue { return writeLevel(VibrancyStyle.allCases[Int(node.index)], to: &out) }
    let token = node.scope == Scope.recommendation.rawValue ? groups.recommendations[Int(node.index)] : token(node)
    switch emission.set.baseValue(of: token) {
    case .surface?: writeSurface(token, to: &out)
    case .recommendation(let recommendation)?: printer.append(recommendation, emission.set, to: &out)
    case let value?: printer.append(value, to: &out)
    case nil: break
    }
  }

  /// A surface; one that stands for another is that other, where it is written too and may be spoken of.
  private func writeSurface(_ token: TokenID, to out: inout OutputBuffer) {
    let set = emission.set.assembled
    if let origin = emission.writtenAlias(of: token),
      set.deprecation(of: origin) == nil || set.deprecation(of: token) != nil
    {
      return writePath(emission.set.assembled[origin].path, to: &out)
    }
    let value = surfaces.entry(token).value
    out.append(value, value.indices)
  }

  /// The library's value of a level of vibrancy, or what the system's colours come closest to.
  private func writeLevel(_ style: VibrancyStyle, to out: inout OutputBuffer) {
    guard let token = emission.set.token(at: "apple.vibrancy.\(style.rawValue)"),
      case .vibrancy(let vibrancy)? = emission.set.baseValue(of: token)
    else { return }
    printer.append(.vibrancy(vibrancy), to: &out)
  }

  /// The path and the value in one line: `color.action: #0a84ff`.
  private func writeSummary(_ token: TokenID, to out: inout OutputBuffer) {
    writeSourcePath(emission.set.assembled[token].path, to: &out)
    guard let value = emission.set.baseValue(of: token) else { return }
    switch value {
    case .material, .vibrancy, .surface, .recommendation: break
    default:
      let start = out.bytes.count
      out.append(": ")
      CSSPrinter.append(value, .whole, dark: false, to: &out)
      guard value.type == .fontFamily || value.type == .typography else { return }
      // Families are words of token files.
      CommentLines.sanitize(&out, from: start)
      DocText.escapeCode(&out, from: start)
    }
  }

  /// The path as token files write it.
  private func writeSourcePath(_ path: PathID, to out: inout OutputBuffer) {
    let start = out.bytes.count
    emission.set.assembled.paths.append(path, to: &out)
    CommentLines.sanitize(&out, from: start)
    DocText.escapeCode(&out, from: start)
  }

  /// What a short name is called in its comment, or a modifier and a context in theirs.
  private func writeTitle(_ node: Node, to out: inout OutputBuffer) {
    let start = out.bytes.count
    if node.scope == Scope.anchor.rawValue {
      out.append(names.text(of: anchor(node).path).filter { $0 != "`" })
    } else {
      writeTheme(.original, node, to: &out)
      CommentLines.sanitize(&out, from: start)
      DocText.escape(&out, from: start)
    }
  }

  func write(line: Int, of field: FieldID, at node: Node, to out: inout OutputBuffer) {
    let start = out.bytes.count
    switch FieldName(rawValue: Int(field.index)) {
    case .examples: return out.append(guide.examples[line])
    case .notices: return out.append(surfaces.entry(token(node)).notices[line])
    default: break
    }
    if node.scope == Scope.namespace.rawValue {
      out.append(groups.comments[namespace(node)]?[line] ?? "")
    } else {
      comments.write(line, of: token(node), to: &out)
    }
    DocText.escape(&out, from: start)
  }

  // MARK: Package

  /// The platforms of the manifest: `.iOS("17.0"), .macOS("14.0")`.
  private var platforms: String {
    let named: [(Platform, String)] = [
      (.iOS, "iOS"), (.macOS, "macOS"), (.tvOS, "tvOS"), (.watchOS, "watchOS"), (.visionOS, "visionOS"),
    ]
    return named.compactMap { platform, name in
      emission.configuration.platforms[platform].map { ".\(name)(\"\($0.major).\($0.minor)\")" }
    }.joined(separator: ", ")
  }
}
