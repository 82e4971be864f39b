import TokenDiagnostics

/// Finds the token a mistyped path most likely means.
///
/// A set with thousands of wrong references would otherwise cost the product of both numbers, so all guesses of a run
/// share one budget; the references past it are reported without a guess.
struct PathGuesser {
  private let set: AssembledSet
  /// How many more paths may be compared.
  private var budget = 250_000
  /// Guesses that were made; a wrong path seldom stands alone.
  private var guesses: [String: String?] = [:]
  /// The text of every token path, made when the first guess needs it.
  private var paths: [String] = []

  /// The text of every group path, made when the first guess needs it.
  private var groups: [String] = []

  /// How many tokens one guess looks at.
  private static let reach = 20_000

  init(_ set: AssembledSet) { self.set = set }

  /// The closest token path: first among tokens in the same group, then among all.
  mutating func closest(to text: String) -> String? {
    if let guess = guesses[text] { return guess }
    let guess = sibling(of: text) ?? anywhere(text)
    guesses[text] = .some(guess)
    return guess
  }

  /// The closest group path.
  mutating func closestGroup(to text: String) -> String? {
    if groups.isEmpty { groups = set.declarations.prefix(Self.reach).dropFirst().map { set.paths.text(of: $0.path) } }
    guard budget >= groups.count else { return nil }
    budget -= groups.count
    return DidYouMean.closest(to: text, in: groups.filter { !$0.isEmpty })
  }

  private mutating func sibling(of text: String) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.last else { return nil }
    let outer = parts.dropLast()
    guard let group = outer.isEmpty ? .root : set.paths.find(outer.joined(separator: ".")) else { return nil }
    var names: [String] = []
    var child = set.paths.firstChild(of: group)
    while let current = child, budget > 0 {
      budget -= 1
      if set.paths.token(at: current) != nil { names.append(set.paths.name(of: current)) }
      child = set.paths.nextSibling(of: current)
    }
    return DidYouMean.closest(to: last, in: names).map { (outer + [$0]).joined(separator: ".") }
  }

  private mutating func anywhere(_ text: String) -> String? {
    if paths.isEmpty { paths = set.tokens.prefix(Self.reach).map { set.paths.text(of: $0.path) } }
    guard budget >= paths.count else { return nil }
    budget -= paths.count
    return DidYouMean.closest(to: text, in: paths)
  }
}
