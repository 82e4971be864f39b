import TokenDiagnostics
import TokenEmit

/// A command line, taken apart.
struct Invocation {
  /// The command; nil for the tool's own help or version.
  let command: Command?
  /// What stands beside the options.
  private(set) var operands: [String] = []
  /// Values by option name; flags have one empty value.
  private(set) var values: [String: [String]] = [:]
  private var wantsHelp = false
  private var wantsVersion = false

  /// Takes arguments apart, the program's own name left out.
  init(_ arguments: [String]) throws(UsageError) {
    guard let first = arguments.first else {
      command = nil
      wantsHelp = true
      return
    }
    if first == "--help" || first == "-h" || first == "help" || first == "--version" {
      command = first == "help" ? try Self.topic(arguments.dropFirst().first) : nil
      wantsVersion = first == "--version"
      wantsHelp = !wantsVersion
      return
    }
    guard let command = Command(rawValue: first) else { throw Self.unknown(first) }
    self.command = command
    try parse(Array(arguments.dropFirst()), command)
  }

  /// The command that `tokenc help` is asked about.
  private static func topic(_ word: String?) throws(UsageError) -> Command? {
    guard let word else { return nil }
    guard let command = Command(rawValue: word) else { throw unknown(word) }
    return command
  }

  private static func unknown(_ word: String) -> UsageError {
    guard word.hasPrefix("-") else {
      return UsageError("there is no command “\(word)”; \(UsageError.hint(word, Command.allCases.map(\.rawValue)))")
    }
    let guess = DidYouMean.closest(to: word, in: ["--help", "--version"]).map { "did you mean “\($0)”?" }
    return UsageError("there is no option “\(word)” here; \(guess ?? "those of a command stand behind it")")
  }

  // MARK: Options

  private mutating func parse(_ arguments: [String], _ command: Command) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      } else if argument == "--help" || argument == "-h" {
        wantsHelp = true
      } else if argument.hasPrefix("--") {
        try long(argument.dropFirst(2), &rest, command)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try short(argument.dropFirst(), &rest, command)
      } else {
        operands.append(argument)
      }
    }
  }

  private mutating func long(
    _ text: Substring, _ rest: inout ArraySlice<String>, _ command: Command
  ) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw Self.unknownOption(name, command)
    }
    if parts.count == 2, option.value == nil {
      throw UsageError("“--\(name)” takes no value", command: command.rawValue)
    }
    try take(option, parts.count == 2 ? String(parts[1]) : nil, &rest, command)
  }

  private static func unknownOption(_ name: String, _ command: Command) -> UsageError {
    let guess = DidYouMean.closest(to: name, in: command.options.map(\.name) + [Option.help.name])
    let owners = Command.allCases.filter { $0.options.contains { $0.name == name } }.map { "tokenc \($0.rawValue)" }
    let hint =
      guess.map { "; did you mean “--\($0)”?" }
      ?? (owners.isEmpty ? "" : "; it is one of “\(owners.joined(separator: "”, “"))”")
    return UsageError("“tokenc \(command.rawValue)” has no option “--\(name)”\(hint)", command: command.rawValue)
  }

  private mutating func short(
    _ text: Substring, _ rest: inout ArraySlice<String>, _ command: Command
  ) throws(UsageError) {
    var letters = text
    while let letter = letters.popFirst() {
      guard let option = command.options.first(where: { $0.letter == letter }) else {
        throw UsageError("“tokenc \(command.rawValue)” has no option “-\(letter)”", command: command.rawValue)
      }
      let attached = option.value != nil && !letters.isEmpty ? String(letters) : nil
      if attached != nil { letters = "" }
      try take(option, attached, &rest, command)
    }
  }

  private mutating func take(
    _ option: Option, _ attached: String?, _ rest: inout ArraySlice<String>, _ command: Command
  ) throws(UsageError) {
    guard let value = option.value else {
      values[option.name, default: []].append("")
      return
    }
    guard let text = attached ?? rest.popFirst(), !text.isEmpty else {
      throw UsageError("“--\(option.name)” needs a value: \(value)", command: command.rawValue)
    }
    values[option.name, default: []].append(text)
  }

  /// Whether a flag was given.
  func has(_ name: String) -> Bool { values[name] != nil }
  /// The last value of an option.
  func value(_ name: String) -> String? { values[name]?.last }

  // MARK: Running

  /// Carries the command out.
  func run(_ console: Console) async throws(UsageError) -> ExitStatus {
    if wantsVersion {
      console.print("tokenc \(Tokenc.version)\n")
      return .clean
    }
    if wantsHelp {
      console.print(command.map(Help.text(of:)) ?? Help.overview)
      return .clean
    }
    switch command {
    case .initialize: return try await InitCommand(self, console).run()
    case .build: return try await BuildCommand(self, console).run()
    case .check: return try await CheckCommand(self, console).run()
    case .preview: return try await PreviewCommand(self, console).run()
    case .resolve: return try await ResolveCommand(self, console).run()
    case .convert: return try ConvertCommand(self, console).run()
    case .format: return try await FormatCommand(self, console).run()
    case .schema: return try SchemaCommand(self, console).run()
    case .inspect:
      if let view = try choice("view-model", OutputView.self) {
        return try await ViewModelCommand(view, self, console).run()
      }
      return try await InspectCommand(self, console).run()
    case .diff: return try await DiffCommand(self, console).run()
    case .rules: return try RulesCommand.run(self, console)
    case .explain: return try ExplainCommand.run(self, console)
    case .completions: return try await CompletionsCommand(self, console).run()
    case .manual: return try ManualCommand.run(self, console)
    case nil: return .clean
    }
  }
}
