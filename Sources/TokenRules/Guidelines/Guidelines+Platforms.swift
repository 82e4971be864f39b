import TokenDiagnostics
import TokenModel

/// What is said of single platforms and needs no rule of its own.
extension Guidelines {
  static let platforms: [Guideline] = [
    .fact(
      "macos-vibrant-colors", area: .macOS, on: [.macOS],
      summary: "macOS has a vibrant version of every system color",
      source: "HIG, Materials, macOS: vibrant versions of all system colours",
      members: ["content.*.color"],
      work: """
        It permits. System colors by name, {apple.color.label} and the like, count as vibrant on a standard material; \
        vibrant-on-material reports other colors only.
        """),
    .enumeration(
      "macos-blending-enum", area: .macOS, on: [.macOS],
      summary: "A material of macOS blends with what is behind its window or with what is within it",
      source: "HIG, Materials, macOS: two modes, behind window and within window",
      members: ["appKit.blending"],
      work: """
        The language takes no other "blending" than behindWindow and withinWindow. Any other word is an error with \
        this id.
        """),
    .enumeration(
      "x-appkit-deprecated", area: .macOS, on: [.macOS], strength: .must,
      summary: "AppKit materials that are named for how they look are deprecated",
      source: "AppKit: cases of NSVisualEffectView.Material that are deprecated since macOS 10.14",
      members: ["appKit.material"],
      work: """
        The language takes the purposes only. One of appearanceBased, light, dark, mediumLight and ultraDark is an \
        error with this id, which lists the purposes and offers the one that was probably meant.
        """),
    .fact(
      "tvos-glass-extent", area: .tvOS, on: [.tvOS],
      summary: "On tvOS glass appears in navigation and in experiences of the system",
      source: "HIG, Materials, tvOS: navigation elements, Top Shelf and Control Center",
      members: ["role"],
      work: """
        The table of roles follows it: tab bars, sidebars and other navigation lie in the functional layer, where \
        glass may stand.
        """),
    .fact(
      "tvos-standard-structure", area: .tvOS, on: [.tvOS], strength: .must,
      summary: "On tvOS standard materials bring structure to the content layer",
      source: "HIG, Materials, tvOS: standard materials define structure in the content layer",
      members: ["layer", "material"],
      work: """
        Glass in the content layer is reported by glass-in-content-layer on tvOS as on every platform, but for images \
        and buttons that have the focus.
        """),
    .fact(
      "visionos-glass-adaptive", area: .visionOS, on: [.visionOS],
      summary: "The glass of visionOS adapts to the surroundings and keeps content legible",
      source: "HIG, Materials, visionOS: glass limits the range of background colour and follows the surroundings",
      work: """
        No figures are written down for it. The library has no recipe for visionOS, outputs leave the look to the \
        system, and legibility there is told as not modelled.
        """),
    .fact(
      "visionos-auto-vibrancy", area: .visionOS, on: [.visionOS],
      summary: "visionOS applies vibrancy to text, symbols and fills on a material",
      source: "HIG, Materials, visionOS: vibrancy keeps foregrounds legible on materials",
      members: ["content.*.color"],
      work: """
        A fixed color on a standard material would take it away; vibrant-on-material reports that on visionOS as on \
        every platform.
        """),
  ]
}
