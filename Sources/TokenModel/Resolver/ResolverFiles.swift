public import TokenSyntax

/// A resolver document and the files it refers to, as far as they were read.
///
/// Paths are relative to one folder and hold no `.` and no `..` but at their start, so that one file has one path.
public struct ResolverFiles: Sendable {
  /// What became of a file.
  public enum Content: Sendable {
    /// It was read.
    case tree(SyntaxTree)
    /// It can't be read: why, as a part of a sentence (`there is no such file`), and the name of a file in the same
    /// folder that may be meant.
    case unreadable(reason: String, suggestion: String?)
  }

  /// The path of the resolver document.
  public let document: String
  /// The files by path, the resolver document among them.
  public private(set) var contents: [String: Content]

  /// Starts with the resolver document.
  public init(_ document: String, _ tree: SyntaxTree) {
    self.document = document
    contents = [document: .tree(tree)]
  }

  /// The path of a file that a document names: relative to the document's folder, without `.` and `..` as far as the
  /// folders allow.
  public static func join(_ file: String, from document: String) -> String { ReferenceText.join(file, from: document) }

  /// Adds a file.
  public mutating func add(_ path: String, _ content: Content) { contents[path] = content }
}
