/// Rewrites JSON5 and JSON with comments as plain JSON.
///
/// Comments become spaces, trailing commas go, names and single-quoted texts get double quotes, and numbers that JSON
/// has no spelling for are written out (`0xFF`, `.5`, `+1`). Everything else stays as it is, mistakes among it: the strict
/// reader reports them. One pass, no recursion. The grammar is that of json5.org, version 1.0.0.
struct LenientText {
  private let source: [UInt8]
  private var index = 0
  private var plain: [UInt8] = []
  private var map = OffsetMap()

  private init(_ source: [UInt8]) {
    self.source = source
    plain.reserveCapacity(source.count + source.count / 8)
  }

  /// The same document as plain JSON, and the way back to its own bytes.
  static func rewrite(_ source: [UInt8]) -> (plain: [UInt8], map: OffsetMap) {
    var text = LenientText(source)
    text.run()
    return (text.plain, text.map)
  }

  private mutating func run() {
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "/") where isComment: comment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): string(source[index])
      case UInt8(ascii: ","): comma()
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"): number()
      case let byte where Self.startsWord(byte): word()
      default: copy()
      }
    }
  }

  private mutating func copy() {
    map.append(plain: plain.count, original: index)
    plain.append(source[index])
    index += 1
  }

  private mutating func put(_ text: String) {
    map.append(plain: plain.count, original: index)
    plain += Array(text.utf8)
  }

  // MARK: Between values

  private var isComment: Bool {
    index + 1 < source.count && (source[index + 1] == UInt8(ascii: "/") || source[index + 1] == UInt8(ascii: "*"))
  }

  /// The end of the comment at `start`.
  private func commentEnd(_ start: Int) -> Int {
    var end = start + 2
    if source[start + 1] == UInt8(ascii: "/") {
      while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
      return end
    }
    while end + 1 < source.count, source[end] != UInt8(ascii: "*") || source[end + 1] != UInt8(ascii: "/") { end += 1 }
    return min(end + 2, source.count)
  }

  private mutating func comment() {
    let end = commentEnd(index)
    map.append(plain: plain.count, original: index)
    plain += source[index..<end].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
    index = end
  }

  /// A comma, or a space where nothing but the closing bracket follows.
  private mutating func comma() {
    var next = index + 1
    while next < source.count {
      if source[next] == UInt8(ascii: "/"), next + 1 < source.count,
        source[next + 1] == UInt8(ascii: "/") || source[next + 1] == UInt8(ascii: "*")
      {
        next = commentEnd(next)
      } else if source[next] <= 0x20 {
        next += 1
      } else {
        break
      }
    }
    let isTrailing = next < source.count && (source[next] == UInt8(ascii: "}") || source[next] == UInt8(ascii: "]"))
    guard isTrailing, let before = plain.last(where: { $0 > 0x20 }), !",[{:".utf8.contains(before) else {
      return copy()
    }
    put(" ")
    index += 1
  }

  // MARK: Words

  private static func startsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    startsWord(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// A name without quotes gets some; other words stay.
  private mutating func word() {
    var end = index
    while end < source.count, Self.continuesWord(source[end]) { end += 1 }
    var next = end
    while next < source.count, source[next] <= 0x20 { next += 1 }
    let isName = next < source.count && source[next] == UInt8(ascii: ":")
    if isName { put("\"") }
    while index < end { copy() }
    if isName { put("\"") }
  }

  // MARK: Numbers

  private mutating func number() {
    var end = index
    while end < source.count, Self.continuesWord(source[end]) || "+-.".utf8.contains(source[end]) { end += 1 }
    let text = String(decoding: source[index..<end], as: UTF8.self)
    let next = source[end...].first { $0 > 0x20 }
    // Digits alone may be a name, which JSON5 does not allow but people write.
    if next == UInt8(ascii: ":"), text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
      put("\"" + text + "\"")
    } else {
      let rewritten = Self.plainNumber(text)
      if rewritten == text { while index < end { copy() } } else { put(rewritten) }
    }
    index = end
  }

  /// JSON's spelling of a number of JSON5; what is no number stays.
  private static func plainNumber(_ text: String) -> String {
    var digits = text[...]
    var sign = ""
    if digits.hasPrefix("+") || digits.hasPrefix("-") {
      sign = digits.hasPrefix("-") ? "-" : ""
      digits = digits.dropFirst()
    }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      return UInt64(digits.dropFirst(2), radix: 16).map { sign + String($0) } ?? text
    }
    var result = digits.hasPrefix(".") ? "0" + digits : String(digits)
    if let point = result.firstIndex(of: ".") {
      let after = result.index(after: point)
      if after == result.endIndex || !result[after].isNumber { result.insert("0", at: after) }
    }
    return sign + result
  }

  // MARK: Texts

  private mutating func string(_ quote: UInt8) {
    put("\"")
    index += 1
    while index < source.count, source[index] != quote {
      switch source[index] {
      case UInt8(ascii: "\\"): escape()
      case UInt8(ascii: "\""): put("\\\""); index += 1
      // A text that is not closed: the strict reader says so.
      case 0x0A, 0x0D: return
      default: copy()
      }
    }
    guard index < source.count else { return }
    put("\"")
    index += 1
  }

  private mutating func escape() {
    guard index + 1 < source.count else { return copy() }
    switch source[index + 1] {
    case UInt8(ascii: "'"): put("'"); index += 2
    case UInt8(ascii: "v"): put("\\u000b"); index += 2
    case UInt8(ascii: "0"): put("\\u0000"); index += 2
    case UInt8(ascii: "x"): put("\\u00"); index += 2
    case 0x0D where index + 2 < source.count && source[index + 2] == 0x0A: index += 3
    case 0x0A, 0x0D: index += 2
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "u"):
      copy()
      copy()
    default:
      // Any other character stands for itself.
      index += 1
      copy()
    }
  }
}
