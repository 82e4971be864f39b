import TokenModel
import TokenSource
import TokenTemplate

/// What the templates of the `web` output see: the custom properties, in order, with their names, values and comments,
/// and what is another in some theme.
struct CSSViewModel: ViewModel {
  /// The fields, in the order that gives them their ids.
  private enum FieldName: UInt16, CaseIterable {
    case properties, name, value, comment, moduleName, version, themes, rules, media, hasMedia, selector
    case conditions, declarations
  }

  /// The kinds of object.
  private enum Scope: UInt16 {
    case property, declaration, rule, theme, stylesheet
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
        .list("declarations", of: declaration),
      ])
    let theme = schema.scope("theme", [.code("comment"), .list("rules", of: rule)])
    let root = schema.scope(
      "stylesheet",
      [
        .code("moduleName"), .code("version"), .list("properties", of: property),
        .list("themes", of: theme),
      ])
    return (schema, root)
  }()

  let schema = contract.schema
  let root = Node(scope: contract.root.index)
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
    // The first resets what elements inherit that choose anew.
    case .themes: return themes.blocks.isEmpty ? 0 : themes.blocks.count + 1
    case .rules: return node.index == 0 ? 1 : block(node).rules.count
    case .hasMedia: return rule(node).media.isEmpty ? 0 : 1
    case .conditions: return rule(node).conditions.count
    case .declarations where node.extra == 0: return themes.resets.count
    case .declarations: return themes.blocks[Int(node.extra) - 1].declarations.count
    case .comment where node.scope == Scope.property.rawValue:
      let property = properties.base[Int(node.index)]
      return property.isFirst ? comments.count(property.token) : 0
    default: return 1
    }
  }

  func child(_ index: Int, of field: FieldID, at node: Node) -> Node {
    let place = Int32(truncatingIfNeeded: index)
    switch FieldName(rawValue: field.index) {
    case .themes: return Node(scope: Scope.theme.rawValue, index: place)
    // `extra` keeps the theme, here and in the declarations below.
    case .rules: return Node(scope: Scope.rule.rawValue, index: place, extra: node.index)
    case .declarations: return Node(scope: Scope.declaration.rawValue, index: place, extra: node.extra)
    default: return Node(scope: Scope.property.rawValue, index: place)
    }
  }

  /// The block of a theme; the first theme is none.
  private func block(_ node: Node) -> CSSThemeSheet.Block { themes.blocks[Int(node.index) - 1] }

  private func rule(_ node: Node) -> CSSThemeSelectors.Rule {
    node.extra == 0
      ? CSSThemeSelectors.Rule(selector: themes.resetSelector)
      : themes.blocks[Int(node.extra) - 1].rules[Int(node.index)]
  }

  func write(_ field: FieldID, at node: Node, to out: inout OutputBuffer) {
    switch FieldName(rawValue: field.index) {
    case .name: writeName(node, to: &out)
    case .value: writeValue(node, to: &out)
    case .moduleName: out.append(emission.configuration.name)
    case .version: out.append(emission.configuration.version)
    case .comment: writeThemeName(node, to: &out)
    case .media: out.append(rule(node).media)
    case .selector: out.append(rule(node).selector)
    default: break
    }
  }

  /// The token and part of a property or declaration.
  private func property(_ node: Node) -> (token: TokenID, part: CSSPart) {
    if node.scope == Scope.property.rawValue {
      let property = properties.base[Int(node.index)]
      return (property.token, property.part)
    }
    if node.extra == 0 {
      let property = themes.resets[Int(node.index)]
      return (property.token, property.part)
    }
    let declaration = themes.blocks[Int(node.extra) - 1].declarations[Int(node.index)]
    return (declaration.token, declaration.part)
  }

  private func writeName(_ node: Node, to out: inout OutputBuffer) {
    let (token, part) = property(node)
    out.append(names.pool, names.range(of: token))
    out.append(part.suffix)
  }

  private func writeValue(_ node: Node, to out: inout OutputBuffer) {
    if node.scope == Scope.declaration.rawValue, node.extra > 0 {
      let declaration = themes.blocks[Int(node.extra) - 1].declarations[Int(node.index)]
      return out.append(themes.pool, declaration.value)
    }
    let (token, part) = property(node)
    if let target = emission.writtenAlias(of: token) {
      out.append("var(--")
      out.append(names.pool, names.range(of: target))
      out.append(part.suffix)
      out.append(")")
    } else if let value = emission.set.baseValue(of: token) {
      CSSPrinter.append(value, part, dark: themes.isBaseDark, to: &out)
    }
  }

  private func writeThemeName(_ node: Node, to out: inout OutputBuffer) {
    let start = out.bytes.count
    out.append(node.index == 0 ? "Elements that choose anew begin at the base." : block(node).name)
    CommentLines.sanitize(&out, from: start)
  }

  func write(line: Int, of field: FieldID, at node: Node, to out: inout OutputBuffer) {
    if FieldName(rawValue: field.index) == .conditions { return out.append(rule(node).conditions[line]) }
    comments.write(line, of: properties.base[Int(node.index)].token, to: &out)
  }
}
