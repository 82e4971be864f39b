import Testing
import TokenDiagnostics
import TokenSource

@Suite("Formats that services read")
struct ReportFormatTests {
  private func github(_ rendering: Rendering, _ diagnostics: Diagnostic...) -> String {
    var output = OutputBuffer()
    GitHubRenderer.render(diagnostics, files: rendering.files, into: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  private func sarif(
    _ rendering: Rendering, rules: [RuleDescription] = [], _ diagnostics: Diagnostic...
  ) -> String {
    var output = OutputBuffer()
    SARIFRenderer.render(diagnostics, files: rendering.files, rules: rules, version: "1.2.3", into: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  // MARK: GitHub

  @Test("A workflow command has its place, its id and everything else in one line")
  func command() {
    let rendering = Rendering.player
    #expect(
      github(rendering, Rendering.clearGlass(rendering))
        == "::warning file=tokens/player.tokens.json,line=6,col=18,endLine=6,endColumn=24,title=clear-bright-dimming::"
        + "clear glass over bright video has no dimming layer (iOS, iPadOS, macOS)%0Athe backdrop is bright%0A"
        + "35 %25 is the least%0Afix: replace with 0.35\n")
  }

  @Test("An info is a notice, a fault of the run has no place, and nothing can start a command of its own")
  func escaping() {
    let rendering = Rendering("{}", path: "a,b:c\n::error::%.json")
    #expect(github(rendering, Diagnostic(.info, "x", "m")) == "::notice title=x::m\n")
    let forged = Diagnostic(.error, "x", "100 %\r\n::error::forged", at: rendering.place("{}"))
    #expect(
      github(rendering, forged)
        == #"::error file=a%2Cb%3Ac\n%3A%3Aerror%3A%3A%25.json,line=1,col=1,endLine=1,endColumn=3,title=x::"#
        + #"100 %25\r\n::error::forged"# + "\n")
  }

  // MARK: SARIF

  @Test("A document without findings is complete")
  func empty() {
    #expect(
      sarif(Rendering("")) == #"""
        {
        "$schema":"https://json.schemastore.org/sarif-2.1.0.json",
        "version":"2.1.0",
        "runs":[{
        "tool":{"driver":{"name":"tokenc","version":"1.2.3","rules":[]}},
        "columnKind":"utf16CodeUnits",
        "results":[]
        }]
        }

        """#)
  }

  @Test("A result has rule, level, places, notes, fixes and for what it holds")
  func result() {
    let rendering = Rendering.player
    let rule = RuleDescription(
      "clear-bright-dimming", summary: "No layer", help: "Why. Do.", url: "https://example.com", severity: .warning)
    let text = sarif(rendering, rules: [rule], Rendering.clearGlass(rendering))
    let region = #"{"startLine":6,"startColumn":18,"endLine":6,"endColumn":24}"#
    let file = #""artifactLocation":{"uri":"tokens/player.tokens.json"}"#
    #expect(
      text.contains(
        #"{"id":"clear-bright-dimming","shortDescription":{"text":"No layer."},"#
          + #""fullDescription":{"text":"No layer. Why. Do."},"help":{"text":"Why. Do."},"#
          + #""helpUri":"https://example.com","defaultConfiguration":{"level":"warning"}}"#))
    #expect(
      text.contains(#"{"ruleId":"clear-bright-dimming","ruleIndex":0,"level":"warning","message":{"text":"clear "#))
    #expect(text.contains(#""locations":[{"physicalLocation":{\#(file),"region":\#(region)}}]"#))
    #expect(text.contains(#"{"id":1,"message":{"text":"35 % is the least"}}]"#))
    #expect(
      text.contains(
        #""fixes":[{"description":{"text":"replace with 0.35"},"artifactChanges":[{\#(file),"replacements":[{"#
          + #""deletedRegion":\#(region),"insertedContent":{"text":"0.35"}}]}]}]"#))
    #expect(
      text.contains(
        #""properties":{"platforms":["iOS","iPadOS","macOS"],"appearances":["dark"],"contexts":[],"figure":1.54}"#))
  }

  @Test("Rules are listed once, in the order of ids, and results point at them")
  func rules() {
    let text = sarif(
      Rendering("{}"), Diagnostic(.info, "z", "m"), Diagnostic(.error, "a", "m"), Diagnostic(.error, "z", "n"))
    #expect(text.contains("\"rules\":[\n{\"id\":\"a\"},\n{\"id\":\"z\"}]"))
    #expect(text.contains(#"{"ruleId":"z","ruleIndex":1,"level":"note""#))
    #expect(text.contains(#"{"ruleId":"a","ruleIndex":0,"level":"error""#))
  }

  @Test("Columns count UTF-16 units, in short and in very long lines")
  func columns() {
    let emoji = "👩‍👩‍👧é中"
    for count in [1, 3_000] {
      let head = String(repeating: emoji, count: count)
      let rendering = Rendering("\u{FEFF}{\r\n\"\(head)\": tru }")
      let text = sarif(rendering, Diagnostic(.error, "json-syntax", "m", at: rendering.place("tru")))
      let column = head.utf16.count + 5
      #expect(text.contains(#""startLine":2,"startColumn":\#(column),"endLine":2,"endColumn":\#(column + 3)}"#))
    }
  }

  @Test(
    "Paths become URIs",
    arguments: [
      ("tokens/a b.json", "tokens/a%20b.json"), ("a:b/c?#%.json", "a%3Ab/c%3F%23%25.json"), ("é", "%C3%A9"),
      ("/abs/é.json", "file:///abs/%C3%A9.json"), ("../up.json", "../up.json"), ("a\\b\n\"", "a%5Cb%0A%22"),
    ])
  func uris(_ path: String, _ uri: String) {
    let rendering = Rendering("{}", path: path)
    let text = sarif(rendering, Diagnostic(.error, "x", "m", at: rendering.place("{}")))
    #expect(text.contains(#""artifactLocation":{"uri":"\#(uri)"}"#))
  }
}
