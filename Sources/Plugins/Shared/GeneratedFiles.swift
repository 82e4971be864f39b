import Foundation

/// The Swift files that the tool makes, whatever the tokens: the plugin has to name them before the tool runs.
enum GeneratedFiles {
  /// The names, as `SwiftEmitter.files` lists them; a test holds the two together.
  static let names = [
    "Namespaces", "Support", "TypeStyles", "Effects", "Fonts", "SwiftUIStyles", "Theme", "DynamicColors", "Materials",
    "Surfaces", "SurfacePlans", "SwiftUISurfaces",
    "UIKitSurfaces", "AppKitSurfaces", "Colors", "Dimensions", "FontFamilies", "FontWeights", "Durations",
    "CubicBeziers", "Numbers", "StrokeStyles", "Borders", "Transitions", "Shadows", "Gradients", "Typographies",
  ].map { $0 + ".swift" }

  /// Those of a target's own files that have the name of a generated one, which one module can't hold.
  static func clashes(_ files: [URL]) -> [String] {
    files.map(\.lastPathComponent).filter(names.contains).sorted()
  }
}
