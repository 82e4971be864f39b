/// What surrounds a piece of a template where it is used, as far as the meaning of its names depends on it.
struct LinkContext: Hashable {
  /// Stands for a line in a section over lines; no schema has that many scopes.
  static let line = UInt16.max

  /// Which of the linker's schemas holds the scopes.
  var schema: Int
  /// The scopes around, innermost first, each where it was entered last.
  ///
  /// A name means the innermost node of one scope. Which one that is does not depend on how often the scope was
  /// entered, so a partial that includes itself is compiled for finitely many contexts.
  var scopes: [UInt16]
  /// Whether a list is being walked through.
  var isInList = false
  /// The escaper, an index; -1 for none.
  var escaper: Int32

  /// The context inside a section over `scope`.
  func entering(_ scope: UInt16, isList: Bool) -> LinkContext {
    var inner = self
    inner.scopes = [scope] + scopes.filter { $0 != scope && $0 != Self.line }
    inner.isInList = isInList || isList
    return inner
  }

  /// The scopes that have names.
  var named: [UInt16] { scopes.filter { $0 != Self.line } }

  /// Whether `{{.}}` is a line.
  var isInLine: Bool { scopes.first == Self.line }
}

/// What a unit is compiled from: a whole template, or the block of it that overrides another.
struct Body: Hashable {
  var template: Int
  var block: Int?
}

/// One compiled form of a body. The same partial used in two scopes gives two units, with each name resolved in its
/// own way; overridden blocks differ too.
struct UnitKey: Hashable {
  var body: Body
  var context: LinkContext
  /// Index into `Linker.environments`: which blocks are overridden by which bodies.
  var environment = 0
}

/// A call from one unit to another, for the check that rendering ends.
struct Call {
  var from: Int
  var to: Int
  /// The instruction, and its target in the table for a dynamic name.
  var instruction: Int
  var target: Int?
  /// Whether a section over a list or an object lies between, so that the data ends the recursion.
  var consumesData: Bool
  var site: Item
}
