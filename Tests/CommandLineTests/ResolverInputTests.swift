import Foundation
import Testing
import TokenTestSupport

@Suite("What a resolver document loads")
struct ResolverInputTests {
  private static let one = #"{"one": {"$type": "number", "$value": 1}}"#

  /// A document that reads some files.
  private static func document(_ files: String...) -> String {
    let sources = files.map { #"{"$ref": "\#($0)"}"# }.joined(separator: ", ")
    return #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [\#(sources)]}]}"#
  }

  private func names(_ project: Project, _ arguments: String...) throws -> [String] {
    let result = try project.run(["resolve"] + arguments)
    #expect(result.status == 0, "\(result.error)")
    return (try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any] ?? [:]).keys.sorted()
  }

  @Test("It alone decides: token files that it does not reach are warned of, one by one or all in one line")
  func unreached() throws {
    let project = try Project([
      "tokens/x.resolver.json": Self.document("used.json"), "tokens/used.json": Self.one,
      "tokens/left.tokens.json": "{", "tokens/deep/other.tokens": Self.one,
    ])
    let result = try project.run("check", "tokens")
    #expect(result.status == 0)
    #expect(
      result.error == """
        warning: “tokens/deep/other.tokens” is left out: “x.resolver.json” doesn't refer to it [unreached-file]
        warning: “tokens/left.tokens.json” is left out: “x.resolver.json” doesn't refer to it [unreached-file]

        """)
    for index in 0..<5 { try project.write(Self.one, to: "tokens/\(index).tokens.json") }
    let many = try project.run("check", "tokens").error
    #expect(many.split(separator: "\n").count == 1)
    #expect(many.contains("7 token files are left out") && many.contains("“deep/other.tokens”"))
  }

  @Test("Two need a choice in the configuration; either form of it is taken")
  func two() throws {
    let project = try Project([
      "tokens/a.resolver.json": Self.document("a.json"), "tokens/b.resolver.json": Self.document("b.json"),
      "tokens/a.json": Self.one, "tokens/b.json": #"{"two": {"$type": "number", "$value": 2}}"#,
    ])
    let result = try project.run("build", "tokens")
    #expect(result.status == 1 && result.error.contains("[resolver-choice]") && !project.has("dist"))
    #expect(result.error.contains("“a.resolver.json”, “b.resolver.json”") && result.error.contains("tokenc.json"))
    for value in [#""b.resolver.json""#, #"{"file": "b.resolver.json"}"#] {
      try project.write("{\"resolver\": \(value)}", to: "tokens/tokenc.json")
      #expect(try names(project, "tokens") == ["two"])
    }
    try project.write(#"{"resolver": "c.resolver.json"}"#, to: "tokens/tokenc.json")
    let wrong = try project.run("check", "tokens")
    #expect(wrong.status == 1 && wrong.error.contains("tokens/tokenc.json:1:14: error: there is no file"))
    #expect(wrong.error.contains("did you mean “a.resolver.json”?"))
  }

  @Test("A file that is named is a document by its name, or by what it holds")
  func file() throws {
    let project = try Project(["t/themes.json": Self.document("a.json"), "t/a.json": Self.one])
    #expect(try names(project, "t/themes.json") == ["one"])
    #expect(try project.run("build", "t/themes.json").output.contains("1 token,"))
  }

  @Test("Files outside the input are refused, by whatever way; --root widens it")
  func outside() throws {
    let project = try Project([
      "p/tokens/x.resolver.json": Self.document("../shared/a.json"), "p/shared/a.json": Self.one,
      "secret/b.json": Self.one,
      "p/link/x.resolver.json": Self.document("out/b.json", "inside.json"),
    ])
    let refused = try project.run("check", "p/tokens")
    #expect(refused.status == 1 && refused.error.contains("[resolver-unresolved]") && refused.error.contains("--root"))
    #expect(try names(project, "p/tokens", "--root", "p") == ["one"])
    // Named on its own, a document reaches into the folder that the command runs in.
    #expect(try names(project, "p/tokens/x.resolver.json") == ["one"])
    #expect(try project.run("check", project.url("p/tokens").path).status == 1)
    // A link to a file is followed; one to a folder outside is not.
    try project.link("p/link/inside.json", to: "../../secret/b.json")
    try project.link("p/link/out", to: "../../secret")
    let link = try project.run("resolve", "p/link")
    #expect(link.status == 1 && link.error.contains("“out/b.json” can't be read: it lies outside"))
    #expect(!link.error.contains("inside.json"))
    try project.write(Self.document(project.url("secret/b.json").path), to: "p/tokens/x.resolver.json")
    #expect(try project.run("check", "p/tokens").error.contains("it lies outside"))
  }

  @Test("A file that is broken, a folder or not there is an error once, where it is named")
  func broken() throws {
    let project = try Project([
      "tokens/x.resolver.json": Self.document("a.json", "a.json#/x", "folder", "aa.json", "nul%00.json"),
      "tokens/a.json": "{", "tokens/folder/x.txt": "",
    ])
    let result = try project.run("check", "tokens")
    let lines = result.error.split(separator: "\n").filter { $0.contains("error:") }
    #expect(lines.count == 4, "\(result.error)")
    #expect(lines.contains { $0.contains("a.json:1:") && $0.contains("[json-syntax]") })
    #expect(result.error.contains("“folder” can't be read: it is a folder"))
    #expect(result.error.contains("there is no such file; did you mean “a.json”?"))
    #expect(result.error.contains("a path can't hold a zero byte"))
  }

  @Test("Fixes are made in the document and in the files it reads")
  func fixes() throws {
    let project = try Project([
      "tokens/x.resolver.json": Self.document("aa.json"), "tokens/a.json": #"{"one": {"$type": "nmber", "$value": 1}}"#,
    ])
    #expect(try project.run("check", "tokens", "--fix").status == 0)
    #expect(try project.text("tokens/x.resolver.json") == Self.document("a.json"))
    #expect(try project.text("tokens/a.json") == Self.one)
  }
}
