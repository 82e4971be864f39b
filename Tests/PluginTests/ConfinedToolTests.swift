import Foundation
import Testing
import TokenTestSupport

@Suite(
  "The tool in a sandbox",
  .enabled(
    if: Confinement.isPossible || ProcessInfo.processInfo.environment["TOKENC_STRICT"] != nil, "bwrap is not there"))
struct ConfinedToolTests {
  @Test("It writes into its work folder only, read-only tokens or not")
  func work() throws {
    let package = try TemporaryFolder("a package")
    try package.write(#"{"n": {"$type": "number", "$value": 1}}"#, to: "tokens/a.tokens.json")
    let work = package.url.appending(path: "work")
    let command = [
      "build", package.url.plainPath + "/tokens", "--swift-sources", work.plainPath, "--touch",
      work.plainPath + "/tokenc.stamp",
    ]
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    func run(_ writable: URL) throws -> Tool.Result {
      try Confinement.run(Tool.tokenc, command, writable: writable, in: package.url)
    }
    let first = try run(work)
    #expect(first.status == 0, "\(first.error)")
    #expect(Set(try package.files(below: "work").keys).isSuperset(of: GeneratedFiles.names))
    #expect(try package.files().keys.filter { !$0.hasPrefix("work/") } == ["tokens/a.tokens.json"])
    // Without a change it writes nothing, and a stamp that can't be made is no error.
    try package.write("", to: "other/x")
    let second = try run(package.url.appending(path: "other"))
    #expect(second.status == 0 && second.output == "", "\(second.error)")
    #expect(second.error.contains("warning: “\(work.plainPath)/tokenc.stamp” can't be made anew: "))
  }
}
