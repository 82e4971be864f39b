import Testing

@testable import TokenServing

@Suite("A page as it is served")
struct ServedPageTests {
  private static func served(_ page: String, build: Int = 1) -> (text: String, version: String) {
    let served = ServedPage(Array(page.utf8), build: build)
    return (String(decoding: served.bytes, as: UTF8.self), served.version)
  }

  @Test(
    "The script stands at the end of the body, else of the page, and the page is otherwise as it was",
    arguments: [
      ("<html><body>a</body></html>", "<html><body>a", "</body></html>"),
      ("<BODY>a</BODY >", "<BODY>a", "</BODY >"),
      ("<body><script>'</body>'</script></body>", "<body><script>'</body>'</script>", "</body>"),
      ("no body", "no body", ""), ("", "", ""), ("</bod", "</bod", ""),
    ])
  func script(page: String, before: String, after: String) {
    let (text, version) = Self.served(page)
    #expect(text.hasPrefix(before + "<script>") && text.hasSuffix("</script>\n" + after))
    #expect(text.contains("\"\(version)\""))
    #expect(text.count - page.count == Self.served("").text.count)
  }

  @Test("The version tells builds and pages apart, and nothing else")
  func version() {
    #expect(Self.served("a").version == Self.served("a").version)
    #expect(Self.served("a").version != Self.served("b").version)
    #expect(Self.served("a", build: 1).version != Self.served("a", build: 2).version)
    #expect(Self.served("a", build: 12).version.hasPrefix("12-"))
  }

  @Test("Bytes that are no UTF-8 stay")
  func bytes() {
    let page: [UInt8] = [0xFF, 0x00, 0xC3] + Array("</body>".utf8)
    let served = ServedPage(page, build: 1).bytes
    #expect(Array(served.prefix(3)) == [0xFF, 0x00, 0xC3])
    #expect(served.suffix(7) == page.suffix(7))
  }
}
