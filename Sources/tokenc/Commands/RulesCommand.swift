import TokenRules

/// `tokenc rules`: the list of guidelines and how the tool keeps to each.
enum RulesCommand {
  static func run(_ invocation: Invocation, _ console: Console) throws(UsageError) -> ExitStatus {
    guard invocation.operands.isEmpty else {
      throw UsageError("“tokenc rules” takes no names; “tokenc explain RULE” shows one rule", command: "rules")
    }
    switch try invocation.choice("format", TextFormat.self) ?? .text {
    case .text: console.print(RuleListing.table())
    case .json: console.print(RuleListing.json())
    }
    return .clean
  }
}

/// `tokenc explain`: the page of one guideline.
enum ExplainCommand {
  static func run(_ invocation: Invocation, _ console: Console) throws(UsageError) -> ExitStatus {
    guard let id = invocation.operands.first, invocation.operands.count == 1 else {
      throw UsageError("which rule? tokenc explain clear-bright-dimming", command: "explain")
    }
    guard let guideline = Guidelines.guideline(id) else {
      throw UsageError(RuleExplanation.unknown(id), command: nil)
    }
    console.print(RuleExplanation.text(guideline))
    return .clean
  }
}
