import TokenModel
import TokenSource

/// Materials and surfaces: the figures of a team's own look, and the colours a surface adds.
extension CSSPrinter {
  static func append(_ material: MaterialValue, _ part: CSSPart, dark: Bool, to out: inout OutputBuffer) {
    guard let pair = material.appearance else { return }
    let appearance = dark ? pair.dark : pair.light
    switch part {
    case .blur: append(appearance.blur ?? Dimension(0, .px), to: &out)
    case .saturation: append(appearance.saturation, to: &out)
    case .contrast: append(appearance.contrast, to: &out)
    case .brightness: append(appearance.brightness, to: &out)
    case .tint: append(appearance.tint, to: &out)
    case .opaque: append(appearance.opaque, to: &out)
    case .border: append(appearance.increasedContrastBorder, to: &out)
    default: break
    }
  }

  private static func append(_ color: ColorCoordinates?, to out: inout OutputBuffer) {
    guard let color else { return out.append("transparent") }
    append(color, to: &out)
  }

  static func append(_ surface: SurfaceValue, _ part: CSSPart, dark: Bool, to out: inout OutputBuffer) {
    let members = surface.members(on: .web)
    switch part {
    case .fill:
      if case .color(let color)? = members.fill?.value { append(color, to: &out) }
    case .dimming:
      if case .layer(let color, let opacity)? = members.dimming?.value { append(color.with(alpha: opacity), to: &out) }
    case .tint:
      switch members.tint?.value {
      case .color(let color): append(color, to: &out)
      case .set(let light, let darkTint, _): append(dark ? darkTint : light, to: &out)
      default: break
      }
    case .radius:
      if case .rounded(let radius)? = members.shape?.value { append(radius, to: &out) }
    default: break
    }
  }
}
