public import TokenDiagnostics
public import TokenModel
public import TokenSource
import TokenSyntax

/// Lays token files, resolver documents and configurations out, each on its own.
public enum Formatter {
  /// What came of it.
  public struct Outcome: Sendable {
    /// The files as they were read.
    public let files: SourceFiles
    /// For each of them what it is to hold; nil for one with a mistake, which stays as it is.
    public let texts: [[UInt8]?]
    /// What is wrong with files and folders.
    public let diagnostics: [Diagnostic]
  }

  /// Lays out the files at some paths. One that can't be read is reported and left out.
  ///
  /// - Parameters:
  ///   - paths: a limit of nested brackets beside each.
  ///   - system: where files are read from.
  ///   - jobs: how many threads work at once.
  public static func run(
    _ paths: [(path: String, depthLimit: Int)], from system: any FileSystem, jobs: Int
  ) async -> Outcome {
    let read = await Parallel.map(paths.count, jobs: jobs) { index in
      Swift.Result { () throws(FileError) in try system.read(paths[index].path) }
    }
    var files = SourceFiles()
    var limits: [Int] = []
    var diagnostics: [Diagnostic] = []
    for (index, result) in read.enumerated() {
      switch result {
      case .success(let bytes):
        _ = files.add(SourceFile(path: paths[index].path, bytes: bytes))
        limits.append(paths[index].depthLimit)
      case .failure(let error):
        diagnostics.append(
          Diagnostic(.error, "file-unreadable", "“\(error.path)” can't be read: \(error.reason)"))
      }
    }
    let (sources, depths) = (files, limits)
    let results = await Parallel.map(depths.count, jobs: jobs) { index in
      text(sources.files[index], id: FileID(index), depthLimit: depths[index])
    }
    diagnostics += results.flatMap(\.diagnostics)
    return Outcome(files: files, texts: results.map(\.bytes), diagnostics: diagnostics)
  }

  /// Lays out one file.
  ///
  /// - Returns: its text, nil where there is an error, and what is wrong with it.
  public static func text(
    _ source: SourceFile, id: FileID, depthLimit: Int = Configuration().depthLimit
  ) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
    let (tree, diagnostics) = JSONParser.parse(source, id: id, depthLimit: depthLimit)
    let hasErrors = diagnostics.contains { $0.severity == .error }
    return (hasErrors ? nil : JSONLayout.text(tree), diagnostics)
  }
}
