import TokenModel
import TokenSource
import TokenTemplate

/// What the templates of the `web` output see: the custom properties, in order, with their names, values and comments.
struct CSSViewModel: ViewModel {
  /// The fields, in the order that gives them their ids.
  private enum FieldName: UInt16, CaseIterable {
    case properties, darkProperties, hasDarkProperties, name, value, comment, moduleName, version
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
    switch FieldName(rawValue: field.index) {
    case .properties: return properties.base.count
    case .darkProperties: return properties.dark.count
    case .hasDarkProperties: return properties.dark.isEmpty ? 0 : 1
    case .comment:
      let property = property(node)
      return property.isFirst && node.extra == 0 ? comments.count(property.token) : 0
    default: return 1
    }
  }

  func child(_ index: Int, of field: FieldID, at node: Node) -> Node {
    // `extra` tells the dark list from the base.
    let isDark = field.index == FieldName.darkProperties.rawValue
    return Node(scope: Self.contract.property.index, index: Int32(truncatingIfNeeded: index), extra: isDark ? 1 : 0)
  }

  private func property(_ node: Node) -> CSSProperty {
    node.extra == 1 ? properties.dark[Int(node.index)] : properties.base[Int(node.index)]
  }

  func write(_ field: FieldID, at node: Node, to out: inout OutputBuffer) {
    switch FieldName(rawValue: field.index) {
    case .name:
      let property = property(node)
      out.append(names.pool, names.range(of: property.token))
      out.append(property.part.suffix)
    case .value: writeValue(property(node), isDark: node.extra == 1, to: &out)
    case .moduleName: out.append(emission.configuration.name)
    case .version: out.append(emission.configuration.version)
    default: break
    }
  }

  private func writeValue(_ property: CSSProperty, isDark: Bool, to out: inout OutputBuffer) {
    if let target = emission.writtenAlias(of: property.token) {
      out.append("var(--")
      out.append(names.pool, names.range(of: target))
      out.append(property.part.suffix)
      out.append(")")
    } else if let value = emission.set.baseValue(of: property.token) {
      CSSPrinter.append(value, property.part, dark: isDark, to: &out)
    }
  }

  func write(line: Int, of field: FieldID, at node: Node, to out: inout OutputBuffer) {
    comments.write(line, of: property(node).token, to: &out)
  }
}
