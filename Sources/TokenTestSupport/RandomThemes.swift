import TokenModel

/// Makes themed sets at random: a random set, and modifiers whose contexts give some of its tokens the values of
/// others. What it makes is free of errors in every permutation.
public enum RandomThemes {
  /// Modifiers to take from; some name settings that platforms know, some are hard to say in Swift.
  private static let modifiers: [(name: String, contexts: [String])] = [
    ("theme", ["light", "dark"]), ("theme", ["dark", "light"]), ("theme", ["light", "light-hc", "dark", "dark-hc"]),
    ("contrast", ["standard", "more"]), ("transparency", ["standard", "reduced"]), ("brand", ["acme", "zeta", "2x"]),
    ("density", ["a b", "a-b", ""]), ("größe", ["class", "self", "größe"]), ("Color", ["none", "allCases"]),
  ]

  /// The files by name, a resolver document and a `tokenc.json` that switches all rules off among them.
  ///
  /// - Parameters:
  ///   - count: how many tokens.
  ///   - modifierCount: how many modifiers at most.
  ///   - seed: the same seed makes the same files.
  public static func make(count: Int, modifiers modifierCount: Int = 3, seed: UInt64) -> [String: String] {
    var maker = RandomTokens(seed, count: count)
    var files = maker.texts()
    var chosen: [(name: String, contexts: [String])] = []
    for modifier in modifiers.shuffled(using: &maker.random)
    where chosen.count < modifierCount && !chosen.contains(where: { $0.name == modifier.name }) {
      chosen.append(modifier)
    }
    let texts = chosen.map { modifier in
      let contexts = modifier.contexts.enumerated().map { index, name in
        // The first is the default and most often adds nothing.
        let share = index == 0 && maker.chance(60) ? 0 : 30
        return "\(maker.quoted(name)): [\(overrides(&maker, share))]"
      }
      let first = maker.quoted(modifier.contexts[0])
      return "{\"type\": \"modifier\", \"name\": \(maker.quoted(modifier.name)), \"default\": \(first), "
        + "\"contexts\": {\(contexts.joined(separator: ",\n"))}}"
    }
    let sources = RandomTokens.fileNames.map { "{\"$ref\": \"\($0)\"}" }.joined(separator: ", ")
    let set = "{\"type\": \"set\", \"name\": \"base\", \"sources\": [\(sources)]}"
    files["all.resolver.json"] =
      "{\"version\": \"2025.10\", \"resolutionOrder\": [\(([set] + texts).joined(separator: ",\n"))]}"
    return files
  }

  /// Tokens of some share with the values of others that were made earlier, so that no references go in a circle, and
  /// that can stand for all they stand for.
  private static func overrides(_ maker: inout RandomTokens, _ share: Int) -> String {
    var members: [String] = []
    for (index, token) in maker.made.enumerated() where maker.chance(share) {
      let others = maker.made[..<index].filter { other in
        other.type == token.type && token.value.kinds.allSatisfy(other.value.kinds.contains)
      }
      guard let other = others.randomElement(using: &maker.random) else { continue }
      let value = maker.chance(25) ? maker.reference(other.path) : other.value.json
      let object = "{\"$type\": \"\(token.type.rawValue)\", \"$value\": \(value)}"
      members.append(token.path.reversed().reduce(object) { "{\(maker.quoted($1)): \($0)}" })
    }
    // Each in a source of its own: an object has no member twice.
    return members.joined(separator: ",\n")
  }
}
