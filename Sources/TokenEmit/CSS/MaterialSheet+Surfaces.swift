import TokenModel

/// Vibrancy levels, and what surfaces add to their material.
extension MaterialSheet {
  // MARK: Vibrancy

  mutating func addVibrancy(_ surfaces: [PlatformSurface]) {
    var light: [CSSRule.Declaration] = []
    var dark: [CSSRule.Declaration] = []
    for token in emission.tokens {
      guard case .vibrancy(let level)? = emission.set.baseValue(of: token) else { continue }
      let name = className("vibrancy", token)
      let property = "--" + name.dropFirst()
      let texts = vibrancyTexts(of: token)
      light.append(CSSRule.Declaration(property, texts.light))
      if let text = texts.dark { dark.append(CSSRule.Declaration(property, text)) }
      levels.append(CSSRule([name], [CSSRule.Declaration(Self.property(of: level.category), "var(\(property))")]))
    }
    if !light.isEmpty { vibrancy.light = [CSSRule(names(of: surfaces, requiring: .light), light)] }
    if !dark.isEmpty { vibrancy.dark = [CSSRule(names(of: surfaces, requiring: .dark), dark)] }
  }

  /// What the property of a level is in both schemes, each from the theme of its own; nil for a dark one that is as the
  /// light one.
  private func vibrancyTexts(of token: TokenID) -> (light: String, dark: String?) {
    func entry(_ side: MaterialSides.Side, isDark: Bool) -> (text: String, color: ColorCoordinates?)? {
      guard let place = side.counterpart(of: token), case .vibrancy(let level)? = side.set.baseValue(of: place) else {
        return nil
      }
      let alias = side.set.graph.alias(of: place).flatMap { side.baseToken(of: $0) }
      if let alias, emission.includes(alias) { return ("var(--\(className("vibrancy", alias).dropFirst()))", nil) }
      let color = isDark ? level.appearance.dark : level.appearance.light
      return (wide.text(color, of: place, in: side.set), color)
    }
    guard let light = entry(sides.light, isDark: false) ?? entry(sides.base, isDark: false) else {
      return ("transparent", nil)
    }
    guard let dark = entry(sides.dark, isDark: true) ?? entry(sides.base, isDark: true) else {
      return (light.text, nil)
    }
    return (light.text, light.text == dark.text && light.color == dark.color ? nil : dark.text)
  }

  private func names(of surfaces: [PlatformSurface], requiring scheme: SurfaceScheme) -> [String] {
    surfaces.filter { $0.scheme == scheme }.map { className("surface", $0.token) }
  }

  /// What a level colours: text, the ground of a shape, a line.
  private static func property(of category: VibrancyValue.Category) -> String {
    switch category {
    case .label: "color"
    case .fill: "background-color"
    case .separator: "border-color"
    }
  }

  // MARK: Surfaces

  mutating func add(_ surface: PlatformSurface) {
    let name = className("surface", surface.token)
    let pair = pair(surface)
    let light = declarations(pair.sides.light, isDark: pair.isDark.light)
    let dark = declarations(pair.sides.dark, isDark: pair.isDark.dark)
    var declarations: [CSSRule.Declaration] = []
    if surface.scheme != .both {
      declarations.append(CSSRule.Declaration("color-scheme", surface.scheme.rawValue))
    }
    declarations += light.own + light.tint
    if !light.tint.isEmpty || !dark.tint.isEmpty { tinted.append(name) }
    var others = Self.difference(light.own, dark.own)
    if light.tint != dark.tint { others += dark.tint.isEmpty ? Self.difference(light.tint, []) : dark.tint }
    if !others.isEmpty { darkTints.append(CSSRule([name], others)) }
    if !declarations.isEmpty { surfaces.append(CSSRule([name], declarations)) }
  }

  /// What the second list declares otherwise than the first; what it leaves out is undone.
  private static func difference(
    _ first: [CSSRule.Declaration], _ second: [CSSRule.Declaration]
  ) -> [CSSRule.Declaration] {
    let known = Set(first)
    let names = Set(second.map(\.property))
    return second.filter { !known.contains($0) }
      + first.filter { !names.contains($0.property) }.map { CSSRule.Declaration($0.property, "initial") }
  }

  private func declarations(
    _ place: SchemeSurface, isDark: Bool
  ) -> (own: [CSSRule.Declaration], tint: [CSSRule.Declaration]) {
    var declarations = ground(of: place)
    if let radius = radius(of: place) { declarations.append(CSSRule.Declaration("border-radius", radius)) }
    for foreground in place.surface.content {
      guard let value = color(of: foreground, on: place) else { continue }
      declarations.append(CSSRule.Declaration(Self.property(of: foreground), value))
    }
    return (declarations, tint(of: place, isDark: isDark))
  }

