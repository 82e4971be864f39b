import TokenDiagnostics
import TokenModel

/// `ios-standard-in-content`
enum IOSStandardInContent: SurfaceRule {
  static let page = RulePage(
    "ios-standard-in-content", area: .materials, platforms: [.iOS, .iPadOS], strength: .must, severity: .warning,
    summary: "A standard material lies in the functional layer of a system that makes that layer of glass",
    why: """
      From version 26 on, controls and navigation are made of glass, and standard materials part content from content. \
      A bar of a standard material looks like a piece of content that floats. Below 26 there is no glass and a standard \
      material is right, so the rule speaks only where the project's lowest version is 26 or later.
      """,
    instead: """
      Set "material" to "system", or use {apple.glass.regular} for a control you draw yourself. If the surface is part \
      of the content, leave it in the content layer.
      """,
    source: "HIG, Materials, iOS and iPadOS: standard materials help differentiate within the content layer",
    members: ["layer", "role", "material", "platforms of tokenc.json"], examples: examples)

  static func check(_ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport) {
    guard surface.isStandard, surface.layer == .functional, let minimum = context.minimum(surface.platform),
      minimum >= PlatformVersion(26)
    else { return }
    let isSystem = surface.traits.isSystemComponent && !surface.isCustom
    let place =
      surface.layerCause == .layer
      ? context.place(surface, .layer, .material, .role) : context.place(surface, .material, .role)
    report.add(
      "from version \(minimum.text) on controls are made of glass and standard materials are for content; "
        + (isSystem ? "set “material” to \"system\"" : "use {\(LibraryPath.regularGlass)}"),
      at: place, on: surface, fixes: [isSystem ? context.replace(surface.materialChoice.place, with: "system") : nil])
  }

  private static let examples: [RuleExample] = [
    .good(
      "The system's own bar, and a standard material within the content", on: [.iOS, .iPadOS],
      configuration: #"{ "platforms": { "iOS": "26.0" } }"#,
      """
      {
        "tabs": {
          "$type": "surface",
          "$value": { "role": "tab-bar", "platforms": ["iOS", "iPadOS"], "material": "system" }
        },
        "shelf": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["iOS", "iPadOS"],
            "material": "{apple.material.thick}"
          }
        }
      }
      """),
    .good(
      "Before glass, a bar had a standard material", on: [.iOS, .iPadOS],
      """
      {
        "tabs": {
          "$type": "surface",
          "$value": {
            "role": "tab-bar",
            "platforms": ["iOS", "iPadOS"],
            "material": "{apple.material.bar}"
          }
        }
      }
      """),
    .bad(
      "A bar as it used to be", on: [.iOS, .iPadOS], configuration: #"{ "platforms": { "iOS": "26.0" } }"#,
      """
      {
        "tabs": {
          "$type": "surface",
          "$value": {
            "role": "tab-bar",
            "platforms": ["iOS", "iPadOS"],
            "material": 1️⃣"{apple.material.thin}"
          }
        }
      }
      """),
  ]
}
