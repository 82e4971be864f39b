import TokenEmit
import TokenModel
import TokenRules

/// The schema of `tokenc.json`.
enum ConfigurationSchema {
  /// A path that stays below the folder it starts from.
  static let path = #"^(?!/)(?!(?:.*/)?\.\.(?:/|$))[^\\\u0000]+$"#

  static func make() -> SchemaNode {
    .closed([
      ("$schema", [:], "Where editors find this schema. The tool makes nothing of it."),
      (
        "name", .text(like: "^(?!_$)(?!Swift$)[A-Za-z_][A-Za-z0-9_]{0,99}$"),
        "The name of the Swift module and of the packages: letters, digits and “_”. DesignTokens by default."
      ),
      (
        "version", .text(like: #"^(?:0|[1-9][0-9]{0,8})(?:\.(?:0|[1-9][0-9]{0,8})){2}$"#),
        "The version of the packages: \"1.4.0\"."
      ),
      (
        "edition", .text(like: #"^[2-9][0-9]{3}(?:\.[0-9]{1,4})?$"#),
        "The year of the rules the project was written for. Later ones only warn."
      ),
      ("library", library, "How much of Apple's library is written out; what your tokens use by default."),
      ("limits", limits, "How far the tool goes before it takes something for a mistake."),
      ("resolver", resolver, "The resolver document, where there are several, and what its contexts stand for."),
      ("platforms", platforms, "The lowest version of each platform, or false for one you don't ship on."),
      ("outputs", outputs, "What is written, and how. Swift, web and JSON by default."),
      ("rules", rules, "How much findings weigh: by the id of a rule, an area of rules, or “*” for all."),
      ("templates", .map(.text(like: path)), "Templates of yours in the place of built-in ones, by the name of those."),
    ])
  }

  // MARK: Library, limits, resolver

  private static var library: SchemaNode {
    let emission = SchemaNode.choice(Configuration.LibraryEmission.self)
    let object = SchemaNode.closed([
      ("emit", emission, "How much of it is written out."),
      ("source", .text(like: path), "The folder that holds the library's own source, in its repository."),
    ])
    return .when(["type": "object"], then: object, otherwise: emission)
  }

  private static var limits: SchemaNode {
    let count: SchemaNode = ["type": "integer", "minimum": 1, "maximum": 1_000_000_000]
    return .closed([
      ("depth", count, "The most nested brackets of a file."),
      ("permutations", count, "The most permutations of a resolver document."),
      ("inherited", count, "The most tokens that groups take over by “$extends”."),
      ("sources", count, "The most sources that a resolver document comes to."),
    ])
  }

  private static var resolver: SchemaNode {
    let setting = SchemaNode.closed([
      ("appearance", .choice(NativeSetting.Appearance.self), "The mode it stands for."),
      ("contrast", .choice(NativeSetting.Contrast.self), "The contrast it stands for."),
      ("transparency", .choice(NativeSetting.Transparency.self), "The transparency it stands for."),
    ]).adding(["minProperties": 1])
    let object = SchemaNode.closed([
      ("file", .text(like: path), "The document, by its path below this folder."),
      ("native", .map(.map(setting)), "What contexts stand for, by modifier; {} for a modifier that is yours alone."),
    ])
    return .when(["type": "object"], then: object, otherwise: .text(like: path))
  }

  // MARK: Platforms, outputs, rules

  private static var platforms: SchemaNode {
    let version = SchemaNode.any(["const": false], .text(like: #"^(?!0+(?:\.|$))[0-9]{1,4}(?:\.[0-9]{1,4})?$"#))
    return .closed(
      Platform.allCases.filter { $0 != .iPadOS }.map { platform in
        guard platform != .web else { return ("web", .boolean, "Whether the web is shipped on.") }
        let least = Configuration.oldestPlatforms[platform].map { ", \($0.text) at least" } ?? ""
        return (platform.rawValue, version, "Its lowest version\(least), or false.")
      })
  }

  private static var outputs: SchemaNode {
    let file = SchemaNode.any(
      .text(like: path),
      .closed(
        [
          ("template", .text(like: path), "The template, by its path below this folder."),
          ("view", .choice(OutputView.self), "What the template sees; tokens by default."),
        ], required: ["template"]))
    let files = SchemaNode.map(file).adding(["propertyNames": .text(like: path)])
    let own = SchemaNode.closed(
      [("files", files, "Files below the output's folder, each with its template.")], required: ["files"])
    let builtin = Configuration.Output.builtin.map { (name: $0.rawValue, value: output($0)) }
    return [
      "type": "object", "properties": .object(builtin), "propertyNames": .text(like: "^[a-z][a-z0-9-]{0,49}$"),
      "additionalProperties": own.described("An output of your own, made by templates."),
    ]
  }

  private static func output(_ output: Configuration.Output) -> SchemaNode {
    let (text, options) = (Self.text(output), Self.options(output))
    guard !options.isEmpty else { return SchemaNode.boolean.described(text) }
    return SchemaNode.when(["type": "object"], then: .closed(options), otherwise: .boolean).described(text)
  }

  private static func text(_ output: Configuration.Output) -> String {
    switch output {
    case .swift: "A Swift package."
    case .web: "Style sheets and an npm package."
    case .json: "JSON for other programs."
    case .xcassets: "A catalog of colors for Xcode."
    case .compose: "Kotlin for Jetpack Compose."
    default: "Resources of Android."
    }
  }

  private static func options(_ output: Configuration.Output) -> [SchemaNode.Member] {
    switch output {
    case .swift:
      let rem: SchemaNode = ["type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 1000]
      return [("rem", rem, "How many points 1 rem counts; 16 by default.")]
    case .web:
      return [
        ("prefix", .text(like: "^[A-Za-z0-9_-]{0,50}$"), "What names in CSS begin with."),
        ("js", .boolean, "Whether there is a module with types."),
        ("scss", .boolean, "Whether there are variables of Sass."),
        ("tailwind", .boolean, "Whether there is a theme for Tailwind CSS 4."),
      ]
    case .json: return [("permutations", .boolean, "Whether there is a file for each permutation of a resolver.")]
    case .compose:
      let package = #"^(?=.{1,200}$)[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*$"#
      return [("package", .text(like: package), "The package of the Kotlin file: \"com.acme.tokens\".")]
    default: return []
    }
  }

  private static var rules: SchemaNode {
    let weight = SchemaNode.choice(RuleSetting.Weight.self)
    let setting = SchemaNode.closed([
      ("severity", weight, "How much findings weigh."),
      (
        "limit", ["type": "integer", "minimum": 0, "maximum": 1_000_000], "The number that a rule which counts allows."
      ),
      (
        "platforms", .closed(Platform.allCases.map { ($0.rawValue, weight, "How much they weigh there.") }),
        "How much they weigh on single platforms."
      ),
    ])
    return [
      "type": "object", "propertyNames": .words(["*"] + RuleCatalog.settingKeys),
      "additionalProperties": .when(["type": "object"], then: setting, otherwise: weight),
    ]
  }
}
