import TokenModel
import TokenSource

/// The content of `materials.css`: the classes of materials, vibrancy levels and surfaces, and what each declares.
///
/// Classes that declare the same share a rule. Rules for the light scheme stand alone; what differs in the dark one is
/// kept apart, since it is written twice: for the reader's setting and for the attribute.
struct MaterialSheet: Sendable {
  /// All classes that a material is drawn for.
  private(set) var classes: [String] = []
  /// The opaque colour, the border and the colour of text.
  private(set) var grounds = CSSSchemeRules()
  /// Filters and the colour over them.
  private(set) var looks = CSSSchemeRules()
  /// The properties of vibrancy levels, on what sets a scheme.
  var vibrancy = CSSSchemeRules()
  /// The classes of vibrancy levels.
  var levels: [CSSRule] = []
  /// What surfaces add to their material.
  var surfaces: [CSSRule] = []
  /// What surfaces add in the dark scheme that is another there.
  var darkTints: [CSSRule] = []
  /// The classes of surfaces that have a tint.
  var tinted: [String] = []
  /// The classes of what stands on surfaces.
  var content: [CSSRule] = []
  /// The colours that sRGB does not hold.
  var wide: WideColors

  let emission: Emission
  let names: CSSNames
  let sides: MaterialSides
  let variation: ThemeVariation

  init(_ emission: Emission, _ names: CSSNames, _ looks: WebLooks) {
    self.emission = emission
    self.names = names
    sides = MaterialSides(emission, looks)
    variation = ThemeVariation(emission.themes)
    wide = WideColors()
    let surfaces = emission.set.surfaces.filter { $0.platform == .web && emission.includes($0.token) }
    addWide(surfaces)
    addMaterials(surfaces)
    addVibrancy(surfaces)
    for surface in surfaces { add(surface) }
    addContent(surfaces)
  }

  /// The class of a token: `.material-apple-glass-regular`.
  func className(_ kind: String, _ token: TokenID) -> String {
    ".\(kind)-" + String(decoding: names.pool[names.range(of: token)], as: UTF8.self)
  }

  // MARK: Materials

  /// A look with all the classes that have it; surfaces that require a scheme have its look in both.
  private struct Member {
    let selector: String
    let path: String
    let look: SchemePair<WebLook>
    let note: String
    /// The colours around it.
    let ground: SchemePair<[CSSRule.Declaration]>
    /// What draws it; a place that requires a scheme has its rim too.
    let filter: SchemePair<[CSSRule.Declaration]>

    /// - Parameter text: how a rule writes a colour of a look, given the part that tokens have for it.
    init(
      _ selector: String, _ path: String, _ materials: Both<SchemeMaterial>, _ scheme: SurfaceScheme,
      _ text: (ColorCoordinates?, CSSPart, SchemeMaterial) -> String
    ) {
      self.selector = selector
      self.path = path
      let look = materials.map(\.look)
      note = MaterialSheet.note(look, materials.light.value)
      self.look = look.required(by: scheme)
      ground = materials.map { MaterialSheet.ground($0, text) }.required(by: scheme)
      let hasFilter = [look.light, look.dark].contains { $0.css?.hasFilter == true }
      let hasLook = look.light.css != nil || look.dark.css != nil
      let hasRim = materials.light.value.kind == .glass || materials.dark.value.kind == .glass
      func filter(_ material: SchemeMaterial, isDark: Bool) -> [CSSRule.Declaration] {
        guard hasLook else { return [] }
        var result = MaterialSheet.filter(material, hasFilter: hasFilter, text)
        if hasRim {
          let rim = material.value.kind == .glass ? MaterialSheet.rim(isDark: isDark) : "none"
          result.append(CSSRule.Declaration("box-shadow", rim))
        }
        return result
      }
      self.filter = SchemePair(
        light: filter(materials.light, isDark: false), dark: filter(materials.dark, isDark: true)
      ).required(by: scheme)
    }
  }

  private mutating func addMaterials(_ surfaces: [PlatformSurface]) {
    var members: [Member] = []
    for token in emission.tokens where emission.set.type(of: token) == .material {
      guard let materials = materials(token), isForWeb(token) else { continue }
      members.append(
        Member(className("material", token), emission.set.path(of: token), materials, .both) { text($0, $1, $2, .both) }
      )
    }
    for surface in surfaces {
      guard let materials = materials(of: surface) else { continue }
      members.append(
        Member(className("surface", surface.token), emission.set.path(of: surface.token), materials, surface.scheme) {
          text($0, $1, $2, surface.scheme)
        })
    }
    classes = members.map(\.selector)
    for group in Self.grouped(members, by: { [$0.ground.light, $0.ground.dark] }) {
      grounds.add(group.map(\.selector), light: group[0].ground.light, dark: group[0].ground.dark)
    }
    let filtered = members.filter { $0.look.light.css != nil || $0.look.dark.css != nil }
    for group in Self.grouped(filtered, by: { [$0.filter.light, $0.filter.dark] }) {
      self.looks.add(
        comment: Self.comment(group.map(\.path), group[0].note), group.map(\.selector), light: group[0].filter.light,
        dark: group[0].filter.dark)
    }
  }

