public import TokenDiagnostics
public import TokenModel
public import TokenSource
public import TokenTemplate

/// The templates of all outputs, built in or replaced by the project.
public enum Templates {
  /// Compiles the built-in templates together with a project's own.
  ///
  /// - Parameters:
  ///   - own: the project's files by the built-in name they take the place of, or by a name of their own.
  ///   - custom: the outputs of the project's own.
  ///   - files: receives the built-in templates, so that diagnostics can point into them.
  /// - Returns: the compiled set; render it only if no error is returned.
  public static func compile(
    _ own: [(name: String, file: FileID)], custom: [CustomOutput] = [], _ files: inout SourceFiles
  ) -> (set: TemplateSet, diagnostics: [Diagnostic]) {
    var sources: [TemplateSource] = []
    for (name, text) in BuiltinTemplates.files {
      let bytes = Array(text.utf8)
      let file = files.add(SourceFile(path: "builtin/" + name, bytes: bytes))
      sources.append(TemplateSource(name: name, file: file, bytes: bytes, isBuiltin: true))
    }
    for (name, file) in own { sources.append(TemplateSource(name: name, file: file, bytes: files[file].bytes)) }
    let names = Set(own.map(\.name))
    let further = TemplateEmitter.entries(custom).filter { names.contains($0.name) }
    return TemplateSet.compile(sources, mode: .strict(entries + further))
  }

  /// The templates that make a file each, with the contract of what they see.
  private static var entries: [TemplateEntry] {
    let css = CSSViewModel.contract
    let materials = MaterialsViewModel.contract
    let web = [
      TemplateEntry("web/tokens.css", schema: css.schema, root: css.root),
      TemplateEntry("web/materials.css", schema: materials.schema, root: materials.root),
      TemplateEntry("web/tokens.scss", schema: SassViewModel.contract.schema, root: SassViewModel.contract.root),
      TemplateEntry(
        "web/tailwind.css", schema: TailwindViewModel.contract.schema, root: TailwindViewModel.contract.root),
    ]
    let android = AndroidViewModel.contract
    let kotlin = KotlinViewModel.contract
    let platforms = [
      TemplateEntry(AndroidEmitter.template, schema: android.schema, root: android.root),
      TemplateEntry(ComposeEmitter.template, schema: kotlin.schema, root: kotlin.root),
      TemplateEntry(
        PreviewEmitter.template, schema: PreviewViewModel.contract.schema, root: PreviewViewModel.contract.root),
    ]
    let swift = SwiftViewModel.contract
    return web + platforms + SwiftEmitter.templates.map { TemplateEntry($0, schema: swift.schema, root: swift.root) }
  }

  /// The names a project may give a template of its own.
  public static var names: [String] { BuiltinTemplates.files.map { String($0.name.dropLast(".mustache".count)) } }

  /// Renders one file.
  static func render(
    _ name: String, _ model: some ViewModel, _ set: TemplateSet, _ capacity: Int
  ) -> [UInt8] {
    var out = OutputBuffer(capacity: capacity)
    // What the templates may do was checked when they were compiled; see `compile`.
    _ = set.render(name, model, into: &out)
    return out.bytes
  }
}
