import TokenModel

/// A resource of Android that a token becomes.
struct AndroidResource: Hashable, Sendable {
  /// The files, each with what it holds.
  enum File: String, CaseIterable, Sendable {
    case colors, dimens, floats, integers, styles
  }

  /// What resources are called by in code, `R.color`: within one, names are unique.
  enum Kind: String, Sendable {
    case color, dimen, integer, style
  }

  let file: File
  /// What is put behind the token's name.
  let suffix: String
  /// The text of the element; for a style the items in it.
  let value: Value

  /// What stands in an element.
  enum Value: Hashable, Sendable {
    case text(String)
    /// Attributes with their values: `android:textSize`, `16sp`.
    case items([Item])
  }

  /// An item of a style.
  struct Item: Hashable, Sendable {
    let name: String
    let text: String
  }

  var kind: Kind {
    switch file {
    case .colors: .color
    case .dimens, .floats: .dimen
    case .integers: .integer
    case .styles: .style
    }
  }

  private init(_ file: File, _ text: String, suffix: String = "") {
    self.file = file
    self.suffix = suffix
    value = .text(text)
  }

  private init(style items: [Item]) {
    file = .styles
    suffix = ""
    value = .items(items)
  }

  // MARK: Of values

  /// The resources of a value; none where XML has nothing for it.
  ///
  /// - Parameters:
  ///   - isText: whether a length is one of text, `sp` in place of `dp`.
  ///   - rem: pixels that one `rem` counts.
  static func all(
    of value: TokenValue, isText: Bool, rem: Double, standIns: [ColorCoordinates: SRGBBytes]
  ) -> [AndroidResource] {
    switch value {
    case .color(let color): return [.init(.colors, text(color, standIns))]
    case .dimension(let length): return [.init(.dimens, text(length, rem, isText ? "sp" : "dp"))]
    case .number(let number): return [.init(.floats, decimal(number, limit: 1e15, places: 6))]
    case .fontWeight(let weight): return [.init(.integers, whole(weight.value))]
    case .duration(let duration): return [.init(.integers, whole(duration.seconds * 1000))]
    case .border(let border):
      return [
        .init(.colors, text(border.color, standIns), suffix: "_color"),
        .init(.dimens, text(border.width, rem, "dp"), suffix: "_width"),
      ]
    case .transition(let transition):
      return [
        .init(.integers, whole(transition.duration.seconds * 1000), suffix: "_duration"),
        .init(.integers, whole(transition.delay.seconds * 1000), suffix: "_delay"),
      ]
    case .typography(let typography): return [.init(style: items(typography, rem))]
    default: return []
    }
  }

  /// Android counts letter spacing in sizes of the font, and has the height of a line as a length.
  private static func items(_ typography: Typography, _ rem: Double) -> [Item] {
    let size = typography.fontSize.pixels(rem: rem)
    let spacing = size == 0 ? 0 : typography.letterSpacing.pixels(rem: rem) / size
    var items = [
      Item(name: "android:textSize", text: text(typography.fontSize, rem, "sp")),
      Item(name: "android:textFontWeight", text: whole(typography.fontWeight.value)),
      Item(name: "android:letterSpacing", text: decimal(spacing, limit: 1e6, places: 4)),
      Item(name: "android:lineHeight", text: text(Dimension(size * typography.lineHeight, .px), rem, "sp")),
    ]
    if let family = typography.fontFamily.first(where: generic.contains) {
      items.insert(Item(name: "android:fontFamily", text: family), at: 0)
    }
    return items
  }

  /// The families that every system has.
  private static let generic: Set<String> = ["sans-serif", "serif", "monospace", "cursive"]

  // MARK: Texts

  /// `#AARRGGBB`, of sRGB.
  private static func text(_ color: ColorCoordinates, _ standIns: [ColorCoordinates: SRGBBytes]) -> String {
    let bytes = CSSGamut.srgb(standIns: standIns).shown(color).srgbBytes
    return "#" + ColorTexts(color: color, bytes: bytes).text(.argb)
  }

  /// Lengths have 24 bits, 16 of them before the point at most.
  private static func text(_ length: Dimension, _ rem: Double, _ unit: String) -> String {
    decimal(length.pixels(rem: rem), limit: 32767, places: 4) + unit
  }

  /// A number without an exponent, which resources don't know.
  private static func decimal(_ number: Double, limit: Double, places: Int) -> String {
    let text = NumberPrinter.text(min(max(number, -limit), limit).rounded(toPlaces: places))
    return text.contains("e") ? "0" : text
  }

  private static func whole(_ number: Double) -> String {
    let limit = Double(Int32.max)
    return String(Int32(min(max(number.rounded(), -limit), limit)))
  }
}
