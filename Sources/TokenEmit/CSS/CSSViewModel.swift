import TokenModel
import TokenSource
import TokenTemplate

/// What the templates of the `web` output see: the custom properties, in order, with their names, values and comments.
struct CSSViewModel: ViewModel {
  /// The fields, in the order that gives them their ids.
  private enum FieldName: UInt16, CaseIterable {
    case properties, darkProperties, wideProperties, wideDarkProperties
    case hasDarkProperties, hasWide, hasWideProperties, hasWideDarkProperties, wideCondition
    case name, value, comment, moduleName, version

    /// The list of declarations that a field of lists holds.
    var list: CSSProperties.List? {
      switch self {
      case .properties: .base
      case .darkProperties: .dark
      case .wideProperties: .wide
      case .wideDarkProperties: .wideDark
      default: nil
      }
    }
  }

  /// The schema and the scope of its outermost object.
  static let contract: (schema: Schema, root: ScopeID, property: ScopeID) = {
    var schema = Schema(names: FieldName.allCases.map { "\($0)" })
    let property = schema.scope("property", [.code("name"), .code("value"), .lines("comment")])
    let root = schema.scope(
      "stylesheet",
      [
        .code("moduleName"), .code("version"), .list("properties", of: property),
        .list("darkProperties", of: property), .bool("hasDarkProperties"),
        .list("wideProperties", of: property), .list("wideDarkProperties", of: property),
        .bool("hasWide"), .bool("hasWideProperties"), .bool("hasWideDarkProperties"), .code("wideCondition"),
      ])
    return (schema, root, property)
  }()

  let schema = contract.schema
  let root = Node(scope: contract.root.index)
  private let emission: Emission
  private let names: CSSNames
  private let properties: CSSProperties
  private let comments: CommentLines

  init(_ emission: Emission, _ names: CSSNames) {
    self.emission = emission
    self.names = names
    properties = CSSProperties(emission)
    comments = CommentLines(emission.set.assembled)
  }

  func count(of field: FieldID, at node: Node) -> Int {
    guard let name = FieldName(rawValue: field.index) else { return 1 }
    if let list = name.list { return properties[list].count }
    switch name {
    case .hasDarkProperties: return properties[.dark].isEmpty ? 0 : 1
    case .hasWide, .wideCondition: return properties.wideCondition.isEmpty ? 0 : 1
    case .hasWideProperties: return properties[.wide].isEmpty ? 0 : 1
    case .hasWideDarkProperties: return properties[.wideDark].isEmpty ? 0 : 1
    case .comment:
      let property = property(node)
      return property.isFirst && list(node) == .base ? comments.count(property.token) : 0
    default: return 1
    }
  }

  func child(_ index: Int, of field: FieldID, at node: Node) -> Node {
    // `extra` says in which list.
    let list = FieldName(rawValue: field.index)?.list ?? .base
    return Node(scope: Self.contract.property.index, index: Int32(truncatingIfNeeded: index), extra: list.rawValue)
  }

  private func list(_ node: Node) -> CSSProperties.List { CSSProperties.List(rawValue: node.extra) ?? .base }

  private func property(_ node: Node) -> CSSProperty { properties[list(node)][Int(node.index)] }

  func write(_ field: FieldID, at node: Node, to out: inout OutputBuffer) {
    switch FieldName(rawValue: field.index) {
    case .name:
      let property = property(node)
      out.append(names.pool, names.range(of: property.token))
      out.append(property.part.suffix)
    case .value: writeValue(property(node), list(node), to: &out)
    case .wideCondition: out.append(properties.wideCondition)
    case .moduleName: out.append(emission.configuration.name)
    case .version: out.append(emission.configuration.version)
    default: break
    }
  }

  private func writeValue(_ property: CSSProperty, _ list: CSSProperties.List, to out: inout OutputBuffer) {
    if let target = emission.writtenAlias(of: property.token) {
      out.append("var(--")
      out.append(names.pool, names.range(of: target))
      out.append(property.part.suffix)
      out.append(")")
    } else if let value = emission.set.baseValue(of: property.token) {
      let gamut: CSSGamut = list.isWide ? .wide : .srgb(standIns: emission.set.fallbacks[property.token])
      CSSPrinter.append(value, property.part, dark: list.isDark, in: gamut, to: &out)
    }
  }

  func write(line: Int, of field: FieldID, at node: Node, to out: inout OutputBuffer) {
    comments.write(line, of: property(node).token, to: &out)
  }
}
