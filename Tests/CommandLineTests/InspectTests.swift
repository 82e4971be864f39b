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
    let shown = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? NSArray)
    try project.run("build", "tokens")
    let data = try #require(try project.outputs()["json/surfaces.json"])
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
    #expect(shown == file["surfaces"] as? NSArray)
    #expect(shown.count == 3)
  }

  @Test("Another name says what it stands for; an unknown one gets a guess")
  func others() throws {
    let project = try project()
    let alias = try project.run("inspect", "glass", "tokens")
    #expect(alias.output == "glass, material\n  tokens/a.tokens.json:10:3\n  stands for apple.glass.regular\n")
    let wrong = try project.run("inspect", "baar")
    #expect(wrong.status == 2)
    #expect(wrong.error == "tokenc: there is no token “baar” in tokens; did you mean “bar”?\n")
    #expect(try project.run("inspect").status == 2)
    #expect(try project.run("inspect", "bar", "nowhere").error.contains("there is no folder “nowhere”"))
  }
}
