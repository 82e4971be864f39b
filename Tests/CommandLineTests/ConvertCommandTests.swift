import Foundation
import Testing
import TokenTestSupport

/// `tokenc convert` as it is run.
@Suite struct ConvertCommandTests {
  static let old =
    ##"{"color": {"red": {"value": "#f00", "type": "color"}, "dim": {"value": "{color.red}", "alpha": 0.5}}}"##

  @Test func writesWhatCheckTakes() throws {
    let project = try Project(["old/color.json": Self.old, "old/note.txt": "x"])
    let result = try project.run("convert", "old", "-o", "new")
    #expect(result.status == 0)
    #expect(result.error.hasPrefix("old/color.json:1:96: warning: "))
    #expect(result.output.contains("read as    Style Dictionary (1 file)"))
    #expect(result.output.contains("left aside note.txt"))
    #expect(
      result.output.contains("tokens in  out  changed  not convertible\n        2    2        2                0\n"))
    #expect(result.output.hasSuffix("new/: 1 file written\n"))
    #expect(try project.run("check", "new").status == 0)
    #expect(try project.text("old/color.json") == Self.old)
  }

  @Test func whatCannotBeConvertedGivesStatusOne() throws {
    let project = try Project(["old/a.json": ##"{"a": {"value": "x.png", "type": "asset"}, "b": {"value": 1}}"##])
    let result = try project.run("convert", "old", "-o", "new")
    #expect(result.status == 1)
    #expect(
      result.error.contains("old/a.json:1:34: error: “a” is left out: 2025.10 has no type “asset” [not-convertible]"))
    #expect(project.has("new/a.tokens.json"))
    #expect(try project.run("check", "new").status == 0)
  }

  @Test func aDryRunWritesNothing() throws {
    let project = try Project(["old/color.json": Self.old])
    let result = try project.run("convert", "old", "--dry-run")
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("nothing written; 1 file would be\n"))
    #expect(try Set(project.folder.files().keys) == ["old/color.json"])
  }

  @Test func filesOfOthersAreSafe() throws {
    let project = try Project(["old/color.json": Self.old, "new/color.tokens.json": "mine", "new/other": "kept"])
    let refused = try project.run("convert", "old", "-o", "new")
    #expect(refused.status == 2)
    #expect(refused.error.contains("the output folder “new” is not empty"))
    #expect(try project.text("new/color.tokens.json") == "mine")
    #expect(try project.run("convert", "old", "-o", "new", "--force").status == 0)
    #expect(try project.text("new/color.tokens.json").contains("#ff0000"))
    #expect(try project.text("new/other") == "kept")
  }

  @Test(arguments: ["old", "old/", "./old/.", "old/new", "old/../old", ".", "none/../old/x"])
  func theInputIsNeverWrittenInto(output: String) throws {
    let project = try Project(["old/color.json": Self.old])
    #expect(try project.run("convert", "old", "-o", output, "--force").status == 2)
    #expect(try Set(project.folder.files().keys) == ["old/color.json"])
  }

  @Test func nothingIsWrittenThroughLinks() throws {
    let project = try Project(["old/a/color.json": Self.old, "away/x": ""])
    try project.link("new", to: "away")
    #expect(try project.run("convert", "old", "-o", "new", "--force").status == 2)
    try project.link("out/a", to: "../away")
    #expect(try project.run("convert", "old", "-o", "out", "--force").status == 70)
    #expect(try Set(project.folder.files(below: "away").keys) == ["x"])
  }

  @Test func aFolderWithoutTokensIsAnError() throws {
    let project = try Project(["old/package.json": "{}", "old/a.json": "{\"a\": {}}"])
    let result = try project.run("convert", "old", "-o", "new")
    #expect(result.status == 1)
    #expect(result.error.contains("“old” holds no tokens"))
    #expect(!project.has("new"))
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    let project = try Project([
      "old/a.json": Self.old, "old/b/light.json": Self.old, "old/b/dark.json": Self.old.replacing("f00", with: "00f"),
    ])
    let first = try project.run("convert", "old", "-o", "one", "--verbose")
    let second = try project.run("convert", "old", "-o", "two", "--verbose")
    #expect(first.error == second.error)
    #expect(try project.folder.files(below: "one") == project.folder.files(below: "two"))
  }

  @Test func oneFileIsEnough() throws {
    let project = try Project(["color.json": Self.old])
    #expect(try project.run("convert", "color.json", "-o", "new").status == 0)
    #expect(project.has("new/color.tokens.json"))
  }

  @Test func diagnosticsForPrograms() throws {
    let project = try Project(["old/color.json": Self.old])
    let result = try project.run("convert", "old", "-o", "new", "--diagnostics", "json", "--verbose")
    let lines = result.error.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
  }
}
