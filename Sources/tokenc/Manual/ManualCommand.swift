/// `tokenc man`: the manual page.
enum ManualCommand {
  static func run(_ invocation: Invocation, _ console: Console) throws(UsageError) -> ExitStatus {
    guard invocation.operands.isEmpty else {
      throw UsageError("“tokenc man” takes no words; “tokenc help COMMAND” is about one command", command: "man")
    }
    console.print(ManualPage.text())
    return .clean
  }
}
