import Foundation
import Testing
import TokenTestSupport

@Suite("Writing")
struct WritingTests {
  @Test(
    "A link in the output folder is written through by nothing", arguments: ["web", "web/tokens.css", "swift/Sources"])
  func links(path: String) throws {
    let project = try Project([
      "tokens/a.tokens.json": Project.tokens, "outside/tokens.css": "mine", "outside/keep": "mine",
    ])
    try project.run("build", "tokens")
    try project.remove("dist/" + path)
    let isFile = path.hasSuffix(".css")
    let depth = path.split(separator: "/").count
    try project.link(
      "dist/" + path, to: String(repeating: "../", count: depth) + "outside" + (isFile ? "/tokens.css" : ""))
    let before = try project.folder.files()
    try project.write(Project.tokens.replacing("0.1", with: "0.9"), to: "tokens/a.tokens.json")
    let result = try project.run("build", "tokens")
    #expect(result.status == 70)
    #expect(result.error.contains("“dist/\(path)” can't be written: it is a link"))
    var after = try project.folder.files()
    after["tokens/a.tokens.json"] = before["tokens/a.tokens.json"]
    #expect(after == before)
  }

  @Test("The manifest or journal as a link is replaced, and what it led to stays")
  func listLinks() throws {
    let project = try Project([
      "tokens/a.tokens.json": Project.tokens, "outside/m": "{}", "outside/j": "web/tokens.css.tokenc-tmp",
    ])
    try project.link("dist/.tokenc-manifest.json", to: "../outside/m")
    try project.link("dist/.tokenc-journal", to: "../outside/j")
    #expect(try project.run("build", "tokens").status == 0)
    #expect(try project.text("outside/m") == "{}")
    #expect(try project.text("outside/j") == "web/tokens.css.tokenc-tmp")
    #expect(try project.text("dist/.tokenc-manifest.json").contains("\"format\": 1"))
    #expect(!project.has("dist/.tokenc-journal"))
  }

  @Test("A folder in a file's place, or a file in a folder's, is an error before anything is written")
  func wrongKind() throws {
    let project = try Project()
    try project.run("build", "tokens")
    let stamps = try project.stamps()
    try project.write(Project.tokens.replacing("0.1", with: "0.9"), to: "tokens/a.tokens.json")
    try project.remove("dist/web/tokens.css")
    try project.write("mine", to: "dist/web/tokens.css/mine.txt")
    let folder = try project.run("build", "tokens")
    #expect(folder.status == 70 && folder.error.contains("dist/web/tokens.css"))
    #expect(try project.text("dist/web/tokens.css/mine.txt") == "mine")
    try project.remove("dist/web")
    try project.write("mine", to: "dist/web")
    let file = try project.run("build", "tokens")
    #expect(file.status == 70 && file.error.contains("dist/web"))
    #expect(try project.text("dist/web") == "mine")
    let after = try project.stamps()
    #expect(after.filter { $0.key != "web" } == stamps.filter { !$0.key.hasPrefix("web/") })
    try project.remove("dist/web")
    #expect(try project.run("build", "tokens").status == 0)
  }

  // MARK: Journal

  @Test("What a stopped build left is cleared away")
  func journal() throws {
    let project = try Project()
    try project.run("build", "tokens")
    let before = try project.outputs()
    let leftovers = ["web/tokens.css.tokenc-tmp", "json/new.json.tokenc-tmp", "swift/Sources/Gone/A.swift.tokenc-tmp"]
    for name in leftovers.dropLast() { try project.write("half", to: "dist/" + name) }
    try project.write(leftovers.joined(separator: "\n") + "\n", to: "dist/.tokenc-journal")
    let result = try project.run("build", "tokens")
    #expect(result.status == 0, "\(result.error)")
    #expect(try project.outputs() == before)
  }

