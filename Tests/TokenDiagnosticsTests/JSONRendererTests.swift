import Testing
import TokenDiagnostics
import TokenSource

/// One object a line, for programs.
struct JSONRendererTests {
  @Test
  func writesAllMembersInTheirOrder() {
    let rendering = Rendering.player
    let place = #""file":"tokens/player.tokens.json","line":6,"column":18,"endLine":6,"endColumn":24"#
    #expect(
      rendering.json(Rendering.clearGlass(rendering)) == #"""
        {"severity":"warning","rule":"clear-bright-dimming",\#
        "message":"clear glass over bright video has no dimming layer",\#(place),\#
        "platforms":["iOS","iPadOS","macOS"],"appearances":["dark"],"contexts":[],"figure":1.54,\#
        "notes":[{"message":"the backdrop is bright","file":"tokens/player.tokens.json","line":5,"column":54},\#
        {"message":"35 % is the least"}],\#
        "fixes":[{"message":"replace with 0.35",\#(place),"replacement":"0.35"}]}

        """#)
  }

  @Test
  func writesNullWithoutPlace() {
    var diagnostic = Diagnostic(.error, "no-tokens", "no \"token\" file\n</script>")
    diagnostic.figure = .infinity
    #expect(
      Rendering("").json(diagnostic) == #"""
        {"severity":"error","rule":"no-tokens","message":"no \"token\" file\n<\/script>",\#
        "file":null,"line":null,"column":null,"endLine":null,"endColumn":null,\#
        "platforms":[],"appearances":[],"contexts":[],"notes":[],"fixes":[]}

        """#)
  }

  @Test
  func writesTheEndOfARangeOverLines() {
    let rendering = Rendering("{\n\"a\": [\n1\n]}")
    let diagnostic = Diagnostic(.info, "x", "m", at: rendering.place("[\n1\n]"))
    #expect(rendering.json(diagnostic).contains(#""line":2,"column":6,"endLine":4,"endColumn":2"#))
  }
}
