import Testing
import TokenModel

/// The greatest difference of any component, hues compared around the circle.
func difference(_ left: ColorCoordinates, _ right: ColorCoordinates) -> Double {
  guard left.space == right.space else { return .infinity }
  var greatest = 0.0
  for index in 0..<3 {
    var distance = (left[index] - right[index]).magnitude
    if left.space.hueIndex == index { distance = min(distance, 360 - distance) }
    greatest = max(greatest, distance)
  }
  return greatest
}

@Suite("Colour conversion")
struct ColorConversionTests {
  struct Published: Sendable {
    let from: ColorCoordinates
    let to: ColorCoordinates
    let within: Double
    init(_ from: ColorCoordinates, _ to: ColorCoordinates, within: Double = 0.0005) {
      (self.from, self.to, self.within) = (from, to, within)
    }
  }

  static let red = ColorCoordinates(.srgb, 1, 0, 0)
  static let lime = ColorCoordinates(.srgb, 0, 1, 0)
  static let blue = ColorCoordinates(.srgb, 0, 0, 1)
  static let white = ColorCoordinates(.srgb, 1, 1, 1)
  static let rebeccapurple = ColorCoordinates(.srgb, 0.4, 0.2, 0.6)

  /// Values printed in CSS Color 4, in its test suite and in Ottosson's article on Oklab.
  static let published = [
    Published(red, ColorCoordinates(.lab, 54.29, 80.80, 69.89), within: 0.006),
    Published(red, ColorCoordinates(.lch, 54.29, 106.84, 40.86), within: 0.006),
    Published(red, ColorCoordinates(.oklch, 0.62796, 0.25768, 29.234)),
    Published(red, ColorCoordinates(.xyzD65, 0.41239, 0.21264, 0.01933), within: 0.00001),
    Published(red, ColorCoordinates(.hsl, 0, 100, 50), within: 0),
    Published(red, ColorCoordinates(.hwb, 0, 0, 0), within: 0),
    Published(red, ColorCoordinates(.displayP3, 0.91749, 0.20029, 0.13856), within: 0.00001),
    Published(red, ColorCoordinates(.a98RGB, 0.85859, 0, 0), within: 0.00001),
    Published(red, ColorCoordinates(.prophotoRGB, 0.70225, 0.27572, 0.10355), within: 0.00001),
    Published(lime, ColorCoordinates(.lab, 87.82, -79.27, 80.99), within: 0.006),
    Published(lime, ColorCoordinates(.oklch, 0.86644, 0.29483, 142.495)),
    Published(lime, ColorCoordinates(.hsl, 120, 100, 50), within: 0),
    Published(blue, ColorCoordinates(.lab, 29.57, 68.29, -112.03), within: 0.006),
    Published(blue, ColorCoordinates(.oklch, 0.45201, 0.31321, 264.052)),
    Published(rebeccapurple, ColorCoordinates(.lch, 32.393, 61.244, 308.857)),
    Published(rebeccapurple, ColorCoordinates(.oklch, 0.44027, 0.1603, 303.373)),
    Published(rebeccapurple, ColorCoordinates(.hsl, 270, 50, 40), within: 1e-12),
    Published(rebeccapurple, ColorCoordinates(.hwb, 270, 20, 40), within: 1e-12),
    Published(ColorCoordinates(.displayP3, 1, 0, 0), ColorCoordinates(.srgb, 1.0930, -0.2267, -0.1501), within: 0.0001),
    Published(ColorCoordinates(.displayP3, 0, 1, 0), ColorCoordinates(.srgb, -0.5116, 1.0183, -0.3107), within: 0.0001),
    Published(ColorCoordinates(.xyzD65, 0.95, 1, 1.089), ColorCoordinates(.oklab, 1, 0, 0)),
    Published(ColorCoordinates(.xyzD65, 1, 0, 0), ColorCoordinates(.oklab, 0.450, 1.236, -0.019)),
    Published(ColorCoordinates(.xyzD65, 0, 1, 0), ColorCoordinates(.oklab, 0.922, -0.671, 0.263)),
    Published(ColorCoordinates(.xyzD65, 0, 0, 1), ColorCoordinates(.oklab, 0.153, -1.415, -0.449)),
    Published(ColorCoordinates(.srgb, 0.5, 0.5, 0.5), ColorCoordinates(.lab, 53.389, 0, 0)),
    Published(ColorCoordinates(.rec2020, 0.5, 0.5, 0.5), ColorCoordinates(.srgbLinear, 0.18946, 0.18946, 0.18946)),
    Published(
      ColorCoordinates(.prophotoRGB, 0.02, 0.02, 0.02), ColorCoordinates(.srgbLinear, 0.00125, 0.00125, 0.00125)),
  ]

