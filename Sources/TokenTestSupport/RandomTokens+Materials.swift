import TokenModel

/// The four types of our own.
extension RandomTokens {
  private mutating func part(_ kind: Kind, _ make: (inout Self) -> String) -> String { referred(kind) ?? make(&self) }

  private mutating func object(_ members: [String?]) -> String {
    "{" + members.compactMap { $0 }.shuffled(using: &random).joined(separator: ", ") + "}"
  }

  /// A member in so many of a hundred cases.
  private mutating func maybe(_ percent: Int, _ name: String, _ value: (inout Self) -> String) -> String? {
    chance(percent) ? "\"\(name)\": \(value(&self))" : nil
  }

  /// A reference to one of the library's tokens or to one of the set's.
  private mutating func named(_ type: TokenType, _ library: [String]) -> String {
    referred(.type(type)) ?? reference(pick(library).split(separator: ".").map(String.init))
  }

  private mutating func materialReference() -> String {
    named(.material, ["apple.glass.regular", "apple.glass.clear", "apple.material.thin", "apple.material.bar"])
  }

  private mutating func vibrancyReference() -> String {
    named(.vibrancy, ["apple.vibrancy.label", "apple.vibrancy.fill", "apple.vibrancy.separator"])
  }

  // MARK: Material

  /// A material of either kind.
  mutating func material() -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return object(["\"kind\": \"glass\"", maybe(60, "variant") { $0.word(MaterialValue.Variant.self) }])
    case 1:
      return object([
        "\"kind\": \"standard\"",
        maybe(100, "appKit") { maker in
          maker.object([
            maker.maybe(100, "material") { $0.word(AppKitPurpose.self) },
            maker.maybe(50, "blending") { $0.word(AppKitBlending.self) },
            maker.maybe(30, "state") { $0.word(AppKitState.self) },
            maker.maybe(30, "emphasized") { "\($0.chance(50))" },
          ])
        },
      ])
    default:
      return object([
        "\"kind\": \"standard\"", maybe(70, "thickness") { $0.word(MaterialValue.Thickness.self) },
        maybe(60, "appearance") { "{\"light\": \($0.appearance()), \"dark\": \($0.appearance())}" },
      ])
    }
  }

  private mutating func appearance() -> String {
    let filter: (inout Self) -> String = { $0.part(.positive) { $0.positive() } }
    return object([
      maybe(80, "blur") { $0.part(.blur) { $0.quantity($0.positive(), "px") } },
      maybe(60, "saturation", filter), maybe(40, "contrast", filter), maybe(40, "brightness", filter),
      maybe(60, "tint") { $0.colorPart() }, maybe(60, "opaque") { $0.part(.opaque) { _ in Self.slate } },
      maybe(40, "increasedContrast") { "{\"border\": \($0.colorPart())}" },
    ])
  }

  private static let slate = "{\"colorSpace\": \"srgb\", \"components\": [0.25, 0.30, 0.35]}"

  // MARK: Vibrancy, recommendation

  /// A vibrancy level.
  mutating func vibrancy() -> String {
    let category = pick(VibrancyValue.Category.allCases)
    let level = pick(category.levels).rawValue
    return object([
      "\"category\": \"\(category.rawValue)\"", level == "primary" && chance(50) ? nil : "\"level\": \"\(level)\"",
      "\"appearance\": {\"light\": \(colorPart()), \"dark\": \(colorPart())}",
    ])
  }

  /// A recommendation.
  mutating func recommendation() -> String {
    let subject =
      switch Int.random(in: 0..<3, using: &random) {
      case 0: "\"material\": \(materialReference())"
      case 1: "\"appKit\": \(word(AppKitPurpose.self))"
      default: "\"vibrancy\": \(vibrancyReference())"
      }
    return object([
      "\"platform\": \(word(Platform.self))", "\"role\": \(word(Role.self))", subject,
      maybe(40, "scheme") { $0.pick(["\"light\"", "\"dark\""]) },
      "\"strength\": \(word(RecommendationValue.Strength.self))",
      "\"source\": \(quoted(pick(Self.texts)))",
    ])
  }

  // MARK: Surface

  /// A surface with some of its members, and overrides.
  mutating func surface() -> String {
    let platforms = Platform.allCases.filter { _ in chance(60) }
    let listed = platforms.isEmpty || chance(30) ? nil : platforms
    let overridden = (listed ?? Platform.allCases).filter { _ in chance(20) }
    return object(
      members(isOverride: false) + [
        listed.map { list in "\"platforms\": [" + list.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") + "]" },
        overridden.isEmpty
          ? nil
          : "\"overrides\": {"
            + overridden.map { "\"\($0.rawValue)\": " + object(members(isOverride: true)) }.joined(separator: ", ")
            + "}",
      ])
  }

  private mutating func members(isOverride: Bool) -> [String?] {
    let needed = isOverride ? 30 : 100
    let rare = isOverride ? 10 : 25
    return [
      maybe(needed, "role") { $0.word(Role.self) },
      maybe(needed, "material") { $0.chance(25) ? $0.pick(["\"system\"", "\"none\""]) : $0.materialReference() },
      maybe(rare, "fill") { $0.chance(20) ? "\"none\"" : $0.colorPart() },
      maybe(rare, "layer") { $0.word(RoleTraits.Layer.self) },
      maybe(rare, "state") { $0.word(SurfaceState.self) },
      maybe(rare, "text") { $0.word(RoleTraits.TextAmount.self) },
      maybe(rare, "dimming") { $0.dimming() }, maybe(2 * rare, "tint") { $0.tint() },
      maybe(rare, "shape") {
        $0.chance(50) ? $0.pick(["\"capsule\"", "\"rectangle\""]) : "{\"radius\": \($0.lengthPart())}"
      },
      maybe(rare, "backdrop") { maker in
        maker.object([
          maker.maybe(70, "content") { $0.word(Backdrop.Content.self) },
          maker.maybe(70, "luminance") { $0.word(Backdrop.Luminance.self) },
          maker.maybe(30, "palette") { "[\($0.colorPart()), \($0.colorPart())]" },
        ])
      },
      maybe(rare, "content") { $0.content() },
    ]
  }

  private mutating func dimming() -> String {
    let opacity = part(.share) { $0.share() }
    return chance(50)
      ? pick(["\"none\"", opacity])
      : object(["\"opacity\": \(opacity)", maybe(60, "color") { $0.part(.opaque) { _ in Self.slate } }])
  }

  private mutating func tint() -> String {
    if chance(60) { return chance(15) ? "\"none\"" : colorPart() }
    let contrast = chance(50) ? colorPart() : "{\"light\": \(colorPart()), \"dark\": \(colorPart())}"
    return object(["\"light\": \(colorPart())", "\"dark\": \(colorPart())", "\"increasedContrast\": \(contrast)"])
  }

  private mutating func content() -> String {
    let names = ["title", "größe", "a*/b"].filter { _ in chance(60) }
    return "{"
      + names.map { name in
        "\(quoted(name)): "
          + object([
            "\"element\": \(word(Foreground.Element.self))",
            chance(50) ? "\"vibrancy\": \(vibrancyReference())" : "\"color\": \(colorPart())",
            maybe(30, "size") { $0.lengthPart() },
            maybe(30, "weight") { $0.part(.type(.fontWeight)) { $0.fontWeight() } },
          ])
      }.joined(separator: ", ") + "}"
  }
}
