import TokenCompiler
import TokenDiagnostics
import TokenModel
import TokenSource

/// `tokenc build`: checks, and writes the outputs.
struct BuildCommand {
  private let options: InputOptions
  private let console: Console
  private let folder: OutputFolder
  private let swiftSources: SwiftSources?

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    var options = try InputOptions(invocation, .build, console.system)
    swiftSources = try SwiftSources(invocation, console.system)
    let output = swiftSources?.path ?? invocation.value("output") ?? "dist"
    let only = swiftSources != nil ? [.swift] : try Self.only(invocation.values["only"])
    folder = OutputFolder(output, console.system)
    let real = folder.realPath
    try Self.checkOutput(folder.path, real, options.request, console.system)
    options.setOutput(real, only: only, keepsGoing: invocation.has("keep-going"))
    self.options = options
    self.console = console
  }

  private static func only(_ names: [String]?) throws(UsageError) -> Set<Configuration.Output>? {
    guard let names else { return nil }
    var outputs: Set<Configuration.Output> = []
    for name in names.flatMap({ $0.split(separator: ",") }) {
      guard let output = Configuration.Output(rawValue: String(name)) else {
        throw UsageError("there is no output “\(name)”; there are swift, web and json", command: "build")
      }
      outputs.insert(output)
    }
    guard !outputs.isEmpty else { throw UsageError("“--only” names swift, web or json", command: "build") }
    return outputs
  }

  private static func checkOutput(
    _ output: String, _ real: String, _ request: CompileRequest, _ system: LocalFileSystem
  ) throws(UsageError) {
    guard let input = system.realPath(request.input) else { return }
    if input == real || input.hasPrefix(real == "/" ? "/" : real + "/") {
      throw UsageError(
        "the output folder “\(output)” \(input == real ? "is" : "contains") the input “\(request.input)”; choose another with -o",
        command: nil)
    }
    if system.isLink(output) {
      throw UsageError("the output folder “\(output)” is a link; tokenc does not write through links", command: nil)
    }
    if let kind = system.kind(of: output), kind != .directory {
      throw UsageError("the output folder “\(output)” is no folder", command: nil)
    }
  }

  // MARK: Running

  func run() async -> ExitStatus {
    if let fault = prepare() { return fault }
    var clock = StageClock()
    let request = options.request
    let input = await Compiler.load(request, from: console.system)
    clock.lap("read")
    let digest = await InputDigest.of(input, request)
    let tool = ToolDigest.current(console.system)
    let wanted = request.only ?? input.configuration.outputs
    let manifest = folder.readManifest().flatMap { isOfThisLayout($0) ? $0 : nil }
    clock.lap("digest")
    let hasFaults = !input.diagnostics.isEmpty
    if !hasFaults, let manifest,
      manifest.matches(digest, tool: tool, wanted: wanted, listsInfos: options.reporting.isVerbose),
      folder.holds(manifest)
    {
      Reporter(console: console, options: options.reporting).show([], input.files)
      finish(manifest, &clock)
      return .clean
    }
    let analysis = await Compiler.analyze(input, request, &clock)
    Reporter(console: console, options: options.reporting).show(analysis.diagnostics, analysis.files)
    if analysis.count(.error) > 0, !request.keepsGoing { return refuse(analysis, &clock) }
    let emitted = await Compiler.emit(analysis, request)
    let files = swiftSources?.placed(emitted) ?? emitted
    clock.lap("emit")
    let made = wanted.subtracting(analysis.blocked)
    let plan = WritePlan(files, analysis, digest, tool: tool, wanted: made, before: manifest)
    return write(plan, analysis, &clock)
  }

  private func write(_ plan: WritePlan, _ analysis: Analysis, _ clock: inout StageClock) -> ExitStatus {
    do {
      let result = try folder.write(plan)
      clock.lap("write")
      finish(analysis, result, &clock)
      return analysis.count(.error) > 0 ? .errors : .clean
    } catch {
      return fail(error)
    }
  }

  private func fail(_ error: FileError) -> ExitStatus {
    console.error("tokenc: “\(error.path)” can't be written: \(error.reason)\n")
    return .failure
  }

  // MARK: Swift sources alone

  private func prepare() -> ExitStatus? {
    do {
      try swiftSources?.prepare(folder, console)
      return nil
    } catch {
      return fail(error)
    }
  }

  private func isOfThisLayout(_ manifest: BuildManifest) -> Bool {
    swiftSources?.knows(manifest) ?? manifest.outputs.allSatisfy { $0.path.contains("/") }
  }

  /// Whether there is a last line: a build system is told what is wrong, and of nothing else.
  private var hasLastLine: Bool {
    !options.reporting.isQuiet && (swiftSources == nil || options.reporting.isVerbose)
  }

  // MARK: The last line

  private func refuse(_ analysis: Analysis, _ clock: inout StageClock) -> ExitStatus {
    Reporter(console: console, options: options.reporting).show(clock)
    if hasLastLine {
      console.print(
        "\(findings(analysis)) · \(Summary.subject(analysis.counts)) · nothing written · \(Summary.time(clock.total))\n"
      )
    }
    return .errors
  }

  private func findings(_ analysis: Analysis) -> String {
    Summary.findings(errors: analysis.count(.error), warnings: analysis.count(.warning), infos: analysis.count(.info))
  }

  private func finish(_ analysis: Analysis, _ result: OutputFolder.Result, _ clock: inout StageClock) {
    summarize(result, analysis.counts, findings(analysis), &clock)
  }

  /// Nothing to do: the folder holds what this input makes.
  private func finish(_ manifest: BuildManifest, _ clock: inout StageClock) {
    let result = OutputFolder.Result(written: 0, unchanged: manifest.outputs.count, removed: 0)
    let findings = Summary.findings(errors: 0, warnings: 0, infos: manifest.infos)
    summarize(result, manifest.counts, findings, &clock)
  }

  private func summarize(
    _ result: OutputFolder.Result, _ counts: Analysis.Counts, _ findings: String, _ clock: inout StageClock
  ) {
    Reporter(console: console, options: options.reporting).show(clock)
    guard hasLastLine else { return }
    let removed = result.removed > 0 ? ", \(result.removed) removed" : ""
    console.print(
      "\(folder.path)/: \(Summary.plural(result.written, "file")) written, \(result.unchanged) unchanged\(removed)"
        + " · \(Summary.subject(counts)) · \(findings) · \(Summary.time(clock.total))\n")
  }
}
