import TokenModel

/// The schemas of materials, vibrancy levels and recommendations.
enum MaterialSchema {
  /// What several of them share.
  static let definitions: [(name: String, value: SchemaNode)] = [
    ("appKit", appKit), ("appearance", appearance), ("recipe", recipe), ("blur", blur), ("matrix", matrix),
    ("pipelineFigure", TokenValues.number),
  ]

  private static let filter = TokenValues.operand(.number(from: 0))

  // MARK: Material

  static var material: SchemaNode {
    let members: [SchemaNode.Member] = [
      (
        "kind", .choice(MaterialValue.Kind.self),
        "Liquid Glass, for controls and navigation that float, or a standard material, for content."
      ),
      (
        "thickness", .choice(MaterialValue.Thickness.self),
        "How much of what lies behind a standard material shows; regular where nothing is said."
      ),
      (
        "variant", .choice(MaterialValue.Variant.self),
        "Which glass: regular, or clear, for a few controls over photos and film."
      ),
      ("appKit", .local("appKit"), "A standard material of macOS, by what it is for."),
      ("appearance", pair(.local("appearance")), "A look of your own, as CSS filters have it. The web draws it."),
      ("recipe", recipes, "How systems draw it, as was observed. Legibility is computed by it."),
    ]
    return TokenValues.object(members, required: ["kind"]).described("A material: what a surface is made of.").adding([
      "allOf": [
        .when(.has("kind", [MaterialValue.Kind.standard.rawValue]), then: ["properties": ["variant": false]]),
        .when(
          .has("kind", [MaterialValue.Kind.glass.rawValue]),
          then: ["properties": ["thickness": false, "appKit": false]]),
      ],
      "dependentSchemas": ["appKit": ["properties": ["thickness": false]]],
    ])
  }

  private static var appKit: SchemaNode {
    TokenValues.object(
      [
        ("material", .choice(AppKitPurpose.self), "What the material is for."),
        ("blending", .choice(AppKitBlending.self), "Whether what lies behind the window shows, or what is in it."),
        ("state", .choice(AppKitState.self), "Whether it dims with its window; followsWindowActiveState by default."),
        ("emphasized", .boolean, "Whether it stands out, as a selection does; false by default."),
      ], required: ["material"]
    ).described("A material of NSVisualEffectView.")
  }

  private static var appearance: SchemaNode {
    TokenValues.composite(
      [
        ("blur", .local("blur"), "How much is blurred; nothing by default."),
        ("saturation", filter, "How colorful it gets; 1, the default, changes nothing."),
        ("brightness", filter, "How bright it gets; 1, the default, changes nothing."),
        ("contrast", filter, "How much contrast it gets; 1, the default, changes nothing."),
        ("tint", TokenValues.color, "A color over it; none by default."),
        ("opaque", TokenValues.color, "What is drawn where transparency is reduced: a color without alpha."),
        (
          "increasedContrast",
          TokenValues.part(
            .closed(
              [("border", TokenValues.color, "The color of a line around it.")], required: ["border"])),
          "What is added where more contrast is wanted."
        ),
      ], required: []
    ).described("A look: blur, saturation, contrast and brightness in this order, then the tint.")
  }

  private static var blur: SchemaNode {
    TokenValues.operand(
      TokenValues.object(
        [
          ("value", .number(from: 0), "How many pixels."),
          ("unit", ["const": .text(Dimension.Unit.px.rawValue)], "Always px."),
        ], required: ["value", "unit"]))
  }

  // MARK: Recipes

  private static var recipes: SchemaNode {
    let text = "How it is drawn in light and in dark."
    return TokenValues.object(
      [
        ("iOS", pair(.local("recipe")), text + " iPadOS takes it, too."), ("macOS", pair(.local("recipe")), text),
        ("tvOS", pair(.local("recipe")), text),
      ])
  }

