import Foundation
import TokenEmit
import TokenTestSupport

/// A generated Swift package, written to a folder of its own and compiled there.
struct SwiftModule {
  static let compiler = Tool.find("swiftc")
  /// What makes documentation of a module's comments.
  static let docc = Tool.find("docc")

  let folder: TemporaryFolder
  let name: String

  /// Writes the files of the `swift` output.
  init(_ outputs: [OutputFile], name: String = "DesignTokens") throws {
    folder = try TemporaryFolder("generated")
    self.name = name
    for file in outputs where file.path.hasPrefix("swift/") {
      try folder.write(Data(file.bytes), to: String(file.path.dropFirst("swift/".count)))
    }
  }

  /// Compiles the module to a library, warnings as errors.
  func compile() throws -> Tool.Result {
    let sources = try folder.files(below: "Sources").keys.filter { $0.hasSuffix(".swift") }.sorted()
    return try swiftc(
      ["-parse-as-library", "-module-name", name, "-emit-module", "-emit-library", "-o", "lib\(name).so"]
        + sources.map { "Sources/" + $0 })
  }

  /// Compiles a program that may import the module, and runs it. It may use what is deprecated.
  func run(main: String) throws -> Tool.Result {
    try folder.write(main, to: "Program/main.swift")
    let result = try swiftc([
      "-Wwarning", "DeprecatedDeclaration", "-I", ".", "-L", ".", "-l\(name)", "-Xlinker", "-rpath", "-Xlinker",
      folder.url.path, "-o", "program",
      "Program/main.swift",
    ])
    guard result.status == 0 else { return result }
    return try Tool.run(folder.url.appendingPathComponent("program"), [], in: folder.url)
  }

  /// Type-checks a file that may import the module, in either mode of the language.
  func check(_ text: String, swift: Int = 6) throws -> Tool.Result {
    try folder.write(text, to: "Consumer.swift")
    return try swiftc(["-typecheck", "-swift-version", "\(swift)", "-parse-as-library", "-I", ".", "Consumer.swift"])
  }

  /// What DocC says of the module's page and comments; empty if it has nothing to say.
  func documentationFaults() throws -> [String] {
    guard let docc = Self.docc else { throw CocoaError(.fileNoSuchFile) }
    let sources = try folder.files(below: "Sources").keys.filter { $0.hasSuffix(".swift") }.sorted()
    let graph = folder.url.appendingPathComponent("graph").path
    let built = try swiftc(
      ["-parse-as-library", "-module-name", name, "-emit-module", "-emit-module-path", "graph/\(name).swiftmodule"]
        + ["-emit-symbol-graph", "-emit-symbol-graph-dir", graph] + sources.map { "Sources/" + $0 })
    guard built.status == 0 else { return [built.error] }
    let catalog = "Sources/\(name)/\(name).docc"
    let names = ["--fallback-display-name", name, "--fallback-bundle-identifier", "dev.tokenc.test"]
    let run = try Tool.run(
      docc,
      ["convert", catalog, "--additional-symbol-graph-dir", graph, "--output-dir", "archive", "--ide-console-output"]
        + names, in: folder.url)
    let lines = (run.output + run.error).split(separator: "\n").map(String.init)
    let faults = lines.filter { $0.contains("warning:") || $0.contains("error:") }
    return run.status == 0 || !faults.isEmpty ? faults : lines
  }

  private func swiftc(_ arguments: [String]) throws -> Tool.Result {
    guard let compiler = Self.compiler else { throw CocoaError(.fileNoSuchFile) }
    return try Tool.run(compiler, ["-swift-version", "6", "-warnings-as-errors"] + arguments, in: folder.url)
  }
}
