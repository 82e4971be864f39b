import Foundation
import TokenEmit
import TokenTestSupport

/// A generated Swift package, written to a folder of its own and compiled there.
struct SwiftModule {
  static let compiler = Tool.find("swiftc")

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
    let sources = try folder.files(below: "Sources").keys.sorted().map { "Sources/" + $0 }
    return try swiftc(
      ["-parse-as-library", "-module-name", name, "-emit-module", "-emit-library", "-o", "lib\(name).so"] + sources)
  }

  /// Compiles a program that may import the module, and runs it.
  func run(main: String) throws -> Tool.Result {
    try folder.write(main, to: "Program/main.swift")
    let result = try swiftc([
      "-I", ".", "-L", ".", "-l\(name)", "-Xlinker", "-rpath", "-Xlinker", folder.url.path, "-o", "program",
      "Program/main.swift",
    ])
    guard result.status == 0 else { return result }
    return try Tool.run(folder.url.appendingPathComponent("program"), [], in: folder.url)
  }

  private func swiftc(_ arguments: [String]) throws -> Tool.Result {
    guard let compiler = Self.compiler else { throw CocoaError(.fileNoSuchFile) }
    return try Tool.run(compiler, ["-swift-version", "6", "-warnings-as-errors"] + arguments, in: folder.url)
  }
}
