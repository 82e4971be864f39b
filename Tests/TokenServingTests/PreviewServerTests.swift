import Foundation
import Testing
import TokenServing
import TokenSource
import TokenTestSupport

@Suite("The server of the preview")
struct PreviewServerTests {
  private static let python = Tool.find("python3")

  /// What Tests/WebTests/preview.py does as a client.
  enum Scenario: String, CaseIterable {
    case page, refusals, pipelined, bodies, half, vanishing, slow, many, unread, randomBytes = "random"
  }

  private static func run(_ scenario: String, _ server: LiveServer, _ size: Int) throws {
    let script = Tool.repository().appendingPathComponent("Tests/WebTests/preview.py")
    let run = try Tool.run(try #require(python), [script.path, "\(server.port)", scenario, "\(size)"])
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  @Test("Clients of all manners are answered or let go, and the next one is served", .enabled(if: python != nil))
  func clients() throws {
    let page = "<!DOCTYPE html><body>ä" + String(repeating: "0123456789abcdef", count: 1 << 18) + "</body>"
    let server = try LiveServer { _ in page }
    for scenario in Scenario.allCases { try Self.run(scenario.rawValue, server, page.utf8.count) }
    server.stop()
  }

  @Test("A stream tells of every build", .enabled(if: python != nil))
  func events() throws {
    let server = try LiveServer(rebuildsEvery: 0.2) { "\($0)" }
    try Self.run("events", server, 3)
    server.stop()
  }

  @Test(
    "A browser loads the page anew after each build, and keeps the place and the URL's fragment",
    .enabled(if: python != nil && Tool.find("chromium", "chromium-browser", "google-chrome") != nil))
  func browser() throws {
    let server = try LiveServer(rebuildsEvery: 1.5) { build in
      let lines = (0..<200).map { "<p id=l\($0)>line \($0)</p>" }.joined()
      return "<!DOCTYPE html><title>build \(build)</title><body>\(lines)</body>"
    }
    let script = Tool.repository().appendingPathComponent("Tests/WebTests/preview-browser.py")
    let run = try Tool.run(try #require(Self.python), [script.path, "\(server.port)"])
    #expect(run.status == 0, "\(run.output)\(run.error)")
    server.stop()
  }

  @Test("A port that is taken is told of; one that was given up is free at once")
  func ports() throws {
    let first = try LiveServer { _ in "" }
    let error = #expect(throws: SocketError.self) { try PreviewServer(port: first.port) }
    #expect(error?.kind == .inUse)
    let second = try LiveServer { _ in "" }
    #expect(second.port != first.port && second.port != 0)
    if Self.python != nil { try Self.run("version", first, 0) }
    first.stop()
    let third = try LiveServer(port: first.port) { _ in "" }
    #expect(third.port == first.port)
    second.stop()
    third.stop()
  }
}
