import Testing
import TokenDiagnostics
import TokenModel
import TokenSource

@Suite("Members named light and dark, in themes")
struct SchemeMemberTests {
  private let dark = #"{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}"#

  private func run(_ light: String, _ dark: String) async -> ThemeRun {
    await ThemeRun(
      """
      {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "red": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
       "v": {"$type": "vibrancy", "$value": {"category": "label", "appearance": {"light": "\(light)", "dark": "\(dark)"}}}}
      """, [.init("theme", ["light": "{}", "dark": self.dark], default: "light")])
  }

  private func colors(_ run: ThemeRun, _ theme: String) -> SchemePair<ColorCoordinates>? {
    guard case .vibrancy(let value)? = run.value("v", in: theme) else { return nil }
    return value.appearance
  }

  @Test("each is read in the permutation of its appearance, in every permutation", arguments: ["light", "dark"])
  func ownPermutation(_ theme: String) async {
    let run = await run("{ink}", "{ink}")
    #expect(run.warnings.isEmpty)
    let (black, white) = (ColorCoordinates(.srgb, 0, 0, 0), ColorCoordinates(.srgb, 1, 1, 1))
    #expect(colors(run, "theme=\(theme)") == SchemePair(light: black, dark: white))
  }

  @Test("a reference that differs by itself beside a member of its own is a warning at the reference")
  func themedBesideDiffering() async {
    let run = await run("{red}", "{ink}")
    #expect(run.warnings.map(\.id.rawValue) == ["themed-reference"])
    #expect(run.warnings.first?.severity == .warning)
    #expect(colors(run, "theme=light")?.dark == ColorCoordinates(.srgb, 1, 1, 1))
  }

  @Test("references that don't differ may stand side by side")
  func plain() async {
    let run = await run("{red}", "{red}")
    #expect(run.warnings.isEmpty)
  }
}
