import TokenDiagnostics
import TokenModel

extension CSSThemeSelectors {
  /// The attributes that the sheets know without any modifier, and what they are for.
  private static let native = [
    ("data-color-scheme", "the color scheme"), ("data-contrast", "contrast"),
    ("data-reduced-transparency", "reduced transparency"),
  ]

  /// Modifiers that would share an attribute, with one another or with a setting that the sheets know themselves.
  static func collisions(_ themes: Themes) -> [Diagnostic] {
    // By bytes: names that look alike are equal to Swift, but not to CSS.
    var owners: [[UInt8]: (text: String, axis: ThemeAxis?)] = [:]
    for (attribute, purpose) in native { owners[Array(attribute.utf8)] = (purpose, nil) }
    var diagnostics: [Diagnostic] = []
    for axis in themes.axes where !axis.kind.isNative {
      let attribute = attribute(of: axis)
      guard let owner = owners[Array(attribute.utf8)] else {
        owners[Array(attribute.utf8)] = ("“\(axis.name)”", axis)
        continue
      }
      let other = owner.axis.flatMap { themes.directions?.place(of: $0) }
      let place = themes.directions?.place(of: axis)
      diagnostics.append(.attributeCollision(attribute, axis.name, owner.text, place, other: other))
    }
    return diagnostics
  }
}

extension Diagnostic {
  /// Two modifiers, or a modifier and a setting, that one attribute would choose.
  fileprivate static func attributeCollision(
    _ attribute: String, _ name: String, _ owner: String, _ place: SourceLocation?, other: SourceLocation?
  ) -> Diagnostic {
    let way =
      other == nil
      ? "rename the modifier, or give its contexts names that say what they stand for: light, dark; standard, more"
      : "rename one of the modifiers"
    return Diagnostic(
      .error, "name-collision",
      "the modifier “\(name)” becomes the attribute “\(attribute)” in CSS, which is already that of \(owner); \(way)",
      at: place, notes: other.map { [Note("\(owner) stands here", at: $0)] } ?? [])
  }
}
