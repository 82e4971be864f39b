public import TokenDiagnostics
import TokenSyntax

/// What came of reading a resolver document.
public struct ResolverReading: Sendable {
  /// A reference that was followed.
  struct Link: Sendable {
    /// The path of the file that holds it.
    let holder: String
    /// Its text, a string in that file.
    let node: NodeID
    /// The path of the file it leads into, and the place in there.
    let target: String
    let segments: [[UInt8]]
  }

  /// The document; nil where it can't be made sense of, which was reported.
  public internal(set) var resolver: Resolver?
  /// What is wrong with it.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Paths of files it refers to that were not handed in, in the order they were met. While there are any, nothing else
  /// counts.
  public internal(set) var wanted: [String] = []
  /// The references, in the order they were followed.
  var links: [Link] = []
}
