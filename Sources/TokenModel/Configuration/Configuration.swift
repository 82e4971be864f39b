/// What `tokenc.json` says, with defaults where it says nothing.
public struct Configuration: Hashable, Sendable {
  /// What of the library is written out.
  public enum LibraryEmission: String, CaseIterable, Sendable {
    case none, referenced, all
  }

  /// The name of the generated module and package.
  public var name = "DesignTokens"
  /// The version of the generated packages.
  public var version = "0.0.0"
  /// The edition of the rules the project was written for.
  public var edition: String?
  /// What of the library is written out.
  public var libraryEmission = LibraryEmission.referenced
  /// The folder, below the input, that holds the library's own source; nil for a project that merely uses it.
  public var librarySource: String?
  /// How deep JSON may nest.
  public var depthLimit = 100_000
  /// How many permutations of a resolver may be built.
  public var permutationLimit = 1_000
  /// How many sources the sets and contexts of a resolver may come to.
  public var sourceLimit = 1_000_000
  /// The resolver document that decides what is loaded, by its path below the input; nil for the only one there is.
  public var resolver: Declared<String>?
  /// What contexts of modifiers stand for, where a project says so, in source order.
  public var nativeModifiers: [NativeModifier] = []
  /// How many tokens groups may inherit by `$extends` in all.
  public var inheritedLimit = 1_000_000
  /// The lowest version of each platform; a platform that is absent is switched off. `web` has none.
  public var platforms: [Platform: PlatformVersion] = defaultPlatforms
  /// The outputs that are written.
  public var outputs = Output.standard
  /// The outputs that a project's own templates make, in source order.
  public var customOutputs: [CustomOutput] = []
  /// Which files the `web` output has beyond its style sheets.
  public var webExtras = WebExtras()
  /// The package that Kotlin code is in; nil for one made of the name.
  public var kotlinPackage: String?
  /// Pixels that one `rem` counts where a platform has no such unit.
  public var rem = 16.0
  /// Whether the `json` output has a file for each permutation of a resolver.
  public var writesPermutations = false
  /// What CSS names begin with; empty for nothing.
  public var cssPrefix = ""
  /// Settings of rules, in source order.
  public var rules: [RuleSetting] = []
  /// Files that take the place of built-in templates: template name and path below the input.
  public var templates: [TemplateOverride] = []

  /// Which files the `web` output has beyond its style sheets.
  public struct WebExtras: Hashable, Sendable {
    /// Whether there are `tokens.js` and `tokens.d.ts`.
    public var hasScript = false
    /// Whether there is `tokens.scss`.
    public var hasSass = false
    /// Whether there is `tailwind.css`, a theme for Tailwind CSS 4.
    public var hasTailwind = false
  }

  /// The configuration of a project without a `tokenc.json`.
  public init() {}

  /// The lowest versions where a project names none.
  public static let defaultPlatforms: [Platform: PlatformVersion] = [
    .iOS: PlatformVersion(17), .iPadOS: PlatformVersion(17), .macOS: PlatformVersion(14), .tvOS: PlatformVersion(17),
    .watchOS: PlatformVersion(10), .visionOS: PlatformVersion(1), .web: PlatformVersion(0),
  ]

  /// The oldest versions that generated Swift can be built for: those that brought SwiftUI's materials.
  public static let oldestPlatforms: [Platform: PlatformVersion] = [
    .iOS: PlatformVersion(15), .macOS: PlatformVersion(12), .tvOS: PlatformVersion(15), .watchOS: PlatformVersion(8),
    .visionOS: PlatformVersion(1),
  ]

  /// What contexts of modifiers stand for, by modifier and context, where a project says so.
  public var nativeSettings: [String: [String: NativeSetting]] {
    let settings = nativeModifiers.map { modifier in
      (modifier.name.value, Dictionary(modifier.contexts.map { ($0.name.value, $0.setting) }) { first, _ in first })
    }
    return Dictionary(settings) { first, _ in first }
  }

  /// The platforms that are switched on.
  public var platformSet: PlatformSet { PlatformSet(platforms.keys) }
}
