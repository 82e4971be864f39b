public import TokenSource

/// One line a diagnostic, as compilers write them: for pipes, Xcode and SwiftPM, which find the place by it.
///
///     tokens/a.tokens.json:2:8: error: “tru” is not JSON: did you mean true? [json-syntax]
///     tokens/a.tokens.json:2:8: note: fix: replace with true
public enum CompilerRenderer {
  /// Appends diagnostics with their notes and fixes, in the order given.
  public static func render(_ diagnostics: [Diagnostic], files: SourceFiles, into output: inout OutputBuffer) {
    var map = SourceMap(files)
    for diagnostic in diagnostics {
      appendPlace(diagnostic.location, &map, &output)
      output.append(diagnostic.severity.rawValue)
      output.append(": ")
      output.appendPlain(diagnostic.message)
      output.append(" [")
      output.appendPlain(diagnostic.id.rawValue)
      output.append("]")
      output.appendPlain(diagnostic.scopeText)
      output.append("\n")
      for note in diagnostic.notes { append("", note.message, note.location, &map, &output) }
      for fix in diagnostic.fixes { append("fix: ", fix.message, fix.location, &map, &output) }
    }
  }

  private static func append(
    _ prefix: String, _ message: String, _ location: SourceLocation?, _ map: inout SourceMap,
    _ output: inout OutputBuffer
  ) {
    appendPlace(location, &map, &output)
    output.append("note: ")
    output.append(prefix)
    output.appendPlain(message)
    output.append("\n")
  }

  private static func appendPlace(
    _ location: SourceLocation?, _ map: inout SourceMap, _ output: inout OutputBuffer
  ) {
    guard let location else { return }
    output.append(map.files[location.file].path, map.place(location.file, location.range.lower))
    output.append(": ")
  }
}
