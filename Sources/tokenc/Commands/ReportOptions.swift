/// How a command reports.
struct ReportOptions {
  /// How diagnostics are shown.
  enum Format: String, CaseIterable {
    case text, json, sarif, github

    /// The option that chooses it.
    static let option = Option(
      "diagnostics", value: "FORMAT", of: .oneOf(Self.self),
      help: "text (default), json (one object a line), sarif or github")
  }

  let format: Format
  let isQuiet: Bool
  let isVerbose: Bool
  let showsTimings: Bool

  init(_ invocation: Invocation, _ command: Command) throws(UsageError) {
    format = try invocation.choice(Format.option.name) ?? .text
    isQuiet = invocation.has("quiet")
    isVerbose = invocation.has("verbose")
    showsTimings = invocation.has("timings")
  }
}
