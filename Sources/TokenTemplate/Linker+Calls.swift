import TokenDiagnostics
import TokenSource

extension Linker {
  // MARK: Tags

  mutating func addPartial(_ item: Item) {
    addCall(item, environment: state.key.environment)
  }

  mutating func addParent(_ item: Item, at index: Int) {
    let template = template
    var blocks: [(name: String, body: Body)] = []
    var seen: Set<String> = []
    var next = index + 1
    while next < item.partner {
      let inner = template.items[next]
      if inner.isOverride {
        let name = template.text(inner.name)
        if !seen.insert(name).inserted, isStrict {
          let message = "block \(quoted(name)) is overridden twice in one parent tag; remove one"
          report(.error, .templateDuplicate, message, in: state.key.body.template, at: inner.range)
        } else {
          blocks.append((name, Body(template: state.key.body.template, block: next)))
        }
      }
      next = inner.opens ? inner.partner + 1 : next + 1
    }
    guard item.isDynamic || self.template(named: template.text(item.name)) != nil else {
      hasGaps = true
      if isStrict { reportUnknownPartial(item, template.text(item.name)) }
      return
    }
    addCall(item, environment: environment(state.key.environment, adding: blocks))
  }

  /// Puts what overrides a block in its place; returns false if nothing does.
  mutating func addOverride(of item: Item) -> Bool {
    // Inside its own body a block of the same name is a block of its own.
    guard let body = override(of: template.text(item.name)), body != state.key.body else { return false }
    let key = UnitKey(body: body, context: state.context, environment: state.key.environment)
    addCall(item, to: unit(key, caller: template.location(item.range)))
    let isWhole = item.isStandalone && template.items[item.partner].isStandalone
    if isStrict, let block = body.block, let endsLine = templates[body.template].endsLine(block), endsLine != isWhole {
      reportLines(item, body, isWhole: isWhole)
    }
    return true
  }

  private mutating func addCall(_ item: Item, environment: Int) {
    let name = template.text(item.name)
    if item.isDynamic { return addNamedCall(item, environment: environment) }
    guard let target = self.template(named: name) else {
      if isStrict { reportUnknownPartial(item, name) }
      return
    }
    guard let unit = unit(of: target, item, environment: environment) else { return }
    addCall(item, to: unit)
  }

  private mutating func addCall(_ item: Item, to unit: Int) {
    var call = Instruction(.call)
    call.a = Int32(unit)
    setIndent(item, of: &call)
    append(call, to: [unit], item)
  }

  /// A call to one of the templates that the schema lists for a field, in spec mode to any.
  private mutating func addNamedCall(_ item: Item, environment: Int) {
    guard let meaning = resolve(item) else { return }
    var call = Instruction(.callNamed)
    var targets: [String]
    switch meaning {
    case .dynamic(let reference):
      call.reference = reference
      targets = index.keys.sorted()
    case .field(let reference, .template(let names)):
      call.reference = reference
      targets = names
    case .field(_, let kind): return reportNotATemplate(item, kind.description)
    case .first, .last: return reportNotATemplate(item, FieldKind.bool.description)
    case .line: return reportNotATemplate(item, FieldKind.lines.description)
    }
    var table: [Program.Target] = []
    for name in targets {
      guard let target = self.template(named: name) else {
        reportUnknownPartial(item, name)
        continue
      }
      guard let unit = unit(of: target, item, environment: environment) else { continue }
      table.append(Program.Target(name: Array(name.utf8), unit: Int32(unit)))
    }
    call.a = Int32(program.tables.count)
    program.tables.append(table)
    setIndent(item, of: &call)
    append(call, to: table.map { Int($0.unit) }, item)
  }

  private mutating func append(_ call: Instruction, to units: [Int], _ item: Item) {
    let consumes = state.sections.contains { $0.consumesData }
    for (position, unit) in units.enumerated() {
      calls.append(
        Call(
          from: state.unit, to: unit, instruction: program.code.count,
          target: call.operation == .callNamed ? position : nil, consumesData: consumes, site: item))
    }
    program.sites[program.code.count] = template.location(item.range)
    program.code.append(call)
  }

  /// Takes over the space before a standalone tag, less what its block loses.
  private mutating func setIndent(_ item: Item, of call: inout Instruction) {
    call.b = Int32(program.text.count)
    program.text.append(contentsOf: template.bytes[item.indent.indices].dropFirst(state.strip))
    call.c = Int32(program.text.count)
  }

  /// The unit of a template in the context of this tag, or nil if it is in another language.
  private mutating func unit(of target: Int, _ item: Item, environment: Int) -> Int? {
    var context = state.context
    if isStrict, let own = escaper(of: target) {
      if context.escaper >= 0, context.escaper != own {
        reportLanguages(item, target, own)
        return nil
      }
      context.escaper = own
    }
    let key = UnitKey(body: Body(template: target), context: context, environment: environment)
    return unit(key, caller: template.location(item.range))
  }

  /// The escaper that the name of a template asks for.
  func escaper(of target: Int) -> Int32? {
    Escaper.index(for: templates[target].key, among: program.escapers).map(Int32.init)
  }

  // MARK: Recursion

  /// Finds calls that lead back to where they come from without any data in between, tells of them and takes them out.
  mutating func breakRecursion() {
    var byCaller: [[Int]] = Array(repeating: [], count: units.count)
    for (number, call) in calls.enumerated() where !call.consumesData { byCaller[call.from].append(number) }
    var isDone = Array(repeating: false, count: units.count)
    var isActive = isDone
    for root in units.indices where !isDone[root] {
      var path: [(unit: Int, next: Int)] = [(root, 0)]
      isActive[root] = true
      while let (unit, next) = path.last {
        guard next < byCaller[unit].count else {
          isActive[unit] = false
          isDone[unit] = true
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let call = calls[byCaller[unit][next]]
        if isActive[call.to] {
          takeOut(call)
        } else if !isDone[call.to] {
          isActive[call.to] = true
          path.append((call.to, 0))
        }
      }
    }
  }

  private mutating func takeOut(_ call: Call) {
    if let target = call.target {
      let table = Int(program.code[call.instruction].a)
      program.tables[table][target].unit = -1
    } else {
      program.code[call.instruction].operation = .nothing
    }
    reportRecursion(call)
  }
}
