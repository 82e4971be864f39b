import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenSource

/// `tokenc check`: everything `build` does, but for the writing; with `--fix`, mends the token files first.
struct CheckCommand {
  private let options: InputOptions
  private let fixes: Bool
  private let listsLegibility: Bool
  private let plots: PlotWriter?
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    options = try InputOptions(invocation, .check, console.system)
    fixes = invocation.has("fix")
    listsLegibility = invocation.has("legibility")
    plots = try invocation.value("svg").map { path throws(UsageError) in try PlotWriter(path, console.system) }
    self.console = console
  }

  func run() async -> ExitStatus {
    var clock = StageClock()
    if fixes { return await fix(&clock) }
    let analysis = await progress.during {
      let request = options.request.telling($0)
      let input = await Compiler.load(request, from: console.system)
      clock.lap("read")
      return await Compiler.analyze(input, request, &clock)
    }
    return report(analysis, &clock)
  }

  private var progress: Progress { Progress(console, options.reporting) }

  private func fix(_ clock: inout StageClock) async -> ExitStatus {
    let writer = FixWriter(options.request.input, console.system)
    let outcome = await progress.during {
      await Fixer.run(options.request.telling($0), from: console.system, &clock) { writer.mayChange($0) }
    }
    do {
      try writer.write(outcome.files)
    } catch {
      console.error("tokenc: “\(error.path)” can't be mended: \(error.reason)\n")
      return .failure
    }
    clock.lap("write")
    if !options.reporting.isQuiet {
      let lines = outcome.changes.map {
        "\($0.path):\($0.place.line):\($0.place.column): \($0.message) [\($0.id.rawValue)]\n"
      }
      console.print(lines.joined())
    }
    return report(outcome.analysis, &clock, fixed: (outcome.changes.count, outcome.files.count))
  }

  private func report(
    _ analysis: Analysis, _ clock: inout StageClock, fixed: (changes: Int, files: Int)? = nil
  ) -> ExitStatus {
    let reporter = Reporter(console: console, options: options.reporting)
    reporter.show(analysis.diagnostics, analysis.files)
    clock.lap("report")
    reporter.show(clock)
    if listsLegibility { console.print(LegibilityListing.table(analysis.legibility.rows, analysis.set)) }
    let errors = analysis.count(.error)
    if let plots {
      do {
        let written = try plots.write(analysis.legibility, analysis.set)
        if !options.reporting.isQuiet { console.print(written + "\n") }
      } catch {
        console.error("tokenc: “\(error.path)” can't be written: \(error.reason)\n")
        return .failure
      }
    }
    if !options.reporting.isQuiet {
      let findings = Summary.findings(
        errors: errors, warnings: analysis.count(.warning), infos: analysis.count(.info))
      let mended = fixed.map {
        "\(Summary.plural($0.changes, "fix", "fixes")) in \(Summary.plural($0.files, "file")) · "
      }
      console.print("\(mended ?? "")\(findings) · \(Summary.subject(analysis.counts)) · \(Summary.time(clock.total))\n")
    }
    return errors > 0 ? .errors : .clean
  }
}
