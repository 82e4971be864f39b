import Foundation
import Testing
import TokenTestSupport

@Suite("What templates see")
struct ViewModelTests {
  private static let tokens = #"""
    {
      "a": {
        "$description": "A group.",
        "red": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5}},
        "same": {"$value": "{a.red}", "$deprecated": "use red"},
        "wide": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [0, 1, 0], "hex": "#00ff00"}},
        "big gap": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}}
      },
      "line": {"$type": "border", "$value": {"color": "{a.red}", "width": {"value": 2, "unit": "px"},
        "style": {"dashArray": [{"value": 1, "unit": "px"}, {"value": 3, "unit": "px"}], "lineCap": "round"}}},
      "text": {"$type": "typography", "$value": {"fontFamily": ["A", "B"], "fontSize": {"value": 16, "unit": "px"},
        "fontWeight": "bold", "letterSpacing": {"value": -1, "unit": "px"}, "lineHeight": 1.25}},
      "drop": {"$type": "shadow", "$value": [
        {"color": "{a.red}", "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"},
         "blur": {"value": 3, "unit": "px"}, "spread": {"value": 4, "unit": "px"}},
        {"color": "{a.wide}", "offsetX": {"value": 5, "unit": "px"}, "offsetY": {"value": 6, "unit": "px"},
         "blur": {"value": 7, "unit": "px"}, "spread": {"value": 8, "unit": "px"}, "inset": true}]},
      "fade": {"$type": "gradient", "$value": [{"color": "{a.red}", "position": 0}, {"color": "{a.wide}", "position": 1}]},
      "move": {"$type": "transition", "$value": {"duration": {"value": 0.2, "unit": "s"},
        "delay": {"value": 50, "unit": "ms"}, "timingFunction": [0.1, 0.2, 0.3, 0.4]}}
    }
    """#

  private static func view(_ name: String, _ project: Project) throws -> [String: Any] {
    let result = try project.run("inspect", "--view-model", name, "tokens")
    #expect(result.status == 0, "\(result.error)")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let view = try #require(object as? [String: Any])
    #expect(view["view"] as? String == name && view["version"] as? Int == 1)
    return try #require(view["data"] as? [String: Any])
  }

  /// A value by names and indices.
  private static func value(_ root: Any?, _ path: String) -> String? {
    var current = root
    for part in path.split(separator: ".") {
      if let index = Int(part), let list = current as? [Any] {
        current = list.indices.contains(index) ? list[index] : nil
      } else {
        current = (current as? [String: Any])?[String(part)]
      }
    }
    return (current as? String) ?? (current as? Bool).map { "\($0)" } ?? (current is NSNull ? "null" : nil)
  }

  @Test("Every part of a value has a field")
  func values() throws {
    let data = try Self.view("tokens", Project(["tokens/a.tokens.json": Self.tokens]))
    let expected = [
      "tokens.0.path": "a.red", "tokens.0.color.hex": "#ff000080", "tokens.0.color.argb": "80FF0000",
      "tokens.0.color.alpha": "0.5", "tokens.0.color.isOpaque": "false", "tokens.0.color.isWide": "false",
      "tokens.0.dimension": "null", "tokens.1.alias": "a.red", "tokens.1.isAlias": "true",
      "tokens.1.deprecation": "use red", "tokens.1.color.hex": "#ff000080", "tokens.2.color.isWide": "true",
      "tokens.2.color.hex": "#00ff00", "tokens.2.color.p3Green": "1", "tokens.3.identifier": "bigGap",
      "tokens.3.kebab": "a-big-gap", "tokens.3.constant": "A_BIG_GAP", "tokens.3.pascal": "ABigGap",
      "tokens.3.dimension.value": "1.5", "tokens.3.dimension.unit": "rem", "tokens.3.dimension.pixels": "24",
      "tokens.3.variable": "--a-big-gap", "tokens.4.border.color.red": "255", "tokens.4.border.width.value": "2",
      "tokens.4.border.strokeStyle.isDashed": "true", "tokens.4.border.strokeStyle.dashes.1.value": "3",
      "tokens.4.border.strokeStyle.lineCap": "round", "tokens.5.typography.families.1.name": "B",
      "tokens.5.typography.size.pixels": "16", "tokens.5.typography.weight": "700",
      "tokens.5.typography.letterSpacing.value": "-1", "tokens.5.typography.lineHeight": "1.25",
      "tokens.6.shadow.layers.0.spread.value": "4", "tokens.6.shadow.layers.1.x.value": "5",
      "tokens.6.shadow.layers.1.y.value": "6", "tokens.6.shadow.layers.1.blur.value": "7",
      "tokens.6.shadow.layers.1.isInset": "true", "tokens.6.shadow.layers.1.color.hex": "#00ff00",
      "tokens.7.gradient.stops.1.position": "1", "tokens.7.gradient.stops.1.color.hex": "#00ff00",
      "tokens.8.transition.duration.milliseconds": "200", "tokens.8.transition.delay.seconds": "0.05",
      "tokens.8.transition.curve.x2": "0.3", "groups.0.path": "a", "groups.0.comment.0": "A group.",
      "groups.0.tokens.3.path": "a.big gap", "rootTokens.0.path": "line", "rootTokens.4.path": "move",
    ]
    for (path, text) in expected { #expect(Self.value(data, path) == text, "\(path)") }
  }

  @Test("Themes list what is another in them")
  func themes() throws {
    let project = try Project([
      "tokens/r.resolver.json": #"""
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
       "modifiers": {"theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
      """#,
      "tokens/base.tokens.json": #"{"$type": "number", "a": {"$value": 1}, "b": {"$value": 2}}"#,
      "tokens/dark.tokens.json": #"{"b": {"$type": "number", "$value": 3}}"#,
    ])
    let data = try Self.view("tokens", project)
    for (path, text) in [
      "tokens.1.number.value": "2", "themes.0.name": "theme=dark", "themes.0.isDark": "true",
      "themes.0.contexts.0.modifier": "appearance", "themes.0.contexts.0.context": "dark",
      "themes.0.tokens.0.path": "b", "themes.0.tokens.0.number.value": "3",
    ] { #expect(Self.value(data, path) == text, "\(path)") }
    #expect((data["themes"] as? [Any])?.count == 1)
  }

  @Test(
    "Every view prints, for the design system of the repository",
    arguments: ["tokens", "web", "materials", "scss", "tailwind", "swift", "compose", "android"])
  func whole(_ name: String) throws {
    let result = try Tool.run(
      Tool.tokenc, ["inspect", "--view-model", name, "tokens"], in: Tool.repository())
    #expect(result.status == 0 && result.output.hasPrefix("{\"view\": \"\(name)\", \"version\": 1, \"data\": {"))
    #expect(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) is [String: Any])
  }

  @Test("A view that there is not, or a token beside one, is a wrong command line")
  func usage() throws {
    let project = try Project()
    let wrong = try project.run("inspect", "--view-model", "webb")
    #expect(wrong.status == 2 && wrong.error.contains("did you mean “web”?"))
    #expect(try project.run("inspect", "--view-model", "web", "a.b", "tokens").status == 2)
  }
}
