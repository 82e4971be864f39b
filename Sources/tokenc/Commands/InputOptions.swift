import TokenCompiler
import TokenModel
import TokenSource

/// The options that `build` and `check` share, made into a request.
struct InputOptions {
  private(set) var request: CompileRequest
  let reporting: ReportOptions

  init(_ invocation: Invocation, _ command: Command, _ system: LocalFileSystem) throws(UsageError) {
    let name = command.rawValue
    guard let input = invocation.operands.first else {
      throw UsageError("which folder? tokenc \(name) tokens/", command: name)
    }
    guard invocation.operands.count == 1 else {
      throw UsageError("“tokenc \(name)” takes one folder, not \(invocation.operands.count)", command: name)
    }
    guard let kind = system.kind(of: input), kind != .other else {
      throw UsageError("there is no folder “\(input)”", command: nil)
    }
    request = CompileRequest(input: input)
    request.include = invocation.values["include"] ?? []
    request.root = invocation.value("root")
    request.isStrict = invocation.has("strict")
    request.isStrictDTCG = invocation.has("strict-dtcg")
    request.jobs = try Self.jobs(invocation.value("jobs"), name) ?? system.processorCount
    reporting = try ReportOptions(invocation, command)
    try checkRoot(system, name)
  }

  private static func jobs(_ text: String?, _ command: String) throws(UsageError) -> Int? {
    guard let text else { return nil }
    guard let jobs = Int(text), (1...256).contains(jobs) else {
      throw UsageError("“--jobs” is a number from 1 to 256", command: command)
    }
    return jobs
  }

  private func checkRoot(_ system: LocalFileSystem, _ command: String) throws(UsageError) {
    guard let root = request.root else { return }
    guard system.kind(of: root) == .directory else {
      throw UsageError("there is no folder “\(root)”", command: command)
    }
  }

  mutating func setOutput(_ realPath: String?, only: Set<Configuration.Output>?, keepsGoing: Bool) {
    request.outputRealPath = realPath
    request.only = only
    request.keepsGoing = keepsGoing
  }
}
