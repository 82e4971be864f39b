import TokenSource

/// How a run ended.
enum ExitStatus: Int32, CaseIterable {
  /// No errors.
  case clean = 0
  /// Errors were found.
  case errors = 1
  /// The command line could not be understood.
  case usage = 2
  /// A fault of the tool or of the machine.
  case failure = 70

  /// It in a few words.
  var meaning: String {
    switch self {
    case .clean: "no errors"
    case .errors: "errors were found"
    case .usage: "the command line is wrong"
    case .failure: "the tool failed"
    }
  }
}

/// A command line that can't be carried out.
struct UsageError: Error {
  /// What is wrong and what to do.
  let message: String
  /// The command whose help would be of use; empty for the tool itself, nil for none.
  let command: String?

  init(_ message: String, command: String? = "") {
    self.message = message
    self.command = command
  }
}

/// Ends the process.
func exitProcess(_ status: ExitStatus) -> Never { LocalFileSystem.exit(status.rawValue) }
