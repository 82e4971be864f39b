import Foundation
import TokenCompiler
import TokenEmit
import TokenModel
import TokenTestSupport

/// A style sheet of materials, and the colours it should show.
struct MaterialsPage {
  /// A class, and how it should look in either scheme.
  struct Subject {
    let name: String
    let light: Appearance
    let dark: Appearance
  }
  /// What is expected in one scheme.
  struct Appearance {
    /// What the pipeline makes of the emitted CSS, with all that a surface adds.
    let css: Look?
    /// The system's own look, and by how much of 255 it may be missed.
    let system: (look: Look, tolerance: Double)?
    /// The colour where nothing shines through.
    let opaque: RGB
  }
  /// What a driver measured.
  struct Answer: Decodable {
    /// Colours by page, backdrop and class; of nested materials something else.
    let pixels: [String: Pixels]
    /// Computed values of ::before by page and class.
    let computed: [String: [String: [String: String?]]]

    /// The measures of one page.
    enum Pixels: Decodable {
      case colors([String: [String: [Double]]])
      case nested(Nested)

      init(from decoder: any Decoder) throws {
        if let nested = try? Nested(from: decoder) {
          self = .nested(nested)
        } else {
          self = .colors(try [String: [String: [Double]]](from: decoder))
        }
      }
    }
    /// Two materials together, and what is left of the stripes behind.
    struct Nested: Decodable {
      let together: [Double]
      let stripes: Double
    }
  }

  /// The colours that lie behind.
  static let backdrops = ["#000000", "#808080", "#ffffff", "#ff3b30", "#34c759", "#007aff"]

  let css: String
  let subjects: [Subject]

  init(_ compilation: TestCompilation) {
    css = compilation.text("web/materials.css") ?? ""
    let set = compilation.analysis.set
    let looks = WebLooks(set, of: set.tokens)
    var subjects: [Subject] = []
    // AppKit has several names for one look; each look is shown once.
    var known: Set<SchemePair<WebLook>> = []
    for token in compilation.analysis.emission.tokens {
      guard case .material(let material)? = set.baseValue(of: token), let look = looks[token],
        known.insert(look).inserted || !material.isAppKitOnly
      else { continue }
      let recipes = [Platform.iOS, .macOS, .tvOS].lazy.compactMap { material.recipe?.pair(on: $0) }.first
      subjects.append(
        Subject(
          name: "material-" + compilation.analysis.cssName(of: token).dropFirst(2),
          light: Self.appearance(look.light, recipes?.light), dark: Self.appearance(look.dark, recipes?.dark)))
    }
    for surface in set.surfaces where surface.platform == .web {
      guard let token = surface.materialToken, let look = looks[token] else { continue }
      let required = SchemePair(
        light: surface.scheme == .dark ? look.dark : look.light,
        dark: surface.scheme == .light ? look.light : look.dark)
      subjects.append(
        Subject(
          name: "surface-" + compilation.analysis.cssName(of: surface.token).dropFirst(2),
          light: Self.appearance(required.light, surface, isDark: false),
          dark: Self.appearance(required.dark, surface, isDark: true)))
    }
    self.subjects = subjects
  }

  private static func appearance(_ look: WebLook, _ recipe: MaterialRecipe?) -> Appearance {
    let css = look.css.map { Look($0) }
    guard let recipe, case .recipe = look.source else {
      return Appearance(css: css, system: nil, opaque: RGB(look.opaque))
    }
    // The stated figure is over a grid, and the backdrops lie between its points; half a step is lost by rounding.
    let stated = look.difference.cube
    return Appearance(
      css: css, system: (Look(recipe), (stated <= 3 ? 3 : stated + 1) + 0.5), opaque: RGB(look.opaque))
  }

  private static func appearance(_ look: WebLook, _ surface: PlatformSurface, isDark: Bool) -> Appearance {
    var css = look.css.map { Look($0) }
    var opaque = RGB(look.opaque)
    if let dimming = surface.dimming { css = css?.dimmed(by: dimming) }
    if case .color(let fill) = surface.fill { css = css?.beneath(fill) }
    let usesDark = surface.scheme == .both ? isDark : surface.scheme == .dark
    let tint: ColorCoordinates? =
      switch surface.tint {
      case .none: nil
      case .color(let color): color
      case .set(let light, let dark, _): usesDark ? dark : light
      }
    if let tint {
      css = css?.tinted(by: tint)
      opaque = RGB(tint).over(opaque, alpha: tint.alpha)
    }
    return Appearance(css: css, system: nil, opaque: opaque)
  }

  /// The input of a driver.
  func specification(nested: [String]) throws -> Data {
    let condition = "(-webkit-backdrop-filter: blur(1px)) or (backdrop-filter: blur(1px))"
    let object: [String: Any] = [
      "css": css, "unsupported": css.replacingOccurrences(of: condition, with: "(no-such-property: 1px)"),
      "classes": subjects.map(\.name), "backdrops": Self.backdrops, "nested": nested,
    ]
    return try JSONSerialization.data(withJSONObject: object)
  }

  // MARK: Judging

  /// What a page shows that it should not.
  func differences(_ page: String, _ colors: [String: [String: [Double]]]) -> [String] {
    let isDark = page.hasSuffix("dark")
    var result: [String] = []
    for subject in subjects {
      let expected = isDark ? subject.dark : subject.light
      for backdrop in Self.backdrops {
        guard let seen = colors[backdrop]?[subject.name], let behind = SRGBBytes(backdrop) else {
          result.append("\(page): no \(subject.name)")
          continue
        }
        let color = RGB(seen[0] / 255, seen[1] / 255, seen[2] / 255)
        let what = "\(page): \(subject.name) over \(backdrop) is \(color.bytes.hex)"
        result += differences(color, expected, page, RGB(behind.coordinates)).map { "\(what), \($0)" }
      }
    }
    return result
  }

  private func differences(_ color: RGB, _ expected: Appearance, _ page: String, _ behind: RGB) -> [String] {
    func miss(_ wanted: RGB, _ tolerance: Double, _ name: String) -> String? {
      let distance = color.distance(to: wanted) * 255
      return distance <= tolerance
        ? nil : "\(name) wants \(wanted.bytes.hex), \(distance) off where \(tolerance) may be"
    }
    if page.contains("forced") {
      return [miss(page.hasSuffix("dark") ? .black : .white, 1, "Canvas")].compactMap(\.self)
    }
    guard page.contains("look"), let css = expected.css else {
      return [miss(expected.opaque, 1, "the opaque colour")].compactMap(\.self)
    }
    let system = expected.system.flatMap { miss($0.look.color(over: behind), $0.tolerance, "the system") }
    return [miss(css.color(over: behind), 3, "the pipeline"), system].compactMap(\.self)
  }
}
