/// The levels that `UIVibrancyEffectStyle` names.
public enum VibrancyStyle: String, CaseIterable, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator

  /// The style of a level of vibrancy.
  public init(_ category: VibrancyValue.Category, _ level: VibrancyValue.Level) {
    switch (category, level) {
    case (.label, .primary): self = .label
    case (.label, .secondary): self = .secondaryLabel
    case (.label, .tertiary): self = .tertiaryLabel
    case (.label, .quaternary): self = .quaternaryLabel
    case (.fill, .primary): self = .fill
    case (.fill, .secondary): self = .secondaryFill
    case (.fill, _): self = .tertiaryFill
    case (.separator, _): self = .separator
    }
  }

  /// The flat colour of the system that comes closest.
  public var color: SystemColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}
