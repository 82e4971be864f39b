import TokenModel
import TokenSource

/// A small JSON document that is put together before it is printed: members keep their order.
indirect enum JSONNode {
  case text(String)
  case number(Double)
  case count(Int)
  case flag(Bool)
  case null
  /// JSON that is printed already, on one line.
  case raw(String)
  case list([JSONNode])
  case object([(String, JSONNode)])

  /// A text, or null.
  static func optional(_ text: String?) -> JSONNode { text.map(JSONNode.text) ?? .null }

  /// The document, its last line ended.
  var document: String {
    var out = OutputBuffer()
    append(to: &out, depth: 0)
    out.append("\n")
    return String(decoding: out.bytes, as: UTF8.self)
  }

  // As deep as the code that makes it, whatever the input.
  private func append(to out: inout OutputBuffer, depth: Int) {
    switch self {
    case .text(let text): out.appendJSONString(text)
    case .number(let number): out.append(NumberPrinter.text(number))
    case .count(let count): out.append(String(count))
    case .flag(let flag): out.append(flag ? "true" : "false")
    case .null: out.append("null")
    case .raw(let text): out.append(text)
    case .list(let items): append(items.map { (nil, $0) }, "[", "]", to: &out, depth)
    case .object(let members): append(members.map { ($0.0, $0.1) }, "{", "}", to: &out, depth)
    }
  }

  private func append(
    _ items: [(String?, JSONNode)], _ open: String, _ close: String, to out: inout OutputBuffer, _ depth: Int
  ) {
    out.append(open)
    let isFlat = depth > 0 && items.allSatisfy { $0.1.isScalar }
    for (index, item) in items.enumerated() {
      if index > 0 { out.append(isFlat ? ", " : ",") }
      if !isFlat { out.append("\n" + String(repeating: "  ", count: depth + 1)) }
      if let name = item.0 {
        out.appendJSONString(name)
        out.append(": ")
      }
      item.1.append(to: &out, depth: depth + 1)
    }
    if !isFlat, !items.isEmpty { out.append("\n" + String(repeating: "  ", count: depth)) }
    out.append(close)
  }

  private var isScalar: Bool {
    switch self {
    case .list(let items): items.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }
}
