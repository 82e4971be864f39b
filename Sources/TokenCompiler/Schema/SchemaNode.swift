import TokenSource
import TokenSyntax

/// A piece of a JSON Schema: JSON that is put together, members in their order.
enum SchemaNode: Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case object([(name: String, value: SchemaNode)])
  case array([SchemaNode])
  case text(String)
  case number(Double)
  case flag(Bool)

  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(arrayLiteral elements: SchemaNode...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, SchemaNode)...) { self = .object(elements.map { ($0.0, $0.1) }) }

  /// A list of texts.
  init(_ texts: [String]) { self = .array(texts.map { .text($0) }) }

  /// The members of an object; none of anything else.
  var members: [(name: String, value: SchemaNode)] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The object with further members behind its own.
  func adding(_ more: SchemaNode) -> SchemaNode { .object(members + more.members) }

  /// The schema with a text for the reader of an editor, in front.
  func described(_ text: String) -> SchemaNode { SchemaNode.object([("description", .text(text))] + members) }

  // MARK: Printing

  /// The JSON, laid out as `tokenc format` does.
  var formatted: [UInt8] {
    var out = OutputBuffer(capacity: 1 << 16)
    append(to: &out)
    return JSONLayout.text(ofPrinted: out.bytes)
  }

  /// Appends the JSON. Schemas are written here and nest no deeper than the code that makes them.
  private func append(to out: inout OutputBuffer) {
    switch self {
    case .object(let members):
      out.append("{")
      for (index, member) in members.enumerated() {
        if index > 0 { out.append(",") }
        out.appendJSONString(member.name)
        out.append(":")
        member.value.append(to: &out)
      }
      out.append("}")
    case .array(let elements):
      out.append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { out.append(",") }
        element.append(to: &out)
      }
      out.append("]")
    case .text(let text): out.appendJSONString(text)
    case .number(let number): out.append(Int(exactly: number).map(String.init) ?? "\(number)")
    case .flag(let flag): out.append(flag ? "true" : "false")
    }
  }
}
