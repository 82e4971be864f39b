import TokenDiagnostics
import TokenSource
import TokenSyntax

/// What the reader of resolver documents has to say, one function a mistake.
extension Diagnostic {
  // MARK: Shape

  static func resolverKind(_ place: SourceLocation, _ what: String, _ kind: NodeKind) -> Diagnostic {
    let noun =
      switch kind {
      case .object: "an object"
      case .array: "an array"
      default: "a string"
      }
    return Diagnostic(.error, "resolver-syntax", "\(what) is \(noun)", at: place)
  }

  static func unknownMember(_ place: SourceLocation, _ name: String, of what: String, _ known: [String]) -> Diagnostic {
    guard let guess = DidYouMean.closest(to: name, in: known) else {
      let list = known.filter { $0 != "$schema" }.joined(separator: ", ")
      return Diagnostic(
        .error, "resolver-syntax", "\(what) has no member “\(name.clipped)”; it has \(list)", at: place)
    }
    return Diagnostic(
      .error, "resolver-syntax", "\(what) has no member “\(name.clipped)”; did you mean “\(guess)”?", at: place,
      fixes: [FixIt("replace with \"\(guess)\"", replacing: place, with: "\"\(guess)\"")])
  }

  static func memberOfOther(_ place: SourceLocation, _ name: String, of what: String, isInline: Bool) -> Diagnostic {
    let other = name == "sources" ? "set" : "modifier"
    let remedy = isInline ? "; with it, “type” is \"\(other)\"" : "; what has it is a \(other)"
    return Diagnostic(.error, "resolver-syntax", "\(what) has no “\(name)”\(remedy)", at: place)
  }

  static func missingMember(_ place: SourceLocation, _ name: String, of what: String) -> Diagnostic {
    Diagnostic(.error, "resolver-syntax", "\(what) needs “\(name)”", at: place)
  }

  static func rootExtensions(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, "unknown-property", "“$extensions” stands on sets and modifiers; at the root it is ignored", at: place)
  }

  static func missingVersion(_ tree: SyntaxTree, _ root: NodeID) -> Diagnostic {
    let place = tree.location(root)
    let start = SourceLocation(place.file, .at(Int(place.range.lower) + 1))
    let fix = FixIt("insert \"version\"", replacing: start, with: "\n  \"version\": \"2025.10\",")
    return Diagnostic(
      .error, "resolver-version", "a resolver document says what it is written for: add \"version\": \"2025.10\"",
      at: place, fixes: tree.memberCount(root) > 0 ? [fix] : [])
  }

  static func wrongVersion(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, "resolver-version", "this version of tokenc reads resolver documents of version \"2025.10\"", at: place)
  }

  static func notAList(_ place: SourceLocation, _ what: String, isReference: Bool) -> Diagnostic {
    let remedy = isReference ? "; put the reference inside brackets" : ""
    return Diagnostic(.error, "resolver-syntax", "\(what) is an array of sources\(remedy)", at: place)
  }

  static func wrongSource(_ place: SourceLocation, _ text: String?) -> Diagnostic {
    let remedy = text.map { "; a file is named as {\"$ref\": \"\($0.clipped)\"}" } ?? ""
    return Diagnostic(
      .error, "resolver-syntax", "a source is an object: tokens, or a reference to some\(remedy)", at: place)
  }

  static func tooFewContexts(_ place: SourceLocation, _ only: String?) -> Diagnostic {
    let reason =
      only.map { "“\($0.clipped)” is the only context, so there is nothing to choose; add another or make it a set" }
      ?? "a modifier without contexts has nothing to choose from"
    return Diagnostic(.error, "resolver-syntax", reason, at: place)
  }

  // MARK: Defaults

  static func defaultNotString(_ place: SourceLocation, _ range: ByteRange, _ tree: SyntaxTree) -> Diagnostic {
    let text = String(decoding: tree.bytes[range.indices], as: UTF8.self)
    let isScalar = text == "true" || text == "false"
    return Diagnostic(
      .error, "resolver-default", "“default” is the name of a context, a string", at: place,
      fixes: isScalar ? [FixIt("write \"\(text)\"", replacing: place, with: "\"\(text)\"")] : [])
  }

  static func wrongDefault(
    _ place: SourceLocation, _ name: String, _ contexts: [String], default original: SourceLocation?
  ) -> Diagnostic {
    if let original {
      return Diagnostic(
        .error, "resolver-default", "the default “\(name.clipped)” is none of these contexts; set “default” anew",
        at: place, notes: [Note("the default stands here", at: original)])
    }
    guard let guess = DidYouMean.closest(to: name, in: contexts) else {
      return Diagnostic(
        .error, "resolver-default", "there is no context “\(name.clipped)”; there are \(contexts.listed)", at: place)
    }
    return Diagnostic(
      .error, "resolver-default", "there is no context “\(name.clipped)”; did you mean “\(guess.clipped)”?", at: place,
      fixes: [FixIt("replace with “\(guess.clipped)”", replacing: place, with: guess.quotedAsJSON)])
  }

  static func tooManySources(_ place: SourceLocation?, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, "too-many-sources",
      "sets within sets come to more than \(limit) sources; “limits.sources” in tokenc.json raises the limit",
      at: place)
  }
}

extension [String] {
  /// The first texts in quotes, with the number of those left out.
  var listed: String {
    let shown = prefix(8).map { "“\($0.clipped)”" }.joined(separator: ", ")
    return count > 8 ? "\(shown) and \(count - 8) more" : shown
  }
}

extension String {
  /// The text as a JSON string.
  var quotedAsJSON: String {
    var out = OutputBuffer()
    out.appendJSONString(self)
    return String(decoding: out.bytes, as: UTF8.self)
  }
}
