import TokenDiagnostics
import TokenSource

extension Linker {
  mutating func reportUnknownName(_ item: Item, _ part: String, _ scopes: [UInt16]) {
    let schema = schemas[state.context.schema]
    var known = scopes.flatMap { schema.fields(of: ScopeID($0)).map(\.name) }
    if state.context.isInList { known += [EngineField.isFirst, EngineField.isLast] }
    let owner = scopes.first.map { quoted(schema.name(of: ScopeID($0))) } ?? "the data"
    var message = "\(owner) has no field \(quoted(part))"
    if scopes.count > 1 { message += ", nor has anything around it" }
    if part == EngineField.isFirst || part == EngineField.isLast {
      message = "\(quoted(part)) is known inside a section over a list only; put this tag into one"
      return report(item, .templateUnknownName, message)
    }
    var fixes: [FixIt] = []
    if let close = DidYouMean.closest(to: part, in: known) {
      message += "; did you mean \(quoted(close))?"
      if template.text(item.name) == part {
        fixes = [FixIt("replace with \(close)", replacing: template.location(item.name), with: close)]
      }
    } else {
      message += "; use one that it has"
    }
    let names = scopes.first.map { schema.fields(of: ScopeID($0)).map(\.name) } ?? []
    let list = names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
    report(item, .templateUnknownName, message, notes: [Note("fields of \(owner): \(list)")], fixes: fixes)
  }

  mutating func reportAmbiguous(_ item: Item, _ part: String, _ owners: [UInt16]) {
    let schema = schemas[state.context.schema]
    let inner = state.context.named.first.map { quoted(schema.name(of: ScopeID($0))) } ?? "the data"
    let list = owners.map { quoted(schema.name(of: ScopeID($0))) }.joined(separator: " and ")
    let message = "\(inner) has no field \(quoted(part)), and \(list) around it have one each; use a name only one has"
    report(item, .templateAmbiguousName, message)
  }

  mutating func reportDot(_ item: Item) {
    let message = "'.' means a line inside a section over lines, and there is none directly around; name a field"
    report(item, .templateNotAValue, message)
  }

  mutating func reportNotAValue(_ item: Item, _ kind: String) {
    let name = template.text(item.name)
    let message =
      "\(quoted(name)) is \(kind) and has no text of its own; write \(quoted("{{#\(name)}}…{{/\(name)}}"))"
    report(item, .templateNotAValue, message)
  }

  mutating func reportNotASection(_ item: Item) {
    report(item, .templateNotASection, "a line cannot be a section; write '{{.}}' for its text")
  }

  mutating func reportNotAnObject(_ item: Item, _ part: String, _ kind: FieldKind) {
    let message =
      "\(quoted(part)) is \(kind.description) and has no fields to name after a dot; "
      + (kind.scope == nil ? "end the name there" : "open a section over it")
    report(item, .templateNotAnObject, message)
  }

  mutating func reportRawText(_ item: Item) {
    let name = template.text(item.name)
    let fix = "{{\(name)}}"
    report(
      item, .templateRawText,
      "\(quoted(name)) is free text and must be escaped; write \(quoted(fix))",
      fixes: [FixIt("replace with \(fix)", replacing: template.location(item.range), with: fix)])
  }

  mutating func reportUnknownPartial(_ item: Item, _ name: String) {
    var message = "there is no template \(quoted(name))"
    if item.isDynamic { message += ", which the data may name here" }
    let known = index.keys.map { key in
      key.hasPrefix(TemplateSource.builtinPrefix) && !name.hasPrefix(TemplateSource.builtinPrefix)
        ? String(key.dropFirst(TemplateSource.builtinPrefix.count)) : key
    }
    if let close = DidYouMean.closest(to: name, in: known.sorted()) {
      message += "; did you mean \(quoted(close))?"
    } else {
      message += "; add the file \(quoted(name + ".mustache"))"
    }
    report(item, .templateUnknownPartial, message)
  }

  mutating func reportNotATemplate(_ item: Item, _ kind: String) {
    let name = quoted(template.text(item.name))
    let message = "\(name) is \(kind), not the name of a template; name one without the star"
    report(item, .templateNotATemplate, message)
  }

  mutating func reportLanguages(_ item: Item, _ target: Int, _ own: Int32) {
    let outer = program.escapers[Int(state.context.escaper)].name
    let inner = program.escapers[Int(own)].name
    let message =
      "\(quoted(templates[target].key)) escapes text for \(inner) and cannot stand in \(outer); "
      + "take the ending off its name, or include another"
    report(item, .templateLanguageMismatch, message)
  }

  mutating func reportLines(_ target: Item, _ body: Body, isWhole: Bool) {
    let template = templates[body.template]
    guard let index = body.block else { return }
    let block = template.items[index]
    let name = template.text(block.name)
    let (open, close) = (quoted("{{$\(name)}}"), quoted("{{/\(name)}}"))
    let message =
      isWhole
      ? "this replaces whole lines and does not end its own; put \(open) and \(close) on lines of their own"
      : "this ends with a line break and replaces part of a line; put \(close) directly after the text"
    let note = Note("the block it replaces is here", at: self.template.location(target.range))
    report(
      Diagnostic(.warning, .templateBlockLines, message, at: template.location(block.range), notes: [note]))
  }

  mutating func reportRecursion(_ call: Call) {
    let from = templates[units[call.from].key.body.template]
    let name = from.text(call.site.name)
    var message = "\(from.quote(call.site.range)) leads back to itself without a section over data in between"
    if index[TemplateSource.builtinPrefix + name] != nil, index[name] != nil {
      message += "; did you mean \(quoted(TemplateSource.builtinPrefix + name))?"
    } else {
      message += ", so it would never end; put it into one"
    }
    report(Diagnostic(.error, .templateRecursion, message, at: from.location(call.site.range)))
  }

  /// Reports at the tag of a piece, with the place that led to this unit.
  private mutating func report(
    _ item: Item, _ id: DiagnosticID, _ message: String, notes: [Note] = [], fixes: [FixIt] = []
  ) {
    var notes = notes
    if let caller = units[state.unit].caller { notes.append(Note("put in from here", at: caller)) }
    report(Diagnostic(.error, id, message, at: template.location(item.range), notes: notes, fixes: fixes))
  }
}
