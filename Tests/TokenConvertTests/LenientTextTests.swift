import Testing
import TokenSource
import TokenSyntax

@testable import TokenConvert

@Suite struct LenientTextTests {
  private func plain(_ text: String) -> String {
    String(decoding: LenientText.rewrite(Array(text.utf8)).plain, as: UTF8.self)
  }

  @Test(arguments: [
    ("{a: 1}", "{\"a\": 1}"), ("{'a': 'b'}", "{\"a\": \"b\"}"), ("[1,2,]", "[1,2 ]"), ("{\"a\":1, }", "{\"a\":1  }"),
    ("[1, /* x */ 2]", "[1,         2]"), ("[1] // end", "[1]       "), ("'say \"hi\"'", "\"say \\\"hi\\\"\""),
    (#"'it\'s'"#, #""it's""#), ("[0xFF, +1, .5, 5., -.5]", "[255, 1, 0.5, 5.0, -0.5]"),
    ("{$a_1: true}", "{\"$a_1\": true}"),
    ("'a\\\nb'", "\"ab\""), (#"'\x41\v'"#, #""\u0041\u000b""#), ("{größe: 1}", "{\"größe\": 1}"),
    ("\"// no comment, /* none */\"", "\"// no comment, /* none */\""), ("{10: 1}", "{\"10\": 1}"),
    ("[1, // c,\n]", "[1       \n]"), ("{\"a\": [1, 2]}", "{\"a\": [1, 2]}"), ("[,]", "[,]"),
    ("{a: Infinity}", "{\"a\": Infinity}"),
  ])
  func rewrites(text: String, result: String) { #expect(plain(text) == result) }

  @Test func placesLeadBack() throws {
    let text = "// first\n{\n  name: 'x', // note\n  value: '#f00',\n}\n"
    let (plain, map) = LenientText.rewrite(Array(text.utf8))
    let (tree, faults) = JSONParser.parse(SourceFile(path: "a.json5", bytes: plain), id: FileID(0))
    #expect(faults.isEmpty)
    let root = try #require(tree.root)
    for (name, spelled) in [("name", "'x'"), ("value", "'#f00'")] {
      let node = try #require(tree.member(name, of: root))
      let range = map.original(Int(tree.range(node).lower))..<map.original(Int(tree.range(node).upper))
      #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == spelled)
    }
  }

  @Test func whatIsJSONAlreadyStaysAsItIs() {
    let text = #"{"a": [1.5e3, -2, "x\n\u00e9", true, null], "b": {"c": "d"}}"#
    #expect(plain(text) == text)
  }

  @Test(arguments: ["/*", "'", "\"\\", "{a", "[1,", "+", "0x", "'\\", "/", "//", "{'a':", "\u{FEFF}{}", "`", "."])
  func endsWhateverTheText(text: String) { _ = plain(text) }
}
