public import TokenDiagnostics
public import TokenSource

/// Templates that were read, checked and compiled together, ready to be rendered any number of times.
///
/// Mustache 1.4 with `~inheritance` and `~dynamic-names`, without lambdas. Beyond the specification, in strict mode:
/// names are checked against a schema when the templates are compiled, text is escaped for the template's language,
/// list items have `isFirst` and `isLast`, and CR LF in templates is read as LF.
public struct TemplateSet: Sendable {
  /// How names get their meaning.
  public enum Mode: Sendable {
    /// From the schemas of the templates to render; everything unknown is an error. A template's language, and so its
    /// escaper, follows from the ending of its name.
    case strict([TemplateEntry], escapers: [Escaper] = Escaper.all)
    /// While rendering, as the specification has it: what is missing is empty. For conformance tests.
    case spec(Escaper)
  }

  struct Entry: Sendable {
    var unit: Int
    /// What the data must be; nil in spec mode.
    var contract: TemplateEntry?
  }

  /// The names that `FieldID`s stand for in spec mode; in strict mode the schemas have them.
  public let names: [String]
  /// The templates that are not the tool's own and that no entry leads to, by name and sorted.
  public let unused: [String]
  private let program: Program
  private let entries: [String: Entry]

  /// Compiles templates. A template with mistakes is compiled as far as it goes: render only if no error is returned.
  public static func compile(_ sources: [TemplateSource], mode: Mode) -> (set: TemplateSet, diagnostics: [Diagnostic]) {
    var compiler = TemplateCompiler()
    compiler.parse(sources, mode)
    return compiler.link(mode)
  }

  init(program: Program, entries: [String: Entry], names: [String], unused: [String]) {
    self.program = program
    self.entries = entries
    self.names = names
    self.unused = unused
  }

  /// Renders a template, an entry in strict mode, and appends the result to `out`.
  ///
  /// `node` is the outermost object, by default `model.root`. What is returned is found while rendering only: a dynamic
  /// name that is not listed, or recursion without end; the output is then incomplete.
  public func render(
    _ name: String, _ model: some ViewModel, at node: Node? = nil, limits: RenderLimits = RenderLimits(),
    into out: inout OutputBuffer
  ) -> [Diagnostic] {
    guard let entry = entries[name] else {
      return [Diagnostic(.error, .templateMissing, "there is no template \(quoted(name)) to render")]
    }
    if let contract = entry.contract {
      precondition(model.schema == contract.schema, "'\(name)' was compiled for another schema")
    }
    var renderer = Renderer(
      program, slots: entry.contract?.schema.scopes.count ?? 0, root: node ?? model.root,
      isStrict: entry.contract != nil, limits: limits)
    renderer.run(entry.unit, model, into: &out)
    return renderer.diagnostics
  }
}
