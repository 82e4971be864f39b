import TokenModel

/// What a dialect's word for a type means in 2025.10.
enum TypeWord: Hashable, Sendable {
  /// A type of the format.
  case type(TokenType)
  /// Letter spacing, line height, font size and the like: dimensions or numbers by their own rules.
  case opacity, lineHeight, letterSpacing
  /// A type that has no counterpart.
  case unsupported

  /// The meaning of a declared word, whatever its letter case and separators.
  init(_ word: String) {
    if let type = TokenType(rawValue: word) {
      self = .type(type)
      return
    }
    self = Self.words[Self.key(word)] ?? .unsupported
  }

  /// The words of path segments that name a type in projects that declare none, such as `color` and `size`.
  static func named(_ segment: String) -> TypeWord? {
    let key = key(segment)
    guard let found = words[key] ?? pathWords[key], found != .unsupported else { return nil }
    return found
  }

  private static func key(_ word: String) -> String {
    String(word.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic }.map(Character.init))
  }

  /// Types as tools name them, letters only.
  private static let words: [String: TypeWord] = [
    "color": .type(.color), "colour": .type(.color), "dimension": .type(.dimension), "spacing": .type(.dimension),
    "sizing": .type(.dimension), "size": .type(.dimension), "space": .type(.dimension), "length": .type(.dimension),
    "borderradius": .type(.dimension), "radius": .type(.dimension), "radii": .type(.dimension),
    "borderwidth": .type(.dimension), "strokewidth": .type(.dimension), "fontsize": .type(.dimension),
    "fontsizes": .type(.dimension), "paragraphspacing": .type(.dimension), "paragraphindent": .type(.dimension),
    "breakpoint": .type(.dimension), "letterspacing": .letterSpacing, "letterspacings": .letterSpacing,
    "lineheight": .lineHeight, "lineheights": .lineHeight, "opacity": .opacity, "opacities": .opacity,
    "number": .type(.number), "integer": .type(.number), "float": .type(.number), "zindex": .type(.number),
    "fontfamily": .type(.fontFamily), "fontfamilies": .type(.fontFamily), "fontweight": .type(.fontWeight),
    "fontweights": .type(.fontWeight), "duration": .type(.duration), "time": .type(.duration),
    "cubicbezier": .type(.cubicBezier), "easing": .type(.cubicBezier), "timingfunction": .type(.cubicBezier),
    "strokestyle": .type(.strokeStyle), "borderstyle": .type(.strokeStyle), "border": .type(.border),
    "transition": .type(.transition), "shadow": .type(.shadow), "boxshadow": .type(.shadow),
    "shadows": .type(.shadow), "gradient": .type(.gradient), "typography": .type(.typography),
  ]

  /// Further words that stand in paths only.
  private static let pathWords: [String: TypeWord] = [
    "colors": .type(.color), "sizes": .type(.dimension), "spacings": .type(.dimension), "spacer": .type(.dimension),
    "padding": .type(.dimension), "margin": .type(.dimension), "gap": .type(.dimension), "width": .type(.dimension),
    "height": .type(.dimension), "weight": .type(.fontWeight), "weights": .type(.fontWeight),
    "family": .type(.fontFamily), "families": .type(.fontFamily), "durations": .type(.duration),
    "easings": .type(.cubicBezier), "breakpoints": .type(.dimension),
  ]
}
