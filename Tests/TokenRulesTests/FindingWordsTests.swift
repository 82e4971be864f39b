import Testing
import TokenDiagnostics

/// The words that depend on what is found.
@Suite("Words of findings")
struct FindingWordsTests {
  private func message(_ members: String) -> String {
    let found = RuleRun(surface: members).diagnostics
    #expect(found.count == 1, "\(found.map(\.message))")
    return found.first?.message ?? ""
  }
  private func surface(_ name: String, _ members: String) -> String {
    #""\#(name)": { "$type": "surface", "$value": { "platforms": ["iOS"], \#(members) } }"#
  }
  private func color(_ components: String) -> String {
    #"{ "colorSpace": "srgb", "components": [\#(components)] }"#
  }
  private let regular = #""material": "{apple.glass.regular}""#
  private let clear = #"""
    "material": "{apple.glass.clear}", "backdrop": { "content": "map", "luminance": "dark" }, "dimming": "none"
    """#

  @Test("What lies behind media controls is called by its name")
  func media() {
    for (content, word) in [("media", "picture"), ("photo", "photo"), ("video", "video"), ("artwork", "artwork")] {
      let text = message(#""role": "media-controls", \#(regular), "backdrop": { "content": "\#(content)" }"#)
      #expect(text.contains("a band out of the \(word) behind"))
    }
  }

  @Test("A dimming layer is too bright, or has a hue")
  func dimming() {
    func text(_ components: String) -> String {
      message(
        #"""
        "role": "hud", "material": "{apple.glass.clear}", "backdrop": { "content": "map", "luminance": "bright" },
        "dimming": { "color": \#(color(components)), "opacity": 0.4 }
        """#)
    }
    #expect(text("1, 1, 1").contains("its color has a luminance of 100 %"))
    #expect(text("0, 0, 0.6").contains("its color has a hue"))
  }

  @Test("On clear glass it is said what is missing, where it is missing")
  func conditions() {
    func run(_ foreground: String) -> RuleRun {
      RuleRun(surface: #""role": "hud", \#(clear), "content": { "it": { "element": "text", \#(foreground) } }"#)
    }
    let grey = run(#""weight": 700, "color": 1️⃣\#(color("0.5, 0.5, 0.5"))"#)
    let thin = run(#""weight": 1️⃣400, "color": \#(color("1, 1, 1"))"#)
    let both = run(#""weight": 400, "color": 1️⃣\#(color("0.5, 0.5, 0.5"))"#)
    let ends = [
      "“it” has a luminance of 0.21 where 0.7 is needed; use", "“it” has a weight of 400 where 600 is needed; use",
      "“it” has a luminance of 0.21 where 0.7 is needed and a weight of 400 where 600 is needed; use",
    ]
    for (found, end) in zip([grey, thin, both], ends) {
      #expect(found.ids == ["x-clear-three-conditions"])
      #expect(found.diagnostics[0].message.contains(end))
      #expect(found.isMarked(found.diagnostics[0]))
    }
  }

  @Test("Content is given a standard material, a control back to the system")
  func contentLayer() {
    #expect(message(#""role": "card", \#(regular)"#).hasSuffix("; make it of a standard material"))
    #expect(message(#""role": "stepper", \#(regular)"#).contains("; leave it to the system, or declare"))
  }

  @Test("Of two variants the second is told apart from the first, which a note names")
  func variants() {
    let (one, two) = (#""role": "hud", \#(regular), "group": "g""#, #""role": "hud", \#(clear), "group": "g""#)
    for (first, second, words) in [
      (one, two, ["clear", "regular"]), (two, one, ["regular", "clear"]),
    ] {
      let found = RuleRun("{ \(surface("a", first)), \(surface("b", second)) }").diagnostics
      #expect(found.map(\.id) == ["x-glass-mix-variants"])
      #expect(found[0].message.hasPrefix("\(words[0]) glass stands in one group with \(words[1]) glass"))
      #expect(found[0].notes.contains { $0.message == "“a” is made of \(words[1]) glass" })
    }
  }

  @Test("What glass lies on is told, and what can be taken away is offered")
  func glassOnGlass() {
    func found(_ lower: String, _ upper: String) -> Diagnostic? {
      RuleRun(#"{ \#(surface("a", lower)), \#(surface("b", upper)) }"#).diagnostics.first
    }
    let glass = #""role": "hud", \#(regular)"#
    let bar = #""role": "toolbar", "material": "system""#
    let onGlass = found(glass, #"\#(glass), "on": "{a}""#)
    #expect(onGlass?.notes.contains { $0.message == "“a”, which it lies on, is made of glass" } == true)
    #expect(onGlass?.fixes.map(\.replacement) == ["\"none\""])
    let onBar = found(bar, #"\#(glass), "on": "{a}""#)
    #expect(
      onBar?.notes.contains { $0.message == "“a”, which it lies on, is a bar that the system makes of glass" } == true)
    // Nobody can take the system's own material away.
    #expect(found(glass, #"\#(bar), "on": "{a}""#)?.fixes == [])
  }

  @Test("Glass outside of a container is told with the others, itself left out")
  func container() {
    let card = surface("card", #""role": "card", "material": "{apple.material.regular}""#)
    let glass = ["a", "b", "c"].map { surface($0, #""role": "hud", \#(regular), "on": "{card}""#) }
    let found = RuleRun("{ \(card), \(glass.joined(separator: ", ")) }").diagnostics
    #expect(found.map(\.id) == ["x-glass-in-container"])
    let notes = found.flatMap(\.notes).map(\.message).filter { $0.hasSuffix("lies on the same") }
    #expect(notes == ["“b” lies on the same", "“c” lies on the same"])
  }

  @Test("A backdrop that an override leaves undeclared is a note beside the first finding")
  func undeclared() {
    let clear = #""role": "hud", "material": "{apple.glass.clear}", "dimming": "none""#
    let one = RuleRun(surface: #"\#(clear), "backdrop": { "luminance": "dark" }"#)
    #expect(one.ids == ["undeclared-backdrop"])
    #expect(!one.diagnostics[0].notes.contains { $0.message == "the same is missing here" })
    let two = RuleRun(
      surface: #"""
        \#(clear), "backdrop": { "luminance": "dark" },
        "overrides": { "macOS": { "backdrop": { "luminance": "dark", "player": "custom" } } }
        """#)
    #expect(two.ids == ["undeclared-backdrop"])
    let note = two.diagnostics[0].notes.first { $0.message == "the same is missing here" }
    #expect(note?.location.map(two.text) == #"{ "luminance": "dark", "player": "custom" }"#)
  }

  // MARK: Materials

  @Test("What blends wrongly is told what the role shows")
  func blending() {
    func text(_ role: String, _ purpose: String, _ blending: String) -> [String] {
      RuleRun(
        #"""
        {
          "own": {
            "$type": "material",
            "$value": { "kind": "standard", "appKit": { "material": "\#(purpose)", "blending": "\#(blending)" } }
          },
          "it": {
            "$type": "surface",
            "$value": { "role": "\#(role)", "platforms": ["macOS"], "material": "{own}" }
          }
        }
        """#
      ).found("macos-blending-chosen").map(\.message)
    }
    #expect(
      text("sidebar", "sidebar", "withinWindow") == [
        "a sidebar shows what is behind its window; set “blending” to \"behindWindow\""
      ])
    #expect(
      text("header", "headerView", "behindWindow").map { $0.contains("what lies beneath it in its own window; set") }
        == [true])
  }

  @Test("A control that the system draws is left to it, another one is made of glass")
  func controls() {
    func found(_ members: String) -> Diagnostic? {
      RuleRun(
        surface: #""platforms": ["iOS"], "material": "{apple.material.thin}", \#(members)"#,
        configuration: #"{ "platforms": { "iOS": "26.0" } }"#
      ).found("ios-standard-in-content").first
    }
    let system = found(#""role": "toolbar""#)
    #expect(system?.message.hasSuffix("set “material” to \"system\"") == true)
    #expect(system?.fixes.map(\.replacement) == ["\"system\""])
    for members in [#""role": "button""#, #""role": "toolbar", "custom": true"#] {
      #expect(found(members)?.message.hasSuffix("use {apple.glass.regular}") == true)
      #expect(found(members)?.fixes == [])
    }
  }

  @Test("An icon that keeps its colors becomes a template or a symbol")
  func icons() {
    for (element, remedy) in [("symbol", "draw it as a template"), ("image", "use a symbol")] {
      let style = element == "symbol" ? #", "vibrancy": "{apple.vibrancy.label}""# : ""
      let text = message(
        #"""
        "role": "hud", "platforms": ["iOS"], "material": "{apple.material.thin}",
        "content": { "it": { "element": "\#(element)", "role": "icon", "rendering": "original"\#(style) } }
        """#)
      #expect(text.hasSuffix("; \(remedy)"))
    }
  }

  @Test("A thickness has its article")
  func articles() {
    for (thickness, words) in [("thick", "a thick material"), ("ultraThick", "an ultra-thick material")] {
      let run = RuleRun(
        surface: #"""
          "role": "card", "platforms": ["iOS"], "material": "{apple.material.\#(thickness)}", "purpose": "keep-context"
          """#)
      #expect(run.found("thinness-context").map { $0.message.hasPrefix("\(words) hides") } == [true])
    }
  }

  @Test("A border is asked for where it is missing too")
  func border() {
    func texts(_ more: String) -> [String] {
      let look =
        #"{ "blur": { "value": 9, "unit": "px" }, "tint": \#(color("1, 1, 1").replacing("] }", with: "], \"alpha\": 0.5 }"))\#(more) }"#
      return RuleRun(
        #"""
        { "m": { "$type": "material", "$value": { "kind": "standard", "appearance": { "light": \#(look), "dark": \#(look) } } } }
        """#
      ).found("x-reduce-transparency").map(\.message)
    }
    let border = #", "increasedContrast": { "border": \#(color("0, 0, 0")) }"#
    #expect(!texts("").isEmpty && texts("").allSatisfy { $0.hasSuffix("color, and a border in “increasedContrast”") })
    #expect(!texts(border).isEmpty && texts(border).allSatisfy { $0.hasSuffix("add an “opaque” color") })
  }

  @Test(
    "A button of glass without the focus is told its state", arguments: [("rest", "at rest"), ("active", "active")])
  func focus(_ state: String, _ words: String) {
    let run = RuleRun(surface: #""role": "button", "platforms": ["tvOS"], \#(regular), "state": "\#(state)""#)
    #expect(run.found("tvos-focus-glass").map { $0.message.contains("this one is drawn \(words);") } == [true])
  }

  // MARK: Platforms

  @Test("A modal sheet's background is removed or replaced")
  func sheets() {
    for (material, word) in [("none", "removed"), ("{apple.material.thin}", "replaced")] {
      let run = RuleRun(surface: #""role": "modal-sheet", "platforms": ["watchOS"], "material": "\#(material)""#)
      #expect(run.found("watchos-keep-default-modal").map { $0.message.contains("is \(word) here;") } == [true])
    }
  }

  @Test("What a component on visionOS is to have a material for is said")
  func purposes() {
    let aims = ["interactive": "shows that it can be acted on", "separation": "separates it from what is around"]
    for (purpose, aim) in aims {
      let run = RuleRun(
        surface:
          #""role": "button", "platforms": ["visionOS"], "material": "none", "custom": true, "purpose": "\#(purpose)""#
      )
      #expect(
        run.found("visionos-material-if-needed").map { $0.message.contains("no material that \(aim);") } == [true])
    }
  }

  @Test("The color that stands for a vibrancy is that of its level")
  func levels() {
    let names = [
      ("text", "label", "label"), ("text", "secondaryLabel", "secondaryLabel"), ("shape", "fill", "systemFill"),
      ("shape", "secondaryFill", "secondarySystemFill"), ("separator", "separator", "separator"),
    ]
    for (element, vibrancy, color) in names {
      let text = message(
        #"""
        "role": "card", "platforms": ["iOS"], "material": "none",
        "content": { "it": { "element": "\#(element)", "vibrancy": "{apple.vibrancy.\#(vibrancy)}" } }
        """#)
      #expect(text.hasSuffix("a color such as {apple.color.\(color)}"))
    }
  }
}
