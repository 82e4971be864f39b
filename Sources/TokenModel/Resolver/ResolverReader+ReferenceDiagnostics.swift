import TokenDiagnostics
import TokenSyntax

/// What the reader of resolver documents has to say of references and of the resolution order.
extension Diagnostic {
  // MARK: References

  static func referenceNotString(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, "resolver-syntax", "“$ref” is a string, as in \"#/sets/base\" or \"base.tokens.json\"", at: place)
  }

  static func remoteReference(_ place: SourceLocation, _ text: String) -> Diagnostic {
    Diagnostic(
      .error, "resolver-unresolved",
      "“\(text.clipped)” is a remote address, which is not supported; keep a copy of the file beside the document",
      at: place)
  }

  static func malformedResolverReference(_ place: SourceLocation, _ text: String, _ reason: String) -> Diagnostic {
    Diagnostic(.error, "resolver-syntax", "“\(text.clipped)” is no reference: \(reason)", at: place)
  }

  static func unreadableFile(
    _ place: SourceLocation, _ target: ReferenceText, _ reason: String, _ suggestion: String?
  ) -> Diagnostic {
    let folder = target.file.lastIndex(of: "/").map { String(target.file[...$0]) } ?? ""
    let guess = suggestion.map { folder + $0 }
    let hint = guess.map { "; did you mean “\($0.clipped)”?" } ?? ""
    // A name with a sign that means something in a reference would need an escape.
    let isPlain = guess.map { !$0.utf8.contains { $0 == 0x23 || $0 == 0x25 || $0 == 0x3A } } ?? false
    let text = (guess ?? "") + (target.segments.isEmpty ? "" : ReferenceText.fragment(target.segments))
    return Diagnostic(
      .error, "resolver-unresolved", "“\(target.file.clipped)” can't be read: \(reason)\(hint)", at: place,
      fixes: isPlain ? [FixIt("replace with “\(text.clipped)”", replacing: place, with: text.quotedAsJSON)] : [])
  }

  static func pointsToOrder(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, "resolver-pointer",
      "nothing refers to “resolutionOrder”; move what is needed twice to “sets” and refer to it there", at: place)
  }

  static func pointsToModifier(_ place: SourceLocation, _ role: ResolverReader.Role) -> Diagnostic {
    let what = role == .modifier ? "a modifier" : "a source"
    return Diagnostic(
      .error, "resolver-pointer",
      "\(what) can't refer to a modifier or a context; move the sources to a set and refer to that in both places",
      at: place)
  }

  static func lacksSlash(_ place: SourceLocation, _ target: ReferenceText) -> Diagnostic {
    let text = target.file + ReferenceText.fragment(target.segments)
    return Diagnostic(
      .warning, "resolver-fragment", "after “#” a path begins with “/”; write “\(text.clipped)”", at: place,
      fixes: [FixIt("replace with “\(text.clipped)”", replacing: place, with: text.quotedAsJSON)])
  }

  static func pointsToAncestor(_ place: SourceLocation, _ text: String, isSelf: Bool) -> Diagnostic {
    let reason = isSelf ? "itself" : "what it is a part of"
    return Diagnostic(
      .error, "resolver-circular", "“\(text.clipped)” goes in a circle: it refers to \(reason)", at: place)
  }

  static func missingTarget(
    _ place: SourceLocation, name: String, outer: String, file: String, isReference: Bool, fix: String?
  ) -> Diagnostic {
    let holder = file.isEmpty ? outer.isEmpty ? "this document" : "“\(outer.clipped)”" : "“\(file.clipped)”"
    var message = "there is no “\(name.clipped)” in \(holder)"
    if isReference {
      message += "; what stands there is itself a reference, and a path doesn't lead through one"
    } else if let fix {
      message += "; did you mean “\(fix.clipped)”?"
    }
    let fixes = fix.map { [FixIt("replace with “\($0.clipped)”", replacing: place, with: $0.quotedAsJSON)] } ?? []
    return Diagnostic(.error, "resolver-unresolved", message, at: place, fixes: isReference ? [] : fixes)
  }

  /// - Parameter circle: each reference with its text, in the order in which one leads to the next.
  static func circularReferences(_ circle: [(place: SourceLocation, text: String)]) -> Diagnostic {
    let shown = circle.count > 8 ? Array(circle.prefix(7)) : circle
    var chain = shown.map(\.text.clipped).joined(separator: " → ")
    if circle.count > shown.count { chain += " → … (\(circle.count - shown.count) more)" }
    if let first = circle.first { chain += " → \(first.text.clipped)" }
    let notes = circle.dropFirst().prefix(16).map { Note("“\($0.text.clipped)” leads on", at: $0.place) }
    return Diagnostic(
      .error, "resolver-circular", "these references go in a circle: \(chain)", at: circle.first?.place, notes: notes)
  }

  static func targetIsNoSource(
    _ place: SourceLocation, _ text: String, _ kind: NodeKind, _ target: SourceLocation
  ) -> Diagnostic {
    let what = kind == .array ? "an array" : "a single value"
    return Diagnostic(
      .error, "resolver-pointer", "“\(text.clipped)” names \(what); a source is a set, or an object of tokens",
      at: place,
      notes: [Note("it leads here", at: target)])
  }

  static func targetIsDocument(_ place: SourceLocation, _ text: String, isSets: Bool) -> Diagnostic {
    let what = isSets ? "all sets of a document" : "a whole resolver document"
    return Diagnostic(
      .error, "resolver-pointer", "“\(text.clipped)” names \(what); name one of its sets, as in “#/sets/base”",
      at: place)
  }

  static func entryIsNoSet(_ place: SourceLocation, _ text: String) -> Diagnostic {
    Diagnostic(
      .error, "resolver-syntax",
      "“\(text.clipped)” leads to tokens, not to a set; write {\"sources\": [{\"$ref\": …}]} around it", at: place)
  }

  static func targetIsNoDefinition(_ place: SourceLocation, _ text: String, _ target: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, "resolver-syntax", "“\(text.clipped)” leads to no modifier, which is an object with “contexts”",
      at: place,
      notes: [Note("it leads here", at: target)])
  }

  // MARK: The resolution order

  static func emptyOrder(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, "resolver-syntax", "an empty “resolutionOrder” gives no tokens; list a set or a modifier in it",
      at: place)
  }

  static func wrongItem(_ place: SourceLocation, _ text: String?) -> Diagnostic {
    let remedy =
      text.map { text in
        let pointer =
          text.hasPrefix("#/") ? text : "#/sets/" + text.replacing("~", with: "~0").replacing("/", with: "~1")
        return ", as in {\"$ref\": \"\(pointer.clipped)\"}"
      } ?? ""
    return Diagnostic(
      .error, text == nil ? "resolver-inline" : "resolver-syntax",
      "an item of the order is a reference to a set or modifier\(remedy), or one with “type” and “name”", at: place)
  }

  static func itemIsNoDefinition(_ place: SourceLocation, _ text: String, _ target: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, "resolver-pointer",
      "“\(text.clipped)” names neither a set nor a modifier; tokens are listed in the “sources” of a set", at: place,
      notes: [Note("it leads here", at: target)])
  }

  static func namelessModifier(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, "resolver-inline", "this modifier has no name to choose a context by; add “name” beside “$ref”", at: place
    )
  }

  static func missingInline(_ place: SourceLocation, _ missing: [String], isModifier: Bool) -> Diagnostic {
    let names = missing.map { "“\($0)”" }.joined(separator: " and ")
    return Diagnostic(
      .error, "resolver-inline", "a \(isModifier ? "modifier" : "set") that stands in the order itself needs \(names)",
      at: place)
  }

  static func inlineNotString(_ place: SourceLocation, _ name: String) -> Diagnostic {
    Diagnostic(.error, "resolver-inline", "“\(name)” is a string", at: place)
  }

  static func wrongType(_ tree: SyntaxTree, _ type: NodeID, expected: String?) -> Diagnostic {
    let place = tree.location(type)
    let text = tree.kind(type) == .string ? tree.string(type) : ""
    let guess = expected ?? DidYouMean.closest(to: text, in: ["set", "modifier"])
    let fixes = guess.map { [FixIt("replace with \"\($0)\"", replacing: place, with: "\"\($0)\"")] } ?? []
    let message = expected.map { "what this refers to is a \($0)" } ?? "“type” is \"set\" or \"modifier\""
    return Diagnostic(.error, "resolver-inline", message, at: place, fixes: fixes)
  }

  static func duplicateItem(
    _ place: SourceLocation, _ name: String, first: SourceLocation, isModifier: Bool
  ) -> Diagnostic {
    let reason = isModifier ? "an input could not tell them apart" : "a name in the order stands for one thing"
    return Diagnostic(
      .error, "resolver-name", "“\(name.clipped)” is in the order already; rename one of the two: \(reason)", at: place,
      notes: [Note("first listed here", at: first)])
  }
}
