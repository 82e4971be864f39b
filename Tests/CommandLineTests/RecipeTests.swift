import Foundation
import Testing
import TokenTestSupport

/// The fixtures in `Tests/Recipes` show how other build tools call tokenc; each is run with the tool it is for.
@Suite("Recipes for build tools", .serialized)
struct RecipeTests {
  private static let number = #"{"deep": {"$type": "number", "$value": 1}}"#

  /// A copy of a fixture with tokens beside it, in a folder whose name has a space unless its tool can't have that.
  private static func copy(_ name: String, hasSpace: Bool = true) throws -> Project {
    let tokens = ["tokens/a.tokens.json": Project.tokens]
    let project = hasSpace ? try Project(tokens) : try Project(tokens, name: "project", separator: "-")
    let fixture = Tool.repository().appendingPathComponent("Tests/Recipes/\(name)")
    for file in try FileManager.default.contentsOfDirectory(atPath: fixture.path) {
      try FileManager.default.copyItem(at: fixture.appendingPathComponent(file), to: project.url(file))
    }
    return project
  }

  /// Runs a program in the project, with the built tool in its path.
  private static func run(
    _ name: String, _ arguments: [String], in project: Project, folder: String = "."
  ) throws -> Tool.Result {
    let path = Tool.tokenc.deletingLastPathComponent().path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let program = try #require(Tool.find(name))
    // Foundation starts programs with the signal blocked that tells of children's ends, for which CMake waits.
    let env = try #require(Tool.find("env"))
    return try Tool.run(
      env, ["--default-signal=CHLD", program.path] + arguments, in: project.url(folder), environment: ["PATH": path])
  }

  /// What a change does to the outputs, for tools that follow the dependency file.
  private static func live(
    _ project: Project, css: String, idle: String, build: () throws -> Tool.Result
  ) throws {
    func expect(_ text: String, _ step: String) throws {
      let result = try build()
      #expect(result.status == 0, "\(step): \(result.output)\(result.error)")
      #expect(try project.text(css).contains(text), "\(step)")
      let again = try build()
      #expect(again.output.contains(idle), "\(step), again: \(again.output)")
      Thread.sleep(forTimeInterval: 0.02)
    }
    try expect("--space-small: 4px", "first")
    try project.write(Project.tokens.replacing("\"value\": 4", with: "\"value\": 5"), to: "tokens/a.tokens.json")
    try expect("--space-small: 5px", "edited")
    try project.write(Self.number, to: "tokens/more/deep.tokens.json")
    try expect("--deep: 1", "a file in a new folder")
    try project.write(Self.number.replacing("1}}", with: "2}}"), to: "tokens/more/deep.tokens.json")
    try expect("--deep: 2", "the new file, edited")
    try project.remove("tokens/more")
    try expect("--space-small: 5px", "a folder removed")
    #expect(try !project.text(css).contains("--deep"))
    try project.write("{", to: "tokens/a.tokens.json")
    let broken = try build()
    #expect(broken.status != 0 && (broken.output + broken.error).contains("tokens/a.tokens.json:1:"))
    try project.write(Project.tokens, to: "tokens/a.tokens.json")
    try expect("--space-small: 4px", "mended")
  }

  @Test("make", .enabled(if: isHere("make")))
  func make() throws {
    let project = try Self.copy("make")
    try Self.live(project, css: "dist/web/tokens.css", idle: "up to date") { try Self.run("make", [], in: project) }
  }

  @Test("ninja", .enabled(if: isHere("ninja")))
  func ninja() throws {
    let project = try Self.copy("ninja")
    try Self.live(project, css: "dist/web/tokens.css", idle: "no work to do") {
      try Self.run("ninja", [], in: project)
    }
  }

  @Test("CMake with ninja and with make", .enabled(if: isHere("cmake", "ninja", "make")))
  func cmake() throws {
    for (generator, idle) in [("Ninja", "no work to do"), ("Unix Makefiles", "Built target tokens")] {
      let project = try Self.copy("cmake")
      let configured = try Self.run("cmake", ["-G", generator, "-B", "a build", "."], in: project)
      #expect(configured.status == 0, "\(configured.error)")
      try Self.live(project, css: "a build/dist/web/tokens.css", idle: idle) {
        try Self.run("cmake", ["--build", "a build"], in: project)
      }
    }
  }

