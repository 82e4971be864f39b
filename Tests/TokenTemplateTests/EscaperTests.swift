import Testing
import TokenSource
import TokenTemplate

@Suite("Escapers")
struct EscaperTests {
  private static let hostile = [
    "\"; import Evil; let x = \"", "\\", "\\\"", "\"\"\"", "\\(evil())", "a\nb", "a\r\nb", "\0\u{1}\u{1F}\u{7F}",
    "\u{85}\u{2028}\u{2029}", "\u{202E}\u{2066}x\u{2069}", "*/ evil /*", "**//", "/*/", "</style><script>",
    "<!-- -->", "'}body{display:none}'", "\u{FEFF}", "👩‍👩‍👧", "é\u{301}", "{{x}}",
  ]

  @Test("Swift: no quote, line end or comment mark survives", arguments: hostile)
  func swift(_ text: String) {
    let escaped = Escaper.swift.escape(text)
    #expect(!hasBare("\"", in: escaped))
    expectHarmless(escaped)
    #expect(readBack(escaped, Self.swiftEscapes) == text)
  }

  @Test("CSS: no quote, line end or element end survives", arguments: hostile)
  func css(_ text: String) {
    let escaped = Escaper.css.escape(text)
    #expect(!hasBare("\"", in: escaped) && !hasBare("'", in: escaped))
    #expect(!escaped.contains("<"))
    expectHarmless(escaped)
  }

  @Test("HTML: no mark-up survives", arguments: hostile)
  func html(_ text: String) {
    #expect(!Escaper.html.escape(text).contains { "<>\"'".contains($0) })
  }

  @Test("XML: no mark-up survives, and no character that XML lacks", arguments: hostile)
  func xml(_ text: String) {
    let escaped = Escaper.xml.escape(text)
    #expect(!escaped.contains { "<>\"'".contains($0) })
    #expect(escaped.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{7F}" })
  }

  @Test("Kotlin and JavaScript: no quote, line end, template or comment mark survives", arguments: hostile)
  func scripts(_ text: String) {
    for escaper in [Escaper.kotlin, .script] {
      let escaped = escaper.escape(text)
      for mark: Character in ["\"", "'", "$"] { #expect(!hasBare(mark, in: escaped), "\(escaper.name)") }
      expectHarmless(escaped)
    }
    #expect(!hasBare("`", in: Escaper.script.escape(text)) && !Escaper.script.escape(text).contains("<"))
  }

  @Test(
    "Sass and Less: nothing in a string is evaluated",
    arguments: hostile + ["#{evil()}", "@{evil}", "`evil`", "$x"])
  func sass(_ text: String) {
    let escaped = Escaper.sass.escape(text)
    #expect(!hasBare("\"", in: escaped) && !hasBare("'", in: escaped))
    #expect(!escaped.contains { "{}`@$#<".contains($0) })
    expectHarmless(escaped)
  }

  @Test("JSON: reads back the same", arguments: hostile)
  func json(_ text: String) throws {
    let escaped = Escaper.json.escape(text)
    guard case .text(let value) = try JSONValue.parse("\"\(escaped)\"") else {
      Issue.record("no string")
      return
    }
    #expect(value == text)
    #expect(!escaped.contains("<"))
  }

  @Test("spell their escapes as the languages do")
  func spelling() {
    #expect(Escaper.swift.escape("\"\\\n\r\t\0\u{2028}*/") == #"\"\\\n\r\t\u{0}\u{2028}*\u{2F}"#)
    #expect(Escaper.css.escape("\"'\\\n</\0*/\u{2028}") == #"\"\'\\\a \3c /\fffd *\2f \2028 "#)
    #expect(Escaper.json.escape("\"\\\n\r\t\u{1}<\u{2028}") == #"\"\\\n\r\t\u0001\u003c\u2028"#)
    #expect(Escaper.html.escape("&<>\"'") == "&amp;&lt;&gt;&quot;&#39;")
  }

  @Test("see what stands before the text")
  func before() {
    var out = OutputBuffer()
    out.append("// 2 *")
    Escaper.swift.append("/ x", to: &out)
    #expect(String(decoding: out.bytes, as: UTF8.self) == #"// 2 *\u{2F} x"#)
  }

  @Test("turn bytes that are no UTF-8 into U+FFFD")
  func invalid() {
    for escaper in Escaper.all {
      var out = OutputBuffer()
      escaper.append([0x61, 0xC3, 0x22, 0xFF, 0x62], to: &out)
      let text = String(decoding: out.bytes, as: UTF8.self)
      #expect(Array(text.utf8) == out.bytes)
      #expect(text.hasPrefix("a\u{FFFD}") && text.hasSuffix("\u{FFFD}b"))
    }
  }

  @Test("take in a language that the engine does not know")
  func ownLanguage() {
    let kotlin = Escaper("Kotlin", fileExtensions: ["kt"], special: "$") { scalar, _, out in
      guard scalar == "$" else { return false }
      out.append("\\$")
      return true
    }
    var schema = Schema()
    let root = schema.scope("root", [.text("t")])
    let entry = TemplateEntry("a.kt", schema: schema, root: root)
    let source = TemplateSource(name: "a.kt", file: FileID(0), bytes: Array("{{t}}".utf8))
    let set = TemplateSet.compile([source], mode: .strict([entry], escapers: [kotlin])).set
    var out = OutputBuffer()
    _ = set.render("a.kt", JSONModel(.object(["t": .text("a$b")]), schema: schema), into: &out)
    #expect(String(decoding: out.bytes, as: UTF8.self) == "a\\$b")
  }

  // MARK: Helpers

  /// Whether a character stands there without an odd number of backslashes before it.
  private func hasBare(_ wanted: Character, in text: String) -> Bool {
    var isEscaped = false
    for character in text {
      if character == wanted, !isEscaped { return true }
      isEscaped = character == "\\" && !isEscaped
    }
    return false
  }

  private func expectHarmless(_ escaped: String) {
    let scalars = escaped.unicodeScalars
    #expect(!scalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0.value == 0x2028 })
    #expect(!scalars.contains { (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value) })
    #expect(!escaped.contains("*/") && !escaped.contains("/*"))
  }

  private static let swiftEscapes: [Character: String] = ["n": "\n", "r": "\r", "t": "\t", "\"": "\"", "\\": "\\"]

  /// What the Swift compiler makes of the body of a literal.
  private func readBack(_ body: String, _ escapes: [Character: String]) -> String {
    var result = ""
    var rest = body[...]
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      guard next == "u", let end = rest.firstIndex(of: "}") else {
        result += escapes[next] ?? "?"
        continue
      }
      let digits = rest[rest.index(after: rest.startIndex)..<end]
      result.unicodeScalars.append(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "?")
      rest = rest[rest.index(after: end)...]
    }
    return result
  }
}
