import Foundation
import Testing
import TokenTestSupport

@Suite("Outputs of a project's own")
struct CustomOutputTests {
  private static func project(
    _ files: String, _ templates: [String: String], outputs: String = "", tokens: String = Project.tokens
  ) throws -> Project {
    var all = templates.reduce(into: [:]) { $0["tokens/" + $1.key] = $1.value }
    all["tokens/a.tokens.json"] = tokens
    all["tokens/tokenc.json"] = "{\"outputs\": {\"mine\": {\"files\": \(files)}\(outputs)}}"
    return try Project(all)
  }

  @Test("A template over all tokens makes a file in a folder of the output's name")
  func tokens() throws {
    let template = """
      {{#tokens}}
      {{#color}}
      @{{kebab}}: {{hex}};
      {{/color}}
      {{#dimension}}
      @{{kebab}}: {{value}}{{unit}};
      {{/dimension}}
      {{/tokens}}

      """
    let project = try Self.project(#"{"sub/vars.less": "t/vars.mustache"}"#, ["t/vars.mustache": template])
    let result = try project.run("build", "tokens")
    #expect(result.status == 0, "\(result.error)")
    #expect(try project.text("dist/mine/sub/vars.less").hasPrefix("@color-title: #1a334d;\n@space-small: 4px;\n"))
    try project.run("build", "tokens", "--only", "json")
    #expect(project.has("dist/mine/sub/vars.less"))
    try project.remove("tokens/tokenc.json")
    try project.run("build", "tokens")
    #expect(!project.has("dist/mine"))
  }

  @Test("It is made alone by its name, and a name that there is not is told")
  func only() throws {
    let project = try Self.project(#"{"a.txt": "a.mustache"}"#, ["a.mustache": "x\n"])
    #expect(try project.run("build", "tokens", "--only", "mine").status == 0)
    #expect(project.has("dist/mine/a.txt") && !project.has("dist/web"))
    let wrong = try project.run("build", "tokens", "--only", "mien")
    #expect(wrong.status == 2 && wrong.error.contains("did you mean “mine”?"))
  }

  @Test("Text of tokens is escaped for the language of the file")
  func escaped() throws {
    let hostile = #"{"x": {"$type": "number", "$value": 1, "$description": "a\"; evil() //*/ ${b} <c> #{d} 'e'"}}"#
    let template = "{{#tokens}}{{description}}{{/tokens}}"
    let files = ["a.kt", "a.ts", "a.scss", "a.json", "a.xml"].map { "\"\($0)\": \"t.mustache\"" }
    let project = try Self.project("{\(files.joined(separator: ", "))}", ["t.mustache": template], tokens: hostile)
    #expect(try project.run("build", "tokens").status == 0)
    #expect(try project.text("dist/mine/a.kt") == #"a\"; evil() //\u002a/ \${b} <c> #{d} \'e\'"#)
    #expect(try project.text("dist/mine/a.ts") == #"a\"; evil() //\u002a/ \${b} \u003cc> #{d} \'e\'"#)
    #expect(try project.text("dist/mine/a.scss") == #"a\"; evil() //\2a / \24 \7b b\7d  \3c c> \23 \7b d\7d  \'e\'"#)
    #expect(try project.text("dist/mine/a.json") == #"a\"; evil() //*/ ${b} \u003cc> #{d} 'e'"#)
    #expect(try project.text("dist/mine/a.xml") == "a&quot;; evil() //*/ ${b} &lt;c&gt; #{d} &#39;e&#39;")
  }

  @Test("A template includes others of the project, and those of the tool")
  func partials() throws {
    let project = try Self.project(
      #"{"a.css": {"template": "a.mustache", "view": "web"}}"#,
      ["a.mustache": "{{>lines.css}}{{>builtin/web/tokens.css}}", "lines.mustache": "/* {{moduleName}} */\n"],
      outputs: "}, \"templates\": {\"lines.css\": \"lines.mustache\"")
    let result = try project.run("build", "tokens")
    #expect(result.status == 0, "\(result.error)")
    #expect(try project.text("dist/mine/a.css").hasPrefix("/* DesignTokens */\n/* DesignTokens 0.0.0"))
  }

  @Test("A mistake in a template has its place, and holds up this output alone")
  func mistakes() throws {
    let project = try Self.project(#"{"a.txt": "a.mustache"}"#, ["a.mustache": "x\n  {{#tokens}}{{pth}}{{/tokens}}\n"])
    let result = try project.run("build", "tokens", "--keep-going")
    #expect(result.status == 1)
    #expect(result.error.hasPrefix("tokens/a.mustache:2:14: error: 'token' has no field 'pth'"), "\(result.error)")
    #expect(result.error.contains("did you mean 'path'?"))
    #expect(!project.has("dist/mine") && project.has("dist/web/tokens.css") && project.has("dist/swift"))
  }

  @Test(
    "What the configuration gets wrong is told at its place",
    arguments: [
      (#"{"a.txt": {"template": "a.mustache", "view": "tokns"}}"#, "did you mean “tokens”?"),
      (#"{"a.xyz": "a.mustache"}"#, "endings that are: .cjs"), (#"{"../a.txt": "a.mustache"}"#, "is no path below"),
      (#"{"/a.txt": "a.mustache"}"#, "is no path below"), (#"{"a.txt": "../a.mustache"}"#, "lies below the input"),
      (#"{"a.txt": {"view": "web"}}"#, "needs its “template”"),
      (#"{"a.txt": "a.mustache", "A.txt": "a.mustache"}"#, "differ in letter case only"),
      (#"{"a.txt": {"template": "a.mustache", "veiw": "web"}}"#, "did you mean “view”?"),
      (#"{"a.txt": "b.mustache"}"#, "“tokens/b.mustache” can't be read"), (#""x""#, "“files” is an object"),
    ])
  func configuration(_ files: String, _ message: String) throws {
    let project = try Self.project(files, ["a.mustache": "x\n"])
    let result = try project.run("build", "tokens")
    #expect(result.status == 1)
    #expect(result.error.hasPrefix("tokens/tokenc.json:1:"), "\(result.error)")
    #expect(result.error.contains(message), "\(result.error)")
  }

  @Test(
    "An output's name is a folder, and none of the tool's options",
    arguments: [
      (#"{"webb": true}"#, "did you mean “web”?"), (#"{"Mine": {"files": {"a.txt": "a.mustache"}}}"#, "small letters"),
      (#"{"..": {"files": {"a.txt": "a.mustache"}}}"#, "small letters"), (#"{"web": {"files": {}}}"#, "has no “files”"),
      (#"{"android": {"x": 1}}"#, "is true or false"), (#"{"mine": {"template": "x"}}"#, "there is no output “mine”"),
    ])
  func names(_ outputs: String, _ message: String) throws {
    let project = try Project([
      "tokens/a.tokens.json": Project.tokens, "tokens/tokenc.json": "{\"outputs\": \(outputs)}",
      "tokens/a.mustache": "x\n",
    ])
    let result = try project.run("build", "tokens")
    #expect(result.status == 1 && result.error.contains(message), "\(result.error)")
  }
}
