import TokenDiagnostics
import TokenSource

/// Runs a program: one loop over the instructions with explicit stacks, so that depth costs no machine stack.
struct Renderer {
  private struct Frame {
    var returnTo: Int
    var indent: Int
  }

  private struct Walk {
    /// Whose field is walked through.
    var node: Node
    var field: FieldID
    /// What the slot held before; unused for lines and in spec mode.
    var outer: Node
    var slot: Int
    var index: Int
    var count: Int
    /// The list around.
    var outerList: Int
  }

  private static let noSlot = -1
  private static let stackSlot = -2

  private let program: Program
  private let isStrict: Bool
  private let limits: RenderLimits
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the next byte of template text or of a value starts a line.
  private var isLineStart = true
  private var indent: [UInt8] = []
  private var frames: [Frame] = []
  private var walks: [Walk] = []
  /// The innermost walk through a list or lines, for `isFirst` and `isLast`.
  private var list = -1
  /// The innermost node of each scope: strict mode.
  private var nodes: [Node]
  /// The context stack: spec mode.
  private var stack: [Node]
  /// A text before it is escaped.
  private var text = OutputBuffer()
  private var next = 0
  private var calls = 0
  /// Length of the output before.
  private var start = 0

  init(_ program: Program, slots: Int, root: Node, isStrict: Bool, limits: RenderLimits) {
    self.program = program
    self.isStrict = isStrict
    self.limits = limits
    nodes = Array(repeating: root, count: max(slots, 1))
    stack = [root]
  }

  /// Renders a unit; stops early, with a diagnostic, where a limit is reached.
  mutating func run(_ unit: Int, _ model: some ViewModel, into out: inout OutputBuffer) {
    guard program.units[unit] >= 0 else { return }
    next = Int(program.units[unit])
    start = out.bytes.count
    let program = program
    // One case an instruction: the loop is the whole machine, and reads best in one piece.
    while true {
      let step = program.code[next]
      next += 1
      switch step.operation {
      case .text: writeText(program.text, Int(step.a)..<Int(step.b), &out)
      case .value: writeValue(step, model, &out)
      case .line: writeLine(model, &out)
      case .test: if isTrue(step.reference, model) == step.isInverted { next = Int(step.a) }
      case .testFirst: if (walks[list].index == 0) == step.isInverted { next = Int(step.a) }
      case .testLast: if (walks[list].index == walks[list].count - 1) == step.isInverted { next = Int(step.a) }
      case .list, .object, .lines: startWalk(step, model)
      case .end: endItem(step, model)
      case .call: guard enter(Int(step.a), step, out.bytes.count) else { return }
      case .callNamed: guard enterNamed(step, model, out.bytes.count) else { return }
      case .leave: guard leave() else { return }
      case .nothing: break
      }
    }
  }

  // MARK: Writing

