import TokenModel
public import TokenTemplate

/// Writes the `swift` output: a package with a fixed set of files.
public enum SwiftEmitter {
  /// The files of the module without `.swift`, empty ones included, so that a build system can know them beforehand.
  public static let files = [
    "Namespaces", "Support", "TypeStyles", "Effects", "Fonts", "SwiftUIStyles", "Theme", "DynamicColors", "Materials",
    "Surfaces", "SurfacePlans", "SwiftUISurfaces",
    "UIKitSurfaces", "AppKitSurfaces", "Colors", "Dimensions", "FontFamilies", "FontWeights",
    "Durations", "CubicBeziers", "Numbers", "StrokeStyles", "Borders", "Transitions", "Shadows", "Gradients",
    "Typographies",
  ]

  /// The template of the page that documents the module.
  private static let guide = "swift/Documentation.md"

  /// The templates that make a file each.
  static let templates = ["swift/Package.swift", guide] + files.map { "swift/\($0).swift" }

  /// The files of the output and the work that makes each; the parts may run side by side.
  public static func jobs(
    _ emission: Emission, _ names: SwiftNames, _ templates: TemplateSet
  ) -> [@Sendable () -> OutputFile] {
    let groups = SwiftGroups(emission, names)
    let surfaces = SwiftSurfaces(emission.set, emission.planner, SwiftPrinter(rem: emission.configuration.rem))
    let themes = SwiftThemedValues(emission)
    let module = emission.configuration.name
    return Self.templates.map { template in
      {
        var surfaces = surfaces
        if template == "swift/Surfaces.swift" { surfaces.prepare(emission.tokens) }
        let model = SwiftViewModel(emission, names, groups, surfaces, themes)
        return OutputFile(path(of: template, module), Templates.render(template, model, templates, 4096))
      }
    }
  }

  private static func path(of template: String, _ module: String) -> String {
    switch template {
    case "swift/Package.swift": template
    case guide: "swift/Sources/\(module)/\(module).docc/\(module).md"
    default: "swift/Sources/\(module)/" + template.dropFirst("swift/".count)
    }
  }
}
