public import TokenDiagnostics
public import TokenModel
public import TokenSource

/// The input of a run as it was read: bytes, and the configuration. Nothing of the tokens is parsed yet.
public struct LoadedInput: Sendable {
  /// All files, the library's and the configuration's included.
  public var files: SourceFiles
  /// The token files among them, library first, with their layer.
  public var tokenFiles: [(id: FileID, layer: SourceLayer)]
  /// The configuration.
  public var configuration: Configuration
  /// Template files of the project, by the built-in name they replace.
  public var templates: [(name: String, file: FileID)]
  /// What was wrong so far.
  public var diagnostics: [Diagnostic]
}
