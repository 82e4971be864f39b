import TokenCompiler
import TokenDiagnostics
import TokenSource

/// `tokenc diff`: what differs between two versions of a set of tokens, and what that means for a version number.
struct DiffCommand {
  /// How the comparison is printed.
  enum Format: String, CaseIterable {
    case text, json, markdown
  }

  /// The options it takes.
  static let options = [
    Option(
      "format", value: "FORMAT", of: .oneOf(Format.self), help: "text (default), json, or markdown for a pull request"),
    Option(
      "fail-on", value: "IMPACT", of: .oneOf(TokenChange.Impact.self),
      help: """
        end with 1 if the verdict is at least this:
        major  removed, renamed, another type or output name;
               a platform, context or older system dropped
        minor  added, newly deprecated
        patch  values, themes, references, texts, looks
        """),
    ReportOptions.Format.option,
  ]

  private let old: String
  private let new: String
  private let format: Format
  private let threshold: TokenChange.Impact?
  private let reporting: ReportOptions
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    guard invocation.operands.count == 2 else {
      throw UsageError(
        "compare which? tokenc diff OLD NEW, each a folder of tokens or a built tokens.json", command: "diff")
    }
    format = try invocation.choice("format") ?? .text
    threshold = try invocation.choice("fail-on")
    for path in invocation.operands {
      guard let kind = console.system.kind(of: path), kind != .other else {
        throw UsageError("there is no folder or file “\(path)”", command: "diff")
      }
    }
    old = invocation.operands[0]
    new = invocation.operands[1]
    self.console = console
    reporting = try ReportOptions(invocation, .diff)
  }

  func run() async -> ExitStatus {
    let before = await snapshot(old)
    let after = await snapshot(new)
    guard let before, let after else { return .errors }
    let diff = TokenDiff(from: before, to: after)
    switch format {
    case .text: console.print(TokenDiffText.text(diff, console.outputStyle))
    case .json: console.print(TokenDiffJSON.text(diff, old: old, new: new))
    case .markdown: console.print(TokenDiffMarkdown.text(diff))
    }
    guard let threshold, let verdict = diff.verdict else { return .clean }
    return verdict >= threshold ? .errors : .clean
  }

  /// One side; nil where it has errors, which are shown.
  private func snapshot(_ path: String) async -> TokenSnapshot? {
    var request = CompileRequest(input: path)
    request.jobs = console.system.processorCount
    let reporter = Reporter(console: console, options: reporting)
    guard console.system.kind(of: path) == .directory else {
      let built = await TokenSnapshot.builtFile(request, from: console.system)
      reporter.show(built.diagnostics, built.files)
      return built.snapshot
    }
    var clock = StageClock()
    let input = await Compiler.load(request, from: console.system)
    let analysis = await Compiler.analyze(input, request, &clock)
    let errors = analysis.diagnostics.filter { $0.severity == .error }
    reporter.show(errors, analysis.files)
    return errors.isEmpty ? TokenSnapshot(analysis, of: input) : nil
  }
}
