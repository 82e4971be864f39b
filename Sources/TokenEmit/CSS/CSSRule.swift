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

  /// A selector for any of several classes.
  static func any(_ selectors: [String]) -> String {
    selectors.count > 1 ? ":is(" + selectors.joined(separator: ", ") + ")" : selectors.first ?? ""
  }

  /// Selectors as lines of a list, each as full as 100 columns allow.
  static func lines(_ selectors: [String]) -> [String] {
    var lines: [String] = []
    for (index, selector) in selectors.enumerated() {
      let item = selector + (index + 1 < selectors.count ? "," : "")
      if let last = lines.last, last.utf8.count + item.utf8.count < 100 {
        lines[lines.count - 1] = last + " " + item
      } else {
        lines.append(item)
      }
    }
    return lines
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
