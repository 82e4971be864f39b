import TokenDiagnostics
import TokenModel

/// `follow-system-materials`
enum FollowSystemMaterials: SurfaceRule {
  static let page = RulePage(
    "follow-system-materials", area: .materials, platforms: [.iOS, .iPadOS], strength: .consider, severity: .info,
    summary: "A view of a team's own names no component of the system as its model, or has another material than it",
    why: """
      People read a material as a sign: what looks like a popover is one. A view that a team draws itself fits in when \
      it has the material of the system's view that does the same job. Naming that view also says what to follow when \
      the system changes.
      """,
    instead: """
      Name the component with a similar job in "likeSystem", and give the surface the material that one has.
      """,
    source: "HIG, Materials, as of iOS 13: compare a custom view with system views of a similar function",
    members: ["custom", "likeSystem", "material"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isCustom else { return }
    guard let model = surface.declared.likeSystem?.value else {
      report.add(
        "a view you draw yourself follows one of the system's; name the one with a similar job in “likeSystem”",
        at: context.place(surface, .custom, .role), on: surface)
      return
    }
    let looks = SystemLook.onPhones(model)
    guard let own = SystemLook(surface), let usual = looks.first, !looks.contains(own) else { return }
    let akin = looks.first { $0.isAkin(to: own) } ?? usual
    let remedy = akin.path.map { "use {\($0)}" } ?? "leave the material out"
    report.add(
      "this is not the material of \(model.phrase), which the surface is modeled on; \(remedy)",
      at: context.place(surface, .material, .likeSystem), on: surface,
      fixes: [akin.isAkin(to: own) ? akin.path.flatMap { context.use($0, at: surface.materialChoice.place) } : nil])
  }

  private static let examples: [RuleExample] = [
    .good(
      "A panel that does what a popover does", on: [.iOS, .iPadOS],
      """
      {
        "people": {
          "$type": "surface",
          "$value": {
            "role": "popover",
            "platforms": ["iOS", "iPadOS"],
            "material": "{apple.material.regular}",
            "custom": true,
            "likeSystem": "popover"
          }
        }
      }
      """),
    .bad(
      "No model", on: [.iOS, .iPadOS],
      """
      {
        "people": {
          "$type": "surface",
          "$value": {
            "role": "popover",
            "platforms": ["iOS", "iPadOS"],
            "material": "{apple.material.regular}",
            "custom": 1️⃣true
          }
        }
      }
      """),
    .bad(
      "Another material than the model's", on: [.iOS, .iPadOS],
      """
      {
        "people": {
          "$type": "surface",
          "$value": {
            "role": "popover",
            "platforms": ["iOS", "iPadOS"],
            "material": 1️⃣"{apple.material.ultraThin}",
            "custom": true,
            "likeSystem": "popover"
          }
        }
      }
      """),
  ]
}
