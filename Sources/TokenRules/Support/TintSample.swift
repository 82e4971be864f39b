/// A tinted control as the examples of several rules have it.
enum TintSample {
  /// A surface as a member of its group, with a mark before its tint; all lines but the first are indented by four.
  static func control(_ name: String, mark: String = "") -> String {
    """
    "\(name)": {
          "$value": {
            "role": "media-controls",
            "material": "{apple.glass.regular}",
            "group": "edit",
            "emphasis": "primary-action",
            "tint": \(mark)\(tint)
          }
        }
    """
  }

  /// A set of tints; all lines but the first are indented by eight.
  static let tint = """
    {
              "light": { "colorSpace": "srgb", "components": [0, 0.4, 0.9] },
              "dark": { "colorSpace": "srgb", "components": [0.3, 0.6, 1] },
              "increasedContrast": { "colorSpace": "srgb", "components": [0, 0.25, 0.7] }
            }
    """
}
