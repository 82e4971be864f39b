/// The texts of `--help`.
enum Help {
  /// No line is longer.
  private static let width = 100

  /// The help of the tool itself.
  static var overview: String {
    var text = """
      tokenc compiles design tokens to Swift, CSS and JSON, and holds them to Apple's guidelines on
      materials.

      Usage: tokenc COMMAND [OPTIONS]

      Commands:

      """
    let names = Command.allCases.map(\.rawValue)
    let column = (names.map(\.count).max() ?? 0) + 2
    for command in Command.allCases { text += "  \(padded(command.rawValue, column))\(command.summary)\n" }
    text += """

      Options:
        -h, --help   print this, or the help of a command
        --version    print the version

      To begin with: tokenc init && tokenc build tokens/

      Exit status: \(ExitStatus.allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: ", ")).

      """
    return text
  }

  /// The help of one command.
  static func text(of command: Command) -> String {
    let operand = command.operand.map { " " + $0 } ?? ""
    var text = "tokenc \(command.rawValue): \(command.summary)\n\n"
    text += "Usage: tokenc \(command.rawValue)\(operand) [OPTIONS]\n\n"
    text += wrapped(command.details) + "\nOptions:\n"
    let options = command.options + [Option.help]
    let heads = options.map { option in
      let letter = option.letter.map { "-\($0), " } ?? "    "
      return "\(letter)--\(option.name)\(option.value.map { " \($0)" } ?? "")"
    }
    let column = (heads.map(\.count).max() ?? 0) + 2
    for (option, head) in zip(options, heads) {
      let lines = option.help.split(separator: "\n").joined(separator: "\n" + padded("", column + 2))
      text += "  " + padded(head, column) + lines + "\n"
    }
    return text + examples(of: command)
  }

  /// The command lines, with what they do behind them where there is room, else below.
  private static func examples(of command: Command) -> String {
    let column = (command.examples.map(\.line.count).max() ?? 0) + 2
    let fits = command.examples.allSatisfy { 2 + column + $0.purpose.count <= width }
    let lines = command.examples.map { example in
      fits ? "  \(padded(example.line, column))\(example.purpose)\n" : "  \(example.line)\n      \(example.purpose)\n"
    }
    return "\nExamples:\n" + lines.joined()
  }

  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].count + 1 + word.count > width { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
