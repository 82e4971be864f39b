import Testing
import TokenDiagnostics
import TokenModel

@Suite("Materials")
struct MaterialTests {
  private func read(_ text: String) throws -> MaterialValue {
    let run = ModelRun(.material, text)
    run.expectClean()
    guard case .material(let value) = try #require(run.value) else { throw Mismatch() }
    return value
  }

  private static let plain = #"{"light": {}, "dark": {}}"#

  // MARK: Kind, thickness, variant

  @Test("a standard material is regular unless a purpose or an appearance stands there")
  func thickness() throws {
    #expect(try read(#"{"kind": "standard"}"#).thickness == .regular)
    #expect(try read(#"{"kind": "standard", "thickness": "bar"}"#).thickness == .bar)
    #expect(try read(#"{"kind": "standard", "appKit": {"material": "menu"}}"#).thickness == nil)
    #expect(try read(#"{"kind": "standard", "appearance": \#(Self.plain)}"#).thickness == nil)
    #expect(try read(#"{"kind": "standard", "appearance": \#(Self.plain), "thickness": "thin"}"#).thickness == .thin)
    #expect(try read(#"{"kind": "standard"}"#).variant == nil)
  }

  @Test("glass is regular unless it is clear")
  func variant() throws {
    #expect(try read(#"{"kind": "glass"}"#).variant == .regular)
    #expect(try read(#"{"kind": "glass", "variant": "clear", "appearance": \#(Self.plain)}"#).variant == .clear)
    #expect(try read(#"{"kind": "glass"}"#).thickness == nil)
  }

  @Test(
    "what does not go together is reported at the member that is too much",
    arguments: [
      #"{"kind": "glass", "thickness": 1️⃣"thin"}"#, #"{"kind": "standard", "variant": 1️⃣"clear"}"#,
      #"{"kind": "standard", "thickness": 1️⃣"thin", "appKit": {"material": "menu"}}"#,
      #"{"kind": "glass", "appKit": 1️⃣{"material": "menu"}}"#, "1️⃣{}", "1️⃣\"glass\"", #"{"kind": "glass", 1️⃣"blur": 1}"#,
      #"{"kind": "standard", "appKit": 1️⃣{"blending": "behindWindow"}}"#, #"{"kind": "standard", "appKit": 1️⃣"menu"}"#,
      #"{"kind": "standard", "appKit": {"material": "menu", "emphasized": 1️⃣"no"}}"#,
    ])
  func combinations(marked: String) {
    let run = ModelRun(.material, marked)
    #expect(run.ids == ["value"])
    #expect(run.isAsMarked)
    #expect(run.value == nil)
  }

  // MARK: AppKit

  @Test("an AppKit material leaves its blending open and follows the window")
  func appKit() throws {
    let short = try read(#"{"kind": "standard", "appKit": {"material": "sidebar"}}"#)
    #expect(short.appKit?.purpose == .sidebar && short.appKit?.blending == nil)
    #expect(short.appKit?.state == .followsWindowActiveState && short.appKit?.isEmphasized == false)
    #expect(short.isAppKitOnly)
    let long = try read(
      #"{"kind": "standard", "appKit": {"material": "selection", "blending": "withinWindow", "state": "active", "#
        + #""emphasized": true}}"#)
    #expect(long.appKit?.blending == .withinWindow && long.appKit?.state == .active)
    #expect(long.appKit?.isEmphasized == true)
    #expect(try !read(#"{"kind": "standard"}"#).isAppKitOnly)
  }

  @Test("a purpose named by its look is deprecated", arguments: AppKitPurpose.deprecated)
  func deprecated(name: String) {
    let run = ModelRun(.material, #"{"kind": "standard", "appKit": {"material": 1️⃣"\#(name)"}}"#)
    #expect(run.ids == ["x-appkit-deprecated"])
    #expect(run.isAsMarked)
  }

  @Test("the purpose that was probably meant is offered: the token's own name, else the closest look")
  func deprecatedFix() {
    let cases = [("dark", "hudWindow"), ("light", "popover"), ("appearanceBased", "windowBackground")]
    for (name, purpose) in cases {
      let run = ModelRun(.material, #"{"kind": "standard", "appKit": {"material": 1️⃣"\#(name)"}}"#)
      #expect(run.diagnostics.flatMap(\.fixes).map(\.replacement) == ["\"\(purpose)\""])
      #expect(run.diagnostics.allSatisfy { $0.message.contains("such as “\(purpose)”") })
    }
  }

  @Test("the deprecated purposes are the five of AppKit")
  func deprecatedList() {
    #expect(AppKitPurpose.deprecated == ["appearanceBased", "light", "dark", "mediumLight", "ultraDark"])
  }

  // MARK: Appearance

  @Test("an appearance has filters that change nothing unless they are given")
  func appearance() throws {
    let look =
      #"{"blur": {"value": 30, "unit": "px"}, "saturation": 1.8, "brightness": "{half}", "contrast": 0, "#
      + #""tint": "{veil}", "opaque": "{red}", "increasedContrast": {"border": "{red}"}}"#
    let value = try read(#"{"kind": "standard", "appearance": {"light": \#(look), "dark": {}}}"#)
    let light = try #require(value.appearance?.light)
    #expect(light.blur == Dimension(30, .px) && light.saturation == 1.8 && light.brightness == 0.5)
    #expect(light.contrast == 0 && light.tint?.alpha == 0.5)
    #expect(light.opaque == ColorCoordinates(.srgb, 1, 0, 0) && light.increasedContrastBorder == light.opaque)
    let dark = try #require(value.appearance?.dark)
    #expect(dark.blur == nil && dark.tint == nil && dark.opaque == nil && dark.increasedContrastBorder == nil)
    #expect([dark.saturation, dark.brightness, dark.contrast] == [1, 1, 1])
  }

  @Test(
    "a wrong appearance is reported where it is wrong",
    arguments: [
      (#"1️⃣{"light": {}}"#, "light-dark-pairs"), (#"1️⃣{"dark": {}}"#, "light-dark-pairs"), ("1️⃣5", "value"),
      (#"{"light": {"blur": 1️⃣30}, "dark": {}}"#, "value"),
      (#"{"light": {"blur": 1️⃣{"value": 1, "unit": "rem"}}, "dark": {}}"#, "value"),
      (#"{"light": {"blur": 1️⃣{"value": -1, "unit": "px"}}, "dark": {}}"#, "value"),
      (#"{"light": {"saturation": 1️⃣-0.1}, "dark": {}}"#, "value"),
      (#"{"light": {"contrast": 1️⃣"1"}, "dark": {}}"#, "value"), (#"{"light": {"tint": 1️⃣"none"}, "dark": {}}"#, "value"),
      (#"{"light": {"increasedContrast": 1️⃣{}}, "dark": {}}"#, "value"),
      (#"{"light": {"increasedContrast": 1️⃣"{red}"}, "dark": {}}"#, "value"),
      (#"{"light": {1️⃣"border": 1}, "dark": {}}"#, "value"), (#"{"light": {}, "dark": {}, 1️⃣"dim": {}}"#, "value"),
      (#"{"light": {}, "dark": 1️⃣[]}"#, "value"),
    ])
  func wrongAppearance(marked: String, id: String) {
    let run = ModelRun(.material, #"{"kind": "standard", "appearance": \#(marked)}"#)
    #expect(run.ids == [id])
    #expect(run.isAsMarked)
    #expect(run.value == nil)
  }
}
