import TokenDiagnostics
import TokenSyntax

/// Reads surfaces: their own members, and the same members again in each override.
extension ValueReader {
  /// What stands on the surface itself and in an override alike.
  private static let sharedMembers: [StaticString] = [
    "role", "material", "fill", "layer", "custom", "importance", "interaction", "state", "scheme", "schemeReason",
    "text", "purpose", "backdrop", "dimming", "tint", "emphasis", "group", "on", "scrollEdge", "likeSystem",
    "vibrancyAllowed", "shape", "content",
  ]
  private static let surfaceMembers: [StaticString] = sharedMembers + ["platforms", "overrides"]
  private static let backdropMembers: [StaticString] = ["content", "luminance", "player", "palette"]
  private static let dimmingMembers: [StaticString] = ["color", "opacity"]
  private static let tintMembers: [StaticString] = ["light", "dark", "increasedContrast"]

  /// What a dimming layer is made of unless it says otherwise.
  private static let black = ColorCoordinates(.srgb, 0, 0, 0)

  /// A surface object.
  mutating func surface(_ node: NodeID) -> SurfaceValue? {
    let what = "a surface"
    guard let found = members(node, Self.surfaceMembers, of: what) else { return nil }
    let base = sharedMembers(found)
    _ = require(found[0], "role", of: what, at: node, id: "semantic-role")
    _ = require(found[1], "material", of: what, at: node)
    let platforms = found[23].flatMap { self.platforms($0) }
    let overrides = found[24].map { self.overrides($0, platforms) } ?? []
    return failed ? nil : SurfaceValue(base: base, platforms: platforms, overrides: overrides)
  }

  private mutating func platforms(_ node: NodeID) -> PlatformSet? {
    guard tree.kind(node) == .array, tree.elementCount(node) > 0 else {
      let list = Platform.allCases.map(\.rawValue).joined(separator: ", ")
      failIncomplete(node, "“platforms” is a list of at least one of \(list)")
      return nil
    }
    var set: PlatformSet = []
    var isComplete = true
    for element in tree.elements(of: node) {
      guard let platform = choice(element, "a platform", Platform.self) else {
        isComplete = false
        continue
      }
      if !set.insert(platform) { fail(element, "“\(platform.rawValue)” stands twice in the list") }
    }
    return isComplete ? set : nil
  }

  private mutating func overrides(_ node: NodeID, _ platforms: PlatformSet?) -> [SurfaceValue.Override] {
    guard tree.kind(node) == .object else {
      fail(node, "“overrides” is an object of platforms")
      return []
    }
    var overrides: [SurfaceValue.Override] = []
    for member in tree.members(of: node) {
      guard let platform = choice(member.key, "a platform", Platform.self) else { continue }
      guard let found = members(member.value, Self.sharedMembers, of: "an override") else { continue }
      if let platforms, !platforms.contains(platform) {
        diagnostics.append(
          Diagnostic(
            .warning, "override-unused", "this surface isn't for \(platform.rawValue): its “platforms” leave it out",
            at: tree.location(member.key)))
      }
      overrides.append(
        SurfaceValue.Override(
          platform: platform, place: tree.location(member.key), members: sharedMembers(found)))
    }
    return overrides
  }

