import TokenModel
import TokenSource

/// Collects what materials are drawn by on the page, each once: a recipe is fitted to CSS when it is first asked for.
struct PreviewLooks {
  private var places: [MaterialFace: Int] = [:]
  private var texts: [String] = []

  /// The place of a face in the list that `append` writes; -1 where no look is known.
  mutating func place(of face: MaterialFace?) -> Int {
    guard let face else { return -1 }
    if let known = places[face] { return known }
    places[face] = texts.count
    texts.append(Self.text(face))
    return texts.count - 1
  }

  /// Appends the list: `[backdrop-filter, color over it, difference over greys, over all colours]`, the differences of
  /// 255 from what was observed, and left out where nothing was fitted.
  func append(to out: inout OutputBuffer) {
    out.append("[" + texts.joined(separator: ",\n") + "]")
  }

  private static func text(_ face: MaterialFace) -> String {
    switch face {
    case .bare: entry(CSSLook(blur: 0, [], overlay: ColorCoordinates(.srgb, 0, 0, 0, alpha: 0)))
    case .color(let color): entry(CSSLook(blur: 0, [], overlay: color))
    case .css(let look): entry(look)
    case .recipe(let recipe): fitted(CSSFit(recipe))
    }
  }

  private static func entry(_ look: CSSLook, difference: String = "") -> String {
    "[\"\(CSSPrinter.filter(look))\",\"\(CSSPrinter.color(look.overlay))\"\(difference)]"
  }

  private static func fitted(_ fit: CSSFit) -> String {
    let difference = fit.difference
    return entry(
      fit.look, difference: ",\(NumberPrinter.text(difference.neutral)),\(NumberPrinter.text(difference.cube))")
  }
}
