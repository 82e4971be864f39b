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
      if let target = emission.writtenAlias(of: token) {
        light.append(CSSRule.Declaration(property, "var(--\(className("vibrancy", target).dropFirst()))"))
      } else {
        light.append(CSSRule.Declaration(property, wide.text(level.appearance.light, of: token)))
        if level.appearance.light != level.appearance.dark {
          dark.append(CSSRule.Declaration(property, wide.text(level.appearance.dark, of: token)))
        }
      }
      levels.append(CSSRule([name], [CSSRule.Declaration(Self.property(of: level.category), "var(\(property))")]))
    }
    if !light.isEmpty { vibrancy.light = [CSSRule(names(of: surfaces, requiring: .light), light)] }
    if !dark.isEmpty { vibrancy.dark = [CSSRule(names(of: surfaces, requiring: .dark), dark)] }
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
    var declarations: [CSSRule.Declaration] = []
    if surface.scheme != .both {
      declarations.append(CSSRule.Declaration("color-scheme", surface.scheme.rawValue))
    }
    declarations += ground(of: surface)
    switch surface.shape {
    case .capsule: declarations.append(CSSRule.Declaration("border-radius", "9999px"))
    case .rounded(let radius): declarations.append(CSSRule.Declaration("border-radius", CSSPrinter.length(radius)))
    case .rectangle: break
    }
    for foreground in surface.content {
      guard let value = color(of: foreground, on: surface) else { continue }
      declarations.append(CSSRule.Declaration(Self.property(of: foreground), value))
    }
    declarations += addTint(surface, name)
    if !declarations.isEmpty { surfaces.append(CSSRule([name], declarations)) }
  }

  /// What lies under the material, on the element itself: a fill, and over it the dimming.
  private func ground(of surface: PlatformSurface) -> [CSSRule.Declaration] {
    var declarations: [CSSRule.Declaration] = []
    if case .color(let color) = surface.fill {
      declarations.append(CSSRule.Declaration("background-color", wide.text(color, of: surface.token)))
    }
    if case .layer(let color, let opacity)? = surface.dimming {
      let dimming = wide.text(color.with(alpha: opacity), of: surface.token)
      declarations.append(
        declarations.isEmpty
          ? CSSRule.Declaration("background-color", dimming)
          : CSSRule.Declaration("background-image", CSSPrinter.layer(dimming)))
    }
    return declarations
  }

  /// The tint as an image over the material's colour; what differs in the dark scheme is kept apart.
  private mutating func addTint(_ surface: PlatformSurface, _ name: String) -> [CSSRule.Declaration] {
    guard surface.materialToken != nil else { return [] }
    let tint: SchemePair<ColorCoordinates>
    let more: SchemePair<ColorCoordinates>
    switch surface.tint {
    case .none: return []
    case .color(let color):
      tint = SchemePair(light: color, dark: color)
      more = tint
    case .set(let light, let dark, let increased):
      tint = SchemePair(light: light, dark: dark)
      more = increased
    }
    let (shown, shownMore) = (tint.required(by: surface.scheme), more.required(by: surface.scheme))
    let light = tintDeclarations(shown.light, shownMore.light, of: surface.token)
    let dark = tintDeclarations(shown.dark, shownMore.dark, of: surface.token)
    tinted.append(name)
    if light != dark { darkTints.append(CSSRule([name], dark)) }
    return light
  }

  private func tintDeclarations(
    _ color: ColorCoordinates, _ more: ColorCoordinates, of token: TokenID
  ) -> [CSSRule.Declaration] {
    [
      CSSRule.Declaration("--material-tint", CSSPrinter.layer(wide.text(color, of: token))),
      CSSRule.Declaration("--material-tint-more", CSSPrinter.layer(wide.text(more, of: token))),
    ]
  }

  // MARK: Content

  /// The property of a foreground: `--content-title`. The nearest surface around an element says what it is.
  private static func property(of foreground: Foreground) -> String {
    "--content-" + CSSNames.identifier(of: foreground.name)
  }

  private func color(of foreground: Foreground, on surface: PlatformSurface) -> String? {
    switch foreground.style.value {
    case .vibrancy(let token):
      emission.includes(token) ? "var(--\(className("vibrancy", token).dropFirst()))" : nil
    case .color(let color, _): wide.text(color, of: surface.token)
    case .original: nil
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
      for foreground in surface.content where color(of: foreground, on: surface) != nil {
        guard let property = Self.colored(foreground) else { continue }
        let key = Key(name: Array(CSSNames.identifier(of: foreground.name).utf8), property: property)
        if let place = places[key] {
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
