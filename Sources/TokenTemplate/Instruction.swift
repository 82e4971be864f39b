import TokenDiagnostics

/// Where a value is found: a node, a chain of objects from it, and a field of the last one.
struct Reference {
  /// `slot` of names that are looked up on the context stack while rendering.
  static let dynamic = UInt16.max

  /// The scope whose innermost node is meant.
  var slot: UInt16 = Reference.dynamic
  var field: UInt16 = 0
  /// The chain, in `Program.paths`.
  var path: Range<Int32> = 0..<0
}

/// One step of rendering. All templates are compiled into one flat array of these.
struct Instruction {
  enum Operation: UInt8 {
    /// Writes `Program.text[a..<b]`.
    case text
    /// Writes the value of `reference`, escaped by escaper `a` unless that is -1.
    case value
    /// Writes the line that the innermost section over lines is at.
    case line
    /// Goes on at `a` if the value is absent, empty or false (if `isInverted`: if it is not).
    case test
    /// The same for being the first item of the innermost list.
    case testFirst
    /// The same for being the last item of the innermost list.
    case testLast
    /// Starts a section over a list; goes on at `a` if it is empty. The next item's node goes to slot `b`.
    case list
    /// Starts a section over an object, in the same way.
    case object
    /// Starts a section over lines.
    case lines
    /// Ends a section: the next item at `a`, or on.
    case end
    /// Enters unit `a`, with `Program.text[b..<c]` as further indentation.
    case call
    /// Enters the unit that table `a` has for the template name in `reference`; indentation as for `call`.
    case callNamed
    /// Leaves the unit.
    case leave
    /// Does nothing: a call that was found to be wrong.
    case nothing
  }

  var operation: Operation
  var isInverted = false
  var reference = Reference()
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = 0

  init(_ operation: Operation) { self.operation = operation }
}

/// Compiled templates.
struct Program {
  /// A unit that a dynamic name can lead to.
  struct Target {
    var name: [UInt8]
    /// -1 where the call was found to be wrong.
    var unit: Int32
  }

  var code: [Instruction] = []
  /// All text of all templates.
  var text: [UInt8] = []
  var paths: [FieldID] = []
  var tables: [[Target]] = []
  /// First instruction of each unit.
  var units: [Int32] = []
  var escapers: [Escaper] = []
  /// The tags that the calls stem from, by instruction.
  var sites: [Int: SourceLocation] = [:]
}
