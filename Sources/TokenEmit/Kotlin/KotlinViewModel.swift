import TokenModel
import TokenSource
import TokenTemplate

/// What the templates of the `compose` output see: groups in groups with their tokens, in order, and the themes.
///
/// `index` of a node is its place among all of its kind, for members, cases and contexts its place in what `extra` is.
struct KotlinViewModel: ViewModel {
  /// The fields, in the order that gives them their ids.
  private enum FieldName: UInt16, CaseIterable {
    case moduleName, version, package, isThemed, groups, hasShadows, hasStrokeStyles, hasTransitions, axes, appearance
    case name, comment, isLongComment, hasComment, members, group, reference, token, typeName, path, isConstant, value
    case needsTheme, cases, condition, isDeprecated, hasMessage, message, baseName, contexts, lightName, darkName
  }

  /// The kinds of object.
  private enum Scope: UInt16 {
    case group, `case`, token, reference, member, context, axis, appearance, file
  }

  /// The schema and the scope of its outermost object.
  static let contract: (schema: Schema, root: ScopeID) = {
    var schema = Schema(names: FieldName.allCases.map { "\($0)" })
    let comment: [Field] = [.lines("comment"), .bool("isLongComment")]
    let group = schema.declare("group")
    let `case` = schema.scope("case", [.code("condition"), .lines("value")])
    let token = schema.scope(
      "token",
      [.code("name"), .text("path")] + comment + [
        .bool("hasComment"), .bool("isDeprecated"), .bool("hasMessage"), .text("message"), .code("typeName"),
        .bool("isConstant"), .lines("value"), .bool("needsTheme"), .list("cases", of: `case`),
      ])
    let reference = schema.scope("reference", [.code("name")] + comment + [.code("typeName")])
    let member = schema.scope(
      "member", [.object("group", of: group), .object("reference", of: reference), .object("token", of: token)])
    schema.define(group, [.code("name")] + comment + [.list("members", of: member)])
    let context = schema.scope("context", [.code("name")])
    let axis = schema.scope(
      "axis", [.code("name"), .code("typeName"), .code("baseName"), .list("contexts", of: context)])
    let appearance = schema.scope(
      "appearance", [.code("name"), .code("typeName"), .code("lightName"), .code("darkName")])
    let root = schema.scope(
      "file",
      [
        .code("moduleName"), .code("version"), .code("package"), .bool("isThemed"), .list("groups", of: group),
        .bool("hasShadows"), .bool("hasStrokeStyles"), .bool("hasTransitions"), .list("axes", of: axis),
        .object("appearance", of: appearance),
      ])
    return (schema, root)
  }()

  let schema = contract.schema
  let root = Node(scope: Scope.file.rawValue)
  private let emission: Emission
  private let isThemed: Bool
  private let axes: [KotlinThemes.Member]
  private let table: KotlinGroups
  /// The types of all tokens.
  private let types: Set<String>

  init(_ emission: Emission, _ names: KotlinNames) {
    self.emission = emission
    let tokens = KotlinTokens(emission, names)
    isThemed = tokens.isThemed
    axes = tokens.themes.members
    table = KotlinGroups(emission, names, tokens)
    types = Set(table.tokens.map(\.typeName))
  }

  // MARK: Walking

  func count(of field: FieldID, at node: Node) -> Int {
    switch FieldName(rawValue: field.index) {
    case .groups: return table.tops.count
    case .members: return table.groups[Int(node.index)].members.count
    case .axes: return axes.count
    case .appearance: return axes.contains(where: \.isAppearance) ? 1 : 0
    case .contexts: return axes[Int(node.index)].entries.count
    case .comment: return comment(node).count
    case .value: return lines(node).count
    case .cases: return table.tokens[Int(node.index)].cases.count
    case let name?: return flag(name, node) ? 1 : 0
    case nil: return 0
    }
  }

