import Testing
import TokenDiagnostics

@Suite("Color on glass")
struct ColorRulesTests {
  private func tintSet(_ components: String, alpha: Double = 1) -> String {
    let color = #"{ "colorSpace": "srgb", "components": [\#(components)], "alpha": \#(alpha) }"#
    return #"{ "light": \#(color), "dark": \#(color), "increasedContrast": \#(color) }"#
  }
  private var blue: String { tintSet("0, 0.3, 0.9") }

  private func control(_ members: String) -> RuleRun {
    RuleRun(surface: #""role": "media-controls", "material": "{apple.glass.regular}", \#(members)"#)
  }

  // MARK: One control

  @Test("A tint needs an emphasis")
  func emphasis() {
    let run = control(#""tint": 1️⃣\#(blue)"#)
    #expect(run.ids == ["glass-tint-primary-only"])
    #expect(run.isMarked(run.diagnostics[0]))
    #expect(control(#""tint": \#(blue), "emphasis": "none""#).ids == ["glass-tint-primary-only"])
    for emphasis in ["primary-action", "status"] {
      #expect(control(#""tint": \#(blue), "emphasis": "\#(emphasis)""#).ids == [])
    }
    #expect(control(#""tint": "none""#).ids == [])
    #expect(RuleRun(surface: #""role": "hud", "material": "{apple.material.thin}", "tint": \#(blue)"#).ids == [])
  }

  @Test("An override that tints, and one that takes the emphasis away")
  func emphasisOverride() {
    let tinted = control(#""overrides": { "macOS": { "tint": 1️⃣\#(blue) } }"#)
    let plain = control(
      #""tint": \#(blue), "emphasis": "status", "overrides": { "macOS": { "emphasis": 1️⃣"none" } }"#)
    for run in [tinted, plain] {
      #expect(run.ids == ["glass-tint-primary-only"])
      #expect(run.isMarked(run.diagnostics[0]))
      #expect(run.diagnostics[0].platforms == ["macOS"])
    }
    let mended = control(
      #""tint": \#(blue), "emphasis": "none", "overrides": { "macOS": { "emphasis": "status" } }"#)
    #expect(mended.diagnostics.map(\.platforms) == [["iOS", "iPadOS", "tvOS", "visionOS", "watchOS"]])
  }

  private func action(_ foreground: String, _ rest: String = #""emphasis": "primary-action""#) -> RuleRun {
    control(#"\#(rest), "content": { "it": { \#(foreground) } }"#)
  }
  private func color(_ components: String) -> String {
    #"1️⃣{ "colorSpace": "srgb", "components": [\#(components)] }"#
  }

  @Test("A primary action colors its background")
  func background() {
    for element in ["text", "symbol"] {
      let run = action(#""element": "\#(element)", "color": \#(color("0, 0.3, 0.9"))"#)
      #expect(run.ids == ["glass-color-background-not-symbol"])
      #expect(run.isMarked(run.diagnostics[0]))
    }
    for element in ["shape", "separator"] {
      #expect(action(#""element": "\#(element)", "color": \#(color("0, 0.3, 0.9"))"#).ids == [])
    }
    let blueText = #""element": "text", "color": \#(color("0, 0.3, 0.9"))"#
    #expect(action(blueText, #""emphasis": "status""#).ids == [])
    #expect(action(blueText, #""emphasis": "none""#).ids == [])
    #expect(action(blueText, #""emphasis": "primary-action", "tint": \#(blue)"#).ids == [])
    #expect(action(#""element": "text", "vibrancy": "{apple.vibrancy.label}""#).ids == [])
    #expect(action(#""element": "text", "color": \#(color("0.5, 0.5, 0.599"))"#).ids == [])
    #expect(
      action(#""element": "text", "color": \#(color("0.5, 0.5, 0.61"))"#).ids == ["glass-color-background-not-symbol"])
  }

  // MARK: Several controls

  private func group(_ controls: [String], _ limit: String = "") -> RuleRun {
    let surfaces = controls.enumerated().map { index, members in
      #"""
      "s\#(index)": {
        "$value": {
          "role": "media-controls", "material": "{apple.glass.regular}", "emphasis": "primary-action", \#(members)
        }
      }
      """#
    }
    return RuleRun(
      #"{ "all": { "$type": "surface", \#(surfaces.joined(separator: ", ")) } }"#,
      configuration: #"{ "rules": { \#(limit) } }"#)
  }
  private func tinted(_ mark: String = "", _ group: String = "g") -> String {
    #""group": "\#(group)", "tint": \#(mark)\#(blue)"#
  }

  @Test("Two tints in one group are one too many, told once")
  func several() {
    let run = group([tinted(), #""group": "g""#, tinted("1️⃣")])
    #expect(run.ids == ["glass-tint-several-controls"])
    #expect(run.isMarked(run.diagnostics[0]))
    #expect(run.diagnostics[0].notes.map(\.message).contains("also tinted is “all.s0”"))
    #expect(group([tinted(), tinted(), tinted()]).ids == ["glass-tint-several-controls"])
    #expect(group([tinted(), #""group": "g""#, #""group": "g", "tint": "none""#]).ids == [])
    #expect(group([tinted(), tinted("", "h"), #""tint": \#(blue), "group": "i""#]).ids == [])
  }

  @Test("The primary action keeps its tint, wherever it stands")
  func ranking() {
    let status = #""group": "g", "tint": 1️⃣\#(blue), "overrides": { "iOS": { "emphasis": "none" } }"#
    let run = group([status, tinted()])
    let found = run.found("glass-tint-several-controls")
    #expect(found.first { $0.platforms == ["iOS"] }.map { run.isMarked($0) } == true)
  }

  @Test("Counted on each platform after overrides")
  func severalOverride() {
    let late = #""group": "g", "overrides": { "visionOS": { "tint": 1️⃣\#(blue) } }"#
    let run = group([tinted(), late])
    #expect(run.ids == ["glass-tint-several-controls"])
    #expect(run.isMarked(run.diagnostics[0]))
    #expect(run.diagnostics[0].platforms == ["visionOS"])
    let mended = #""group": "g", "tint": \#(blue), "overrides": { "visionOS": { "tint": "none" } }"#
    #expect(
      group([tinted(), mended]).diagnostics.map(\.platforms) == [["iOS", "iPadOS", "macOS", "tvOS", "watchOS"]])
  }

  @Test("A limit of the project's own takes over", arguments: [(0, 1), (2, 3), (3, 4)])
  func ownLimit(_ limit: Int, _ count: Int) {
    let setting = #""glass-tint-sparing": { "limit": \#(limit) }"#
    let all = (0..<count).map { _ in tinted() }
    #expect(group(all, setting).ids == ["glass-tint-sparing"])
    #expect(group(all.dropLast() + [#""group": "g""#], setting).ids == [])
    #expect(
      group([tinted(), tinted()], #""glass-tint-sparing": { "limit": 1 }"#).ids == ["glass-tint-several-controls"])
  }

  // MARK: Dimming

  private func clear(_ members: String, luminance: String = "dark", player: String = "none") -> RuleRun {
    RuleRun(
      surface: #"""
        "role": "media-controls", "material": "{apple.glass.clear}",
        "backdrop": { "content": "video", "luminance": "\#(luminance)", "player": "\#(player)" }, \#(members)
        """#)
  }

  @Test("A black tint on clear glass does not replace a dimming layer")
  func beneath() {
    let black = tintSet("0, 0, 0", alpha: 0.35)
    let run = clear(#""dimming": "none", "tint": 1️⃣\#(black)"#)
    #expect(run.ids == ["dimming-beneath"])
    #expect(run.isMarked(run.diagnostics[0]))
    #expect(clear(#""tint": \#(black)"#).ids.sorted() == ["clear-dimming-decision", "dimming-beneath"])
    #expect(clear(#""dimming": 0.35, "tint": \#(black), "emphasis": "status""#, luminance: "bright").ids == [])
    #expect(clear(#""dimming": "none", "tint": \#(tintSet("1, 1, 1")), "emphasis": "status""#).ids == [])
    #expect(clear(#""dimming": "none", "tint": \#(tintSet("0, 0, 0.2")), "emphasis": "status""#).ids == [])
    #expect(control(#""tint": \#(black), "emphasis": "status""#).ids == [])
  }

  @Test("A dimming layer is a dark grey")
  func dark() {
    let dimming = { (components: String) in
      clear(
        #""dimming": { "color": 1️⃣{ "colorSpace": "srgb", "components": [\#(components)] }, "opacity": 0.4 }"#,
        luminance: "bright")
    }
    for components in ["0, 0, 0", "0.2, 0.2, 0.2", "0.1, 0.1, 0.149"] { #expect(dimming(components).ids == []) }
    for components in ["1, 1, 1", "0.3, 0.3, 0.3", "0, 0, 0.06"] {
      let run = dimming(components)
      #expect(run.ids == ["dimming-is-dark"])
      #expect(run.isMarked(run.diagnostics[0]))
      #expect(RuleRun(run.fixed(run.diagnostics)).ids == [])
    }
    let black = "{ \"opacity\": 0.4 }"
    #expect(clear(#""dimming": \#(black)"#, luminance: "bright").ids == [])
  }

  @Test("Dark content and AVKit need no layer, and one of the two says so")
  func needless() {
    #expect(clear(#""dimming": 0.35"#).ids == ["clear-dark-no-dimming"])
    #expect(clear(#""dimming": 0.35"#, player: "custom").ids == ["clear-dark-no-dimming"])
    for luminance in ["dark", "bright", "mixed"] {
      let run = clear(#""dimming": 1️⃣0.35"#, luminance: luminance, player: "avkit")
      #expect(run.ids == ["clear-avkit-no-dimming"])
      #expect(run.isMarked(run.diagnostics[0]))
      #expect(RuleRun(run.fixed(run.diagnostics)).ids == [])
      for none in [#""none""#, "0"] {
        #expect(clear(#""dimming": \#(none)"#, luminance: luminance, player: "avkit").ids == [])
      }
    }
    for none in [#""none""#, "0"] { #expect(clear(#""dimming": \#(none)"#).ids == []) }
    #expect(clear(#""dimming": 0.35"#, luminance: "bright").ids == [])
  }

  // MARK: Clear over media

  @Test("Regular glass over media is a remark, with media in the narrow sense")
  func media() {
    let over = { (content: String) in control(#""backdrop": { "content": "\#(content)", "luminance": "dark" }"#) }
    for content in ["media", "photo", "video", "artwork"] {
      #expect(over(content).ids == ["clear-over-media"])
      #expect(over(content).diagnostics[0].severity == .info)
    }
    for content in ["map", "game", "app", "text", "solid", "unknown"] { #expect(over(content).ids == []) }
    #expect(control(#""text": "heavy", "backdrop": { "content": "video" }"#).ids == [])
    let hud = #""role": "hud", "material": "{apple.glass.regular}", "backdrop": { "content": "video" }"#
    #expect(RuleRun(surface: hud).ids == [])
    let thin = #""role": "media-controls", "material": "{apple.material.thin}", "backdrop": { "content": "video" }"#
    #expect(RuleRun(surface: thin).ids == [])
  }
}
