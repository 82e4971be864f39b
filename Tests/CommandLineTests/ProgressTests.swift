import Foundation
import Testing
import TokenCompiler
import TokenTestSupport

@testable import tokenc

@Suite("Progress", .serialized)
struct ProgressTests {
  private static let isStrict = ProcessInfo.processInfo.environment["TOKENC_STRICT"] != nil

  /// A project that takes the tool well over half a second, however it was built.
  private static func slow() throws -> Project {
    let project = try Project([:])
    var count = 2_000
    while true {
      let tokens = (0..<count).map { #""n\#($0)": {"$value": \#($0)}"# }.joined(separator: ",\n")
      try project.write("{\"a\": {\"$type\": \"number\",\n\(tokens)}}\n", to: "tokens/a.tokens.json")
      try project.write(#"{"b": {"$type": "nonsense", "$value": 1}}"#, to: "tokens/b.tokens.json")
      let start = Date()
      try project.run("check", "tokens")
      if Date().timeIntervalSince(start) > 1.5 || count > 1_000_000 { return project }
      count *= 2
    }
  }

  @Test(
    "A line tells what goes on, is gone before anything else is printed, and leaves nothing",
    .enabled(if: Terminal.isThere || isStrict))
  func line() throws {
    let project = try Self.slow()
    let terminal = try Terminal(80, 24, project)
    try terminal.run("tokenc check tokens")
    let log = try terminal.log()
    #expect(log.contains("checking…"))
    let screen = try terminal.screen()
    #expect(!screen.contains("checking…") && screen.contains("nonsense") && screen.contains("1 error"), "\(screen)")
    // What follows a line of progress is the next one, or its end.
    for part in log.components(separatedBy: "…\u{1B}[K").dropFirst() {
      #expect(part.hasPrefix("\u{1B}[?7h\r\u{1B}["), "\(part.prefix(60).debugDescription)")
    }
    #expect(!log.contains("\u{1B}[Kerror") && log.contains("\r\u{1B}[K"))

    for quiet in ["tokenc check tokens --quiet", "TERM=dumb tokenc check tokens", "tokenc check tokens 2>errors"] {
      let quietly = try Terminal(80, 24, project)
      try quietly.run(quiet)
      #expect(try !quietly.log().contains("checking…"), "\(quiet)")
    }
    #expect(try !project.text("errors").contains("\u{1B}"))
  }

  @Test("Quick work shows no line", .enabled(if: Terminal.isThere || isStrict))
  func quick() throws {
    let terminal = try Terminal(80, 24, Project(["tokens/a.tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#]))
    try terminal.run("tokenc completions --words tokens")
    #expect(try !terminal.log().contains("…"))
  }

  @Test("Watching shows it for each build", .enabled(if: Terminal.isThere || isStrict))
  func watching() throws {
    let project = try Self.slow()
    try project.remove("tokens/b.tokens.json")
    let terminal = try Terminal(80, 24, project)
    let untilBuilt = "while [ ! -e dist/.tokenc-manifest.json ]; do sleep 0.2; done; sleep 2"
    try terminal.run("tokenc build tokens --watch & \(untilBuilt); kill $!")
    #expect(try terminal.log().contains("checking…") && terminal.log().contains("making "))
    let screen = try terminal.screen()
    #expect(!screen.contains("…") && screen.contains("watching tokens; Ctrl-C ends it"), "\(screen)")
  }

  @Test("A compilation tells its steps, each proof among them, and is the same without", arguments: [1, 2])
  func steps(jobs: Int) async throws {
    let tokens = """
      {"card": {"$type": "surface", "$value": {
        "role": "card", "platforms": ["iOS"], "material": "{apple.material.regular}",
        "content": {"title": {"element": "text", "vibrancy": "{apple.vibrancy.label}"}}}}}
      """
    let (steps, teller) = AsyncStream.makeStream(of: CompileStep.self)
    let compilation = await TestCompilation.of(["a.tokens.json": tokens], jobs: jobs) {
      $0.progress = { teller.yield($0) }
    }
    teller.finish()
    var told: [CompileStep] = []
    for await step in steps { told.append(step) }
    #expect(told.prefix(3) == [.reading(files: 0), .reading(files: 1), .checking])
    #expect(told.last == .making(files: compilation.outputs.count))
    let proofs = told.filter { if case .proving = $0 { true } else { false } }
    #expect(proofs == (1..<proofs.count + 1).map { .proving($0, of: proofs.count) })
    #expect(proofs.isEmpty == (jobs == 1))
    #expect(await TestCompilation.of(["a.tokens.json": tokens], jobs: jobs).outputs == compilation.outputs)
  }

  @Test("Steps in words")
  func words() {
    #expect(Progress.text(of: .reading(files: 0)) == "looking for files…")
    #expect(Progress.text(of: .reading(files: 312)) == "reading 312 files…")
    #expect(Progress.text(of: .proving(41, of: 85)) == "proving contrast 41 of 85…")
    #expect(Progress.text(of: .making(files: 1)) == "making 1 file…")
  }
}
