import Testing
import TokenDiagnostics
import TokenModel
import TokenSource
import TokenSyntax

/// Token files taken through the parser and the whole of the model.
struct ModelRun {
  let set: TokenSet
  let files: SourceFiles
  /// Everything that was said, in the order it is shown.
  let diagnostics: [Diagnostic]
  /// The marked places, in order of files.
  let marks: [TokenDiagnostics.SourceLocation]

  /// Reads files in order, the library's first.
  init(
    library: [String] = [], _ project: [String], merge: SourceMerge = .distinct, platforms: PlatformSet = .all,
    inheritedLimit: Int = Configuration().inheritedLimit
  ) {
    var files = SourceFiles()
    var trees: [SourceTree] = []
    var said: [Diagnostic] = []
    var marks: [TokenDiagnostics.SourceLocation] = []
    for (index, marked) in (library + project).enumerated() {
      let isLibrary = index < library.count
      let (name, text) = (isLibrary ? "apple\(index)" : "\(index - library.count)", MarkedText(marked))
      let file = SourceFile(path: "\(name).tokens.json", bytes: Array(text.text.utf8))
      let id = files.add(file)
      marks += text.offsets.map { SourceLocation(id, .at($0)) }
      let (tree, faults) = JSONParser.parse(file, id: id)
      trees.append(SourceTree(tree, layer: isLibrary ? .library : .project))
      said += faults
    }
    let (set, faults) = TokenSet.build(
      trees, merge: merge, platforms: platforms, inheritedLimit: inheritedLimit)
    self.set = set
    self.files = files
    self.marks = marks
    diagnostics = (said + faults).sortedForOutput(files)
  }

  /// Reads one file.
  init(_ text: String, platforms: PlatformSet = .all) { self.init([text], platforms: platforms) }

  /// Reads a token called `it`, beside the tokens of `Palette`.
  init(_ type: TokenType, _ value: String, platforms: PlatformSet = .all) {
    self.init([#"{"it": {"$type": "\#(type.rawValue)", "$value": \#(value)}}"#] + Palette.files, platforms: platforms)
  }

  // MARK: What was said

  /// The ids of errors and warnings in order, infos left out.
  var ids: [String] { diagnostics.filter { $0.severity != .info }.map(\.id.rawValue) }

  /// The diagnostics with an id.
  func found(_ id: DiagnosticID) -> [Diagnostic] { diagnostics.filter { $0.id == id } }

  /// The source text at a place.
  func text(_ place: TokenDiagnostics.SourceLocation?) -> String? { place.map { files[$0.file].text($0.range) } }

  /// The source text at the places of all errors and warnings.
  var places: [String] { diagnostics.filter { $0.severity != .info }.compactMap { text($0.location) } }

  /// Whether the errors and warnings begin exactly at the marks, one each.
  var isAsMarked: Bool {
    let found = diagnostics.filter { $0.severity != .info }.compactMap(\.location)
    return found.map(\.file) == marks.map(\.file) && found.map(\.range.lower) == marks.map(\.range.lower)
  }

  /// Expects nothing but infos.
  func expectClean(_ sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let faults = diagnostics.filter { $0.severity != .info }
    #expect(faults.isEmpty, "\(faults.map(\.message))", sourceLocation: sourceLocation)
  }

  /// The text of a file after all fixes of all diagnostics.
  func fixed(_ file: Int = 0) -> String {
    var bytes = files.files[file].bytes
    let fixes = diagnostics.flatMap(\.fixes).filter { $0.location.file == FileID(file) }
    for fix in fixes.sorted(by: { $0.location.range.lower > $1.location.range.lower }) {
      bytes.replaceSubrange(fix.location.range.indices, with: Array(fix.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: What was read

  /// The value of a token by its path.
  func value(_ path: String) -> TokenValue? { set.token(at: path).flatMap { set.value(of: $0)?.base } }

  /// The value of the token called `it`.
  var value: TokenValue? { value("it") }

  /// The type of a token by its path.
  func type(_ path: String) -> TokenType? { set.token(at: path).flatMap { set.type(of: $0) } }

  /// The paths of all tokens in their order.
  var paths: [String] { self.set.tokens.map { self.set.path(of: $0) } }

  /// The number that a token has; nil for a token that isn't there or is no number.
  func number(_ path: String) -> Double? { if case .number(let value)? = value(path) { value } else { nil } }

  /// What a token's whole value refers to.
  func alias(_ path: String) -> String? {
    set.token(at: path).flatMap { set.graph.alias(of: $0) }.map { set.path(of: $0) }
  }

  /// The surface called `it` on a platform.
  func surface(_ platform: Platform = .iOS) -> PlatformSurface? {
    set.surfaces.first { $0.platform == platform && set.path(of: $0.token) == "it" }
  }

  /// Reads a surface called `it`, given what it has beside its role and its material.
  static func surface(
    _ members: String, role: String = "toolbar", material: String = "{glass.regular}", platforms: PlatformSet = .all
  ) -> ModelRun {
    let inside = #""role": "\#(role)", "material": "\#(material)""# + (members.isEmpty ? "" : ", ") + members
    return ModelRun(.surface, "{\(inside)}", platforms: platforms)
  }
}

extension ModelRun: CustomTestStringConvertible {
  /// What was said of the files.
  var testDescription: String { diagnostics.map { "\($0.id.rawValue): \($0.message)" }.joined(separator: "\n") }
}
