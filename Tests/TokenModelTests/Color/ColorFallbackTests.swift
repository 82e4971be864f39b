import Testing
import TokenModel

@Suite("Fallbacks of colours")
struct ColorFallbackTests {
  private static let wide = #""colorSpace": "display-p3", "components": [1, 0, 0]"#
  private static let color = ColorCoordinates(.displayP3, 1, 0, 0)

  private static let run = ModelRun([
    #"""
    {"c": {"$type": "color",
        "chosen": {"$value": {\#(wide), "alpha": 0.5, "hex": "#Fa0b0C"}},
        "plain": {"$value": {\#(wide)}},
        "alias": {"$value": "{c.chosen}"},
        "narrow": {"$value": {"colorSpace": "hsl", "components": [0, 50, 50], "hex": "#ff0000"}}},
      "line": {"$type": "border", "$value": {
        "color": "{c.alias}", "width": {"value": 1, "unit": "px"}, "style": "solid"}},
      "fade": {"$type": "gradient", "$value": [
        {"color": {\#(wide), "hex": "#010203"}, "position": 0}, {"color": "{c.narrow}", "position": 1}]}}
    """#
  ])

  @Test(
    "a fallback belongs to the token that has it and to those that refer to it, and no other",
    arguments: [
      ("c.chosen", "#fa0b0c"), ("c.alias", "#fa0b0c"), ("line", "#fa0b0c"), ("fade", "#010203"), ("c.plain", nil),
      ("c.narrow", nil),
    ])
  func fallbacks(path: String, hex: String?) throws {
    Self.run.expectClean()
    let token = try #require(Self.run.set.token(at: path))
    let table = Self.run.set.fallbacks[token]
    #expect(table[Self.color]?.hex == hex)
    #expect(table.count == (hex == nil ? 0 : 1))
  }

  @Test("the components are the colour, whatever the fallback says")
  func components() {
    #expect(Self.run.value("c.chosen") == .color(Self.color.with(alpha: 0.5)))
    #expect(Self.run.value("c.narrow") == .color(ColorCoordinates(.hsl, 0, 50, 50)))
  }
}
