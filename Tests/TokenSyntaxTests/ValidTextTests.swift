import Testing
import TokenDiagnostics
import TokenSyntax

/// Texts that RFC 8259 allows, with what they mean; nothing is reported.
struct ValidTextTests {
  static let texts: [(text: String, printed: String)] = [
    ("{}", "{}"),
    ("[]", "[]"),
    (" \t\r\n{ \n } ", "{}"),
    ("[ ]", "[]"),
    ("null", "null"),
    ("true", "true"),
    ("false\n", "false"),
    ("0", "0"),
    ("-0", "-0"),
    ("\"\"", "\"\""),
    ("\"a\"", "\"a\""),
    ("\u{FEFF}{}", "{}"),
    ("\u{FEFF}[1]", "[1]"),
    ("{\"a\":1}", "{\"a\":1}"),
    ("{ \"a\" : 1 , \"b\" : 2 }", "{\"a\":1,\"b\":2}"),
    ("{\"\":1}", "{\"\":1}"),
    ("{\"a\":{\"b\":{\"c\":[]}}}", "{\"a\":{\"b\":{\"c\":[]}}}"),
    ("[[],[[]],{}]", "[[],[[]],{}]"),
    (
      "[1,-1,1.5,-1.5,1e5,1E5,1e+5,1e-5,1.5e10,0.0,0e0,-0.0E-0]",
      "[1,-1,1.5,-1.5,1e5,1E5,1e+5,1e-5,1.5e10,0.0,0e0,-0.0E-0]"
    ),
    ("[123456789012345678901234567890]", "[123456789012345678901234567890]"),
    ("[true,false,null]", "[true,false,null]"),
    ("[\n  true,\n  false\n]\n", "[true,false]"),
    ("{\r\n\"a\":\r\n1\r\n}\r\n", "{\"a\":1}"),
    ("{\r\"a\":1\r}", "{\"a\":1}"),
    (#"["\"\\\/\b\f\n\r\t"]"#, #"["\"\\\/\b\f\n\r\t"]"#),
    (#"["\u0000\u001F\u00e9\uFFFF"]"#, #"["\u0000\u001F\u00e9\uFFFF"]"#),
    (#"["\ud83d\ude00"]"#, #"["\ud83d\ude00"]"#),
    ("[\"é漢字😀\"]", "[\"é漢字😀\"]"),
    ("[\"\u{7F}\u{80}\u{2028}\u{2029}\u{FEFF}\u{FFFE}\"]", "[\"\u{7F}\u{80}\u{2028}\u{2029}\u{FEFF}\u{FFFE}\"]"),
    ("[\"\u{10FFFF}\u{D7FF}\u{E000}\"]", "[\"\u{10FFFF}\u{D7FF}\u{E000}\"]"),
    ("[\"// no comment /* here */ # \"]", "[\"// no comment /* here */ # \"]"),
    ("[\"it's 'quoted' “well”\"]", "[\"it's 'quoted' “well”\"]"),
    ("{\"$value\":\"{a.b}\"}", "{\"$value\":\"{a.b}\"}"),
    ("[\"[1,2]}{\"]", "[\"[1,2]}{\"]"),
    (
      "[\"1234567\",\"12345678\",\"123456789\",\"1234567890123456\"]",
      "[\"1234567\",\"12345678\",\"123456789\",\"1234567890123456\"]"
    ),
    ("[1\t,\t2\t]", "[1,2]"),
    ("                                        1                  ", "1"),
    ("{\"a\":\"b\"  ,\n\n\n\n          \"c\":\"d\"}", "{\"a\":\"b\",\"c\":\"d\"}"),
    (#"{"a\u0062":1,"a b":2}"#, #"{"a\u0062":1,"a b":2}"#),
    ("[0.1, 0.25 , 1.0]", "[0.1,0.25,1.0]"),
  ]

  @Test(arguments: texts)
  func isReadWithoutDiagnostics(_ text: String, _ printed: String) {
    let reading = Reading(text)
    #expect(reading.diagnostics.map(\.message) == [])
    #expect(reading.printed == printed)
    #expect(!reading.tree.isTruncated)
  }

  /// The same texts with another file's end and another line end.
  @Test(arguments: texts)
  func isReadWithLineEndsOfWindows(_ text: String, _ printed: String) {
    guard !text.contains("\r") else { return }
    let reading = Reading(text.replacing("\n", with: "\r\n") + "\r\n")
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.printed == printed)
  }
}
