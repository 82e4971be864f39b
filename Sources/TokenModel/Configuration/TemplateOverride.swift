/// A template file of the project that takes the place of a built-in one, or is a partial that such a file includes.
public struct TemplateOverride: Hashable, Sendable {
  /// The built-in template's name, `web/tokens.css`, or one of the project's own.
  public let name: Declared<String>
  /// The file's path below the input folder.
  public let path: Declared<String>
}
