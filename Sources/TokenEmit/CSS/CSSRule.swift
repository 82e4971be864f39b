/// A rule of a style sheet: what it is for, whom it concerns, and what it declares.
struct CSSRule: Hashable, Sendable {
  /// A property and its value.
  struct Declaration: Hashable, Sendable {
    let property: String
    let value: String

    init(_ property: String, _ value: String) {
      self.property = property
      self.value = value
    }
  }

  /// A line about the rule, safe inside a comment; empty for none.
  var comment = ""
  /// Whom it concerns.
  let selector: String
  /// What it declares.
  let declarations: [Declaration]

  init(comment: String = "", _ selectors: [String], _ declarations: [Declaration]) {
    self.comment = comment
    selector = Self.any(selectors)
    self.declarations = declarations
  }

  /// A selector for all of several classes: one line if it fits, else one class a line.
  static func any(_ selectors: [String]) -> String {
    guard selectors.count > 1 else { return selectors.first ?? "" }
    let line = ":is(" + selectors.joined(separator: ", ") + ")"
    return line.utf8.count <= 100 ? line : ":is(\n      " + selectors.joined(separator: ",\n      ") + "\n    )"
  }
}

/// Rules that hold always, and those that take their place in the dark scheme.
struct CSSSchemeRules: Sendable {
  var light: [CSSRule] = []
  var dark: [CSSRule] = []

  /// Adds a rule; the dark one only where it differs.
  mutating func add(
    comment: String = "", _ selectors: [String], light: [CSSRule.Declaration], dark: [CSSRule.Declaration]
  ) {
    guard !selectors.isEmpty else { return }
    self.light.append(CSSRule(comment: comment, selectors, light))
    if light != dark { self.dark.append(CSSRule(comment: "", selectors, dark)) }
  }
}
