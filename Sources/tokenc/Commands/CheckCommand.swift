import TokenCompiler
import TokenDiagnostics

/// `tokenc check`: everything `build` does, but for the writing.
struct CheckCommand {
  private let options: InputOptions
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    options = try InputOptions(invocation, .check, console.system)
    self.console = console
  }

  func run() async -> ExitStatus {
    var clock = StageClock()
    let input = await Compiler.load(options.request, from: console.system)
    clock.lap("read")
    let analysis = await Compiler.analyze(input, options.request, &clock)
    let reporter = Reporter(console: console, options: options)
    reporter.show(analysis.diagnostics, analysis.files)
    clock.lap("report")
    reporter.show(clock)
    let errors = analysis.count(.error)
    if !options.isQuiet {
      let findings = Summary.findings(
        errors: errors, warnings: analysis.count(.warning), infos: analysis.count(.info))
      console.print("\(findings) · \(Summary.subject(analysis.counts)) · \(Summary.time(clock.total))\n")
    }
    return errors > 0 ? .errors : .clean
  }
}
