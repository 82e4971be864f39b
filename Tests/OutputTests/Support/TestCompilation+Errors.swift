import TokenCompiler
import TokenDiagnostics
import TokenSource
import TokenTestSupport

extension TestCompilation {
  /// Errors as `name:line:column: id: message`.
  var errors: [String] {
    analysis.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      guard let location = diagnostic.location else { return "-: \(diagnostic.id.rawValue): \(diagnostic.message)" }
      return "\(place(location)): \(diagnostic.id.rawValue): \(diagnostic.message)"
    }
  }

  /// A place as `name:line:column`.
  func place(_ location: SourceLocation) -> String {
    let file = analysis.files[location.file]
    let place = LineTable(file.bytes).place(at: location.range.lower, in: file.bytes)
    return "\(file.name):\(place.line):\(place.column)"
  }
}