  @Test("npm", .enabled(if: Tool.find("npm") != nil && Tool.find("node") != nil))
  func npm() throws {
    let project = try Self.copy("npm")
    let built = try Self.run("npm", ["run", "build"], in: project)
    #expect(built.status == 0, "\(built.error)")
    #expect(try project.text("public/tokens.css").contains("--space-small: 4px"))
    #expect(try Self.run("npm", ["test"], in: project).status == 0)
    try project.write(Project.tokens.replacing("\"value\": 4", with: "\"value\": 5"), to: "tokens/a.tokens.json")
    let stale = try Self.run("npm", ["test"], in: project)
    #expect(stale.status != 0 && stale.output.contains("dist/web/tokens.css: changed"), "\(stale)")
  }

  @Test("A run-script phase of Xcode")
  func xcode() throws {
    let project = try Self.copy("xcode")
    let derived = project.url("Derived Data/app.build").path
    let path = Tool.tokenc.deletingLastPathComponent().path + ":/usr/bin:/bin"
    func run(_ path: String) throws -> Tool.Result {
      try Tool.run(
        project.url("compile-tokens.sh"), [],
        environment: ["SRCROOT": project.folder.url.path, "DERIVED_FILE_DIR": derived, "PATH": path])
    }
    #expect(try run(path).status == 0)
    #expect(project.has("Derived Data/app.build/tokens.stamp") && !project.has("dist"))
    #expect(try project.text("Derived Data/app.build/tokens/web/tokens.css").contains("--space-small: 4px"))
    let rule = try project.text("Derived Data/app.build/tokens.d")
    #expect(rule.contains("/a\\ project") && rule.contains("/tokens/a.tokens.json:\n"))
    try project.write("{", to: "tokens/a.tokens.json")
    let broken = try run(path)
    #expect(broken.status == 1 && broken.error.contains("/tokens/a.tokens.json:1:2: error: "), "\(broken.error)")
    #expect(try run("/usr/bin:/bin").output == "error: tokenc is not installed\n")
  }

  @Test("Bazel, in its sandbox", .enabled(if: isHere("bazel")), .timeLimit(.minutes(5)))
  func bazel() throws {
    let project = try Self.copy("bazel", hasSpace: false)
    try FileManager.default.copyItem(at: Tool.tokenc, to: project.url("tools/tokenc"))
    let root = try TemporaryFolder()
    func bazel(_ arguments: String...) throws -> Tool.Result {
      try Self.run("bazel", ["--output_user_root=\(root.url.path)", "--batch"] + arguments, in: project)
    }
    func build() throws -> Tool.Result { try bazel("build", "//:design", "--spawn_strategy=linux-sandbox") }
    let first = try build()
    #expect(first.status == 0, "\(first.error)")
    #expect(try project.text("bazel-bin/design/web/tokens.css").contains("--space-small: 4px"))
    try project.write(Self.number, to: "tokens/more/deep.tokens.json")
    let second = try build()
    #expect(second.status == 0 && second.error.contains("linux-sandbox"), "\(second.error)")
    #expect(try project.text("bazel-bin/design/web/tokens.css").contains("--deep: 1"))
    try project.write("{", to: "tokens/a.tokens.json")
    let broken = try build()
    #expect(broken.status != 0 && broken.error.contains("tokens/a.tokens.json:1:2: error: "), "\(broken.error)")
  }

  /// Remote caches and remote execution rest on this: nothing but the declared inputs is read.
  @Test("A build sees its declared inputs alone, and makes the same bytes", .enabled(if: isHere("bwrap", "ldd")))
  func hermetic() throws {
    let project = try Self.copy("make")
    try project.run("build", "tokens", "-o", "expected")
    let output = try TemporaryFolder()
    let libraries = try Tool.run(#require(Tool.find("ldd")), [Tool.tokenc.path]).output
      .split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("/") }.map(String.init)
    var arguments = ["--unshare-all", "--clearenv", "--proc", "/proc", "--tmpfs", "/tmp"]
    for file in libraries + [Tool.tokenc.path] { arguments += ["--ro-bind", file, file] }
    for file in libraries.filter({ $0.contains("/swift/") }) {
      arguments += ["--ro-bind", URL(fileURLWithPath: file).deletingLastPathComponent().path, "/swift"]
    }
    arguments += ["--ro-bind", project.url("tokens").path, "/in/tokens", "--bind", output.url.path, "/in/out"]
    arguments += ["--setenv", "LD_LIBRARY_PATH", "/swift", "--chdir", "/in"]
    arguments += [Tool.tokenc.path, "build", "tokens", "-o", "out/dist", "--quiet"]
    let result = try Tool.run(#require(Tool.find("bwrap")), arguments)
    #expect(result.status == 0, "\(result.error)")
    #expect(try output.files(below: "dist") == project.folder.files(below: "expected"))
  }

  private static func isHere(_ tools: String...) -> Bool {
    tools.allSatisfy { Tool.find($0) != nil } || ProcessInfo.processInfo.environment["TOKENC_STRICT"] != nil
  }
}
