import TokenDiagnostics
import TokenModel

/// `not-by-appearance`
enum NotByAppearance: Rule {
  static let page = RulePage(
    "not-by-appearance", area: .materials, scope: .token, platforms: .apple, strength: .avoid, severity: .warning,
    summary: "A material is named for a color or a brightness",
    why: """
      How a material looks is not fixed: it turns with the color scheme, with what lies behind, and with settings for \
      transparency and contrast. A name such as “dark” is wrong as soon as it does, and invites people to pick the \
      material for its color. A name that says what the material is for stays right.
      """,
    instead: """
      Name the material for its use, such as “shelf”, “caption” or “control”.
      """,
    source: "HIG, Materials: settings change how materials look, so pick them by recommended use and not by color",
    members: ["the token's name"], types: [.material], examples: examples)

  /// Words that tell a look, in lower case.
  private static let words: Set<String> = [
    "black", "blue", "bright", "brown", "dark", "frosted", "gray", "green", "grey", "light", "milky", "orange", "pink",
    "purple", "red", "silver", "smoke", "smoked", "tinted", "white", "yellow",
  ]

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    for token in context.tokens(of: .material, withAliases: true) {
      let path = context.set.path(of: token).split(separator: ".").filter { $0 != "$root" }
      guard let name = path.last, let word = Self.words(of: name).first(where: words.contains) else { continue }
      report.add(
        "“\(String(name).clippedName)” names a look, and what is \(word) in one setting is not in another; name the "
          + "material for what it is for",
        at: context.set.assembled.place(of: token), onToken: token)
    }
  }

  /// The words of a name in lower case, parted at `-`, `_`, spaces and where a capital begins a word.
  private static func words(of name: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character != "-", character != "_", !character.isWhitespace else {
        words.append(word)
        word = ""
        continue
      }
      let isAfterSmall = index > 0 && !characters[index - 1].isUppercase
      let isBeforeSmall = index + 1 < characters.count && characters[index + 1].isLowercase
      if character.isUppercase, !word.isEmpty, isAfterSmall || isBeforeSmall {
        words.append(word)
        word = ""
      }
      word += character.lowercased()
    }
    return words + [word]
  }

  private static let examples: [RuleExample] = [
    .good(
      "Names that say what the materials are for", on: .apple,
      """
      {
        "own": {
          "$type": "material",
          "lightbox": { "$value": "{apple.material.thick}" },
          "control": { "$value": "{apple.glass.regular}" }
        }
      }
      """),
    .bad(
      "Names that say how they look today", on: .apple,
      """
      {
        "own": {
          "$type": "material",
          1️⃣"dark-blur": { "$value": "{apple.material.thick}" },
          2️⃣"panelWhite": { "$value": { "kind": "standard", "thickness": "thin" } }
        }
      }
      """),
  ]
}
