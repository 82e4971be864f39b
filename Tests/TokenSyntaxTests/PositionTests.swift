import Testing
import TokenDiagnostics
import TokenSource
import TokenSyntax

/// Lines and columns as people count them.
struct PositionTests {
  @Test
  func threeMistakesAreFoundAtTheirPlaces() {
    let reading = Reading("{\n  \"a\": .5,\n  \"b\": [1 2],\n  \"c\": tru\n}\n")
    #expect(reading.places == ["2:8", "3:11", "4:8"])
  }

  @Test
  func lineEndsOfWindowsCountOnce() {
    let reading = Reading("{\r\n  \"a\": .5,\r\n  \"b\": [1 2],\r\n  \"c\": tru\r\n}\r\n")
    #expect(reading.places == ["2:8", "3:11", "4:8"])
  }

  @Test
  func aByteOrderMarkHasNoColumn() {
    #expect(Reading("\u{FEFF}{\"a\": .5}").places == ["1:7"])
    #expect(Reading("\u{FEFF}\n{\"a\": .5}").places == ["2:7"])
  }

  @Test(arguments: [
    ("{\"é\": .5}", "1:7"), ("{\"e\u{301}\": .5}", "1:7"), ("{\"漢字\": .5}", "1:8"), ("{\"😀\": .5}", "1:7"),
    ("{\"👩‍👩‍👧\": .5}", "1:7"), ("{\"🇩🇪\": .5}", "1:7"), ("{\t\"a\": .5}", "1:8"),
  ])
  func columnsCountCharacters(_ text: String, _ place: String) {
    #expect(Reading(text).places == [place])
  }

  @Test
  func repeatedNamesShowBothPlaces() {
    let reading = Reading("{\n  \"a\": 1,\n  \"a\": 2\n}")
    #expect(reading.places == ["3:3"])
    #expect(reading.diagnostics.first?.severity == .warning)
    #expect(reading.diagnostics.first?.id == "duplicate-key")
    #expect(reading.diagnostics.first?.notes.first?.location?.range == ByteRange(4, 7))
  }

  @Test
  func anOpenBracketIsNoted() {
    let reading = Reading("{\n  \"a\": [\n    1\n")
    #expect(reading.places == ["3:6"])
    #expect(reading.diagnostics.first?.notes.map { $0.location?.range.lower } == [9, 0])
  }

  /// The bracket that is missing is not where the file ends; the indentation tells where.
  @Test
  func aMissingBracketIsTracedByIndentation() {
    let text = "{\n  \"a\": {\n    \"b\": {\n      \"c\": 1\n  },\n  \"d\": 2\n}\n"
    let note = Reading(text).diagnostics.first?.notes.first
    #expect(note?.message.contains("indented for another one") == true)
    #expect(note?.location?.range == ByteRange(20, 21))
  }

  @Test
  func nodesCoverQuotesAndBrackets() {
    let tree = Reading("{\"a\": [1, \"b\"]}").tree
    #expect(
      tree.nodes.map(\.range) == [
        ByteRange(0, 15), ByteRange(1, 4), ByteRange(6, 14), ByteRange(7, 8), ByteRange(10, 13),
      ])
    #expect(tree.nodes.map(\.next) == [5, 2, 5, 4, 5])
  }
}
