import TokenCompiler
import TokenDiagnostics

/// `tokenc build --check`: whether the outputs are those that a build would make. Writes nothing.
struct FreshnessCheck {
  private let build: Build
  private let options: BuildOptions
  private let console: Console

  init(_ build: Build, _ options: BuildOptions, _ console: Console) {
    self.build = build
    self.options = options
    self.console = console
  }

  /// Compares, and names what is out of date on standard output, a line each.
  func run(_ round: Build.Round) async -> ExitStatus {
    var round = round
    let folder = options.folder.path
    let report = BuildReport(console, options)
    if let manifest = build.manifest(ifCurrent: round) {
      report.end(round.clock, "\(folder)/: \(Summary.plural(manifest.outputs.count, "file")) up to date")
      return .clean
    }
    let (analysis, plan) = await build.plan(&round)
    guard let plan else {
      report.refused(analysis, round.clock)
      return .errors
    }
    let stale = options.folder.compare(plan)
    for file in stale { console.print(PlainText.escaped("\(folder)/\(file.path): \(file.state)") + "\n") }
    if stale.isEmpty {
      report.end(round.clock, "\(folder)/: \(Summary.plural(plan.files.count, "file")) up to date")
      return .clean
    }
    report.end(
      round.clock,
      "\(folder)/: \(Summary.plural(stale.count, "file")) out of date; run tokenc build \(options.input.request.input)"
    )
    return .errors
  }
}
