import TokenCompiler
import TokenDiagnostics
import TokenSource

/// The last line of a build, and the times if they are asked for.
struct BuildReport {
  private let console: Console
  private let options: ReportOptions
  private let folder: OutputFolder
  /// Whether there is a last line: a build system is told what is wrong, and of nothing else.
  private let hasLastLine: Bool

  init(_ console: Console, _ options: BuildOptions) {
    self.console = console
    self.options = options.input.reporting
    folder = options.folder
    hasLastLine = !self.options.isQuiet && (options.swiftSources == nil || self.options.isVerbose)
  }

  /// Errors were found.
  func refused(_ analysis: Analysis, _ clock: StageClock) {
    end(clock, "\(findings(analysis)) · \(Summary.subject(analysis.counts)) · nothing written")
  }

  /// The outputs were written.
  func written(_ result: OutputFolder.Result, _ analysis: Analysis, _ clock: StageClock) {
    summarize(result, analysis.counts, findings(analysis), clock)
  }

  /// The folder held what the input makes.
  func nothingToDo(_ manifest: BuildManifest, _ clock: StageClock) {
    let result = OutputFolder.Result(written: 0, unchanged: manifest.outputs.count, removed: 0)
    let findings = Summary.findings(errors: 0, warnings: 0, infos: manifest.infos)
    summarize(result, manifest.counts, findings, clock)
  }

  /// A file could not be written.
  func failed(_ error: FileError) { console.error("tokenc: “\(error.path)” can't be written: \(error.reason)\n") }

  /// Prints the times and a line.
  func end(_ clock: StageClock, _ line: String) {
    Reporter(console: console, options: options).show(clock)
    if hasLastLine { console.print("\(line) · \(Summary.time(clock.total))\n") }
  }

  /// `2 errors, 1 warning`.
  func findings(_ analysis: Analysis) -> String {
    Summary.findings(errors: analysis.count(.error), warnings: analysis.count(.warning), infos: analysis.count(.info))
  }

  private func summarize(
    _ result: OutputFolder.Result, _ counts: Analysis.Counts, _ findings: String, _ clock: StageClock
  ) {
    let removed = result.removed > 0 ? ", \(result.removed) removed" : ""
    end(
      clock,
      "\(folder.path)/: \(Summary.plural(result.written, "file")) written, \(result.unchanged) unchanged\(removed)"
        + " · \(Summary.subject(counts)) · \(findings)")
  }
}
