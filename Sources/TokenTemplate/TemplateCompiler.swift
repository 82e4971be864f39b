import TokenDiagnostics
import TokenSource

/// The steps from sources to a set: names are registered, each template is parsed by itself, all are linked together.
struct TemplateCompiler {
  private var templates: [ParsedTemplate] = []
  private var index: [String: Int] = [:]
  private var diagnostics: [Diagnostic] = []

  mutating func parse(_ sources: [TemplateSource], _ mode: TemplateSet.Mode) {
    let isStrict = if case .strict = mode { true } else { false }
    for source in sources {
      let start = SourceLocation(source.file, .at(0))
      if !source.isBuiltin, source.name.hasPrefix(TemplateSource.builtinPrefix), isStrict {
        let message = "\(quoted(source.name)) is the name of a template of the tool; move the file to another folder"
        diagnostics.append(Diagnostic(.error, .templateReservedName, message, at: start))
        continue
      }
      if let other = index[source.key] {
        let note = Note("the first one is here", at: SourceLocation(templates[other].file, .at(0)))
        let message = "two templates are called \(quoted(source.name)); rename one"
        diagnostics.append(Diagnostic(.error, .templateDuplicate, message, at: start, notes: [note]))
        continue
      }
      guard source.bytes.count <= Limits.text else {
        let message = "\(quoted(source.name)) is larger than \(Limits.text >> 20) MiB; split it into partials"
        diagnostics.append(Diagnostic(.error, .templateTooLarge, message, at: start))
        continue
      }
      let (template, found) = TemplateParser.parse(source, isStrict: isStrict)
      index[source.key] = templates.count
      templates.append(template)
      diagnostics += found
    }
  }

  mutating func link(_ mode: TemplateSet.Mode) -> (set: TemplateSet, diagnostics: [Diagnostic]) {
    switch mode {
    case .strict(let entries, let escapers): linkStrictly(entries, escapers)
    case .spec(let escaper): linkFreely(escaper)
    }
  }

  private mutating func linkStrictly(_ wanted: [TemplateEntry], _ escapers: [Escaper]) -> (TemplateSet, [Diagnostic]) {
    var linker = Linker(templates, index: index, escapers: escapers, isStrict: true)
    var entries: [String: TemplateSet.Entry] = [:]
    for entry in wanted {
      guard let target = linker.template(named: entry.name) else {
        let message = "there is no template \(quoted(entry.name)); add the file \(quoted(entry.name + ".mustache"))"
        diagnostics.append(Diagnostic(.error, .templateMissing, message))
        continue
      }
      let context = LinkContext(
        schema: linker.schema(entry.schema), scopes: [entry.root.index], escaper: linker.escaper(of: target) ?? -1)
      let unit = linker.unit(UnitKey(body: Body(template: target), context: context), caller: nil)
      entries[entry.name] = TemplateSet.Entry(unit: unit, contract: entry)
    }
    linker.run()
    let used = Set(linker.units.map(\.key.body.template))
    let unused = templates.indices.filter { !used.contains($0) }.map { templates[$0].key }
      .filter { !$0.hasPrefix(TemplateSource.builtinPrefix) }.sorted()
    let set = TemplateSet(program: linker.program, entries: entries, names: [], unused: unused)
    return (set, diagnostics + linker.diagnostics)
  }

  private mutating func linkFreely(_ escaper: Escaper) -> (TemplateSet, [Diagnostic]) {
    var linker = Linker(templates, index: index, escapers: [escaper], isStrict: false)
    var entries: [String: TemplateSet.Entry] = [:]
    for (target, template) in templates.enumerated() {
      let context = LinkContext(schema: 0, scopes: [], escaper: 0)
      let unit = linker.unit(UnitKey(body: Body(template: target), context: context), caller: nil)
      entries[template.key] = TemplateSet.Entry(unit: unit, contract: nil)
    }
    linker.run()
    let set = TemplateSet(program: linker.program, entries: entries, names: linker.names, unused: [])
    return (set, diagnostics + linker.diagnostics)
  }
}
