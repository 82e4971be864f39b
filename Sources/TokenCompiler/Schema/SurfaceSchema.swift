import TokenModel

/// The schema of surfaces and of what stands on them.
enum SurfaceSchema {
  /// What surfaces and their overrides share.
  static let definitions: [(name: String, value: SchemaNode)] = [
    ("role", SchemaNode.choice(Role.self)), ("override", override), ("foreground", foreground),
    ("backdrop", backdrop), ("dimming", dimming), ("tint", tint), ("shape", shape),
  ]

  static var surface: SchemaNode {
    let platforms = SchemaNode.list(TokenValues.part(.choice(Platform.self)), atLeast: 1)
      .adding(["uniqueItems": true])
    let overrides = SchemaNode.closed(
      Platform.allCases.map {
        ($0.rawValue, TokenValues.part(.local("override")), "What is different on \($0.rawValue).")
      })
    return TokenValues.object(
      members + [
        ("platforms", platforms, "Where there is this surface; on all configured platforms where nothing is said."),
        (
          "overrides", overrides,
          "What is different on single platforms. A member takes the place of the surface's own."
        ),
      ], required: ["role", "material"]
    ).described("A place in the interface: what it is made of, what lies behind, and what stands on it.")
  }

  private static var override: SchemaNode { TokenValues.object(members) }

  private static var members: [SchemaNode.Member] { nature + use + looks + place }

  private static var nature: [SchemaNode.Member] {
    [
      ("role", .local("role"), "What it is in the interface. Layer, text and interaction follow from it."),
      (
        "material", .any(.words(["system", "none"]), TokenValues.reference),
        "What it is made of: a material, \"{apple.material.regular}\", what the system takes by itself, or nothing."
      ),
      (
        "fill", .any(["const": "none"], TokenValues.color),
        "A plain color under the material, or alone where there is none."
      ),
      (
        "layer", .choice(RoleTraits.Layer.self),
        "Whether it floats above the content or is a part of it; follows from the role."
      ),
      ("custom", .boolean, "Whether you draw it yourself in place of the system's component; false by default."),
      ("importance", .choice(Importance.self), "How much it matters. Glass that you draw yourself says so."),
    ]
  }

  private static var use: [SchemaNode.Member] {
    [
      (
        "interaction", .choice(RoleTraits.Interaction.self),
        "Whether it is touched, and for how long; follows from the role."
      ),
      ("state", .choice(SurfaceState.self), "The state it is shown in; rest by default."),
      ("scheme", .choice(SurfaceScheme.self), "The mode the place requires; both by default."),
      ("schemeReason", .nonEmpty, "Why one mode is required."),
      ("text", .choice(RoleTraits.TextAmount.self), "How much text it holds; follows from the role."),
      ("purpose", .choice(Purpose.self), "What the material is there for; none by default."),
      ("emphasis", .choice(Emphasis.self), "Whether it stands for the main action or a state; none by default."),
      ("group", .nonEmpty, "The container it shares glass with: surfaces of the same name belong together."),
      ("on", .any(["const": "content"], TokenValues.reference), "What it lies on: content, a surface or a material."),
      ("scrollEdge", .choice(ScrollEdge.self), "How content fades beneath a bar; automatic by default."),
      ("likeSystem", .local("role"), "The component of the system that it resembles."),
      ("vibrancyAllowed", .boolean, "Whether what stands on it may be vibrant on macOS."),
    ]
  }

  private static var looks: [SchemaNode.Member] {
    [
      ("backdrop", .local("backdrop"), "What lies behind. Rules and legibility go by it."),
      ("dimming", .local("dimming"), "A layer beneath the material that darkens what lies behind."),
      ("tint", .local("tint"), "A color on the material; none by default."),
      ("shape", .local("shape"), "Its outline: capsule for controls of glass, else rectangle."),
    ]
  }

  private static var place: [SchemaNode.Member] {
    [("content", .map(TokenValues.part(.local("foreground"))), "What stands on it, each under a name of its own.")]
  }

  // MARK: Backdrop, dimming, tint, shape

