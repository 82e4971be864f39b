import TokenDiagnostics
import TokenSource
import TokenSyntax

/// Puts together what a conversion came to.
struct ConversionReport {
  private let run: ConversionRun
  private var counts = Conversion.Counts()
  private var changes: [ChangeKind: Int] = [:]
  private var diagnostics: [Diagnostic]

  static func make(_ run: ConversionRun, _ files: SourceFiles) -> Conversion {
    var report = ConversionReport(run: run, diagnostics: run.input.diagnostics)
    report.count()
    return report.conversion(files)
  }

  private var project: Project { run.input.project }

  private mutating func count() {
    for change in project.renames { add(change) }
    let renamed = Set(project.renames.map { [$0.document, Int($0.node.index)] })
    for (token, outcome) in run.outcomes.enumerated() {
      counts.found += 1
      let source = project.tokens[token]
      let isRenamed = renamed.contains([source.document, Int(source.key.index)])
      switch outcome {
      case .single(let value): written(token, value.changes, isRenamed)
      case .byContext(_, let values): writtenByContext(token, values, isRenamed)
      case .failed(let change, _) where change.kind == .merged:
        counts.merged += 1
        add(change)
      case .failed(let change, _): failed(token, change)
      case nil: break
      }
    }
  }

  private mutating func written(_ token: Int, _ list: [Change], _ isRenamed: Bool) {
    counts.written += 1
    let extras = members(token)
    if !list.isEmpty || isRenamed || !extras.isEmpty { counts.changed += 1 }
    for change in list + extras { add(change) }
  }

  private mutating func writtenByContext(
    _ token: Int, _ values: [(context: Int, value: Converted)], _ isRenamed: Bool
  ) {
    let source = project.tokens[token]
    let change = Change(
      kind: .context,
      message: "its computed value depends on the context and is written once for each of \(values.count)",
      document: source.document, node: source.value)
    written(token, (values.first?.value.changes ?? []) + [change], isRenamed)
  }

  /// Members of a token that are kept as an extension and were not told of by a change of their own.
  private func members(_ token: Int) -> [Change] {
    let source = project.tokens[token]
    let tree = project.documents[source.document].tree
    return source.extras.compactMap { member in
      let name = tree.string(member.key)
      if name == "alpha" { return nil }
      return Change(
        kind: .member, message: "a token has no member “\(name.shortened)”; it is kept in $extensions",
        document: source.document, node: member.key)
    }
  }

  private mutating func failed(_ token: Int, _ change: Change) {
    counts.failed += 1
    let path = project.tokens[token].dotted
    diagnostics.append(
      Diagnostic(
        .error, .notConvertible, "“\(path.shortened)” is left out: \(change.message)",
        at: project.location(change)))
  }

  private mutating func add(_ change: Change) {
    changes[change.kind, default: 0] += 1
    let isQuiet = change.kind.isOnlyForm && project.documents[change.document].dialect != .current
    diagnostics.append(
      Diagnostic(
        isQuiet ? .info : .warning, isQuiet ? .converted : .changed, change.message, at: project.location(change)))
  }

  private mutating func conversion(_ files: SourceFiles) -> Conversion {
    for document in run.input.unreached {
      let source = project.documents[document]
      diagnostics.append(
        Diagnostic(
          .warning, .changed, "no resolver or theme names this file; it is written all the same",
          at: SourceLocation(source.file, ByteRange(0, 0))))
    }
    var output = run.printed.filter { !$0.isInline }.map { file in
      Conversion.File(path: file.path, bytes: file.isEdited ? file.bytes : JSONLayout.text(ofPrinted: file.bytes))
    }
    output += run.input.copied.map { Conversion.File(path: files[$0].name, bytes: files[$0].bytes) }
    var dialects: [Dialect: Int] = [:]
    for document in project.documents { dialects[document.dialect, default: 0] += 1 }
    return Conversion(
      files: output.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      diagnostics: diagnostics.sortedForOutput(files), counts: counts, changes: changes, dialects: dialects,
      leftAside: run.input.empty, unreadable: run.input.unreadable)
  }
}
