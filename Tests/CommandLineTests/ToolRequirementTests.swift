import Foundation
import Testing
import TokenTestSupport

/// What the standard asks of a tool as a whole, through its command line.
@Suite("Requirements of the standard on a tool")
struct ToolRequirementTests {
  private static let red = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}"#
  private static let blue = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}"#

  private func built(_ tokens: String) throws -> Project {
    let project = try Project(["tokens/a.tokens.json": tokens])
    let result = try project.run("build", "tokens")
    #expect(result.status == 0, "\(result.error)")
    return project
  }

  /// All of the Swift that was written.
  private func swift(_ project: Project) throws -> String {
    try project.outputs().filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
      .map { String(decoding: $0.value, as: UTF8.self) }.joined()
  }

  // MARK: What is kept

  private static let data = #"{"com.x": {"n": 1.50, "e": 1E3, "list": [null, "{z}"], "$value": "{nope}"}}"#

  @Test("data of others comes out as it was written, numbers with their spelling")
  func extensions() throws {
    let project = try built(#"{"a": {"$type": "number", "$value": 1, "$extensions": \#(Self.data)}}"#)
    #expect(try project.text("dist/json/tokens.dtcg.json").contains(Self.data))
    try project.write(#"{"a": {"type": "dimension", "value": "4px", "$extensions": \#(Self.data)}}"#, to: "old/a.json")
    try project.run("convert", "old", "-o", "new")
    let converted = try project.folder.files(below: "new").values.map { String(decoding: $0, as: UTF8.self) }
    #expect(converted.contains { $0.contains("1.50") && $0.contains("1E3") }, "\(converted)")
  }

  @Test("a bundle keeps the data of others, of the document and of its tokens")
  func bundledExtensions() throws {
    let project = try Project([
      "t/main.resolver.json": #"""
      {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "x.json"}], "$extensions": \#(Self.data)}},
       "modifiers": {"m": {"contexts": {"a": [], "b": []}, "default": "a", "$extensions": \#(Self.data)}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"},
         {"type": "set", "name": "i", "sources": [], "$extensions": \#(Self.data)}]}
      """#,
      "t/x.json": #"{"a": {"$type": "number", "$value": 1, "$extensions": \#(Self.data)}}"#,
    ])
    let result = try project.run("resolve", "t", "--bundle")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.components(separatedBy: Self.data.dropFirst().dropLast()).count == 5)
  }

  // MARK: Names and references

  @Test("names in outputs are made of whole paths")
  func names() throws {
    let project = try built(
      #"{"one": {"primary": \#(Self.red)}, "two": {"primary": \#(Self.blue), "deep": {"primary": \#(Self.red)}}}"#)
    let css = try project.text("dist/web/tokens.css")
    for name in ["--one-primary:", "--two-primary:", "--two-deep-primary:"] { #expect(css.contains(name)) }
  }

  @Test("a group called by a type gives none")
  func groupNames() throws {
    let project = try Project([
      "tokens/a.tokens.json": #"{"color": {"a": {"$value": 1}}, "dimension": {"b": \#(Self.red)}}"#
    ])
    let result = try project.run("check", "tokens")
    #expect(result.status == 1)
    #expect(result.error.contains("“a” has no type") && !result.error.contains("“b”"))
  }

  @Test("a change of a token reaches what refers to it, which still refers to it in what is written")
  func lateReferences() throws {
    let tokens = #"{"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": \#(Self.red)}"#
    let project = try built(tokens)
    let css = try project.text("dist/web/tokens.css")
    #expect(css.contains("--a: var(--b);") && css.contains("--b: var(--c);") && css.contains("--c: #ff0000;"))
    #expect(try project.text("dist/json/tokens.dtcg.json").contains(#""$value": "{b}""#))
    try project.write(tokens.replacing(Self.red, with: Self.blue), to: "tokens/a.tokens.json")
    try project.run("build", "tokens")
    let flat = try project.text("dist/json/tokens.flat.json")
    #expect(!flat.contains("[1, 0, 0]") && flat.components(separatedBy: "[0, 0, 1]").count == 4)
  }

  // MARK: Platforms

  @Test("pixels are points, and a rem is sixteen of them; CSS keeps both")
  func units() throws {
    let project = try built(
      #"""
      {"p": {"$type": "dimension", "$value": {"value": 1.5, "unit": "px"}},
       "r": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}}}
      """#)
    let css = try project.text("dist/web/tokens.css")
    #expect(css.contains("--p: 1.5px;") && css.contains("--r: 1.5rem;"))
    let swift = try swift(project)
    #expect(swift.contains("var p: TokenLength { 1.5 }") && swift.contains("var r: TokenLength { 24 }"))
  }

  @Test("dashes that CSS cannot draw are dashed there")
  func strokes() throws {
    let project = try built(
      #"""
      {"s": {"$type": "strokeStyle", "$value": {"dashArray": [{"value": 3, "unit": "px"}], "lineCap": "round"}}}
      """#)
    #expect(try project.text("dist/web/tokens.css").contains("--s: dashed;"))
    // An odd list stands for itself twice.
    #expect(try swift(project).contains("[3, 3]"))
  }

  @Test("positions of stops are clamped where they are used, and kept where they are written")
  func clamped() throws {
    let project = try built(
      #"""
      {"c": \#(Self.red), "n": {"$type": "number", "$value": 42}, "g": {"$type": "gradient", "$value":
        [{"color": "{c}", "position": -99}, {"color": "{c}", "position": "{n}"}]}}
      """#)
    #expect(try project.text("dist/web/tokens.css").contains("--g: #ff0000 0%, #ff0000 100%;"))
    let swift = try swift(project)
    #expect(!swift.contains("99") && !swift.contains("42)"))
    #expect(try project.text("dist/json/tokens.dtcg.json").contains("-99"))
  }

  // MARK: Old forms

  @Test(
    "values of old are told of with today's form",
    arguments: [
      (##""color", "$value": "#ff0000""##, "colorSpace"), (#""dimension", "$value": "16px""#, "value"),
      (#""duration", "$value": "200ms""#, "value"),
    ])
  func oldForms(token: String, remedy: String) throws {
    let project = try Project(["tokens/a.tokens.json": #"{"a": {"$type": \#(token)}}"#])
    let result = try project.run("check", "tokens")
    #expect(result.status == 1)
    #expect(result.error.contains(remedy) && result.error.contains("[value]"), "\(result.error)")
  }

  // MARK: Resolver documents

  @Test("documents are known by their names, in any letter case of the rest, and read from a path alone")
  func resolverNames() throws {
    let document =
      #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"x": \#(Self.red)}]}]}"#
    let project = try Project(["t/Theme 1.resolver.json": document, "plain/tokens.json": document])
    #expect(try project.run("resolve", "t").output.contains(#""x""#))
    let named = try project.run("resolve", "t/Theme 1.resolver.json")
    #expect(named.status == 0 && named.output.contains(#""x""#))
  }

  @Test("$schema means nothing in a document and its sources")
  func schemas() throws {
    let project = try Project([
      "t/a.resolver.json": #"""
      {"$schema": "https://nowhere.example/s", "version": "2025.10", "resolutionOrder":
        [{"type": "set", "name": "s", "sources": [{"$schema": "x", "a": \#(Self.red)}, {"$ref": "b.json"}]}]}
      """#, "t/b.json": #"{"$schema": 5, "b": \#(Self.blue)}"#,
    ])
    let result = try project.run("resolve", "t")
    #expect(result.status == 0 && result.output.contains(#""b""#), "\(result.error)")
  }

  @Test("a modifier without contexts is told of once by every command", arguments: ["build", "check", "resolve"])
  func noContexts(command: String) throws {
    let project = try Project([
      "t/a.resolver.json": #"""
      {"version": "2025.10", "modifiers": {"m": {"contexts": {}}, "n": {"contexts": {"a": [], "b": []}}},
       "resolutionOrder": [{"$ref": "#/modifiers/m"}, {"$ref": "#/modifiers/n"},
        {"type": "modifier", "name": "i", "contexts": {}}]}
      """#
    ])
    let result = try project.run(command == "resolve" ? [command, "t", "--all"] : [command, "t"])
    #expect(result.status == 1)
    #expect(result.error.components(separatedBy: "has nothing to choose from").count == 3, "\(result.error)")
    #expect(try project.run("build", "t", "--keep-going").status == 1)
  }

  @Test("there are as many permutations as the contexts multiply to")
  func permutations() throws {
    let contexts = { (count: Int) in
      "{" + (0..<count).map { #""c\#($0)": []"# }.joined(separator: ", ") + "}"
    }
    let project = try Project([
      "t/a.resolver.json": #"""
      {"version": "2025.10", "modifiers": {"a": {"contexts": \#(contexts(4))}, "b": {"contexts": \#(contexts(3))},
       "c": {"contexts": \#(contexts(2))}, "unused": {"contexts": \#(contexts(9))}},
       "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"x": \#(Self.red)}]},
        {"$ref": "#/modifiers/a"}, {"$ref": "#/modifiers/b"}, {"$ref": "#/modifiers/c"}]}
      """#
    ])
    let result = try project.run("resolve", "t", "--all")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.components(separatedBy: #""x""#).count == 25)
    #expect(result.output.contains("a=c3,b=c2,c=c1"))
  }

  @Test("what is wrong in some themes alone says in which, in every command", arguments: ["build", "check", "resolve"])
  func someThemes(command: String) throws {
    let project = try Project([
      "t/a.resolver.json": #"""
      {"version": "2025.10", "modifiers": {"m": {"default": "light", "contexts": {"light": [{"x": \#(Self.red)}],
        "dark": [{"x": {"$type": "color", "$value": "{nope}"}}]}}},
       "resolutionOrder": [{"$ref": "#/modifiers/m"}]}
      """#
    ])
    let result = try project.run(command == "resolve" ? [command, "t", "--all"] : [command, "t"])
    #expect(result.status == 1)
    #expect(result.error.contains("(m=dark)"), "\(result.error)")
    #expect(result.error.components(separatedBy: "there is no token").count == 2)
  }
}
