public import Foundation

/// A program that runs beside the test until it is stopped.
public final class RunningTool {
  private let process = Process()
  private let scratch: TemporaryFolder
  private let out: URL
  private let err: URL

  /// Starts a program.
  public init(_ program: URL, _ arguments: [String], in folder: URL) throws {
    scratch = try TemporaryFolder()
    out = scratch.url.appendingPathComponent("out")
    err = scratch.url.appendingPathComponent("err")
    for file in [out, err] { try Data().write(to: file) }
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// What it printed so far on standard output.
  public var output: String { text(out) }
  /// What it printed so far on standard error.
  public var error: String { text(err) }
  /// Whether it has not ended.
  public var isRunning: Bool { process.isRunning }

  /// Asks it to end, and waits for that.
  public func stop() {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  /// Interrupts it, as Ctrl-C does, and waits for its end.
  ///
  /// - Returns: the signal that ended it; nil if it ended by itself.
  public func interrupt() -> Int32? {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }

  /// Waits until something is so; false if that takes longer than some seconds.
  public func wait(_ seconds: Double = 20, until isSo: () throws -> Bool) rethrows -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      if try isSo() { return true }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return try isSo()
  }

  private func text(_ file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
}
