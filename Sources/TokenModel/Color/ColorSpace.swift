/// The fourteen colour spaces of the Design Tokens Color Module 2025.10, §4.2.
///
/// The raw value is the key a token file uses; no other spelling is one.
public enum ColorSpace: String, CaseIterable, Sendable {
  /// sRGB: red, green, blue in 0...1, encoded for a display.
  case srgb
  /// sRGB in linear light: red, green, blue in 0...1.
  case srgbLinear = "srgb-linear"
  /// Hue in degrees, saturation and lightness in 0...100, of sRGB.
  case hsl
  /// Hue in degrees, whiteness and blackness in 0...100, of sRGB.
  case hwb
  /// CIE Lab against D50: lightness in 0...100, a and b without limit.
  case lab
  /// CIE Lab in polar form: lightness in 0...100, chroma, hue in degrees.
  case lch
  /// Oklab: lightness in 0...1, a and b without limit.
  case oklab
  /// Oklab in polar form: lightness in 0...1, chroma, hue in degrees.
  case oklch
  /// Display P3: red, green, blue in 0...1, encoded as sRGB is.
  case displayP3 = "display-p3"
  /// Compatible with Adobe® RGB (1998): red, green, blue in 0...1.
  case a98RGB = "a98-rgb"
  /// ProPhoto (ROMM) RGB against D50: red, green, blue in 0...1.
  case prophotoRGB = "prophoto-rgb"
  /// ITU-R BT.2020: red, green, blue in 0...1.
  case rec2020
  /// CIE XYZ against D65, with 1 for the luminance of white.
  case xyzD65 = "xyz-d65"
  /// CIE XYZ against D50, with 1 for the luminance of white.
  case xyzD50 = "xyz-d50"

  /// What the three components are called and where a token's value may lie: Color Module 2025.10, §4.2.1–4.2.14.
  public var ranges: [ComponentRange] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: Self.rgbRanges
    case .hsl: Self.hslRanges
    case .hwb: Self.hwbRanges
    case .lab: Self.labRanges
    case .lch: Self.lchRanges
    case .oklab: Self.oklabRanges
    case .oklch: Self.oklchRanges
    case .xyzD65, .xyzD50: Self.xyzRanges
    }
  }

  /// Which component is an angle: 0 in HSL and HWB, 2 in LCH and OKLCH, none elsewhere.
  public var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// Whether one component is a hue, so that the other two lie on a circle around grey.
  public var isPolar: Bool { hueIndex != nil }

  /// The CSS function that takes this space's components: `hsl`, `hwb`, `lab`, `lch`, `oklab` and `oklch` have their
  /// own, `color` takes the rest (CSS Color 4, “Predefined Color Spaces”).
  public var cssFunction: String {
    switch self {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: rawValue
    default: "color"
    }
  }

  /// The start of that function's text, up to the first component: `oklch(`, `color(display-p3 `.
  ///
  /// All of them read plain numbers in the units of `ranges` (CSS Color 4; in `hsl()` and `hwb()` in their form
  /// without commas). CSS names the spaces as the Color Module does.
  public var cssPrefix: String { cssFunction == rawValue ? rawValue + "(" : "color(" + rawValue + " " }

  /// The RGB space whose cube bounds this space: itself, or sRGB for HSL and HWB. The others have no gamut.
  public var rgbSpace: ColorSpace? {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: self
    case .hsl, .hwb: .srgb
    case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50: nil
    }
  }

  private static let rgbRanges = ["red", "green", "blue"].map { ComponentRange($0, 0...1) }
  private static let xyzRanges = ["X", "Y", "Z"].map { ComponentRange($0, 0...1) }
  private static let hslRanges: [ComponentRange] = [
    .hue, ComponentRange("saturation", 0...100), ComponentRange("lightness", 0...100),
  ]
  private static let hwbRanges: [ComponentRange] = [
    .hue, ComponentRange("whiteness", 0...100), ComponentRange("blackness", 0...100),
  ]
  private static let labRanges = [ComponentRange("lightness", 0...100), ComponentRange("a"), ComponentRange("b")]
  private static let lchRanges: [ComponentRange] = [ComponentRange("lightness", 0...100), .chroma, .hue]
  private static let oklabRanges = [ComponentRange("lightness", 0...1), ComponentRange("a"), ComponentRange("b")]
  private static let oklchRanges: [ComponentRange] = [ComponentRange("lightness", 0...1), .chroma, .hue]
}
