/// The manual page, made from the table of commands.
enum ManualPage {
  /// Outside of commands: files, and variables of the environment.
  private static let files = [
    ("tokenc.json", "in the folder of tokens: name, platforms, outputs, rules and templates."),
    ("*.tokens.json, *.tokens", "token files, in any folders below the one that is built."),
    ("*.resolver.json", "the document that says which files count in which theme."),
    ("dist/", "what is written, unless -o names another folder. .tokenc-manifest.json in it lists the files."),
  ]
  private static let environment = [
    ("NO_COLOR", "if set and not empty, nothing is colored."),
    ("TERM", "where it is dumb, nothing is colored and no progress is shown."),
  ]

  /// The whole page.
  static func text() -> String {
    var page = Roff()
    page.macro("Dd", Tokenc.date)
    page.macro("Dt", "TOKENC", "1")
    page.macro("Os")
    page.macro("Sh", "NAME")
    page.macro("Nm", "tokenc")
    page.macro("Nd", "compile design tokens to Swift, CSS and JSON")
    synopsis(&page)
    page.macro("Sh", "DESCRIPTION")
    page.macro("Nm")
    page.prose(
      """
      reads design tokens in the format of the Design Tokens Community Group (2025.10), and four types of its own that
      describe Apple's materials. It holds them to Apple's guidelines on materials the way a compiler holds a program to
      its language, and writes Swift, CSS and JSON. Diagnostics go to standard error, results to standard output.
      """)
    page.macro("Sh", "COMMANDS")
    for command in Command.allCases { add(command, to: &page) }
    list("ENVIRONMENT", "Ev", environment, &page)
    list("FILES", "Pa", files, &page)
    status(&page)
    examples(&page)
    return page.text
  }

  private static func synopsis(_ page: inout Roff) {
    page.macro("Sh", "SYNOPSIS")
    for command in Command.allCases {
      page.macro("Nm")
      page.macro("Cm", command.rawValue)
      if !command.options.isEmpty { page.macro("Op", "Ar", "options") }
      for operand in command.operands { add(operand, to: &page) }
    }
    page.macro("Nm")
    page.macro("Fl", "\\-version")
  }

  private static func add(_ operand: Operand, to page: inout Roff) {
    let words = operand.domain.words
    let name =
      words.isEmpty ? operand.name.split(separator: "|").joined(separator: " | ") : words.joined(separator: " | ")
    let repeats = operand.isRepeated ? " ..." : ""
    if operand.isOptional { page.macro("Op", "Ar", name + repeats) } else { page.macro("Ar", name + repeats) }
  }

  private static func add(_ command: Command, to page: inout Roff) {
    page.macro("Ss", command.rawValue)
    page.prose(sentence(command.summary) + " " + command.details)
    guard !command.options.isEmpty else { return }
    page.macro("Bl", "-tag", "-width", "Ds")
    for option in command.options {
      let letter = option.letter.map { ["\($0)", ",", "Fl"] } ?? []
      let value = option.value.map { ["Ar", Roff.argument($0)] } ?? []
      page.macro("It", (["Fl"] + letter + ["\\-\(Roff.escaped(option.name))"] + value).joined(separator: " "))
      page.prose(sentence(option.help))
    }
    page.macro("El")
  }

  private static func list(_ title: String, _ macro: String, _ entries: [(String, String)], _ page: inout Roff) {
    page.macro("Sh", title)
    page.macro("Bl", "-tag", "-width", "Ds")
    for (name, meaning) in entries {
      page.macro("It", macro, Roff.argument(name))
      page.prose(sentence(meaning))
    }
    page.macro("El")
  }

  private static func status(_ page: inout Roff) {
    page.macro("Sh", "EXIT STATUS")
    page.macro("Bl", "-tag", "-width", "Ds")
    for status in ExitStatus.allCases {
      page.macro("It", String(status.rawValue))
      page.prose(sentence(status.meaning))
    }
    page.macro("El")
  }

  private static func examples(_ page: inout Roff) {
    page.macro("Sh", "EXAMPLES")
    page.macro("Bl", "-tag", "-width", "Ds")
    for example in Command.allCases.flatMap(\.examples) {
      page.macro("It", "Li", Roff.argument(example.line))
      page.prose(sentence(example.purpose))
    }
    page.macro("El")
  }

  /// A text as a sentence: with a capital letter and a full stop.
  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }
}
