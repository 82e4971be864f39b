import Foundation
import Testing
import TokenTestSupport

/// A package that uses the plugins, built in a scratch folder that all consumers of a build system share, so that the
/// tool is compiled once.
struct Consumer {
  let system: BuildSystem
  /// The package; its path holds a space.
  let package: URL
  /// The only folder that a build may write into.
  let scratch: URL
  private let checkout: Checkout
  private let env: URL

  /// Prepares a folder; `install` puts a package there.
  init(_ system: BuildSystem, in folder: URL) throws {
    self.system = system
    package = folder.appendingPathComponent("an app")
    scratch = folder.appendingPathComponent("scratch folder")
    checkout = try Checkout(in: folder)
    env = try #require(Tool.find("env"))
    for name in ["home", "tmp"] {
      try FileManager.default.createDirectory(
        at: scratch.appendingPathComponent(name), withIntermediateDirectories: true)
    }
  }

  // MARK: Files

  /// Puts a package of `Tests/PluginIntegration` in place of what was there.
  func install(_ name: String) throws {
    try? FileManager.default.removeItem(at: package)
    let fixture = Tool.repository().appendingPathComponent("Tests/PluginIntegration/\(name)")
    try FileManager.default.copyItem(at: fixture, to: package)
    for path in try FileManager.default.subpathsOfDirectory(atPath: package.path) where path.hasSuffix("Package.swift")
    {
      let text = try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
      try write(text.replacing("URL-OF-TOKENC", with: checkout.url), to: path)
    }
  }

  /// Writes a file of the package.
  func write(_ text: String, to path: String) throws {
    let file = package.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a token file with one number, `count.NAME`.
  func write(_ name: String, _ value: Int, to path: String) throws {
    try write(#"{ "count": { "\#(name)": { "$type": "number", "$value": \#(value) } } }"# + "\n", to: path)
  }

  /// Makes the app print tokens.
  func show(_ names: [String]) throws {
    let lines = names.map { "print(\"\($0)\", Int(DesignTokens.count.\($0)))\n" }.joined()
    try write("import DesignTokens\n\n" + lines, to: "Sources/show/main.swift")
  }

  // MARK: Building

  /// What a build did.
  struct Build {
    let status: Int32
    /// All it printed.
    let output: String
    /// Whether the tool ran.
    let ranTool: Bool
    /// Warnings, those left out that SwiftPM gives every package.
    let warnings: [String]
  }

  /// Builds the package.
  ///
  /// - Parameter isConfined: whether everything but the scratch folder is read-only.
  func build(isConfined: Bool = false) throws -> Build {
    let result = try run(["build"] + options + ["-v"], isConfined: isConfined)
    let text = result.output + result.error
    let lines = text.split(separator: "\n")
    // Of those, the third is how SwiftPM prints the commands that compile manifests.
    let known = ["unused during compilation: '-rdynamic'", "is located outside of the allowed root paths", "': /"]
    return Build(
      status: result.status, output: text,
      ranTool: text.contains(" --swift-sources "),
      warnings: lines.filter { line in
        line.contains("warning: ") && !known.contains { line.contains($0) }
      }.map(String.init))
  }

  /// Runs `swift package` with a plugin's verb.
  func tokens(_ arguments: String...) throws -> Tool.Result {
    try run(["package"] + options + ["--allow-writing-to-package-directory", "tokens"] + arguments)
  }

  private var options: [String] {
    ["--build-system", system.rawValue, "--scratch-path", scratch.path]
      + ["cache", "config", "security"].flatMap { ["--\($0)-path", scratch.appendingPathComponent($0).path] }
  }

  private func run(_ arguments: [String], isConfined: Bool = false) throws -> Tool.Result {
    // Nobody who depends on the package has it built with warnings as errors.
    let arguments = ["-u", "TOKENC_STRICT", "swift"] + arguments
    let environment = ["HOME": scratch.appendingPathComponent("home").path]
    guard isConfined else { return try Tool.run(env, arguments, in: package, environment: environment) }
    let temporary = scratch.appendingPathComponent("tmp")
    return try Confinement.run(
      env, arguments, writable: scratch, temporary: temporary, in: package, environment: environment)
  }

  /// What the app prints: `name value` a line.
  func output() throws -> [String] {
    let places = ["debug/show", "out/Products/Debug-linux/show", "out/Products/Debug/show"]
    let files = places.map(scratch.appendingPathComponent)
    let program = try #require(files.first { FileManager.default.isExecutableFile(atPath: $0.path) })
    return try Tool.run(program, []).output.split(separator: "\n").map(String.init)
  }

  /// Which generated file lies where, and when it was written.
  func stamps() throws -> [String: String] {
    var stamps: [String: String] = [:]
    let outputs = scratch.appendingPathComponent("plugins/outputs")
    for name in try FileManager.default.subpathsOfDirectory(atPath: outputs.path) where name.hasSuffix(".swift") {
      let attributes = try FileManager.default.attributesOfItem(atPath: outputs.appendingPathComponent(name).path)
      stamps[name] = "\(attributes[.systemFileNumber] ?? 0) \(attributes[.modificationDate] ?? 0)"
    }
    return stamps
  }
}
