import TokenDiagnostics
import TokenModel

/// `ipados-override-not-emitted`
enum IPadOSOverrideNotEmitted: SurfaceRule {
  static let page = RulePage(
    "ipados-override-not-emitted", area: .materials, platforms: [.iPadOS], strength: .avoid, severity: .warning,
    summary: "An override makes a surface on iPad another than on iPhone, which generated Swift cannot express",
    why: """
      One binary serves iPhone and iPad, and the compiler that builds it sees one platform for both. The generated \
      Swift therefore draws the surface of iOS on iPad too; the override stays in JSON and in the findings.
      """,
    instead: """
      Give both platforms the same override, or make two surfaces and choose between them in the app, by size class.
      """,
    source: "no guideline: Swift has one condition, os(iOS), for iOS and iPadOS",
    members: ["overrides"],
    examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard let override = context.override(of: surface),
      let phone = context.surfaces.first(where: { $0.token == surface.token && $0.platform == .iOS }),
      !context.planner.plan(surface).isEmitted(like: context.planner.plan(phone))
    else { return }
    report.add(
      "generated Swift can't tell an iPad from an iPhone and draws what is meant for the phone; give both the same "
        + "override, or make two surfaces", at: override.place, on: surface)
  }

  private static let examples: [RuleExample] = [
    .good(
      "The same on both", on: [.iPadOS],
      """
      {
        "card": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "material": "{apple.material.regular}",
            "overrides": {
              "iOS": { "material": "{apple.material.thick}" },
              "iPadOS": { "material": "{apple.material.thick}" }
            }
          }
        }
      }
      """),
    .good(
      "What changes no code", on: [.iPadOS],
      """
      {
        "card": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "material": "{apple.material.regular}",
            "overrides": { "iPadOS": { "purpose": "separation" } }
          }
        }
      }
      """),
    .bad(
      "Thicker on iPad", on: [.iPadOS],
      """
      {
        "card": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "material": "{apple.material.regular}",
            "overrides": { 1️⃣"iPadOS": { "material": "{apple.material.thick}" } }
          }
        }
      }
      """),
  ]
}

extension SurfacePlan {
  /// Whether generated code draws two plans alike.
  fileprivate func isEmitted(like other: SurfacePlan) -> Bool {
    steps == other.steps && shape == other.shape && group == other.group && scheme == other.scheme
  }
}
