import TokenModel

/// Compares two versions, part by part. Everything is looked up by path, so that the time grows with the number of
/// tokens and not with its square.
struct TokenComparer {
  let old: TokenSnapshot
  let new: TokenSnapshot
  /// What was found, not sorted.
  var changes: [TokenChange] = []
  /// What could not be compared.
  var notes: [String] = []
  /// What tokens that were renamed are called now, by what they were called.
  private var renamed: [String: String] = [:]
  private let oldByPath: [String: TokenSnapshot.Token]
  private let newByPath: [String: TokenSnapshot.Token]

  init(_ old: TokenSnapshot, _ new: TokenSnapshot) {
    self.old = old
    self.new = new
    oldByPath = Dictionary(old.tokens.map { ($0.path, $0) }) { first, _ in first }
    newByPath = Dictionary(new.tokens.map { ($0.path, $0) }) { first, _ in first }
  }

  mutating func compare() {
    var removed = old.tokens.filter { newByPath[$0.path] == nil }
    var added = new.tokens.filter { oldByPath[$0.path] == nil }
    let pairs = RenameFinder.pairs(removed, added)
    for pair in pairs { renamed[removed[pair.removed].path] = added[pair.added].path }
    for pair in pairs { tellRename(removed[pair.removed], added[pair.added]) }
    let (gone, come) = (Set(pairs.map(\.removed)), Set(pairs.map(\.added)))
    removed = removed.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    added = added.enumerated().filter { !come.contains($0.offset) }.map(\.element)
    for token in removed { tell(.removed, token) { $0.old = token.value.text } }
    for token in added { tell(.added, token) { $0.new = token.value.text } }
    let contexts = sharedContexts
    for token in new.tokens { if let before = oldByPath[token.path] { compare(before, token, contexts) } }
    compareProjects()
  }

  private mutating func tell(
    _ kind: TokenChange.Kind, _ token: TokenSnapshot.Token, _ fill: (inout TokenChange) -> Void
  ) {
    var change = TokenChange(kind, token.path)
    change.type = token.type
    fill(&change)
    changes.append(change)
  }

  // MARK: Tokens

  private mutating func tellRename(_ before: TokenSnapshot.Token, _ after: TokenSnapshot.Token) {
    tell(.renamed, after) {
      $0.oldPath = before.path
      $0.old = before.value.text
      $0.new = after.value.text
    }
    compareTexts(before, after)
    compareReferences(before, after)
  }

  private mutating func compare(
    _ before: TokenSnapshot.Token, _ after: TokenSnapshot.Token, _ contexts: (String) -> Bool
  ) {
    if before.type != after.type {
      tell(.type, after) {
        $0.old = "\(before.type.rawValue) \(before.value.text)"
        $0.new = "\(after.type.rawValue) \(after.value.text)"
      }
    } else {
      compareValues(before, after, contexts)
    }
    compareTexts(before, after)
    comparePlatforms(before, after)
  }

  private mutating func compareValues(
    _ before: TokenSnapshot.Token, _ after: TokenSnapshot.Token, _ contexts: (String) -> Bool
  ) {
    if before.value != after.value {
      let difference = Self.difference(before.value, after.value)
      let follows = cause(before, after)
      tell(.value, after) {
        $0.follows = follows
        ($0.old, $0.new) = before.value.words(against: after.value)
        $0.colorDifference = difference
      }
    } else {
      compareReferences(before, after)
    }
    guard before.themes != after.themes else { return }
    var seen: Set<[String]> = []
    for inputs in (before.themes + after.themes).map(\.inputs) where seen.insert(inputs).inserted {
      guard inputs.allSatisfy(contexts) else { continue }
      let (was, is_) = (before.value(where: inputs), after.value(where: inputs))
      guard was != is_ else { continue }
      // Where neither has a value of its own there, the base's change was told already.
      let difference = Self.difference(was, is_)
      tell(.theme, after) {
        $0.scope = inputs.joined(separator: ",")
        ($0.old, $0.new) = was.words(against: is_)
        $0.colorDifference = difference
      }
    }
  }

  /// The token that a token stands for in both versions, where its value is just that one's.
  private func cause(_ before: TokenSnapshot.Token, _ after: TokenSnapshot.Token) -> String? {
    guard let target = before.references?.first, before.references?.count == 1, after.references == [target],
      oldByPath[target]?.value == before.value, newByPath[target]?.value == after.value
    else { return nil }
    return target
  }

  private mutating func compareReferences(_ before: TokenSnapshot.Token, _ after: TokenSnapshot.Token) {
    guard let were = before.references, let are = after.references else { return }
    guard were.map({ renamed[$0] ?? $0 }) != are else { return }
    tell(.reference, after) {
      $0.old = were.isEmpty ? "a value of its own" : were.map { "{\($0)}" }.joined(separator: ", ")
      $0.new = are.isEmpty ? "a value of its own" : are.map { "{\($0)}" }.joined(separator: ", ")
    }
  }

  private mutating func compareTexts(_ before: TokenSnapshot.Token, _ after: TokenSnapshot.Token) {
    if before.deprecation != after.deprecation {
      let kind: TokenChange.Kind =
        before.deprecation == nil ? .deprecated : after.deprecation == nil ? .undeprecated : .deprecation
      tell(kind, after) {
        $0.old = before.deprecation
        $0.new = after.deprecation
      }
    }
    if before.description != after.description {
      tell(.description, after) {
        $0.old = before.description
        $0.new = after.description
      }
    }
    for output in Set(before.names.keys).union(after.names.keys).sorted() {
      guard before.names[output] != after.names[output] else { continue }
      tell(.name, after) {
        $0.scope = output
        $0.old = before.names[output] ?? "as its path"
        $0.new = after.names[output] ?? "as its path"
      }
    }
  }

  /// The farthest that a colour of a value moved; nil where none did.
  private static func difference(_ old: TokenSnapshot.Value, _ new: TokenSnapshot.Value) -> Double? {
    new.colors.compactMap { part, color in
      old.colors[part].flatMap { $0 == color ? nil : $0.deltaEOK(to: color) }
    }.max()
  }

  // MARK: Platforms

  private mutating func comparePlatforms(_ before: TokenSnapshot.Token, _ after: TokenSnapshot.Token) {
    guard before.type == .surface, after.type == .surface else { return }
    // A surface that names none is for those that are configured, which a built file does not know.
    let all = old.project.map { Set($0.minimums.keys) }
    let allNow = new.project.map { Set($0.minimums.keys) }
    guard let were = before.platforms.map(Set.init) ?? all, let are = after.platforms.map(Set.init) ?? allNow else {
      return
    }
    guard before.platforms != nil || after.platforms != nil else { return }
    for platform in Platform.allCases where were.contains(platform) != are.contains(platform) {
      tell(were.contains(platform) ? .platformRemoved : .platformAdded, after) { $0.scope = platform.rawValue }
    }
  }
}

extension TokenSnapshot.Token {
  /// The value where some contexts are chosen and all others are at their defaults.
  func value(where inputs: [String]) -> TokenSnapshot.Value {
    themes.last { $0.inputs.allSatisfy(inputs.contains) }?.value ?? value
  }
}
