import Testing
import TokenCompiler
import TokenDiagnostics
import TokenSource
import TokenTestSupport

@Suite("Suggestions and fixes")
struct SuggestionTests {
  /// A slip of the pen and what was meant.
  struct Slip: Sendable, CustomStringConvertible {
    let text: String
    let meant: String
    var file = "t.tokens.json"
    var description: String { text }

    init(_ text: String, _ meant: String, in file: String = "t.tokens.json") {
      self.text = text
      self.meant = meant
      self.file = file
    }

    static func value(_ type: String, _ value: String, _ meant: String) -> Slip {
      Slip(#"{"t": {"$type": "\#(type)", "$value": \#(value)}}"#, meant)
    }

    static let all = [
      Slip(#"{"t": {"$type": "colour", "$value": 1}}"#, "color"),
      Slip(#"{"t": {"$type": "FontFamily", "$value": 1}}"#, "fontFamily"),
      Slip(#"{"t": {"$type": "number", "$value": 1, "$descripton": "x"}}"#, "$description"),
      Slip(#"{"t": {"$value": "{base.redd}"}}"#, "base.red"),
      Slip(#"{"t": {"$value": "{bases.weight}"}}"#, "base.weight"),
      Slip(#"{"t": {"$value": "{apple.glass.cleer}"}}"#, "apple.glass.clear"),
      .value("dimension", #"{"value": 1, "unit": "pxs"}"#, "px"),
      .value("dimension", #"{"valeu": 1, "unit": "px"}"#, "value"),
      .value("color", #"{"colorspace": "srgb", "components": [0, 0, 0]}"#, "colorSpace"),
      .value("color", #"{"colorSpace": "displayp3", "components": [0, 0, 0]}"#, "display-p3"),
      .value("fontWeight", #""semibold""#, "semi-bold"),
      .value("strokeStyle", #""Dashed""#, "dashed"),
      .value("material", #"{"kind": "glas"}"#, "glass"),
      .value("material", #"{"kind": "standard", "thickness": "ultrathin"}"#, "ultraThin"),
      .value("surface", #"{"role": "tabbar", "material": "system"}"#, "tab-bar"),
      .value("surface", #"{"role": "window", "material": "system", "sheme": "dark"}"#, "scheme"),
      .value("surface", #"{"role": "window", "material": "system", "platforms": ["iPadOs"]}"#, "iPadOS"),
      .value(
        "vibrancy", #"{"category": "lable", "appearance": {"light": "{base.red}", "dark": "{base.red}"}}"#, "label"),
      Slip(#"{"plattforms": {}}"#, "platforms", in: "tokenc.json"),
      Slip(#"{"platforms": {"MacOS": "14"}}"#, "macOS", in: "tokenc.json"),
      Slip(#"{"rules": {"clear-brigth-dimming": "off"}}"#, "clear-bright-dimming", in: "tokenc.json"),
      Slip(#"{"templates": {"web/token.css": "x"}}"#, "web/tokens.css", in: "tokenc.json"),
    ]
  }

  @Test("A slip of the pen gets the word that was meant", arguments: Slip.all)
  func suggests(slip: Slip) async {
    let run = await TestCompilation.of(
      bytes: FaultyProject.valid.merging([slip.file: Array(slip.text.utf8)]) { $1 })
    let messages = run.analysis.diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("did you mean “\(slip.meant)”?") }, "\(messages)")
  }

  @Test("Something far off gets no suggestion, but the list")
  func farOff() async {
    let run = await TestCompilation.of([
      "t.tokens.json": #"{"t": {"$type": "material", "$value": {"kind": "concrete"}}}"#
    ])
    let message = run.analysis.diagnostics.first?.message ?? ""
    #expect(message.contains("standard, glass") && !message.contains("did you mean"))
  }

  @Test("A member that stands there already is not suggested")
  func present() async {
    let run = await TestCompilation.of([
      "t.tokens.json": #"{"t": {"$type": "material", "$value": {"kind": "glass", "kinds": 1}}}"#,
      "tokenc.json": #"{"name": "A", "nam": "B"}"#,
    ])
    #expect(run.ids == ["value", "configuration"])
    #expect(run.analysis.diagnostics.allSatisfy { !$0.message.contains("did you mean") && $0.fixes.isEmpty })
  }

  // MARK: Fixes

  /// A diagnostic's fix, carried out on the files.
  private func mended(_ files: [String: [UInt8]], _ fix: FixIt, in run: TestCompilation) -> [String: [UInt8]] {
    var files = files
    let name = run.analysis.files[fix.location.file].name
    files[name]?.replaceSubrange(fix.location.range.indices, with: Array(fix.replacement.utf8))
    return files
  }

  /// How often each message is given, places left out, since a fix moves those behind it.
  private func counts(_ run: TestCompilation) -> [String: Int] {
    Dictionary(run.analysis.diagnostics.map { ("\($0.id.rawValue): \($0.message)", 1) }, uniquingKeysWith: +)
  }

  @Test("Every fix, carried out, takes its fault away and breaks no syntax", arguments: FaultArea.all)
  func fixes(area: FaultArea) async {
    let project = FaultyProject(once: area.faults, .emoji)
    let before = await TestCompilation.of(bytes: project.files) { $0.only = [] }
    let (old, syntax) = (counts(before), before.ids.count { $0 == "json-syntax" })
    for diagnostic in before.analysis.diagnostics {
      for fix in diagnostic.fixes {
        let after = await TestCompilation.of(bytes: mended(project.files, fix, in: before)) { $0.only = [] }
        let message = "\(diagnostic.id.rawValue): \(diagnostic.message)"
        let change = (counts(after)[message] ?? 0) - (old[message] ?? 0)
        #expect(change == -1, "\(diagnostic.message), \(fix.message)")
        let isSyntax = diagnostic.id == "json-syntax"
        #expect(after.ids.count { $0 == "json-syntax" } == syntax - (isSyntax ? 1 : 0), "\(fix.message)")
      }
    }
  }

  @Test("Fixes of the configuration", arguments: ConfigurationFault.all)
  func configuration(fault: ConfigurationFault) async {
    var files = FaultyProject.valid
    files["tokenc.json"] = Marked(fault.text).bytes
    files["own.css.mustache"] = []
    let before = await TestCompilation.of(bytes: files) { $0.only = [] }
    for diagnostic in before.analysis.diagnostics {
      for fix in diagnostic.fixes {
        let after = await TestCompilation.of(bytes: mended(files, fix, in: before)) { $0.only = [] }
        #expect(after.analysis.diagnostics.allSatisfy { $0.message != diagnostic.message }, "\(diagnostic.message)")
      }
    }
  }
}
