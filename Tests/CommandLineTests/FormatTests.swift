import Foundation
import Testing
import TokenTestSupport

@Suite("format")
struct FormatTests {
  private static let loose = "\u{FEFF}{\"a\":{\"$type\":\"number\",\r\n\"$value\":1.50}}"
  private static let laid = """
    {
      "a": { "$type": "number", "$value": 1.50 }
    }

    """

  @Test("A folder: token files, resolver documents, what they lead to, and the configuration")
  func folder() throws {
    let project = try Project([
      "tokens/a.tokens.json": Self.loose, "tokens/deep/b.tokens": Self.laid, "tokens/tokenc.json": "{\"name\":\"X\"}",
      "tokens/all.resolver.json":
        #"{"version":"2025.10","resolutionOrder":[{"type":"set","name":"s","sources":[{"$ref":"themes/d.json"}]}]}"#,
      "tokens/themes/d.json": Self.loose, "tokens/other.json": Self.loose, "tokens/.hidden/c.tokens.json": Self.loose,
    ])
    let check = try project.run("format", "--check", "tokens")
    #expect(check.status == 1)
    #expect(
      check.output == """
        tokens/a.tokens.json
        tokens/all.resolver.json
        tokens/themes/d.json
        tokens/tokenc.json
        4 files would change, 1 unchanged

        """)
    #expect(try Data(contentsOf: project.url("tokens/a.tokens.json")) == Data(Self.loose.utf8))
    let result = try project.run("format", "tokens")
    #expect(result.status == 0 && result.output == "4 files formatted, 1 unchanged\n" && result.error == "")
    #expect(try project.text("tokens/a.tokens.json") == Self.laid)
    #expect(try project.text("tokens/themes/d.json") == Self.laid)
    #expect(try Data(contentsOf: project.url("tokens/other.json")) == Data(Self.loose.utf8))
    #expect(try project.text("tokens/tokenc.json") == "{\n  \"name\": \"X\"\n}\n")
    let stamps = try project.stamps("tokens")
    let again = try project.run("format", "tokens", "--check")
    #expect(again.status == 0 && again.output == "0 files would change, 5 unchanged\n")
    #expect(try project.run("format", "tokens").output == "0 files formatted, 5 unchanged\n")
    #expect(try project.stamps("tokens") == stamps)
    #expect(try project.run("format", "tokens", "--include", "*.json").output == "1 file formatted, 5 unchanged\n")
  }

  @Test("Files are taken by their names, each once; with --verbose they are named")
  func files() throws {
    let project = try Project(["x/a.tokens.json": Self.loose, "x/b.json": Self.loose])
    let result = try project.run("format", "x/a.tokens.json", "x/b.json", "./x/a.tokens.json", "x", "--verbose")
    #expect(result.output == "x/a.tokens.json\nx/b.json\n2 files formatted, 0 unchanged\n")
    #expect(try project.text("x/b.json") == Self.laid)
    #expect(try project.run("format", "x", "--quiet").output == "")
  }

  @Test("A file with a mistake stays as it is, and the others are formatted")
  func mistakes() throws {
    let wrong = "{\"a\":\n  {\"$value\" 1}}\n"
    let project = try Project(["x/a.tokens.json": wrong, "x/b.tokens.json": Self.loose, "x/c.tokens.json": ""])
    let result = try project.run("format", "x")
    #expect(result.status == 1)
    #expect(result.error.hasPrefix("x/a.tokens.json:2:13: error: ") && result.error.contains("[json-syntax]"))
    #expect(result.error.contains("x/c.tokens.json:1:1: error: the file is empty"))
    #expect(result.output == "1 file formatted, 0 unchanged, 2 with errors\n")
    #expect(try project.text("x/a.tokens.json") == wrong)
    #expect(try project.text("x/b.tokens.json") == Self.laid)
    let json = try project.run("format", "x", "--check", "--diagnostics", "json")
    #expect(json.status == 1 && json.error.hasPrefix("{\"severity\":\"error\",\"rule\":\"json-syntax\""))
  }

  @Test("Tokens need not be right, only JSON")
  func meaning() throws {
    let project = try Project(["x/a.tokens.json": #"{"a":{"$value":"{nowhere}"}}"#])
    #expect(try project.run("format", "x").status == 0)
  }

  @Test("Nothing is written through a link or beyond the folder, and permissions stay")
  func links() throws {
    let project = try Project(["x/a.tokens.json": Self.loose, "else/b.tokens.json": Self.loose])
    try project.link("x/b.tokens.json", to: "../else/b.tokens.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: project.url("x/a.tokens.json").path)
    let result = try project.run("format", "x")
    #expect(result.output == "1 file formatted, 0 unchanged, 1 behind links left alone\n")
    #expect(try Data(contentsOf: project.url("else/b.tokens.json")) == Data(Self.loose.utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: project.url("x/a.tokens.json").path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try project.text("x/a.tokens.json") == Self.laid)
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.url("x").path).count == 2)
    let direct = try project.run("format", "x/b.tokens.json")
    #expect(direct.status == 2 && direct.error.contains("“x/b.tokens.json” is a link"))
    try project.link("door", to: "else")
    #expect(try project.run("format", "door").output == "1 file formatted, 0 unchanged\n")
  }

  @Test("The limit of nested brackets is the configuration's")
  func depth() throws {
    let project = try Project([
      "x/tokenc.json": "{\n  \"limits\": { \"depth\": 4 }\n}\n", "x/a.tokens.json": "[[[[1]]]]",
      "x/b.tokens.json": "[[[[[1]]]]]",
    ])
    let result = try project.run("format", "x")
    #expect(result.output == "1 file formatted, 1 unchanged, 1 with errors\n")
    #expect(result.error.contains("x/b.tokens.json:1:5: error: ") && result.error.contains("[nesting-depth]"))
    let deep = String(repeating: "[", count: 1_000_000)
    let input = try Tool.run(Tool.tokenc, ["format", "-"], input: Data(deep.utf8))
    #expect(input.status == 1 && input.output == "" && input.error.contains("[nesting-depth]"))
  }

  @Test("Standard input goes to standard output", arguments: ["-", "--stdin"])
  func standardInput(argument: String) throws {
    func run(_ text: String, _ more: String...) throws -> Tool.Result {
      try Tool.run(Tool.tokenc, ["format", argument] + more, input: Data(text.utf8))
    }
    let result = try run(Self.loose)
    #expect(result.status == 0 && result.output == Self.laid && result.error == "")
    #expect(try run(Self.loose, "--check").status == 1)
    #expect(try run(Self.laid, "--check").status == 0)
    let wrong = try run("{\"a\" 1}")
    #expect(wrong.status == 1 && wrong.output == "" && wrong.error.hasPrefix("standard input:1:6: error: "))
    #expect(try run("{}", "tokens").status == 2)
  }

  @Test("The tokens of this repository are in the layout")
  func ownTokens() throws {
    let result = try Tool.run(Tool.tokenc, ["format", "--check", "tokens"], in: Tool.repository())
    #expect(result.status == 0, "\(result.output)")
  }

  @Test("An empty folder is an error, one with a configuration alone is not")
  func nothing() throws {
    let project = try Project(["x/readme.txt": "", "y/tokenc.json": "{}"])
    let result = try project.run("format", "x")
    #expect(result.status == 1 && result.error.contains("[no-token-files]"))
    #expect(try project.run("format", "y").output == "1 file formatted, 0 unchanged\n")
  }

  @Test("Random sets mean the same before and after", arguments: RandomTokens.seeds)
  func randomSets(seed: UInt64) throws {
    let files = RandomTokens.make(count: 300, seed: seed)
    let project = try Project(Dictionary(uniqueKeysWithValues: files.map { ("x/" + $0.key, $0.value) }))
    let before = try project.run("resolve", "x")
    #expect(before.status == 0)
    #expect(try project.run("format", "x").status == 0)
    #expect(try project.run("resolve", "x").output == before.output, "TOKENC_SEED=\(seed)")
    #expect(try project.run("format", "x", "--check").status == 0)
  }
}
