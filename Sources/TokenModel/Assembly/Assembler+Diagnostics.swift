import TokenDiagnostics
import TokenSource
import TokenSyntax

/// What the assembler has to say, one function a mistake.
extension Diagnostic {
  static func rootNotObject(_ place: SourceLocation, isArray: Bool) -> Diagnostic {
    Diagnostic(
      .error, "structure",
      "a token file is one JSON object of groups and tokens, not \(isArray ? "an array" : "a single value")", at: place)
  }

  static func rootToken(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, "structure", "the root of a file can't be a token; give the token a name and put it one level down",
      at: place)
  }

  static func emptyName(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "name", "a name can't be empty: no reference could name it", at: place)
  }

  static func reservedCharacter(_ place: SourceLocation, name: String, _ character: Character) -> Diagnostic {
    let reason =
      character == "." ? "a dot separates names in a reference; nest the groups instead" : "braces mark a reference"
    return Diagnostic(.error, "name", "the name “\(name.clipped)” contains “\(character)”: \(reason)", at: place)
  }

  static func dollarName(_ place: SourceLocation, _ name: String) -> Diagnostic {
    Diagnostic(
      .error, "name", "the name “\(name.clipped)” begins with “$”, which is reserved for the format's own members",
      at: place)
  }

  static func reservedMember(_ place: SourceLocation, _ name: String) -> Diagnostic {
    let known = ["$value", "$type", "$description", "$deprecated", "$extensions", "$ref", "$extends", "$root"]
    let hint = DidYouMean.closest(to: name, in: known).map { "; did you mean “\($0)”?" } ?? ""
    return Diagnostic(
      .warning, "reserved-member", "“\(name.clipped)” is no member of the format and is ignored\(hint)", at: place)
  }

  static func extendsOnToken(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "structure", "“$extends” stands on groups only, not on a token", at: place)
  }

  static func valueAndReference(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "structure", "a token has either “$value” or “$ref”, not both", at: place)
  }

  static func extendsAndReference(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, "structure", "“$ref” on a group means the same as “$extends”, which stands here too; keep one of the two",
      at: place)
  }

  static func rootNotToken(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "structure", "“$root” is the token of the group itself: an object with “$value”", at: place)
  }

  static func rootInToken(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, "structure", "“$root” stands in groups only; what is around it has a “$value” and is a token", at: place)
  }

  static func typeNotText(_ place: SourceLocation) -> Diagnostic {
    let types = TokenType.allCases.map(\.rawValue).joined(separator: ", ")
    return Diagnostic(.error, "type-unknown", "“$type” is a plain string, one of \(types)", at: place)
  }

  static func kindConflict(
    _ path: String, isGroup: Bool, at place: SourceLocation, earlier: SourceLocation
  ) -> Diagnostic {
    let (kind, other) = isGroup ? ("group", "token") : ("token", "group")
    return Diagnostic(
      .warning, "kind-conflict",
      "“\(path.clipped)” is a \(kind) here and a \(other) in what it overrides; the \(kind) stands alone", at: place,
      notes: [Note("the \(other) stands here", at: earlier)])
  }

  static func incompleteToken(_ place: SourceLocation, name: String) -> Diagnostic {
    Diagnostic(
      .warning, "incomplete-token",
      "“\(name.clipped)” has a “$type” but neither a “$value” nor anything inside; add “$value”",
      at: place)
  }

  static func memberNotObject(_ tree: SyntaxTree, _ member: Member, isProperty: Bool) -> Diagnostic {
    let name = tree.string(member.key)
    let hint = isProperty ? "; “$\(name)” is meant" : ""
    return Diagnostic(
      .error, "structure", "“\(name.clipped)” is neither a token nor a group: both are objects\(hint)",
      at: tree.location(isProperty ? member.key : member.value))
  }

  static func strayMember(_ tree: SyntaxTree, _ member: Member, tokenName: String) -> Diagnostic {
    let name = tree.string(member.key)
    let reason =
      tree.kind(member.value) == .object
      ? "a token holds no other tokens or groups: “\(tokenName)” has a “$value” and “\(name.clipped)”"
      : "a token has no member “\(name.clipped)”; data of your own belongs under “$extensions”"
    return Diagnostic(.error, "structure", reason, at: tree.location(member.key))
  }

  static func tokenAndGroup(_ path: String, token: SourceLocation, group: SourceLocation) -> Diagnostic {
    let (first, second) =
      (token.file, token.range.lower) < (group.file, group.range.lower) ? (token, group) : (group, token)
    let firstKind = first == token ? "token" : "group"
    return Diagnostic(
      .error, "structure", "“\(path.clipped)” is a token in one place and a group in another; rename one of them",
      at: second,
      notes: [Note("the \(firstKind) stands here", at: first)])
  }

  static func duplicateToken(_ path: String, first: SourceLocation, second: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, "duplicate-token", "“\(path.clipped)” is defined twice; keep one of the two", at: second,
      notes: [Note("first defined here", at: first)])
  }

  static func shadowsLibrary(_ path: String, at place: SourceLocation, library: SourceLocation) -> Diagnostic {
    Diagnostic(
      .info, "library-shadowed", "“\(path.clipped)” takes the place of the library's token of that name", at: place,
      notes: [Note("the library's token stands here", at: library)])
  }

  static func unknownType(_ place: SourceLocation, _ name: String) -> Diagnostic {
    let types = TokenType.allCases.map(\.rawValue)
    if let guess = DidYouMean.closest(to: name, in: types) {
      return Diagnostic(
        .error, "type-unknown", "there is no type “\(name.clipped)”; did you mean “\(guess)”?", at: place,
        fixes: [FixIt("replace with \"\(guess)\"", replacing: place, with: "\"\(guess)\"")])
    }
    return Diagnostic(
      .error, "type-unknown", "there is no type “\(name.clipped)”; the types are \(types.joined(separator: ", "))",
      at: place)
  }

  static func wrongDeprecated(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "structure", "“$deprecated” is true, false or a text", at: place)
  }

  static func wrongKind(_ place: SourceLocation, _ name: String, expected: NodeKind) -> Diagnostic {
    let kind = expected == .string ? "a string" : "an object"
    return Diagnostic(.error, "structure", "“\(name)” must be \(kind)", at: place)
  }
}
