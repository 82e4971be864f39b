import Testing
import TokenModel

@Suite("Looks")
struct LookTests {
  private let tables: ReferenceTables

  init() throws { tables = try ReferenceTables() }

  private func range(_ figures: [Double]) -> [Double] { [figures.min() ?? 0, figures.max() ?? 0] }

  @Test("the colours of the iOS materials are those of the reference (table A)")
  func colorsOnIOS() throws {
    let rows = tables.rows("A")
    try #require(rows.count == 10)
    for row in rows {
      for platform in [Platform.iOS, .iPadOS] {
        let look = try tables.look(row.name, in: "material", on: platform)
        let colors = ReferenceTables.backdrops.map(look.color(over:))
        #expect(ReferenceTables.differences(row.cells[...], colors) == [], "\(row.name)")
      }
    }
  }

  @Test("vibrant foregrounds have the contrast of the reference (table B)")
  func vibrancyOnIOS() throws {
    let levels = [
      "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "fill", "secondaryFill", "tertiaryFill",
      "separator",
    ]
    let rows = tables.rows("B")
    try #require(rows.count == 10)
    for row in rows {
      let look = try tables.look(row.name, in: "material", on: .iOS)
      let (material, isDark) = try tables.material(row.name, in: "material")
      let ground = VibrancyValue.Ground(.iOS, isDark: isDark, isThin: material.takesThinVibrancy)
      for (level, cell) in zip(levels, row.cells) {
        let vibrancy = try tables.vibrancy(level)
        let figures = ReferenceTables.backdrops.map { backdrop in
          let face = look.color(over: backdrop)
          return Contrast.ratio(face, vibrancy.color(on: face, ground))
        }
        let wanted = range(figures) + figures[..<3]
        #expect(ReferenceTables.differences(cell, wanted) == [], "\(level) on \(row.name)")
      }
    }
  }

  @Test("tvOS has its own recipes and labels (table E)")
  func television() throws {
    let rows = tables.rows("E")
    try #require(rows.count == 8)
    for row in rows {
      let look = try tables.look(row.name, in: "material", on: .tvOS)
      let ground = VibrancyValue.Ground(.tvOS, isDark: row.name.hasSuffix("dark"), isThin: row.name.contains("hin"))
      let colors = ReferenceTables.backdrops.map(look.color(over:))
      #expect(ReferenceTables.differences(row.cells[..<3], colors) == [], "\(row.name)")
      for (level, cell) in zip(["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"], row.cells[3...]) {
        let vibrancy = try tables.vibrancy(level)
        let figures = colors.map { Contrast.ratio($0, vibrancy.color(on: $0, ground)) }
        #expect(ReferenceTables.differences(cell, range(figures)) == [], "\(level) on \(row.name)")
      }
    }
  }

  @Test("the faces of Liquid Glass are those of the reference (table F)")
  func glass() throws {
    let rows = tables.rows("F").filter { !$0.name.hasPrefix("sidebar") }
    try #require(rows.count == 4)
    for row in rows {
      for platform in [Platform.iOS, .macOS, .tvOS] {
        let look = try tables.look(row.name, in: "glass", on: platform)
        let colors = ReferenceTables.backdrops.map(look.color(over:))
        #expect(ReferenceTables.differences(row.cells[..<7], colors) == [], "\(row.name)")
        for (cell, text) in zip(row.cells[7...], [RGB.black, .white]) {
          let figures = colors.map { Contrast.ratio($0, text) }
          #expect(ReferenceTables.differences(cell, range(figures)) == [], "\(row.name)")
        }
      }
    }
  }

  @Test("the glass of sidebars, which the library does not have, comes out too (table F)")
  func sidebarGlass() throws {
    let recipes = [
      "sidebar.light": (1.03, 0.4, 1.2, ColorCoordinates(.srgb, 1, 1, 1, alpha: 0.2), 0.85, 1.07),
      "sidebar.dark": (0.5, 0.1, 0.6, ColorCoordinates(.srgb, 0, 0, 0, alpha: 0), 1, 1),
    ]
    for row in tables.rows("F") {
      guard let (white, black, saturation, fill, maxLuma, clamp) = recipes[row.name] else { continue }
      let look = Look(
        MaterialRecipe(
          pipeline: .glass(
            white: white, black: black, saturation: saturation, fill: fill, maxLuma: maxLuma, clamp: clamp),
          blur: Dimension(10, .px)))
      let colors = ReferenceTables.backdrops.map(look.color(over:))
      #expect(ReferenceTables.differences(row.cells[..<7], colors) == [], "\(row.name)")
    }
  }