  /// The members in the order of `sharedMembers`.
  private mutating func sharedMembers(_ found: MemberValues) -> SurfaceMembers {
    var result = SurfaceMembers()
    result.role = found[0].flatMap { self.declaredChoice($0, "a role") }
    result.material = found[1].flatMap { self.declared($0) { $0.materialChoice($1) } }
    result.fill = found[2].flatMap { self.declared($0) { $0.fill($1) } }
    result.layer = found[3].flatMap { self.declaredChoice($0, "a layer") }
    result.custom = found[4].flatMap { self.declared($0) { $0.boolean($1, "“custom”") } }
    result.importance = found[5].flatMap { self.declaredChoice($0, "an importance") }
    result.interaction = found[6].flatMap { self.declaredChoice($0, "an interaction") }
    result.state = found[7].flatMap { self.declaredChoice($0, "a state") }
    result.scheme = found[8].flatMap { self.declaredChoice($0, "a scheme") }
    result.schemeReason = found[9].flatMap { self.declared($0) { $0.nonEmpty($1, "“schemeReason”") } }
    result.text = found[10].flatMap { self.declaredChoice($0, "an amount of text") }
    result.purpose = found[11].flatMap { self.declaredChoice($0, "a purpose") }
    result.backdrop = found[12].flatMap { self.declared($0) { $0.backdrop($1) } }
    result.dimming = found[13].flatMap { self.declared($0) { $0.dimming($1) } }
    result.tint = found[14].flatMap { self.declared($0) { $0.tint($1) } }
    result.emphasis = found[15].flatMap { self.declaredChoice($0, "an emphasis") }
    result.group = found[16].flatMap { self.declared($0) { $0.nonEmpty($1, "“group”") } }
    result.on = found[17].flatMap { self.declared($0) { $0.underlay($1) } }
    result.scrollEdge = found[18].flatMap { self.declaredChoice($0, "a scroll edge effect") }
    result.likeSystem = found[19].flatMap { self.declaredChoice($0, "a role") }
    result.vibrancyAllowed = found[20].flatMap { self.declared($0) { $0.boolean($1, "“vibrancyAllowed”") } }
    result.shape = found[21].flatMap { self.declared($0) { $0.shape($1) } }
    result.content = found[22].map { self.content($0) }
    return result
  }

  /// A value with the place it was read from.
  private mutating func declared<Value>(
    _ node: NodeID, _ read: (inout ValueReader, NodeID) -> Value?
  ) -> Declared<Value>? {
    read(&self, node).map { Declared($0, tree.location(node)) }
  }

  private mutating func declaredChoice<Choice: RawRepresentable & CaseIterable & Hashable & Sendable>(
    _ node: NodeID, _ what: String
  ) -> Declared<Choice>? where Choice.RawValue == String {
    choice(node, what, Choice.self).map { Declared($0, tree.location(node)) }
  }

  /// A text that is not empty.
  private mutating func nonEmpty(_ node: NodeID, _ what: String) -> String? {
    guard let text = text(node, what) else { return nil }
    guard !text.isEmpty else {
      fail(node, "\(what) can't be empty; leave it out instead")
      return nil
    }
    return text
  }

  private func isWord(_ node: NodeID, _ word: StaticString) -> Bool {
    tree.kind(node) == .string && tree.equals(node, word)
  }

  // MARK: Material and fill

  private mutating func materialChoice(_ node: NodeID) -> MaterialChoice? {
    if isWord(node, "system") { return .system }
    if isWord(node, "none") { return MaterialChoice.none }
    switch follow(node, .material) {
    case .value(_, let target): return .token(target)
    case .explicit:
      fail(
        node, "“material” refers to a material token, as in \"{apple.material.regular}\", or is \"system\" or \"none\"")
      return nil
    case .failed: return nil
    }
  }

  private mutating func fill(_ node: NodeID) -> FillChoice? {
    if isWord(node, "none") { return FillChoice.none }
    return color(node, "“fill”").map { .color($0) }
  }

  private mutating func underlay(_ node: NodeID) -> Underlay? {
    if isWord(node, "content") { return .content }
    switch follow(node, .surface, or: .material) {
    case .value(.surface, let target): return .surface(target)
    case .value(_, let target): return .material(target)
    case .explicit:
      fail(node, "“on” is \"content\" or refers to a surface or a material")
      return nil
    case .failed: return nil
    }
  }

  private mutating func shape(_ node: NodeID) -> SurfaceShape? {
    if isWord(node, "capsule") { return .capsule }
    if isWord(node, "rectangle") { return .rectangle }
    guard tree.kind(node) == .object else {
      fail(node, "a shape is \"capsule\", \"rectangle\", or an object with “radius”")
      return nil
    }
    guard let found = members(node, ["radius"], of: "a shape") else { return nil }
    return require(found[0], "radius", of: "a shape", at: node)
      .flatMap { self.dimension($0, "“radius”") }.map { .rounded($0) }
  }

