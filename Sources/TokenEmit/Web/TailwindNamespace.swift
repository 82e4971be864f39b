import TokenModel

/// A namespace of Tailwind's theme variables, which decides what utilities a variable makes.
///
/// Those of Tailwind CSS 4, “Theme variables”, and three more that its compiler reads: `border-width`,
/// `transition-duration` and `opacity`.
enum TailwindNamespace: String, CaseIterable, Sendable {
  case color, font
  case fontWeight = "font-weight"
  case text, tracking, leading, breakpoint, container, spacing, radius
  case borderWidth = "border-width"
  case shadow, blur, opacity, ease
  case duration = "transition-duration"

  /// What its utilities are, for a comment.
  var summary: String {
    switch self {
    case .color: "Colors: bg-*, text-*, border-*, fill-* and the like"
    case .font: "Font families: font-*"
    case .fontWeight: "Font weights: font-*"
    case .text: "Sizes of text, with what else a typography says: text-*"
    case .tracking: "Letter spacing: tracking-*"
    case .leading: "Line heights: leading-*"
    case .breakpoint: "Breakpoints: *:flex and the like"
    case .container: "Containers: max-w-*, @*:flex and the like"
    case .spacing: "Spacing and sizes: p-*, m-*, gap-*, w-*, h-* and the like"
    case .radius: "Corner radii: rounded-*"
    case .borderWidth: "Widths of borders: border-*"
    case .shadow: "Shadows: shadow-*"
    case .blur: "Blurs: blur-*, backdrop-blur-*"
    case .opacity: "Opacities: opacity-*"
    case .ease: "Easing: ease-*"
    case .duration: "Durations: duration-*"
    }
  }

  /// Utilities that other namespaces have too: `text-x` may be a color or a size.
  var sharedUtilities: [String] {
    switch self {
    case .color: ["text", "shadow", "border"]
    case .text: ["text"]
    case .font, .fontWeight: ["font"]
    case .shadow: ["shadow"]
    case .borderWidth: ["border"]
    default: []
    }
  }

  /// Words that say no more than the namespace does, and that a name loses in front.
  var idleWords: Set<String> {
    let lengths: Set = ["size", "sizes", "dimension", "dimensions"]
    let fonts: Set = ["font", "fonts", "text", "type", "typography", "typographies"]
    return switch self {
    case .color: ["color", "colors", "colour", "colours"]
    case .font: fonts.union(["family", "families", "typeface", "typefaces"])
    case .fontWeight: fonts.union(["weight", "weights"])
    case .text: fonts.union(lengths).union(["style", "styles"])
    case .tracking: fonts.union(["letter", "spacing", "spacings", "tracking"])
    case .leading: fonts.union(["line", "height", "heights", "leading"])
    case .breakpoint: ["breakpoint", "breakpoints", "screen", "screens"]
    case .container: lengths.union(["container", "containers"])
    case .spacing: lengths.union(["space", "spaces", "spacing", "spacings"])
    case .radius: lengths.union(["border", "borders", "corner", "corners", "radius", "radii", "rounded"])
    case .borderWidth: lengths.union(["border", "borders", "stroke", "strokes", "width", "widths"])
    case .shadow: ["shadow", "shadows", "elevation", "elevations"]
    case .blur: lengths.union(["blur", "blurs"])
    case .opacity: ["opacity", "opacities"]
    case .ease: ["ease", "easing", "easings", "curve", "curves", "motion", "timing"]
    case .duration: ["duration", "durations", "motion", "time", "timing"]
    }
  }
}

extension TailwindNamespace {
  /// Where a token belongs by its type and, for lengths and numbers, by what its names speak of; nil for what Tailwind
  /// has no place for.
  ///
  /// - Parameter names: the words of each name of the path in small letters, the outermost first.
  init?(_ value: TokenValue, names: [[String]]) {
    switch value {
    case .color: self = .color
    case .fontFamily: self = .font
    case .fontWeight: self = .fontWeight
    case .typography: self = .text
    case .shadow: self = .shadow
    case .cubicBezier: self = .ease
    case .duration: self = .duration
    case .dimension, .number:
      guard let found = Self.spokenOf(names, isLength: value.type == .dimension) else { return nil }
      self = found
    default: return nil
    }
  }

  /// The innermost name that speaks of something decides.
  private static func spokenOf(_ names: [[String]], isLength: Bool) -> TailwindNamespace? {
    for index in names.indices.reversed() {
      let words = Set(names[index])
      let around = Set(names[..<index].joined()).union(words)
      let found = isLength ? length(words, around) : number(words)
      if let found { return found }
    }
    return nil
  }

  private static func number(_ words: Set<String>) -> TailwindNamespace? {
    if isLineHeight(words) { return .leading }
    return words.isDisjoint(with: ["opacity", "opacities"]) ? nil : .opacity
  }

  private static func isLineHeight(_ words: Set<String>) -> Bool {
    words.contains("leading") || (words.contains("line") && !words.isDisjoint(with: ["height", "heights"]))
  }

  private static func length(_ words: Set<String>, _ around: Set<String>) -> TailwindNamespace? {
    let hasOne: (Set<String>) -> Bool = { !words.isDisjoint(with: $0) }
    let isAround: (Set<String>) -> Bool = { !around.isDisjoint(with: $0) }
    if hasOne(["radius", "radii", "corner", "corners", "rounded"]) { return .radius }
    if hasOne(["tracking"]) || (hasOne(["letter"]) && hasOne(["spacing", "spacings"])) { return .tracking }
    if isLineHeight(words) { return .leading }
    if hasOne(["breakpoint", "breakpoints", "screen", "screens"]) { return .breakpoint }
    if hasOne(["container", "containers"]) { return .container }
    if hasOne(["blur", "blurs"]) { return .blur }
    if hasOne(["width", "widths"]), isAround(["border", "borders", "stroke", "strokes"]) { return .borderWidth }
    if hasOne(["size", "sizes"]), isAround(["font", "fonts", "text", "type", "typography"]) { return .text }
    let spacing: Set = [
      "space", "spaces", "spacing", "spacings", "gap", "gaps", "padding", "paddings", "margin", "margins", "inset",
      "insets", "gutter", "gutters", "size", "sizes", "sizing",
    ]
    return hasOne(spacing) ? .spacing : nil
  }
}