  private mutating func writeText(_ text: [UInt8], _ range: Range<Int>, _ out: inout OutputBuffer) {
    guard !indent.isEmpty else {
      out.append(text, range)
      isLineStart = text[range.upperBound - 1] == 0x0A
      return
    }
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, text[end] != 0x0A { end += 1 }
      let isBlank = end == start || (end == start + 1 && text[start] == 0x0D)
      if isLineStart, !isBlank { out.bytes.append(contentsOf: indent) }
      isLineStart = end < range.upperBound
      end = min(end + 1, range.upperBound)
      out.append(text, start..<end)
      start = end
    }
  }

  private mutating func writeValue(_ step: Instruction, _ model: some ViewModel, _ out: inout OutputBuffer) {
    guard let (node, field) = locate(step.reference, model) else { return }
    guard step.a < 0 else {
      text.bytes.removeAll(keepingCapacity: true)
      model.write(field, at: node, to: &text)
      guard !text.bytes.isEmpty else { return }
      _ = startValue(&out)
      program.escapers[Int(step.a)].append(text.bytes, to: &out)
      isLineStart = false
      return
    }
    let start = startValue(&out)
    model.write(field, at: node, to: &out)
    _ = endValue(start, &out)
  }

  private mutating func writeLine(_ model: some ViewModel, _ out: inout OutputBuffer) {
    guard let walk = walks.last else { return }
    let start = startValue(&out)
    model.write(line: walk.index, of: walk.field, at: walk.node, to: &out)
    guard endValue(start, &out) else { return }
    for index in start..<out.bytes.count where out.bytes[index] == 0x0A || out.bytes[index] == 0x0D {
      out.bytes[index] = 0x20
    }
  }

  /// Writes the indentation a value may need; returns where the value starts.
  private func startValue(_ out: inout OutputBuffer) -> Int {
    if isLineStart, !indent.isEmpty { out.bytes.append(contentsOf: indent) }
    return out.bytes.count
  }

  /// Takes the indentation back if the value was empty. Returns whether there was one.
  private mutating func endValue(_ start: Int, _ out: inout OutputBuffer) -> Bool {
    guard out.bytes.count > start else {
      if isLineStart, !indent.isEmpty { out.bytes.removeLast(indent.count) }
      return false
    }
    isLineStart = false
    return true
  }

  // MARK: Names

  private func isTrue(_ reference: Reference, _ model: some ViewModel) -> Bool {
    guard let (node, field) = locate(reference, model) else { return false }
    return model.count(of: field, at: node) > 0
  }

  @inline(__always)
  private func locate(_ reference: Reference, _ model: some ViewModel) -> (Node, FieldID)? {
    if reference.slot != Reference.dynamic, reference.path.isEmpty {
      return (nodes[Int(reference.slot)], FieldID(reference.field))
    }
    return locateChain(reference, model)
  }

  private func locateChain(_ reference: Reference, _ model: some ViewModel) -> (Node, FieldID)? {
    let isDynamic = reference.slot == Reference.dynamic
    let field = FieldID(reference.field)
    let first = reference.path.isEmpty ? field : program.paths[Int(reference.path.lowerBound)]
    var node: Node
    if !isDynamic {
      node = nodes[Int(reference.slot)]
    } else if first == .itself {
      return stack.last.map { ($0, field) }
    } else {
      guard let found = stack.last(where: { model.holds(first, at: $0) }) else { return nil }
      node = found
    }
    for step in reference.path {
      let part = program.paths[Int(step)]
      guard model.holds(part, at: node), model.count(of: part, at: node) > 0 else { return nil }
      node = model.child(0, of: part, at: node)
    }
    return model.holds(field, at: node) ? (node, field) : nil
  }

  // MARK: Sections

  private mutating func startWalk(_ step: Instruction, _ model: some ViewModel) {
    guard let (node, field) = locate(step.reference, model) else {
      next = Int(step.a)
      return
    }
    let count = model.count(of: field, at: node)
    guard count > 0 else {
      next = Int(step.a)
      return
    }
    var walk = Walk(
      node: node, field: field, outer: node, slot: Self.noSlot, index: 0, count: count, outerList: list)
    if step.operation != .object { list = walks.count }
    if step.operation != .lines {
      let child = model.child(0, of: field, at: node)
      if isStrict {
        walk.slot = Int(step.b)
        walk.outer = nodes[walk.slot]
        nodes[walk.slot] = child
      } else {
        walk.slot = Self.stackSlot
        stack.append(child)
      }
    }
    walks.append(walk)
  }

  private mutating func endItem(_ step: Instruction, _ model: some ViewModel) {
    let last = walks.count - 1
    walks[last].index += 1
    let walk = walks[last]
    guard walk.index < walk.count else {
      if walk.slot == Self.stackSlot { stack.removeLast() } else if walk.slot >= 0 { nodes[walk.slot] = walk.outer }
      list = walk.outerList
      walks.removeLast()
      return
    }
    if walk.slot != Self.noSlot {
      let child = model.child(walk.index, of: walk.field, at: walk.node)
      if walk.slot >= 0 { nodes[walk.slot] = child } else { stack[stack.count - 1] = child }
    }
    next = Int(step.a)
  }

  // MARK: Calls

  /// Goes on in another unit; returns false, and reports, where a limit is reached.
  private mutating func enter(_ unit: Int, _ step: Instruction, _ written: Int) -> Bool {
    guard program.units[unit] >= 0 else { return true }
    calls += 1
    guard frames.count < limits.depth else {
      let message = "partials lead into one another \(limits.depth) deep here; the data must end sooner"
      report(.templateTooDeep, message + ", or a section over data is missing")
      return false
    }
    guard calls <= limits.calls, written - start <= limits.output else {
      report(.templateTooLarge, "the output grows without measure here; does a partial stand in itself more than once?")
      return false
    }
    frames.append(Frame(returnTo: next, indent: indent.count))
    if step.c > step.b { indent.append(contentsOf: program.text[Int(step.b)..<Int(step.c)]) }
    next = Int(program.units[unit])
    return true
  }

  private mutating func enterNamed(_ step: Instruction, _ model: some ViewModel, _ written: Int) -> Bool {
    guard let (node, field) = locate(step.reference, model), model.count(of: field, at: node) > 0 else { return true }
    var name = OutputBuffer()
    model.write(field, at: node, to: &name)
    guard let target = program.tables[Int(step.a)].first(where: { $0.name == name.bytes }) else {
      guard isStrict else { return true }
      let text = quoted(String(decoding: name.bytes, as: UTF8.self))
      report(.templateUnknownPartial, "the data names a template \(text) here, which the schema does not list")
      return true
    }
    return target.unit < 0 || enter(Int(target.unit), step, written)
  }

  private mutating func leave() -> Bool {
    guard let frame = frames.popLast() else { return false }
    next = frame.returnTo
    if indent.count > frame.indent { indent.removeLast(indent.count - frame.indent) }
    return true
  }

  /// Reports at the tag of the instruction that is being run.
  private mutating func report(_ id: DiagnosticID, _ message: String) {
    let diagnostic = Diagnostic(.error, id, message, at: program.sites[next - 1])
    if diagnostics.last != diagnostic { diagnostics.append(diagnostic) }
  }
}
