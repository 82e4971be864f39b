import Testing
import TokenModel

@Suite("Colour spaces")
struct ColorSpaceTests {
  @Test("the fourteen keys are exact")
  func keys() {
    let keys = [
      "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb", "prophoto-rgb",
      "rec2020", "xyz-d65", "xyz-d50",
    ]
    #expect(ColorSpace.allCases.map(\.rawValue) == keys)
    for key in ["rgb", "xyz", "p3", "hsv", "okhsv", "rec-2020", "sRGB", "SRGB", "", " srgb"] {
      #expect(ColorSpace(rawValue: key) == nil)
    }
  }

  @Test(
    "ranges read well",
    arguments: [
      (.srgb, "0 ≤ red ≤ 1; 0 ≤ green ≤ 1; 0 ≤ blue ≤ 1"),
      (.hsl, "0 ≤ hue < 360; 0 ≤ saturation ≤ 100; 0 ≤ lightness ≤ 100"),
      (.hwb, "0 ≤ hue < 360; 0 ≤ whiteness ≤ 100; 0 ≤ blackness ≤ 100"),
      (.lab, "0 ≤ lightness ≤ 100; a is any number; b is any number"),
      (.lch, "0 ≤ lightness ≤ 100; chroma ≥ 0; 0 ≤ hue < 360"),
      (.oklab, "0 ≤ lightness ≤ 1; a is any number; b is any number"),
      (.oklch, "0 ≤ lightness ≤ 1; chroma ≥ 0; 0 ≤ hue < 360"),
      (.xyzD50, "0 ≤ X ≤ 1; 0 ≤ Y ≤ 1; 0 ≤ Z ≤ 1"),
    ] as [(ColorSpace, String)])
  func texts(space: ColorSpace, text: String) {
    #expect(space.ranges.map(\.text).joined(separator: "; ") == text)
  }

  @Test("closed ranges hold both ends, a hue not 360, chroma nothing below 0")
  func ends() {
    for space in ColorSpace.allCases {
      #expect(space.ranges.count == 3)
      for (index, range) in space.ranges.enumerated() {
        #expect(range.contains(0))
        #expect(!range.contains(.infinity))
        #expect(!range.contains(.nan))
        #expect((range.name == "hue") == (space.hueIndex == index))
        if let upper = range.upper {
          #expect(range.contains(upper) == range.includesUpper)
          #expect(range.contains(upper.nextDown))
          #expect(!range.contains(upper.nextUp))
        }
      }
    }
    let oklch = ColorSpace.oklch.ranges
    #expect(!oklch[2].contains(360) && !oklch[2].contains(-1) && oklch[2].contains(359.99))
    #expect(!oklch[1].contains(-0.001) && oklch[1].contains(1000))
    #expect(ColorSpace.lab.ranges[1].contains(-1000))
    #expect(!ColorSpace.srgb.ranges[0].contains(1.01))
    #expect(!ColorSpace.xyzD65.ranges[2].contains(1.01))
  }

  @Test("each space starts its CSS function")
  func css() {
    #expect(ColorSpace.oklch.cssPrefix == "oklch(")
    #expect(ColorSpace.displayP3.cssPrefix == "color(display-p3 ")
    #expect(ColorSpace.srgb.cssFunction == "color")
    #expect(ColorSpace.allCases.filter { $0.cssFunction != "color" } == [.hsl, .hwb, .lab, .lch, .oklab, .oklch])
    #expect(ColorSpace.allCases.filter(\.isPolar) == [.hsl, .hwb, .lch, .oklch])
  }

  @Test("a colour is small and keeps which components are missing")
  func coordinates() {
    #expect(MemoryLayout<ColorCoordinates>.size == 34)
    let color = ColorCoordinates(.hsl, 120, 50, 50, alpha: 0.5, missing: 0b1001)
    #expect(color.isMissing(0) && !color.isMissing(1) && !color.isMissing(2))
    #expect(color[0] == 0 && color[1] == 50 && color[2] == 50)
    #expect(color.missing == 1)
    #expect(color == ColorCoordinates(.hsl, 7, 50, 50, alpha: 0.5, missing: 1))
    #expect(color != ColorCoordinates(.hsl, 0, 50, 50, alpha: 0.5))
    #expect(color.with(alpha: 1).alpha == 1)
    #expect(color.with(alpha: 1).isMissing(0))
  }
}
