public import Foundation

/// Runs programs, the built `tokenc` among them.
public enum Tool {
  /// What a program printed and how it ended.
  public struct Result: Sendable {
    /// The exit status.
    public let status: Int32
    /// Standard output.
    public let output: String
    /// Standard error.
    public let error: String
  }

  /// The built `tokenc`, which lies beside the test bundle.
  public static var tokenc: URL {
    let name = "tokenc"
    for bundle in [Bundle.main] + Bundle.allBundles {
      let folder =
        bundle.bundleURL.pathExtension == "xctest" ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
      let tool = folder.appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
    }
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(name)
  }

  /// The root of the repository the tests were built from.
  public static func repository(_ file: String = #filePath) -> URL {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }

  /// The path of a program, searched for as a shell does; nil if it is not installed.
  public static func find(_ names: String...) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    for name in names {
      for folder in folders {
        let path = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: path) { return URL(fileURLWithPath: path) }
      }
    }
    return nil
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: the program.
  ///   - arguments: its arguments.
  ///   - folder: the folder it runs in; nil for the current one.
  ///   - environment: variables beside those of the tests.
  ///   - input: what it reads from standard input; nil for nothing.
  public static func run(
    _ program: URL, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:],
    input: Data? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files rather than pipes: nothing waits for a reader, however much is printed.
    let scratch = try TemporaryFolder()
    let (out, err) = (scratch.url.appendingPathComponent("out"), scratch.url.appendingPathComponent("err"))
    for file in [out, err] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    if let input {
      let file = scratch.url.appendingPathComponent("in")
      try input.write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
    }
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: try Data(contentsOf: out), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: err), as: UTF8.self))
  }
}