  // MARK: Backdrop

  private mutating func backdrop(_ node: NodeID) -> Backdrop? {
    guard let found = members(node, Self.backdropMembers, of: "a backdrop") else { return nil }
    let content: Declared<Backdrop.Content>? = found[0].flatMap { self.declaredChoice($0, "a backdrop content") }
    let luminance: Declared<Backdrop.Luminance>? = found[1].flatMap { self.declaredChoice($0, "a luminance") }
    let player = found[2].flatMap { self.choice($0, "a player", Backdrop.Player.self) }
    let palette = found[3].flatMap { self.palette($0) }
    return Backdrop(content: content, luminance: luminance, player: player ?? Backdrop.Player.none, palette: palette)
  }

  private mutating func palette(_ node: NodeID) -> [ColorCoordinates]? {
    guard tree.kind(node) == .array, tree.elementCount(node) > 0 else {
      failIncomplete(node, "“palette” is a list of at least one color: the only backdrops there are")
      return nil
    }
    let colors = tree.elements(of: node).map { self.color($0, "a color of the palette") }
    let valid = colors.compactMap { $0 }
    return valid.count == colors.count ? valid : nil
  }

  // MARK: Dimming and tint

  private mutating func dimming(_ node: NodeID) -> Dimming? {
    if isWord(node, "none") { return Dimming.none }
    guard tree.kind(node) == .object else {
      return opacity(node).map { .layer(Self.black, opacity: $0) }
    }
    let what = "a dimming"
    guard let found = members(node, Self.dimmingMembers, of: what) else { return nil }
    let color = found[0].map { self.dimmingColor($0) } ?? Self.black
    let opacity = require(found[1], "opacity", of: what, at: node).flatMap { self.opacity($0) }
    guard let color, let opacity else { return nil }
    return .layer(color, opacity: opacity)
  }

  private mutating func dimmingColor(_ node: NodeID) -> ColorCoordinates? {
    guard let color = color(node, "the color of a dimming") else { return nil }
    guard color.alpha == 1 else {
      fail(node, "the color of a dimming is opaque; how strong it is stands in “opacity” alone")
      return nil
    }
    return color
  }

  private mutating func opacity(_ node: NodeID) -> Double? {
    guard tree.kind(node) == .number || tree.isReference(node) else {
      fail(node, "a dimming is \"none\", an opacity from 0 to 1, or an object with “color” and “opacity”")
      return nil
    }
    guard let opacity = numberOrReference(node, "an opacity") else { return nil }
    guard (0...1).contains(opacity) else {
      fail(node, "an opacity goes from 0 to 1; 35 % is 0.35")
      return nil
    }
    return opacity
  }

  private mutating func tint(_ node: NodeID) -> Tint? {
    if isWord(node, "none") { return Tint.none }
    guard isTintSet(node) else { return color(node, "“tint”").map { .color($0) } }
    let what = "a set of tints"
    guard let found = members(node, Self.tintMembers, of: what) else { return nil }
    let light = require(found[0], "light", of: what, at: node)
    let dark = require(found[1], "dark", of: what, at: node)
    let pair = inSchemes(light, dark) { $0.color($1, "a tint") }
    let contrast = require(found[2], "increasedContrast", of: what, at: node).flatMap { self.contrastTint($0) }
    guard let pair, let contrast else { return nil }
    return .set(light: pair.light, dark: pair.dark, increasedContrast: contrast)
  }

  /// Whether an object is meant as a set of tints and not as a color.
  private func isTintSet(_ node: NodeID) -> Bool {
    guard tree.member("colorSpace", of: node) == nil else { return false }
    return Self.tintMembers.contains { tree.member($0, of: node) != nil }
  }

  private mutating func contrastTint(_ node: NodeID) -> SchemePair<ColorCoordinates>? {
    if tree.kind(node) == .object, tree.member("light", of: node) != nil || tree.member("dark", of: node) != nil {
      return schemePair(node, "“increasedContrast”") { $0.color($1, "a tint") }
    }
    return color(node, "a tint").map { SchemePair(light: $0, dark: $0) }
  }
}
