import TokenDiagnostics
import TokenModel
import TokenSyntax

/// `x-no-hardcoded-system-color`
enum XNoHardcodedSystemColor: Rule {
  static let page = RulePage(
    "x-no-hardcoded-system-color", area: .color, scope: .token, platforms: .apple, strength: .avoid,
    severity: .warning,
    summary: "A color has the figures of a system color",
    why: """
      The figures of a system colour are those of one appearance on one version of one system. By name it changes with \
      light and dark, with Increase Contrast and with the next version; copied, it stays behind.
      """,
    instead: """
      Refer to the color by name, such as {apple.color.secondaryLabel}.
      """,
    source: "HIG, Color: don't hard-code the values of system colours",
    members: ["content.*.color", "tint"], types: [.color, .surface], examples: examples)

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    for token in context.tokens(of: .color) {
      guard case .color(let color)? = context.set.baseValue(of: token), let entry = SystemColorValues.entry(color),
        // A project may describe the library's colours anew.
        context.set.systemColor(token) == nil
      else { continue }
      let place = context.set.assembled.valuePlace(of: token)
      report.add(message(entry), at: place, onToken: token, fixes: [fix(entry, at: place, context)])
    }
    for surface in context.surfaces where page.platforms.contains(surface.platform) {
      for (color, place) in foregrounds(surface) + tints(surface, context) {
        guard let entry = SystemColorValues.entry(color) else { continue }
        report.add(message(entry), at: place, on: surface, fixes: [fix(entry, at: place, context)])
      }
    }
  }

  private static func message(_ entry: SystemColorValues.Entry) -> String {
    let scheme = entry.isLight ? "light" : "dark"
    return "these are the figures of the system color “\(entry.name)” in \(scheme); refer to it as {\(entry.path)}"
  }

  /// The library's token holds the light figures; putting it in place of dark ones would change the colour.
  private static func fix(
    _ entry: SystemColorValues.Entry, at place: SourceLocation, _ context: RuleContext
  ) -> FixIt? {
    entry.isLight ? context.use(entry.path, at: place) : nil
  }

  /// Colours written out in the content; on a standard material they are wrong whatever their figures, and
  /// `vibrant-on-material` says so.
  private static func foregrounds(_ surface: PlatformSurface) -> [(ColorCoordinates, SourceLocation)] {
    guard !surface.isStandard else { return [] }
    return surface.content.flatMap { [$0.style, $0.secondStyle].compactMap { $0 } }.compactMap { style in
      guard case .color(let color, token: nil) = style.value else { return nil }
      return (color, style.place)
    }
  }

  /// Colours written out in the tint.
  private static func tints(_ surface: PlatformSurface, _ context: RuleContext) -> [(ColorCoordinates, SourceLocation)]
  {
    guard let tint = surface.declared.tint else { return [] }
    let tree = context.set.assembled.tree(of: surface.token)
    let place: (String...) -> SourceLocation? = { path in
      var node = tree.node(at: tint.place)
      for name in path { node = node.flatMap { tree.member(name, of: $0) } ?? node }
      guard let node, tree.kind(node) == .object else { return nil }
      return tree.location(node)
    }
    var found: [(ColorCoordinates, SourceLocation?)] = []
    switch tint.value {
    case .none: break
    case .color(let color): found = [(color, place())]
    case .set(let light, let dark, let contrast):
      found = [
        (light, place("light")), (dark, place("dark")), (contrast.light, place("increasedContrast", "light")),
      ]
      if contrast.light != contrast.dark { found.append((contrast.dark, place("increasedContrast", "dark"))) }
    }
    return found.compactMap { color, place in place.map { (color, $0) } }
  }

  private static let examples: [RuleExample] = [
    .good(
      "By name; black and white are everyone's, and so is a neighbouring grey", on: .apple,
      """
      {
        "ink": {
          "$type": "color",
          "muted": { "$value": "{apple.color.secondaryLabel}" },
          "black": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
          "own": {
            "$value": { "colorSpace": "srgb", "components": [0.2353, 0.2353, 0.2627], "alpha": 0.7 }
          }
        }
      }
      """),
    .bad(
      "Figures in a color token", on: .apple,
      """
      {
        "ink": {
          "$type": "color",
          "muted": {
            "$value": 1️⃣{ "colorSpace": "srgb", "components": [0.2353, 0.2353, 0.2627], "alpha": 0.6 }
          }
        }
      }
      """),
    .bad(
      "Figures on a surface", on: .apple,
      """
      {
        "count": {
          "$type": "surface",
          "$value": {
            "role": "overlay",
            "material": "system",
            "content": {
              "number": {
                "element": "text",
                "color": 1️⃣{
                  "colorSpace": "srgb",
                  "components": [0.2353, 0.2353, 0.2627],
                  "alpha": 0.6
                }
              }
            }
          }
        }
      }
      """),
  ]
}
