import Testing
import TokenDiagnostics
import TokenModel
import TokenRules
import TokenSource
import TokenSyntax

/// A token file taken through the whole of the model and the rules.
struct RuleRun {
  /// Places that a mark such as `1️⃣` stands before, in order.
  let marks: [Int]
  let set: TokenSet
  let configuration: Configuration
  let files: SourceFiles
  /// What the rules found.
  let diagnostics: [Diagnostic]
  /// What the stages before the rules found.
  let earlier: [Diagnostic]

  /// How legible the surfaces are; nothing unless it was asked for.
  let legibility: Legibility

  static let library = FileID(0)
  static let project = FileID(1)
  static let settings = FileID(2)

  /// Checks a file; neither it nor the configuration may be faulty in the eyes of earlier stages.
  ///
  /// Most rules are about what is declared; whether the colors of an example can be read is another matter, which is
  /// judged only on request, and then with the figures of the library that comes with the tool.
  ///
  /// - Parameters:
  ///   - platforms: the platforms to judge; nil for those that are configured.
  ///   - legibility: whether legibility is judged too.
  init(
    _ marked: String, configuration: String = "{}", platforms: PlatformSet? = nil, faulty: Bool = false,
    legibility: Bool = false,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let (text, marks) = RuleExample.unmarked(marked)
    let (settings, settingMarks) = RuleExample.unmarked(configuration)
    self.marks = marks + settingMarks
    files = SourceFiles(
      [
        SourceFile(path: "apple.tokens.json", bytes: Array((legibility ? "{}" : TestLibrary.text).utf8)),
        SourceFile(path: "app.tokens.json", bytes: Array(text.utf8)),
        SourceFile(path: "tokenc.json", bytes: Array(settings.utf8)),
      ] + (legibility ? TestLibrary.files : []))
    let library = JSONParser.parse(files[Self.library], id: Self.library)
    let project = JSONParser.parse(files[Self.project], id: Self.project)
    let settingTree = JSONParser.parse(files[Self.settings], id: Self.settings)
    let (read, settingFaults) = ConfigurationReader.read(settingTree.tree)
    let files = files
    let figures = (3..<(legibility ? 3 + TestLibrary.files.count : 3)).map { index in
      SourceTree(JSONParser.parse(files[FileID(index)], id: FileID(index)).tree, layer: .library)
    }
    let trees = figures + [SourceTree(library.tree, layer: .library), SourceTree(project.tree)]
    let (set, faults) = TokenSet.build(trees, platforms: platforms ?? read.platformSet)
    self.set = set
    self.configuration = read
    self.legibility = legibility ? Legibility(set, SurfacePlanner(set, minimums: read.platforms)) : .none
    diagnostics = RuleEngine.check(set, read, self.legibility).sortedForOutput(files)
    earlier = library.diagnostics + project.diagnostics + settingTree.diagnostics + settingFaults + faults
    if !faulty {
      let errors = earlier.filter { $0.severity != .info }
      #expect(errors.isEmpty, "\(errors.map(\.message))", sourceLocation: sourceLocation)
    }
  }

  /// Checks a file with one surface, given the inside of its value.
  init(
    surface members: String, configuration: String = "{}", legibility: Bool = false,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let file = #"{ "it": { "$type": "surface", "$value": { \#(members) } } }"#
    self.init(file, configuration: configuration, legibility: legibility, sourceLocation: sourceLocation)
  }

  /// What one rule finds when it is alone.
  func findings(of rule: any Rule.Type) -> [RuleFinding] {
    RuleEngine.findings(of: rule, in: RuleContext(set, configuration, legibility))
  }

  /// The ids found, in order of place.
  var ids: [String] { diagnostics.map(\.id.rawValue) }

  /// The diagnostics with an id.
  func found(_ id: DiagnosticID) -> [Diagnostic] { diagnostics.filter { $0.id == id } }

  /// Whether a diagnostic points exactly at what follows a mark.
  func isMarked(_ diagnostic: Diagnostic, _ mark: Int = 0) -> Bool {
    diagnostic.location.map { Int($0.range.lower) } == marks[mark]
  }

  /// The text a diagnostic points at.
  func text(_ diagnostic: Diagnostic) -> String? { diagnostic.location.map(text) }

  /// The text at a place.
  func text(_ place: TokenDiagnostics.SourceLocation) -> String { files[place.file].text(place.range) }

  /// The type of the token whose value a diagnostic points into; empty for none.
  func type(of diagnostic: Diagnostic) -> String {
    guard let place = diagnostic.location else { return "" }
    let token = set.tokens.first {
      let (name, value) = (set.assembled.place(of: $0), set.assembled.valuePlace(of: $0))
      return name.file == place.file && name.range.lower <= place.range.lower && place.range.upper <= value.range.upper
    }
    return token.flatMap { set.type(of: $0)?.rawValue } ?? ""
  }

  /// The project's file after all fixes of some diagnostics.
  func fixed(_ diagnostics: [Diagnostic]) -> String {
    var bytes = files[Self.project].bytes
    let fixes = diagnostics.flatMap(\.fixes).sorted { $0.location.range.lower > $1.location.range.lower }
    for fix in fixes { bytes.replaceSubrange(fix.location.range.indices, with: Array(fix.replacement.utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
