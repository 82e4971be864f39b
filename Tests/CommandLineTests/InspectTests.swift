import Foundation
import Testing
import TokenTestSupport

@Suite("Inspecting")
struct InspectTests {
  private static let bar = """
    {
      "bar": {
        "$type": "surface",
        "$description": "The bar below the film.",
        "$value": {
          "role": "toolbar", "platforms": ["iOS", "iPadOS", "watchOS"], "material": "{glass}",
          "content": { "title": { "element": "text", "vibrancy": "{apple.vibrancy.label}" } }
        }
      },
      "glass": { "$type": "material", "$value": "{apple.glass.regular}" }
    }
    """

  private func project() throws -> Project { try Project(["tokens/a.tokens.json": Self.bar]) }

  @Test("A surface is shown with what draws it, by platform and version, and where that comes from")
  func surface() throws {
    let result = try project().run("inspect", "bar")
    #expect(result.status == 0)
    #expect(
      result.output.hasPrefix(
        """
        bar, surface
          tokens/a.tokens.json:2:3
          The bar below the film.

        iOS, iPadOS: toolbar in the functional layer
          version 17 to 26
            SwiftUI       Material.regular
            UIKit         UIBlurEffect(style: .systemMaterial)
            “title”       .primary; UIVibrancyEffect of .label
          version 26 and later
            SwiftUI       glassEffect(.regular)
            UIKit         UIGlassEffect(.regular)
            “title”       .primary; the system's label
          where members come from
            role          declared at tokens/a.tokens.json:6:15
            layer         role default

        """), "\(result.output)")
    #expect(result.output.contains("\nwatchOS: toolbar in the functional layer\n  version 10 to 26\n"))
  }

  @Test("JSON holds the same list as surfaces.json")
  func json() throws {
    let project = try project()
    let result = try project.run("inspect", "bar", "tokens", "--format", "json")
    let shown = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? NSDictionary)
    try project.run("build", "tokens")
    let data = try #require(try project.outputs()["json/surfaces.json"])
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
    let plans = try #require(shown["plans"] as? NSArray)
    #expect(plans == file["surfaces"] as? NSArray)
    #expect(plans.count == 3)
    #expect(shown["version"] as? Int == 1 && shown["kind"] as? String == "token")
  }

  private static let themed = [
    "tokens/a.json": #"""
    {
      "palette": {
        "$type": "color",
        "blue": { "$value": { "colorSpace": "oklch", "components": [0.56, 0.21, 277] } },
        "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 } }
      },
      "action": { "$value": "{link}", "$description": "What can be tapped.", "$deprecated": "use link" },
      "link": { "$value": "{palette.blue}" },
      "ring": {
        "$type": "border",
        "$value": { "color": "{action}", "width": { "value": 2, "unit": "px" }, "style": "solid" }
      }
    }
    """#,
    "tokens/dark.json":
      #"{ "link": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } }"#,
    "tokens/t.resolver.json": #"""
    {
      "version": "2025.10",
      "sets": { "base": { "sources": [{ "$ref": "a.json" }] } },
      "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.json" }] }, "default": "light" } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
    }
    """#,
  ]

  /// What `inspect action` prints of the tokens above.
  private static let action = """
    action, color
      tokens/a.json:7:3
      What can be tapped.
      deprecated: use link

    value
               oklch(0.56 0.21 277) (#5c5ceb in sRGB)
      written  "{link}"
      type     as that of link (tokens/a.json:8:3)

    stands for
      link          "{palette.blue}"  tokens/a.json:8:3
      palette.blue  {"colorSpace": "oklch", "components": [0.56, 0.21, 277]}
          tokens/a.json:4:5

    in other themes
      theme=dark
        #ff0000

    used by
      ring  border, color  tokens/a.json:11:26

    names
      swift     DesignTokens.action, DesignTokens.action(in: TokenTheme)
      css       --action
      json      /action
      switched off: js, scss, tailwind, compose, android, xcassets

    rules that look at it
      warning   x-no-hardcoded-system-color

    """

  @Test("A token is shown with its value, chain, themes, uses and names")
  func token() throws {
    let result = try Project(Self.themed).run("inspect", "action")
    #expect(result.status == 0)
    #expect(result.output == Self.action)
    #expect(result.error.isEmpty)
  }

  @Test("A terminal without colours shows the same", .enabled(if: ScriptTerminal.isThere))
  func terminal() throws {
    let shown = try ScriptTerminal.show(
      ["inspect", "action"], in: Project(Self.themed), environment: ["NO_COLOR": "1"])
    #expect(shown == Self.action)
  }

  @Test("A terminal with colours of 24 bits shows swatches, over white and black", .enabled(if: ScriptTerminal.isThere))
  func swatches() throws {
    let shown = try ScriptTerminal.show(
      ["inspect", "palette"], in: Project(Self.themed), environment: ["COLORTERM": "truecolor"])
    #expect(shown.contains("\u{1B}[1mpalette"))
    #expect(shown.contains("48;2;92;92;235m"), "\(shown)")
    #expect(shown.contains("48;2;127;127;127m") && shown.contains("48;2;0;0;0m"))
    let plain = try ScriptTerminal.show(
      ["inspect", "palette"], in: Project(Self.themed), environment: ["NO_COLOR": "1"])
    #expect(plain.hasPrefix("palette, group of 2 tokens\n  tokens/a.json:2:3\n\n  blue  color  oklch(0.56 0.21 277)\n"))
  }

  @Test("Every place that defines a token is told, with the context it is for")
  func definitions() throws {
    let output = try Project(Self.themed).run("inspect", "link").output
    #expect(output.contains("\ndefined\n"))
    #expect(
      output.contains("tokens/a.json:8:3\n") && output.contains("theme=dark") && output.contains("tokens/dark.json:1:3")
    )
    #expect(output.contains("action  color, alias            tokens/a.json:7:25\n"))
    #expect(output.contains("ring    border, through action  tokens/a.json:11:26\n"))
  }

  @Test("JSON has the same content")
  func tokenJSON() throws {
    let result = try Project(Self.themed).run("inspect", "link", "tokens", "--format", "json")
    let shown = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(shown["written"] as? String == "{palette.blue}")
    let value = try #require(shown["value"] as? [String: Any])
    #expect(value["colorSpace"] as? String == "oklch")
    let definitions = try #require(shown["definitions"] as? [[String: Any]])
    #expect(definitions.map { $0["context"] as? String } == [nil, "theme=dark"])
    #expect(definitions.map { $0["base"] as? Bool } == [true, false])
    let themes = try #require(shown["themes"] as? [[String: Any]])
    #expect(themes.map { $0["contexts"] as? [String] } == [["theme=dark"]])
    let names = try #require(shown["names"] as? [String: Any])
    #expect(names["css"] as? [String] == ["--link"])
    #expect((names["scss"] as? [String: String])?["absent"] == "switched off")
    #expect((shown["uses"] as? [[String: Any]])?.map { $0["path"] as? String } == ["action", "ring"])
  }

  @Test("With errors elsewhere in the folder, what can be shown is shown, with status 1")
  func errors() throws {
    var files = Self.themed
    files["tokens/a.json"] = files["tokens/a.json"]?.replacing("\"{action}\"", with: "\"{actoin}\"")
    let result = try Project(files).run("inspect", "link")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("link, color\n"))
    #expect(result.error.contains("tokens has 1 error; tokenc check tokens shows it"))
  }

  @Test(
    "Names are those of the outputs that are switched on",
    arguments: [
      ("scss", "$action"), ("js", #"tokens["action"]"#), ("tailwind", "--color-action"),
      ("compose", "DesignTokens.action"),
      ("android", "R.color.action"), ("xcassets", "action"),
    ])
  func names(_ output: String, _ name: String) throws {
    var files = Self.themed
    files["tokens/tokenc.json"] = #"""
      {"outputs": {"web": {"js": true, "scss": true, "tailwind": true}, "compose": true, "android": true, "xcassets": true}}
      """#
    let result = try Project(files).run("inspect", "action", "tokens", "--format", "json")
    let shown = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect((shown["names"] as? [String: Any])?[output] as? [String] == [name])
  }

  @Test("Another name says what it stands for; an unknown one gets a guess")
  func others() throws {
    let project = try project()
    let alias = try project.run("inspect", "glass", "tokens")
    #expect(
      alias.output.hasPrefix("glass, material\n  tokens/a.tokens.json:10:3\n\nvalue\n  kind                glass\n"))
    #expect(alias.output.contains("\nstands for\n  apple.glass.regular  "))
    let wrong = try project.run("inspect", "baar")
    #expect(wrong.status == 2)
    #expect(wrong.error == "tokenc: there is no token “baar” in tokens; did you mean “bar”?\n")
    #expect(try project.run("inspect").status == 2)
    #expect(try project.run("inspect", "bar", "nowhere").error.contains("there is no folder “nowhere”"))
    #expect(try project.run("inspect", "apple.vibrancy.label").output.hasPrefix("apple.vibrancy.label, vibrancy\n"))
  }
}
