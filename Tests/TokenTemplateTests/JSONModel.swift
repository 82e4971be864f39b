import Foundation
import TokenSource
import TokenTemplate

/// A JSON value, told apart exactly: `true` is no number.
enum JSONValue: Decodable, Sendable {
  case null
  case bool(Bool)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .text(String(value))
    } else if let value = try? container.decode(Double.self) {
      self = .text(String(value))
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Reads a JSON text.
  static func parse(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }
}

/// JSON as the data of templates, by name: compiled in spec mode, or against a schema that fits.
struct JSONModel: ViewModel {
  private enum Entry {
    case null
    case bool(Bool)
    case text(String)
    case list([Int32])
    case object([String: Int32])
  }

  let schema: Schema
  let root = Node(scope: 0)
  private let names: [String]
  private var entries: [Entry] = []

  /// For spec mode; `names` are those of the template set.
  init(_ value: JSONValue, names: [String]) {
    schema = Schema()
    self.names = names
    _ = add(value)
  }

  /// For strict mode.
  init(_ value: JSONValue, schema: Schema) {
    self.schema = schema
    names = schema.names
    _ = add(value)
  }

  private mutating func add(_ value: JSONValue) -> Int32 {
    let index = entries.count
    entries.append(.null)
    switch value {
    case .null: break
    case .bool(let value): entries[index] = .bool(value)
    case .text(let value): entries[index] = .text(value)
    case .list(let values): entries[index] = .list(values.map { add($0) })
    case .object(let members): entries[index] = .object(members.mapValues { add($0) })
    }
    return Int32(index)
  }

  private func place(_ field: FieldID, _ node: Node) -> Int32? {
    if field == .itself { return node.index }
    guard case .object(let members) = entries[Int(node.index)] else { return nil }
    return members[names[Int(field.index)]]
  }

  func holds(_ field: FieldID, at node: Node) -> Bool { place(field, node) != nil }

  func count(of field: FieldID, at node: Node) -> Int {
    guard let place = place(field, node) else { return 0 }
    switch entries[Int(place)] {
    case .null: return 0
    case .bool(let value): return value ? 1 : 0
    case .text(let value): return value.isEmpty ? 0 : 1
    case .list(let items): return items.count
    case .object: return 1
    }
  }

  func child(_ index: Int, of field: FieldID, at node: Node) -> Node {
    guard let place = place(field, node) else { return node }
    if case .list(let items) = entries[Int(place)] { return Node(scope: 0, index: items[index]) }
    return Node(scope: 0, index: place)
  }

  func write(line: Int, of field: FieldID, at node: Node, to out: inout OutputBuffer) {
    write(.itself, at: child(line, of: field, at: node), to: &out)
  }

  func write(_ field: FieldID, at node: Node, to out: inout OutputBuffer) {
    guard let place = place(field, node) else { return }
    switch entries[Int(place)] {
    case .text(let value): out.append(value)
    case .bool(let value): out.append(value ? "true" : "false")
    case .null, .list, .object: break
    }
  }
}