  /// Whether a condition or object is there; what is neither always is.
  private func flag(_ name: FieldName, _ node: Node) -> Bool {
    switch name {
    case .isThemed: isThemed
    case .hasShadows: types.contains("List<TokenShadow>")
    case .hasStrokeStyles: types.contains("TokenStrokeStyle")
    case .hasTransitions: types.contains("TokenTransition")
    case .group: if case .group = member(node) { true } else { false }
    case .reference: if case .reference = member(node) { true } else { false }
    case .token: if case .token = member(node) { true } else { false }
    case .isLongComment: comment(node).count > 1
    case .hasComment: !comment(node).isEmpty
    case .isConstant: table.tokens[Int(node.index)].isConstant
    case .needsTheme: !table.tokens[Int(node.index)].cases.isEmpty
    case .isDeprecated: deprecation(node) != nil
    case .hasMessage: deprecation(node)?.text != nil
    default: true
    }
  }

  func child(_ index: Int, of field: FieldID, at node: Node) -> Node {
    switch FieldName(rawValue: field.index) {
    case .groups: Self.node(.group, table.tops[index])
    case .members: Self.node(.member, index, in: node)
    case .group, .reference, .token: memberNode(member(node))
    case .cases: Self.node(.case, index, in: node)
    case .axes: Self.node(.axis, index)
    case .contexts: Self.node(.context, index, in: node)
    default: Self.node(.appearance, axes.firstIndex(where: \.isAppearance) ?? 0)
    }
  }

  private static func node(_ scope: Scope, _ index: Int, in outer: Node? = nil) -> Node {
    Node(scope: scope.rawValue, index: Int32(truncatingIfNeeded: index), extra: outer?.index ?? 0)
  }

  private func member(_ node: Node) -> KotlinGroups.Member { table.groups[Int(node.extra)].members[Int(node.index)] }

  private func memberNode(_ member: KotlinGroups.Member) -> Node {
    switch member {
    case .group(let index): Self.node(.group, index)
    case .reference(let index): Self.node(.reference, index)
    case .token(let index): Self.node(.token, index)
    }
  }

  private func comment(_ node: Node) -> [String] {
    switch Scope(rawValue: node.scope) {
    case .group: table.groups[Int(node.index)].comment
    case .reference: table.references[Int(node.index)].comment
    default: table.tokens[Int(node.index)].comment
    }
  }

  /// The lines of an expression.
  private func lines(_ node: Node) -> [String] {
    node.scope == Scope.case.rawValue
      ? table.tokens[Int(node.extra)].cases[Int(node.index)].lines : table.tokens[Int(node.index)].lines
  }

  private func deprecation(_ node: Node) -> Deprecation? {
    emission.set.assembled.deprecation(of: table.tokens[Int(node.index)].token)
  }

  // MARK: Writing

  func write(_ field: FieldID, at node: Node, to out: inout OutputBuffer) {
    let index = Int(node.index)
    switch FieldName(rawValue: field.index) {
    case .moduleName: out.append(emission.configuration.name)
    case .version: out.append(emission.configuration.version)
    case .package: out.append(package)
    case .name: out.append(name(node))
    case .typeName: out.append(typeName(node))
    case .path: out.append(emission.set.path(of: table.tokens[index].token))
    case .message: out.append(deprecation(node)?.text ?? "")
    case .condition: out.append(table.tokens[Int(node.extra)].cases[index].condition)
    case .baseName: out.append(axes[index].entries[axes[index].base])
    // The contexts of the appearance are light and dark, in this order.
    case .lightName: out.append(axes[index].entries[0])
    case .darkName: out.append(axes[index].entries[1])
    default: break
    }
  }

  private var package: String {
    let name = emission.configuration.kotlinPackage ?? emission.configuration.name.lowercased()
    return name.split(separator: ".").map { KotlinIdentifier.escaped(String($0)) }.joined(separator: ".")
  }

  private func name(_ node: Node) -> String {
    let index = Int(node.index)
    return switch Scope(rawValue: node.scope) {
    case .group: table.groups[index].name
    case .reference: table.references[index].name
    case .token: table.tokens[index].name
    case .context: axes[Int(node.extra)].entries[index]
    default: axes[index].name
    }
  }

  private func typeName(_ node: Node) -> String {
    let index = Int(node.index)
    return switch Scope(rawValue: node.scope) {
    case .reference: table.references[index].object
    case .token: table.tokens[index].typeName
    default: axes[index].typeName
    }
  }

  func write(line: Int, of field: FieldID, at node: Node, to out: inout OutputBuffer) {
    let isComment = FieldName(rawValue: field.index) == .comment
    out.append(isComment ? comment(node)[line] : lines(node)[line])
  }
}
