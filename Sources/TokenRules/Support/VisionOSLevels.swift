import TokenModel

/// Which level of label visionOS has for what; four rules report, each another way to miss it.
enum VisionOSLevels {
  /// What is wrong with a label.
  enum Fault {
    /// A level that is none of the three.
    case unknownLevel
    /// Standard text that is too faint.
    case standardText
    /// Describing text as strong as standard text.
    case description
    /// The faintest level on something that must be read.
    case tertiary
  }

  /// The fault of a foreground, and the level it should have; nil where there is none, or where another kind of element
  /// than a label is meant, which is for `match-use-case` to say.
  static func fault(
    of foreground: Foreground, on surface: PlatformSurface, _ context: RuleContext
  ) -> (fault: Fault, token: TokenID, level: VibrancyValue.Level, wanted: VibrancyValue.Level)? {
    guard case .vibrancy(let token) = foreground.style.value,
      case .vibrancy(let vibrancy)? = context.set.baseValue(of: token), vibrancy.category == .label,
      foreground.element.value.category == .label
    else { return nil }
    let mayBeFaint = !surface.isActive(foreground) || foreground.legibility == .low
    let wanted: VibrancyValue.Level =
      mayBeFaint ? .tertiary : foreground.role?.isDescription == true ? .secondary : .primary
    guard let fault = fault(vibrancy.level, foreground, mayBeFaint) else { return nil }
    return (fault, token, vibrancy.level, wanted)
  }

  private static func fault(
    _ level: VibrancyValue.Level, _ foreground: Foreground, _ mayBeFaint: Bool
  ) -> Fault? {
    let isStandard = foreground.role?.isStandardText ?? false
    switch level {
    case .quaternary: return .unknownLevel
    case .tertiary where !mayBeFaint:
      // Who says that text is active has chosen among active and inactive and missed the level; where nothing is
      // said, it is a standard text with the wrong level.
      return isStandard && foreground.state == nil ? .standardText : .tertiary
    case .secondary where !mayBeFaint && isStandard: return .standardText
    case .primary where !mayBeFaint && foreground.role?.isDescription == true: return .description
    default: return nil
    }
  }

  /// Reports the foregrounds of a surface that have one of the faults.
  static func check(
    _ fault: Fault, _ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport,
    message: (_ name: String, _ level: String, _ wanted: String) -> String
  ) {
    for foreground in surface.content {
      guard let found = self.fault(of: foreground, on: surface, context), found.fault == fault else { continue }
      let path = LibraryPath.vibrancy(.label, found.wanted)
      report.add(
        message("“\(foreground.name.clippedName)”", found.level.rawValue, "{\(path)}"),
        at: foreground.style.place, on: surface, notes: context.aliasNotes(found.token),
        fixes: [context.use(path, at: foreground.style.place)])
    }
  }
}

extension Foreground.Role {
  /// Text that is read for its own sake.
  var isStandardText: Bool {
    switch self {
    case .largeTitle, .title, .headline, .body, .callout, .control: true
    case .subtitle, .footnote, .caption, .placeholder, .icon, .decoration: false
    }
  }

  /// Text that describes something else.
  var isDescription: Bool { self == .subtitle || self == .footnote || self == .caption }
}
