import Testing
import TokenDiagnostics
import TokenModel

@Suite("Where glass may stand")
struct GlassRulesTests {
  private func ids(_ members: String) -> [String] {
    RuleRun(surface: #""material": "{apple.glass.regular}", \#(members)"#).ids
  }

  @Test("Controls take glass in the functional layer", arguments: Role.allCases.filter(\.isControl))
  func controls(_ role: Role) {
    let own = #""custom": true, "importance": "primary", "likeSystem": "\#(role.rawValue)""#
    #expect(
      ids(#""role": "\#(role.rawValue)", "layer": "functional", \#(own), "platforms": ["iOS", "visionOS"]"#) == [])
  }

  @Test("What is no control takes none, whatever its layer", arguments: Role.allCases.filter { !$0.isControl })
  func content(_ role: Role) {
    let members = #""role": "\#(role.rawValue)", "platforms": ["iOS", "macOS", "tvOS", "watchOS"]"#
    #expect(ids(members) == ["glass-in-content-layer"])
    #expect(ids(members + #", "layer": "functional""#) == ["glass-functional-layer"])
  }

  @Test("A control that is put into the content layer loses its glass")
  func controlAmongContent() {
    #expect(ids(#""role": "toolbar", "layer": "content""#) == ["glass-in-content-layer"])
    #expect(ids(#""role": "text-field""#) == ["glass-in-content-layer"])
  }

  @Test("Sliders and toggles are glass while active only", arguments: ["slider", "toggle"])
  func transient(_ role: String) {
    #expect(ids(#""role": "\#(role)", "state": "active""#) == [])
    for state in ["rest", "focused", "selected", "inactive"] {
      #expect(ids(#""role": "\#(role)", "state": "\#(state)""#) == ["glass-transient-at-rest"])
    }
    #expect(ids(#""role": "\#(role)""#) == ["glass-transient-at-rest"])
  }

  @Test("The exception needs a transient interaction and one of two roles")
  func exceptionIsNarrow() {
    #expect(ids(#""role": "slider", "state": "active", "interaction": "persistent""#) == ["glass-in-content-layer"])
    #expect(ids(#""role": "stepper", "state": "active", "interaction": "transient""#) == ["glass-in-content-layer"])
    #expect(ids(#""role": "card", "state": "active", "interaction": "transient""#) == ["glass-in-content-layer"])
  }

  @Test("Focus excuses images and buttons on tvOS alone")
  func focus() {
    let image = RuleRun(surface: #""role": "image", "material": "{apple.glass.regular}", "state": "focused""#)
    #expect(
      image.found("glass-in-content-layer").first?.platforms == ["iOS", "iPadOS", "macOS", "visionOS", "watchOS"])
    let content = #""platforms": ["tvOS"], "layer": "content", "state": "#
    #expect(ids(#""role": "button", \#(content)"focused""#) == [])
    #expect(ids(#""role": "button", \#(content)"rest""#) == ["glass-in-content-layer"])
    #expect(ids(#""role": "card", \#(content)"focused""#) == ["glass-in-content-layer"])
  }

  @Test("Only glass that is named counts", arguments: ["system", "none", "{apple.material.thin}"])
  func otherMaterials(_ material: String) {
    #expect(RuleRun(surface: #""role": "card", "layer": "functional", "material": "\#(material)""#).ids == [])
    #expect(RuleRun(surface: #""role": "slider", "material": "\#(material)""#).ids == [])
  }

  @Test("The web is not judged")
  func web() {
    #expect(ids(#""role": "card", "platforms": ["web"]"#) == [])
    let clear = #""role": "alert", "platforms": ["web"], "material": "{apple.glass.clear}""#
    #expect(RuleRun(surface: clear).ids == [])
  }

  // MARK: Text

  private func clear(_ members: String) -> [String] {
    let rest = #""backdrop": { "content": "photo", "luminance": "dark" }, "dimming": "none""#
    return RuleRun(surface: #""material": "{apple.glass.clear}", \#(rest), \#(members)"#).ids
  }

  @Test("Roles with much text want regular glass", arguments: ["alert", "sidebar", "popover", "menu", "modal-sheet"])
  func textByRole(_ role: String) {
    let members = #""role": "\#(role)", "platforms": ["iOS", "macOS"]"#
    #expect(clear(members) == ["regular-for-text-heavy"])
    #expect(clear(members + #", "text": "brief""#) == [])
  }

  @Test("So does a surface that declares much text")
  func textDeclared() {
    #expect(clear(#""role": "hud""#) == [])
    #expect(clear(#""role": "hud", "text": "heavy""#) == ["regular-for-text-heavy"])
  }

  @Test("A content role gets a material as its fix, another none")
  func fixes() {
    let card = RuleRun(surface: #""role": "card", "material": "{apple.glass.regular}""#)
    #expect(card.diagnostics.first?.fixes.first?.replacement == #""{apple.material.regular}""#)
    let image = RuleRun(surface: #""role": "image", "material": "{apple.glass.regular}""#)
    #expect(image.diagnostics.first?.fixes == [])
  }
}
