/// Builds the rows; the same problem is solved once.
struct LegibilityBuilder {
  private(set) var rows: [LegibilityRow] = []
  private let set: TokenSet
  private let planner: SurfacePlanner
  /// The looks that were found, which another builder for the same tokens need not find again.
  private(set) var looks: SurfaceLooks
  private(set) var certificates: [ContrastProblem: ContrastCertificate]
  /// Problems that were asked for and not solved, in order, each once: what a scout is for.
  private(set) var wanted: [ContrastProblem] = []
  private let isScout: Bool
  /// The appearance that alone is looked at; nil for both.
  private let appearance: LegibilityRow.Appearance?

  init(
    _ set: TokenSet, _ planner: SurfacePlanner, _ certificates: [ContrastProblem: ContrastCertificate],
    looks: SurfaceLooks? = nil, in appearance: LegibilityRow.Appearance? = nil, isScout: Bool = false
  ) {
    self.appearance = appearance
    self.isScout = isScout
    self.certificates = certificates
    self.set = set
    self.planner = planner
    self.looks = looks ?? SurfaceLooks(set)
  }

  mutating func add(_ index: Int) {
    let surface = set.surfaces[index]
    guard surface.content.contains(where: { $0.style.value != .original }) else { return }
    let steps = planner.plan(surface).steps
    guard let newest = steps.last else { return }
    add(newest.standard, index, surface, isFallback: false)
    // What stands in for glass before OS 26.
    guard newest.standard.isGlass, let older = steps.last(where: { !$0.standard.isGlass }) else { return }
    add(older.standard, index, surface, isFallback: true)
  }

  private mutating func add(
    _ drawing: SurfaceDrawing, _ index: Int, _ surface: PlatformSurface, isFallback: Bool
  ) {
    let backdrops = Backdrops(surface.backdrop)
    for appearance in surface.scheme.appearances where self.appearance == nil || self.appearance == appearance {
      let ground = looks.ground(drawing, of: surface, appearance)
      var bare = drawing
      bare.dimming = nil
      let undimmed = surface.isClearGlass ? looks.ground(bare, of: surface, appearance) : nil
      for (place, foreground) in surface.content.enumerated() {
        guard let (steps, isOwn) = style(foreground, surface, drawing, appearance) else { continue }
        let problem = ground.map { ContrastProblem(ground: $0, foreground: steps, backdrops: backdrops) }
        append(
          LegibilityRow(
            surface: index, token: surface.token, platform: surface.platform, appearance: appearance,
            foreground: place, name: foreground.name, isFallback: isFallback,
            verdict: problem.map { .proved(certificate($0)) } ?? .notModelled,
            required: RequiredContrast.of(foreground, on: surface), isOwnColor: isOwn, problem: problem,
            undimmed: undimmed.map { ContrastProblem(ground: $0, foreground: steps, backdrops: backdrops) }),
          surface)
      }
    }
  }

  /// Adds a row, and where it lacks contrast the thickness that would do.
  private mutating func append(_ row: LegibilityRow, _ surface: PlatformSurface) {
    var row = row
    if row.isBelow, !row.isOwnColor { row.thicker = thicker(row, surface) }
    rows.append(row)
  }

  /// The next thicker material of the library on which a level of the system has the contrast it needs, all else
  /// alike; nil where no thickness is at fault, or where the platform's figures are not known.
  private mutating func thicker(_ row: LegibilityRow, _ surface: PlatformSurface) -> LegibilityRow.Thicker? {
    guard let required = row.required, let thickness = surface.material?.thickness, surface.tint == .none else {
      return nil
    }
    for thicker in [MaterialValue.Thickness.thin, .regular, .thick] where thicker > thickness {
      guard let problem = problem(row, surface, on: thicker) else { continue }
      // Whether it is enough is known long before how much it is.
      guard certificates[problem] != nil || problem.guarantees(required) else { continue }
      let contrast = certificate(problem).lower
      if contrast >= required { return LegibilityRow.Thicker(thickness: thicker, contrast: contrast) }
    }
    return nil
  }

  private func problem(
    _ row: LegibilityRow, _ surface: PlatformSurface, on thickness: MaterialValue.Thickness
  ) -> ContrastProblem? {
    guard let token = set.token(at: "apple.material.\(thickness.rawValue)"),
      case .material(let material)? = set.baseValue(of: token),
      let pair = material.recipe?.pair(on: row.platform),
      case .vibrancy(let name) = surface.content[row.foreground].style.value,
      case .vibrancy(let vibrancy)? = set.baseValue(of: name)
    else { return nil }
    let isDark = row.appearance == .dark
    var look = Look(isDark ? pair.dark : pair.light)
    if case .color(let fill) = surface.fill { look = look.beneath(fill) }
    if let dimming = surface.dimming { look = look.dimmed(by: dimming) }
    let ground = VibrancyValue.Ground(row.platform, isDark: isDark, isThin: material.takesThinVibrancy)
    return ContrastProblem(
      ground: look.steps, foreground: vibrancy.steps(on: ground), backdrops: Backdrops(surface.backdrop))
  }

  private mutating func certificate(_ problem: ContrastProblem) -> ContrastCertificate {
    if let known = certificates[problem] { return known }
    if isScout {
      let unknown = ContrastCertificate(lower: .infinity, attained: .infinity, backdrop: .black, boxes: 0)
      certificates[problem] = unknown
      wanted.append(problem)
      return unknown
    }
    let certificate = ContrastCertificate.prove(problem)
    certificates[problem] = certificate
    return certificate
  }

  /// The steps from the ground to the foreground's colour, and whether the colour is a team's own; nil for an image in
  /// its own colours.
  private func style(
    _ foreground: Foreground, _ surface: PlatformSurface, _ drawing: SurfaceDrawing,
    _ appearance: LegibilityRow.Appearance
  ) -> (steps: [LookStep], isOwn: Bool)? {
    let isDark = appearance == .dark
    switch foreground.style.value {
    case .original: return nil
    case .color(let color, let token):
      if let token, set.systemColor(token) != nil {
        let pair = set.systemColorPair(token) ?? SchemePair(light: color, dark: color)
        return ([.affine(.layer(isDark ? pair.dark : pair.light))], false)
      }
      return ([.affine(.layer(color))], true)
    case .vibrancy(let token):
      guard case .vibrancy(let vibrancy)? = set.baseValue(of: token) else { return nil }
      let isThin =
        if case .material(let thickness)? = drawing.swiftUI { thickness.takesThinVibrancy } else { false }
      let ground = VibrancyValue.Ground(surface.platform, isDark: isDark, isThin: isThin)
      return (vibrancy.steps(on: ground), set.assembled.layer(of: set.graph.origin(of: token)) == .project)
    }
  }
}

extension SurfaceScheme {
  /// The appearances a place shows.
  var appearances: [LegibilityRow.Appearance] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }
}
