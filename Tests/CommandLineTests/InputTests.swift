import Foundation
import Testing
import TokenTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("What is read")
struct InputTests {
  private static let one = #"{"one": {"$type": "number", "$value": 1}}"#
  private static let two = #"{"two": {"$type": "number", "$value": 2}}"#

  /// The names of the tokens a build made.
  private func names(_ project: Project) throws -> [String] {
    let data = try Data(contentsOf: project.url("dist/json/tokens.flat.json"))
    return (try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]).keys.sorted()
  }

  @Test("No token file: the files that look like tokens are named, and the option that reads them")
  func none() throws {
    let project = try Project([
      "tokens/brand.json": Self.one, "tokens/deep/space.json": Self.two, "tokens/other.json": "{}",
      "tokens/package.json": #"{"value": 1}"#,
    ])
    let result = try project.run("build", "tokens")
    #expect(result.status == 1 && result.error.contains("[no-token-files]"))
    #expect(result.error.contains("“brand.json”, “deep/space.json”") && result.error.contains("--include '*.json'"))
    #expect(!result.error.contains("other.json") && !result.error.contains("package.json"))
    let empty = try Project(["tokens/readme.md": "x"]).run("check", "tokens")
    #expect(empty.status == 1 && empty.error.contains("holds no token file"))
  }

  @Test("--include reads further files, by name or by path")
  func include() throws {
    let files = ["tokens/brand.json": Self.one, "tokens/deep/space.json": Self.two]
    for (patterns, expected) in [
      (["*.json"], ["one", "two"]), (["brand.json"], ["one"]), (["deep/*.json"], ["two"]),
      (["**/*.json"], ["one", "two"]),
      (["brand.*", "**/space.json"], ["one", "two"]), (["./deep/space.????"], ["two"]),
    ] {
      let project = try Project(files)
      let result = try project.run(["build", "tokens"] + patterns.flatMap { ["--include", $0] })
      #expect(result.status == 0, "\(patterns): \(result.error)")
      #expect(try names(project) == expected, "\(patterns)")
    }
  }

  @Test("A file that is named is read, whatever it is called")
  func file() throws {
    let project = try Project(["tokens/brand.txt": Self.one, "tokens/a.tokens.json": Self.two])
    #expect(try project.run("build", "tokens/brand.txt").status == 0)
    #expect(try names(project) == ["one"])
    let wrong = try Project(["x.json": "[]"]).run("check", "x.json")
    #expect(wrong.status == 1 && wrong.error.hasPrefix("x.json:1:1: error: "))
  }

  @Test("Both endings are read, at any depth; dot folders, node_modules and the output folder are not")
  func passedOver() throws {
    let project = try Project([
      "tokens/a/b/c/one.tokens": Self.one, "tokens/two.tokens.json": Self.two, "tokens/.git/x.tokens.json": "oops",
      "tokens/node_modules/y/x.tokens.json": "oops", "tokens/a/.hidden/x.tokens": "oops", "tokens/notes.txt": "oops",
      "tokens/out/dist/old.tokens.json": "oops",
    ])
    let result = try project.run("build", "tokens", "-o", "tokens/out/dist")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("2 tokens"))
    #expect(try project.run("build", "tokens", "-o", "./tokens/none/../out/dist/").status == 0)
    #expect(try project.run("check", "tokens").status == 1)
  }

  @Test("The input folder may be a link, and links to files are followed")
  func links() throws {
    let project = try Project(["real/a.tokens.json": Self.one, "elsewhere/b.json": Self.two])
    try project.link("real/b.tokens.json", to: "../elsewhere/b.json")
    try project.link("tokens", to: "real")
    let result = try project.run("build", "tokens")
    #expect(result.status == 0, "\(result.error)")
    #expect(try names(project) == ["one", "two"])
  }

  @Test("A link to a folder inside is followed once; one to a folder outside needs --root")
  func folderLinks() throws {
    let project = try Project(["tokens/a/a.tokens.json": Self.one, "shared/b.tokens.json": Self.two])
    try project.link("tokens/again", to: "a")
    #expect(try project.run("check", "tokens").status == 0)
    try project.link("tokens/shared", to: "../shared")
    let refused = try project.run("build", "tokens")
    #expect(refused.status == 1 && refused.error.contains("[link-outside]") && refused.error.contains("--root"))
    #expect(refused.error.contains("tokens/shared"))
    let widened = try project.run("build", "tokens", "--root", ".")
    #expect(widened.status == 0, "\(widened.error)")
    #expect(try names(project) == ["one", "two"])
    #expect(try project.run("check", "tokens", "--root", "tokens").status == 1)
  }

  @Test("Links in a circle end")
  func loops() throws {
    let project = try Project(["tokens/a.tokens.json": Self.one])
    try project.link("tokens/deep/up", to: "..")
    try project.link("tokens/deep/self", to: ".")
    try project.link("tokens/x", to: "y")
    try project.link("tokens/y", to: "x")
    let result = try project.run("build", "tokens")
    #expect(result.status == 0, "\(result.error)")
    try project.link("tokens/z.tokens.json", to: "z.tokens.json")
    let broken = try project.run("check", "tokens")
    #expect(broken.status == 1 && broken.error.contains("z.tokens.json"))
  }

  @Test("A link that leads nowhere, and what is no file, are errors", arguments: ["link", "pipe"])
  func noFile(kind: String) throws {
    let project = try Project(["tokens/a.tokens.json": Self.one])
    if kind == "link" {
      try project.link("tokens/x.tokens.json", to: "nowhere")
    } else {
      #expect(unsafe mkfifo(project.url("tokens/x.tokens.json").path, 0o666) == 0)
    }
    let result = try project.run("build", "tokens")
    #expect(result.status == 1)
    #expect(result.error.contains("tokens/x.tokens.json") && result.error.contains("[file-unreadable]"))
    #expect(!project.has("dist"))
  }

  @Test("A pipe in another's place: configuration, template, resolver, and the input itself")
  func pipes() throws {
    for name in ["tokens/tokenc.json", "tokens/x.resolver.json", "tokens/own.mustache", "tokens.json"] {
      let project = try Project(["tokens/a.tokens.json": Self.one])
      if name.hasSuffix("mustache") {
        try project.write(#"{"templates": {"web/tokens.css": "own.mustache"}}"#, to: "tokens/tokenc.json")
      }
      #expect(unsafe mkfifo(project.url(name).path, 0o666) == 0)
      let result = try project.run("build", name == "tokens.json" ? name : "tokens")
      #expect(result.status == (name == "tokens.json" ? 2 : 1), "\(name): \(result.error)")
      #expect(result.error.contains(name) && !project.has("dist"))
    }
  }

  @Test("A file or folder that can't be read is an error", .enabled(if: NSUserName() != "root", "root reads all"))
  func unreadable() throws {
    for name in ["tokens/b.tokens.json", "tokens/deep"] {
      let project = try Project([
        "tokens/a.tokens.json": Self.one, "tokens/b.tokens.json": Self.two, "tokens/deep/x": "",
      ])
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: project.url(name).path)
      defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project.url(name).path) }
      let result = try project.run("build", "tokens")
      #expect(result.status == 1 && result.error.contains(name) && result.error.contains("permission denied"))
    }
  }

  @Test(
    "Names of files with any letters",
    arguments: ["ä ö.tokens.json", "a\nb.tokens.json", "'\"$(x).tokens.json", "🎨.tokens"])
  func names(name: String) throws {
    let project = try Project(["tokens/" + name: Self.one])
    #expect(try project.run("build", "tokens").status == 0)
    #expect(try names(project) == ["one"])
  }
}
