import TokenCompiler
import TokenDiagnostics
import TokenSource

/// `tokenc inspect`: all there is to know of one token, or the tokens of a group.
struct InspectCommand {
  private let path: String
  private let request: CompileRequest
  private let isJSON: Bool
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    guard let path = invocation.operands.first, invocation.operands.count <= 2 else {
      throw UsageError("which token? tokenc inspect player.controls tokens/", command: "inspect")
    }
    let folder = invocation.operands.count == 2 ? invocation.operands[1] : "tokens"
    guard let kind = console.system.kind(of: folder), kind != .other else {
      throw UsageError("there is no folder “\(folder)”; tokenc inspect \(path) FOLDER", command: "inspect")
    }
    isJSON = try invocation.choice("format", TextFormat.self) == .json
    self.path = path
    self.console = console
    request = CompileRequest(input: folder)
  }

  func run() async throws(UsageError) -> ExitStatus {
    var clock = StageClock()
    let input = await Compiler.load(request, from: console.system)
    let analysis = await Compiler.analyze(input, request, &clock)
    let inspection = Inspection(analysis, of: input)
    let errors = analysis.count(.error)
    if errors > 0 {
      let they = errors == 1 ? "it" : "them"
      console.error(
        "tokenc: \(request.input) has \(Summary.plural(errors, "error")); tokenc check \(request.input) shows \(they)\n"
      )
    }
    guard let subject = inspection.subject(at: path) else {
      throw UsageError(UnknownToken.message(path, analysis.set, in: request.input), command: nil)
    }
    if isJSON {
      console.print(InspectionJSON.text(subject, inspection))
    } else {
      console.print(InspectionText.text(subject, inspection, console.outputStyle))
    }
    return errors > 0 ? .errors : .clean
  }
}
