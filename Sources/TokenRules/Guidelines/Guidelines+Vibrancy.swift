import TokenDiagnostics
import TokenModel

/// What is said of vibrancy and needs no rule of its own.
extension Guidelines {
  static let vibrancy: [Guideline] = [
    .fact(
      "vibrant-color-guarantee", area: .vibrancy, on: .apple,
      summary: "With the system's vibrant colors nobody has to worry about contrast in different contexts",
      source: "HIG, Materials: vibrant colours of the system work on every material",
      members: ["content.*.vibrancy"],
      work: """
        It is a policy. The guarantee is relative, so the contrast of the system's levels is computed and told like \
        any other, but a figure below the floor is a remark and no warning.
        """),
    .fact(
      "system-foreground-colors", area: .vibrancy, on: [.iOS, .iPadOS], strength: .must,
      summary: "Text, fills, symbols and separators on a material take colors that the system provides",
      source: "HIG, Materials, as of iOS 13: system-provided colours adapt to the translucent background",
      members: ["material", "content.*.color"],
      work: """
        Vibrancy and system colors by name, {apple.color.label} and the like, pass. Any other color on a standard \
        material is reported by vibrant-on-material.
        """),
    .enumeration(
      "vibrancy-kinds", area: .vibrancy, on: [.iOS, .iPadOS],
      summary: "There are vibrant colors for labels, fills and separators",
      source: "HIG, Materials, iOS and iPadOS: vibrancy for labels, fills and separators",
      members: ["category"],
      work: """
        The language takes no other "category" for a vibrancy. Any other word is an error with this id.
        """),
    .fact(
      "vibrancy-mechanism", area: .vibrancy, on: [.iOS, .iPadOS],
      summary: "Vibrancy samples the colors behind a foreground and makes it lighter, darker or more saturated",
      source: "HIG, Materials, as of iOS 13: how vibrancy works",
      members: ["content.*.vibrancy", "content.*.color"],
      work: """
        The matrices of the vibrancy tokens are this effect, and legibility is computed with them. A color beside a \
        vibrancy would switch it off; x-vibrancy-killed-by-color reports that.
        """),
    .enumeration(
      "vibrancy-label-levels", area: .vibrancy, on: [.iOS, .iPadOS],
      summary: "Labels have four levels of vibrancy: primary, secondary, tertiary and quaternary",
      source: "HIG, Materials, iOS and iPadOS: label, secondaryLabel, tertiaryLabel, quaternaryLabel",
      members: ["level"],
      work: """
        The language takes no other "level" for a vibrancy of the category label; without one it is primary. Any other \
        word is an error with this id.
        """),
    .enumeration(
      "vibrancy-fill-levels", area: .vibrancy, on: [.iOS, .iPadOS],
      summary: "Fills have three levels of vibrancy: primary, secondary and tertiary",
      source: "HIG, Materials, iOS and iPadOS: fill, secondaryFill, tertiaryFill",
      members: ["level"],
      work: """
        The language takes no other "level" for a vibrancy of the category fill. Any other word, quaternary included, \
        is an error with this id.
        """),
    .enumeration(
      "vibrancy-separator-single", area: .vibrancy, on: [.iOS, .iPadOS],
      summary: "Separators have one vibrancy value, which works on every material",
      source: "HIG, Materials, iOS and iPadOS: one default value for separators",
      members: ["level"],
      work: """
        A vibrancy of the category separator is primary, or says no "level". Any other is an error with this id.
        """),
  ]
}
