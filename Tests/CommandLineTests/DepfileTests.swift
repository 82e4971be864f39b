import Foundation
import Testing
import TokenTestSupport

@Suite("Dependency files")
struct DepfileTests {
  private static let number = #"{"n": {"$type": "number", "$value": 1}}"#

  private static func dependencies(_ text: String) -> [String] {
    let rule = text.components(separatedBy: "\n\n")[0]
    return rule.components(separatedBy: " \\\n  ").dropFirst().map { $0.trimmingCharacters(in: .newlines) }
  }

  @Test("They name every file and folder that was read")
  func names() throws {
    let project = try Project([
      "tokens/a.tokens.json": Project.tokens, "tokens/sub/b.tokens.json": Self.number, "tokens/sub/notes.json": "{}",
      "tokens/tokenc.json": #"{"outputs": {"mine": {"files": {"a.txt": "t/a.txt.mustache"}}}}"#,
      "tokens/t/a.txt.mustache": "{{version}}\n", "tokens/node_modules/c.tokens.json": "{",
    ])
    let result = try project.run("build", "tokens", "--depfile", "out.d")
    #expect(result.status == 0, "\(result.error)")
    let text = try project.text("out.d")
    #expect(text.hasPrefix("dist/.tokenc-manifest.json: \\\n"))
    #expect(
      Self.dependencies(text).sorted() == [
        "tokens", "tokens/a.tokens.json", "tokens/sub", "tokens/sub/b.tokens.json", "tokens/t",
        "tokens/t/a.txt.mustache", "tokens/tokenc.json",
      ])
  }

  @Test("The files a resolver document leads to are named, also outside the folder")
  func resolver() throws {
    let project = try Project([
      "design/tokens/r.resolver.json": #"""
      {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "../shared/n.json"}]}},
       "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """#,
      "design/shared/n.json": Self.number,
    ])
    let result = try project.run("build", "design/tokens", "--root", "design", "--depfile", "out.d")
    #expect(result.status == 0, "\(result.error)")
    #expect(
      Self.dependencies(try project.text("out.d")).sorted() == [
        "design/shared/n.json", "design/tokens", "design/tokens/r.resolver.json",
      ])
  }

  @Test("A stamp is made anew by each build without errors, and is the target")
  func stamp() throws {
    let project = try Project()
    try project.run("build", "tokens", "--stamp", "out.stamp", "--depfile", "out.d")
    #expect(try project.text("out.d").hasPrefix("out.stamp: \\\n"))
    let first = try project.stamps(".")["out.stamp"]
    Thread.sleep(forTimeInterval: 0.02)
    try project.run("build", "tokens", "--stamp", "out.stamp")
    #expect(try project.stamps(".")["out.stamp"] != first)
    try project.remove("out.stamp")
    try project.write("{", to: "tokens/a.tokens.json")
    try project.run("build", "tokens", "--stamp", "out.stamp")
    #expect(!project.has("out.stamp"))
  }

  @Test(
    "make reads names with marks of its own language, and runs nothing that stands in one",
    .enabled(if: Tool.find("make") != nil))
  func make() throws {
    let make = try #require(Tool.find("make"))
    let names = ["a b", "c#d", "e$f", "g:h", "i\\j", "k\\ l", "é", "$(touch evil)", "m;touch evil"]
    let command = "'\(Tool.tokenc.path)' build tokens --stamp out.stamp --depfile out.d -q"
    var files = ["Makefile": "out.stamp:\n\t\(command)\n-include out.d\n"]
    for (index, name) in names.enumerated() {
      files["tokens/\(name).tokens.json"] = #"{"n\#(index)": {"$type": "number", "$value": 1}}"#
    }
    let project = try Project(files)
    let first = try Tool.run(make, [], in: project.folder.url)
    #expect(first.status == 0 && first.error.contains("can't be named in out.d"), "\(first)")
    #expect(try Tool.run(make, [], in: project.folder.url).output.contains("up to date"))
    for (index, name) in names.enumerated() where !name.contains(";") && !name.contains("(") {
      Thread.sleep(forTimeInterval: 0.02)
      try project.write(#"{"n\#(index)": {"$type": "number", "$value": 2}}"#, to: "tokens/\(name).tokens.json")
      let result = try Tool.run(make, [], in: project.folder.url)
      #expect(result.output.contains("tokenc"), "“\(name)” is not seen: \(result)")
    }
    try project.remove("tokens/a b.tokens.json")
    let gone = try Tool.run(make, [], in: project.folder.url)
    #expect(gone.status == 0 && gone.output.contains("tokenc"), "\(gone)")
    #expect(!project.has("evil"))
  }
}
