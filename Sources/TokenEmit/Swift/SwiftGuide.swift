import TokenModel

/// What the page that documents the module says of the tokens in it.
struct SwiftGuide: Sendable {
  /// Lines of code that use a token each, one for each kind of use that there is a token for.
  let examples: [String]
  /// The groups at the root that a link can name, in source order, without backticks.
  let topGroups: [String]

  init(_ emission: Emission, _ names: SwiftNames, _ groups: SwiftGroups) {
    let paths = emission.set.assembled.paths
    func name(_ token: TokenID) -> String {
      let chain = paths.chain(to: emission.set.assembled[token].path).map(names.text)
      return ([emission.configuration.name] + chain).joined(separator: ".")
    }
    examples = SwiftSection.allCases.compactMap { section in
      let tokens = groups.sections[section.rawValue].lazy.flatMap(\.tokens)
      let token = tokens.first { emission.set.assembled.deprecation(of: $0) == nil }
      return token.flatMap { Self.example(of: section, name($0)) }
    }
    let root = groups.namespaces.first { $0.parent == .root }
    topGroups = (root?.groups ?? []).map { names.text(of: $0).filter { $0 != "`" } }.filter(Self.isLinkable)
  }

  /// How a view uses a token.
  private static func example(of section: SwiftSection, _ token: String) -> String? {
    switch section {
    case .colors: "Circle().fill(\(token))"
    case .dimensions: "content.padding(\(token))"
    case .typographies: "Text(\"Hello\").tokenTypography(\(token))"
    case .shadows: "card.tokenShadow(\(token), in: RoundedRectangle(cornerRadius: 12))"
    case .borders: "card.tokenBorder(\(token), in: RoundedRectangle(cornerRadius: 12))"
    case .gradients: "LinearGradient(gradient: \(token), startPoint: .top, endPoint: .bottom)"
    case .transitions: "view.animation(\(token).animation, value: isOpen)"
    case .surfaces: "controls.surface(\(token))"
    default: nil
    }
  }

  /// Whether a link to a symbol can be written with its name alone: letters, digits and `_` of ASCII. What begins with
  /// `_` is not public to DocC.
  private static func isLinkable(_ name: String) -> Bool {
    name.utf8.first != 0x5F
      && name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || byte == 0x5F || (0x61...0x7A).contains(byte | 0x20)
      }
  }
}
