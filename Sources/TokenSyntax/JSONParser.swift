public import TokenDiagnostics
public import TokenSource

/// Reads JSON (RFC 8259) into a `SyntaxTree`.
///
/// One pass over the bytes, no recursion. A mistake is reported and reading goes on, so that all mistakes of a file
/// show at once; one mistake gives one diagnostic.
public enum JSONParser {
  /// Reads a file. Never fails: what can't be read is reported and left out.
  ///
  /// A byte order mark is skipped. Of members with the same name the last one counts. Reading stops at `depthLimit`
  /// nested brackets and after 1,000 syntax errors.
  public static func parse(
    _ file: SourceFile, id: FileID, depthLimit: Int = 100_000
  ) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    unsafe file.bytes.withUnsafeBytes { buffer in
      guard let scanner = unsafe ByteScanner(buffer) else {
        let empty = Diagnostic(
          .error, "json-syntax", "the file is empty: expected a JSON value", at: SourceLocation(id, .at(0)))
        return (SyntaxTree(file: id, bytes: [], nodes: [], isTruncated: false), [empty])
      }
      var parser = Parser(scanner, file, id, depthLimit: depthLimit)
      parser.run()
      let tree = SyntaxTree(
        file: id, bytes: file.bytes, nodes: parser.nodes, isTruncated: parser.isTruncated,
        mayHoldReferences: parser.mayHoldReferences)
      return (tree, parser.diagnostics)
    }
  }
}
