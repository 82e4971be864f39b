import Foundation
import TokenTestSupport

/// Programs that may write into one folder only, and into a `/tmp` of their own, as the sandbox of macOS has it.
enum Confinement {
  /// Whether the machine has the means.
  static let isPossible: Bool = {
    guard let bwrap = Tool.find("bwrap") else { return false }
    return (try? Tool.run(bwrap, ["--ro-bind", "/", "/", "true"]).status) == 0
  }()

  /// Runs a program in a folder while everything is read-only but one folder.
  ///
  /// - Parameter temporary: what stands in for `/tmp`, but for what lies around the folder there; without it all is read-only.
  static func run(
    _ program: URL, _ arguments: [String], writable: URL, temporary: URL? = nil, in folder: URL,
    environment: [String: String] = [:]
  ) throws -> Tool.Result {
    let bwrap = Tool.find("bwrap") ?? URL(fileURLWithPath: "bwrap")
    var mounts = ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"]
    if let temporary {
      let around = folder.deletingLastPathComponent().path
      mounts += ["--bind", temporary.path, "/tmp", "--ro-bind", around, around]
    }
    mounts += ["--bind", writable.path, writable.path, "--chdir", folder.path]
    return try Tool.run(bwrap, mounts + [program.path] + arguments, environment: environment)
  }
}
