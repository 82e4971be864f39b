import Foundation
import Testing
import TokenModel
import TokenTestSupport

@Suite("Gamut mapping")
struct GamutMappingTests {
  struct Published: Sendable {
    let from: ColorCoordinates
    let to: ColorCoordinates
    /// How exact the figure is: half of its last digit, or of a byte.
    var within = 0.000_05
  }

  private static func p3(_ red: Double, _ green: Double, _ blue: Double) -> ColorCoordinates {
    ColorCoordinates(.displayP3, red, green, blue)
  }

  private static func srgb(_ red: Double, _ green: Double, _ blue: Double) -> ColorCoordinates {
    ColorCoordinates(.srgb, red / 100, green / 100, blue / 100)
  }

  /// Published figures of the same algorithm. The six corners of Display P3, white and black: `test/gamut.js` of
  /// color-js/color.js, “CSS algorithm”, by an editor of CSS Color 4. The three in bytes: what colorjs.io 0.7.1 gives
  /// with the method “css”, as quoted in parcel-bundler/lightningcss#1298.
  static let published = [
    Published(from: p3(1, 0, 0), to: srgb(100, 4.457, 4.5932)),
    Published(from: p3(0, 1, 0), to: srgb(0, 98.576, 15.974)),
    Published(from: p3(0, 0, 1), to: srgb(0, 0, 100)),
    Published(from: p3(1, 1, 0), to: srgb(99.623, 99.901, 0)),
    Published(from: p3(0, 1, 1), to: srgb(0, 99.645, 98.471)),
    Published(from: p3(1, 0, 1), to: srgb(100, 16.736, 98.264)),
    Published(from: p3(1, 1, 1), to: srgb(100, 100, 100)),
    Published(from: p3(2, 0, 1), to: srgb(100, 100, 100)),
    Published(from: p3(0, 0, 0), to: srgb(0, 0, 0)),
    Published(from: p3(-1, 0, 0), to: srgb(0, 0, 0)),
    Published(
      from: ColorCoordinates(.lab, 98.2504, -7.697, 88.7581),
      to: SRGBBytes(red: 0xFF, green: 0xFC, blue: 0x44).coordinates,
      within: 0.5 / 255),
    Published(
      from: ColorCoordinates(.prophotoRGB, 0.9784, 0.9925, 0.3037),
      to: SRGBBytes(red: 0xFF, green: 0xFF, blue: 0x6D).coordinates, within: 0.5 / 255),
    Published(
      from: ColorCoordinates(.lch, 94.4698, 111.9227, 117.6737),
      to: SRGBBytes(red: 0xB0, green: 0xFF, blue: 0x00).coordinates, within: 0.5 / 255),
  ]

  @Test("published figures hold", arguments: published)
  func publishedFigures(_ item: Published) {
    let result = item.from.gamutMapped(to: .srgb)
    #expect(difference(result, item.to) <= item.within, "\(result)")
  }

  // MARK: Another implementation

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/gamut").standardized

