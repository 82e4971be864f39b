/// A template file of the project that takes the place of a built-in one.
public struct TemplateOverride: Hashable, Sendable {
  /// The built-in template's name: `web/tokens.css`.
  public let name: Declared<String>
  /// The file's path below the input folder.
  public let path: Declared<String>
}
