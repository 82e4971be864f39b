import TokenModel
public import TokenTemplate

/// Writes the `android` output: resources in XML, those of the dark appearance beside the others.
public enum AndroidEmitter {
  /// The template of every file.
  static let template = "android/resources.xml"

  /// The files of the output and the work that makes each.
  public static func jobs(
    _ emission: Emission, _ names: AndroidNames, _ templates: TemplateSet
  ) -> [@Sendable () -> OutputFile] {
    AndroidFile.all(emission, names).map { file in
      {
        let model = AndroidViewModel(emission, [file])
        return OutputFile(
          "android/res/\(file.folder)/\(file.name).xml",
          Templates.render(template, model, templates, file.resources.count * 80))
      }
    }
  }
}
