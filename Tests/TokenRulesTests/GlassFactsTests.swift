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

  @Test("regular-behaviour: the face keeps text legible whatever is behind, bright in light and dark in dark")
  func regular() throws {
    let anything = #""luminance": "mixed""#
    #expect(try least("regular", .light, label: black, backdrop: anything) > 4.5)
    #expect(try least("regular", .dark, label: white, backdrop: anything) > 3)
    // The face stays on its own side: the other text is not legible on it.
    #expect(try least("regular", .light, label: white, backdrop: anything) < 1.5)
  }

  @Test("clear-behaviour: the face shows what is behind, so only dimming makes text legible")
  func clear() throws {
    let anything = #""luminance": "mixed""#
    for appearance in LegibilityRow.Appearance.allCases {
      #expect(try least("clear", appearance, label: white, backdrop: anything) < 1.5)
      #expect(try least("clear", appearance, label: black, backdrop: anything) < 3)
      let undimmed = try least("clear", appearance, label: white, backdrop: #""palette": [\#(white)]"#)
      let dimmed = try least("clear", appearance, label: white, backdrop: #""palette": [\#(white)]"#, dimming: "0.6")
      #expect(dimmed > undimmed + 1)
    }
    // A black video reads through clear glass and not through regular glass.
    let video = #""palette": [\#(black)]"#
    #expect(try least("clear", .light, label: white, backdrop: video) > 3)
    #expect(try least("regular", .light, label: white, backdrop: video) < 3)
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
