public import TokenModel

/// A check of the design against one guideline.
///
/// A rule reads the model and reports; it touches no files, keeps nothing between runs and depends on no other rule.
/// Rules are enumerations without cases, one a file below `Rules/`, named for the fault they find;
/// `swift run tokenc-dev generate` puts a new one into the catalog.
public protocol Rule: Sendable {
  /// What `tokenc explain` says of it.
  static var page: RulePage { get }
  /// Judges everything in the context and reports what is wrong.
  static func check(_ context: RuleContext, _ report: inout RuleReport)
}

/// A rule that looks at one surface on one platform at a time.
public protocol SurfaceRule: Rule {
  /// Judges one surface, on one of the rule's platforms.
  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport)
}

extension SurfaceRule {
  /// Goes through the surfaces on the rule's platforms.
  public static func check(_ context: RuleContext, _ report: inout RuleReport) {
    let platforms = page.platforms
    let surfaces = context.surfaces
    // By index, so that surfaces of other platforms, which are large values, are not copied.
    for index in surfaces.indices where platforms.contains(surfaces[index].platform) {
      check(surfaces[index], context, &report)
    }
  }
}
