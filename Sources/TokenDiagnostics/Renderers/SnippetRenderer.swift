public import TokenSource

/// Diagnostics for people at a terminal: the lines in question with carets under the very place.
///
///     tokens/a.tokens.json:2:8: error: “tru” is not JSON: did you mean true? [json-syntax]
///         1 | {
///         2 |   "a": tru,
///           |        ^^^
///           = fix: replace with true
public enum SnippetRenderer {
  /// Appends diagnostics in the order given; with `color`, in the terminal's own sixteen colours.
  public static func render(
    _ diagnostics: [Diagnostic], files: SourceFiles, color: Bool = false, into output: inout OutputBuffer
  ) {
    var writer = SnippetWriter(map: SourceMap(files), style: TerminalStyle(hasColor: color), output: output)
    // The writer owns the only copy while it appends.
    output = OutputBuffer()
    for diagnostic in diagnostics { writer.append(diagnostic) }
    output = writer.output
  }
}
