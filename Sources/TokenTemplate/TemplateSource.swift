public import TokenSource

/// The text of one template file.
public struct TemplateSource: Sendable {
  /// Name that partial and parent tags use: path below the template folder without `.mustache`, `web/tokens.css`.
  public let name: String
  /// The file diagnostics point into.
  public let file: FileID
  /// The template, byte for byte.
  public let bytes: [UInt8]
  /// Whether it is one of those the tool ships. They are known as `builtin/` + name, and by the plain name too unless
  /// another source has it.
  public let isBuiltin: Bool

  /// Describes a template; an ending `.mustache` is taken off the name.
  public init(name: String, file: FileID, bytes: [UInt8], isBuiltin: Bool = false) {
    self.name = name.hasSuffix(Self.suffix) ? String(name.dropLast(Self.suffix.count)) : name
    self.file = file
    self.bytes = bytes
    self.isBuiltin = isBuiltin
  }

  private static let suffix = ".mustache"
  static let builtinPrefix = "builtin/"

  /// The name the set knows it by.
  var key: String { isBuiltin ? Self.builtinPrefix + name : name }
}

/// A template that is rendered by itself, and the data it is rendered with.
public struct TemplateEntry: Sendable {
  /// The template's name.
  public let name: String
  /// What the template may ask for.
  public let schema: Schema
  /// The scope of the outermost object.
  public let root: ScopeID

  /// Pairs a template with the scope of its data.
  public init(_ name: String, schema: Schema, root: ScopeID) {
    self.name = name
    self.schema = schema
    self.root = root
  }
}
