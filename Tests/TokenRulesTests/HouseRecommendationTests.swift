import Testing
import TokenDiagnostics

@Suite("Recommendations of the team")
struct HouseRecommendationTests {
  private func run(_ recommendations: String..., surface: String) -> RuleRun {
    let tokens = recommendations.enumerated().map { index, value in
      #""r\#(index)": { "$type": "recommendation", "$value": { "source": "Agreed.", \#(value) } }"#
    }
    return RuleRun(
      #"""
      {
        \#(tokens.joined(separator: ",\n  ")),
        "own": {
          "$type": "material",
          "sheet": { "$value": "{apple.material.thin}" },
          "page": { "$value": { "kind": "standard", "thickness": "thin" } }
        },
        "it": { "$type": "surface", "$value": { \#(surface) } }
      }
      """#)
  }

  private let card = #""platform": "iOS", "role": "card""#
  private let on = #""role": "card", "platforms": ["iOS", "iPadOS", "macOS"]"#

  @Test("Strengths weigh as they say", arguments: [("must", Severity.error), ("consider", .info)])
  func strengths(_ strength: String, _ severity: Severity) {
    let wanted = #"\#(card), "material": "{apple.material.regular}", "strength": "\#(strength)""#
    let found = run(wanted, surface: #"\#(on), "material": 1️⃣"{apple.material.thin}""#)
    #expect(found.ids == ["house-recommendation"])
    #expect(found.isMarked(found.diagnostics[0]))
    #expect(found.diagnostics[0].severity == severity)
    #expect(found.diagnostics[0].platforms == ["iOS"])
    #expect(found.diagnostics[0].message.hasSuffix(": Agreed"))
    // What other platforms read as well is left to people.
    #expect(found.diagnostics[0].fixes == [])
    let alone = run(
      wanted, surface: #""role": "card", "platforms": ["iOS"], "material": 1️⃣"{apple.material.thin}""#)
    #expect(RuleRun(alone.fixed(alone.diagnostics)).ids == [])
    #expect(run(wanted, surface: #"\#(on), "material": "{apple.material.regular}""#).ids == [])
  }

  @Test("What is to be avoided is found where it is, in whichever words")
  func avoid() {
    let avoided = #"\#(card), "material": "{apple.material.thin}", "strength": "avoid""#
    for material in ["{apple.material.thin}", "{own.sheet}", "{own.page}"] {
      let found = run(avoided, surface: #"\#(on), "material": "\#(material)""#)
      #expect(found.ids == ["house-recommendation"])
      #expect(found.diagnostics[0].severity == .warning)
      #expect(found.diagnostics[0].fixes == [])
    }
    for material in ["{apple.material.regular}", "none", "system"] {
      #expect(run(avoided, surface: #"\#(on), "material": "\#(material)""#).ids == [])
    }
  }

  @Test("What the system draws is its own choice; nothing at all is none")
  func system() {
    let must = #"\#(card), "material": "{apple.material.regular}", "strength": "must""#
    #expect(run(must, surface: #"\#(on), "material": "system""#).ids == [])
    #expect(run(must, surface: #"\#(on), "material": "none""#).ids == ["house-recommendation"])
  }

  @Test("Another platform, another role or another scheme is not spoken of")
  func elsewhere() {
    let must = #""material": "{apple.material.regular}", "strength": "must""#
    let thin = #"\#(on), "material": "{apple.material.thin}""#
    #expect(run(#""platform": "web", "role": "card", \#(must)"#, surface: thin).ids == [])
    #expect(run(#""platform": "iOS", "role": "list", \#(must)"#, surface: thin).ids == [])
    #expect(run(#"\#(card), "scheme": "dark", \#(must)"#, surface: thin).ids == [])
    let dark = #"\#(thin), "scheme": "dark", "schemeReason": "Night.""#
    #expect(run(#"\#(card), "scheme": "dark", \#(must)"#, surface: dark).ids == ["house-recommendation"])
  }

  @Test("One for a scheme takes the place of a general one there")
  func schemeFirst() {
    let general = #"\#(card), "material": "{apple.material.regular}", "strength": "must""#
    let dark = #"\#(card), "scheme": "dark", "material": "{apple.material.thick}", "strength": "must""#
    let night = #"\#(on), "scheme": "dark", "schemeReason": "Night.""#
    #expect(run(general, dark, surface: #"\#(night), "material": "{apple.material.thick}""#).ids == [])
    #expect(run(general, dark, surface: #"\#(on), "material": "{apple.material.regular}""#).ids == [])
    let wrong = run(general, dark, surface: #"\#(night), "material": "{apple.material.regular}""#)
    #expect(wrong.ids == ["house-recommendation"])
    #expect(wrong.diagnostics[0].message.contains("“r1”"))
  }

  @Test("Vibrancy is compared among foregrounds of one category")
  func vibrancy() {
    let must = #"\#(card), "vibrancy": "{apple.vibrancy.secondaryLabel}", "strength": "must""#
    let found = run(
      must,
      surface: #"""
        \#(on), "material": "{apple.material.regular}",
        "content": {
          "a": { "element": "text", "vibrancy": 1️⃣"{apple.vibrancy.label}" },
          "b": { "element": "text", "vibrancy": "{apple.vibrancy.secondaryLabel}" },
          "c": { "element": "shape", "vibrancy": "{apple.vibrancy.fill}" },
          "d": { "element": "text", "color": "{apple.color.label}" }
        }
        """#)
    #expect(found.ids == ["house-recommendation"])
    #expect(found.isMarked(found.diagnostics[0]))
  }

  @Test("A purpose of AppKit is compared by name")
  func appKit() {
    let must = #""platform": "macOS", "role": "card", "appKit": "popover", "strength": "must""#
    let mac = #""role": "card", "platforms": ["macOS"]"#
    #expect(run(must, surface: #"\#(mac), "material": "{apple.macOS.popover}""#).ids == [])
    let other = run(must, surface: #"\#(mac), "material": "{apple.macOS.contentBackground}""#)
    #expect(other.ids == ["house-recommendation"])
    #expect(run(must, surface: #"\#(mac), "material": "{apple.material.thin}""#).ids == ["house-recommendation"])
  }

  @Test("A reason is told up to its 160th character")
  func reason() {
    func message(_ length: Int) -> String {
      let reason = String(repeating: "a", count: length)
      let must = #"\#(card), "material": "{apple.material.regular}", "strength": "must""#
      let file = #"""
        {
          "r": { "$type": "recommendation", "$value": { \#(must), "source": "\#(reason)" } },
          "it": { "$type": "surface", "$value": { \#(on), "material": "{apple.material.thin}" } }
        }
        """#
      return RuleRun(file).diagnostics.first?.message ?? ""
    }
    #expect(message(160).hasSuffix(": " + String(repeating: "a", count: 160)))
    #expect(message(161).hasSuffix(": " + String(repeating: "a", count: 159) + "…"))
  }

  @Test("It is weighed, switched off and exempted like any rule")
  func settings() {
    let file = #"""
      {
        "r": {
          "$type": "recommendation",
          "$value": { \#(card), "material": "{apple.material.regular}", "strength": "must", "source": "Agreed" }
        },
        "it": {
          "$type": "surface",
          "$value": { \#(on), "material": "{apple.material.thin}" },
          "$extensions": { "dev.tokenc": { "allow": [EXEMPT] } }
        }
      }
      """#
    let plain = file.replacing("EXEMPT", with: "")
    #expect(RuleRun(plain, configuration: #"{ "rules": { "house-recommendation": "off" } }"#).ids == [])
    let lowered = RuleRun(plain, configuration: #"{ "rules": { "house": "warning" } }"#)
    #expect(lowered.diagnostics.map(\.severity) == [.warning])
    let exempt = #"{ "rule": "house-recommendation", "because": "Being moved" }"#
    #expect(RuleRun(file.replacing("EXEMPT", with: exempt)).ids == [])
  }
}
