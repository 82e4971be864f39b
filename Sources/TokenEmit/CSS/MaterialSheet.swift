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
  /// The tints on surfaces that differ in the dark scheme.
  var darkTints: [CSSRule] = []
  /// The classes of surfaces that have a tint.
  var tinted: [String] = []
  /// The classes of what stands on surfaces.
  var content: [CSSRule] = []
  /// The colours that sRGB does not hold.
  var wide: WideColors

  let emission: Emission
  let names: CSSNames

  init(_ emission: Emission, _ names: CSSNames, _ looks: WebLooks) {
    self.emission = emission
    self.names = names
    wide = WideColors(emission.set)
    let surfaces = emission.set.surfaces.filter { $0.platform == .web && emission.includes($0.token) }
    addWide(surfaces, looks)
    addMaterials(surfaces, looks)
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

    init(
      _ selector: String, _ path: String, _ look: SchemePair<WebLook>, _ material: MaterialValue,
      _ scheme: SurfaceScheme, _ text: (ColorCoordinates) -> String
    ) {
      self.selector = selector
      self.path = path
      note = MaterialSheet.note(look, material)
      self.look = look.required(by: scheme)
      ground = SchemePair(
        light: MaterialSheet.ground(look.light, text), dark: MaterialSheet.ground(look.dark, text)
      ).required(by: scheme)
      let isGlass = material.kind == .glass
      let hasFilter = [look.light, look.dark].contains { $0.css?.hasFilter == true }
      filter = SchemePair(
        light: MaterialSheet.filter(look.light, hasFilter: hasFilter, isGlass: isGlass, isDark: false, text),
        dark: MaterialSheet.filter(look.dark, hasFilter: hasFilter, isGlass: isGlass, isDark: true, text)
      ).required(by: scheme)
    }
  }

  private mutating func addMaterials(_ surfaces: [PlatformSurface], _ looks: WebLooks) {
    var members: [Member] = []
    for token in emission.tokens where emission.set.type(of: token) == .material {
      guard let look = looks[token], let material = material(token), isForWeb(token, material) else { continue }
      members.append(
        Member(className("material", token), emission.set.path(of: token), look, material, .both) {
          wide.text($0, of: token)
        })
    }
    for surface in surfaces {
      guard let token = surface.materialToken, let look = looks[token], let material = surface.material else {
        continue
      }
      members.append(
        Member(
          className("surface", surface.token), emission.set.path(of: surface.token), look, material, surface.scheme
        ) { wide.text($0, of: token) })
    }
    classes = members.map(\.selector)
    for group in Self.grouped(members, by: { [$0.ground.light, $0.ground.dark] }) {
      grounds.add(group.map(\.selector), light: group[0].ground.light, dark: group[0].ground.dark)
    }
    let filtered = members.filter { $0.look.light.css != nil }
    for group in Self.grouped(filtered, by: { [$0.filter.light, $0.filter.dark] }) {
      self.looks.add(
        comment: Self.comment(group.map(\.path), group[0].note), group.map(\.selector), light: group[0].filter.light,
        dark: group[0].filter.dark)
    }
  }

  /// What only AppKit can draw has a class where someone asked for it: a surface on the web has its own.
  private func isForWeb(_ token: TokenID, _ material: MaterialValue) -> Bool {
    !material.isAppKitOnly || emission.set.assembled.layer(of: token) == .project
      || emission.configuration.libraryEmission == .all
  }

  private func material(_ token: TokenID) -> MaterialValue? {
    if case .material(let material)? = emission.set.baseValue(of: token) { material } else { nil }
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

  private static func ground(_ look: WebLook, _ text: (ColorCoordinates) -> String) -> [CSSRule.Declaration] {
    [
      CSSRule.Declaration("--material-opaque", text(look.opaque)),
      CSSRule.Declaration("--material-border", look.border.map(text) ?? "currentColor"),
      CSSRule.Declaration("color", look.text.bytes.hex),
    ]
  }

  /// What draws a look in one scheme. `hasFilter` says whether there is a filter in either: `none` must undo the other's.
  private static func filter(
    _ look: WebLook, hasFilter: Bool, isGlass: Bool, isDark: Bool, _ text: (ColorCoordinates) -> String
  ) -> [CSSRule.Declaration] {
    guard let css = look.css else { return [] }
    var declarations: [CSSRule.Declaration] = []
    if hasFilter {
      let filter = CSSPrinter.filter(css)
      // Minifiers keep both where the prefixed one comes first and is the same.
      declarations = [
        CSSRule.Declaration("-webkit-backdrop-filter", filter), CSSRule.Declaration("backdrop-filter", filter),
      ]
    }
    declarations.append(CSSRule.Declaration("background-color", text(css.overlay)))
    if isGlass { declarations.append(CSSRule.Declaration("box-shadow", rim(isDark: isDark))) }
    return declarations
  }

  /// The light on the upper rim of glass, and the shadow it throws; our choice, with less light in the dark.
  private static func rim(isDark: Bool) -> String {
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
