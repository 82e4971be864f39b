import Testing
import TokenModel

@Suite("Gamut, luminance and bytes")
struct ColorGamutTests {
  static let p3Red = ColorCoordinates(.displayP3, 1, 0, 0)

  @Test("gamuts hold each other as they should")
  func gamuts() {
    #expect(!Self.p3Red.isInGamut(of: .srgb))
    #expect(!Self.p3Red.isInGamut(of: .hsl))
    #expect(Self.p3Red.isInGamut(of: .displayP3))
    #expect(!Self.p3Red.isInGamut(of: .rec2020))
    #expect(ColorCoordinates(.displayP3, 0, 1, 0).isInGamut(of: .rec2020))
    #expect(Self.p3Red.isInGamut(of: .oklch))
    for space in ColorSpace.allCases {
      #expect(ColorCoordinates(.srgb, 0, 1, 0).converted(to: space).isInGamut(of: .srgb))
      #expect(ColorCoordinates(.srgb, 0, 1, 0).isInGamut(of: space))
    }
    #expect(ColorCoordinates(.srgb, 1.00004, -0.00004, 0).isInGamut(of: .srgb))
    #expect(!ColorCoordinates(.srgb, 1.00004, 0, 0).isInGamut(of: .srgb, tolerance: 0))
    #expect(!ColorCoordinates(.srgb, 1.0001, 0, 0).isInGamut(of: .srgb))
  }

  @Test("clipping cuts the RGB components")
  func clipping() {
    #expect(Self.p3Red.clipped(to: .srgb) == ColorCoordinates(.srgb, 1, 0, 0))
    #expect(Self.p3Red.clipped(to: .hsl) == ColorCoordinates(.hsl, 0, 100, 50))
    #expect(Self.p3Red.clipped(to: .displayP3) == Self.p3Red)
    let missing = ColorCoordinates(.srgb, 0.5, 0, 1, alpha: 0.5, missing: 2)
    #expect(missing.clipped(to: .srgb) == missing)
    #expect(ColorCoordinates(.lch, 120, -3, 40).clipped(to: .lch) == ColorCoordinates(.lch, 100, 0, 40))
    #expect(ColorCoordinates(.oklab, 1.5, -3, 0.4).clipped(to: .oklab) == ColorCoordinates(.oklab, 1, -3, 0.4))
    #expect(ColorCoordinates(.xyzD65, 2, 2, 2).clipped(to: .xyzD65) == ColorCoordinates(.xyzD65, 2, 2, 2))
  }

  @Test("relative luminance follows WCAG")
  func luminance() {
    #expect((ColorCoordinates(.srgb, 1, 1, 1).relativeLuminance - 1).magnitude < 1e-12)
    #expect(ColorCoordinates(.srgb, 0, 0, 0).relativeLuminance == 0)
    #expect((ColorCoordinates(.srgb, 1, 0, 0).relativeLuminance - 0.2126).magnitude < 1e-12)
    #expect((Self.p3Red.relativeLuminance - 0.2126).magnitude < 1e-12)
    // #777777 on white has the well-known contrast of 4.48 : 1.
    let grey = SRGBBytes(red: 0x77, green: 0x77, blue: 0x77).coordinates.relativeLuminance
    #expect((1.05 / (grey + 0.05) - 4.478).magnitude < 0.0005)
  }

  @Test("every byte survives as text and as components")
  func bytes() {
    for value in UInt8.min...UInt8.max {
      let bytes = SRGBBytes(red: value, green: 255 - value, blue: 7)
      #expect(SRGBBytes(bytes.hex) == bytes)
      #expect(bytes.coordinates.exactSRGBBytes == bytes)
      #expect(bytes.coordinates.converted(to: .oklch).srgbBytes == bytes)
    }
    #expect(SRGBBytes(red: 255, green: 10, blue: 0).hex == "#ff0a00")
    #expect(SRGBBytes("#FF00ff") == SRGBBytes(red: 255, green: 0, blue: 255))
    for text in ["#f0f", "#ff00ff80", "ff00ff", "#ff00fg", "", "#", "#ff00f ", "ff00ff#", "#fff0é"] {
      #expect(SRGBBytes(text) == nil)
    }
  }

  @Test("only a colour within half of the fourth decimal of its bytes is exact")
  func exact() {
    let step = 51.0 / 255
    #expect(ColorCoordinates(.srgb, step + 0.00004, 1, 0).exactSRGBBytes != nil)
    #expect(ColorCoordinates(.srgb, step + 0.00006, 1, 0).exactSRGBBytes == nil)
    #expect(ColorCoordinates(.srgb, 0.0078, 0.0039, 0.9961).exactSRGBBytes?.hex == "#0201fe")
    #expect(ColorCoordinates(.srgb, 0.5, 0.5, 0.5).exactSRGBBytes == nil)
    #expect(ColorCoordinates(.srgb, 0, 0, 0, missing: 1).exactSRGBBytes == nil)
    #expect(ColorCoordinates(.hsl, 0, 100, 50).exactSRGBBytes?.hex == "#ff0000")
    #expect(Self.p3Red.exactSRGBBytes == nil)
    #expect(Self.p3Red.srgbBytes.hex == "#ff0000")
    #expect(ColorCoordinates(.srgb, .nan, 0.5, .infinity).srgbBytes.hex == "#0080ff")
  }
}
