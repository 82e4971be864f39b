/// An option of a command.
struct Option {
  /// Its long name without dashes.
  let name: String
  /// Its one-letter name, if it has one.
  let letter: Character?
  /// What its value is called in the help; nil for a flag.
  let value: String?
  /// What the value may be.
  let domain: Domain
  /// Whether each of several values counts.
  let repeats: Bool
  /// A line or two of help.
  let help: String

  /// - Parameter domain: what the value may be; nil for what the value's name says.
  init(
    _ name: String, letter: Character? = nil, value: String? = nil, of domain: Domain? = nil, repeats: Bool = false,
    help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.domain = domain ?? Domain(placeholder: value)
    self.repeats = repeats
    self.help = help + (repeats ? "; may be repeated" : "")
  }

  /// The option that every command takes.
  static let help = Option("help", letter: "h", help: "print this")
}
