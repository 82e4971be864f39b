public import TokenDiagnostics
public import TokenModel
public import TokenTemplate

/// Writes the outputs of a project's own, each file by its template.
public enum TemplateEmitter {
  /// The templates that make a file each, with the contract of what they see; files whose view is unknown are left out.
  static func entries(_ outputs: [CustomOutput]) -> [TemplateEntry] {
    outputs.flatMap { output in
      output.files.compactMap { file in
        guard let view = view(of: file) else { return nil }
        let contract = view.contract
        return TemplateEntry(output.templateName(of: file), schema: contract.schema, root: contract.root)
      }
    }
  }

  /// Whether a file of some outputs shows how materials look on the web.
  public static func needsLooks(_ outputs: [CustomOutput]) -> Bool {
    outputs.contains { $0.files.contains { view(of: $0) == .materials } }
  }

  /// The files of some outputs and the work that makes each; the parts may run side by side.
  public static func jobs(
    _ outputs: [CustomOutput], _ emission: Emission, _ css: CSSNames, _ swift: SwiftNames, _ looks: WebLooks,
    _ templates: TemplateSet
  ) -> [@Sendable () -> OutputFile] {
    outputs.flatMap { output in
      output.files.compactMap { file in
        guard let view = view(of: file) else { return nil }
        let name = output.templateName(of: file)
        return {
          let model = view.model(emission, css, swift, looks)
          return OutputFile(name, Templates.render(name, model, templates, emission.tokens.count * 64))
        }
      }
    }
  }

  /// What is wrong with the files of outputs before their templates are looked at: a view that there is not, or a kind
  /// of file that text can't be written into safely.
  public static func faults(_ outputs: [CustomOutput]) -> [Diagnostic] {
    outputs.flatMap(\.files).flatMap { file -> [Diagnostic] in
      var faults: [Diagnostic] = []
      if let view = file.view, self.view(of: file) == nil { faults.append(unknownView(view)) }
      if Escaper.named(by: file.path.value) == nil { faults.append(unknownEnding(file.path)) }
      return faults
    }
  }

  private static func view(of file: CustomOutput.File) -> OutputView? {
    guard let name = file.view?.value else { return .tokens }
    return OutputView(rawValue: name)
  }

  private static func unknownView(_ view: Declared<String>) -> Diagnostic {
    let known = OutputView.allCases.map(\.rawValue)
    let start = "there is no view “\(view.value.clipped)”"
    guard let guess = DidYouMean.closest(to: view.value, in: known) else {
      return Diagnostic(
        .error, "configuration", "\(start); there are \(known.joined(separator: ", "))", at: view.place)
    }
    let text = "\"\(guess)\""
    return Diagnostic(
      .error, "configuration", "\(start); did you mean “\(guess)”?", at: view.place,
      fixes: [FixIt("replace with \(text)", replacing: view.place, with: text)])
  }

  private static func unknownEnding(_ path: Declared<String>) -> Diagnostic {
    let endings = Escaper.all.flatMap(\.fileExtensions).map { "." + $0 }.sorted().joined(separator: ", ")
    return Diagnostic(
      .error, "configuration",
      "how text is written safely into “\(path.value.clipped)” is not known; endings that are: \(endings)",
      at: path.place)
  }
}
