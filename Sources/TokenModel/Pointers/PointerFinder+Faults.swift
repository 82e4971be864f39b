import TokenDiagnostics
import TokenSource
import TokenSyntax

/// What is said of a pointer that leads to nothing a value could be.
extension PointerFinder {
  /// A name on the way is none of a group's.
  mutating func failMissing(
    _ names: [[UInt8]], at index: Int, _ group: PathID, _ reference: Reference
  ) -> PointerTarget {
    let name = names[index]
    if name.first == 0x24, !name.equals("$root"), !name.equals("$value") {
      let groupName = group == .root ? "the root" : "the group “\(set.paths.text(of: group).clipped)”"
      return failMetadata(name, of: groupName, reference)
    }
    let path = Array(names.prefix { $0.first != 0x24 || $0.equals("$root") }.joined(separator: [0x2E]))
    guard !set.isMissingForAReason(path, 0..<path.count) else { return .none }
    let text = String(decoding: path, as: UTF8.self)
    guard !name.equals("$value") else { return failGroup(group, reference) }
    let rest = names.drop { $0.first != 0x24 || $0.equals("$root") }.map { String(decoding: $0, as: UTF8.self) }
    guard let guess = guess(text) else {
      return fail(
        Diagnostic(.error, "reference-unresolved", "there is no token “\(text.clipped)”", at: location(reference)))
    }
    let pointer = PointerSyntax.text(guess.split(separator: ".").map(String.init) + rest)
    return fail(
      Diagnostic(
        .error, "reference-unresolved", "there is no token “\(text.clipped)”; did you mean “\(guess.clipped)”?",
        at: location(reference),
        fixes: [.text("replace with \(pointer.clipped)", replacing: location(reference), with: pointer)]))
  }

  mutating func failGroup(_ group: PathID, _ reference: Reference) -> PointerTarget {
    let name = group == .root ? "the root" : "“\(set.paths.text(of: group).clipped)”"
    return fail(
      Diagnostic(
        .error, "reference-target", "\(name) is a group; a value comes from a token, as in #/…/name/$value",
        at: location(reference)))
  }

  mutating func failToken(_ token: TokenID, _ reference: Reference) -> PointerTarget {
    let tree = set.trees[reference.place.tree].tree
    let place = location(reference)
    let fix = FixIt.text("append “/$value”", replacing: place, with: tree.string(reference.text) + "/$value")
    return fail(
      Diagnostic(
        .error, "reference-target",
        "“\(set.pathText(of: token).clipped)” is a whole token; in a value a pointer leads on to its “$value”",
        at: place,
        fixes: [fix]))
  }

  /// Something of a token that is not its value.
  mutating func failMember(_ name: [UInt8], of token: TokenID, _ reference: Reference) -> PointerTarget {
    let path = set.pathText(of: token).clipped
    if name.first == 0x24 { return failMetadata(name, of: "the token “\(path)”", reference) }
    let text = String(decoding: name, as: UTF8.self).clipped
    return fail(
      Diagnostic(
        .error, "reference-unresolved", "“\(path)” is a token and has no “\(text)”; its value is behind “/$value”",
        at: location(reference), notes: [Note("the token stands here", at: set.place(of: token))]))
  }

  private mutating func failMetadata(_ name: [UInt8], of what: String, _ reference: Reference) -> PointerTarget {
    fail(
      Diagnostic(
        .error, "reference-target",
        "“\(String(decoding: name, as: UTF8.self).clipped)” of \(what) is no value; values come from “$value”",
        at: location(reference)))
  }

  /// A name or index that a value does not have.
  mutating func failPart(
    _ name: [UInt8], in node: NodeID, of token: TokenID, _ reference: Reference
  ) -> PointerTarget {
    let tree = set.tree(of: token)
    // Beside a syntax error nothing can be said of what is missing.
    guard tree.kind(node) != .invalid, !tree.isBroken(node) else { return .none }
    let text = String(decoding: name, as: UTF8.self).clipped
    let path = set.pathText(of: token).clipped
    let message: String
    switch tree.kind(node) {
    case .array:
      let count = tree.elementCount(node)
      let range = count == 0 ? "has no elements" : count == 1 ? "has element 0 only" : "has elements 0 to \(count - 1)"
      message = "“\(text)” is no element there: this list in “\(path)” \(range)"
    case .object:
      let names = tree.members(of: node).map { tree.string($0.key) }
      let guess = DidYouMean.closest(to: text, in: names).map { "; did you mean “\($0.clipped)”?" }
      message = "this object in “\(path)” has no “\(text)”\(guess ?? "")"
    default: message = "this value in “\(path)” has no parts, so there is no “\(text)”"
    }
    return fail(
      Diagnostic(
        .error, "reference-unresolved", message, at: location(reference),
        notes: [Note("it stands here", at: tree.location(node))]))
  }

  /// A part of something that is itself a reference.
  mutating func failThrough(_ token: TokenID, _ node: NodeID, _ reference: Reference) -> PointerTarget {
    let tree = set.tree(of: token)
    let text = tree.kind(node) == .string ? node : tree.member("$ref", of: node) ?? node
    let other = tree.kind(text) == .string ? "“\(tree.string(text).clipped)”" : "another value"
    return fail(
      Diagnostic(
        .error, "reference-unresolved",
        "the pointer leads through a reference to \(other), which has no parts of its own; point at what it names",
        at: location(reference), notes: [Note("the reference stands here", at: tree.location(node))]))
  }
}
