import TokenDiagnostics
import TokenSource

/// Lines and columns of places.
struct Places: Sendable {
  private let files: SourceFiles
  private let tables: [LineTable]

  init(_ files: SourceFiles) {
    self.files = files
    tables = files.files.map { LineTable($0.bytes) }
  }

  /// A place as people read it.
  func place(_ location: SourceLocation) -> TokenReport.Place {
    let file = files[location.file]
    let start = tables[Int(location.file.index)].place(at: location.range.lower, in: file.bytes)
    return TokenReport.Place(file: file.path, line: start.line, column: start.column)
  }
}
