import TokenCompiler
import TokenSource

/// `tokenc build --watch`: builds, looks again and again at what the build looked at, and builds anew when some of it
/// changed. One build ends before the next begins.
struct Watcher {
  private let build: Build
  private let options: BuildOptions
  private let console: Console
  private var system: LocalFileSystem { console.system }

  init(_ build: Build, _ options: BuildOptions, _ console: Console) {
    self.build = build
    self.options = options
    self.console = console
  }

  /// Builds until the process is ended.
  func run(_ first: Build.Round) async -> ExitStatus {
    let wait = ChangeWait(system)
    // The input was read before there was a stamp to compare with, so the first look is at all that is younger.
    var begin: Int64 = 0
    var round = first
    var last: SeenInput?
    while true {
      let stamps = InputStamps(of: round.input.looked, system)
      let seen = SeenInput(round.input, round.digest)
      if seen != last {
        _ = await build.finish(round)
        if last == nil, console.isTerminal {
          console.error("watching \(options.input.request.input); Ctrl-C ends it\n")
        }
        last = seen
      }
      await wait.wait(stamps, since: begin)
      begin = system.now
      round = await build.read()
    }
  }
}
