public import TokenDiagnostics
public import TokenModel
public import TokenSource
import TokenSyntax

/// The input of a run as it was read: bytes, and the configuration. Nothing of the tokens is parsed yet.
public struct LoadedInput: Sendable {
  /// All files, the library's and the configuration's included.
  public var files: SourceFiles
  /// The token files among them, library first, with their layer.
  public var tokenFiles: [(id: FileID, layer: SourceLayer)]
  /// The resolver document that decides which sources count, with what it refers to; nil for a
  /// plain folder.
  public var resolver: LoadedResolver?
  /// The configuration.
  public var configuration: Configuration
  /// Template files of the project, by the built-in name they replace.
  public var templates: [(name: String, file: FileID)]
  /// What was wrong so far.
  public var diagnostics: [Diagnostic]
  /// Every file and folder that was looked at, there or not: when none of them changes, the input does not.
  public var looked: [String] = []
}

/// A resolver document and the files it refers to.
public struct LoadedResolver: Sendable {
  /// The document as it was read; nil where it can't be made sense of, which was reported.
  public var resolver: Resolver?
  /// The document and its files, parsed.
  public var documents: ResolverFiles
  /// Where the references of the document and its files lead.
  public var reading: ResolverReading
  /// The document and its files among all files.
  public var files: [FileID]

  /// The files it refers to, in the order in which they were read.
  var tokenFiles: [SyntaxTree] {
    let trees = documents.contents.compactMap { path, content -> (FileID, SyntaxTree)? in
      guard path != documents.document, case .tree(let tree) = content else { return nil }
      return (tree.file, tree)
    }
    let byFile = Dictionary(trees) { first, _ in first }
    return files.compactMap { byFile[$0] }
  }
}
