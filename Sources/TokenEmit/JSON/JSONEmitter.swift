public import TokenDiagnostics
public import TokenModel
public import TokenSource

/// Writes the `json` output.
public enum JSONEmitter {
  /// The files of the output and the work that makes each; the parts may run side by side.
  ///
  /// - Parameters:
  ///   - emission: what is written.
  ///   - looks: how materials look on the web.
  ///   - findings: all diagnostics of the run, sorted.
  ///   - legibility: how legible surfaces are.
  ///   - files: what the findings point into.
  public static func jobs(
    _ emission: Emission, _ looks: WebLooks, findings: [Diagnostic], _ legibility: Legibility, files: SourceFiles
  ) -> [@Sendable () -> OutputFile] {
    let permutations = emission.configuration.writesPermutations ? PermutationFiles(emission).jobs : []
    return permutations + [
      { OutputFile("json/tokens.json", TokensJSON.nested(emission)) },
      { OutputFile("json/tokens.flat.json", TokensJSON.flat(emission)) },
      { OutputFile("json/tokens.dtcg.json", DTCGFile.file(emission)) },
      { OutputFile("json/surfaces.json", SurfacesJSON.file(emission, looks)) },
      { OutputFile("json/guidelines.json", GuidelinesJSON.file(findings, legibility, emission, files)) },
    ]
  }
}
