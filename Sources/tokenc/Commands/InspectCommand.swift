import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenSource

/// `tokenc inspect`: one token, and for a surface its plan.
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
    let set = analysis.set
    guard let token = set.token(at: path) else {
      throw UsageError(UnknownToken.message(path, set, in: request.input), command: nil)
    }
    let origin = set.graph.origin(of: token)
    let planner = analysis.emission.planner
    let plans = set.surfaces.filter { $0.token == origin }.map(planner.plan)
    if isJSON {
      console.print(SurfacesJSON.text(plans, set))
    } else {
      console.print(header(token, origin, analysis))
      if !plans.isEmpty { console.print("\n" + PlanListing.text(plans, set, analysis.files)) }
    }
    return analysis.count(.error) > 0 ? .errors : .clean
  }

  /// The path, type, place and description, and what the token stands for.
  private func header(_ token: TokenID, _ origin: TokenID, _ analysis: Analysis) -> String {
    let set = analysis.set
    let place = set.assembled.place(of: token)
    let file = analysis.files[place.file]
    let start = LineTable(file.bytes).place(at: place.range.lower, in: file.bytes)
    let type = set.type(of: token)?.rawValue ?? "no type"
    var lines = ["\(path), \(type)", "  \(file.path):\(start.line):\(start.column)"]
    if origin != token { lines.append("  stands for \(set.path(of: origin))") }
    if let text = set.assembled.description(of: token) { lines.append("  \(text)") }
    return lines.map { PlainText.escaped($0) + "\n" }.joined()
  }
}
