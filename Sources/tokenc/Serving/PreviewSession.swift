import TokenCompiler
import TokenDiagnostics
import TokenModel
import TokenServing
import TokenSource

/// `tokenc preview FOLDER --serve PORT`: serves a page of a folder's tokens to this machine, makes it anew whenever the
/// folder changes, and has browsers load it then.
///
/// Two tasks: one watches and builds, the other one serves the page that was built last. Tokens with mistakes make a page
/// like any other; what stands on it is up to who draws it.
struct PreviewSession {
  /// Draws the page of an input: whole HTML in UTF-8, everything in it, since nothing else is served.
  typealias Renderer = @Sendable (LoadedInput, Analysis) async -> [UInt8]

  private let options: InputOptions
  private let port: UInt16
  private let console: Console
  private let opens: Bool

  /// - Parameters:
  ///   - options: the folder and how it is read and reported on.
  ///   - port: the port on the loopback interface; 0 for any that is free.
  ///   - console: where is told what is wrong, and of the page's address.
  ///   - opens: whether the page is shown in the reader's browser.
  init(_ options: InputOptions, port: UInt16, _ console: Console, opens: Bool = false) {
    self.options = options
    self.port = port
    self.console = console
    self.opens = opens
  }

  /// The port that an option's value names.
  static func port(_ text: String, _ command: String) throws(UsageError) -> UInt16 {
    guard let port = UInt16(text), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw UsageError("“--serve” is a port from 1 to 65535, or 0 for any that is free", command: command)
    }
    return port
  }

  /// Serves until the process is ended, or the task is cancelled.
  func run(_ render: @escaping Renderer) async -> ExitStatus {
    let server: PreviewServer
    do {
      server = try PreviewServer(port: port)
    } catch {
      console.error("tokenc: \(explanation(error))\n")
      return .errors
    }
    let pages = LatestPage()
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await watch(render, pages, announcing: server.port) }
      group.addTask { await Self.serve(server, pages) }
      await group.waitForAll()
    }
    return .clean
  }

  private func explanation(_ error: SocketError) -> String {
    switch error.kind {
    case .inUse:
      "port \(port) is in use by another program; end that one, or choose another port: --serve 0 takes any that is free"
    case .notAllowed:
      "port \(port) is kept for administrators; choose one from 1024 on: --serve 0 takes any that is free"
    case .other: "port \(port) of 127.0.0.1 can't be listened on: \(error.reason)"
    }
  }

  // MARK: Building

  /// Builds now, and whenever the folder changes.
  private func watch(_ render: Renderer, _ pages: LatestPage, announcing port: UInt16) async {
    let wait = ChangeWait(console.system)
    // The input was read before there was a stamp to compare with, so the first look is at all that is younger.
    var begin: Int64 = 0
    var last: SeenInput?
    var legibility = Legibility.none
    var builds = 0
    while !Task.isCancelled {
      var clock = StageClock()
      let input = await Compiler.load(options.request, from: console.system)
      let stamps = InputStamps(of: input.looked, console.system)
      clock.lap("read")
      let seen = SeenInput(input, await InputDigest.of(input, options.request))
      if seen != last {
        let analysis = await Compiler.analyze(input, options.request, &clock, earlier: legibility)
        legibility = analysis.legibility
        builds += 1
        let page = ServedPage(await render(input, analysis), build: builds)
        clock.lap("render")
        await pages.set(page)
        report(analysis, clock, address: builds == 1 ? "http://localhost:\(port)/" : nil)
        last = seen
      }
      await wait.wait(stamps, since: begin)
      begin = console.system.now
    }
  }

  /// Tells what was found, the first time with the address.
  private func report(_ analysis: Analysis, _ clock: StageClock, address: String?) {
    let reporter = Reporter(console: console, options: options.reporting)
    reporter.show(analysis.diagnostics, analysis.files)
    reporter.show(clock)
    if let address {
      console.print("preview of \(PlainText.escaped(options.request.input)) at \(address) (Ctrl-C ends it)\n")
      if opens { PreviewCommand.show(address, console) }
    }
    guard !options.reporting.isQuiet else { return }
    let findings = Summary.findings(
      errors: analysis.count(.error), warnings: analysis.count(.warning), infos: analysis.count(.info))
    console.print("\(findings) · \(Summary.subject(analysis.counts)) · \(Summary.time(clock.total))\n")
  }

  // MARK: Serving

  /// Gives the server its turns. Sleeping in between leaves the processor to builds; the pause is short while clients are
  /// busy.
  private static func serve(_ server: PreviewServer, _ pages: LatestPage) async {
    var server = server
    defer { server.close() }
    var isBusy = ContinuousClock.now
    while !Task.isCancelled {
      // Until the first page is there, clients wait in the system's queue.
      if let page = await pages.page {
        let now = ContinuousClock.now
        if server.turn(page, now: now) {
          isBusy = now
          await Task.yield()
          continue
        }
      }
      let pause = ContinuousClock.now - isBusy < .seconds(1) ? 2_000_000 as UInt64 : 10_000_000
      try? await Task.sleep(nanoseconds: pause)
    }
  }
}

/// The page that was built last, handed from one task to the other.
private actor LatestPage {
  private(set) var page: ServedPage?

  func set(_ page: ServedPage) { self.page = page }
}
