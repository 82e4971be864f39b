import TokenCompiler
import TokenDiagnostics
import TokenModel
import TokenSource

/// One build after the other, from the same command line: reads the input, and unless the outputs are those of this very
/// input already, compiles and writes.
struct Build {
  /// An input that was read, and the clock that has been running since.
  struct Round {
    let input: LoadedInput
    let digest: InputDigest
    /// What the last build left in the output folder.
    let before: BuildManifest?
    var clock: StageClock
    let progress: Progress
  }

  private let options: BuildOptions
  private let console: Console
  private let tool: String

  init(_ options: BuildOptions, _ console: Console) {
    self.options = options
    self.console = console
    tool = ToolDigest.current(console.system)
  }

  private var request: CompileRequest { options.input.request }
  private var folder: OutputFolder { options.folder }
  private var reporter: Reporter { Reporter(console: console, options: options.input.reporting) }
  private var report: BuildReport { BuildReport(console, options) }

  /// Reads the input.
  func read() async -> Round {
    var clock = StageClock()
    let progress = Progress(console, options.input.reporting)
    let input = await progress.during { await Compiler.load(request.telling($0), from: console.system) }
    clock.lap("read")
    let digest = await InputDigest.of(input, request)
    let before = readManifest()
    clock.lap("digest")
    return Round(input: input, digest: digest, before: before, clock: clock, progress: progress)
  }

  /// Whether the outputs are those of an input, and there was nothing to say.
  func manifest(ifCurrent round: Round) -> BuildManifest? {
    guard round.input.diagnostics.isEmpty, let manifest = round.before,
      manifest.matches(
        round.digest, tool: tool, wanted: wanted(round), listsInfos: options.input.reporting.isVerbose),
      folder.holds(manifest)
    else { return nil }
    return manifest
  }

  /// The manifest of what lies in the folder; nil for one of the other layout, which says nothing about this one.
  private func readManifest() -> BuildManifest? {
    guard let manifest = folder.readManifest() else { return nil }
    let isOfThisLayout =
      options.swiftSources?.knows(manifest) ?? manifest.outputs.allSatisfy { $0.path.contains("/") }
    return isOfThisLayout ? manifest : nil
  }

  private func wanted(_ round: Round) -> Set<Configuration.Output> {
    request.only ?? round.input.configuration.outputs
  }

  /// Compiles an input and makes the plan of what the folder should hold; nil on errors.
  func plan(_ round: inout Round) async -> (analysis: Analysis, plan: WritePlan?) {
    let analysis = await round.progress.during {
      await Compiler.analyze(round.input, request.telling($0), &round.clock)
    }
    reporter.show(analysis.diagnostics, analysis.files)
    if analysis.count(.error) > 0, !request.keepsGoing { return (analysis, nil) }
    let emitted = await round.progress.during { await Compiler.emit(analysis, request.telling($0)) }
    let files = options.swiftSources?.placed(emitted) ?? emitted
    round.clock.lap("emit")
    let made = wanted(round).subtracting(analysis.blocked)
    return (analysis, WritePlan(files, analysis, round.digest, tool: tool, wanted: made, before: round.before))
  }

  /// Brings the outputs up to date.
  func finish(_ round: Round) async -> ExitStatus {
    var round = round
    do {
      try options.swiftSources?.prepare(folder, console)
    } catch {
      report.failed(error)
      return .failure
    }
    if let manifest = manifest(ifCurrent: round) {
      reporter.show([], round.input.files)
      guard leaveTraces(round) else { return .failure }
      report.nothingToDo(manifest, round.clock)
      return .clean
    }
    let (analysis, plan) = await plan(&round)
    guard let plan else {
      report.refused(analysis, round.clock)
      return .errors
    }
    do {
      let result = try folder.write(plan)
      round.clock.lap("write")
      let hasErrors = analysis.count(.error) > 0
      guard hasErrors || leaveTraces(round) else { return .failure }
      report.written(result, analysis, round.clock)
      return hasErrors ? .errors : .clean
    } catch {
      report.failed(error)
      return .failure
    }
  }

  /// Writes what other build tools go by: the rule that names what was read, then the file that shows the time.
  private func leaveTraces(_ round: Round) -> Bool {
    do {
      let target = options.stamp ?? folder.path + "/" + BuildManifest.fileName
      if let path = options.depfile {
        let there = round.input.looked.filter { console.system.kind(of: $0) != nil }
        let rule = Depfile(target: target, inputs: there)
        for name in rule.unspeakable {
          console.error("tokenc: warning: “\(PlainText.escaped(name))” can't be named in \(path)\n")
        }
        try console.system.replace(path, rule.bytes)
      }
      if let path = options.stamp { try console.system.replace(path, []) }
      return true
    } catch {
      report.failed(error)
      return false
    }
  }
}
