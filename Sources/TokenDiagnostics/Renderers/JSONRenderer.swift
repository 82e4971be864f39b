public import TokenSource

/// One JSON object a line, for programs.
///
/// The members stand in this order: `severity, rule, message, file, line, column, endLine, endColumn, platforms,
/// appearances, contexts, figure?, notes, fixes`. Lines and columns count from 1, columns in characters; the end is the
/// place just past the last character. Without a place, `file` and the numbers are null; a note then leaves them out.
public enum JSONRenderer {
  /// Appends diagnostics, one a line, in the order given.
  public static func render(_ diagnostics: [Diagnostic], files: SourceFiles, into output: inout OutputBuffer) {
    var map = SourceMap(files)
    for diagnostic in diagnostics { append(diagnostic, &map, &output) }
  }

  private static func append(_ diagnostic: Diagnostic, _ map: inout SourceMap, _ output: inout OutputBuffer) {
    output.append("{\"severity\":")
    output.appendJSONString(diagnostic.severity.rawValue)
    output.append(",\"rule\":")
    output.appendJSONString(diagnostic.id.rawValue)
    output.append(",\"message\":")
    output.appendJSONString(diagnostic.message)
    if let location = diagnostic.location {
      appendRange(location, &map, &output)
    } else {
      output.append(",\"file\":null,\"line\":null,\"column\":null,\"endLine\":null,\"endColumn\":null")
    }
    appendList("platforms", diagnostic.platforms, &output)
    appendList("appearances", diagnostic.appearances, &output)
    appendList("contexts", diagnostic.contexts, &output)
    if let figure = diagnostic.figure, figure.isFinite {
      output.append(",\"figure\":")
      output.append("\(figure)")
    }
    output.append(",\"notes\":[")
    for (index, note) in diagnostic.notes.enumerated() {
      output.append(index == 0 ? "{\"message\":" : ",{\"message\":")
      output.appendJSONString(note.message)
      if let location = note.location { appendStart(location, &map, &output) }
      output.append("}")
    }
    output.append("],\"fixes\":[")
    for (index, fix) in diagnostic.fixes.enumerated() {
      output.append(index == 0 ? "{\"message\":" : ",{\"message\":")
      output.appendJSONString(fix.message)
      appendRange(fix.location, &map, &output)
      output.append(",\"replacement\":")
      output.appendJSONString(fix.replacement)
      output.append("}")
    }
    output.append("]}\n")
  }

  private static func appendStart(
    _ location: SourceLocation, _ map: inout SourceMap, _ output: inout OutputBuffer
  ) {
    let start = map.place(location.file, location.range.lower)
    output.append(",\"file\":")
    output.appendJSONString(map.files[location.file].path)
    output.append(",\"line\":")
    output.append(decimal: start.line)
    output.append(",\"column\":")
    output.append(decimal: start.column)
  }

  private static func appendRange(
    _ location: SourceLocation, _ map: inout SourceMap, _ output: inout OutputBuffer
  ) {
    appendStart(location, &map, &output)
    let end = map.place(location.file, location.range.upper)
    output.append(",\"endLine\":")
    output.append(decimal: end.line)
    output.append(",\"endColumn\":")
    output.append(decimal: end.column)
  }

  private static func appendList(_ name: String, _ values: [String], _ output: inout OutputBuffer) {
    output.append(",\"")
    output.append(name)
    output.append("\":[")
    for (index, value) in values.enumerated() {
      if index > 0 { output.append(",") }
      output.appendJSONString(value)
    }
    output.append("]")
  }
}
