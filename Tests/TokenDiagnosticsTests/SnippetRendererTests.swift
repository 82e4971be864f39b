import Testing
import TokenDiagnostics
import TokenSource

/// What people read at a terminal. The carets are to be looked at: they stand under what they mean.
struct SnippetRendererTests {
  @Test
  func showsLinesCaretsLabelNotesAndFixes() {
    let rendering = Rendering.player
    #expect(
      rendering.snippet(Rendering.clearGlass(rendering)) == """
        tokens/player.tokens.json:6:18: warning: clear glass over bright video has no dimming layer [clear-bright-dimming] (iOS, iPadOS, macOS)
            5 |       "backdrop": { "content": "video", "luminance": "bright" },
            6 |       "dimming": "none",
              |                  ^^^^^^ the title falls to 1.54:1 over #FFFFFF in dark
            7 |       "content": {}
              = note: tokens/player.tokens.json:5:54: the backdrop is bright
            5 |       "backdrop": { "content": "video", "luminance": "bright" },
              |                                                      ~~~~~~~~
              = note: 35 % is the least
              = fix: replace with 0.35
              = why: tokenc explain clear-bright-dimming

        """)
  }

  @Test
  func leavesOutNeighboursThatTellNothing() {
    let rendering = Rendering("{\n\n  \"a\": tru\n}\n")
    let diagnostic = Diagnostic(.error, "json-syntax", "“tru” is not JSON", at: rendering.place("tru"))
    #expect(
      rendering.snippet(diagnostic) == """
        tokens/a.tokens.json:3:8: error: “tru” is not JSON [json-syntax]
            3 |   "a": tru
              |        ^^^

        """)
  }

  @Test
  func putsCaretsUnderWideCharactersAndTabs() {
    let rendering = Rendering("{\n\t\"漢字\":\t\"😀e\u{301}x\", \"a\u{300}\": tru\n}")
    let emoji = Diagnostic(.error, "x", "m", at: rendering.place("😀e\u{301}"))
    let word = Diagnostic(.error, "x", "m", at: rendering.place("tru"), label: "here")
    #expect(
      rendering.snippet(emoji, word) == """
        tokens/a.tokens.json:2:9: error: m [x]
            2 |     "漢字": "😀e\u{301}x", "a\u{300}": tru
              |              ^^^
        tokens/a.tokens.json:2:20: error: m [x]
            2 |     "漢字": "😀e\u{301}x", "a\u{300}": tru
              |                          ^^^ here

        """)
  }

  @Test
  func marksAPlaceBetweenCharactersAndTheEndOfTheFile() {
    let rendering = Rendering("{\"a\": 1")
    let end = Diagnostic(.error, "x", "m", at: SourceLocation(rendering.file, .at(7)))
    #expect(
      rendering.snippet(end) == """
        tokens/a.tokens.json:1:8: error: m [x]
            1 | {"a": 1
              |        ^

        """)
    let empty = Rendering("")
    #expect(
      empty.snippet(Diagnostic(.error, "x", "m", at: SourceLocation(empty.file, .at(0)))) == """
        tokens/a.tokens.json:1:1: error: m [x]
            1 |
              | ^

        """)
  }

  @Test
  func underlinesTheFirstLineOfALongRange() {
    let rendering = Rendering("{\n  \"a\": [\n    1\n  ]\n}")
    let diagnostic = Diagnostic(.warning, "x", "m", at: rendering.place("\"a\": [\n    1\n  ]"), label: "all of it")
    #expect(
      rendering.snippet(diagnostic) == """
        tokens/a.tokens.json:2:3: warning: m [x]
            2 |   "a": [
              |   ^^^^^^ all of it
            3 |     1

        """)
  }

  @Test
  func cutsLongLinesToAWindow() {
    let head = String(repeating: "head ", count: 40)
    let tail = String(repeating: " tail", count: 40)
    let rendering = Rendering("[\"\(head)\", tru, \"\(tail)\"]")
    let diagnostic = Diagnostic(.error, "x", "m", at: rendering.place("tru"), label: "no value")
    #expect(
      rendering.snippet(diagnostic) == """
        tokens/a.tokens.json:1:206: error: m [x]
            1 | …ad head head head head head head ", tru, " tail tail tail tail tail tail tail tail tail tail tail tail tail ta…
              |                                      ^^^ no value

        """)
  }

  @Test(arguments: [100, 5_000, 50_000])
  func keepsToTheWidthOfATerminal(_ count: Int) {
    let filler = String(repeating: "漢字😀ab ", count: count)
    let rendering = Rendering("[\"\(filler)\", tru, \"\(filler)\"]\n[\"\(filler)\"]")
    let diagnostic = Diagnostic(.error, "x", "m", at: rendering.place("tru"), label: "no value")
    let lines = rendering.snippet(diagnostic).split(separator: "\n").dropFirst()
    #expect(lines.count == 3)
    for line in lines { #expect(line.count <= 120) }
    let carets = lines.dropFirst().first.map(String.init) ?? ""
    #expect(carets.hasSuffix("^^^ no value"))
  }

  @Test
  func movesALabelThatHasNoRoom() {
    let rendering = Rendering("[\"\(String(repeating: "x", count: 80))\", tru]")
    let label = "the title falls to 1.54:1 over #FFFFFF in dark; a 35 % layer lifts it to 3.11:1"
    let diagnostic = Diagnostic(.error, "x", "m", at: rendering.place("tru"), label: label)
    #expect(
      rendering.snippet(diagnostic) == """
        tokens/a.tokens.json:1:86: error: m [x]
            1 | ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", tru]
              |                                                                                      ^^^
              |                                  the title falls to 1.54:1 over #FFFFFF in dark; a 35 % layer lifts it to 3.11:1

        """)
  }

  @Test
  func showsControlCharactersAsPictures() {
    let rendering = Rendering("[\"a\u{1B}[31m\u{0}b\u{202E}c\", tru]", path: "a\u{1B}.json")
    let diagnostic = Diagnostic(.error, "x", "m\u{7}", at: rendering.place("tru"))
    #expect(
      rendering.snippet(diagnostic) == """
        a\\u{1B}.json:1:16: error: m\\u{7} [x]
            1 | ["a␛[31m␀b\u{FFFD}c", tru]
              |                ^^^

        """)
  }

  @Test
  func saysWhereAFixOfAnotherLineBelongs() {
    let rendering = Rendering("[\n  1\n  2\n]")
    let comma = SourceLocation(rendering.file, .at(5))
    let diagnostic = Diagnostic(
      .error, "x", "expected “,”", at: rendering.place("2"), fixes: [FixIt("insert “,”", replacing: comma, with: ",")])
    #expect(
      rendering.snippet(diagnostic) == """
        tokens/a.tokens.json:3:3: error: expected “,” [x]
            2 |   1
            3 |   2
              |   ^
              = fix: insert “,” at tokens/a.tokens.json:2:4

        """)
  }

  @Test
  func writesAFaultOfTheRunInOneLine() {
    #expect(Rendering("").snippet(Diagnostic(.info, "x", "nothing to do")) == "info: nothing to do [x]\n")
  }

  @Test
  func coloursNothingButWhatItSays() {
    let rendering = Rendering.player
    let plain = rendering.snippet(Rendering.clearGlass(rendering))
    let colored = rendering.snippet(Rendering.clearGlass(rendering), color: true)
    #expect(colored.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    var stripped = ""
    var isInside = false
    for character in colored {
      if character == "\u{1B}" { isInside = true }
      if !isInside { stripped.append(character) }
      if character == "m" { isInside = false }
    }
    #expect(stripped == plain)
  }

  /// Many diagnostics in one long line: places are counted from known ones, not from the line's start each time.
  @Test(.timeLimit(.minutes(15)))
  func aMinifiedFileTakesLinearTime() {
    let unit = "{\"é漢\":tru},"
    let rendering = Rendering("[" + String(repeating: unit, count: 60_000) + "1]")
    let size = unit.utf8.count
    let diagnostics = stride(from: 0, to: 60_000, by: 300).map { index in
      Diagnostic(
        .error, "x", "m", at: SourceLocation(rendering.file, ByteRange(1 + index * size + 9, 1 + index * size + 12)))
    }
    var output = OutputBuffer()
    SnippetRenderer.render(diagnostics, files: rendering.files, into: &output)
    JSONRenderer.render(diagnostics, files: rendering.files, into: &output)
    let text = String(decoding: output.bytes, as: UTF8.self)
    #expect(text.contains("tokens/a.tokens.json:1:\(1 + 59_700 * unit.count + 7): error"))
  }
}
