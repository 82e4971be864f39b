import Testing
import TokenDiagnostics
import TokenSource
import TokenSyntax

/// A text, and the same in the layout.
struct LaidOut: Sendable, CustomStringConvertible {
  let name: String
  let text: String
  let expected: String
  var description: String { name }

  init(_ name: String, _ text: String, _ expected: String) {
    self.name = name
    self.text = text
    self.expected = expected
  }

  static let all = [
    LaidOut("a number", "  1.50e+3 ", "1.50e+3"),
    LaidOut("nothing inside", "\u{FEFF}{ }", "{}"),
    LaidOut("an empty array", "[\n]", "[]"),
    LaidOut("the outermost is never on one line", #"{"version":"2025.10"}"#, "{\n  \"version\": \"2025.10\"\n}"),
    LaidOut("nor is an outermost array", "[1, {}]", "[\n  1,\n  {}\n]"),
    LaidOut(
      "what is short stands on a line", #"{"a":{"$value":{"colorSpace":"srgb","components":[0,0.50,1E0]}}}"#,
      "{\n  \"a\": { \"$value\": { \"colorSpace\": \"srgb\", \"components\": [0, 0.50, 1E0] } }\n}"),
    LaidOut(
      "a group never does",
      ##"{"g":{"a":{"$value":1}},"h":{"$ref":"#/g"},"i":{"$value":1,"$extensions":{"x":{"$value":1}}}}"##,
      """
      {
        "g": {
          "a": { "$value": 1 }
        },
        "h": { "$ref": "#/g" },
        "i": {
          "$value": 1,
          "$extensions": {
            "x": { "$value": 1 }
          }
        }
      }
      """),
    LaidOut(
      "escaped names are the names they mean", #"{"g":{"a":{"\u0024value":1}}}"#,
      "{\n  \"g\": {\n    \"a\": { \"\\u0024value\": 1 }\n  }\n}"),
    LaidOut(
      "texts keep their escapes, and repeated members their places", #"{"é":"\u00e9\/","é":[true,null]}"#,
      "{\n  \"é\": \"\\u00e9\\/\",\n  \"é\": [true, null]\n}"),
    LaidOut(
      "an array of objects", #"[{"a":[]},{"b":{}}]"#, "[\n  { \"a\": [] },\n  { \"b\": {} }\n]"),
  ]

  /// A member whose line has so many characters, and another behind it or none.
  static func line(_ length: Int, isLast: Bool, filler: Character) -> String {
    let frame = "  \"a\": [1, \"\"]" + (isLast ? "" : ",")
    let text = String(repeating: filler, count: length - frame.count)
    return "{\"a\": [1,\"\(text)\"]" + (isLast ? "}" : ", \"b\": 1}")
  }
}

/// The layout that `tokenc format` gives to files.
struct LayoutTests {
  private func layout(_ text: String) -> String { String(decoding: JSONLayout.text(Reading(text).tree), as: UTF8.self) }

  @Test(arguments: LaidOut.all)
  func rules(_ example: LaidOut) { #expect(layout(example.text) == example.expected + "\n") }

  /// 119 characters are the most, a comma counted, whatever the bytes of each.
  @Test(arguments: [true, false], ["a", "é", "漢", "😀"] as [Character])
  func limit(isLast: Bool, filler: Character) {
    let longest = layout(LaidOut.line(119, isLast: isLast, filler: filler)).split(separator: "\n")
    #expect(longest.count == (isLast ? 3 : 4))
    #expect(longest[1].count == 119)
    let longer = layout(LaidOut.line(120, isLast: isLast, filler: filler)).split(separator: "\n")
    #expect(longer.count == (isLast ? 6 : 7))
    #expect(longer[1] == "  \"a\": [")
  }

  /// Nothing but white space changes, a layout is its own, and the white space of the source does not matter.
  @Test(arguments: 0..<300)
  func randomTexts(seed: UInt64) {
    var random = SeededGenerator(seed)
    let compact = RandomJSON.compact(&random)
    let before = Reading(RandomJSON.spaced(compact, &random))
    let text = JSONLayout.text(before.tree)
    let after = Reading(text)
    #expect(after.diagnostics.filter { $0.severity == .error } == [])
    #expect(Self.content(after) == Self.content(before))
    #expect(JSONLayout.text(after.tree) == text)
    #expect(JSONLayout.text(Reading(compact).tree) == text)
    Self.checkLines(String(decoding: text, as: UTF8.self))
  }

  /// What the nodes are, and the bytes of those that hold no others.
  private static func content(_ reading: Reading) -> [String] {
    reading.tree.nodes.map { node in
      let isOpen = node.kind == .object || node.kind == .array
      return "\(node.kind) \(node.next) " + (isOpen ? "" : reading.file.text(node.range))
    }
  }

  /// Lines that hold more than a name and a text are short, indented evenly, and free of trailing space.
  private static func checkLines(_ text: String) {
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n") && !text.contains("\r"))
    for line in text.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.unicodeScalars.count < 120)
      #expect(line.prefix { $0 == " " }.count % 2 == 0)
      #expect(line.last != " ")
    }
  }

  /// Deep files need no deep stack, and do not grow with the square of their depth.
  @Test(arguments: ["[", "{\"a\":"])
  func depth(bracket: String) {
    let close = bracket == "[" ? "]" : "}"
    let text = String(repeating: bracket, count: 30_000) + "1" + String(repeating: close, count: 30_000)
    let reading = Reading(text)
    let laid = JSONLayout.text(reading.tree)
    #expect(laid.count < 20_000_000)
    #expect(JSONLayout.text(Reading(laid).tree) == laid)
  }
}
