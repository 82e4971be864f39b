import TokenDiagnostics
import TokenSource

/// Where the compilation of one unit stands.
struct LoweringState {
  struct Section {
    /// The instruction that starts it.
    var start: Int
    var outer: LinkContext
    /// Whether it walks through items and so ends with `end`.
    var isWalk: Bool
    var consumesData: Bool
  }

  var unit = 0
  var key = UnitKey(body: Body(template: 0), context: LinkContext(schema: 0, scopes: [], escaper: -1))
  var context = LinkContext(schema: 0, scopes: [], escaper: -1)
  /// Bytes of space to take off each line of an overriding block.
  var strip = 0
  var sections: [Section] = []
  /// No text may be joined across this instruction, which is jumped to.
  var barrier = 0
}

extension Linker {
  var template: ParsedTemplate { templates[state.key.body.template] }

  mutating func lower(_ unit: Int) {
    let key = units[unit].key
    state = LoweringState(unit: unit, key: key, context: key.context, barrier: program.code.count)
    program.units[unit] = Int32(program.code.count)
    let items = template.items
    var index = 0
    var end = items.count
    if let block = key.body.block {
      state.strip = items[block].indent.count
      index = block + 1
      end = items[block].partner
    }
    while index < end { index = lower(items[index], at: index) }
    program.code.append(Instruction(.leave))
  }

  /// Compiles one piece; returns the index of the next one.
  private mutating func lower(_ item: Item, at index: Int) -> Int {
    switch item.kind {
    case .text: addText(item.range)
    case .value, .raw: addValue(item)
    case .section, .inverted:
      guard addSection(item) else {
        hasGaps = true
        return item.partner + 1
      }
    case .partial: addPartial(item)
    case .parent:
      addParent(item, at: index)
      return item.partner + 1
    case .block: if addOverride(of: item) { return item.partner + 1 }
    case .end: endSection(template.items[item.partner])
    }
    return index + 1
  }

  // MARK: Text

  private mutating func addText(_ range: ByteRange) {
    let start = program.text.count
    appendText(range)
    guard program.text.count > start else { return }
    let last = program.code.count - 1
    if last >= state.barrier, program.code[last].operation == .text, program.code[last].b == start {
      program.code[last].b = Int32(program.text.count)
      return
    }
    var text = Instruction(.text)
    text.a = Int32(start)
    text.b = Int32(program.text.count)
    program.code.append(text)
  }

  /// Copies text, without the indentation of an overriding block and, in strict mode, with line feeds alone.
  private mutating func appendText(_ range: ByteRange) {
    let template = template
    let bytes = template.bytes
    var index = Int(range.lower)
    let end = Int(range.upper)
    if state.strip == 0, !isStrict {
      program.text.append(contentsOf: bytes[range.indices])
      return
    }
    while index < end {
      if template.isLineStart(index) {
        let limit = min(end, index + state.strip)
        while index < limit, ParsedTemplate.isBlank(bytes[index]) { index += 1 }
      }
      let start = index
      while index < end, bytes[index] != 0x0A { index += 1 }
      guard index < end else {
        program.text.append(contentsOf: bytes[start..<end])
        return
      }
      let hasReturn = isStrict && index > start && bytes[index - 1] == 0x0D
      program.text.append(contentsOf: bytes[start..<(hasReturn ? index - 1 : index)])
      program.text.append(0x0A)
      index += 1
    }
  }

  // MARK: Values and sections

  private mutating func addValue(_ item: Item) {
    guard let meaning = resolve(item) else { return }
    var value = Instruction(.value)
    value.a = -1
    switch meaning {
    case .line: value.operation = .line
    case .dynamic(let reference):
      value.reference = reference
      if item.kind == .value { value.a = state.context.escaper }
    case .field(let reference, .text):
      guard item.kind == .value else { return reportRawText(item) }
      value.reference = reference
      value.a = state.context.escaper
    case .field(let reference, .code), .field(let reference, .template): value.reference = reference
    case .field(_, let kind): return reportNotAValue(item, kind.description)
    case .first, .last: return reportNotAValue(item, FieldKind.bool.description)
    }
    program.code.append(value)
  }

  /// Starts a section; returns false if its name means nothing here.
  private mutating func addSection(_ item: Item) -> Bool {
    guard let meaning = resolve(item) else { return false }
    var start = Instruction(.test)
    start.isInverted = item.kind == .inverted
    var inner = state.context
    switch meaning {
    case .line:
      reportNotASection(item)
      return false
    case .first: start.operation = .testFirst
    case .last: start.operation = .testLast
    case .dynamic(let reference):
      start.reference = reference
      if !start.isInverted { start.operation = .list }
    case .field(let reference, let kind):
      start.reference = reference
      if !start.isInverted { enter(kind, &start, &inner) }
    }
    let consumes = start.operation == .object || start.operation == .list
    state.sections.append(
      LoweringState.Section(
        start: program.code.count, outer: state.context, isWalk: consumes || start.operation == .lines,
        consumesData: consumes))
    state.context = inner
    program.code.append(start)
    return true
  }

  private func enter(_ kind: FieldKind, _ start: inout Instruction, _ inner: inout LinkContext) {
    switch kind {
    case .list(let scope):
      start.operation = .list
      start.b = Int32(scope.index)
      inner = inner.entering(scope.index, isList: true)
    case .object(let scope):
      start.operation = .object
      start.b = Int32(scope.index)
      inner = inner.entering(scope.index, isList: false)
    case .lines:
      start.operation = .lines
      inner = inner.entering(LinkContext.line, isList: true)
    case .text, .code, .bool, .template: break
    }
  }

  /// Ends a section. The ends of blocks and parents leave no trace.
  private mutating func endSection(_ opening: Item) {
    guard opening.kind == .section || opening.kind == .inverted, let section = state.sections.popLast() else { return }
    state.context = section.outer
    if section.isWalk {
      var end = Instruction(.end)
      end.a = Int32(section.start + 1)
      program.code.append(end)
    }
    program.code[section.start].a = Int32(program.code.count)
    state.barrier = program.code.count
  }
}
