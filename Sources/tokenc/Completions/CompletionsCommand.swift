import TokenDiagnostics

/// `tokenc completions`: the script for a shell, or the words that such a script asks for.
struct CompletionsCommand {
  private enum Product {
    case script(Shell)
    case words(CompletionWords, folder: String)
  }

  private let product: Product
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    self.console = console
    if let words = try invocation.choice("words", CompletionWords.self) {
      product = .words(words, folder: invocation.operands.first ?? "tokens")
      return
    }
    guard let name = invocation.operands.first else {
      throw UsageError("for which shell? tokenc completions bash", command: "completions")
    }
    guard invocation.operands.count == 1 else {
      throw UsageError("“tokenc completions” takes one shell, not \(invocation.operands.count)", command: "completions")
    }
    guard let shell = Shell(rawValue: name) else {
      let names = Shell.allCases.map(\.rawValue)
      let guess = DidYouMean.closest(to: name, in: names).map { "; did you mean “\($0)”?" } ?? ""
      throw UsageError("the shell is \(UsageError.list(names)), not “\(name)”\(guess)", command: "completions")
    }
    product = .script(shell)
  }

  func run() async -> ExitStatus {
    switch product {
    case .script(let shell): console.print(shell.script)
    case .words(let words, let folder): console.print(await words.text(folder, console.system))
    }
    return .clean
  }
}
