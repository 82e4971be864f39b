import Foundation
import Testing
import TokenTestSupport

@Suite("Resolving")
struct ResolveTests {
  private static let document = ##"""
    {
      "version": "2025.10",
      "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}], "$extensions": {"org.example": 1.0}}},
      "modifiers": {
        "theme": {"contexts": {"light": [], "dark": [{"$ref": "themes/dark.json"}]}, "default": "light"},
        "size": {"contexts": {"normal": [], "large": [{"gap": {"$type": "number", "$value": 2e1}}]}}
      },
      "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/size"}]
    }

    """##

  private func project() throws -> Project {
    try Project([
      "tokens/all.resolver.json": Self.document,
      "tokens/base.tokens.json": #"{"gap": {"$type": "number", "$value": 1.50}, "ink": {"$value": "{gap}"}}"#,
      "tokens/themes/dark.json": #"{"ink": {"$type": "number", "$value": 0.0}}"#,
    ])
  }

  @Test("The tokens of a permutation, numbers as they are spelled")
  func permutation() throws {
    let project = try project()
    let result = try project.run("resolve", "tokens", "--input", "theme=dark", "--input", "Size=large")
    #expect(result.status == 0 && result.error.isEmpty)
    #expect(
      result.output == """
        {
          "gap": {"$type": "number", "$value": 2e1},
          "ink": {"$type": "number", "$value": 0.0}
        }

        """)
    let file = try project.run("resolve", "tokens/all.resolver.json", "--input=size=normal", "-o", "out.json")
    #expect(file.status == 0 && file.output.isEmpty)
    #expect(try project.text("out.json").contains(#""ink": {"$type": "number", "$value": 1.50}"#))
  }

  @Test("Every permutation by its contexts, up to a limit")
  func all() throws {
    let project = try project()
    let result = try project.run("resolve", "tokens", "--all")
    let found = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(
      found.keys.sorted() == [
        "theme=dark,size=large", "theme=dark,size=normal", "theme=light,size=large", "theme=light,size=normal",
      ])
    try project.write(#"{"limits": {"permutations": 3}}"#, to: "tokens/tokenc.json")
    let refused = try project.run("resolve", "tokens", "--all")
    #expect(refused.status == 1 && refused.output.isEmpty)
    #expect(refused.error.contains("2 × 2 = 4 permutations") && refused.error.contains("“limits.permutations”"))
    #expect(refused.error.contains("[too-many-permutations]"))
  }

  @Test("Without a choice there is one permutation without a name; a folder without a document is one too")
  func plain() throws {
    let project = try Project(["tokens/a.tokens.json": #"{"x": {"$type": "number", "$value": 1}}"#])
    #expect(
      try project.run("resolve", "tokens").output == """
        {
          "x": {"$type": "number", "$value": 1}
        }

        """)
    #expect(
      try project.run("resolve", "tokens", "--all").output == """
        {
          "": {
            "x": {"$type": "number", "$value": 1}
          }
        }

        """)
    let bundle = try project.run("resolve", "tokens", "--bundle")
    #expect(bundle.status == 2 && bundle.error.contains("has no resolver document to bundle"))
  }

  @Test("A bundle is one file that resolves to the same, extensions kept")
  func bundle() throws {
    let project = try project()
    let result = try project.run("resolve", "tokens", "--bundle")
    for part in [
      ##"{"$ref": "#/$defs/base.tokens.json"}"##, ##"{"$ref": "#/$defs/themes~1dark.json"}"##, #"{"org.example": 1.0}"#,
      #""$value": 2e1"#, #""$value": 1.50"#,
    ] {
      #expect(result.output.contains(part), "\(part) in \(result.output)")
    }
    try project.write(result.output, to: "one.resolver.json")
    let whole = try project.run("resolve", "tokens", "--all")
    #expect(try project.run("resolve", "one.resolver.json", "--all").output == whole.output)
  }

  @Test("What is wrong with the input is said, and nothing is printed")
  func wrong() throws {
    let project = try project()
    let result = try project.run("resolve", "tokens", "--input", "theme=drak", "--input", "colour=red")
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(
      result.error == """
        error: “theme” has no context “drak”; did you mean “dark”? [input-context]
        error: there is no modifier “colour”; there is “theme”, “size” [input-unknown]
        tokens/all.resolver.json:8:88: error: “size” has no default, so an input has to choose: “normal”, “large” \
        [input-missing]

        """)
    for arguments in [["--input", "theme"], ["--all", "--bundle"], ["--all", "--input", "theme=dark"]] {
      #expect(try project.run(["resolve", "tokens"] + arguments).status == 2, "\(arguments)")
    }
    let own = try project.run("resolve", "tokens", "--bundle", "-o", "tokens/base.tokens.json")
    #expect(own.status == 2 && own.error.contains("a part of the input"))
  }

  @Test("A build takes each modifier's default, else its first context")
  func build() throws {
    let project = try project()
    #expect(try project.run("build", "tokens").status == 0)
    #expect(try project.text("dist/json/tokens.flat.json") == "{\n  \"gap\": 1.50,\n  \"ink\": 1.50\n}\n")
    let file = try project.run("build", "tokens/all.resolver.json", "-o", "other")
    #expect(file.status == 0)
    #expect(try project.text("other/json/tokens.flat.json") == project.text("dist/json/tokens.flat.json"))
  }
}