  @Test("published conversions hold", arguments: published)
  func publishedConversion(_ item: Published) {
    let result = item.from.converted(to: item.to.space)
    #expect(difference(result, item.to) <= item.within)
  }

  @Test("white is white everywhere")
  func whites() {
    let whites = [
      ColorCoordinates(.srgb, 1, 1, 1), ColorCoordinates(.srgbLinear, 1, 1, 1), ColorCoordinates(.hsl, 0, 0, 100),
      ColorCoordinates(.hwb, 0, 100, 0), ColorCoordinates(.lab, 100, 0, 0), ColorCoordinates(.lch, 100, 0, 0),
      ColorCoordinates(.oklab, 1, 0, 0), ColorCoordinates(.oklch, 1, 0, 0), ColorCoordinates(.displayP3, 1, 1, 1),
      ColorCoordinates(.a98RGB, 1, 1, 1), ColorCoordinates(.prophotoRGB, 1, 1, 1), ColorCoordinates(.rec2020, 1, 1, 1),
      ColorCoordinates(.xyzD65, 0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290),
      ColorCoordinates(.xyzD50, 0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585),
    ]
    for (from, to) in whites.flatMap({ from in whites.map { (from, $0) } }) {
      #expect(difference(from.converted(to: to.space), to) < 1e-9)
    }
  }

  @Test("the hue of a grey is 0 in every polar space")
  func greys() {
    for space in ColorSpace.allCases {
      for level in [0.0, 0.1, 0.5, 0.73, 1] {
        let grey = ColorCoordinates(.srgb, level, level, level).converted(to: space)
        for polar in ColorSpace.allCases where polar.isPolar && polar != space {
          #expect(grey.converted(to: polar)[polar.hueIndex ?? 0] == 0)
        }
      }
    }
  }

  @Test("a missing component counts as 0 and is kept only within its space")
  func missing() {
    let color = ColorCoordinates(.oklch, 0.6, 0.2, 77, alpha: 0.25, missing: 0b100)
    #expect(color.converted(to: .oklch) == color)
    let converted = color.converted(to: .srgb)
    #expect(converted == ColorCoordinates(.oklch, 0.6, 0.2, 0, alpha: 0.25).converted(to: .srgb))
    #expect(converted.missing == 0)
    #expect(converted.alpha == 0.25)
  }

  @Test("hues outside one turn mean the same angle")
  func turns() {
    for space in ColorSpace.allCases where space.hueIndex != nil {
      func color(_ hue: Double) -> ColorCoordinates {
        space.hueIndex == 0 ? ColorCoordinates(space, hue, 40, 30) : ColorCoordinates(space, 0.6, 0.1, hue)
      }
      let base = color(50).converted(to: .srgb)
      #expect(difference(color(-310).converted(to: .srgb), base) < 1e-12)
      #expect(difference(color(770).converted(to: .srgb), base) < 1e-12)
    }
  }

  @Test("HWB with too much white and black is a grey")
  func whiteAndBlack() {
    let grey = ColorCoordinates(.hwb, 120, 60, 60).converted(to: .srgb)
    #expect(grey == ColorCoordinates(.srgb, 0.5, 0.5, 0.5))
  }

  @Test("ΔE OK is the distance in Oklab")
  func deltaE() {
    let black = ColorCoordinates(.srgb, 0, 0, 0)
    #expect((Self.white.deltaEOK(to: black) - 1).magnitude < 1e-7)
    #expect(Self.red.deltaEOK(to: Self.red.converted(to: .lch)) < 1e-9)
    let near = ColorCoordinates(.oklab, 0.5, 0.03, 0).deltaEOK(to: ColorCoordinates(.oklab, 0.5, 0, 0.04))
    #expect((near - 0.05).magnitude < 1e-12)
  }
}
