import TokenDiagnostics
import TokenSource
import TokenSyntax

/// What can be wrong with a reference, one function a mistake.
extension Diagnostic {
  static func malformedReference(_ place: SourceLocation, _ text: String, _ reason: String) -> Diagnostic {
    Diagnostic(.error, "reference-syntax", "“\(text.clipped)” is no reference: \(reason)", at: place)
  }

  /// A text with a reference somewhere in it, where no text may stand.
  static func textAroundReference(_ place: SourceLocation, _ reference: String) -> Diagnostic {
    Diagnostic(
      .error, "reference-syntax",
      "a reference is the whole value, as in \"\(reference.clipped)\"; nothing is calculated or inserted", at: place)
  }

  static func unresolved(
    _ place: SourceLocation, _ bytes: [UInt8], _ range: Range<Int>, in set: AssembledSet, _ guesser: inout PathGuesser
  ) -> Diagnostic {
    let text = String(decoding: bytes[range], as: UTF8.self)
    if let group = set.paths.find(bytes, range), set.paths.declaration(of: group) != nil {
      let root = set.paths.find(text + ".$root").flatMap { set.paths.token(at: $0) }
      return unresolvedGroup(place, text, hasRoot: root != nil)
    }
    if let inner = partOfToken(place, text, in: set) { return inner }
    guard let guess = withoutSpaces(text, in: set) ?? guesser.closest(to: text) else {
      return Diagnostic(.error, "reference-unresolved", "there is no token “\(text.clipped)”", at: place)
    }
    var replacement = OutputBuffer()
    replacement.appendJSONString("{\(guess)}")
    return Diagnostic(
      .error, "reference-unresolved", "there is no token “\(text.clipped)”; did you mean “\(guess.clipped)”?",
      at: place,
      fixes: [
        FixIt(
          "replace with {\(guess.clipped)}", replacing: place, with: String(decoding: replacement.bytes, as: UTF8.self))
      ])
  }

  /// A path that goes on behind a token, into its value; nil if this one does not.
  private static func partOfToken(_ place: SourceLocation, _ text: String, in set: AssembledSet) -> Diagnostic? {
    var outer = text[...]
    while let dot = outer.lastIndex(of: ".") {
      outer = outer[..<dot]
      guard set.paths.find(String(outer)).flatMap({ set.paths.token(at: $0) }) != nil else { continue }
      return Diagnostic(
        .error, "reference-unresolved",
        "there is no token “\(text.clipped)”; “\(String(outer).clipped)” is a whole token, and a part of its value is "
          + "reached by a pointer, as in {\"$ref\": \"#/color/brand/$value/alpha\"}", at: place)
    }
    return nil
  }

  /// The token that is named if the spaces around names are left out; nil if there is none.
  private static func withoutSpaces(_ text: String, in set: AssembledSet) -> String? {
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map { name in
      let start = name.drop { $0 == " " }
      return start.reversed().drop { $0 == " " }.reversed().map(String.init).joined()
    }
    let plain = names.joined(separator: ".")
    return plain != text && set.paths.find(plain).flatMap { set.paths.token(at: $0) } != nil ? plain : nil
  }

  /// A group where a token is wanted. The token of the group itself has a name of its own.
  private static func unresolvedGroup(_ place: SourceLocation, _ text: String, hasRoot: Bool) -> Diagnostic {
    guard hasRoot else {
      return Diagnostic(
        .error, "reference-target", "“\(text.clipped)” is a group; a reference names one token", at: place)
    }
    return Diagnostic(
      .error, "reference-target",
      "“\(text.clipped)” is a group; the token of the group itself is “\(text.clipped).$root”", at: place,
      fixes: [.text("replace with {\(text.clipped).$root}", replacing: place, with: "{\(text).$root}")])
  }

  /// An inherited token that is wrong although the one that is written is not: its new group is at fault.
  static func inheritedFault(_ fault: Diagnostic, of token: TokenID, in set: AssembledSet) -> Diagnostic {
    let place = set.extensions[Int(set[token].inheritance)]
    var diagnostic = fault
    diagnostic.message = "“\(set.pathText(of: token).clipped)”, which is inherited here: \(fault.message)"
    diagnostic.location = set.trees[place.tree].tree.location(place.value)
    diagnostic.notes = [Note("it is written here", at: fault.location)]
    diagnostic.fixes = []
    return diagnostic
  }

  static func missingType(_ tree: SyntaxTree, _ token: AssembledSet.Token, name: String) -> Diagnostic {
    Diagnostic(
      .error, "type-missing", "“\(name.clipped)” has no type: add “$type” to the token or to a group around it",
      at: tree.location(token.key))
  }

  static func cycle(_ members: [TokenID], in set: AssembledSet) -> Diagnostic {
    let shown = members.prefix(20).map { set.pathText(of: $0).clipped }
    let more = members.count > 20 ? " → … (\(members.count - 20) more)" : ""
    let text = shown.joined(separator: " → ") + more + " → " + shown[0]
    let notes = members.dropFirst().prefix(19).map {
      Note("“\(set.pathText(of: $0).clipped)” goes on here", at: set.place(of: $0))
    }
    return Diagnostic(
      .error, "reference-circular",
      members.count == 1
        ? "“\(shown[0])” refers to itself; give it a value" : "these tokens refer to one another in a circle: \(text)",
      at: set.valuePlace(of: members[0]), notes: notes)
  }
}

extension String {
  /// At most 80 characters, so that a hostile name can't fill the screen.
  public var clipped: String {
    // Counting all characters of a long text would take longer than all else.
    guard let end = index(startIndex, offsetBy: 80, limitedBy: endIndex), end < endIndex else { return self }
    return prefix(79) + "…"
  }
}
