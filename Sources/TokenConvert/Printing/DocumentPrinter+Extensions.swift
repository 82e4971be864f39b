import TokenSyntax

/// What is kept beside the format's own members: data of other tools as it was, and what the format has no place for.
extension DocumentPrinter {
  /// Data that is kept under the key of this tool.
  private struct Kept {
    /// The value as it was.
    var original: NodeID?
    /// Members that the format does not have.
    var members: [Member] = []
    /// Tokens that could not be converted.
    var lost: [Int] = []

    var isEmpty: Bool { original == nil && members.isEmpty && lost.isEmpty }
  }

  private static let own: String = "dev.tokenc"

  /// Whether a token has data beside the format's own members.
  func hasExtensions(_ source: SourceToken, _ value: Converted) -> Bool {
    source.extensions != nil || value.keepsOriginal || !source.extras.isEmpty
  }

  mutating func tokenExtensions(_ source: SourceToken, _ value: Converted) {
    let kept = Kept(original: value.keepsOriginal ? source.value : nil, members: source.extras)
    extensions(source.document, source.extensions, kept)
  }

  mutating func groupExtensions(_ document: SourceDocument, _ index: Int, _ group: SourceGroup) {
    extensions(index, group.extensions, Kept(members: group.extras, lost: group.key == nil ? lost : []))
  }

  /// Writes `$extensions`: what was there as it was, and what is kept beside it.
  private mutating func extensions(_ document: Int, _ node: NodeID?, _ kept: Kept) {
    guard node != nil || !kept.isEmpty else { return }
    writer.key("$extensions")
    guard !kept.isEmpty else {
      if let node { writer.value(.raw(document: document, node)) }
      return
    }
    let tree = project.documents[document].tree
    writer.open()
    var before: NodeID?
    if let node {
      for member in tree.members(of: node) {
        if tree.equals(member.key, "dev.tokenc"), tree.kind(member.value) == .object {
          before = member.value
        } else {
          writer.key(document, member.key)
          writer.value(.raw(document: document, member.value))
        }
      }
    }
    writer.key(Self.own)
    ownData(document, before, kept)
    writer.close()
  }

  private mutating func ownData(_ document: Int, _ before: NodeID?, _ kept: Kept) {
    let tree = project.documents[document].tree
    writer.open()
    for member in before.map({ Array(tree.members(of: $0)) }) ?? [] where !tree.equals(member.key, "notConverted") {
      writer.key(document, member.key)
      writer.value(.raw(document: document, member.value))
    }
    if let original = kept.original {
      writer.key("original")
      writer.value(.raw(document: document, original))
    }
    if !kept.members.isEmpty {
      writer.key("members")
      writer.value(.object(kept.members.map { OutMember(tree.string($0.key), .raw(document: document, $0.value)) }))
    }
    notConverted(document, before, kept.lost)
    writer.close()
  }

  private mutating func notConverted(_ document: Int, _ before: NodeID?, _ lost: [Int]) {
    let tree = project.documents[document].tree
    let earlier = before.flatMap { tree.member("notConverted", of: $0) }
    guard !lost.isEmpty || earlier != nil else { return }
    writer.key("notConverted")
    writer.open()
    for member in earlier.map({ Array(tree.members(of: $0)) }) ?? [] {
      writer.key(document, member.key)
      writer.value(.raw(document: document, member.value))
    }
    for token in lost {
      let source = project.tokens[token]
      writer.key(source.dotted)
      writer.value(.raw(document: document, source.object ?? source.value))
    }
    writer.close()
  }
}
