/// What WCAG 2.2 asks for: 4.5 for text, 3 for large text (1.4.3), 3 for symbols and shapes (1.4.11).
public enum RequiredContrast {
  /// The contrast a foreground needs; nil for what is decoration, a separator, or inactive.
  public static func of(_ foreground: Foreground, on surface: PlatformSurface) -> Double? {
    guard surface.isActive(foreground), foreground.role != .decoration else { return nil }
    switch foreground.element.value {
    case .text: return isLarge(size: foreground.size, weight: foreground.weight) ? 3 : 4.5
    case .symbol, .shape, .image: return 3
    case .separator: return nil
    }
  }

  /// 18 pt, or 14 pt and bold: 24 and 18.66 CSS px, which are points on Apple's platforms.
  static func isLarge(size: Double, weight: Double) -> Bool { size >= 24 || size >= 18.66 && weight >= 700 }
}
