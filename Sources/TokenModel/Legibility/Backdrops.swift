/// The backdrops that a surface has to be legible over.
public enum Backdrops: Hashable, Sendable {
  /// Every sRGB colour.
  case all
  /// Colours of CIE L* 50 and more.
  case bright
  /// Colours of CIE L* 50 and less.
  case dark
  /// These colours only.
  case palette([RGB])

  /// What a surface declares; without a palette and a brightness, every colour.
  public init(_ backdrop: Backdrop?) {
    if let palette = backdrop?.palette, !palette.isEmpty {
      self = .palette(palette.map { RGB($0) })
      return
    }
    switch backdrop?.luminance?.value {
    case .bright: self = .bright
    case .dark: self = .dark
    case .mixed, nil: self = .all
    }
  }

  /// The relative luminance of CIE L* 50: ((50 + 16) / 116)³.
  static let middle = 0.184186518512444

  /// How far a luminance lies inside the set; not negative for a backdrop that is allowed.
  func margin(_ luminance: Double) -> Double {
    switch self {
    case .bright: luminance - Self.middle
    case .dark: Self.middle - luminance
    case .all, .palette: 1
    }
  }

  /// Whether a backdrop is allowed, as far as its brightness says.
  func allows(_ backdrop: RGB) -> Bool {
    self == .all ? true : margin(Contrast.luminance(backdrop)) >= -1e-12
  }
}
