import Testing
import TokenDiagnostics
import TokenModel

@Suite("Foregrounds on materials")
struct VibrancyRulesTests {
  private func run(
    _ foreground: String, on material: String = "{apple.material.regular}", platforms: String = #""iOS", "macOS""#
  ) -> RuleRun {
    RuleRun(
      surface: #"""
        "role": "card", "material": "\#(material)", "platforms": [\#(platforms)],
        "content": { "it": { \#(foreground) } }
        """#)
  }
  private let grey = #"{ "colorSpace": "srgb", "components": [0.2, 0.2, 0.2] }"#

  // MARK: Fixed colors

  @Test("A fixed color is found on every element", arguments: ["text", "symbol", "shape", "separator", "image"])
  func fixedColor(_ element: String) {
    let run = run(#""element": "\#(element)", "color": \#(grey)"#)
    #expect(run.ids == ["vibrant-on-material"])
    #expect(run.text(run.diagnostics[0]) == grey)
    #expect(run.diagnostics[0].platforms == ["iOS", "macOS"])
  }

  @Test("On every standard material, a purpose of AppKit among them")
  func standardMaterials() {
    let text = #""element": "text", "color": \#(grey)"#
    for material in ["{apple.material.ultraThin}", "{apple.material.bar}"] {
      #expect(run(text, on: material).ids == ["vibrant-on-material"])
    }
    let purpose = run(text, on: "{apple.macOS.contentBackground}", platforms: #""macOS""#)
    #expect(purpose.ids == ["vibrant-on-material"])
  }

  @Test("Not where there is no material, or the system's", arguments: ["none", "system"])
  func noMaterial(_ material: String) {
    #expect(run(#""element": "text", "color": \#(grey)"#, on: material).ids == [])
  }

  @Test("Not on glass, where another rule judges by figures")
  func glass() {
    let button = #""role": "hud", "material": "{apple.glass.regular}""#
    let content = #""content": { "it": { "element": "text", "color": \#(grey) } }"#
    #expect(RuleRun(surface: "\(button), \(content)").ids == [])
  }

  @Test("System colors by name are as good as vibrancy, through other names too")
  func systemColors() {
    let run = RuleRun(
      #"""
      {
        "own": {
          "$type": "color",
          "accent": { "$value": "{apple.color.tint}" },
          "link": { "$value": "{own.accent}" },
          "brand": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
          "name": { "$value": "{own.brand}" }
        },
        "it": {
          "$type": "surface",
          "$value": {
            "role": "card", "material": "{apple.material.regular}",
            "content": {
              "a": { "element": "text", "color": "{apple.color.label}" },
              "b": { "element": "text", "color": "{own.link}" },
              "c": { "element": "text", "color": 1️⃣"{own.brand}" },
              "d": { "element": "text", "color": 2️⃣"{own.name}" }
            }
          }
        }
      }
      """#)
    #expect(run.ids == ["vibrant-on-material", "vibrant-on-material"])
    #expect(run.isMarked(run.diagnostics[0], 0) && run.isMarked(run.diagnostics[1], 1))
    #expect(run.diagnostics[1].notes.contains { $0.message == "“own.name” stands for “own.brand”" })
  }

  @Test("The fix puts a vibrancy for the element in place of the color")
  func fix() {
    for (element, path) in [("text", "label"), ("shape", "fill"), ("separator", "separator")] {
      let run = run(#""element": "\#(element)", "color": \#(grey)"#)
      #expect(run.diagnostics[0].fixes.map(\.replacement) == [#""vibrancy": "{apple.vibrancy.\#(path)}""#])
      #expect(RuleRun(run.fixed(run.diagnostics)).ids == [])
    }
  }

  // MARK: Quaternary

  @Test("Quaternary labels are warned of on thin and ultra-thin", arguments: ["thin", "ultraThin"])
  func quaternary(_ thickness: String) {
    let material = "{apple.material.\(thickness)}"
    let label = #""element": "text", "vibrancy": "{apple.vibrancy.quaternaryLabel}""#
    let run = run(label, on: material, platforms: #""iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS""#)
    // visionOS has no such level at all.
    #expect(run.ids == ["quaternary-on-thin", "visionos-vibrancy-enum"])
    #expect(run.diagnostics.map(\.platforms) == [["iOS", "iPadOS"], ["visionOS"]])
    #expect(run.text(run.diagnostics[0]) == #""{apple.vibrancy.quaternaryLabel}""#)
  }

  @Test("Not elsewhere, and not weaker levels of other kinds", arguments: ["regular", "thick", "bar"])
  func quaternaryElsewhere(_ thickness: String) {
    let label = #""element": "text", "vibrancy": "{apple.vibrancy.quaternaryLabel}""#
    #expect(run(label, on: "{apple.material.\(thickness)}").ids == [])
    let tertiary = #""element": "text", "vibrancy": "{apple.vibrancy.tertiaryLabel}""#
    #expect(run(tertiary, on: "{apple.material.thin}").ids == [])
    let fill = #""element": "shape", "vibrancy": "{apple.vibrancy.tertiaryFill}""#
    #expect(run(fill, on: "{apple.material.thin}").ids == [])
  }

  @Test("A level of the team's own counts by its level, a material by its thickness")
  func ownTokens() {
    let border = #"{ "border": \#(grey) }"#
    let run = RuleRun(
      #"""
      {
        "faint": { "$type": "vibrancy", "$value": "{apple.vibrancy.quaternaryLabel}" },
        "shelf": {
          "$type": "material",
          "$value": {
            "kind": "standard", "thickness": "thin",
            "appearance": {
              "light": { "blur": { "value": 9, "unit": "px" }, "opaque": \#(grey), "increasedContrast": \#(border) },
              "dark": { "blur": { "value": 9, "unit": "px" }, "opaque": \#(grey), "increasedContrast": \#(border) }
            }
          }
        },
        "it": {
          "$type": "surface",
          "$value": {
            "role": "card", "material": "{shelf}", "platforms": ["iOS"],
            "content": { "time": { "element": "text", "vibrancy": 1️⃣"{faint}" } }
          }
        }
      }
      """#)
    #expect(run.ids == ["quaternary-on-thin"])
    #expect(run.isMarked(run.diagnostics[0]))
    #expect(run.diagnostics[0].notes.contains { $0.message.contains("stands for “apple.vibrancy.quaternaryLabel”") })
  }

  // MARK: Categories

  @Test("Every pair of element and category is judged, whatever the material")
  func categories() {
    let vibrancies: [(String, VibrancyValue.Category)] = [
      ("label", .label), ("tertiaryLabel", .label), ("secondaryFill", .fill), ("separator", .separator),
    ]
    for element in Foreground.Element.allCases {
      for (name, category) in vibrancies {
        for material in ["{apple.material.thick}", "system", "none"] {
          let foreground = #""element": "\#(element.rawValue)", "vibrancy": "{apple.vibrancy.\#(name)}""#
          let found = run(foreground, on: material).diagnostics
          let isFine = element.category.map { $0 == category } ?? true
          let fine: [DiagnosticID] = material == "none" ? ["x-vibrancy-blur-match"] : []
          #expect(found.map(\.id).sorted() == (isFine ? fine : ["match-use-case", "vibrancy-no-mixing"]))
        }
      }
    }
  }

  @Test("iOS and iPadOS get an error, the others a warning of another name")
  func platforms() {
    let label = #""element": "separator", "vibrancy": "{apple.vibrancy.tertiaryLabel}""#
    let found = run(label, platforms: #""iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS", "web""#).diagnostics
    #expect(found.first { $0.id == "vibrancy-no-mixing" }?.platforms == ["iOS", "iPadOS"])
    #expect(found.first { $0.id == "vibrancy-no-mixing" }?.severity == .error)
    #expect(found.first { $0.id == "match-use-case" }?.platforms == ["macOS", "tvOS", "visionOS", "watchOS"])
    #expect(found.first { $0.id == "match-use-case" }?.severity == .warning)
  }

  @Test("The fix keeps the level where the right kind has it")
  func categoryFix() {
    let cases = [
      ("text", "secondaryFill", "secondaryLabel"), ("shape", "quaternaryLabel", "tertiaryFill"),
      ("shape", "label", "fill"), ("separator", "tertiaryLabel", "separator"), ("symbol", "separator", "label"),
    ]
    for (element, wrong, right) in cases {
      let run = run(#""element": "\#(element)", "vibrancy": "{apple.vibrancy.\#(wrong)}""#)
      #expect(run.diagnostics[0].fixes.map(\.replacement) == [#""{apple.vibrancy.\#(right)}""#])
    }
  }

  @Test("A color beside a vibrancy is found once, and the fix takes it out")
  func both() {
    let foreground = #""element": "text", "vibrancy": "{apple.vibrancy.label}", "color": \#(grey)"#
    let run = run(foreground)
    #expect(run.ids == ["x-vibrancy-killed-by-color"])
    #expect(RuleRun(run.fixed(run.diagnostics)).ids == [])
    let before = self.run(#""color": \#(grey), "element": "text", "vibrancy": "{apple.vibrancy.label}""#)
    #expect(RuleRun(before.fixed(before.diagnostics)).ids == [])
  }
}
