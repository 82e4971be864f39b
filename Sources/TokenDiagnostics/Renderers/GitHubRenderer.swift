public import TokenSource

/// Workflow commands of GitHub Actions, one line a diagnostic, which the service shows beside the lines they speak of.
///
///     ::warning file=tokens/a.tokens.json,line=6,col=18,endLine=6,endColumn=24,title=clear-bright-dimming::clear glass …
///
/// Notes and fixes stand in further lines of the same message, written `%0A` as the format asks. An info is a `notice`.
public enum GitHubRenderer {
  /// Appends diagnostics in the order given.
  public static func render(_ diagnostics: [Diagnostic], files: SourceFiles, into output: inout OutputBuffer) {
    var map = SourceMap(files)
    for diagnostic in diagnostics { append(diagnostic, &map, &output) }
  }

  private static func append(_ diagnostic: Diagnostic, _ map: inout SourceMap, _ output: inout OutputBuffer) {
    output.append(diagnostic.severity == .info ? "::notice " : "::\(diagnostic.severity.rawValue) ")
    if let place = diagnostic.location {
      let start = map.place(place.file, place.range.lower)
      let end = map.place(place.file, place.range.upper)
      let path = property(PlainText.escaped(map.files[place.file].path))
      output.append("file=\(path),line=\(start.line),col=\(start.column)")
      output.append(",endLine=\(end.line),endColumn=\(end.column),")
    }
    output.append("title=\(property(diagnostic.id.rawValue))::")
    let lines =
      [PlainText.escaped(diagnostic.message + diagnostic.scopeText)]
      + diagnostic.notes.map { PlainText.escaped($0.message) }
      + diagnostic.fixes.map { "fix: " + PlainText.escaped($0.message) }
    output.append(data(lines.joined(separator: "\n")) + "\n")
  }

  /// A text as the message of a command.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// A text as the value of a property.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