  /// What only AppKit can draw has a class where someone asked for it: a surface on the web has its own.
  private func isForWeb(_ token: TokenID) -> Bool {
    guard case .material(let material)? = emission.set.baseValue(of: token) else { return false }
    return !material.isAppKitOnly || emission.set.assembled.layer(of: token) == .project
      || emission.configuration.libraryEmission == .all
  }

  /// Puts together what declares the same, in the order of first appearance.
  private static func grouped(_ members: [Member], by key: (Member) -> [[CSSRule.Declaration]]) -> [[Member]] {
    var places: [[[CSSRule.Declaration]]: Int] = [:]
    var groups: [[Member]] = []
    for member in members {
      let key = key(member)
      if let place = places[key] {
        groups[place].append(member)
      } else {
        places[key] = groups.count
        groups.append([member])
      }
    }
    return groups
  }

  private static func ground(
    _ material: SchemeMaterial, _ text: (ColorCoordinates?, CSSPart, SchemeMaterial) -> String
  ) -> [CSSRule.Declaration] {
    [
      CSSRule.Declaration("--material-opaque", text(material.look.opaque, .opaque, material)),
      CSSRule.Declaration("--material-border", text(material.look.border, .border, material)),
      CSSRule.Declaration("color", material.look.text.bytes.hex),
    ]
  }

  /// What draws a look in one scheme. `hasFilter` says whether there is a filter in either: `none` must undo the other's.
  private static func filter(
    _ material: SchemeMaterial, hasFilter: Bool, _ text: (ColorCoordinates?, CSSPart, SchemeMaterial) -> String
  ) -> [CSSRule.Declaration] {
    let css = material.look.css
    var declarations: [CSSRule.Declaration] = []
    if hasFilter {
      let filter = css.map(CSSPrinter.filter) ?? "none"
      // Minifiers keep both where the prefixed one comes first and is the same.
      declarations = [
        CSSRule.Declaration("-webkit-backdrop-filter", filter), CSSRule.Declaration("backdrop-filter", filter),
      ]
    }
    let color = css.map { text($0.overlay, .tint, material) } ?? "var(--material-opaque)"
    declarations.append(CSSRule.Declaration("background-color", color))
    return declarations
  }

  /// The light on the upper rim of glass, and the shadow it throws; our choice, with less light in the dark.
  static func rim(isDark: Bool) -> String {
    let light = isDark ? "rgb(255 255 255 / 0.25)" : "rgb(255 255 255 / 0.5)"
    return "inset 0 1px 0 \(light), 0 8px 24px rgb(0 0 0 / 0.1)"
  }

  /// Where a look comes from, and how close it is.
  private static func note(_ look: SchemePair<WebLook>, _ material: MaterialValue) -> String {
    switch look.light.source {
    case .recipe(let platform):
      let (light, dark) = (text(look.light.difference.cube), text(look.dark.difference.cube))
      return "fitted to its look on \(platform.rawValue), off by at most \(light) of 255 in light, \(dark) in dark"
    case .appearance where material.thickness == .ultraThick:
      return "as declared; nobody has measured ultraThick, so the library takes thick with a denser colour over it"
    case .appearance: return "as declared"
    case .none: return "opaque"
    }
  }

  private static func text(_ number: Double) -> String {
    var out = OutputBuffer()
    CSSPrinter.append(number, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  private static func comment(_ paths: [String], _ note: String) -> String {
    var out = OutputBuffer()
    out.append(paths.joined(separator: ", "))
    out.append(": \(note)")
    CommentLines.sanitize(&out, from: 0)
    return String(decoding: out.bytes, as: UTF8.self)
  }
}

extension SchemePair {
  /// The value of the scheme that a place requires, in both.
  func required(by scheme: SurfaceScheme) -> SchemePair {
    switch scheme {
    case .light: SchemePair(light: light, dark: light)
    case .dark: SchemePair(light: dark, dark: dark)
    case .both: self
    }
  }
}
