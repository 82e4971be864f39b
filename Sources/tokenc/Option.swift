/// An option of a command.
struct Option {
  /// Its long name without dashes.
  let name: String
  /// Its one-letter name, if it has one.
  let letter: Character?
  /// What its value is called in the help; nil for a flag.
  let value: String?
  /// One line of help.
  let help: String

  init(_ name: String, letter: Character? = nil, value: String? = nil, help: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
  }
}
