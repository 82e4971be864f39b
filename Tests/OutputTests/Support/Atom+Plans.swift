import TokenModel

/// The plans of a surface taken apart, in the order that `SwiftProgram` prints them in.
extension Atom {
  /// The role, then each of Apple's platforms. Ranges of versions that differ in nothing but notices are one.
  static func all(of plans: [SurfacePlan], role: Role) -> [Atom] {
    [.word(role.rawValue)] + plans.filter { $0.platform != .web }.flatMap(all(of:))
  }

  private static func all(of plan: SurfacePlan) -> [Atom] {
    var atoms: [Atom] = [.word(plan.platform.rawValue), .word(plan.layer.rawValue)]
    switch plan.shape {
    case .capsule: atoms.append(.word("capsule"))
    case .rectangle: atoms.append(.word("rectangle"))
    case .rounded(let radius): atoms += [.word("rounded"), .length(radius)]
    }
    atoms += [.word(plan.group ?? "-"), .word(plan.scheme == .both ? "-" : plan.scheme.rawValue)]
    var last: [Atom] = []
    for step in plan.steps {
      let drawings = [step.standard, step.reducedTransparency, step.increasedContrast].flatMap { all(of: $0) }
      if drawings == last { continue }
      last = drawings
      atoms += [.number(Double(step.from.major)), .number(Double(step.from.minor))] + drawings
    }
    return atoms
  }

  private static func all(of drawing: SurfaceDrawing?) -> [Atom] {
    guard let drawing else { return [.word("same")] }
    var atoms: [Atom] = [.word("drawn")]
    for backing in [drawing.swiftUI, drawing.uiKit, drawing.appKit] { atoms += all(of: backing) }
    atoms.append(.word(drawing.button.map { "\($0.style.rawValue)\($0.isProminent ? " prominent" : "")" } ?? "-"))
    for color in [drawing.fill, drawing.dimming] { atoms += color.map { [.color($0), .color($0)] } ?? [.word("-")] }
    atoms += drawing.tint.map { [.word($0.placement.rawValue)] + pair($0.colors) } ?? [.word("-")]
    atoms += drawing.border.map(pair) ?? [.word("-")]
    for foreground in drawing.foregrounds {
      atoms.append(.word(foreground.name))
      for style in [foreground.swiftUI, foreground.uiKit, foreground.appKit] { atoms += all(of: style) }
    }
    return atoms
  }

  private static func all(of backing: Backing?) -> [Atom] {
    switch backing {
    case nil: [.word("-")]
    case .none?, .stylesheet?: [.word("nothing")]
    case .system?: [.word("system")]
    case .color(let colors)?: [.word("color")] + pair(colors)
    case .material(let thickness)?: [.word("material"), .word(thickness.rawValue)]
    case .glass(let variant, let isInteractive)?:
      [.word("glass"), .word(variant.rawValue), .word("\(isInteractive)")]
    case .visionGlass?: [.word("visionGlass")]
    case .blur(let styles)?: [.word("blur"), .word(styles.light.rawValue), .word(styles.dark.rawValue)]
    case .visualEffect(let purpose, let blending, let state, let isEmphasized)?:
      [
        .word("visualEffect"), .word(purpose.rawValue), .word(blending.rawValue), .word(state.rawValue),
        .word("\(isEmphasized)"),
      ]
    }
  }

  private static func all(of style: ForegroundStyle?) -> [Atom] {
    switch style {
    case nil: [.word("-")]
    case .original?, .stylesheet?: [.word("original")]
    case .color(let colors)?: [.word("color")] + pair(colors)
    case .hierarchical(let level)?: [.word("hierarchical"), .number(Double(level))]
    case .separator?: [.word("separator")]
    case .vibrancy(let level)?: [.word("vibrancy"), .word(level.rawValue)]
    case .plainVibrancy?: [.word("plainVibrancy")]
    case .systemColor(let color)?: [.word("system"), .word(color.rawValue)]
    }
  }
}
