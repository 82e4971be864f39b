import Testing
import TokenSource

/// Offsets to lines and columns.
struct LineTableTests {
  private func place(_ text: String, _ offset: UInt32) -> String {
    let bytes = Array(text.utf8)
    let place = LineTable(bytes).place(at: offset, in: bytes)
    return "\(place.line):\(place.column)"
  }

  @Test(arguments: ["a\nb\nc", "a\rb\rc"])
  func aLineEndsAtEitherCharacter(_ text: String) {
    #expect(LineTable(Array(text.utf8)).starts == [0, 2, 4])
    #expect(place(text, 2) == "2:1")
    #expect(place(text, 4) == "3:1")
  }

  @Test
  func carriageReturnAndLineFeedAreOneLineEnd() {
    #expect(LineTable(Array("a\r\nb\r\n\r\nc".utf8)).starts == [0, 3, 6, 8])
    #expect(LineTable(Array("a\n\rb".utf8)).starts == [0, 2, 3])
  }

  @Test
  func theEndOfTheFileIsAPlace() {
    #expect(place("", 0) == "1:1")
    #expect(place("ab", 2) == "1:3")
    #expect(place("ab\n", 3) == "2:1")
    #expect(place("ab", 99) == "1:3")
  }

  @Test
  func aByteOrderMarkTakesNoColumn() {
    #expect(place("\u{FEFF}ab", 3) == "1:1")
    #expect(place("\u{FEFF}ab", 4) == "1:2")
    #expect(place("\u{FEFF}ab", 0) == "1:1")
  }

  @Test(arguments: [("é", 2), ("e\u{301}", 3), ("漢", 3), ("😀", 4), ("👩‍👩‍👧", 18), ("🇩🇪", 8)])
  func aCharacterTakesOneColumn(_ character: String, _ bytes: UInt32) {
    #expect(place(character + "x", bytes) == "1:2")
  }

  @Test
  func aLineReachesToItsEnd() {
    let bytes = Array("ab\r\n\ncd".utf8)
    let table = LineTable(bytes)
    #expect(table.range(ofLine: 0, in: bytes) == ByteRange(0, 2))
    #expect(table.range(ofLine: 1, in: bytes) == ByteRange(4, 4))
    #expect(table.range(ofLine: 2, in: bytes) == ByteRange(5, 7))
  }

  @Test
  func everyOffsetLiesInItsLine() {
    let bytes = Array("one\ntwo\r\n\rthree\n".utf8)
    let table = LineTable(bytes)
    for offset in 0...UInt32(bytes.count) {
      let line = table.line(at: offset)
      #expect(table.starts[line] <= offset)
      if line + 1 < table.starts.count { #expect(offset < table.starts[line + 1]) }
    }
  }
}
