import Testing
import TokenModel

@testable import TokenConvert

/// Colours of CSS, against what CSS Color 4 says of them.
@Suite struct CSSColorTests {
  static let colors: [(text: String, css: String, hex: String?)] = [
    ("#f80", "color(srgb 1 0.5333 0)", "#ff8800"),
    ("#F808", "color(srgb 1 0.5333 0 / 0.5333)", "#ff8800"),
    ("#FF8800", "color(srgb 1 0.5333 0)", "#ff8800"),
    ("#ff880080", "color(srgb 1 0.5333 0 / 0.502)", "#ff8800"),
    ("rgb(255, 136, 0)", "color(srgb 1 0.5333 0)", "#ff8800"),
    ("rgba(255,136,0,.25)", "color(srgb 1 0.5333 0 / 0.25)", "#ff8800"),
    ("rgb(255 136 0 / 25%)", "color(srgb 1 0.5333 0 / 0.25)", "#ff8800"),
    ("rgb(100% 0% 0%)", "color(srgb 1 0 0)", "#ff0000"),
    ("rgb(300, -1, 0)", "color(srgb 1 0 0)", "#ff0000"),
    ("rgba(#000, 0.5)", "color(srgb 0 0 0 / 0.5)", "#000000"),
    ("hsl(120, 50%, 25%)", "hsl(120 50 25)", nil),
    ("hsla(-90deg 50% 25% / .5)", "hsl(270 50 25 / 0.5)", nil),
    ("hsl(1turn 0% 0%)", "hsl(0 0 0)", nil),
    ("hwb(90 10% 20%)", "hwb(90 10 20)", nil),
    ("oklch(56% 0.21 277)", "oklch(0.56 0.21 277)", nil),
    ("oklch(0.56 50% none / 0.5)", "oklch(0.56 0.2 none / 0.5)", nil),
    ("oklab(50% 0.1 -100%)", "oklab(0.5 0.1 -0.4)", nil),
    ("lab(50 20 -30)", "lab(50 20 -30)", nil),
    ("lch(50% 30 360)", "lch(50 30 0)", nil),
    ("color(display-p3 1 0.5 0)", "color(display-p3 1 0.5 0)", nil),
    ("color(xyz 0.1 0.2 0.3 / 20%)", "color(xyz-d65 0.1 0.2 0.3 / 0.2)", nil),
    ("RebeccaPurple", "color(srgb 0.4 0.2 0.6)", "#663399"),
    ("transparent", "color(srgb 0 0 0 / 0)", "#000000"),
  ]

  @Test(arguments: colors) func reads(text: String, css: String, hex: String?) throws {
    let color = try #require(CSSColor.read(text))
    #expect(color.css == css)
    #expect(color.hex == hex)
  }

  @Test(arguments: [
    "#ff", "#fffff", "#ggg", "red-ish", "rgb(1,2)", "rgb(1px 2 3)", "color-mix(in srgb, red, blue)", "color(rgb 1 1 1)",
    "hsl(1em 2% 3%)", "", "#", "rgb(", "rgb(a,b,c)",
  ])
  func refuses(text: String) { #expect(CSSColor.read(text) == nil) }

  @Test func everyByteReadsBack() throws {
    for byte in UInt8.min...UInt8.max {
      let color = CSSColor.bytes(byte, 0, 255 - byte, alpha: 1)
      #expect(color.coordinates.exactSRGBBytes == SRGBBytes(red: byte, green: 0, blue: 255 - byte))
      #expect((color.coordinates.c0 * 255).rounded() == Double(byte))
    }
  }
}
