import Testing
import TokenModel

@Suite("Fit to CSS")
struct CSSFitTests {
  private let tables: ReferenceTables

  init() throws { tables = try ReferenceTables() }

  private func recipe(_ path: String, _ platform: Platform, isDark: Bool) throws -> MaterialRecipe {
    let token = try #require(tables.library.token(at: "apple." + path))
    guard case .material(let material)? = tables.library.baseValue(of: token),
      let pair = material.recipe?.pair(on: platform)
    else { throw Mismatch() }
    return isDark ? pair.dark : pair.light
  }

  /// A material in a scheme, and what `saturate()` and one colour reach of it, of 255: over greys, over the cube.
  struct Bar {
    let path: String
    let isDark: Bool
    let neutral: Double
    let cube: Double
  }

  private static let bars: [Bar] = [
    Bar(path: "material.ultraThin", isDark: false, neutral: 3, cube: 3),
    Bar(path: "material.ultraThin", isDark: true, neutral: 3, cube: 3),
    Bar(path: "material.thin", isDark: false, neutral: 5, cube: 35),
    Bar(path: "material.thin", isDark: true, neutral: 4, cube: 39),
    Bar(path: "material.regular", isDark: false, neutral: 6, cube: 39),
    Bar(path: "material.regular", isDark: true, neutral: 7, cube: 38),
    Bar(path: "material.thick", isDark: false, neutral: 5, cube: 29),
    Bar(path: "material.thick", isDark: true, neutral: 10, cube: 32),
    Bar(path: "material.bar", isDark: false, neutral: 18, cube: 18),
    Bar(path: "material.bar", isDark: true, neutral: 13, cube: 55),
  ]

  @Test("is nowhere worse than the best known with two filters", arguments: bars)
  func againstTwoFilters(bar: Bar) throws {
    let fit = CSSFit(try recipe(bar.path, .iOS, isDark: bar.isDark))
    #expect(fit.difference.neutral <= bar.neutral && fit.difference.cube <= bar.cube, "\(fit)")
  }

  @Test("reaches what the cube of colours allows, where two filters are 30 of 255 off")
  func acrossTheCube() throws {
    for thickness in ["ultraThin", "thin", "regular", "thick"] {
      for isDark in [false, true] {
        let fit = CSSFit(try recipe("material." + thickness, .iOS, isDark: isDark))
        #expect(fit.difference.cube <= 5.5, "\(thickness), dark \(isDark): \(fit)")
      }
    }
  }

  @Test("glass comes out at least as well as by its linear part")
  func glass() throws {
    let white = ColorCoordinates(.srgb, 1, 1, 1)
    let chains: [(path: String, isDark: Bool, look: CSSLook)] = [
      (
        "glass.regular", false,
        CSSLook(blur: 5, [.contrast(0.412), .brightness(1.36), .saturate(2.143)], overlay: white.with(alpha: 0.2))
      ),
      (
        "glass.regular", true,
        CSSLook(blur: 5, [.contrast(0.867), .brightness(1.205), .saturate(1.244)], overlay: white.with(alpha: 0))
      ),
      (
        "glass.clear", false,
        CSSLook(blur: 10, [.contrast(0.652), .brightness(1.15), .saturate(1.333)], overlay: white.with(alpha: 0.1))
      ),
      (
        "glass.clear", true,
        CSSLook(blur: 10, [.contrast(0.882), .brightness(0.85), .saturate(1.333)], overlay: white.with(alpha: 0.05))
      ),
    ]
    for chain in chains {
      let recipe = try recipe(chain.path, .iOS, isDark: chain.isDark)
      let known = CSSFit.difference(of: Look(chain.look), from: Look(recipe))
      let fit = CSSFit(recipe)
      #expect(fit.difference.neutral <= known.neutral + 0.5 && fit.difference.cube <= known.cube + 0.5, "\(fit)")
      #expect(fit.look.blur == chain.look.blur)
    }
  }

  @Test("AppKit's fills with darken or lighten, and flat tints, come out as they are", arguments: [false, true])
  func exactChains(isDark: Bool) throws {
    for purpose in ["menu", "popover", "sidebar", "hudWindow", "toolTip", "titlebar"] {
      let fit = CSSFit(try recipe("macOS." + purpose, .macOS, isDark: isDark))
      #expect(fit.difference.cube <= 0.5, "\(purpose): \(fit)")
    }
    for thickness in ["ultraThin", "thin", "regular", "thick"] {
      let fit = CSSFit(try recipe("material." + thickness, .tvOS, isDark: isDark))
      #expect(fit.difference.cube <= 0.5, "\(thickness): \(fit)")
    }
  }

  @Test("the difference is measured with the figures that are printed")
  func rounding() throws {
    let recipe = try recipe("material.thick", .iOS, isDark: true)
    let fit = CSSFit(recipe)
    #expect(CSSFit.difference(of: Look(fit.look), from: Look(recipe)) == fit.difference)
    #expect(fit.look.overlay.exactSRGBBytes != nil)
    for filter in fit.look.filters {
      switch filter {
      case .saturate(let factor), .contrast(let factor), .brightness(let factor):
        #expect(factor == factor.rounded(toPlaces: 3))
      }
    }
    #expect(CSSFit(recipe) == fit)
  }

  @Test("recipes that no grey can follow still get a look")
  func colouredRecipes() {
    let teal = ColorCoordinates(.srgb, 0, 0.5, 0.5, alpha: 0.6)
    let fill = MaterialRecipe(
      pipeline: .blendFill(saturation: 1.5, fill: teal, blend: ColorCoordinates(.srgb, 0.9, 0.5, 0.2), mode: .darken),
      blur: Dimension(20, .px))
    #expect(CSSFit(fill).difference.cube < 40)
    let glass = MaterialRecipe(
      pipeline: .glass(white: 0.9, black: 0.2, saturation: 1.2, fill: teal, maxLuma: 0.9, clamp: 1),
      blur: Dimension(5, .px))
    #expect(CSSFit(glass).difference.cube < 20, "\(CSSFit(glass))")
  }

  @Test("figures far from any system's give a look all the same")
  func strangeFigures() {
    for amount in [0.0, 1, 5] {
      for saturation in [0.0, 1, 100] {
        let recipe = MaterialRecipe(
          pipeline: .curve(amount: amount, points: [9, -9, 9, -9], saturation: saturation, brightness: -3),
          blur: Dimension(0, .px))
        let fit = CSSFit(recipe)
        #expect(fit.difference.cube.isFinite && (0...1).contains(fit.look.overlay.alpha))
        #expect(fit.difference.cube <= 255)
      }
    }
  }
}
