import TokenModel

/// The figures of system colours that people copy instead of using the names.
enum SystemColorValues {
  /// A system colour in one appearance.
  struct Entry {
    /// Its name in the library.
    let name: String
    /// Whether these are the figures of the light appearance, which the library's token holds.
    let isLight: Bool
    private let bytes: (Double, Double, Double)
    private let alpha: Double

    init(_ name: String, isLight: Bool, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
      self.name = name
      self.isLight = isLight
      bytes = (red, green, blue)
      self.alpha = alpha
    }

    /// The dotted path in the library.
    var path: String { "apple.color.\(name)" }

    /// Whether a colour is this one, each component within half a step of 8 bits.
    func matches(_ color: ColorCoordinates) -> Bool {
      let isClose: (Double, Double) -> Bool = { ($0 * 255 - $1).magnitude <= 0.5 }
      return isClose(color.c0, bytes.0) && isClose(color.c1, bytes.1) && isClose(color.c2, bytes.2)
        && (color.alpha - alpha).magnitude < 0.005
    }
  }

  /// The system colour whose figures a colour has; black and white are everyone's.
  static func entry(_ color: ColorCoordinates) -> Entry? {
    let flat = color.clipped(to: .srgb)
    return entries.first { $0.matches(flat) }
  }

  private static let entries = [
    Entry("secondaryLabel", isLight: true, 60, 60, 67, 0.6),
    Entry("tertiaryLabel", isLight: true, 60, 60, 67, 0.3),
    Entry("quaternaryLabel", isLight: true, 60, 60, 67, 0.18),
    Entry("separator", isLight: true, 60, 60, 67, 0.29),
    Entry("secondaryLabel", isLight: false, 235, 235, 245, 0.6),
    Entry("tertiaryLabel", isLight: false, 235, 235, 245, 0.3),
    Entry("quaternaryLabel", isLight: false, 235, 235, 245, 0.16),
    Entry("systemFill", isLight: true, 120, 120, 128, 0.2),
    Entry("systemFill", isLight: false, 120, 120, 128, 0.36),
    Entry("secondarySystemFill", isLight: true, 120, 120, 128, 0.16),
    Entry("secondarySystemFill", isLight: false, 120, 120, 128, 0.32),
    Entry("tertiarySystemFill", isLight: true, 118, 118, 128, 0.12),
    Entry("tertiarySystemFill", isLight: false, 118, 118, 128, 0.24),
    Entry("separator", isLight: false, 84, 84, 88, 0.6),
    Entry("opaqueSeparator", isLight: true, 198, 198, 200, 1),
    Entry("opaqueSeparator", isLight: false, 56, 56, 58, 1),
  ]
}
