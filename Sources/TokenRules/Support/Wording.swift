import TokenModel

/// How messages name things.
extension Role {
  /// `a card`, `an alert`, `a tab bar`, `media controls`.
  var phrase: String {
    let name = rawValue.replacing("-", with: " ")
    if self == .mediaControls { return name }
    return name.first.map { "aeio".contains($0) } == true || self == .underWindow ? "an \(name)" : "a \(name)"
  }
}

extension VibrancyValue.Category {
  /// `a label`, `a fill`, `a separator`.
  var phrase: String { "a \(rawValue)" }
}

extension Foreground.Element {
  /// `text`, `a symbol`, `an image`.
  var phrase: String {
    switch self {
    case .text: rawValue
    case .image: "an \(rawValue)"
    case .symbol, .shape, .separator: "a \(rawValue)"
    }
  }
}

extension MaterialValue.Thickness {
  /// `ultra-thin`, `thin`.
  var adjective: String {
    switch self {
    case .ultraThin: "ultra-thin"
    case .ultraThick: "ultra-thick"
    default: rawValue
    }
  }
}

extension Backdrop.Content {
  /// What lies behind, as in `over video`.
  var noun: String {
    switch self {
    case .photo: "photos"
    case .map: "maps"
    case .game: "games"
    case .app: "app content"
    case .solid: "a plain color"
    case .unknown: "unknown content"
    case .media, .video, .artwork, .text: rawValue
    }
  }
}

extension String {
  /// `35 %` for 0.35. Close to a limit digits are kept, so that 0.2999 does not read as the 30 % it misses.
  static func percent(_ share: Double) -> String {
    NumberPrinter.text((share * 100).rounded(toPlaces: 4)) + " %"
  }

  /// At most 60 characters, so that a hostile name can't fill the screen.
  var clippedName: String { count > 60 ? prefix(59) + "…" : self }
}
