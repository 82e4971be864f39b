public import TokenModel

/// What tokens are called in every output.
public struct OutputNames: Sendable {
  /// The names of one token in one output.
  public struct Entry: Hashable, Sendable {
    /// The output, or the file of it: `swift`, `css`, `js`, `scss`, `tailwind`, `compose`, `android`, `xcassets`, `json`.
    public let output: String
    /// The names, as code that uses the output spells them; empty where it does not carry the token.
    public let names: [String]
    /// Why there are none; nil where there are some.
    public let absence: String?
  }

  private let emission: Emission
  private let css: CSSNames
  private let swift: SwiftNames
  private let properties: [TokenID: [CSSPart]]

  /// Names the tokens that are written out.
  public init(_ emission: Emission, _ css: CSSNames, _ swift: SwiftNames) {
    self.emission = emission
    self.css = css
    self.swift = swift
    properties = CSSProperties.addedParts(emission.themes)
  }

  /// The names of a token, one entry for each output that the tool can make.
  ///
  /// - Parameter token: a token of the base.
  public func entries(of token: TokenID) -> [Entry] {
    guard emission.includes(token), let value = emission.set.baseValue(of: token) else {
      return Self.outputs.map { Entry(output: $0, names: [], absence: "not written out") }
    }
    return [
      entry("swift", isOn: has(.swift), swiftNames(token, value)),
      entry("css", isOn: has(.web), cssNames(token, value)),
      standard("js", isOn: has(.web) && emission.configuration.webExtras.hasScript, value) {
        ["tokens[\(ScriptTokens.literal(emission.set.path(of: token)))]"]
      },
      standard("scss", isOn: has(.web) && emission.configuration.webExtras.hasSass, value) { sassNames(token) },
      standard("tailwind", isOn: has(.web) && emission.configuration.webExtras.hasTailwind, value) {
        TailwindNames(emission).items.filter { $0.token == token }.map { "--\($0.namespace.rawValue)-\($0.name)" }
      },
      standard("compose", isOn: has(.compose), value) { kotlinNames(token) },
      standard("android", isOn: has(.android), value) { androidNames(token, value) },
      entry("xcassets", isOn: has(.xcassets), assetNames(token)),
      entry("json", isOn: has(.json), [Self.pointer(token, emission.set)]),
    ]
  }

  private static let outputs = ["swift", "css", "js", "scss", "tailwind", "compose", "android", "xcassets", "json"]

  private func has(_ output: Configuration.Output) -> Bool { emission.configuration.outputs.contains(output) }

  private func entry(_ output: String, isOn: Bool, _ names: @autoclosure () -> [String]) -> Entry {
    guard isOn else { return Entry(output: output, names: [], absence: "switched off") }
    let names = names()
    return Entry(output: output, names: names, absence: names.isEmpty ? "has nothing for it" : nil)
  }

  /// An output that knows the format's types alone.
  private func standard(_ output: String, isOn: Bool, _ value: TokenValue, _ names: () -> [String]) -> Entry {
    entry(output, isOn: isOn, value.type.isExtension ? [] : names())
  }

  // MARK: Swift

  private func swiftNames(_ token: TokenID, _ value: TokenValue) -> [String] {
    if case .recommendation = value { return [] }
    let set = emission.set.assembled
    let chain = set.paths.chain(to: set[token].path).map(swift.text(of:))
    let full = ([emission.configuration.name] + chain).joined(separator: ".")
    var names = [full]
    if emission.themes.changedTokens.contains(token) { names.append(full + "(in: TokenTheme)") }
    let anchors = SwiftAnchors(emission, swift)
    let short: [SwiftAnchors.Anchor] =
      switch value {
      case .surface: anchors.surfaces
      case .vibrancy: anchors.vibrancies
      default: []
      }
    let root = set.paths.chain(to: set[token].path).first
    if let anchor = short.first(where: { $0.path == root }), !anchor.isSkipped {
      names.append("." + chain.joined(separator: "."))
    }
    return names
  }

  // MARK: The web

  private func cssNames(_ token: TokenID, _ value: TokenValue) -> [String] {
    let name = css.text(of: token)
    var names = (CSSProperties.parts(of: value) + (properties[token] ?? [])).map { name + $0.suffix }
    guard emission.configuration.platformSet.contains(.web) else { return names }
    switch value {
    case .material(let material):
      let isForWeb =
        !material.isAppKitOnly || emission.set.assembled.layer(of: token) == .project
        || emission.configuration.libraryEmission == .all
      if isForWeb { names.append(".material-" + name.dropFirst(2)) }
    case .vibrancy: names += ["--vibrancy-" + name.dropFirst(2), ".vibrancy-" + name.dropFirst(2)]
    case .surface(let surface):
      if surface.platforms?.contains(.web) ?? true { names.append(".surface-" + name.dropFirst(2)) }
    default: break
    }
    return names
  }

  private func sassNames(_ token: TokenID) -> [String] {
    SassVariables.build(emission, css).variables.all.filter { $0.token == token }.map { "$" + $0.name }
  }

  // MARK: Android and Xcode

  private func kotlinNames(_ token: TokenID) -> [String] {
    let names = KotlinNames.build(emission).names
    let set = emission.set.assembled
    let chain = set.paths.chain(to: set[token].path).map(names.text(of:))
    return chain.contains("") ? [] : [([emission.configuration.name] + chain).joined(separator: ".")]
  }

  private func androidNames(_ token: TokenID, _ value: TokenValue) -> [String] {
    guard let name = AndroidNames.build(emission).names.text(of: token) else { return [] }
    return AndroidResource.all(of: value, isText: false, rem: emission.configuration.rem, standIns: [:])
      .map { "R.\($0.kind.rawValue).\(name)\($0.suffix)" }
  }

  private func assetNames(_ token: TokenID) -> [String] {
    AssetNames.build(emission).names.folders[token].map { [String($0.dropLast(".colorset".count))] } ?? []
  }

  /// The place in `tokens.json` as a JSON pointer (RFC 6901): `/color/brand`.
  private static func pointer(_ token: TokenID, _ set: TokenSet) -> String {
    let paths = set.assembled.paths
    return paths.chain(to: set.assembled[token].path).map { path in
      "/" + paths.name(of: path).replacing("~", with: "~0").replacing("/", with: "~1")
    }.joined()
  }
}
