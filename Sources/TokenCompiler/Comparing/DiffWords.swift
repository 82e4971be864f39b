import TokenModel

/// The words that all forms of a comparison share.
enum DiffWords {
  /// What a kind of change is called in front of a token.
  static func name(_ kind: TokenChange.Kind) -> String {
    switch kind {
    case .removed, .renamed, .added, .deprecated, .value, .description, .plan, .legibility, .module: kind.rawValue
    case .type: "type"
    case .name: "output name"
    case .platformRemoved: "platform removed"
    case .platformAdded: "platform added"
    case .minimumRaised: "minimum raised"
    case .minimumLowered: "minimum lowered"
    case .contextRemoved: "context removed"
    case .contextAdded: "context added"
    case .undeprecated: "no longer deprecated"
    case .deprecation: "deprecation text"
    case .theme: "value in a theme"
    case .reference: "reference"
    }
  }

  /// The same behind a number.
  private static func name(_ kind: TokenChange.Kind, _ count: Int) -> String {
    switch kind {
    case .type, .value, .reference, .description, .plan, .name: name(kind) + (count == 1 ? "" : "s")
    case .theme: count == 1 ? name(kind) : "values in themes"
    case .legibility: count == 1 ? "contrast" : "contrasts"
    default: name(kind)
    }
  }

  /// What an impact means.
  static func meaning(_ impact: TokenChange.Impact) -> String {
    switch impact {
    case .major: "what uses the tokens may break"
    case .minor: "new, and nothing breaks"
    case .patch: "looks and texts"
    }
  }

  /// `2 removed, 1 value`: the kinds that there are, in their order.
  static func counts(_ changes: some Sequence<TokenChange>) -> String {
    var counts: [TokenChange.Kind: Int] = [:]
    for change in changes { counts[change.kind, default: 0] += 1 }
    return TokenChange.Kind.allCases.compactMap { kind in counts[kind].map { "\($0) \(name(kind, $0))" } }
      .joined(separator: ", ")
  }

  /// `ΔE OK 0.053`; nil where no colour moved.
  static func difference(_ change: TokenChange) -> String? {
    change.colorDifference.map { difference in
      let text = NumberPrinter.text(difference.rounded(toPlaces: 3))
      return "ΔE OK " + (text == "0" ? "below 0.0005" : text) + (difference < 0.02 ? ", hardly noticeable" : "")
    }
  }
}
