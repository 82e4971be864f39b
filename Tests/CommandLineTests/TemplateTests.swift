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

  private static let nested = #"""
    {"a": {"$type": "number", "b": {"c": {"x": {"$value": 1, "$description": "One."}}, "y": {"$value": 2}}},
     "text": {"$type": "typography", "$value": {"fontFamily": "serif", "fontSize": {"value": 16, "unit": "px"},
       "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}}
    """#

  @Test(
    "Parts and blocks of the Kotlin file and of Android's resources give way to a project's",
    arguments: [
      (
        "compose/token.kt", "{{#isConstant}}\nval {{name}} = {{#value}}{{.}}{{/value}} // {{path}}\n{{/isConstant}}\n",
        "compose/Acme.kt", "            public object c {\n                val x = 1f // a.b.c.x\n            }\n"
      ),
      (
        "compose/Tokens.kt",
        "{{<builtin/compose/Tokens.kt}}\n{{$header}}\n// mine\n{{/header}}\n{{$footer}}\n\n// end\n{{/footer}}\n"
          + "{{/builtin/compose/Tokens.kt}}\n",
        "compose/Acme.kt", "// mine\n@file:Suppress("
      ),
      ("compose/comment.kt", "{{#comment}}\n// {{.}}\n{{/comment}}\n", "compose/Acme.kt", "// One.\n"),
      (
        "android/resources.xml",
        "{{<builtin/android/resources.xml}}\n{{$header}}\n<!-- mine -->\n{{/header}}\n{{/builtin/android/resources.xml}}\n",
        "android/res/values/styles.xml", "?>\n<!-- mine -->\n<resources>\n    <style name=\"text\">\n"
      ),
    ])
  func platforms(_ name: String, _ template: String, _ file: String, _ expected: String) throws {
    let project = try Project([
      "tokens/a.tokens.json": Self.nested, "tokens/own.mustache": template,
      "tokens/tokenc.json":
        #"{"name": "Acme", "outputs": {"compose": true, "android": true}, "templates": {"\#(name)": "own.mustache"}}"#,
    ])
    let result = try project.run("build", "tokens")
    #expect(result.status == 0, "\(result.error)")
    #expect(try project.text("dist/\(file)").contains(expected))
  }

  @Test("Files of a project see what those of an output see")
  func views() throws {
    let files = [
      "a.txt": (
        "compose",
        "{{#groups}}{{#members}}{{#group}}{{name}} {{/group}}{{#token}}{{typeName}}{{/token}}{{/members}}{{/groups}}"
      ),
      "b.txt": ("android", "{{#files}}{{folder}}/{{name}} {{#resources}}{{name}} {{/resources}}{{/files}}"),
      "c.txt": ("scss", "{{#variables}}{{^isFirst}} {{/isFirst}}{{name}}={{value}}{{/variables}}"),
      "d.txt": ("tailwind", "{{#sections}}{{#entries}}{{name}} {{/entries}}{{/sections}}"),
    ]
    var input = ["tokens/a.tokens.json": Self.nested]
    for (name, (_, template)) in files { input["tokens/\(name).mustache"] = template }
    let outputs = files.map { #""\#($0)": {"template": "\#($0).mustache", "view": "\#($1.0)"}"# }.sorted()
    input["tokens/tokenc.json"] = #"{"outputs": {"mine": {"files": {\#(outputs.joined(separator: ", "))}}}}"#
    let project = try Project(input)
    let result = try project.run("build", "tokens", "--only", "mine")
    #expect(result.status == 0, "\(result.error)")
    #expect(try project.text("dist/mine/a.txt") == "a TextStyle")
    #expect(try project.text("dist/mine/b.txt") == "values/floats a_b_c_x a_b_y values/styles text ")
    #expect(try project.text("dist/mine/c.txt").hasPrefix("a-b-c-x=1 a-b-y=2 text="))
    #expect(try project.text("dist/mine/d.txt").contains("--text-text "))
  }
}
