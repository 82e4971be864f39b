import TokenModel
import TokenSource
import TokenTemplate

/// Media queries and selectors that hold in one combination of contexts.
///
/// A context is chosen by an attribute, on the root or on any element that is to differ from it; native settings are
/// followed where no attribute is set. An element with one of the attributes takes what it doesn't name from the root.
/// Every selector has the specificity of `:root`, so that of two rules the later wins.
struct CSSThemeSelectors {
  /// Where declarations hold: a media query, empty for none, a selector, and conditions that all hold besides.
  struct Rule: Hashable, Sendable {
    var media = ""
    let selector: String
    var conditions: [String] = []
  }

  private let axes: [ThemeAxis]

  init(_ axes: [ThemeAxis]) { self.axes = axes }

  /// Selects the elements that carry one of the attributes.
  var anyElement: String { CSSRule.any(axes.map { "[\(Self.attribute(of: $0))]" }) }

  /// The rules of one combination: one for each way to come to it, by attributes or by the settings of the system.
  func rules(of choice: [Int]) -> [Rule] {
    let chosen = axes.indices.filter { choice[$0] != axes[$0].baseIndex }
    let native = chosen.filter { axes[$0].kind.isNative }
    return (0..<1 << native.count).reversed().map { ways in
      let byMedia = Set(native.enumerated().filter { ways >> $0.offset & 1 == 1 }.map(\.element))
      let media = byMedia.sorted().map { Self.media(axes[$0], choice[$0]) }.joined(separator: " and ")
      let conditions = chosen.map { condition($0, choice[$0], isByMedia: byMedia.contains($0)) }
      return axes.count == 1
        ? Rule(media: media, selector: conditions.joined())
        : Rule(media: media, selector: roots, conditions: conditions)
    }
  }

  /// The elements at which a combination may begin.
  private var roots: String { CSSRule.any([":root"] + axes.map { "[\(Self.attribute(of: $0))]" }) }

  private func condition(_ axis: Int, _ context: Int, isByMedia: Bool) -> String {
    let attribute = Self.attribute(of: axes[axis])
    let value = Self.selector(of: axes[axis], context)
    // With one attribute alone, an element that does not carry it is the root.
    if axes.count == 1 { return isByMedia ? ":root:where(:not([\(attribute)]))" : value }
    return isByMedia
      ? ":not([\(attribute)], :root[\(attribute)] *)" : ":is(\(value), :root\(value) :not([\(attribute)]))"
  }

  // MARK: Attributes and settings

  /// The attribute that chooses along an axis: `data-color-scheme`, `data-brand`.
  static func attribute(of axis: ThemeAxis) -> String {
    switch axis.kind {
    case .appearance: "data-color-scheme"
    case .contrast: "data-contrast"
    case .transparency: "data-reduced-transparency"
    // Names of attributes have no capitals.
    case .modifier: "data-" + CSSNames.identifier(of: axis.name).lowercased()
    }
  }

  /// The selector of a context: `[data-brand="acme"]`.
  static func selector(of axis: ThemeAxis, _ context: Int) -> String {
    let attribute = attribute(of: axis)
    if axis.kind == .transparency {
      // Written as HTML writes a choice that is there or not; "false" takes it back against the system's setting.
      let isFalse = "[\(attribute)=\"false\"]"
      return axis.contexts[context] == "reduced" ? "[\(attribute)]:where(:not(\(isFalse)))" : isFalse
    }
    var out = OutputBuffer()
    out.append("[\(attribute)=\"")
    Escaper.css.append(axis.contexts[context], to: &out)
    out.append("\"]")
    return String(decoding: out.bytes, as: UTF8.self)
  }

  private static func media(_ axis: ThemeAxis, _ context: Int) -> String {
    switch (axis.kind, axis.contexts[context]) {
    case (.appearance, let word): "(prefers-color-scheme: \(word))"
    case (.contrast, "more"): "(prefers-contrast: more)"
    case (.contrast, _): "(not (prefers-contrast: more))"
    case (.transparency, "reduced"): "(prefers-reduced-transparency: reduce)"
    case (.transparency, _): "(not (prefers-reduced-transparency: reduce))"
    case (.modifier, _): ""
    }
  }
}
