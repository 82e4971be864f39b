import TokenModel

/// Short words for what the page shows.
enum PreviewWords {
  /// What a material is: `glass clear`, `standard thin`, `sidebar of AppKit`, `own`.
  static func kind(of material: MaterialValue) -> String {
    if let appKit = material.appKit { return "\(appKit.purpose.rawValue) of AppKit" }
    if let variant = material.variant { return "Liquid Glass, \(variant.rawValue)" }
    if let thickness = material.thickness { return "standard, \(thickness.rawValue)" }
    return "own"
  }

  /// The shape of a surface: `capsule`, `rectangle`, or the radius of its corners as CSS.
  static func shape(_ shape: SurfaceShape) -> String {
    switch shape {
    case .capsule: "capsule"
    case .rectangle: "rectangle"
    case .rounded(let radius): CSSPrinter.length(radius)
    }
  }
}
