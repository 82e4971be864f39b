import Foundation
import Testing
import TokenEmit
import TokenTestSupport

@Suite("Swift sources for a build system")
struct SwiftSourcesTests {
  static let names = Set(SwiftEmitter.files.map { $0 + ".swift" })
  static let manifest: Set = [".tokenc-manifest.json"]

  private static func changed(_ text: String = Project.tokens) -> String {
    text.replacing("\"value\": 4", with: "\"value\": 5")
  }

  @Test("The files of the module, directly in the folder, and nothing else")
  func files() throws {
    let project = try Project()
    let result = try project.run("build", "tokens", "--swift-sources", "some where/out")
    #expect(result.status == 0 && result.error == "" && result.output == "")
    let files = try project.folder.files(below: "some where/out")
    #expect(Set(files.keys) == Self.names.union(Self.manifest))
    #expect(!project.has("dist"))
    try project.run("build", "tokens")
    for name in Self.names {
      #expect(files[name] == (try project.outputs()["swift/Sources/DesignTokens/\(name)"]), "\(name)")
    }
  }

  @Test("A second run writes nothing, a change only what differs")
  func again() throws {
    let project = try Project()
    try project.run("build", "tokens", "--swift-sources", "out")
    let before = try project.stamps("out")
    try project.run("build", "tokens", "--swift-sources", "out")
    #expect(try project.stamps("out") == before)
    try project.write(Self.changed(), to: "tokens/a.tokens.json")
    try project.run("build", "tokens", "--swift-sources", "out")
    let after = try project.stamps("out")
    #expect(Set(after.keys.filter { after[$0] != before[$0] }) == Self.manifest.union(["Dimensions.swift"]))
  }

  @Test("With errors all files are there, empty at first and as they were later")
  func errors() throws {
    let project = try Project(["tokens/a.tokens.json": "{"])
    let first = try project.run("build", "tokens", "--swift-sources", "out")
    #expect(first.status == 1 && first.output == "" && first.error.contains("tokens/a.tokens.json:1:"))
    let files = try project.folder.files(below: "out")
    #expect(Set(files.keys) == Self.names && files.values.allSatisfy(\.isEmpty))
    try project.write(Project.tokens, to: "tokens/a.tokens.json")
    #expect(try project.run("build", "tokens", "--swift-sources", "out").status == 0)
    let good = try project.stamps("out")
    try project.write("{", to: "tokens/a.tokens.json")
    #expect(try project.run("build", "tokens", "--swift-sources", "out").status == 1)
    #expect(try project.stamps("out") == good)
  }

  @Test("A file that is missing or was changed is made again")
  func repair() throws {
    let project = try Project()
    try project.run("build", "tokens", "--swift-sources", "out")
    let before = try project.folder.files(below: "out")
    try project.remove("out/Numbers.swift")
    try project.write("edited", to: "out/Dimensions.swift")
    #expect(try project.run("build", "tokens", "--swift-sources", "out").status == 0)
    #expect(try project.folder.files(below: "out") == before)
  }

  @Test("Swift is written though the configuration asks for other outputs only")
  func configuration() throws {
    let project = try Project()
    try project.write(#"{"outputs": {"swift": false}, "name": "Acme"}"#, to: "tokens/tokenc.json")
    #expect(try project.run("build", "tokens", "--swift-sources", "out").status == 0)
    #expect(try project.text("out/Namespaces.swift").contains("enum Acme"))
  }

  @Test("A file that an earlier version made and this one does not is removed, others stay")
  func stale() throws {
    let project = try Project()
    try project.run("build", "tokens", "--swift-sources", "out")
    let manifest = try project.text("out/.tokenc-manifest.json")
    let old = manifest.replacing("\"outputs\": {", with: "\"outputs\": {\n    \"Old.swift\": \"0\",")
    try project.write(old, to: "out/.tokenc-manifest.json")
    try project.write("", to: "out/Old.swift")
    try project.write("", to: "out/Mine.swift")
    #expect(try project.run("build", "tokens", "--swift-sources", "out").status == 0)
    #expect(!project.has("out/Old.swift") && project.has("out/Mine.swift"))
  }

  @Test("A folder that a whole build wrote is not taken for one of these, nor the other way round")
  func layouts() throws {
    let project = try Project()
    try project.run("build", "tokens", "-o", "out")
    let whole = try project.folder.files(below: "out")
    #expect(try project.run("build", "tokens", "--swift-sources", "out").status == 0)
    let both = try project.folder.files(below: "out")
    #expect(Set(both.keys) == Set(whole.keys).union(Self.names))
    try project.remove("out/web/tokens.css")
    #expect(try project.run("build", "tokens", "-o", "out").status == 0)
    #expect(try project.folder.files(below: "out").filter { !Self.names.contains($0.key) } == whole)
  }

  @Test("The last line is for --verbose, and a warning is told either way")
  func words() throws {
    let project = try Project(["tokens/a.tokens.json": #"{"t": {"$type": "number", "$value": 1, "$unit": 1}}"#])
    let result = try project.run("build", "tokens", "--swift-sources", "out")
    #expect(result.output == "" && result.error.contains("[reserved-member]"))
    let verbose = try project.run("build", "tokens", "--swift-sources", "out", "-v")
    #expect(verbose.output.hasPrefix("out/: 0 files written, \(Self.names.count) unchanged"))
  }

  @Test("A stamp is made anew at every run, whatever the run comes to")
  func stamp() throws {
    let project = try Project()
    let command = ["build", "tokens", "--swift-sources", "out", "--touch", "out/stamp"]
    func stamp() throws -> String? { try project.stamps("out")["stamp"] }
    try project.write("", to: "out/stamp")
    var seen = try [stamp()]
    for text in [Project.tokens, Project.tokens, "{"] {
      try project.write(text, to: "tokens/a.tokens.json")
      try project.run(command)
      seen.append(try stamp())
    }
    #expect(Set(seen).count == 4 && !seen.contains(nil), "\(seen)")
    #expect(try project.folder.files(below: "out").keys.allSatisfy { !$0.hasSuffix("-tmp") })
  }

  @Test("A stamp never takes the place of a file with content")
  func precious() throws {
    let project = try Project()
    let result = try project.run("build", "tokens", "--swift-sources", "out", "--touch", "tokens/a.tokens.json")
    #expect(result.status == 2 && result.error.contains("is no empty file"))
    #expect(try project.text("tokens/a.tokens.json") == Project.tokens)
  }

  @Test(
    "What does not go together is a usage error",
    arguments: [
      ["--swift-sources", "out", "-o", "other"], ["--swift-sources=out", "--only", "swift"],
      ["--swift-sources"], ["--touch", "x"],
    ])
  func usage(arguments: [String]) throws {
    let project = try Project()
    let result = try project.run(["build", "tokens"] + arguments)
    #expect(result.status == 2 && result.error.contains("see tokenc build --help"))
    #expect(!project.has("out") && !project.has("dist"))
  }

  @Test("The folder is held to the rules of an output folder")
  func folder() throws {
    let project = try Project()
    for place in ["tokens", "."] {
      let result = try project.run("build", "tokens", "--swift-sources", place)
      #expect(result.status == 2 && !project.has("\(place)/Colors.swift"), "\(result.error)")
    }
    try project.link("link", to: "tokens")
    #expect(try project.run("build", "tokens", "--swift-sources", "link").status == 2)
    try project.link("out/Colors.swift", to: "../tokens/a.tokens.json")
    #expect(try project.run("build", "tokens", "--swift-sources", "out").status == 70)
    #expect(try project.text("tokens/a.tokens.json") == Project.tokens)
  }
}
