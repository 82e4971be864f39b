/// The texts of `--help`.
enum Help {
  /// The help of the tool itself.
  static var overview: String {
    var text = """
      tokenc compiles design tokens to Swift, CSS and JSON, and holds them to Apple's guidelines on materials.

      Usage: tokenc COMMAND [OPTIONS]

      Commands:

      """
    for command in Command.allCases { text += "  \(padded(command.rawValue, 10))\(command.summary)\n" }
    text += """

      Options:
        --help      print this, or the help of a command
        --version   print the version

      Exit status: 0 no errors, 1 errors were found, 2 the command line is wrong, 70 the tool failed.

      """
    return text
  }

  /// The help of one command.
  static func text(of command: Command) -> String {
    let operand = command.operand.map { " " + $0 } ?? ""
    var text = "tokenc \(command.rawValue): \(command.summary)\n\n"
    text += "Usage: tokenc \(command.rawValue)\(operand) [OPTIONS]\n\nOptions:\n"
    let options = command.options + [Option("help", letter: "h", help: "print this")]
    for option in options {
      let letter = option.letter.map { "-\($0), " } ?? "    "
      let value = option.value.map { " \($0)" } ?? ""
      let lines = option.help.split(separator: "\n").joined(separator: "\n" + padded("", 30))
      text += "  " + padded("\(letter)--\(option.name)\(value)", 28) + lines + "\n"
    }
    return text
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
