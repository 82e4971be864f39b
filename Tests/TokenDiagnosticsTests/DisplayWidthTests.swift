@testable import TokenDiagnostics
import Testing

/// Columns of a terminal.
struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("漢字", 4), ("한글", 4), ("ｱ", 1), ("Ａ", 2), ("😀", 2),
    ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("→", 1), ("…", 1), ("“”", 2), ("🎨x", 3), ("\u{200B}", 0), ("𠀀", 2),
  ])
  func countsColumns(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}