  private static func text() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("gamut.txt"), encoding: .utf8)
  }

  @Test("432 colours come out as in an implementation of its own in Python, in three gamuts")
  func fixture() throws {
    var count = 0
    for line in try Self.text().split(separator: "\n") {
      let fields = line.split(separator: "|").map { $0.split(separator: " ") }
      let space = try #require(ColorSpace(rawValue: String(fields[0][0])))
      let source = fields[0].dropFirst().compactMap { Double($0) }
      let color = ColorCoordinates(space, source[0], source[1], source[2])
      for (target, field) in zip([ColorSpace.srgb, .displayP3, .rec2020], fields.dropFirst()) {
        let figures = field.compactMap { Double($0) }
        let wanted = ColorCoordinates(target, figures[0], figures[1], figures[2])
        let result = color.gamutMapped(to: target)
        // The search may stop one step apart where the last bits differ.
        #expect(result.deltaEOK(to: wanted) < 0.0001, "\(line): \(result)")
        count += 1
      }
    }
    #expect(count == 3 * (4 * 8 + 10 * 40))
  }

  @Test("the fixture is what its script prints", .enabled(if: Tool.find("python3") != nil))
  func script() throws {
    let python = try #require(Tool.find("python3"))
    let run = try Tool.run(python, [Self.folder.appendingPathComponent("gamut.py").path])
    #expect(run.status == 0)
    // The last digit may differ where another C library computes the powers.
    func numbers(_ text: String) -> [Double] { text.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) } }
    let (printed, kept) = (numbers(run.output), numbers(try Self.text()))
    #expect(printed.count == kept.count)
    #expect(zip(printed, kept).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  // MARK: Properties

  @Test("every result lies inside, has the hue and the lightness of its source, and stays where it is mapped again")
  func properties() throws {
    for line in try Self.text().split(separator: "\n") {
      let fields = line.prefix { $0 != "|" }.split(separator: " ")
      let space = try #require(ColorSpace(rawValue: String(fields[0])))
      let source = fields.dropFirst().compactMap { Double($0) }
      let color = ColorCoordinates(space, source[0], source[1], source[2], alpha: 0.4)
      let target = ColorSpace.srgb
      let result = color.gamutMapped(to: target)
      #expect(result.isInGamut(of: target, tolerance: 0), "\(line)")
      #expect(result.space == target)
      #expect(result.alpha == 0.4)
      #expect(result.gamutMapped(to: target) == result)
      let (before, after) = (color.converted(to: .oklch), result.converted(to: .oklch))
      guard before.c0 > 0, before.c0 < 1 else { continue }
      // What is cut differs by less than can be noticed from a colour of the same lightness and hue.
      #expect(abs(before.c0 - after.c0) < 0.0201, "\(line)")
      let turn = abs(before.c2 - after.c2)
      let across = min(turn, 360 - turn) * .pi / 180 * min(before.c1, after.c1)
      #expect(across < 0.0201, "\(line)")
    }
  }

  @Test("spaces without a gamut take every colour, and what is inside is left alone")
  func untouched() {
    let wide = ColorCoordinates(.displayP3, 0, 1, 0)
    for space in [ColorSpace.lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50] {
      #expect(wide.gamutMapped(to: space) == wide.converted(to: space))
    }
    let missing = ColorCoordinates(.hsl, 0, 50, 50, alpha: 0.3, missing: 0b001)
    #expect(missing.gamutMapped(to: .hsl) == missing)
    #expect(wide.gamutMapped(to: .displayP3) == wide)
    #expect(wide.gamutMapped(to: .rec2020) == wide.converted(to: .rec2020))
  }

  @Test("HSL and HWB have the gamut of sRGB", arguments: [ColorSpace.hsl, .hwb])
  func cylinders(space: ColorSpace) {
    let wide = ColorCoordinates(.oklch, 0.7, 0.35, 150)
    let mapped = wide.gamutMapped(to: space)
    #expect(mapped.space == space)
    #expect(difference(mapped.converted(to: .srgb), wide.gamutMapped(to: .srgb)) < 1e-9)
  }

  @Test("white and black have the source's alpha, in every gamut")
  func ends() {
    for space in ColorSpace.allCases where space.rgbSpace != nil {
      let white = ColorCoordinates(.oklch, 1, 0.3, 40, alpha: 0.5).gamutMapped(to: space)
      let black = ColorCoordinates(.oklch, 0, 0.3, 40, alpha: 0.5).gamutMapped(to: space)
      #expect(difference(white.converted(to: .srgb), ColorCoordinates(.srgb, 1, 1, 1)) < 1e-9)
      #expect(difference(black.converted(to: .srgb), ColorCoordinates(.srgb, 0, 0, 0)) < 1e-9)
      #expect(white.alpha == 0.5 && black.alpha == 0.5)
    }
  }

  @Test("a missing component counts as 0, and so does a missing hue")
  func missing() {
    let color = ColorCoordinates(.oklch, 0.7, 0.4, 0, alpha: 0.25, missing: 0b100)
    let plain = ColorCoordinates(.oklch, 0.7, 0.4, 0, alpha: 0.25)
    #expect(color.gamutMapped(to: .srgb) == plain.gamutMapped(to: .srgb))
    #expect(color.gamutMapped(to: .srgb).missing == 0)
  }

  @Test("figures beyond all measure end in a colour", arguments: [1e6, 1e100, 1e300, .greatestFiniteMagnitude])
  func extremes(figure: Double) {
    for color in [
      ColorCoordinates(.oklch, 0.5, figure, 30), ColorCoordinates(.oklab, 0.5, figure, -figure),
      ColorCoordinates(.lab, 50, -figure, figure), ColorCoordinates(.lch, 50, figure, 200),
    ] {
      _ = color.gamutMapped(to: .srgb).srgbBytes.hex
    }
    let bytes = ColorCoordinates(.oklch, 0.5, min(figure, 1e100), 30).gamutMapped(to: .srgb)
    #expect(bytes.isInGamut(of: .srgb, tolerance: 0))
  }
}
