import Foundation
import Testing
import TokenTestSupport

@Suite("The token folder of a target")
struct TokenFolderTests {
  private static func package(_ files: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder("a package")
    for file in files { try folder.write("{}", to: file) }
    return folder
  }

  private static func find(_ package: TemporaryFolder, _ target: String = "Sources/App") -> (String, Bool)? {
    TokenFolder.find(targets: [package.url.appending(path: target)], package: package.url).map {
      (String($0.path.dropFirst(package.url.plainPath.count)), $0.isInTarget)
    }
  }

  @Test(
    "It is the first of three that is there",
    arguments: [
      (["Sources/App/tokens/a.json", "Sources/App/b.tokens.json", "tokens/c.json"], "/Sources/App/tokens", true),
      (["Sources/App/b.tokens.json", "tokens/c.json"], "/Sources/App", true),
      (["Sources/App/deep/b.tokens", "tokens/c.json"], "/Sources/App", true),
      (["Sources/App/tokenc.json", "tokens/c.json"], "/Sources/App", true),
      (["Sources/App/x.resolver.json"], "/Sources/App", true),
      (["Sources/App/App.swift", "Sources/App/other.json", "tokens/c.json"], "/tokens", false),
      (["Sources/App/.hidden/b.tokens", "Sources/App/node_modules/x.tokens", "tokens/c.json"], "/tokens", false),
    ] as [([String], String, Bool)])
  func order(files: [String], path: String, isInTarget: Bool) throws {
    let found = try #require(Self.find(Self.package(files)))
    #expect(found == (path, isInTarget))
  }

  @Test("A file is not taken for the folder, and nothing is found in nothing")
  func none() throws {
    #expect(Self.find(try Self.package(["Sources/App/App.swift", "Sources/App/tokens", "tokens"])) == nil)
    let words = TokenFolder.absence(target: "App", package: URL(fileURLWithPath: "/a b"))
    #expect(words.contains("“/a b/tokens”") && words.contains("*.tokens.json"))
  }

  @Test("A link is a folder, and its own path stands before what is in it")
  func link() throws {
    let package = try Self.package(["design system/a.tokens.json", "design system/more/b.json", "Sources/App/x.swift"])
    let link = package.url.appending(path: "Sources/App/tokens")
    try FileManager.default.createSymbolicLink(atPath: link.plainPath, withDestinationPath: "../../design system")
    let folder = try #require(
      TokenFolder.find(targets: [package.url.appending(path: "Sources/App")], package: package.url))
    #expect(folder.path == link.plainPath && folder.isInTarget)
    #expect(folder.inputs == ["", "/a.tokens.json", "/more", "/more/b.json"].map { link.plainPath + $0 })
  }

  @Test("Inputs are folders, JSON, token files and templates, sorted; what the tool passes over is left out")
  func inputs() throws {
    let package = try Self.package([
      "tokens/a.tokens.json", "tokens/b.tokens", "tokens/x.resolver.json", "tokens/themes/dark.json",
      "tokens/templates/css.mustache", "tokens/Module.swift", "tokens/README.md", "tokens/.git/x.json",
      "tokens/node_modules/y.json", "elsewhere/sheet.txt", "elsewhere/unused.txt",
    ])
    let configuration = #"{"templates": {"web/tokens.css": "../elsewhere/sheet.txt", "web/x.css": "gone.txt"}}"#
    try package.write(configuration, to: "tokens/tokenc.json")
    let folder = try #require(TokenFolder.find(targets: [], package: package.url))
    let root = package.url.plainPath + "/tokens"
    #expect(
      folder.inputs.map { $0.replacing(root, with: "") } == [
        "", "/../elsewhere/sheet.txt", "/a.tokens.json", "/b.tokens", "/templates", "/templates/css.mustache",
        "/themes", "/themes/dark.json", "/tokenc.json", "/x.resolver.json",
      ])
  }

  @Test("Links that run in a circle or lead outside are not followed")
  func circles() throws {
    let package = try Self.package(["tokens/deep/a.tokens.json", "outside/b.tokens.json"])
    let manager = FileManager.default
    let tokens = package.url.appending(path: "tokens")
    try manager.createSymbolicLink(atPath: tokens.plainPath + "/deep/up", withDestinationPath: "..")
    try manager.createSymbolicLink(atPath: tokens.plainPath + "/out", withDestinationPath: "../outside")
    let folder = try #require(TokenFolder.find(targets: [], package: package.url))
    #expect(folder.inputs == ["", "/deep", "/deep/a.tokens.json"].map { tokens.plainPath + $0 })
  }

  @Test("Of an Xcode target, a member folder or what its token files have in common")
  func members() throws {
    let package = try Self.package(["App/tokens/a.tokens.json", "App/Look/x/b.tokens.json", "App/Look/tokenc.json"])
    func find(_ members: String...) -> String? {
      TokenFolder.find(members: members.map { package.url.appending(path: $0) }).map {
        String($0.path.dropFirst(package.url.plainPath.count))
      }
    }
    #expect(find("App/main.swift", "App/tokens") == "/App/tokens")
    #expect(find("App/Look/x/b.tokens.json", "App/Look/tokenc.json", "App/main.swift") == "/App/Look")
    #expect(find("App/Look/x/b.tokens.json", "App/tokens/a.tokens.json") == "/App")
    #expect(find("App/main.swift") == nil)
  }
}
