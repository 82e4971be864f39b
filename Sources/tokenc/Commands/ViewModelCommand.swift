import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenSource

/// `tokenc inspect --view-model`: what a template sees.
struct ViewModelCommand {
  private let view: OutputView
  private let request: CompileRequest
  private let console: Console

  init(_ view: OutputView, _ invocation: Invocation, _ console: Console) throws(UsageError) {
    guard invocation.operands.count <= 1 else {
      throw UsageError("“--view-model” takes a folder and no token", command: "inspect")
    }
    let folder = invocation.operands.first ?? "tokens"
    guard let kind = console.system.kind(of: folder), kind != .other else {
      throw UsageError(
        "there is no folder “\(folder)”; tokenc inspect --view-model \(view.rawValue) FOLDER", command: "inspect")
    }
    self.view = view
    self.console = console
    request = CompileRequest(input: folder)
  }

  func run() async -> ExitStatus {
    var clock = StageClock()
    let input = await Compiler.load(request, from: console.system)
    let analysis = await Compiler.analyze(input, request, &clock)
    console.print(Compiler.view(view, of: analysis))
    return analysis.count(.error) > 0 ? .errors : .clean
  }
}