  @Test("What a stopped build had put in place goes too, when the next one does not make it")
  func installed() throws {
    let project = try Project()
    try project.run("build", "tokens")
    try project.write("new", to: "dist/swift/Sources/Other/A.swift")
    try project.write("new", to: "dist/notes.txt")
    try project.write("half", to: "dist/.tokenc-manifest.json.tokenc-tmp")
    let names = ["swift/Sources/Other/A.swift", "notes.txt", ".tokenc-manifest.json"]
    try project.write(names.map { $0 + ".tokenc-tmp\n" }.joined(), to: "dist/.tokenc-journal")
    #expect(try project.run("build", "tokens").status == 0)
    #expect(!project.has("dist/swift/Sources/Other"))
    #expect(try project.text("dist/notes.txt") == "new")
  }

  @Test("A journal touches nothing outside, nothing that has another ending, and no folder")
  func hostileJournal() throws {
    let project = try Project([
      "tokens/a.tokens.json": Project.tokens, "outside/x.tokenc-tmp": "mine", "y.tokenc-tmp": "mine",
    ])
    try project.run("build", "tokens")
    try project.link("dist/away", to: "../outside")
    try project.write("mine", to: "dist/notes.txt")
    try project.write("mine", to: "dist/d.tokenc-tmp/mine.txt")
    let lines = [
      "../y.tokenc-tmp", "../outside/x.tokenc-tmp", "web/../../y.tokenc-tmp", "away/x.tokenc-tmp", "notes.txt",
      project.url("y.tokenc-tmp").path, "./notes.txt", "", "/", "..", "web//../y.tokenc-tmp", "d.tokenc-tmp",
      "\u{0}.tokenc-tmp",
      "notes.txt\u{0}.tokenc-tmp", "../.tokenc-tmp", String(repeating: "x", count: 5000) + ".tokenc-tmp",
    ]
    try project.write(lines.joined(separator: "\n"), to: "dist/.tokenc-journal")
    let result = try project.run("build", "tokens")
    #expect(result.status == 0, "\(result.error)")
    for path in ["outside/x.tokenc-tmp", "y.tokenc-tmp", "dist/notes.txt", "dist/d.tokenc-tmp/mine.txt"] {
      #expect((try? project.text(path)) == "mine", "\(path)")
    }
    #expect(!project.has("dist/.tokenc-journal"))
  }

  @Test("A manifest touches nothing outside, nor files that are none of tokenc's")
  func hostileManifest() throws {
    let project = try Project(["tokens/a.tokens.json": Project.tokens, "outside/x.css": "mine", "y.css": "mine"])
    try project.run("build", "tokens")
    try project.link("dist/web/away", to: "../../outside")
    try project.write("mine", to: "dist/notes.txt")
    try project.write("mine", to: "dist/web/notes.txt")
    let paths = [
      "../y.css", "web/../../y.css", "web/away/x.css", "notes.txt", project.url("y.css").path, "", ".", "/", "web",
      "web/",
      "tokens", "web/./../../y.css", #"web/notes.txt\u0000"#, #"web/notes.txt\u0000.css"#, #"../y.css\u0000"#,
    ]
    let list = paths.map { "\"\($0)\": \"0123456789abcdef\"" }.joined(separator: ", ")
    try project.write(
      #"{"format": 1, "tool": "x", "silent": true, "current": ["web"], "inputs": {}, "outputs": {\#(list)}}"#,
      to: "dist/.tokenc-manifest.json")
    let result = try project.run("build", "tokens")
    #expect(result.status == 0, "\(result.error)")
    for path in ["outside/x.css", "y.css", "dist/notes.txt", "dist/web/notes.txt"] {
      #expect((try? project.text(path)) == "mine", "\(path)")
    }
    #expect(project.has("dist/web/tokens.css"))
  }

  @Test(
    "A manifest that can't be understood counts as none",
    arguments: [
      "", "{", "[]", "null", #"{"format": 2}"#, #"{"format": 1}"#, #"{"format": 1, "outputs": [1], "tokens": "x"}"#,
      "\u{0}\u{1}",
    ])
  func oddManifest(text: String) throws {
    let project = try Project()
    try project.run("build", "tokens")
    let before = try project.outputs()
    try project.write(text, to: "dist/.tokenc-manifest.json")
    #expect(try project.run("build", "tokens").status == 0)
    #expect(try project.outputs() == before)
  }
}