  private static var recipe: SchemaNode {
    let pipelines: [SchemaNode.Member] = [
      ("curve", pipeline(["amount", "saturation", "brightness"], ["points": points]), "A curve of luminance."),
      (
        "glass", pipeline(["white", "black", "saturation", "maxLuma", "clamp"], ["fill": TokenValues.color]),
        "Glass: a range of luminance, and a fill over it."
      ),
      ("flat", pipeline(["saturation"], ["tint": TokenValues.color]), "A tint over what is blurred."),
      (
        "blendFill",
        pipeline(
          ["saturation"],
          [
            "fill": TokenValues.color, "blend": TokenValues.color,
            "mode": TokenValues.part(.choice(MaterialRecipe.BlendMode.self)),
          ]), "A fill, and a color that darkens or lightens."
      ),
    ]
    return TokenValues.object(pipelines + [("blur", .local("blur"), "How much is blurred.")], required: ["blur"])
      .described("The figures of one way to draw a material.")
      .adding(["oneOf": .array(pipelines.map { ["required": SchemaNode([$0.name])] })])
  }

  private static let points = TokenValues.part(.tuple(Array(repeating: TokenValues.part(.anyNumber), count: 4)))

  /// Numbers, each of which has to be there, and others that do.
  private static func pipeline(_ figures: [String], _ others: KeyValuePairs<String, SchemaNode>) -> SchemaNode {
    let members: [SchemaNode.Member] = figures.map { ($0, .local("pipelineFigure"), "") }
    return TokenValues.composite(members + others.map { ($0.key, $0.value, "") })
  }

  /// What there is for light and for dark, both of which are needed.
  static func pair(_ value: SchemaNode) -> SchemaNode {
    TokenValues.object(
      [("light", value, "In light mode."), ("dark", value, "In dark mode.")], required: ["light", "dark"])
  }

  // MARK: Vibrancy

  static var vibrancy: SchemaNode {
    let matrix = SchemaNode.local("matrix")
    let levels = VibrancyValue.Category.allCases.map { category -> SchemaNode in
      let level = TokenValues.part(.words(category.levels.map(\.rawValue)))
      return .when(.has("category", [category.rawValue]), then: ["properties": ["level": level]])
    }
    return TokenValues.composite(
      [
        (
          "category", TokenValues.part(.choice(VibrancyValue.Category.self)),
          "What it is for: text and symbols, shapes, or lines."
        ),
        (
          "level", TokenValues.part(.choice(VibrancyValue.Level.self)),
          "How strong it is; primary by default. Fills end with tertiary, separators have one."
        ),
        ("appearance", TokenValues.part(pair(TokenValues.color)), "The color it has where nothing shows through."),
        (
          "matrix",
          TokenValues.part(
            TokenValues.object(
              [
                ("light", matrix, "In light mode."), ("dark", matrix, "In dark mode."),
                ("thinLight", matrix, "In light mode on thin materials."),
                ("thinDark", matrix, "In dark mode on thin materials."),
              ], required: ["light", "dark"])), "How the system mixes it with what lies behind, as was observed."
        ),
      ], required: ["category", "appearance"]
    ).described("A level of vibrancy: a foreground that takes up the color below it.")
      .adding(["allOf": .array(levels)])
  }

  private static var matrix: SchemaNode {
    let row = TokenValues.part(.tuple(Array(repeating: TokenValues.part(.anyNumber), count: 4)))
    return .tuple([row, row, row])
  }

  // MARK: Recommendation

  static var recommendation: SchemaNode {
    let subjects: [SchemaNode.Member] = [
      ("material", TokenValues.reference, "The material: \"{apple.material.regular}\"."),
      ("appKit", TokenValues.part(.choice(AppKitPurpose.self)), "The material of macOS, by what it is for."),
      ("vibrancy", TokenValues.reference, "The level of vibrancy: \"{apple.vibrancy.label}\"."),
    ]
    let others: [SchemaNode.Member] = [
      ("platform", TokenValues.part(.choice(Platform.self)), "Where it holds."),
      ("role", TokenValues.part(.choice(Role.self)), "The place in the interface it is about."),
      (
        "scheme", TokenValues.part(.words([SurfaceScheme.light.rawValue, SurfaceScheme.dark.rawValue])),
        "The mode it is about; both where it is left out."
      ),
      (
        "strength", TokenValues.part(.choice(RecommendationValue.Strength.self)),
        "How much it binds: must gives errors, avoid warnings, consider infos."
      ),
      ("source", TokenValues.part(.string), "Who says so, and why."),
    ]
    return TokenValues.composite(others + subjects, required: ["platform", "role", "strength", "source"])
      .described("What your team wants, or does not want, in a role on a platform.")
      .adding(["oneOf": .array(subjects.map { ["required": SchemaNode([$0.name])] })])
  }
}
