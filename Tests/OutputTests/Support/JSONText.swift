import Foundation

/// JSON with numbers as they are spelled and members in their order, so that both can be compared.
indirect enum JSONText: Equatable {
  case object([(key: String, value: JSONText)])
  case array([JSONText])
  case string(String)
  /// A number, true, false or null, as it is spelled.
  case word(String)

  /// Reads a text; nil if it is no JSON.
  init?(_ text: String) {
    var reader = Reader(text)
    guard let value = reader.value(), reader.isAtEnd else { return nil }
    self = value
  }

  /// The value of a member.
  subscript(key: String) -> JSONText? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }

  /// The members of an object; none of anything else.
  var members: [(key: String, value: JSONText)] { if case .object(let members) = self { members } else { [] } }

  /// The elements of an array; none of anything else.
  var elements: [JSONText] { if case .array(let elements) = self { elements } else { [] } }

  /// The text of a string.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// Equal in every byte: `é` in two code points is another text than in one.
  static func == (left: JSONText, right: JSONText) -> Bool {
    switch (left, right) {
    case (.object(let left), .object(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { $0.key.utf8.elementsEqual($1.key.utf8) && $0.value == $1.value }
    case (.array(let left), .array(let right)): left.count == right.count && zip(left, right).allSatisfy(==)
    case (.string(let left), .string(let right)), (.word(let left), .word(let right)):
      left.utf8.elementsEqual(right.utf8)
    default: false
    }
  }
}

extension JSONText {
  /// Reads the grammar of RFC 8259; strings are decoded by Foundation.
  private struct Reader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool {
      mutating get {
        skipSpace()
        return index == bytes.count
      }
    }

    private mutating func skipSpace() {
      while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
    }

    private mutating func take(_ byte: Character) -> Bool {
      skipSpace()
      guard index < bytes.count, bytes[index] == byte.asciiValue else { return false }
      index += 1
      return true
    }

    mutating func value() -> JSONText? {
      if take("{") { return object() }
      if take("[") { return array() }
      if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { return string().map { .string($0) } }
      let start = index
      while index < bytes.count, !",]} \n\r\t".utf8.contains(bytes[index]) { index += 1 }
      return start == index ? nil : .word(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func object() -> JSONText? {
      var members: [(key: String, value: JSONText)] = []
      if take("}") { return .object([]) }
      repeat {
        skipSpace()
        guard let key = string(), take(":"), let value = value() else { return nil }
        members.append((key, value))
      } while take(",")
      return take("}") ? .object(members) : nil
    }

    private mutating func array() -> JSONText? {
      var elements: [JSONText] = []
      if take("]") { return .array([]) }
      repeat {
        guard let element = value() else { return nil }
        elements.append(element)
      } while take(",")
      return take("]") ? .array(elements) : nil
    }

    private mutating func string() -> String? {
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
      let start = index
      index += 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard index < bytes.count else { return nil }
      index += 1
      return try? JSONDecoder().decode(String.self, from: Data(bytes[start..<index]))
    }
  }
}
