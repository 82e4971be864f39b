import TokenCompiler
import TokenModel
import TokenSource

/// `tokenc build`: checks, and writes the outputs or compares them with what is there.
struct BuildCommand {
  private let options: BuildOptions
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    options = try BuildOptions(invocation, console.system)
    self.console = console
  }

  func run() async throws(UsageError) -> ExitStatus {
    let build = Build(options, console)
    let round = await build.read()
    try checkOutputs(round.input.configuration)
    switch options.mode {
    case .write: return await build.finish(round)
    case .check: return await FreshnessCheck(build, options, console).run(round)
    case .watch: return await Watcher(build, options, console).run(round)
    }
  }

  /// Whether the outputs that `--only` names exist: the tool's, and those of the configuration.
  private func checkOutputs(_ configuration: Configuration) throws(UsageError) {
    let known = (Configuration.Output.builtin + configuration.customOutputs.map(\.output)).map(\.rawValue)
    for output in (options.input.request.only ?? []).map(\.rawValue).sorted() where !known.contains(output) {
      throw UsageError("there is no output “\(output)”; \(UsageError.hint(output, known))", command: "build")
    }
  }
}
