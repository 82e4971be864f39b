/// How a command reports.
struct ReportOptions {
  /// How diagnostics are shown.
  enum Format: String {
    case text, json, sarif, github
  }

  let format: Format
  let isQuiet: Bool
  let isVerbose: Bool
  let showsTimings: Bool

  init(_ invocation: Invocation, _ command: Command) throws(UsageError) {
    guard let format = Format(rawValue: invocation.value("diagnostics") ?? "text") else {
      throw UsageError("“--diagnostics” is text, json, sarif or github", command: command.rawValue)
    }
    self.format = format
    isQuiet = invocation.has("quiet")
    isVerbose = invocation.has("verbose")
    showsTimings = invocation.has("timings")
  }
}
