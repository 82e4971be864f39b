extension Configuration {
  /// An output: a folder below the output folder, and the word that `--only` and the configuration call it by.
  public struct Output: RawRepresentable, Hashable, Sendable {
    /// The name, and the folder: `web`.
    public let rawValue: String

    /// Names an output, one of the tool's or one of a project.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A Swift package.
    public static let swift = Output(rawValue: "swift")
    /// Style sheets, as a package of npm.
    public static let web = Output(rawValue: "web")
    /// JSON for other programs.
    public static let json = Output(rawValue: "json")
    /// A catalog of colors for Xcode.
    public static let xcassets = Output(rawValue: "xcassets")
    /// Kotlin for Jetpack Compose.
    public static let compose = Output(rawValue: "compose")
    /// Resources of Android in XML.
    public static let android = Output(rawValue: "android")

    /// The outputs that the tool itself makes, in the order in which they are listed.
    public static let builtin: [Output] = [.swift, .web, .json, .xcassets, .compose, .android]
    /// Those that are made where a project says nothing.
    public static let standard: Set<Output> = [.swift, .web, .json]

    /// Whether the tool itself makes it; else a project's templates do.
    public var isBuiltin: Bool { Self.builtin.contains(self) }
  }
}

/// An output of a project's own: files that its templates make.
public struct CustomOutput: Hashable, Sendable {
  /// A file and what it is made from.
  public struct File: Hashable, Sendable {
    /// The file's path below the output's folder: `tokens.less`.
    public let path: Declared<String>
    /// The template's path below the input folder.
    public let template: Declared<String>
    /// The view model that the template sees; nil for the one of all tokens.
    public let view: Declared<String>?
  }

  /// The output.
  public let output: Configuration.Output
  /// Its files, in source order.
  public let files: [File]

  /// The name that a file's template has among all templates: `less/tokens.less`.
  public func templateName(of file: File) -> String { output.rawValue + "/" + file.path.value }
}
