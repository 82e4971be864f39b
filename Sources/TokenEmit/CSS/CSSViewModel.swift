import TokenModel
import TokenSource
import TokenTemplate

/// What the templates of the `web` output see: the custom properties, in order, with their names, values and comments,
/// and what is another in some theme.
struct CSSViewModel: ViewModel {
  /// The fields, in the order that gives them their ids.
  private enum FieldName: UInt16, CaseIterable {
    case properties, name, value, comment, moduleName, version, themes, rules, media, hasMedia, selector
    case conditions, declarations, wide, hasWide, wideCondition, wideMedia
  }

  /// The kinds of object.
  private enum Scope: UInt16 {
    case property, wideProperty, declaration, wideDeclaration, rule, theme, stylesheet
  }

  /// The schema and the scope of its outermost object.
  static let contract: (schema: Schema, root: ScopeID) = {
    var schema = Schema(names: FieldName.allCases.map { "\($0)" })
    let property = schema.scope("property", [.code("name"), .code("value"), .lines("comment")])
    let declaration = schema.scope("declaration", [.code("name"), .code("value")])
    let rule = schema.scope(
      "rule",
      [
        .bool("hasMedia"), .code("media"), .code("selector"), .lines("conditions"),
        .list("declarations", of: declaration), .bool("hasWide"), .list("wide", of: declaration), .code("wideMedia"),
      ])
    let theme = schema.scope("theme", [.code("comment"), .list("rules", of: rule)])
    let root = schema.scope(
      "stylesheet",
      [
        .code("moduleName"), .code("version"), .list("properties", of: property),
        .list("themes", of: theme), .bool("hasWide"), .list("wide", of: declaration), .code("wideCondition"),
        .code("wideMedia"),
      ])
    return (schema, root)
  }()

  let schema = contract.schema
  let root = Node(scope: Scope.stylesheet.rawValue)
  private let emission: Emission
  private let names: CSSNames
  private let properties: CSSProperties
  private let themes: CSSThemeSheet
  private let comments: CommentLines

  init(_ emission: Emission, _ names: CSSNames) {
    self.emission = emission
    self.names = names
    properties = CSSProperties(emission)
    themes = CSSThemeSheet(emission, names, properties)
    comments = CommentLines(emission.set.assembled)
  }

  func count(of field: FieldID, at node: Node) -> Int {
    switch FieldName(rawValue: field.index) {
    case .properties: return properties.base.count
    case .themes: return themes.blocks.count
    case .rules: return themes.blocks[Int(node.index)].rules.count
    case .hasMedia: return rule(node).media.isEmpty ? 0 : 1
    case .conditions: return rule(node).conditions.count
    case .declarations: return themes.blocks[Int(node.extra)].declarations.count
    case .wide: return wideCount(node)
    case .hasWide: return wideCount(node) == 0 ? 0 : 1
    case .comment where node.scope == Scope.property.rawValue:
      let property = properties.base[Int(node.index)]
      return property.isFirst ? comments.count(property.token) : 0
    default: return 1
    }
  }

  private func wideCount(_ node: Node) -> Int {
    node.scope == Scope.rule.rawValue ? themes.blocks[Int(node.extra)].wide.count : properties.wide.count
  }

  func child(_ index: Int, of field: FieldID, at node: Node) -> Node {
    let place = Int32(truncatingIfNeeded: index)
    switch FieldName(rawValue: field.index) {
    case .themes: return Node(scope: Scope.theme.rawValue, index: place)
    // `extra` keeps the theme, here and in the declarations below.
    case .rules: return Node(scope: Scope.rule.rawValue, index: place, extra: node.index)
    case .declarations: return Node(scope: Scope.declaration.rawValue, index: place, extra: node.extra)
    case .wide where node.scope == Scope.rule.rawValue:
      return Node(scope: Scope.wideDeclaration.rawValue, index: place, extra: node.extra)
    case .wide: return Node(scope: Scope.wideProperty.rawValue, index: place)
    default: return Node(scope: Scope.property.rawValue, index: place)
    }
  }

  private func rule(_ node: Node) -> CSSThemeSelectors.Rule { themes.blocks[Int(node.extra)].rules[Int(node.index)] }

  func write(_ field: FieldID, at node: Node, to out: inout OutputBuffer) {
    switch FieldName(rawValue: field.index) {
    case .name: writeName(node, to: &out)
    case .value: writeValue(node, to: &out)
    case .moduleName: out.append(emission.configuration.name)
    case .version: out.append(emission.configuration.version)
    case .comment: writeThemeName(node, to: &out)
    case .media: out.append(rule(node).media)
    case .selector: out.append(rule(node).selector)
    case .wideCondition: out.append(themes.wideCondition)
    case .wideMedia:
      out.append("(color-gamut: p3)")
      guard node.scope == Scope.rule.rawValue, !rule(node).media.isEmpty else { break }
      out.append(" and ")
      out.append(rule(node).media)
    default: break
    }
  }

  /// The declaration of a theme; nil for one of the base.
  private func declaration(_ node: Node) -> CSSThemeSheet.Declaration? {
    switch Scope(rawValue: node.scope) {
    case .declaration: themes.blocks[Int(node.extra)].declarations[Int(node.index)]
    case .wideDeclaration: themes.blocks[Int(node.extra)].wide[Int(node.index)]
    default: nil
    }
  }

  /// The property of the base.
  private func property(_ node: Node) -> CSSProperty {
    node.scope == Scope.wideProperty.rawValue ? properties.wide[Int(node.index)] : properties.base[Int(node.index)]
  }

  private func writeName(_ node: Node, to out: inout OutputBuffer) {
    let declaration = declaration(node)
    out.append(names.pool, names.range(of: declaration?.token ?? property(node).token))
    out.append((declaration?.part ?? property(node).part).suffix)
  }

  private func writeValue(_ node: Node, to out: inout OutputBuffer) {
    if let declaration = declaration(node) { return out.append(themes.pool, declaration.value) }
    let property = property(node)
    if let target = emission.writtenAlias(of: property.token) {
      out.append("var(--")
      out.append(names.pool, names.range(of: target))
      out.append(property.part.suffix)
      out.append(")")
    } else if let value = emission.set.baseValue(of: property.token) {
      let isWide = node.scope == Scope.wideProperty.rawValue
      let gamut: CSSGamut = isWide ? .wide : .srgb(standIns: emission.set.fallbacks[property.token])
      CSSPrinter.append(value, property.part, dark: themes.isBaseDark, in: gamut, to: &out)
    }
  }

  private func writeThemeName(_ node: Node, to out: inout OutputBuffer) {
    let start = out.bytes.count
    out.append(themes.blocks[Int(node.index)].name)
    CommentLines.sanitize(&out, from: start)
  }

  func write(line: Int, of field: FieldID, at node: Node, to out: inout OutputBuffer) {
    if FieldName(rawValue: field.index) == .conditions { return out.append(rule(node).conditions[line]) }
    comments.write(line, of: properties.base[Int(node.index)].token, to: &out)
  }
}
