import Testing
import TokenDiagnostics

@Suite("How much dimming makes clear glass legible")
struct DimmingAdviceTests {
  private func color(_ grey: String) -> String {
    #"{ "colorSpace": "srgb", "components": [\#(grey), \#(grey), \#(grey)] }"#
  }
  private func surface(
    _ name: String, over backdrop: String = "0.8", dimming: String = "0.3", material: String = "clear",
    player: String = "none", _ foregrounds: String
  ) -> String {
    #"""
    "\#(name)": {
      "$type": "surface",
      "$value": {
        "role": "hud", "platforms": ["iOS"], "material": "{apple.glass.\#(material)}", "dimming": \#(dimming),
        "backdrop": {
          "content": "photo", "luminance": "bright", "palette": [\#(color(backdrop))], "player": "\#(player)"
        },
        "content": { \#(foregrounds) }
      }
    }
    """#
  }
  private func symbol(_ grey: String = "1", name: String = "it", _ more: String = "") -> String {
    #""\#(name)": { "element": "symbol", "weight": 700, "color": \#(color(grey))\#(more) }"#
  }
  private func run(_ surfaces: String..., configuration: String = "{}") -> RuleRun {
    RuleRun("{ \(surfaces.joined(separator: ", ")) }", configuration: configuration, legibility: true)
  }
  private func advice(_ run: RuleRun) -> [String] {
    run.found("x-contrast-floor").flatMap(\.notes).map(\.message).filter { $0.hasPrefix("of all dimming layers") }
  }
  private func fixes(_ run: RuleRun) -> [String] {
    run.found("x-contrast-floor").flatMap(\.fixes).map(\.replacement)
  }

  @Test("The least layers for 3 : 1 and 4.5 : 1 are told, and the one that is needed is put in place of the other")
  func least() {
    let found = run(surface("a", symbol()))
    #expect(advice(found) == ["of all dimming layers, 44 % gives 3:1, and 66 % gives 4.5:1"])
    #expect(fixes(found) == ["0.44"])
    // Glass alone: what stands in for it on older systems is made of another material.
    let new = #"{ "platforms": { "iOS": "26.0" } }"#
    #expect(run(surface("a", dimming: "0.44", symbol()), configuration: new).found("x-contrast-floor") == [])
    #expect(run(surface("a", dimming: "0.43", symbol()), configuration: new).found("x-contrast-floor").count == 1)
  }

  @Test("An object is told of and left alone, and so is what would hide the picture")
  func noFix() {
    let object = run(surface("a", dimming: #"{ "opacity": 0.3 }"#, symbol()))
    #expect(advice(object).count == 1 && fixes(object) == [])
    // White text needs 66 %; a fix goes up to 60 %.
    let text = run(surface("a", #""it": { "element": "text", "weight": 700, "color": \#(color("1")) }"#))
    #expect(advice(text).count == 1 && fixes(text) == [])
    #expect(fixes(run(surface("a", over: "1", symbol()))) == ["0.55"])
    #expect(fixes(run(surface("a", over: "1", symbol("0.95")))) == ["0.6"])
    #expect(fixes(run(surface("a", over: "1", symbol("0.94")))) == [])
  }

  @Test("A layer that is missing is put in")
  func added() {
    let found = run(
      #"""
      "a": {
        "$type": "surface",
        "$value": {
          "role": "hud", "platforms": ["iOS"], "material": "{apple.glass.clear}",
          "backdrop": { "content": "photo", "palette": [\#(color("0.8"))] }, "content": { \#(symbol()) }
        }
      }
      """#)
    #expect(fixes(found) == [#", "dimming": 0.44"#])
  }

  @Test("Where no layer helps, that is told")
  func hopeless() {
    let found = run(surface("a", symbol("0.5")))
    #expect(advice(found) == ["of all dimming layers, none gives 3:1, and none gives 4.5:1"])
    #expect(fixes(found) == [])
  }

  @Test("Only what stands on the surface and needs contrast counts")
  func rows() {
    let line = #""line": { "element": "separator", "color": \#(color("0.5")) }"#
    let decorated = run(surface("a", "\(symbol()), \(line)"))
    #expect(advice(decorated) == ["of all dimming layers, 44 % gives 3:1, and 66 % gives 4.5:1"])
    let neighbour = run(surface("a", symbol()), surface("b", over: "1", symbol()))
    #expect(fixes(neighbour) == ["0.44", "0.55"])
    // The worst of those on the surface decides.
    let both = run(surface("a", over: "1", "\(symbol()), \(symbol("0.95", name: "other"))"))
    #expect(fixes(both) == ["0.6", "0.6"])
  }

  @Test("Regular glass takes no layer, and AVKit brings its own")
  func elsewhere() {
    for found in [
      run(surface("a", dimming: #""none""#, material: "regular", symbol())),
      run(surface("a", dimming: #""none""#, player: "avkit", symbol())),
    ] {
      #expect(found.found("x-contrast-floor").count == 1)
      #expect(advice(found) == [] && fixes(found) == [])
    }
  }
}
