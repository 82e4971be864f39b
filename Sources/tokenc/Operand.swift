/// A word beside the options that a command takes.
struct Operand {
  /// What it is called in the usage: `FOLDER`.
  let name: String
  /// What it may be.
  let domain: Domain
  /// Whether it may be left out.
  let isOptional: Bool
  /// Whether more of its kind may follow.
  let isRepeated: Bool

  /// Reads a part of a usage: `FOLDER`, `[FOLDER]`, `FILE...`.
  init(usage: some StringProtocol) {
    isOptional = usage.hasPrefix("[")
    let bare = String(usage.filter { $0 != "[" && $0 != "]" })
    isRepeated = bare.hasSuffix("...")
    name = isRepeated ? String(bare.dropLast(3)) : bare
    domain = Domain(placeholder: name)
  }
}

extension Command {
  /// The words beside the options, in their order.
  var operands: [Operand] { (operand ?? "").split(separator: " ").map { Operand(usage: $0) } }
}
