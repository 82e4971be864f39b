import TokenModel
public import TokenTemplate

/// Writes the `compose` output.
public enum ComposeEmitter {
  /// The template of its file.
  static let template = "compose/Tokens.kt"

  /// The files of the output and the work that makes each.
  public static func jobs(
    _ emission: Emission, _ names: KotlinNames, _ templates: TemplateSet
  ) -> [@Sendable () -> OutputFile] {
    [
      {
        let model = KotlinViewModel(emission, names)
        return OutputFile(
          "compose/\(emission.configuration.name).kt",
          Templates.render(template, model, templates, emission.tokens.count * 120))
      }
    ]
  }
}
