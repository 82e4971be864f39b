import TokenDiagnostics
import TokenModel

/// What is said of Liquid Glass and needs no rule of its own.
extension Guidelines {
  static let glass: [Guideline] = [
    .fact(
      "glass-transient-exception", area: .glass, on: .apple,
      summary: "Sliders and toggles among content may take the look of glass while a person activates them",
      source: "HIG, Materials: controls with a transient interactive element are the exception in the content layer",
      members: ["role", "layer", "interaction", "state"],
      work: """
        It permits. glass-in-content-layer lets a slider or toggle pass whose "interaction" is transient and whose \
        "state" is active; the same control at rest is reported by glass-transient-at-rest.
        """),
    .enumeration(
      "glass-variant-enum", area: .glass, on: .apple,
      summary: "Liquid Glass has two variants: regular and clear",
      source: "HIG, Materials: two variants to choose from for custom components and some system components",
      members: ["variant"],
      work: """
        The language takes no other "variant" for a material of kind glass. Any other word is an error with this id, \
        which names both variants and the one that was probably meant.
        """),
    .default(
      "glass-default-regular", area: .glass, on: .apple,
      summary: "Most system components use the regular variant of glass",
      source: "HIG, Materials: regular is what most components of the system use",
      members: ["variant"],
      work: """
        A material of kind glass that names no "variant" is regular, in every rule and every output.
        """),
    .fact(
      "regular-behaviour", area: .glass, on: .apple,
      summary: "Regular glass blurs what lies behind and adjusts its luminosity, so that foregrounds stay legible",
      source: "HIG, Materials: the regular variant blurs the background and adapts its brightness",
      work: """
        The recipe of {apple.glass.regular} scales the brightness of the backdrop between two bounds and lays a fill \
        over it. The outputs for the web are fitted to it, and the legibility of foregrounds is computed with it.
        """),
    .fact(
      "clear-behaviour", area: .clearGlass, on: .apple,
      summary: "Clear glass is highly translucent and keeps what lies behind it prominent",
      source: "HIG, Materials: the clear variant favours the visibility of the content beneath",
      work: """
        The recipe of {apple.glass.clear} leaves most of the backdrop as it is. The outputs for the web are fitted to \
        it, and the legibility of foregrounds is computed with it, dimming layer included.
        """),
    .fact(
      "regular-when-legibility-risk", area: .glass, on: .apple, strength: .must,
      summary: "Where the background could make a component hard to read, its glass is regular",
      source: "HIG, Materials: use regular when background content might create legibility issues",
      members: ["material", "backdrop.content"],
      work: """
        The backgrounds meant are app content, text, plain colours and those nobody knows. Clear glass over one of \
        them is reported by clear-needs-rich-backdrop, and clear glass without a declared backdrop by \
        undeclared-backdrop.
        """),
    .fact(
      "glass-api", area: .glass, on: .apple,
      summary: "SwiftUI applies Liquid Glass with glassEffect(_:in:)",
      source: "SwiftUI: the view modifier glassEffect, from the systems of version 26 on, not on visionOS",
      work: """
        It is a property of generated Swift, not of tokens. The Swift output calls it behind an availability check \
        with a standard material below version 26, and leaves it out on visionOS; type-checking that output proves it.
        """),
  ]
}
