import TokenDiagnostics
import TokenSource

/// Compiles parsed templates into a `Program`: resolves names, partials and blocks for each context they are used in.
///
/// Works off a list of units instead of descending into partials, so that no input drives recursion.
struct Linker {
  struct Unit {
    var key: UnitKey
    /// The tag that led here first; nil for a template that is rendered by itself.
    var caller: SourceLocation?
  }

  let isStrict: Bool
  let templates: [ParsedTemplate]
  let index: [String: Int]
  var program = Program()
  var schemas: [Schema] = []
  var units: [Unit] = []
  var environments: [[String: Body]] = [[:]]
  var calls: [Call] = []
  /// The unit being compiled.
  var state = LoweringState()
  /// Names of spec mode.
  var names: [String] = []
  private(set) var diagnostics: [Diagnostic] = []

  private var unitIndex: [UnitKey: Int] = [:]
  private var environmentIndex: [[String: Body]: Int] = [[:]: 0]
  private var nameIndex: [String: FieldID] = [:]
  private var reported: Set<Report> = []
  private var isTooLarge = false
  private var work = 0
  /// Overriding blocks in the order met, and those that an expansion asked for.
  private var overrides: [Body] = []
  private var seenOverrides: Set<Body> = []
  private var usedOverrides: Set<Body> = []
  /// Set once part of a template was left out because of a mistake, which may hide a block.
  var hasGaps = false

  private struct Report: Hashable {
    var location: SourceLocation
    var id: DiagnosticID
  }

  init(_ templates: [ParsedTemplate], index: [String: Int], escapers: [Escaper], isStrict: Bool) {
    self.templates = templates
    self.index = index
    self.isStrict = isStrict
    program.escapers = escapers
  }

  /// The template a name stands for: one of that name, or else the built-in one.
  func template(named name: String) -> Int? { index[name] ?? index[TemplateSource.builtinPrefix + name] }

  /// Compiles everything that was asked for, and what that leads to.
  mutating func run() {
    var next = 0
    while next < units.count, !isTooLarge {
      lower(next)
      next += 1
      checkSize(next)
    }
    guard isStrict else { return }
    if !hasGaps { reportUnusedOverrides() }
    breakRecursion()
  }

  private mutating func checkSize(_ done: Int) {
    work += templates[units[done - 1].key.body.template].items.count
    guard
      units.count > Limits.units || work > Limits.work || program.paths.count > Limits.work
        || program.text.count > Limits.text || names.count > Limits.names
    else { return }
    isTooLarge = true
    let key = units[done - 1].key
    let message = "the templates become too large once partials and blocks are put in; use fewer of them in one another"
    report(.error, .templateTooLarge, message, in: key.body.template, at: .at(0))
  }

  // MARK: Tables

  /// The number of a schema; equal ones share it.
  mutating func schema(_ schema: Schema) -> Int {
    if let known = schemas.firstIndex(of: schema) { return known }
    schemas.append(schema)
    return schemas.count - 1
  }

  /// The unit for a key, to be compiled if it is new.
  mutating func unit(_ key: UnitKey, caller: SourceLocation?) -> Int {
    if let known = unitIndex[key] { return known }
    units.append(Unit(key: key, caller: caller))
    program.units.append(-1)
    unitIndex[key] = units.count - 1
    return units.count - 1
  }

  /// The environment in which further blocks are overridden. Overrides from further out win.
  mutating func environment(_ outer: Int, adding blocks: [(name: String, body: Body)]) -> Int {
    var merged = environments[outer]
    for block in blocks {
      if seenOverrides.insert(block.body).inserted { overrides.append(block.body) }
      if merged[block.name] == nil { merged[block.name] = block.body } else { usedOverrides.insert(block.body) }
    }
    if let known = environmentIndex[merged] { return known }
    environments.append(merged)
    environmentIndex[merged] = environments.count - 1
    return environments.count - 1
  }

  /// The body that overrides a block here.
  mutating func override(of name: String) -> Body? {
    guard let body = environments[state.key.environment][name] else { return nil }
    usedOverrides.insert(body)
    return body
  }

  /// The id of a name in spec mode.
  mutating func intern(_ name: String) -> FieldID {
    if let id = nameIndex[name] { return id }
    // Past the limit, which is reported, ids no longer matter.
    let id = FieldID(UInt16(truncatingIfNeeded: names.count))
    names.append(name)
    nameIndex[name] = id
    return id
  }

  // MARK: Reports

  /// Adds a diagnostic unless the same place was told of already, in another context.
  mutating func report(_ diagnostic: Diagnostic) {
    if let location = diagnostic.location {
      guard reported.insert(Report(location: location, id: diagnostic.id)).inserted else { return }
    }
    diagnostics.append(diagnostic)
  }

  mutating func report(
    _ severity: Severity, _ id: DiagnosticID, _ message: String, in template: Int, at range: ByteRange
  ) {
    report(Diagnostic(severity, id, message, at: templates[template].location(range)))
  }

  private mutating func reportUnusedOverrides() {
    let unused = overrides.filter { !usedOverrides.contains($0) }
    guard !unused.isEmpty else { return }
    let known = knownBlocks()
    for body in unused {
      guard let block = body.block else { continue }
      let template = templates[body.template]
      let name = template.text(template.items[block].name)
      var message = "no block \(quoted(name)) is reached from here, so this replaces nothing"
      if let close = DidYouMean.closest(to: name, in: known) { message += "; did you mean \(quoted(close))?" }
      report(.error, .templateUnknownBlock, message, in: body.template, at: template.items[block].range)
    }
  }
  /// Names of blocks that can be replaced, for suggestions; not more than there are in sane templates.
  private func knownBlocks() -> [String] {
    var known: Set<String> = []
    for template in templates {
      for item in template.items where item.kind == .block && !item.isOverride && known.count < 500 {
        known.insert(template.text(item.name))
      }
    }
    return known.sorted()
  }
}
