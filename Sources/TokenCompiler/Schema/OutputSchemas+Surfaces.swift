import TokenModel

extension OutputSchemas {
  /// `surfaces.json`: what draws each surface, and how materials look on the web.
  static func surfaces() -> SchemaNode {
    SchemaNode.closed(
      [
        ("unsupported", .list(.string), "Platforms that nothing is planned for."),
        ("surfaces", .list(plan), "What draws each surface on each of its platforms."),
        ("materials", .list(look), "How each material looks on the web."),
      ], required: ["unsupported", "surfaces", "materials"]
    ).adding(["$defs": ["drawing": drawing, "backing": backing, "style": style, "colors": colors]])
  }

  private static var plan: SchemaNode {
    let context = SchemaNode.closed(
      [
        ("inputs", .map(.string), "The contexts, by modifier."),
        ("plan", .list(.local("drawing")), "What draws it there."),
      ],
      required: ["inputs", "plan"])
    let origins = SchemaNode.closed(
      PlanOrigin.Member.allCases.map { ($0.rawValue, .choice(PlanOrigin.Source.self), "") })
    let shape = SchemaNode.any(
      .words(["capsule", "rectangle"]), .closed([("radius", .string, "A length of CSS.")], required: ["radius"]))
    return .closed(
      [
        ("surface", .string, "The path of the surface."), ("platform", .choice(Platform.self), "The platform."),
        ("role", .choice(Role.self), "What it is in the interface."),
        ("layer", .choice(RoleTraits.Layer.self), "Its layer."),
        ("material", .string, "The path of the material, or system or none."), ("shape", shape, "Its outline."),
        ("group", .string, "The container it shares glass with."),
        ("scheme", .choice(SurfaceScheme.self), "The mode the place requires."),
        ("origins", origins, "Where each member comes from."),
        ("plan", .list(.local("drawing"), atLeast: 1), "What draws it, by version and setting."),
        ("contexts", .list(context, atLeast: 1), "What draws it in other contexts."),
      ], required: ["surface", "platform", "role", "layer", "material", "shape", "origins", "plan"])
  }

  private static var drawing: SchemaNode {
    let version = SchemaNode.text(like: #"^[0-9]+(?:\.[0-9]+)?$"#)
    let content = SchemaNode.closed(frameworks.map { ($0, .local("style"), "") })
    let layers: [SchemaNode.Member] = [
      ("fill", .string, "A color of CSS under the material."),
      ("dimming", .string, "A layer beneath, as a color of CSS."),
      (
        "tint",
        .closed(
          [("placement", .choice(TintPlan.Placement.self), "How it is laid on.")] + pair,
          required: ["placement", "light", "dark"]), "The color on it."
      ),
      (
        "border", .closed([("width", .string, "How thick it is.")] + pair, required: ["width", "light", "dark"]),
        "A line around it."
      ),
    ]
    let button = SchemaNode.closed(
      [
        ("style", .choice(ButtonPlan.Style.self), "The family of styles."),
        ("prominent", .boolean, "Whether it is the main one."),
      ],
      required: ["style", "prominent"])
    return .closed(
      [
        ("from", version, "The first version of the system."),
        ("before", version, "The first version it no longer holds for."),
        ("settings", .list(.choice(AccessibilitySetting.self), atLeast: 1), "The accessibility settings it is for."),
      ] + frameworks.map { ($0, .local("backing"), "") } + [("button", button, "The button that draws it by itself.")]
        + layers + [
          ("content", .map(content), "How each foreground is drawn."),
          ("origin", ["const": "fallback"], "That it stands in for what the system does not have."),
          ("notices", .list(.string, atLeast: 1), "What to know about it."),
        ], required: ["settings"])
  }

  private static let frameworks = ["swiftUI", "uiKit", "appKit", "web"]
  private static let pair: [SchemaNode.Member] = [
    ("light", .string, "A color of CSS, in light mode."), ("dark", .string, "A color of CSS, in dark mode."),
  ]

  private static var colors: SchemaNode { .closed(pair, required: ["light", "dark"]) }

  private static var backing: SchemaNode {
    let thickness = MaterialValue.Thickness.allCases.map(\.rawValue)
    return .closed(
      [
        ("call", .string, "What is called, by its name in the framework.")
      ] + pair + [
        ("thickness", .words(thickness), "Of a material of SwiftUI."),
        ("variant", .choice(MaterialValue.Variant.self), "Of glass."),
        ("interactive", .boolean, "Whether glass follows touches."),
        ("style", .string, "The style of an effect of UIKit."),
        ("material", .string, "The material of AppKit, or the path of one."),
        ("blendingMode", .choice(AppKitBlending.self), "Of AppKit."),
        ("state", .choice(AppKitState.self), "Of AppKit."),
        ("isEmphasized", .boolean, "Of AppKit."),
      ], required: ["call"])
  }

  private static var style: SchemaNode {
    .closed(
      [("style", .string, "The kind of style.")] + pair + [
        ("level", .choice(VibrancyStyle.self), "The style of a vibrancy effect."),
        ("name", .choice(SystemColor.self), "The color of the system."),
        ("token", .string, "The path of the vibrancy."),
      ], required: ["style"])
  }

  private static var look: SchemaNode {
    let css = SchemaNode.closed(
      [("filter", .string, "The value of backdrop-filter."), ("overlay", .string, "The color over it.")],
      required: ["filter", "overlay"])
    let error = SchemaNode.closed(
      [("neutral", .number(from: 0), "Over greys."), ("cube", .number(from: 0), "Over all colors.")],
      required: ["neutral", "cube"])
    return .closed(
      [
        ("material", .string, "The path of the material."),
        ("appearance", .choice(NativeSetting.Appearance.self), "The mode."),
        ("css", css, "What CSS draws it with."), ("opaque", .string, "The color where transparency is reduced."),
        ("error", error, "The largest difference from the recipe, of 255."),
        ("source", .string, "What it was taken from."),
      ], required: ["material", "appearance", "opaque", "source"])
  }
}
