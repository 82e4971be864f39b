import TokenModel

/// Plans in short words, for tables.
enum PlanText {
  /// `glass.clear`, `material.thin`, `blur.systemMaterial`, `effect.popover.withinWindow.active`.
  static func of(_ backing: Backing?) -> String {
    switch backing {
    case nil: "-"
    case .none?: "none"
    case .system?: "system"
    case .color?: "color"
    case .material(let thickness)?: "material.\(thickness.rawValue)"
    case .glass(let variant, let isInteractive)?: "glass.\(variant.rawValue)" + (isInteractive ? ".interactive" : "")
    case .visionGlass?: "visionGlass"
    case .blur(let styles)? where styles.light == styles.dark: "blur.\(styles.light.rawValue)"
    case .blur(let styles)?: "blur.\(styles.light.rawValue)/\(styles.dark.rawValue)"
    case .visualEffect(let purpose, let blending, let state, _)?:
      "effect.\(purpose.rawValue).\(blending.rawValue).\(state.rawValue)"
    case .stylesheet?: "stylesheet"
    }
  }

  /// `primary`, `vibrancy.label`, `system.separator`.
  static func of(_ style: ForegroundStyle?) -> String {
    switch style {
    case nil: "-"
    case .original?: "original"
    case .color?: "color"
    case .hierarchical(let level)?: ["primary", "secondary", "tertiary", "quaternary", "quinary"][level - 1]
    case .separator?: "separator"
    case .vibrancy(let style)?: "vibrancy.\(style.rawValue)"
    case .plainVibrancy?: "vibrancy"
    case .systemColor(let color)?: "system.\(color.rawValue)"
    case .stylesheet?: "stylesheet"
    }
  }
}
