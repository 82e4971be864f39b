import TokenModel

/// What a value comes to, for others to compute with.
enum Literal: Hashable, Sendable {
  case quantity(Quantity)
  case color(ColorLiteral)
  case text(String)
  case names([String])

  /// The text that stands for it inside another text.
  var text: String {
    switch self {
    case .quantity(let quantity): quantity.text
    case .color(let color): color.css
    case .text(let text): text
    case .names(let names): names.joined(separator: ", ")
    }
  }

  /// What it is, with its article.
  var phrase: String {
    switch self {
    case .quantity(let quantity): quantity.unit.isEmpty ? "a number" : "“\(quantity.text)”"
    case .color: "a color"
    case .text(let text): "“\(text.shortened)”"
    case .names: "a list of font names"
    }
  }
}

/// A colour as a token of 2025.10 writes it.
struct ColorLiteral: Hashable, Sendable {
  /// Space, components and alpha.
  var coordinates: ColorCoordinates
  /// The six digits of a colour that was given in bytes.
  var hex: String?

  /// A colour of CSS that reads back as this one.
  var css: String {
    let alpha = coordinates.alpha == 1 ? "" : " / " + NumberPrinter.text(coordinates.alpha)
    let parts = (0..<3).map { coordinates.isMissing($0) ? "none" : NumberPrinter.text(coordinates[$0]) }
    return coordinates.space.cssPrefix + parts.joined(separator: " ") + alpha + ")"
  }

  /// The same colour with another alpha.
  func with(alpha: Double) -> ColorLiteral {
    ColorLiteral(coordinates: coordinates.with(alpha: alpha), hex: hex)
  }
}

extension String {
  /// At most sixty characters of it, on one line.
  var shortened: String {
    let line = replacing("\n", with: " ")
    return line.count > 60 ? line.prefix(57) + "…" : line
  }
}
