import TokenModel

/// The names of the calls that plans speak of.
enum PlanWords {
  /// SwiftUI's hierarchical styles, the strongest first.
  static let levels = ["primary", "secondary", "tertiary", "quaternary", "quinary"]

  /// The type or modifier that a backing is drawn with in a framework: `swiftUI`, `uiKit`, `appKit` or `web`.
  static func call(_ backing: Backing, _ framework: String) -> String {
    switch backing {
    case .none: "none"
    case .system: "system"
    case .color:
      switch framework {
      case "uiKit": "UIColor"
      case "appKit": "NSColor"
      case "web": "background-color"
      default: "Color"
      }
    case .material: "Material"
    case .glass:
      switch framework {
      case "uiKit": "UIGlassEffect"
      case "appKit": "NSGlassEffectView"
      default: "glassEffect"
      }
    case .visionGlass: framework == "uiKit" ? "UIContainerBackgroundStyle" : "glassBackgroundEffect"
    case .blur: "UIBlurEffect"
    case .visualEffect: "NSVisualEffectView"
    case .stylesheet: "class"
    }
  }
}
