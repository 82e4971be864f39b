import Testing
import TokenDiagnostics
import TokenSource

@Suite("A player's surfaces, whole")
struct PlayerSampleTests {
  private let run = RuleRun(
    #"""
    {
      "player": {
        "controls": {
          "$type": "surface",
          "$description": "Play, pause and scrub, floating over the film.",
          "$value": {
            "role": "media-controls",
            "platforms": ["iOS", "iPadOS", "macOS"],
            "material": "{apple.glass.clear}",
            "backdrop": { "content": "video", "luminance": "bright" },
            "dimming": 1️⃣"none",
            "content": {
              "title": { "element": "text", "role": "title", "vibrancy": "{apple.vibrancy.label}" }
            }
          }
        },
        "queue": {
          "$type": "surface",
          "$value": {
            "role": "card",
            "platforms": ["iOS", "iPadOS"],
            "material": "{apple.material.thin}",
            "content": { "time": { "element": "text", "role": "footnote", "vibrancy": 2️⃣"{apple.vibrancy.quaternaryLabel}" } }
          }
        }
      }
    }
    """#)

  @Test("Two warnings, each on its platforms, at its member, with its fix")
  func findings() {
    #expect(run.ids == ["clear-bright-dimming", "quaternary-on-thin"])
    #expect(run.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(run.diagnostics.map(\.platforms) == [["iOS", "iPadOS", "macOS"], ["iOS", "iPadOS"]])
    #expect(run.diagnostics.flatMap(\.fixes).map(\.replacement) == ["0.35", #""{apple.vibrancy.tertiaryLabel}""#])
    for (mark, diagnostic) in run.diagnostics.enumerated() { #expect(run.isMarked(diagnostic, mark)) }
  }

  @Test("A place covers the whole value and no more")
  func ranges() {
    #expect(run.diagnostics.compactMap(run.text) == [#""none""#, #""{apple.vibrancy.quaternaryLabel}""#])
  }

  @Test("Both fixes leave nothing to find")
  func fixed() {
    #expect(RuleRun(run.fixed(run.diagnostics)).ids == [])
  }
}
