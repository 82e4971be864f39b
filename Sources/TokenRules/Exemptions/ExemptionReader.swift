import TokenDiagnostics
import TokenModel
import TokenSyntax

/// Reads `$extensions."dev.tokenc".allow` of tokens.
struct ExemptionReader {
  private var tree: SyntaxTree
  private var token: TokenID
  private var result = Exemptions()

  /// Reads the exemptions of all tokens.
  static func read(_ set: TokenSet) -> Exemptions {
    guard let first = set.assembled.trees.first else { return Exemptions() }
    var reader = ExemptionReader(tree: first.tree, token: TokenID(0))
    for token in set.tokens {
      guard let extensions = set.assembled[token].extensions else { continue }
      reader.tree = set.assembled.tree(of: token)
      reader.token = token
      if let own = reader.tree.member("dev.tokenc", of: extensions), let allow = reader.tree.member("allow", of: own) {
        let count = reader.result.diagnostics.count
        reader.list(allow)
        // What is wrong with them is said of the token that is written.
        if set.assembled[token].isInherited { reader.result.diagnostics.removeSubrange(count...) }
      }
    }
    return reader.result
  }

  private mutating func list(_ node: NodeID) {
    guard tree.kind(node) == .array else {
      return fail(node, "“allow” is a list of exemptions, each with “rule” and “because”")
    }
    for element in tree.elements(of: node) { exemption(element) }
  }

  private mutating func exemption(_ node: NodeID) {
    let known = ["rule", "because", "platforms"]
    guard tree.kind(node) == .object else {
      return fail(node, "an exemption is an object with “rule” and “because”")
    }
    for member in tree.members(of: node) where !known.contains(where: { tree.equals(member.key, $0) }) {
      unknown(member.key, known)
    }
    let rule = rule(node)
    let isExplained = reason(node)
    let platforms = tree.member("platforms", of: node).map { self.platforms($0) } ?? []
    guard let rule, isExplained, let platforms else { return }
    result.add(Exemption(rule: rule, platforms: platforms), to: token)
  }

  private mutating func rule(_ node: NodeID) -> Declared<String>? {
    guard let value = tree.member("rule", of: node) else {
      if !tree.isBroken(node) { fail(node, "an exemption needs “rule”, the id of the rule that may be broken") }
      return nil
    }
    guard tree.kind(value) == .string else {
      fail(value, "“rule” is the id of a rule")
      return nil
    }
    let rule = Declared(tree.string(value), tree.location(value))
    if RuleCatalog.page(rule.value) != nil { return rule }
    result.diagnostics.append(.unknownRule(rule, in: RuleCatalog.pages.map(\.id.rawValue)))
    return nil
  }

  /// Whether a reason is given; an exemption without one does not hold.
  private mutating func reason(_ node: NodeID) -> Bool {
    let value = tree.member("because", of: node)
    if let value, tree.kind(value) == .string, tree.string(value).contains(where: { !$0.isWhitespace }) { return true }
    guard !tree.isBroken(node), value.map({ tree.kind($0) != .invalid }) ?? true else { return false }
    fail(value ?? node, "an exemption needs a reason in “because”", id: .exemptionReason)
    return false
  }

  private mutating func platforms(_ node: NodeID) -> [Declared<Platform>]? {
    let names = Platform.allCases.map(\.rawValue)
    guard tree.kind(node) == .array, tree.elementCount(node) > 0 else {
      fail(node, "“platforms” is a list of at least one of \(names.joined(separator: ", "))")
      return nil
    }
    var platforms: [Declared<Platform>] = []
    for element in tree.elements(of: node) {
      guard tree.kind(element) == .string, let platform = Platform(rawValue: tree.string(element)) else {
        fail(element, "a platform is one of \(names.joined(separator: ", "))")
        return nil
      }
      platforms.append(Declared(platform, tree.location(element)))
    }
    return platforms
  }

  private mutating func unknown(_ key: NodeID, _ known: [String]) {
    let name = tree.string(key)
    let hint =
      DidYouMean.closest(to: name, in: known).map { "did you mean “\($0)”?" } ?? "it has “rule”, “because”, “platforms”"
    fail(key, "an exemption has no member “\(name.clippedName)”; \(hint)")
  }

  private mutating func fail(_ node: NodeID, _ message: String, id: DiagnosticID = .exemptionValue) {
    guard tree.kind(node) != .invalid else { return }
    result.diagnostics.append(Diagnostic(.error, id, message, at: tree.location(node)))
  }
}
