import Testing
import TokenDiagnostics
import TokenModel

/// Colors that nobody sees, in parts of a declaration that are easily overlooked, and just beside a limit.
@Suite("Colors at the edge of a rule")
struct ColorEdgeTests {
  private func color(_ components: String, _ alpha: String = "1") -> String {
    #"{ "colorSpace": "srgb", "components": [\#(components)], "alpha": \#(alpha) }"#
  }
  private func clear(_ members: String) -> [String] {
    RuleRun(
      surface: #"""
        "role": "hud", "material": "{apple.glass.clear}", "backdrop": { "content": "map", "luminance": "dark" },
        \#(members)
        """#
    ).ids
  }

  @Test("A tint that can't be seen does not darken, and does not hide that another color does")
  func invisibleTint() {
    let (black, none, blue) = (color("0, 0, 0", "0.35"), color("0, 0, 0", "0"), color("0, 0, 1", "0"))
    func tint(_ light: String, _ dark: String) -> String {
      #""dimming": "none", "tint": { "light": \#(light), "dark": \#(dark), "increasedContrast": \#(light) }"#
    }
    #expect(clear(tint(black, black)) == ["dimming-beneath"])
    #expect(clear(tint(black, blue)) == ["dimming-beneath"])
    #expect(clear(#"\#(tint(none, none)), "emphasis": "status""#) == [])
  }

  @Test("A layer that can't be seen has no wrong color")
  func invisibleLayer() {
    let layer = { (opacity: String) in #""dimming": { "color": \#(color("1, 1, 1")), "opacity": \#(opacity) }"# }
    #expect(clear(layer("0")) == [])
    #expect(clear(layer("0.01")).contains("dimming-is-dark"))
  }

  @Test("A label that can't be seen colors nothing")
  func invisibleLabel() {
    func ids(_ alpha: String) -> [String] {
      RuleRun(
        surface: #"""
          "role": "button", "platforms": ["iOS"], "material": "{apple.glass.regular}", "emphasis": "primary-action",
          "content": { "it": { "element": "text", "color": \#(color("0, 0.3, 0.9", alpha)) } }
          """#
      ).ids
    }
    #expect(ids("0.01") == ["glass-color-background-not-symbol"])
    #expect(ids("0") == [])
  }

  @Test("Glass of one's own has no hue in either scheme", arguments: ["light", "dark"])
  func ownGlass(_ scheme: String) {
    func run(_ alpha: String) -> RuleRun {
      let appearance = { (name: String) in
        let tint = name == scheme ? "1️⃣" + color("0, 0.3, 0.9", alpha) : color("0.5, 0.5, 0.5", "0.2")
        return #"""
          "\#(name)": {
            "blur": { "value": 20, "unit": "px" }, "tint": \#(tint), "opaque": \#(color("0.5, 0.5, 0.5")),
            "increasedContrast": { "border": \#(color("0, 0, 0")) }
          }
          """#
      }
      return RuleRun(
        #"""
        {
          "own": {
            "$type": "material",
            "$value": { "kind": "glass", "appearance": { \#(appearance("light")), \#(appearance("dark")) } }
          }
        }
        """#)
    }
    let found = run("0.2").found("glass-no-inherent-color")
    #expect(found.count == 1)
    #expect(found.allSatisfy { run("0.2").isMarked($0) })
    #expect(run("0").found("glass-no-inherent-color") == [])
  }

  @Test("Figures of a system color in increased contrast are found in either scheme", arguments: ["light", "dark"])
  func increasedContrast(_ scheme: String) {
    func tint(_ light: String, _ dark: String) -> RuleRun {
      RuleRun(
        surface: #"""
          "role": "hud", "platforms": ["iOS"], "material": "{apple.glass.regular}", "emphasis": "status",
          "tint": {
            "light": \#(color("1, 1, 1")), "dark": \#(color("1, 1, 1")),
            "increasedContrast": { "light": \#(light), "dark": \#(dark) }
          }
          """#)
    }
    let (grey, white) = ("1️⃣" + color("0.2353, 0.2353, 0.2627", "0.6"), color("1, 1, 1"))
    let run = scheme == "light" ? tint(grey, white) : tint(white, grey)
    #expect(run.ids == ["x-no-hardcoded-system-color"])
    #expect(run.isMarked(run.diagnostics[0]))
  }

  @Test("What a fill covers is no backdrop; without one there is nothing between")
  func seenThrough() {
    func ids(_ more: String) -> [String] {
      let blue = color("0, 0, 1")
      return RuleRun(
        surface: #"""
          "role": "card", "platforms": ["iOS"], \#(more), "backdrop": { "palette": [\#(blue)] },
          "content": { "it": { "element": "text", "color": \#(blue) } }
          """#
      ).ids
    }
    let found = ["x-similar-hue-label"]
    #expect(ids(#""material": "none""#) == found)
    #expect(ids(#""material": "none", "fill": \#(color("1, 1, 1", "0.5"))"#) == found)
    #expect(ids(#""material": "none", "fill": \#(color("1, 1, 1"))"#) == [])
    #expect(ids(#""material": "system", "fill": \#(color("1, 1, 1"))"#) == found)
  }

  @Test("A limit belongs to what passes")
  func limits() {
    func hue(_ components: String) -> [String] {
      RuleRun(
        surface: #"""
          "role": "button", "platforms": ["iOS"], "material": "{apple.glass.regular}", "emphasis": "primary-action",
          "content": { "it": { "element": "text", "color": \#(color(components)) } }
          """#
      ).ids
    }
    #expect(hue("0.5, 0.5, 0.6") == [])
    #expect(hue("0.5, 0.5, 0.6001") == ["glass-color-background-not-symbol"])
  }

  @Test("A color exactly as bright as is needed, and a hue exactly as far away")
  func exactly() throws {
    // The last bits depend on the system's power function.
    let grey = 0.85430583154494
    if ColorCoordinates(.srgb, grey, grey, grey).relativeLuminance == 0.7 {
      let text = #""element": "text", "weight": 700, "color": \#(color("\(grey), \(grey), \(grey)"))"#
      #expect(clear(#""dimming": "none", "content": { "it": { \#(text) } }"#) == [])
    }
    let orange = 1.0 / 3
    if ColorCoordinates(.srgb, 1, orange, 0).converted(to: .hsl).c0 == 20 {
      let ids = RuleRun(
        surface: #"""
          "role": "hud", "platforms": ["iOS"], "material": "{apple.glass.regular}", "backdrop": { "palette": [\#(color("1, 0, 0"))] },
          "content": { "it": { "element": "text", "color": \#(color("1, \(orange), 0")) } }
          """#
      ).ids
      #expect(ids == [])
    }
  }

  @Test("Of two levels that can't be seen neither is the stronger one")
  func invisibleLevels() {
    func level(_ name: String, _ components: String) -> String {
      let color = color(components, "0")
      return #"""
        "\#(name)": {
          "$value": {
            "category": "label", "level": "\#(name)", "appearance": { "light": \#(color), "dark": \#(color) }
          }
        }
        """#
    }
    let run = RuleRun(
      #"{ "own": { "$type": "vibrancy", \#(level("primary", "0, 0, 0")), \#(level("secondary", "1, 1, 1")) } }"#)
    #expect(Set(run.ids) == ["vibrancy-level-order"])
  }
}
