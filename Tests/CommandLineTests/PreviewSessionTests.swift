import Foundation
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenSource
import TokenTestSupport

@testable import tokenc

@Suite("Serving the preview", .serialized, .enabled(if: Tool.find("python3") != nil))
struct PreviewSessionTests {
  private static let python = Tool.find("python3")

  /// A session that runs beside the test until it is stopped: in this process, so that the page can be one that tells
  /// just what a test has to know.
  private struct Session {
    let port: UInt16
    private let task: Task<tokenc.ExitStatus, Never>

    init(_ project: Project, port: UInt16) throws {
      let invocation = try Invocation(["check", "--quiet", project.url("tokens").path])
      let console = Console(LocalFileSystem(), isSilent: true)
      let session = PreviewSession(try InputOptions(invocation, .check, console.system), port: port, console)
      self.port = port
      task = Task.detached {
        await session.run { _, analysis in
          let faults = analysis.diagnostics.filter { $0.severity == .error }.map(\.message)
          return Array("<p>\(analysis.counts.tokens) tokens</p>\(faults.joined(separator: "; "))".utf8)
        }
      }
    }

    /// Ends the session.
    func stop() async -> tokenc.ExitStatus {
      task.cancel()
      return await task.value
    }

    /// How it ends by itself.
    func end() async -> tokenc.ExitStatus { await task.value }

    /// Waits until the page has a text.
    func expect(_ text: String) throws {
      let run = try client("wait", text)
      #expect(run.status == 0, "\(run.error)")
    }

    /// What a path is answered with.
    func get(_ path: String) throws -> String { try client("get", path).output }

    private func client(_ scenario: String, _ text: String) throws -> Tool.Result {
      let script = Tool.repository().appendingPathComponent("Tests/WebTests/preview.py")
      return try Tool.run(try #require(python), [script.path, "\(port)", scenario, text])
    }
  }

  private static func freePort() throws -> UInt16 {
    let (sockets, port) = try LoopbackSocket.listen(on: 0)
    for socket in sockets { socket.close() }
    return port
  }

  private static func numbers(_ values: String...) -> String {
    let members = values.enumerated().map { #""n\#($0)": {"$type": "number", "$value": \#($1)}"# }
    return "{\(members.joined(separator: ", "))}"
  }

  @Test("What is saved is on the page, with mistakes and without; the server lives through all of it")
  func saving() async throws {
    let project = try Project(["tokens/a.tokens.json": Self.numbers("1")])
    let session = try Session(project, port: try Self.freePort())
    try session.expect("1 tokens")
    let version = try session.get("/version")
    #expect(version.hasPrefix("1-"))
    try project.write(Self.numbers("1", "2"), to: "tokens/a.tokens.json")
    try session.expect("2 tokens")
    #expect(try session.get("/version").hasPrefix("2-"))
    try project.write(Self.numbers("1", "2", "3"), to: "tokens/b/c.tokens.json")
    try session.expect("n0")
    try project.write(Self.numbers("1", "\"x\""), to: "tokens/a.tokens.json")
    try project.remove("tokens/b")
    try session.expect("a number")
    try project.remove("tokens")
    try session.expect("there is no folder")
    try project.write(Self.numbers("1", "2", "3", "4"), to: "tokens/a.tokens.json")
    try session.expect("4 tokens</p><script>")
    #expect(await session.stop() == .clean)
  }

  @Test("A file that is saved as it was makes no build")
  func unchanged() async throws {
    let project = try Project(["tokens/a.tokens.json": Self.numbers("1")])
    let session = try Session(project, port: try Self.freePort())
    try session.expect("1 tokens")
    let version = try session.get("/version")
    try project.write(Self.numbers("1"), to: "tokens/a.tokens.json")
    try project.write("other", to: "tokens/notes.txt")
    try await Task.sleep(nanoseconds: 400_000_000)
    #expect(try session.get("/version") == version)
    #expect(await session.stop() == .clean)
  }

  @Test("A port that is taken ends it with an error, and leaves the other one alone")
  func taken() async throws {
    let project = try Project(["tokens/a.tokens.json": Self.numbers("1")])
    let first = try Session(project, port: try Self.freePort())
    try first.expect("1 tokens")
    let second = try Session(project, port: first.port)
    #expect(await second.end() == .errors)
    try first.expect("1 tokens")
    #expect(await first.stop() == .clean)
  }

  @Test("A port is a number from 0 to 65535", arguments: ["", "-1", "65536", "8o80", "+1", "0x50", " 80", "٣"])
  func ports(text: String) throws {
    #expect(throws: UsageError.self) { try PreviewSession.port(text, "preview") }
    #expect(try PreviewSession.port("0", "preview") == 0)
    #expect(try PreviewSession.port("65535", "preview") == 65535)
  }
}
