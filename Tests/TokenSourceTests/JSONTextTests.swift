import Testing
import TokenSource

/// JSON strings that are safe wherever they are set.
struct JSONTextTests {
  private func written(_ text: String) -> String {
    var buffer = OutputBuffer()
    buffer.appendJSONString(text)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("", #""""#), ("plain", #""plain""#), ("é 漢字 😀", #""é 漢字 😀""#), (#"a"b\c"#, #""a\"b\\c""#),
    ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#), ("\u{0}\u{1}\u{1F}", #""\u0000\u0001\u001f""#), ("\u{7F}", "\"\u{7F}\""),
    ("</script>", #""<\/script>""#), ("a/b", #""a/b""#), ("<!--", #""<!--""#),
    ("\u{2028}x\u{2029}", #""\u2028x\u2029""#),
    ("\u{2027}\u{202A}", "\"\u{2027}\u{202A}\""), ("<", #""<""#), ("/", #""/""#),
  ])
  func escapesWhatMustBe(_ text: String, _ expected: String) {
    #expect(written(text) == expected)
  }

  @Test
  func writesASliceOfBytes() {
    var buffer = OutputBuffer()
    let source = Array("ab\"c<".utf8) + Array("/d".utf8)
    buffer.appendJSONString(source, 1..<4)
    buffer.appendJSONString(source, 5..<7)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == #""b\"c""/d""#)
  }
}
