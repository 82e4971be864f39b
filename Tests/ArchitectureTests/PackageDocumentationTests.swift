import Foundation
import Testing
import TokenTestSupport

/// The documentation of the package itself, built from its modules as they were compiled for the tests.
@Suite("The documentation of the package", .enabled(if: Tool.find("docc") != nil && Tool.find("swift") != nil))
struct PackageDocumentationTests {
  private static let modules = ImportArrowsTests.allowed.keys.filter { $0 != "tokenc-dev" }.sorted()

  /// Where the compiled modules lie.
  private static var compiled: URL { Tool.tokenc.deletingLastPathComponent().appendingPathComponent("Modules") }

  private static func run(_ name: String, _ arguments: [String], in folder: URL? = nil) throws -> Tool.Result {
    try Tool.run(try #require(Tool.find(name)), arguments, in: folder)
  }

  /// The machine that the tests run on, as the compiler calls it.
  private static func target() throws -> String {
    struct Info: Decodable {
      struct Target: Decodable {
        let triple: String
      }
      let target: Target
    }
    let info = try run("swift", ["-print-target-info"])
    return try JSONDecoder().decode(Info.self, from: Data(info.output.utf8)).target.triple
  }

  @Test("DocC has nothing to say of any module, its pages or its comments")
  func faults() throws {
    let target = try Self.target()
    let work = try TemporaryFolder("documentation")
    for module in Self.modules {
      let graph = work.url.appendingPathComponent("graph of \(module)").path
      try FileManager.default.createDirectory(atPath: graph, withIntermediateDirectories: true)
      // The pages about the tool itself speak of no symbols.
      if module != "tokenc" {
        let extracted = try Self.run(
          "swift",
          ["symbolgraph-extract", "-module-name", module, "-I", Self.compiled.path, "-target", target]
            + ["-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", graph])
        #expect(extracted.status == 0, "\(module): \(extracted.error)")
      }
      let catalog = Tool.repository().appendingPathComponent("Sources/\(module)/\(module).docc")
      let pages = FileManager.default.fileExists(atPath: catalog.path) ? [catalog.path] : []
      let run = try Self.run(
        "docc",
        ["convert"] + pages + ["--additional-symbol-graph-dir", graph, "--warnings-as-errors"]
          + ["--fallback-display-name", module, "--fallback-bundle-identifier", "dev.tokenc.\(module)"]
          + ["--output-dir", work.url.appendingPathComponent("\(module).doccarchive").path], in: work.url)
      #expect(run.status == 0, "\(module): \((run.output + run.error).prefix(2000))")
    }
  }

  @Test("The program on the page about embedding compiles as it stands there")
  func embedding() throws {
    let page = Tool.repository().appendingPathComponent("Sources/TokenCompiler/TokenCompiler.docc/Embedding.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```swift\n")
    try #require(parts.count == 2)
    let code = try #require(parts[1].components(separatedBy: "```").first)
    let work = try TemporaryFolder("embedding")
    try work.write(code, to: "main.swift")
    let run = try Self.run(
      "swiftc", ["-typecheck", "-warnings-as-errors", "-swift-version", "6", "-I", Self.compiled.path, "main.swift"],
      in: work.url)
    #expect(run.status == 0, "\(run.error)")
  }

  @Test("The example on the page about the language is one that the compiler takes")
  func language() throws {
    let page = Tool.repository().appendingPathComponent("Sources/TokenCompiler/TokenCompiler.docc/Language.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```json\n")
    try #require(parts.count == 2)
    let work = try TemporaryFolder("language")
    try work.write(try #require(parts[1].components(separatedBy: "```").first), to: "tokens/a.tokens.json")
    let run = try Tool.run(Tool.tokenc, ["check", "tokens", "--strict"], in: work.url)
    #expect(run.status == 0, "\(run.error)")
  }
}
