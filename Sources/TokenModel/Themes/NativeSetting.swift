/// What a context of a modifier asks of the settings that platforms know themselves; nil where it says nothing of one.
public struct NativeSetting: Hashable, Sendable {
  /// The colour scheme.
  public enum Appearance: String, CaseIterable, Sendable {
    case light, dark
  }
  /// How much contrast a reader has asked for.
  public enum Contrast: String, CaseIterable, Sendable {
    case standard, more
  }
  /// Whether a reader has asked for less that shines through.
  public enum Transparency: String, CaseIterable, Sendable {
    case standard, reduced
  }

  /// The colour scheme it is for.
  public var appearance: Appearance?
  /// The contrast it is for.
  public var contrast: Contrast?
  /// The transparency it is for.
  public var transparency: Transparency?

  /// A setting that says nothing, or what is given.
  public init(appearance: Appearance? = nil, contrast: Contrast? = nil, transparency: Transparency? = nil) {
    self.appearance = appearance
    self.contrast = contrast
    self.transparency = transparency
  }

  /// Whether it says nothing.
  public var isEmpty: Bool { self == NativeSetting() }

  /// The word it has for an axis; nil where it says nothing of it.
  func word(for kind: ThemeAxis.Kind) -> String? {
    switch kind {
    case .appearance: appearance?.rawValue
    case .contrast: contrast?.rawValue
    case .transparency: transparency?.rawValue
    case .modifier: nil
    }
  }
}

/// What is read from the names of modifiers and contexts where a project says nothing.
extension NativeSetting {
  /// The setting a context's name stands for: `light`, `dark`, and with `-hc`, `-high-contrast` or the like behind
  /// them for more contrast; in a modifier that speaks of contrast or transparency also that setting alone. Case,
  /// spaces and hyphens make no difference.
  init?(context: String, of modifier: String) {
    let name = Self.plain(context)
    let subject = Self.plain(modifier)
    if subject.contains("contrast") {
      guard let contrast = Self.contrast(name) else { return nil }
      self.init(contrast: contrast)
    } else if subject.contains("transparency") {
      guard let transparency = Self.transparency(name) else { return nil }
      self.init(transparency: transparency)
    } else {
      self.init(colorScheme: name)
    }
  }

  private init?(colorScheme name: String) {
    for appearance in Appearance.allCases where name.hasPrefix(appearance.rawValue) {
      let rest = String(name.dropFirst(appearance.rawValue.count))
      if rest.isEmpty {
        self.init(appearance: appearance)
        return
      }
      if Self.moreContrast.contains(rest) {
        self.init(appearance: appearance, contrast: .more)
        return
      }
    }
    return nil
  }

  private static let moreContrast: Set<String> = ["hc", "highcontrast", "morecontrast", "increasedcontrast"]

  private static func contrast(_ name: String) -> Contrast? {
    switch name {
    case "standard", "normal", "default", "regular", "nopreference": .standard
    case "more", "high", "increased", "increase", "hc", "highcontrast": .more
    default: nil
    }
  }

  private static func transparency(_ name: String) -> Transparency? {
    switch name {
    case "standard", "normal", "default", "regular", "full", "nopreference": .standard
    case "reduced", "reduce", "opaque", "less": .reduced
    default: nil
    }
  }

  /// A name in lower case without spaces, hyphens and the like.
  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