  private static var backdrop: SchemaNode {
    TokenValues.object([
      ("content", .choice(Backdrop.Content.self), "What it is."),
      ("luminance", .choice(Backdrop.Luminance.self), "How bright it is; mixed where nothing is said."),
      ("player", .choice(Backdrop.Player.self), "Which player shows it; AVKit dims by itself."),
      ("palette", .list(TokenValues.color, atLeast: 1), "The only colors there are behind it."),
    ])
  }

  private static var dimming: SchemaNode {
    let opacity = TokenValues.operand(.number(from: 0, to: 1))
    let layer = TokenValues.composite(
      [
        ("color", TokenValues.color, "Its color, without alpha; black by default."),
        ("opacity", opacity, "How strong it is, from 0 to 1."),
      ], required: ["opacity"])
    return .any(["const": "none"], .when(["type": "object"], then: TokenValues.part(layer), otherwise: opacity))
  }

  private static var tint: SchemaNode {
    let contrast = SchemaNode.when(
      ["type": "object", "anyOf": [["required": ["light"]], ["required": ["dark"]]]],
      then: MaterialSchema.pair(TokenValues.color), otherwise: TokenValues.color)
    let set = TokenValues.composite([
      ("light", TokenValues.color, "In light mode."), ("dark", TokenValues.color, "In dark mode."),
      ("increasedContrast", contrast, "Where more contrast is wanted: a color, or one for light and one for dark."),
    ])
    let isSet: SchemaNode = [
      "type": "object", "anyOf": .array(["light", "dark", "increasedContrast"].map { ["required": SchemaNode([$0])] }),
      "not": ["required": ["colorSpace"]],
    ]
    return .any(["const": "none"], .when(isSet, then: set, otherwise: TokenValues.color))
  }

  private static var shape: SchemaNode {
    let rounded = TokenValues.composite([("radius", TokenValues.dimension, "The radius of its corners.")])
    return .when(["type": "object"], then: rounded, otherwise: .words(["capsule", "rectangle"]))
  }

  // MARK: Foreground

  private static var foreground: SchemaNode {
    let members: [SchemaNode.Member] = [
      ("element", TokenValues.part(.choice(Foreground.Element.self)), "What it is."),
      ("role", TokenValues.part(.choice(Foreground.Role.self)), "What it is for. Text has its size and weight by it."),
      ("vibrancy", TokenValues.reference, "The level that gives it its color: \"{apple.vibrancy.label}\"."),
      ("color", TokenValues.color, "A color of its own, in place of vibrancy."),
      ("rendering", TokenValues.part(.choice(Foreground.Rendering.self)), "Whether it takes a color or has its own."),
      ("size", TokenValues.dimension, "The size of text or a symbol; follows from the role."),
      ("weight", .local("fontWeightValue"), "The weight of text or a symbol; follows from the role."),
      ("typography", TokenValues.reference, "A typography token that gives size and weight."),
      (
        "state", TokenValues.part(.choice(Foreground.State.self)),
        "Whether it can be used; inactive where the surface is."
      ),
      ("legibility", TokenValues.part(.choice(Foreground.Legibility.self)), "Low for what need not be read with ease."),
    ]
    return SchemaNode.closed(members, required: ["element"]).described("Something that stands on a surface.").adding([
      "allOf": .array([needsColor] + Foreground.Element.allCases.map(roles)),
      "dependentSchemas": ["typography": ["properties": ["size": false, "weight": false]]],
    ])
  }

  /// All but images have a color by one of two ways.
  private static var needsColor: SchemaNode {
    let colored = Foreground.Element.allCases.filter { $0 != .image }.map(\.rawValue)
    return .when(.has("element", colored), then: .any(["required": ["vibrancy"]], ["required": ["color"]]))
  }

  /// The roles that an element may have: those of text have a style of text.
  private static func roles(_ element: Foreground.Element) -> SchemaNode {
    let roles = Foreground.Role.allCases.filter { ($0.textStyle != nil) == (element == .text) }.map(\.rawValue)
    let allowed: SchemaNode = element == .separator ? false : TokenValues.part(.words(roles))
    return .when(.has("element", [element.rawValue]), then: ["properties": ["role": allowed]])
  }
}
