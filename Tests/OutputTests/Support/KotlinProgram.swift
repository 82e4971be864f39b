import Foundation
import TokenEmit
import TokenTestSupport

/// Kotlin that is compiled against stubs of Jetpack Compose, warnings as errors, and run.
struct KotlinProgram {
  static let java = Tool.find("java")
  /// The folder of the compiler's jars: those of the Python package kotlin-jupyter-kernel.
  static let jars: URL? = {
    let script =
      "import importlib.util as u; print(list(u.find_spec('run_kotlin_kernel').submodule_search_locations)[0])"
    guard let python = Tool.find("python3"), let run = try? Tool.run(python, ["-c", script]), run.status == 0 else {
      return nil
    }
    return URL(fileURLWithPath: run.output.trimmingCharacters(in: .newlines)).appendingPathComponent("jars")
  }()

  static var isInstalled: Bool { java != nil && jars != nil }

  /// What went wrong, or nothing.
  let errors: String
  private let folder: TemporaryFolder
  private let libraries: String

  /// Compiles files by name, with the stubs.
  init(_ files: [String: String]) throws {
    struct Missing: Error {}
    guard let java = Self.java, let jars = Self.jars else { throw Missing() }
    folder = try TemporaryFolder("kotlin")
    for (name, text) in files { try folder.write(text, to: name) }
    let stubs = Tool.repository().appendingPathComponent("Tests/KotlinStubs")
    let sources = try FileManager.default.contentsOfDirectory(at: stubs, includingPropertiesForKeys: nil)
    let all = try FileManager.default.contentsOfDirectory(atPath: jars.path).filter { $0.hasSuffix(".jar") }
    libraries = all.first { $0.hasPrefix("kotlin-stdlib") }.map { jars.appendingPathComponent($0).path } ?? ""
    let path = all.sorted().map { jars.appendingPathComponent($0).path }.joined(separator: ":")
    let run = try Tool.run(
      java,
      [
        "-Xmx1500m", "-Xss16m", "-cp", path, "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-no-stdlib", "-no-reflect",
        "-cp", libraries, "-Xexplicit-api=strict", "-Werror", "-d", "out.jar",
      ] + sources.map(\.path).sorted() + files.keys.sorted(), in: folder.url, environment: ["LC_ALL": "C.UTF-8"])
    errors = run.status == 0 ? "" : String((run.error + run.output).prefix(3000))
  }

  /// The lines that a file's `main` prints: `MainKt`.
  func run(_ name: String) throws -> [String] {
    guard let java = Self.java else { return [] }
    let run = try Tool.run(
      java, ["-Dfile.encoding=UTF-8", "-cp", "out.jar:\(libraries)", name], in: folder.url)
    return (run.status == 0 ? run.output : run.error).split(separator: "\n").map(String.init)
  }
}
