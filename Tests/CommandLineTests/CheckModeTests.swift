import Foundation
import Testing
import TokenTestSupport

@Suite("Checking whether outputs are fresh")
struct CheckModeTests {
  @Test("Fresh outputs are clean, and nothing is written")
  func fresh() throws {
    let project = try Project()
    let before = try project.run("build", "tokens", "--check")
    #expect(before.status == 1 && !project.has("dist"))
    #expect(before.output.contains("dist/web/tokens.css: missing\n"))
    try project.run("build", "tokens")
    let stamps = try project.stamps()
    let result = try project.run("build", "tokens", "--check")
    #expect(result.status == 0 && result.error == "", "\(result)")
    #expect(result.output.hasPrefix("dist/: \(stamps.count - 1) files up to date · "))
    #expect(try project.stamps() == stamps)
  }

  @Test("What is stale is named: missing, changed and left over files, and a build that was interrupted")
  func stale() throws {
    let project = try Project()
    try project.run("build", "tokens")
    try project.remove("dist/json/tokens.json")
    try project.write("x\n", to: "dist/web/tokens.css")
    try project.write("swift/Package.swift.tokenc-tmp\n", to: "dist/.tokenc-journal")
    try project.write(#"{"outputs": {"swift": false}}"#, to: "tokens/tokenc.json")
    let before = try project.stamps()
    let result = try project.run("build", "tokens", "--check")
    #expect(result.status == 1)
    for line in [
      "dist/json/tokens.json: missing", "dist/web/tokens.css: changed", "dist/swift/Package.swift: no longer made",
      "dist/.tokenc-journal: left by a build that was interrupted",
    ] { #expect(result.output.contains(line + "\n"), "\(result.output)") }
    #expect(try project.stamps() == before)
    try project.run("build", "tokens")
    #expect(try project.run("build", "tokens", "--check").status == 0)
  }

  @Test("A link or a folder in a file's place is stale, whatever it leads to")
  func places() throws {
    let project = try Project()
    try project.run("build", "tokens")
    try project.write(try project.text("dist/json/tokens.json"), to: "elsewhere.json")
    try project.remove("dist/json/tokens.json")
    try project.link("dist/json/tokens.json", to: "../../elsewhere.json")
    try project.remove("dist/web/tokens.css")
    try project.write("x", to: "dist/web/tokens.css/x")
    let result = try project.run("build", "tokens", "--check")
    #expect(result.status == 1)
    #expect(result.output.contains("dist/json/tokens.json: it is a link"), "\(result.output)")
    #expect(result.output.contains("dist/web/tokens.css: a folder stands in its place"))
  }

  @Test("Without a manifest the content of the files decides, as in a checkout of generated files")
  func withoutManifest() throws {
    let project = try Project()
    try project.run("build", "tokens")
    try project.remove("dist/.tokenc-manifest.json")
    #expect(try project.run("build", "tokens", "--check").status == 0)
    #expect(!project.has("dist/.tokenc-manifest.json"))
  }

  @Test("An edit of the tokens makes the outputs stale, errors are errors")
  func edited() throws {
    let project = try Project()
    try project.run("build", "tokens")
    try project.write(Project.tokens.replacing("\"value\": 4", with: "\"value\": 5"), to: "tokens/a.tokens.json")
    let stale = try project.run("build", "tokens", "--check")
    #expect(stale.status == 1 && stale.output.contains("dist/web/tokens.css: changed\n"))
    #expect(!stale.output.contains("dist/web/package.json"))
    try project.write("{", to: "tokens/a.tokens.json")
    let wrong = try project.run("build", "tokens", "--check")
    #expect(wrong.status == 1 && wrong.error.contains("tokens/a.tokens.json:1:"))
  }

  @Test(
    "It goes with no option that writes",
    arguments: [["--watch"], ["--depfile", "d"], ["--stamp", "s"], ["--keep-going"]])
  func options(_ options: [String]) throws {
    let project = try Project()
    let result = try project.run(["build", "tokens", "--check"] + options)
    #expect(result.status == 2 && result.error.contains("“--check” writes nothing and takes no “\(options[0])”"))
  }
}
