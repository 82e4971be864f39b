import TokenDiagnostics
import TokenModel

/// Which thickness tvOS recommends for what lies over content; four rules report, one for each thickness.
enum TVOSTable {
  /// What one thickness is for.
  struct Use {
    let thickness: MaterialValue.Thickness
    let role: Role
    /// The scheme the place must require; nil where any will do.
    let scheme: SurfaceScheme?
  }

  /// Reports a surface of a thickness that is used for something else than the table says.
  ///
  /// The table speaks of overlays and full-screen views; other roles are free.
  static func check(_ use: Use, _ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    let role = surface.role.value
    guard surface.material?.thickness == use.thickness, role == .overlay || role == .fullscreen else { return }
    let isScheme = use.scheme.map { $0 == surface.scheme } ?? true
    guard role != use.role || !isScheme else { return }
    let place =
      role == use.role ? context.place(surface, .material, .scheme) : context.place(surface, .material, .role)
    let better = thickness(for: role, surface.scheme)
    report.add(
      "\(use.thickness.adjective) material is for \(phrase(use.role, use.scheme ?? .both)), and this is "
        + "\(phrase(role, surface.scheme)); \(advice(better, use))",
      at: place, on: surface,
      fixes: [
        better.flatMap { context.use("apple.material.\($0.rawValue)", at: surface.materialChoice.place) }
      ])
  }

  /// What the table has for a place; nil where it has nothing.
  private static func thickness(for role: Role, _ scheme: SurfaceScheme) -> MaterialValue.Thickness? {
    switch (role, scheme) {
    case (.overlay, .light): .thin
    case (.overlay, .dark): .thick
    case (.overlay, .both): .regular
    case (.fullscreen, .light): .ultraThin
    default: nil
    }
  }

  private static func advice(_ better: MaterialValue.Thickness?, _ use: Use) -> String {
    if let better { return "use \(better.adjective)" }
    return use.role == .fullscreen
      ? "require the light scheme, or leave the material to the system" : "leave the material to the system"
  }

  private static func phrase(_ role: Role, _ scheme: SurfaceScheme) -> String {
    let noun = role == .fullscreen ? "a full-screen view" : "an overlay"
    return scheme == .both ? noun : "\(noun) that requires a \(scheme.rawValue) scheme"
  }
}
