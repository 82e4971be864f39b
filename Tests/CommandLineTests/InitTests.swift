import Foundation
import Testing
import TokenTestSupport

@testable import tokenc

@Suite("Beginning with tokens")
struct InitTests {
  /// The files of the repository that the tool writes.
  private static func templates() throws -> [String: Data] {
    let folder = Tool.repository().appendingPathComponent("templates/init")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appendingPathComponent($0))) })
  }

  @Test("In an empty folder the set is written, told of, and builds without a word")
  func builds() throws {
    let project = try Project([:])
    let result = try project.run("init")
    #expect(result.status == 0 && result.error == "")
    #expect(try project.folder.files(below: "tokens") == Self.templates())
    for file in StarterSet.files { #expect(result.output.contains("\n  \(file.name) "), "\(file.name)") }
    #expect(result.output.hasPrefix("tokens/: \(StarterSet.files.count) files written\n"))
    #expect(result.output.contains("\n  tokenc build tokens/\n"))
    #expect(result.output.contains("\n  tokenc preview tokens/\n"))
    let build = try project.run("build", "tokens/", "--verbose", "--strict")
    #expect(build.status == 0 && build.error == "" && build.output.contains(" · no findings · "), "\(build)")
    #expect(try project.text("dist/web/tokens.css").contains("prefers-color-scheme: dark"))
    #expect(try project.text("dist/web/materials.css").contains(".surface-app-card"))
  }

  @Test("Every file of the set is among those that are written, laid out alike")
  func layout() throws {
    let files = try Self.templates()
    #expect(Set(files.keys) == Set(StarterSet.files.map(\.name)))
    for (name, data) in files {
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.hasSuffix("}\n") && !text.hasSuffix("\n\n"), "\(name)")
      for line in text.split(separator: "\n") {
        #expect(!line.hasSuffix(" ") && !line.contains("\t") && line.count <= 120, "\(name): \(line)")
        #expect(line.prefix { $0 == " " }.count.isMultiple(of: 2), "\(name): \(line)")
      }
    }
  }

  @Test("All outputs there are have nothing to say about the set")
  func allOutputs() throws {
    let project = try Project([:])
    try project.run("init", "design")
    let some = #""outputs": { "swift": true, "web": true, "json": true }"#
    let all = #"""
      "outputs": {
        "swift": true, "web": { "js": true, "scss": true, "tailwind": true }, "json": { "permutations": true },
        "xcassets": true, "compose": { "package": "com.example" }, "android": true
      }
      """#
    let configuration = try project.text("design/tokenc.json")
    #expect(configuration.contains(some))
    try project.write(configuration.replacingOccurrences(of: some, with: all), to: "design/tokenc.json")
    let build = try project.run("build", "design", "--verbose", "--strict")
    #expect(build.status == 0 && build.error == "" && build.output.contains(" · no findings · "), "\(build)")
    let outputs = Set(try project.outputs().keys.compactMap { $0.split(separator: "/").first })
    #expect(outputs.isSuperset(of: ["swift", "web", "json", "xcassets", "compose", "android"]))
  }

  @Test("What other tools read of the set is a set of the standard's types")
  func standardTypes() throws {
    let project = try Project([:])
    try project.run("init")
    try project.run("build", "tokens")
    let lowered = try project.text("dist/json/tokens.dtcg.json")
    let plain = try Project(["tokens/a.tokens.json": lowered])
    let check = try plain.run("check", "tokens", "--strict-dtcg", "--strict")
    #expect(check.status == 0 && check.error == "", "\(check)")
  }

  /// A folder that is in use, and what is said of it.
  struct Occupied: Sendable, CustomStringConvertible {
    let files: [String]
    let named: String
    var description: String { files.joined(separator: " ") }

    static let all = [
      Occupied(files: ["tokenc.json"], named: "“tokens” has tokenc.json already"),
      Occupied(
        files: ["space.tokens.json", "color.tokens.json", "readme.txt"], named: "color.tokens.json, space.tokens.json"),
      Occupied(files: ["brand.tokens.json"], named: "brand.tokens.json"),
      Occupied(files: ["brand.tokens"], named: "brand.tokens"),
      Occupied(files: ["deep/in/it/brand.tokens.json"], named: "deep/in/it/brand.tokens.json"),
      Occupied(files: ["all.resolver.json"], named: "all.resolver.json"),
      Occupied(files: ["theme.resolver.json/is/a/folder"], named: "theme.resolver.json"),
      Occupied(files: (1...12).map { "\($0 + 10).tokens.json" }, named: "18.tokens.json and 4 more already"),
    ]
  }

  @Test("A folder with tokens is left as it is, and what stands in the way is named", arguments: Occupied.all)
  func occupied(folder: Occupied) throws {
    let project = try Project(
      Dictionary(uniqueKeysWithValues: folder.files.map { ("tokens/" + $0, Project.tokens) }))
    let before = try project.folder.files()
    let result = try project.run("init")
    #expect(result.status == 1 && result.output == "")
    #expect(result.error.contains(folder.named) && result.error.contains("overwrites nothing"), "\(result.error)")
    #expect(try project.folder.files() == before)
  }

  @Test("A second run refuses what the first one wrote; links count as files")
  func again() throws {
    let project = try Project([:])
    try project.run("init")
    let again = try project.run("init", "./tokens/")
    #expect(again.status == 1 && again.error.contains("“tokens” has color.tokens.json, dark.tokens.json"))
    let linked = try Project([:])
    try linked.link("tokens/dark.tokens.json", to: "nowhere")
    let refused = try linked.run("init")
    #expect(refused.status == 1 && refused.error.contains("dark.tokens.json"), "\(refused.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: linked.url("tokens").path) == ["dark.tokens.json"])
  }

  @Test("Files of other kinds are no hindrance, and deep and odd folders are made and quoted")
  func otherFolders() throws {
    let project = try Project(["tokens/readme.md": "x"])
    #expect(try project.run("init").status == 0)
    let odd = try project.run("init", "it's/my tokens")
    #expect(odd.status == 0 && odd.output.contains(#"\#n  tokenc build 'it'\''s/my tokens/'\#n"#), "\(odd.output)")
    let hostile = try project.run("init", "a\u{1B}[31mb")
    #expect(hostile.status == 0 && !hostile.output.contains("\u{1B}"))
    let here = try Project([:])
    #expect(try here.run("init", ".").status == 0)
    #expect(try here.run("build", ".", "--verbose").error == "")
  }

  @Test("A folder that can't be written to gets nothing")
  func unwritable() throws {
    let project = try Project([:])
    try project.write("", to: "file")
    let below = try project.run("init", "file/tokens")
    #expect(below.status == 70 && below.error.contains("can't be written"), "\(below)")
    #expect(try project.run("init", "/proc/tokens").status == 70)
  }

  @Test("Words that a shell would take apart stand in quotes")
  func quoting() {
    #expect(ShellWord.quoted("tokens/") == "tokens/")
    #expect(ShellWord.quoted("my tokens") == "'my tokens'")
    #expect(ShellWord.quoted("") == "''")
    #expect(ShellWord.quoted("$HOME'") == #"'$HOME'\'''"#)
  }
}
