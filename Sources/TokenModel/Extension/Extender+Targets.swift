import TokenDiagnostics
import TokenSource
import TokenSyntax

/// What extensions name, and what is said where they name nothing that can be extended.
extension Extender {
  /// Reads the reference of an extension: a group in braces, or a pointer to one.
  mutating func readTarget(_ place: GroupExtension) -> Target {
    let tree = set.trees[place.tree].tree
    guard tree.kind(place.value) == .string else {
      if tree.kind(place.value) != .invalid { reportMalformed(place, tree, Self.notText) }
      return .none
    }
    let (bytes, range) = tree.text(place.value)
    if !place.isReference, tree.isReference(place.value) {
      switch ReferenceSyntax.read(bytes, range) {
      case .path(let inner):
        return .names(bytes[inner].split(separator: 0x2E, omittingEmptySubsequences: false).map { Array($0) })
      case .malformed(let reason): reportMalformed(place, tree, reason)
      case .text: break
      }
      return .none
    }
    let hasHash = range.first.map { bytes[$0] == 0x23 } ?? false
    guard place.isReference || hasHash else {
      reportMalformed(place, tree, Self.notGroup)
      return .none
    }
    switch PointerSyntax.read(bytes, range) {
    case .segments(let names): return .names(names)
    case .malformed(let reason): reportMalformed(place, tree, reason)
    }
    return .none
  }

  private static let notText =
    "one string is wanted: a group in braces, as in {button}, or a pointer to it, as in #/button"
  private static let notGroup = "name a group in braces, as in {button}, or by a pointer, as in #/button"

  private mutating func reportMalformed(_ place: GroupExtension, _ tree: SyntaxTree, _ reason: String) {
    reject(place.path)
    let name = tree.string(place.key)
    let location = tree.location(place.value)
    guard tree.kind(place.value) == .string else {
      return diagnostics.append(
        Diagnostic(.error, "reference-syntax", "“\(name)” names no group: \(reason)", at: location))
    }
    diagnostics.append(.malformedReference(location, tree.string(place.value), reason))
  }

  /// Says that a token, or something in it, can't be extended.
  mutating func reportTarget(_ index: Int, _ path: PathID, isWhole: Bool) {
    let place = set.extensions[index]
    let tree = set.trees[place.tree].tree
    reject(place.path)
    let text = set.paths.text(of: path).clipped
    let what = isWhole ? "“\(text)” is a token" : "“\(text)” is a token, and what is inside it is no group"
    diagnostics.append(
      Diagnostic(
        .error, "extends-target", "\(what); only a group can be extended", at: tree.location(place.value),
        notes: path == .root ? [] : [Note("the token stands here", at: tokenPlace(path))]))
  }

  private func tokenPlace(_ path: PathID) -> SourceLocation? { set.paths.token(at: path).map { set.place(of: $0) } }

  /// Says that there is nothing an extension could mean.
  mutating func reportMissing(_ index: Int, _ names: [[UInt8]]) {
    let place = set.extensions[index]
    let tree = set.trees[place.tree].tree
    let bytes = Array(names.joined(separator: [0x2E]))
    let isKnown = set.isMissingForAReason(bytes, 0..<bytes.count)
    reject(place.path)
    guard !isKnown else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let location = tree.location(place.value)
    let guess = guess(text, group: !place.mayBeToken)
    let hint = guess.map { "; did you mean “\($0.clipped)”?" } ?? ""
    let isBraced = tree.isReference(place.value)
    let fixes = guess.map { guess in
      let path = isBraced ? "{\(guess)}" : PointerSyntax.text(guess.split(separator: ".").map(String.init))
      return [FixIt.text("replace with \(path.clipped)", replacing: location, with: path)]
    }
    var diagnostic = Diagnostic(
      .error, "extends-unresolved", "there is no group “\(text.clipped)”\(hint)", at: location, fixes: fixes ?? [])
    if place.mayBeToken {
      diagnostic.id = "reference-unresolved"
      diagnostic.message = "there is no token or group “\(text.clipped)”\(hint)"
    }
    diagnostics.append(diagnostic)
  }
}

/// What can be wrong with an extension.
extension Diagnostic {
  static func extendsCircle(_ members: [GroupExtension], in set: AssembledSet) -> Diagnostic {
    // The same circle reads the same wherever the walk came in.
    let start = members.indices.min { members[$0].declaration < members[$1].declaration } ?? 0
    let members = Array(members[start...] + members[..<start])
    let names = members.prefix(20).map { "“\(set.paths.text(of: $0.path).clipped)”" }
    let more = members.count > 20 ? " → … (\(members.count - 20) more)" : ""
    let places = members.map { set.trees[$0.tree].tree.location($0.value) }
    let text =
      members.count == 1
      ? "\(names[0]) extends itself or a group around it, so that it would never end"
      : "these groups extend one another in a circle: \(names.joined(separator: " → "))\(more) → \(names[0])"
    let notes = zip(names, places).dropFirst().map { Note("\($0) goes on here", at: $1) }
    return Diagnostic(.error, "extends-circular", text, at: places[0], notes: notes)
  }

  static func extendsInside(_ place: GroupExtension, _ target: PathID, in set: AssembledSet) -> Diagnostic {
    let (group, inside) = (set.paths.text(of: place.path).clipped, set.paths.text(of: target).clipped)
    return Diagnostic(
      .warning, "extends-inside",
      "“\(inside)” lies inside the group that extends it\(group.isEmpty ? "" : ", “\(group)”"), so that its content is there "
        + "twice", at: set.trees[place.tree].tree.location(place.value))
  }

  static func tooMuchInherited(_ place: GroupExtension, limit: Int, in set: AssembledSet) -> Diagnostic {
    Diagnostic(
      .error, "inheritance-limit",
      "more than \(limit) tokens are inherited by “$extends”; extend smaller groups, or raise “limits”: "
        + "{\"inherited\": …} in tokenc.json",
      at: set.trees[place.tree].tree.location(place.value))
  }

  static func tokenReferenceOnGroup(_ place: SourceLocation, _ path: String) -> Diagnostic {
    Diagnostic(
      .error, "structure",
      "this “$ref” names a token, but “\(path.clipped)” holds tokens or groups elsewhere; rename one of the two",
      at: place)
  }
}

extension FixIt {
  /// Puts a text, written as JSON, in the place of another.
  static func text(_ message: String, replacing place: SourceLocation, with text: String) -> FixIt {
    var json = OutputBuffer()
    json.appendJSONString(text)
    return FixIt(message, replacing: place, with: String(decoding: json.bytes, as: UTF8.self))
  }
}
