import Foundation
import Testing
import TokenTestSupport

@Suite("tokenc preview --serve", .serialized, .enabled(if: Tool.find("python3") != nil))
struct PreviewServeTests {
  private static let script = Tool.repository().appendingPathComponent("Tests/WebTests/preview.py").path

  /// A preview that is served, on a port of its own.
  private struct Served {
    let tool: RunningTool
    let port: String

    init(_ project: Project) throws {
      let tool = try RunningTool(Tool.tokenc, ["preview", "tokens", "--serve", "0"], in: project.folder.url)
      self.tool = tool
      let isUp = tool.wait { tool.output.contains("(Ctrl-C ends it)\n") || !tool.isRunning }
      #expect(isUp, "\(tool.error)")
      let address = try #require(tool.output.firstMatch(of: #/http://localhost:(\d+)/ /#))
      port = String(address.1)
    }

    func client(_ scenario: String, _ text: String) throws -> Tool.Result {
      try Tool.run(try #require(Tool.find("python3")), [script, port, scenario, text])
    }
  }

  private static func number(_ name: String) -> String { #"{"\#(name)": {"$type": "number", "$value": 1}}"# }

  @Test("A save reaches the browser, with mistakes and without, and Ctrl-C ends it while a browser listens")
  func saves() throws {
    let project = try Project(["tokens/a.tokens.json": Self.number("first-name")])
    let served = try Served(project)
    #expect(try served.client("wait", "first-name").status == 0)
    for (round, text) in [Self.number("second-name"), #"{"third-name": {"$value": }"#, Self.number("fourth-name")]
      .enumerated()
    {
      let listens = project.url("listens \(round)")
      let listener = try RunningTool(
        try #require(Tool.find("python3")), [Self.script, served.port, "reload", listens.path], in: project.folder.url)
      #expect(listener.wait { FileManager.default.fileExists(atPath: listens.path) })
      try project.write(text, to: "tokens/a.tokens.json")
      #expect(listener.wait { !listener.isRunning } && listener.error.isEmpty, "\(listener.error)")
    }
    #expect(try served.client("wait", "fourth-name").status == 0)
    #expect(served.tool.error.contains("tokens/a.tokens.json:1:"))
    let listens = project.url("listens")
    let listener = try RunningTool(
      try #require(Tool.find("python3")), [Self.script, served.port, "reload", listens.path], in: project.folder.url)
    #expect(listener.wait { FileManager.default.fileExists(atPath: listens.path) })
    #expect(served.tool.interrupt() == SIGINT)
    #expect(listener.wait { !listener.isRunning })
    #expect(!project.has("preview.html"))
  }

  @Test("It lives through a folder that goes and comes again, and makes no build for a file saved as it was")
  func folders() throws {
    let project = try Project(["tokens/a.tokens.json": Self.number("first-name")])
    let served = try Served(project)
    #expect(try served.client("wait", "first-name").status == 0)
    let version = try served.client("get", "/version").output
    #expect(version.hasPrefix("1-"))
    try project.write(Self.number("first-name"), to: "tokens/a.tokens.json")
    try project.write("other", to: "tokens/notes.txt")
    Thread.sleep(forTimeInterval: 0.5)
    #expect(try served.client("get", "/version").output == version)
    try project.write(Self.number("second-name"), to: "tokens/b/c.tokens.json")
    #expect(try served.client("wait", "second-name").status == 0)
    try project.remove("tokens")
    #expect(try served.client("wait", "there is no folder").status == 0)
    try project.write(Self.number("third-name"), to: "tokens/a.tokens.json")
    #expect(try served.client("wait", "third-name").status == 0)
    served.tool.stop()
  }

  @Test("The real page is taken by clients of all manners")
  func clients() throws {
    let project = try Project()
    let served = try Served(project)
    for scenario in ["refusals", "half", "vanishing", "slow", "many"] {
      let run = try served.client(scenario, "1000")
      #expect(run.status == 0, "\(scenario): \(run.error)")
    }
    #expect(served.tool.isRunning)
    served.tool.stop()
  }

  @Test("A port that is taken, or none, is said to be so")
  func ports() throws {
    let project = try Project()
    let served = try Served(project)
    let second = try project.run("preview", "tokens", "--serve", served.port)
    #expect(second.status == 1 && second.output.isEmpty)
    #expect(second.error.contains("port \(served.port) is in use") && second.error.contains("--serve 0"), "\(second)")
    #expect(try served.client("get", "/version").output.hasPrefix("1-"))
    served.tool.stop()
    for text in ["65536", "http", "-1", "8o80", "+1", "0x50", " 80", "٣"] {
      let run = try project.run("preview", "tokens", "--serve=\(text)")
      #expect(run.status == 2 && run.error.contains("“--serve” is a port"), "\(run)")
    }
  }
}
