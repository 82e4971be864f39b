import TokenCompiler
import TokenDiagnostics
import TokenSource

/// The command line: reads arguments, runs a command, and ends with its status.
@main
struct Tokenc {
  /// The version of the tool.
  static let version = "0.1.0"
  /// The day of the version, as manual pages want it.
  static let date = "December 1, 2026"

  static func main() async {
    let console = Console(LocalFileSystem())
    let status = await run(Array(CommandLine.arguments.dropFirst()), console)
    exitProcess(status)
  }

  private static func run(_ arguments: [String], _ console: Console) async -> ExitStatus {
    do {
      let invocation = try Invocation(arguments)
      return try await invocation.run(console)
    } catch {
      console.error("tokenc: \(error.message)\n")
      if let command = error.command {
        console.error("see tokenc \(command.isEmpty ? "" : command + " ")--help\n")
      }
      return .usage
    }
  }
}
