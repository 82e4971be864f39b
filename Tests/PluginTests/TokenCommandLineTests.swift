import Foundation
import Testing
import TokenTestSupport

@Suite("Arguments of swift package tokens")
struct TokenCommandLineTests {
  private let package = URL(fileURLWithPath: "/a package")
  private let folder = TokenFolder("/a package/tokens", isInTarget: false)

  @Test("The output is dist in the package, and options are passed on")
  func options() {
    let line = TokenCommandLine(["--only", "web", "--strict"])
    #expect(line.target == nil)
    #expect(
      line.arguments(for: folder, package: package) == [
        "build", "/a package/tokens", "--output", "/a package/dist", "--only", "web", "--strict",
      ])
  }

  @Test(
    "Another output takes its place",
    arguments: [
      ["-o", "x"], ["-ox"], ["--output", "x"], ["--output=x"], ["--swift-sources", "x"], ["--swift-sources=x"],
    ])
  func output(options: [String]) {
    let line = TokenCommandLine(["--target", "App"] + options)
    #expect(line.target == "App")
    #expect(line.arguments(for: folder, package: package) == ["build", "/a package/tokens"] + options)
  }

  private static func package() throws -> TemporaryFolder {
    let package = try TemporaryFolder()
    for file in ["Sources/A/tokens/a.tokens.json", "Sources/B/b.tokens.json", "Sources/C/c.swift"] {
      try package.write("{}", to: file)
    }
    return package
  }

  private static func folders(_ arguments: [String], _ names: [String], _ package: TemporaryFolder) throws -> [String] {
    let targets = names.map { (name: $0, folders: [package.url.appending(path: "Sources/\($0)")]) }
    return try TokenCommandLine(arguments).folders(targets, package: package.url).map {
      String($0.path.dropFirst(package.url.plainPath.count))
    }
  }

  @Test("A target's folder, the package's, or that of the only target which has one")
  func folders() throws {
    let package = try Self.package()
    #expect(try Self.folders(["--target=B"], ["A", "B", "C"], package) == ["/Sources/B"])
    #expect(try Self.folders(["--target", "A"], ["A", "B", "C"], package) == ["/Sources/A/tokens"])
    #expect(try Self.folders([], ["A", "C"], package) == ["/Sources/A/tokens"])
    let several = #expect(throws: PluginFault.self) { try Self.folders([], ["A", "B", "C"], package) }
    #expect(several?.description == "“A”, “B” have tokens; choose one with --target")
    let wrong = #expect(throws: PluginFault.self) { try Self.folders(["--target", "D"], ["B", "A"], package) }
    #expect(wrong?.description == "there is no target “D”; there are A, B")
    for arguments in [[], ["--target", "C"]] {
      #expect(throws: PluginFault.self) { try Self.folders(arguments, ["C"], package) }
    }
    try package.write("{}", to: "tokens/all.tokens.json")
    #expect(try Self.folders([], ["A", "B", "C"], package) == ["/tokens"])
    #expect(try Self.folders(["--target", "C"], ["C"], package) == ["/tokens"])
  }
}
