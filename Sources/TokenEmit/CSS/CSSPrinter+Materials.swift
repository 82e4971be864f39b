import TokenModel
import TokenSource

/// Materials and surfaces: the figures of a team's own look, and the colours a surface adds.
extension CSSPrinter {
  static func append(
    _ material: MaterialValue, _ part: CSSPart, dark: Bool, in gamut: CSSGamut, to out: inout OutputBuffer
  ) {
    guard let pair = material.appearance else { return }
    let appearance = dark ? pair.dark : pair.light
    switch part {
    case .blur: append(appearance.blur ?? Dimension(0, .px), to: &out)
    case .saturation: append(appearance.saturation, to: &out)
    case .contrast: append(appearance.contrast, to: &out)
    case .brightness: append(appearance.brightness, to: &out)
    case .tint, .opaque, .border: append(color(of: appearance, part), in: gamut, to: &out)
    default: break
    }
  }

  private static func color(of appearance: MaterialAppearance, _ part: CSSPart) -> ColorCoordinates? {
    switch part {
    case .tint: appearance.tint
    case .opaque: appearance.opaque
    case .border: appearance.increasedContrastBorder
    default: nil
    }
  }

  private static func append(_ color: ColorCoordinates?, in gamut: CSSGamut, to out: inout OutputBuffer) {
    guard let color else { return out.append("transparent") }
    append(color, in: gamut, to: &out)
  }

  static func append(
    _ surface: SurfaceValue, _ part: CSSPart, dark: Bool, in gamut: CSSGamut, to out: inout OutputBuffer
  ) {
    if let color = color(of: surface, part, dark: dark) {
      append(color, in: gamut, to: &out)
    } else if part == .radius, case .rounded(let radius)? = surface.members(on: .web).shape?.value {
      append(radius, to: &out)
    }
  }

  private static func color(of surface: SurfaceValue, _ part: CSSPart, dark: Bool) -> ColorCoordinates? {
    let members = surface.members(on: .web)
    switch part {
    case .fill: if case .color(let color)? = members.fill?.value { return color }
    case .dimming:
      if case .layer(let color, let opacity)? = members.dimming?.value { return color.with(alpha: opacity) }
    case .tint:
      switch members.tint?.value {
      case .color(let color): return color
      case .set(let light, let darkTint, _): return dark ? darkTint : light
      default: break
      }
    default: break
    }
    return nil
  }

  /// The colours in a part of a value, in the order they are written.
  static func colors(in value: TokenValue, _ part: CSSPart, dark: Bool) -> [ColorCoordinates] {
    switch value {
    case .color(let color): [color]
    case .border(let border): [border.color]
    case .shadow(let layers): layers.map(\.color)
    case .gradient(let stops): stops.map(\.color)
    case .vibrancy(let vibrancy): [dark ? vibrancy.appearance.dark : vibrancy.appearance.light]
    case .material(let material):
      (material.appearance.flatMap { color(of: dark ? $0.dark : $0.light, part) }).map { [$0] } ?? []
    case .surface(let surface): color(of: surface, part, dark: dark).map { [$0] } ?? []
    default: []
    }
  }
}
