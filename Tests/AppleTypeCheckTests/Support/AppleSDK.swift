import Foundation
import Testing
import TokenEmit
import TokenTestSupport

/// The stand-in SDK: type-checks files for Apple's platforms.
enum AppleSDK {
  static let folder = Tool.repository().appendingPathComponent("Tests/AppleSDK")
  /// Where its modules are built; kept from one run to the next.
  static let modules = Tool.repository().appendingPathComponent(".build/apple-sdk")

  /// It is made from the toolchain's interfaces for Linux.
  static var isUsable: Bool {
    #if os(Linux)
      Tool.find("swiftc") != nil && Tool.find("bash") != nil
    #else
      false
    #endif
  }

  /// The lowest versions it knows: with them every fallback is generated.
  static let lowest =
    #""platforms": {"iOS": "15.0", "macOS": "12.0", "tvOS": "15.0", "watchOS": "8.0", "visionOS": "1.0"}"#

  /// Every platform at that version, as `faults` takes them.
  static let lowestTargets = [["ios", "15"], ["macos", "12"], ["tvos", "15"], ["watchos", "8"], ["visionos", "1"]]

  /// Checks files for every platform at its lowest, a middle and a recent version, or for one, warnings as errors.
  ///
  /// - Returns: each error and warning in one line, and at least one line if the check failed.
  static func faults(
    in folder: URL, _ target: [String] = ["all"], swift: Int = 6, options: [String] = [], _ files: [String]
  ) throws -> [String] {
    let bash = try #require(Tool.find("bash"))
    let arguments =
      [Self.folder.appendingPathComponent("typecheck").path, modules.path] + target
      + ["-swift-version", "\(swift)", "-warnings-as-errors"] + options + files
    let run = try Tool.run(bash, arguments, in: folder)
    let lines = (run.output + run.error).split(separator: "\n").map(String.init)
    let faults = lines.filter { $0.hasPrefix("[") && ($0.contains("error: ") || $0.contains("warning: ")) }
    return run.status == 0 || !faults.isEmpty ? Array(faults.prefix(10)) : ["status \(run.status)"] + lines.suffix(20)
  }
}

/// A generated package in a folder of its own.
struct GeneratedPackage {
  let folder: TemporaryFolder
  /// The sources' paths below the folder.
  let files: [String]

  /// Writes the Swift files of a compilation, changed if need be.
  init(_ outputs: [OutputFile], _ change: (_ path: String, _ text: String) -> String = { $1 }) throws {
    folder = try TemporaryFolder("generated for Apple")
    var files: [String] = []
    for file in outputs where file.path.hasPrefix("swift/Sources/") && file.path.hasSuffix(".swift") {
      let name = String(file.path.split(separator: "/").last ?? "")
      try folder.write(change(name, String(decoding: file.bytes, as: UTF8.self)), to: name)
      files.append(name)
    }
    self.files = files.sorted()
  }

  /// What is wrong with it for some target.
  func faults(_ target: [String] = ["all"], swift: Int = 6, options: [String] = []) throws -> [String] {
    try AppleSDK.faults(in: folder.url, target, swift: swift, options: options, files)
  }
}
