import Foundation
import Testing
import TokenTestSupport

/// The modules of the package itself, type-checked for macOS against stand-ins of its system modules.
struct ToolModules {
  /// A module, with the compiler's options for it.
  struct Module {
    let name: String
    let folder: String
    let flags: [String]
  }

  /// What the manifest lists, tests and what only they use left out, each after what it imports.
  let modules: [Module]
  /// Where checked modules are left, for those that import them.
  private let work: TemporaryFolder

  /// Reads the manifest, as SwiftPM does.
  init() throws {
    let scratch = try TemporaryFolder()
    let swift = try #require(Tool.find("swift"))
    let dump = try Tool.run(
      swift, ["package", "--scratch-path", scratch.url.path, "dump-package"], in: Tool.repository())
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(dump.output.utf8))
    modules = manifest.targets.filter { $0.type != "test" && $0.name != "TokenTestSupport" }.map { target in
      Module(
        name: target.name.replacing("-", with: "_"), folder: target.path ?? "Sources/\(target.name)",
        flags: ["-swift-version", "6", "-package-name", "tokenc"] + target.settings.flatMap(\.kind.flags))
    }
    work = try TemporaryFolder("modules of tokenc")
  }

  /// Checks modules, all if none are named, each against those checked before.
  ///
  /// - Parameter folder: where the sources lie.
  /// - Returns: each error and warning in one line, and at least one line if the check failed.
  func faults(_ names: Set<String>? = nil, in folder: URL = Tool.repository()) throws -> [String] {
    let bash = try #require(Tool.find("bash"))
    let script = AppleSDK.folder.appendingPathComponent("typecheck-tool").path
    for module in modules where names?.contains(module.name) ?? true {
      let arguments =
        [script, AppleSDK.modules.path, work.url.path] + module.flags
        + ["--", "\(module.name)=\(folder.appendingPathComponent(module.folder).path)"]
      let run = try Tool.run(bash, arguments)
      guard run.status != 0 else { continue }
      let lines = (run.output + run.error).split(separator: "\n").map(String.init)
      let faults = lines.filter { $0.hasPrefix("/") && ($0.contains("error: ") || $0.contains("warning: ")) }
      return faults.isEmpty ? ["status \(run.status)"] + lines.suffix(20) : faults
    }
    return []
  }
}

/// The part of `swift package dump-package` that is read here.
private struct Manifest: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let settings: [Setting]
  }

  struct Setting: Decodable {
    let kind: Kind
  }

  struct Kind: Decodable {
    struct Value: Decodable {
      let _0: String?
    }

    let enableUpcomingFeature: Value?
    let strictMemorySafety: Value?

    var flags: [String] {
      (enableUpcomingFeature?._0).map { ["-enable-upcoming-feature", $0] } ?? []
        + (strictMemorySafety == nil ? [] : ["-strict-memory-safety"])
    }
  }

  let targets: [Target]
}
