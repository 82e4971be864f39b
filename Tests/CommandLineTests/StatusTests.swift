import Foundation
import Testing
import TokenTestSupport

@Suite("Errors, warnings and what is shown of them")
struct StatusTests {
  /// A valid token, and one with an error, a warning or an info.
  private static func tokens(_ more: String) -> [String: String] {
    ["tokens/a.tokens.json": #"{"good": {"$type": "number", "$value": 1}, \#(more)}"#]
  }
  private static let error = tokens(#""bad": {"$type": "number", "$value": "1"}"#)
  private static let warning = tokens(#""odd": {"$type": "number", "$value": 1, "$unit": "px"}"#)
  private static let info = tokens(
    #""apple": {"glass": {"clear": {"$type": "material", "$value": {"kind": "glass"}}}}"#)

  @Test("An error ends the build with 1, writes nothing and makes no folder")
  func error() throws {
    let project = try Project(Self.error)
    let result = try project.run("build", "tokens")
    #expect(result.status == 1)
    #expect(result.error.hasPrefix("tokens/a.tokens.json:1:81: error: "))
    #expect(result.output.hasPrefix("1 error · 2 tokens, 0 surfaces, 6 platforms + web · nothing written · "))
    #expect(!project.has("dist"))
    #expect(try project.run("check", "tokens").status == 1)
  }

  @Test("--keep-going writes what is valid, and still ends with 1")
  func keepGoing() throws {
    let project = try Project(Self.error)
    let result = try project.run("build", "tokens", "--keep-going")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("dist/: "))
    let css = try project.text("dist/web/tokens.css")
    #expect(css.contains("--good: 1;") && !css.contains("--bad"))
    #expect(!(try project.text("dist/json/tokens.flat.json")).contains("\"bad\""))
    let again = try project.run("build", "tokens", "--keep-going")
    #expect(again.status == 1 && again.error == result.error && again.output.contains(" 0 files written"))
  }

  @Test("--keep-going leaves alone an output whose names meet")
  func collision() throws {
    let project = try Project(Self.tokens(#""a b": {"$type": "number", "$value": 1}"#))
    try project.run("build", "tokens")
    let before = try project.text("dist/web/tokens.css")
    try project.write(
      #"{"a b": {"$type": "number", "$value": 1}, "a-b": {"$type": "number", "$value": 2}}"#, to: "tokens/a.tokens.json"
    )
    let result = try project.run("build", "tokens", "--keep-going")
    #expect(result.status == 1 && result.error.contains("[name-collision]"))
    #expect(try project.text("dist/web/tokens.css") == before)
    #expect(try project.text("dist/swift/Sources/DesignTokens/Numbers.swift").contains("`a b: 1`"))
    #expect(try project.text("dist/json/tokens.flat.json").contains("a-b"))
  }

  @Test("--strict makes warnings errors, and infos not")
  func strict() throws {
    let project = try Project(Self.warning)
    #expect(try project.run("build", "tokens").status == 0)
    let before = try project.stamps()
    let strict = try project.run("build", "--strict", "tokens")
    #expect(strict.status == 1 && strict.error.contains(": error: ") && strict.output.contains("1 error"))
    #expect(try project.stamps() == before)
    #expect(try Project(Self.info).run("build", "--strict", "tokens").status == 0)
  }

  @Test("--strict-dtcg makes types that the standard lacks errors, and takes what the set was lowered to")
  func strictDTCG() throws {
    let project = try Project()
    #expect(try project.run("build", "tokens").status == 0)
    for command in ["build", "check"] {
      let strict = try project.run(command, "--strict-dtcg", "tokens")
      #expect(strict.status == 1)
      #expect(strict.error.hasPrefix("tokens/a.tokens.json:4:22: error: “title” is a surface"))
      #expect(strict.error.contains("[strict-dtcg]"))
    }
    let text = try project.text("dist/json/tokens.dtcg.json")
    try project.write(text, to: "lowered/all.tokens.json")
    #expect(try project.run("check", "--strict-dtcg", "lowered").status == 0)
    #expect(try project.run("build", "--strict-dtcg", "lowered", "-o", "again").status == 0)
    #expect(try project.text("again/json/tokens.dtcg.json") == text)
    #expect(text.contains(#""İ": {"$type": "dimension", "$value": "{space.small}"}"#))
    // Nothing is taken from a build without the option.
    #expect(try project.run("build", "tokens").status == 0)
    #expect(try project.run("build", "--strict-dtcg", "tokens").status == 1)
  }

  @Test("--quiet shows errors only, and no last line")
  func quiet() throws {
    let calm = try Project(Self.warning).run("build", "-q", "tokens")
    #expect(calm.status == 0 && calm.output == "" && calm.error == "")
    let loud = try Project(Self.error).run("build", "--quiet", "tokens")
    #expect(loud.status == 1 && loud.output == "" && loud.error.contains(": error: "))
  }

  @Test("Infos are counted, and listed with --verbose")
  func verbose() throws {
    let project = try Project(Self.info)
    let plain = try project.run("build", "tokens")
    #expect(plain.status == 0 && plain.error == "" && plain.output.contains("2 infos"))
    let verbose = try project.run("build", "-v", "tokens")
    #expect(verbose.status == 0 && verbose.error.contains("[library-shadowed]"))
    #expect(verbose.error.contains("[mixed-dialect]"))
  }

  @Test("--timings lists the stages")
  func timings() throws {
    let result = try Project().run("build", "--timings", "tokens")
    #expect(result.status == 0)
    for stage in ["read", "parse", "model", "emit", "write"] {
      #expect(result.error.contains(try Regex("(?m)^\(stage) +[\\d.]+ m?s$")), "\(stage): \(result.error)")
    }
  }

  @Test("--diagnostics json gives an object a line")
  func json() throws {
    let result = try Project(Self.error).run("check", "--diagnostics", "json", "tokens")
    #expect(result.status == 1)
    for line in result.error.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object != nil, "\(line)")
    }
  }

  @Test("An output folder that can't be written ends with 70", .enabled(if: NSUserName() != "root", "root may write"))
  func readOnly() throws {
    let project = try Project()
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: project.folder.url.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project.folder.url.path) }
    let result = try project.run("build", "tokens")
    #expect(result.status == 70 && result.error.contains("can't be written: permission denied"))
  }
}
