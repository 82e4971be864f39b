import TokenSyntax

/// The conversion of tokens in one choice of contexts, each when it is asked for, those before it that it refers to.
struct Pass {
  private enum State {
    case open, done
  }

  private let references: ReferenceIndex
  private var converter: ValueConverter
  private var states: [Int: State] = [:]
  /// Tokens that are left out whatever they hold, with the reason.
  private let banned: [Int: Change]

  init?(
    _ project: Project, _ references: ReferenceIndex, _ layout: SetLayout, _ choice: [Int], banned: [Int: Change]
  ) {
    var effective: [Int: Int] = [:]
    for document in layout.documents(choice) {
      for token in project.documents[document].tokens where !Self.isCovered(banned[token]) {
        effective[project.pathOf[token]] = token
      }
    }
    guard let converter = ValueConverter(project, effective: effective) else { return nil }
    self.converter = converter
    self.references = references
    self.banned = banned
  }

  /// Whether another token stands in a token's place.
  private static func isCovered(_ reason: Change?) -> Bool { reason?.kind == .merged || reason?.kind == .name }

  /// A token after conversion.
  mutating func converted(_ token: Int) -> Converted {
    if let known = converter.results[token] { return known }
    var stack: [(token: Int, next: Int)] = [(token, 0)]
    states[token] = .open
    while let top = stack.last {
      let targets = references.references[top.token]
      guard top.next < targets.count else {
        stack.removeLast()
        finish(top.token)
        continue
      }
      stack[stack.count - 1].next += 1
      guard let target = converter.effective[targets[top.next]] else { continue }
      switch states[target] {
      case nil:
        states[target] = .open
        stack.append((target, 0))
      case .open: reportCycle(stack.map(\.token), target)
      case .done: continue
      }
    }
    return converter.results[token] ?? Converted()
  }

  private mutating func finish(_ token: Int) {
    states[token] = .done
    guard converter.results[token] == nil else { return }
    if let reason = banned[token] {
      var result = Converted()
      result.failure = reason
      converter.results[token] = result
    } else {
      converter.convert(token)
    }
  }

  /// Tells all tokens of a cycle that they have no value.
  private mutating func reportCycle(_ stack: [Int], _ target: Int) {
    guard let start = stack.firstIndex(of: target) else { return }
    let cycle = stack[start...]
    let names = cycle.prefix(6).map { converter.project.path(converter.project.pathOf[$0]).shortened }
    let dots = cycle.count > 6 ? " → …" : ""
    let chain = (names + [names[0]]).joined(separator: " → ")
    for token in cycle where converter.results[token] == nil {
      let source = converter.project.tokens[token]
      var result = Converted()
      result.failure = Change(
        kind: .form, message: "it refers to itself: \(dots.isEmpty ? chain : names.joined(separator: " → ") + dots)",
        document: source.document, node: source.value)
      converter.results[token] = result
    }
  }
}
