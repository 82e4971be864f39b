import TokenCompiler
import TokenDiagnostics
import TokenSource

/// `tokenc build --watch`: builds, looks again and again at what the build looked at, and builds anew when some of it
/// changed. One build ends before the next begins.
///
/// Looking costs one system call a file and works on any disk; notifications of the system don't for those on the network
/// or in a container. It takes at most a twentieth of one processor, so that in a folder of ten thousand files a change
/// is seen a little later.
struct Watcher {
  private static let shortestPause = 10_000_000 as Int64
  /// How long nothing may have changed before a build begins: programs save in several steps.
  private static let settlingPause = 5_000_000 as Int64
  /// When a build begins though changes go on.
  private static let longestWait = 200_000_000 as Int64

  private let build: Build
  private let options: BuildOptions
  private let console: Console
  private var system: LocalFileSystem { console.system }

  init(_ build: Build, _ options: BuildOptions, _ console: Console) {
    self.build = build
    self.options = options
    self.console = console
  }

  /// What tells two inputs apart: their bytes, and what could not be read of them.
  private struct Seen: Equatable {
    let digest: InputDigest
    let faults: [String]

    init(_ round: Build.Round) {
      digest = round.digest
      faults = round.input.diagnostics.map(\.message)
    }
  }

  /// Builds until the process is ended.
  func run(_ first: Build.Round) async -> ExitStatus {
    // The input was read before there was a stamp to compare with, so the first look is at all that is younger.
    var begin: Int64 = 0
    var round = first
    var last: Seen?
    while true {
      let stamps = InputStamps(of: round.input.looked, system)
      let seen = Seen(round)
      if seen != last {
        _ = await build.finish(round)
        if last == nil, console.isTerminal {
          console.error("watching \(options.input.request.input); Ctrl-C ends it\n")
        }
        last = seen
      }
      await waitForChange(stamps, since: begin)
      begin = system.now
      round = await build.read()
    }
  }

  /// Returns when something changed that a build has not seen: what was read at `begin` or later.
  private func waitForChange(_ stamps: InputStamps, since begin: Int64) async {
    var known = stamps
    if !known.isOlder(than: begin) { return await pause(Self.settlingPause) }
    while true {
      let start = system.now
      let current = known.again(system)
      let cost = max(0, system.now - start)
      if current != known {
        known = current
        return await settle(known)
      }
      await pause(max(Self.shortestPause, cost * 20))
    }
  }

  private func settle(_ stamps: InputStamps) async {
    var known = stamps
    let start = system.now
    while system.now - start < Self.longestWait {
      await pause(Self.settlingPause)
      let current = known.again(system)
      if current == known { return }
      known = current
    }
  }

  private func pause(_ nanoseconds: Int64) async {
    try? await Task.sleep(nanoseconds: UInt64(nanoseconds))
  }
}
