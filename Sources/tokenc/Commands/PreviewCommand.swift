import TokenCompiler
import TokenDiagnostics
import TokenSource

/// `tokenc preview`: one page that shows the tokens of a folder, written to a file or served to this machine.
struct PreviewCommand {
  private let options: InputOptions
  private let output: String
  private let opens: Bool
  private let port: UInt16?
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    options = try InputOptions(invocation, .preview, console.system)
    output = invocation.value("output") ?? "preview.html"
    opens = invocation.has("open")
    if let text = invocation.value("serve") {
      guard invocation.value("output") == nil else {
        throw UsageError("a page is written or served: “--serve” goes without “--output”", command: "preview")
      }
      port = try PreviewSession.port(text, "preview")
    } else {
      port = nil
    }
    if opens, output == "-" { throw UsageError("what goes to standard output can't be opened", command: "preview") }
    self.console = console
  }

  func run() async throws(UsageError) -> ExitStatus {
    if let port {
      let jobs = options.request.jobs
      return await PreviewSession(options, port: port, console, opens: opens).run { _, analysis in
        await Compiler.preview(analysis, jobs: jobs)
      }
    }
    return await write()
  }

  private func write() async -> ExitStatus {
    var clock = StageClock()
    let input = await Compiler.load(options.request, from: console.system)
    clock.lap("read")
    let analysis = await Compiler.analyze(input, options.request, &clock)
    let page = await Compiler.preview(analysis, jobs: options.request.jobs)
    clock.lap("page")
    let reporter = Reporter(console: console, options: options.reporting)
    reporter.show(analysis.diagnostics, analysis.files)
    do {
      if output == "-" { console.print(page) } else { try console.system.replace(output, page) }
    } catch {
      console.error("tokenc: “\(output)” can't be written: \(error.reason)\n")
      return .failure
    }
    clock.lap("write")
    reporter.show(clock)
    if !options.reporting.isQuiet, output != "-" {
      console.print("\(output): \(Summary.subject(analysis.counts)) · \(Summary.time(clock.total))\n")
    }
    if opens { Self.show(output.hasPrefix("-") ? "./" + output : output, console) }
    return analysis.count(.error) > 0 ? .errors : .clean
  }

  /// Shows a page in the reader's browser, or says who has to.
  static func show(_ target: String, _ console: Console) {
    guard !console.system.show(target) else { return }
    let opener = LocalFileSystem.opener
    console.error("tokenc: there is no “\(opener)” to open the page with; open \(target) in a browser\n")
  }
}
