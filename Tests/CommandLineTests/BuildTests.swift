import Foundation
import Testing
import TokenTestSupport

@Suite("Building")
struct BuildTests {
  @Test("The last line says what was written and what was found")
  func summary() throws {
    let project = try Project(["my tokens/a.tokens.json": Project.tokens])
    let first = try project.run("build", "my tokens")
    #expect(first.status == 0)
    #expect(first.error == "")
    let line =
      /dist\/: (\d+) files written, 0 unchanged · 4 tokens, 1 surface, 6 platforms \+ web · 1 info · [\d.]+ m?s\n/
    let match = try #require(first.output.wholeMatch(of: line), "\(first.output)")
    let files = try project.outputs()
    #expect(Int(match.1) == files.count - 1)
    for name in ["swift/Package.swift", "web/tokens.css", "web/materials.css", "web/package.json", "json/tokens.json"] {
      #expect(files[name]?.isEmpty == false)
    }
    for name in ["tokens.flat", "tokens.dtcg", "surfaces", "guidelines"] { #expect(files["json/\(name).json"] != nil) }
    for (name, data) in files { #expect(data.last == 0x0A && !data.contains(0x0D), "\(name)") }
  }

  @Test("A second build writes nothing")
  func again() throws {
    let project = try Project()
    try project.run("build", "tokens")
    let before = try project.stamps()
    let second = try project.run("build", "tokens/")
    #expect(second.output.hasPrefix("dist/: 0 files written, \(before.count - 1) unchanged · 4 tokens, 1 surface"))
    #expect(try project.stamps() == before)
  }

  @Test("A second build with a finding to repeat writes nothing, and repeats it")
  func findings() throws {
    let project = try Project(["tokens/a.tokens.json": #"{"t": {"$type": "number", "$value": 1, "$unit": 1}}"#])
    let first = try project.run("build", "tokens")
    let before = try project.stamps()
    let second = try project.run("build", "tokens")
    #expect(first.error == second.error && first.error.contains("[reserved-member]"))
    #expect(second.status == 0 && second.output.contains(" 0 files written") && second.output.contains("1 warning"))
    #expect(try project.stamps() == before)
  }

  @Test("A changed token rewrites only what differs")
  func change() throws {
    let project = try Project()
    try project.run("build", "tokens")
    let before = try project.stamps()
    try project.write(Project.tokens.replacing("\"value\": 4", with: "\"value\": 5"), to: "tokens/a.tokens.json")
    let second = try project.run("build", "tokens")
    let after = try project.stamps()
    var changed = Set(after.keys.filter { after[$0] != before[$0] })
    #expect(
      second.output.hasPrefix("dist/: \(changed.count - 1) files written, \(before.count - changed.count) unchanged"))
    changed.remove("json/tokens.dtcg.json")
    #expect(
      changed == [
        ".tokenc-manifest.json", "swift/Sources/DesignTokens/Dimensions.swift", "web/tokens.css", "json/tokens.json",
        "json/tokens.flat.json",
      ])
  }

  @Test("--only makes one output and leaves the others as they are")
  func only() throws {
    let project = try Project()
    try project.run("build", "tokens")
    let before = try project.outputs()
    try project.write(Project.tokens.replacing("\"value\": 4", with: "\"value\": 5"), to: "tokens/a.tokens.json")
    let result = try project.run("build", "--only", "web", "tokens")
    #expect(result.status == 0 && result.output.hasPrefix("dist/: 1 file written, 2 unchanged"))
    let after = try project.outputs()
    #expect(after.keys.sorted() == before.keys.sorted())
    #expect(Set(after.keys.filter { after[$0] != before[$0] }) == [".tokenc-manifest.json", "web/tokens.css"])
    let rest = try project.run("build", "tokens")
    #expect(rest.output.contains(/^dist\/: [34] files written/))
    #expect(try project.run("build", "--only=web,json", "tokens").output.hasPrefix("dist/: 0 files written"))
  }

  @Test("--only alone makes nothing else")
  func onlyAlone() throws {
    let project = try Project()
    try project.run("build", "--only", "json", "--only", "web", "tokens")
    #expect(!project.has("dist/swift") && project.has("dist/web/tokens.css") && project.has("dist/json/tokens.json"))
  }

  @Test("Files of an earlier build that are not made any more are removed, and nothing else")
  func stale() throws {
    let project = try Project()
    try project.run("build", "tokens")
    try project.write("mine\n", to: "dist/notes.txt")
    try project.write("mine\n", to: "dist/swift/Sources/DesignTokens/Mine.swift")
    try project.write("mine\n", to: "dist/other/x.css")
    try project.write(#"{"name": "Renamed", "outputs": {"json": false}}"#, to: "tokens/tokenc.json")
    let result = try project.run("build", "tokens")
    #expect(result.output.contains(" removed"))
    let names = Set(try project.outputs().keys)
    #expect(names.contains("swift/Sources/Renamed/Colors.swift"))
    #expect(names.filter { $0.hasPrefix("swift/Sources/DesignTokens") } == ["swift/Sources/DesignTokens/Mine.swift"])
    #expect(names.isSuperset(of: ["notes.txt", "other/x.css"]))
    #expect(!project.has("dist/json"), "an empty folder stays")
    try project.remove("dist/swift/Sources/DesignTokens/Mine.swift")
    try project.run("build", "tokens")
    #expect(try project.text("dist/notes.txt") == "mine\n")
  }

  @Test("A folder that empties goes, one that holds something else stays")
  func folders() throws {
    let project = try Project()
    try project.run("build", "tokens")
    try project.write("mine\n", to: "dist/web/mine.css")
    try project.write(#"{"outputs": {"swift": false, "web": false}}"#, to: "tokens/tokenc.json")
    try project.run("build", "tokens")
    #expect(!project.has("dist/swift"))
    #expect(
      Set(try project.outputs().keys.filter { !$0.hasPrefix("json/") }) == [".tokenc-manifest.json", "web/mine.css"])
  }

  @Test("A file that was changed or removed by hand is made again")
  func repair() throws {
    let project = try Project()
    try project.run("build", "tokens")
    let before = try project.outputs()
    try project.write("edited", to: "dist/web/tokens.css")
    try project.remove("dist/json/tokens.json")
    #expect(try project.run("build", "tokens").output.hasPrefix("dist/: 2 files written"))
    #expect(try project.outputs() == before)
  }

  @Test(
    "-o names another folder, however it is written",
    arguments: ["out", "./out/", "deep/er/out", "none/../out", "out/."])
  func output(path: String) throws {
    let project = try Project()
    let result = try project.run("build", "tokens", "-o", path)
    #expect(result.status == 0, "\(result.error)")
    #expect(project.has(path.hasPrefix("deep") ? "deep/er/out/web/tokens.css" : "out/web/tokens.css"))
  }

  @Test("check reports and writes nothing")
  func check() throws {
    let project = try Project()
    let result = try project.run("check", "tokens")
    #expect(result.status == 0)
    #expect(result.output.wholeMatch(of: /1 info · 4 tokens, 1 surface, 6 platforms \+ web · [\d.]+ m?s\n/) != nil)
    #expect(!project.has("dist"))
  }
}
