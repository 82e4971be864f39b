import TokenDiagnostics
import TokenSource
import TokenSyntax

/// One set of tokens: a file, or a part of a file that holds several.
struct SourceDocument: Sendable {
  /// A step of the way through a document.
  enum Event: Sendable {
    case open(Int)
    case token(Int)
    case close
  }

  /// The file it stands in.
  let file: FileID
  /// The path below the input folder, without what says that it is a token file: `color/light`.
  let name: String
  /// Its path among the output files; nil for tokens that stand inside a resolver document.
  var output: String?
  /// The tree of the file as plain JSON.
  let tree: SyntaxTree
  /// The object that holds the tokens.
  let root: NodeID
  /// The way back to the file's own bytes.
  let map: OffsetMap?
  /// How it is written.
  var dialect: Dialect
  /// The groups; the first is the root.
  var groups: [SourceGroup] = []
  /// What is in it, in source order; tokens by their index among all.
  var events: [Event] = []
  /// The tokens, by their index among all.
  var tokens: Range<Int> = 0..<0

  /// The place of a node in the file as people see it.
  func location(_ node: NodeID) -> SourceLocation {
    let range = tree.range(node)
    guard let map else { return SourceLocation(file, range) }
    return SourceLocation(file, ByteRange(map.original(Int(range.lower)), map.original(Int(range.upper))))
  }
}
