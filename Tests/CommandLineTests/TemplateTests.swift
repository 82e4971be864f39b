import Foundation
import Testing
import TokenTestSupport

@Suite("Templates of a project")
struct TemplateTests {
  private static func project(_ template: String) throws -> Project {
    try Project([
      "tokens/a.tokens.json": Project.tokens, "tokens/own/tokens.css.mustache": template,
      "tokens/tokenc.json": #"{"templates": {"web/tokens.css": "own/tokens.css.mustache"}}"#,
    ])
  }

  @Test("A project's template takes the place of the built-in one")
  func replaces() throws {
    let project = try Self.project("/* {{moduleName}} */\n{{#properties}}\n${{name}}: {{value}};\n{{/properties}}\n")
    let result = try project.run("build", "tokens")
    #expect(result.status == 0, "\(result.error)")
    let text = try project.text("dist/web/tokens.css")
    #expect(text.hasPrefix("/* DesignTokens */\n$") && text.contains("$space-small: 4px;\n"))
    try project.write("/* other */\n", to: "tokens/own/tokens.css.mustache")
    #expect(try project.run("build", "tokens").output.hasPrefix("dist/: 1 file written"))
    #expect(try project.text("dist/web/tokens.css") == "/* other */\n")
  }

  @Test("An unknown name in it is an error with its place, and the former output stays")
  func unknownName() throws {
    let project = try Self.project("/* mine */\n")
    try project.run("build", "tokens")
    try project.write(
      "/* mine */\n{{#properties}}\n  é {{nmae}}\n{{/properties}}\n", to: "tokens/own/tokens.css.mustache")
    for options in [[], ["--keep-going"]] {
      let result = try project.run(["build", "tokens"] + options)
      #expect(result.status == 1)
      #expect(result.error.hasPrefix("tokens/own/tokens.css.mustache:3:5: error: "), "\(result.error)")
      #expect(result.error.contains("did you mean 'name'?") && result.error.contains("[template-unknown-name]"))
      #expect(try project.text("dist/web/tokens.css") == "/* mine */\n")
    }
  }

  @Test("Further mistakes in it have their places too")
  func mistakes() throws {
    for (template, place) in [
      ("{{#properties", "1:1"), ("\n\n{{/properties}}", "3:1"), ("a\n {{#properties}}\n", "2:2"),
    ] {
      let result = try Self.project(template).run("build", "tokens")
      #expect(result.status == 1)
      #expect(result.error.hasPrefix("tokens/own/tokens.css.mustache:\(place): error: "), "\(result.error)")
    }
  }

  @Test("A name that no built-in template has is an error in the configuration")
  func unknownTemplate() throws {
    let project = try Self.project("")
    try project.write(#"{"templates": {"web/token.css": "own/tokens.css.mustache"}}"#, to: "tokens/tokenc.json")
    let result = try project.run("build", "tokens")
    #expect(result.status == 1)
    #expect(result.error.contains("tokens/tokenc.json:1:16: error: ") && result.error.contains("“web/tokens.css”"))
  }
}
