import Foundation
import Testing
import TokenTestSupport

@Suite("Watching", .serialized)
struct WatchTests {
  private static func watch(_ project: Project) throws -> RunningTool {
    let tool = try RunningTool(Tool.tokenc, ["build", "tokens", "--watch"], in: project.folder.url)
    #expect(tool.wait { tool.output.contains("dist/: ") || !tool.error.isEmpty })
    return tool
  }

  private static func number(_ name: String, _ value: Int) -> String {
    #"{"\#(name)": {"$type": "number", "$value": \#(value)}}"#
  }

  private func flat(_ project: Project) -> String { (try? project.text("dist/json/tokens.flat.json")) ?? "" }

  @Test("A change to anything that was read is built: tokens, the configuration, a template, new and removed files")
  func everything() throws {
    let project = try Project(["tokens/a.tokens.json": Self.number("a", 1)])
    let tool = try Self.watch(project)
    func expect(_ what: String, _ isSo: () -> Bool) {
      let happened = tool.wait(until: isSo)
      #expect(happened, "\(what): \(tool.error)")
    }
    try project.write(Self.number("a", 2), to: "tokens/a.tokens.json")
    expect("edited") { flat(project).contains("\"a\": 2") }
    try project.write(Self.number("b", 3), to: "tokens/deep/er/b.tokens.json")
    expect("a file in new folders") { flat(project).contains("\"b\": 3") }
    try project.write(Self.number("b", 4), to: "tokens/deep/er/b.tokens.json")
    expect("the new file, edited") { flat(project).contains("\"b\": 4") }
    try project.write(#"{"outputs": {"web": {"prefix": "acme"}}}"#, to: "tokens/tokenc.json")
    expect("a configuration") { (try? project.text("dist/web/tokens.css"))?.contains("--acme-b") == true }
    try project.write(#"{"outputs": {"mine": {"files": {"a.txt": "a.txt.mustache"}}}}"#, to: "tokens/tokenc.json")
    expect("a missing template") { tool.error.contains("a.txt.mustache") }
    try project.write("one {{version}}\n", to: "tokens/a.txt.mustache")
    expect("a template") { (try? project.text("dist/mine/a.txt")) == "one 0.0.0\n" }
    try project.write("two {{version}}\n", to: "tokens/a.txt.mustache")
    expect("a template, edited") { (try? project.text("dist/mine/a.txt")) == "two 0.0.0\n" }
    try project.remove("tokens/deep")
    expect("removed folders") { !flat(project).contains("\"b\"") }
    tool.stop()
  }

  @Test("Mistakes are told of, and the next good state is built")
  func mistakes() throws {
    let project = try Project(["tokens/a.tokens.json": Self.number("a", 1)])
    let tool = try Self.watch(project)
    try project.write(#"{"a": {"$type": "number", "$value": "x"}}"#, to: "tokens/a.tokens.json")
    #expect(tool.wait { tool.error.contains("tokens/a.tokens.json:1:") })
    #expect(flat(project).contains("\"a\": 1"))
    try project.remove("tokens")
    #expect(tool.wait { tool.error.contains("there is no folder “tokens”") }, "\(tool.error)")
    try project.write(Self.number("a", 5), to: "tokens/a.tokens.json")
    #expect(tool.wait { flat(project).contains("\"a\": 5") }, "\(tool.error)")
    tool.stop()
  }

  @Test("Nothing is built where nothing changed, and what is touched without a change is not built either")
  func idle() throws {
    let project = try Project(["tokens/a.tokens.json": Self.number("a", 1)])
    let tool = try Self.watch(project)
    Thread.sleep(forTimeInterval: 0.3)
    let before = tool.output
    try project.write(Self.number("a", 1), to: "tokens/a.tokens.json")
    try project.write("other", to: "tokens/notes.txt")
    Thread.sleep(forTimeInterval: 0.5)
    #expect(tool.output == before)
    tool.stop()
  }

  @Test("After 200 random edits, creations, removals and renames the last state is built, each build by itself")
  func random() throws {
    var random = SeededRandom(seed: 20_251_130)
    let project = try Project(["tokens/a.tokens.json": Self.number("first", 1)])
    let tool = try Self.watch(project)
    var edits = RandomEdits(project)
    for step in 1...200 {
      try edits.perform(&random)
      usleep(UInt32(random.next() % 40_000))
      guard step % 40 == 0 else { continue }
      try edits.mend()
      let isFresh = try tool.wait(60) { try project.run("build", "tokens", "--check").status == 0 }
      #expect(isFresh, "step \(step): \(tool.error.suffix(500))")
      try project.run("build", "tokens", "-o", "reference")
      let built = try project.outputs().filter { $0.key != ".tokenc-manifest.json" }
      let reference = try project.folder.files(below: "reference").filter { $0.key != ".tokenc-manifest.json" }
      #expect(built == reference, "step \(step)")
      try project.remove("reference")
    }
    Thread.sleep(forTimeInterval: 0.3)
    let builds = tool.output.split(separator: "\n")
    #expect(builds.allSatisfy { $0.hasPrefix("dist/: ") || $0.contains("nothing written") }, "\(builds)")
    // Each change is built at most once; the mending of five rounds changes several files each.
    #expect(builds.count <= 200 + edits.mended + 1)
    #expect(!tool.error.contains("can't be written"), "\(tool.error)")
    tool.stop()
  }
}

/// Changes to a folder of tokens that a team might make within a second.
private struct RandomEdits {
  private let project: Project
  /// Files below `tokens` with the token each defines.
  private var files: [(path: String, token: String)] = [("a.tokens.json", "first")]
  private var broken: Set<String> = []
  private var count = 0
  /// How many files `mend` wrote.
  private(set) var mended = 0

  init(_ project: Project) { self.project = project }

  mutating func perform(_ random: inout SeededRandom) throws {
    count += 1
    let choice = random.next() % 10
    let index = files.isEmpty ? 0 : Int(random.next() % UInt64(files.count))
    switch choice {
    case 0, 1: try create("f\(count).tokens.json", "t\(count)")
    case 2: try create("folder\(count % 7)/inner/f\(count).tokens.json", "t\(count)")
    case 3 where files.count > 2:
      try project.remove("tokens/" + files[index].path)
      broken.remove(files[index].path)
      files.remove(at: index)
    case 4 where !files.isEmpty:
      let path = "renamed\(count).tokens.json"
      try move(files[index].path, path)
      if broken.remove(files[index].path) != nil { broken.insert(path) }
      files[index].path = path
    case 5 where !files.isEmpty:
      try project.write("{\"half", to: "tokens/" + files[index].path)
      broken.insert(files[index].path)
    case 6:
      try project.write("{\"version\": \"1.0.\(count)\"}", to: "tokens/tokenc.json")
    default:
      if !files.isEmpty { try write(index) }
    }
  }

  private mutating func create(_ path: String, _ token: String) throws {
    files.append((path, token))
    try write(files.count - 1)
  }

  private mutating func write(_ index: Int) throws {
    let (path, token) = files[index]
    try project.write(#"{"\#(token)": {"$type": "number", "$value": \#(count)}}"#, to: "tokens/" + path)
    broken.remove(path)
  }

  private func move(_ path: String, _ other: String) throws {
    try FileManager.default.moveItem(at: project.url("tokens/" + path), to: project.url("tokens/" + other))
  }

  /// Makes every file whole again.
  mutating func mend() throws {
    for index in files.indices where broken.contains(files[index].path) {
      try write(index)
      mended += 1
    }
  }
}
