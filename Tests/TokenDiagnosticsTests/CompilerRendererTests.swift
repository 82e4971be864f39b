import Testing
import TokenDiagnostics
import TokenSource

/// One line each, as Xcode and SwiftPM read them.
struct CompilerRendererTests {
  @Test
  func writesPlaceMessageIdAndPlatforms() {
    let rendering = Rendering.player
    #expect(
      rendering.compiler(Rendering.clearGlass(rendering)) == """
        tokens/player.tokens.json:6:18: warning: clear glass over bright video has no dimming layer [clear-bright-dimming] (iOS, iPadOS, macOS)
        tokens/player.tokens.json:5:54: note: the backdrop is bright
        note: 35 % is the least
        tokens/player.tokens.json:6:18: note: fix: replace with 0.35

        """)
  }

  @Test
  func writesAFaultOfTheRunWithoutPlace() {
    let diagnostic = Diagnostic(.error, "no-tokens", "no token file found")
    #expect(Rendering("").compiler(diagnostic) == "error: no token file found [no-tokens]\n")
  }

  @Test
  func countsCharactersNotBytes() {
    let rendering = Rendering("\u{FEFF}{\r\n  \"👩‍👩‍👧é\": tru }")
    let diagnostic = Diagnostic(.error, "json-syntax", "“tru” is not JSON", at: rendering.place("tru"))
    #expect(rendering.compiler(diagnostic) == "tokens/a.tokens.json:2:9: error: “tru” is not JSON [json-syntax]\n")
  }

  /// A file or a name can't forge a line of its own, move the cursor or turn the text around.
  @Test
  func escapesWhatCouldForgeALine() {
    let rendering = Rendering("{}", path: "a\nb.json:1:1: error: forged")
    let diagnostic = Diagnostic(
      .error, "x", "bad\r\nname \u{1B}[31m\u{202E}\u{85}\u{2028}\t“é”", at: rendering.place("{}"))
    #expect(
      rendering.compiler(diagnostic)
        == #"a\nb.json:1:1: error: forged:1:1: error: bad\r\nname \u{1B}[31m\u{202E}\u{85}\u{2028}\t“é” [x]"# + "\n")
  }
}
