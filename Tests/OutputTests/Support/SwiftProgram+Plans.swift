extension SwiftProgram {
  /// Prints surfaces in the order of `Atom.all(of:role:)`.
  static let plans = """
    extension TokenSurface: Shown {
      var atoms: [String] {
        let platforms: [TokenPlatform] = [.iOS, .iPadOS, .macOS, .tvOS, .visionOS, .watchOS]
        return [word(role.rawValue)]
          + platforms.flatMap { platform in plan(on: platform).map { [word(platform.rawValue)] + $0.atoms } ?? [] }
      }
    }
    extension TokenPlan: Shown {
      var atoms: [String] {
        var result = [word(layer.rawValue)]
        switch shape {
        case .capsule: result.append(word("capsule"))
        case .rectangle: result.append(word("rectangle"))
        case .rounded(let radius): result += [word("rounded")] + radius.atoms
        }
        result += [word(group), word(scheme?.rawValue)]
        return result + steps.flatMap(\\.atoms)
      }
    }
    extension TokenStep: Shown {
      var atoms: [String] {
        [count(from.major), count(from.minor)]
          + [standard, reducedTransparency, increasedContrast].flatMap { $0?.atoms ?? [word("same")] }
      }
    }
    extension TokenDrawing: Shown {
      var atoms: [String] {
        var result = [word("drawn")]
        for backing in [swiftUI, uiKit, appKit] { result += backing?.atoms ?? [word("-")] }
        result.append(word(button.map { "\\($0.style.rawValue)\\($0.isProminent ? " prominent" : "")" }))
        for color in [fill, dimming] { result += color?.atoms ?? [word("-")] }
        result += tint.map { [word($0.placement.rawValue)] + $0.color.atoms } ?? [word("-")]
        result += border?.atoms ?? [word("-")]
        for element in content {
          result.append(word(element.name))
          for style in [element.swiftUI, element.uiKit, element.appKit] { result += style?.atoms ?? [word("-")] }
        }
        return result
      }
    }
    extension TokenDynamicColor: Shown {
      var atoms: [String] {
        Look.schemes.flatMap { value(in: $0, increasedContrast: Look.increasesContrast).atoms }
      }
    }
    extension TokenBacking: Shown {
      var atoms: [String] {
        switch self {
        case .nothing: [word("nothing")]
        case .system: [word("system")]
        case .color(let color): [word("color")] + color.atoms
        case .material(let thickness): [word("material"), word(thickness.rawValue)]
        case .glass(let variant, let isInteractive): [word("glass"), word(variant.rawValue), word("\\(isInteractive)")]
        case .visionGlass: [word("visionGlass")]
        case .blur(let light, let dark): [word("blur"), word(light.rawValue), word((dark ?? light).rawValue)]
        case .visualEffect(let purpose, let blending, let state, let isEmphasized):
          [word("visualEffect"), word(purpose.rawValue), word(blending.rawValue), word(state.rawValue)]
            + [word("\\(isEmphasized)")]
        }
      }
    }
    extension TokenForegroundStyle: Shown {
      var atoms: [String] {
        switch self {
        case .original: [word("original")]
        case .color(let color): [word("color")] + color.atoms
        case .hierarchical(let level): [word("hierarchical"), count(level)]
        case .separator: [word("separator")]
        case .vibrancy(let level): [word("vibrancy"), word(level.rawValue)]
        case .plainVibrancy: [word("plainVibrancy")]
        case .system(let color): [word("system"), word(color.rawValue)]
        }
      }
    }

    """
}