  @Test("dimming beneath the glass darkens the backdrop (table G)")
  func dimming() throws {
    let rows = tables.rows("G")
    try #require(rows.count == 3)
    for row in rows {
      let look = try tables.look(row.name, in: "glass", on: .iOS)
      for (opacity, cell) in zip([0, 0.2, 0.3, 0.35, 0.5, 0.6], row.cells) {
        let dimmed = look.dimmed(by: .layer(ColorCoordinates(.srgb, 0, 0, 0), opacity: opacity))
        let figures = [RGB.white, RGB(grey: 0.5), RGB(1, 0.8, 0)].map {
          Contrast.ratio(.white, dimmed.color(over: $0))
        }
        #expect(ReferenceTables.differences(cell, figures) == [], "\(row.name) at \(opacity)")
      }
    }
    #expect(try tables.look("clear.dark", in: "glass", on: .iOS).dimmed(by: .none).steps.count == 2)
  }

  @Test("visionOS, watchOS and the web have no recipe, whatever the others have")
  func platformsWithout() throws {
    let (material, _) = try tables.material("regular.light", in: "material")
    for platform in [Platform.visionOS, .watchOS, .web] { #expect(material.recipe?.pair(on: platform) == nil) }
    #expect(material.recipe?.pair(on: .iPadOS) == material.recipe?.iOS)
  }

  @Test("AppKit materials fill and then darken or lighten; at the ends of the scale the blend is what is seen")
  func appKit() throws {
    let token = try #require(tables.library.token(at: "apple.macOS.menu"))
    guard case .material(let menu)? = tables.library.baseValue(of: token) else { throw Mismatch() }
    let pair = try #require(menu.recipe?.pair(on: .macOS))
    #expect(Look(pair.light).color(over: .white).bytes.hex == "#ededed")
    #expect(Look(pair.dark).color(over: .black).bytes.hex == "#202020")
    #expect(Look(pair.light).color(over: .black).bytes.hex == "#b1b1b1")
  }

  @Test("CSS functions work in the order given, and each cuts to 0…1")
  func css() {
    let clear = ColorCoordinates(.srgb, 0, 0, 0, alpha: 0)
    let bright = Look(CSSLook(blur: 0, [.brightness(2), .contrast(0.5)], overlay: clear))
    #expect(bright.color(over: RGB(grey: 0.75)).distance(to: RGB(grey: 0.75)) < 1e-12)
    let flat = Look(CSSLook(blur: 0, [.contrast(0.5), .brightness(2)], overlay: clear))
    #expect(flat.color(over: RGB(grey: 0.75)).distance(to: .white) < 1e-12)
    let red = Look(CSSLook(blur: 0, [.saturate(0)], overlay: ColorCoordinates(.srgb, 1, 1, 1, alpha: 0.5)))
    #expect(red.color(over: RGB(1, 0, 0)).distance(to: RGB(grey: 0.6065)) < 1e-12)
  }

  @Test("neighbouring linear steps become one, with the same result")
  func merging() {
    var look = Look(blur: 0)
    look.append(.affine(.saturate(1.4, .css)))
    look.append(.affine(.scale(0.5, offset: 0.2)))
    look.append(.affine(.layer(RGB(0.2, 0.4, 0.6), alpha: 0.3)))
    #expect(look.steps.count == 1)
    let color = RGB(0.9, 0.1, 0.4)
    let luma = Luma.css.of(color)
    let wanted = RGB(0.2, 0.4, 0.6).over(color.map { 0.5 * (luma + 1.4 * ($0 - luma)) + 0.2 }, alpha: 0.3)
    #expect(look.color(over: color).distance(to: wanted) < 1e-12)
  }
}
