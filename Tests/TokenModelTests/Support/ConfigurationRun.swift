import Testing
import TokenDiagnostics
import TokenModel
import TokenSource
import TokenSyntax

/// A `tokenc.json` that was read.
struct ConfigurationRun {
  let configuration: Configuration
  let diagnostics: [Diagnostic]
  private let file: SourceFile
  private let marks: [Int]

  init(_ marked: String) {
    let marked = MarkedText(marked)
    marks = marked.offsets
    file = SourceFile(path: "tokenc.json", bytes: Array(marked.text.utf8))
    let (tree, syntax) = JSONParser.parse(file, id: FileID(0))
    let (configuration, faults) = ConfigurationReader.read(tree)
    self.configuration = configuration
    diagnostics = (syntax + faults).sortedForOutput(SourceFiles([file]))
  }

  /// Reads a configuration with one key.
  init(_ key: String, _ value: String) { self.init("{\"\(key)\": \(value)}") }

  var ids: [String] { diagnostics.map(\.id.rawValue) }

  /// Whether the diagnostics begin exactly at the marks, one each.
  var isAsMarked: Bool { diagnostics.compactMap { $0.location.map { Int($0.range.lower) } } == marks }

  /// The file after all fixes.
  var fixed: String {
    var bytes = file.bytes
    for fix in diagnostics.flatMap(\.fixes).sorted(by: { $0.location.range.lower > $1.location.range.lower }) {
      bytes.replaceSubrange(fix.location.range.indices, with: Array(fix.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func expectClean(_ sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))", sourceLocation: sourceLocation)
  }
}
