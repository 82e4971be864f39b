import Testing
import TokenDiagnostics
import TokenModel
import TokenRules

@Suite("What the two variants of glass do, and where nothing is known of them")
struct GlassFactsTests {
  private let white = #"{ "colorSpace": "srgb", "components": [1, 1, 1] }"#
  private let black = #"{ "colorSpace": "srgb", "components": [0, 0, 0] }"#

  /// How legible a label is on glass, by platform and scheme.
  private func rows(_ variant: String, label: String, backdrop: String, dimming: String = #""none""#)
    -> [LegibilityRow]
  {
    let run = RuleRun(
      surface: #"""
        "role": "media-controls", "material": "{apple.glass.\#(variant)}", "platforms": ["iOS", "visionOS"],
        "backdrop": { "content": "video", \#(backdrop) }, "dimming": \#(dimming),
        "content": { "label": { "element": "text", "weight": "bold", "color": \#(label) } }
        """#, legibility: true)
    return run.legibility.rows.filter { !$0.isFallback }
  }

  /// The contrast that a label is sure of on iOS.
  private func least(
    _ variant: String, _ appearance: LegibilityRow.Appearance, label: String, backdrop: String,
    dimming: String = #""none""#
  ) throws -> Double {
    let rows = rows(variant, label: label, backdrop: backdrop, dimming: dimming)
    let row = try #require(rows.first { $0.platform == .iOS && $0.appearance == appearance })
    return try #require(row.certificate).lower
  }

  private let anything = #""luminance": "mixed""#

  @Test("regular-behaviour: the face is bright in light, dark in dark, whatever is behind, and keeps text legible")
  func regular() throws {
    let inLight = try least("regular", .light, label: black, backdrop: anything)
    #expect(inLight > 4.5)
    #expect(try inLight > 2 * least("clear", .light, label: black, backdrop: anything))
    #expect(
      try least("regular", .dark, label: white, backdrop: anything)
        > 1.5 * least("clear", .dark, label: white, backdrop: anything))
    // The face stays on its own side: the other text is not legible on it.
    #expect(try least("regular", .light, label: white, backdrop: anything) < 1.5)
    #expect(try least("regular", .dark, label: black, backdrop: anything) < 1.5)
  }

  @Test("clear-behaviour: the face shows what is behind, so only dimming makes its text legible")
  func clear() throws {
    let (bright, dark) = (#""palette": [\#(white)]"#, #""palette": [\#(black)]"#)
    for appearance in LegibilityRow.Appearance.allCases {
      let undimmed = try least("clear", appearance, label: white, backdrop: bright)
      #expect(undimmed < 2)
      #expect(try least("clear", appearance, label: white, backdrop: bright, dimming: "0.6") > undimmed + 1)
    }
    // In light a black video reads through clear glass; regular glass lays its bright face over it.
    #expect(
      try least("clear", .light, label: white, backdrop: dark)
        > 2 * least("regular", .light, label: white, backdrop: dark))
  }

  @Test("visionos-glass-adaptive: no figures are made up for it")
  func visionOS() {
    for variant in ["regular", "clear"] {
      let rows = rows(variant, label: white, backdrop: #""luminance": "mixed""#)
      let there = rows.filter { $0.platform == .visionOS }
      #expect(!there.isEmpty && there.allSatisfy { $0.verdict == .notModelled })
      #expect(rows.contains { $0.platform == .iOS } && rows.allSatisfy { $0.platform != .iOS || $0.certificate != nil })
    }
  }
}
