import Foundation
import Testing
import TokenTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("Builds that are killed", .serialized)
struct KillTests {
  /// A set of 2,000 tokens whose values depend on a number.
  private static func tokens(_ seed: Int) -> String {
    let groups = (0..<100).map { group in
      let tokens = (0..<20).map { "\"t\($0)\": {\"$value\": \(group * 20 + $0 + seed)}" }.joined(separator: ", ")
      return "\"g\(group)\": {\(tokens)}"
    }
    return "{\"$type\": \"number\",\n\(groups.joined(separator: ",\n"))}\n"
  }

  /// When a build is killed.
  private enum Moment {
    /// After a time.
    case after(TimeInterval)
    /// As soon as it has begun to write, and a time after that.
    case writing(TimeInterval)
  }

  private func start(_ project: Project, killed moment: Moment) throws {
    let process = Process()
    process.executableURL = Tool.tokenc
    process.arguments = ["build", "-q", "tokens"]
    process.currentDirectoryURL = project.folder.url
    process.standardError = FileHandle.nullDevice
    try process.run()
    switch moment {
    case .after(let time): usleep(UInt32(time * 1_000_000))
    case .writing(let time):
      let journal = project.url("dist/.tokenc-journal").path
      while process.isRunning, !FileManager.default.fileExists(atPath: journal) {}
      usleep(UInt32(time * 1_000_000))
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  @Test("Every file is whole at any moment, and the next build completes")
  func whole() throws {
    var references: [[String: Data]] = []
    var duration = 0.0
    for seed in 0..<2 {
      let project = try Project(["tokens/a.tokens.json": Self.tokens(seed)])
      let start = Date()
      #expect(try project.run("build", "tokens").status == 0)
      duration = Date().timeIntervalSince(start)
      references.append(try project.outputs())
    }
    var random = SeededRandom(seed: 6)
    let project = try Project(["tokens/a.tokens.json": Self.tokens(0)])
    try project.run("build", "tokens")
    for round in 0..<20 {
      let seed = 1 - round % 2
      try project.write(Self.tokens(seed), to: "tokens/a.tokens.json")
      let time = Double(random.next() % 1000) / 1000
      try start(project, killed: round < 10 ? .after(time * duration) : .writing(time * 0.004))
      for (name, data) in try project.outputs() where !isScratch(name) {
        #expect(references.contains { $0[name] == data }, "\(name) is torn in round \(round)")
      }
      let next = try project.run("build", "tokens")
      #expect(next.status == 0, "\(next.error)")
      #expect(try project.outputs() == references[seed], "round \(round)")
    }
  }

  @Test("A first build that is killed leaves nothing that the next one does not clear away")
  func first() throws {
    let project = try Project(["tokens/a.tokens.json": Self.tokens(0)])
    for time in [0, 0.0005, 0.001, 0.002] { try start(project, killed: .writing(time)) }
    try project.write(#"{"name": "Other", "outputs": {"web": false}}"#, to: "tokens/tokenc.json")
    #expect(try project.run("build", "tokens").status == 0)
    let clean = try Project([
      "tokens/a.tokens.json": Self.tokens(0), "tokens/tokenc.json": try project.text("tokens/tokenc.json"),
    ])
    try clean.run("build", "tokens")
    #expect(try project.outputs().keys.sorted() == clean.outputs().keys.sorted())
  }

  /// A temporary file or the journal, which the next build takes away.
  private func isScratch(_ name: String) -> Bool { name.hasSuffix(".tokenc-tmp") || name == ".tokenc-journal" }
}