  private func radius(of place: SchemeSurface) -> String? {
    switch place.surface.shape {
    case .capsule: text("9999px", place.token, .radius, place.scheme)
    case .rounded(let radius): text(CSSPrinter.length(radius), place.token, .radius, place.scheme)
    case .rectangle: follows(place.token, .radius, place.scheme) ? text("0", place.token, .radius, place.scheme) : nil
    }
  }

  /// What lies under the material, on the element itself: a fill, and over it the dimming.
  private func ground(of place: SchemeSurface) -> [CSSRule.Declaration] {
    let (surface, set) = (place.surface, place.side.set)
    var declarations: [CSSRule.Declaration] = []
    var fill: String?
    if case .color(let color) = surface.fill { fill = wide.text(color, of: surface.token, in: set) }
    if fill != nil || follows(place.token, .fill, place.scheme) {
      let value = text(fill ?? "transparent", place.token, .fill, place.scheme)
      declarations.append(CSSRule.Declaration("background-color", value))
    }
    var dimming: String?
    if case .layer(let color, let opacity)? = surface.dimming {
      dimming = wide.text(color.with(alpha: opacity), of: surface.token, in: set)
    }
    if dimming != nil || follows(place.token, .dimming, place.scheme) {
      let value = text(dimming ?? "transparent", place.token, .dimming, place.scheme)
      declarations.append(
        declarations.isEmpty
          ? CSSRule.Declaration("background-color", value)
          : CSSRule.Declaration("background-image", CSSPrinter.layer(value)))
    }
    return declarations
  }

  /// The tint as an image over the material's colour.
  private func tint(of place: SchemeSurface, isDark: Bool) -> [CSSRule.Declaration] {
    let surface = place.surface
    guard surface.materialToken != nil else { return [] }
    let shown: ColorCoordinates?
    let more: ColorCoordinates?
    switch surface.tint {
    case .none:
      guard follows(place.token, .tint, place.scheme) else { return [] }
      (shown, more) = (nil, nil)
    case .color(let color): (shown, more) = (color, color)
    case .set(let light, let dark, let increased):
      (shown, more) = isDark ? (dark, increased.dark) : (light, increased.light)
    }
    func layer(_ color: ColorCoordinates?, follows: Bool) -> String {
      let literal = color.map { wide.text($0, of: surface.token, in: place.side.set) } ?? "transparent"
      return CSSPrinter.layer(follows ? text(literal, place.token, .tint, place.scheme) : literal)
    }
    return [
      CSSRule.Declaration("--material-tint", layer(shown, follows: true)),
      // The properties of tokens know no tint for more contrast.
      CSSRule.Declaration("--material-tint-more", layer(more, follows: shown == more)),
    ]
  }

  // MARK: Content

  /// The property of a foreground: `--content-title`. The nearest surface around an element says what it is.
  private static func property(of foreground: Foreground) -> String {
    "--content-" + CSSNames.identifier(of: foreground.name)
  }

  private func color(of foreground: Foreground, on place: SchemeSurface) -> String? {
    switch foreground.style.value {
    case .vibrancy(let token):
      guard let base = place.side.baseToken(of: token), emission.includes(base) else { return nil }
      return "var(--\(className("vibrancy", base).dropFirst()))"
    case .color(let color, let token):
      let literal = wide.text(color, of: place.surface.token, in: place.side.set)
      guard let base = token.flatMap({ place.side.baseToken(of: $0) }) else { return literal }
      return text(literal, base, .whole, place.scheme)
    case .original: return nil
    }
  }

  /// One rule for each name and what it colours, for all surfaces that have it.
  mutating func addContent(_ web: [PlatformSurface]) {
    // By bytes: names that look alike are equal to Swift, but not to CSS.
    struct Key: Hashable {
      let name: [UInt8]
      let property: String
      var text: String { String(decoding: name, as: UTF8.self) }
    }
    var places: [Key: Int] = [:]
    var rules: [(key: Key, surfaces: [String])] = []
    for surface in web {
      let schemes = pair(surface).sides
      for (place, foreground) in [schemes.light, schemes.dark].flatMap({ side in side.surface.content.map { (side, $0) }
      })
      where color(of: foreground, on: place) != nil {
        guard let property = Self.colored(foreground) else { continue }
        let key = Key(name: Array(CSSNames.identifier(of: foreground.name).utf8), property: property)
        if let place = places[key] {
          if rules[place].surfaces.last == className("surface", surface.token) { continue }
          rules[place].surfaces.append(className("surface", surface.token))
        } else {
          places[key] = rules.count
          rules.append((key, [className("surface", surface.token)]))
        }
      }
    }
    content = rules.map { key, surfaces in
      CSSRule(
        [CSSRule.any(surfaces) + " .content-\(key.text)"],
        [CSSRule.Declaration(key.property, "var(--content-\(key.text))")])
    }
  }

  private static func colored(_ foreground: Foreground) -> String? {
    switch foreground.element.value {
    case .text, .symbol: "color"
    case .shape: "background-color"
    case .separator: "border-color"
    case .image: nil
    }
  }
}
