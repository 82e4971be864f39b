import Testing
import TokenDiagnostics
import TokenModel

/// A member with a closed list of values, as the documentation of the language spells them.
struct ClosedList: CustomTestStringConvertible, Sendable {
  let name: String
  let type: TokenType
  let values: [String]
  /// The id of the error about any other value.
  let id: DiagnosticID
  /// The token's value, with `§` where the listed value stands.
  let template: String
  /// The values of the enumeration that is read.
  let read: [String]

  var testDescription: String { name }

  init<Choice: CaseIterable & RawRepresentable>(
    _ name: String, _ type: TokenType, _ values: String, _: Choice.Type, id: DiagnosticID = "value", _ template: String
  ) where Choice.RawValue == String {
    self.name = name
    self.type = type
    self.values = values.split(separator: " ").map(String.init)
    self.id = id
    self.template = template
    read = Choice.allCases.map(\.rawValue)
  }

  /// The value with one of the list's members, marked.
  func text(_ value: String) -> String { template.replacing("§", with: "1️⃣\"\(value)\"") }

  private static let roles =
    "tab-bar toolbar nav-bar titlebar sidebar ornament alert popover menu tooltip hud modal-sheet fullscreen-modal "
    + "button slider toggle stepper segmented-control picker search-field text-field media-controls card list section "
    + "grouped-table header selection image overlay fullscreen widget app-background window under-window "
    + "page-background"
  private static let platforms = "iOS iPadOS macOS tvOS visionOS watchOS web"
  private static let pair = #"{"light": "{red}", "dark": "{red}"}"#

  private static func surface(_ member: String) -> String {
    #"{"role": "card", "material": "{thin}", \#(member)}"#
  }

  private static func foreground(_ members: String) -> String { surface(#""content": {"x": {\#(members)}}"#) }

  static let surfaces: [ClosedList] = [
    ClosedList("role", .surface, roles, Role.self, #"{"role": §, "material": "system"}"#),
    ClosedList("layer", .surface, "functional content", RoleTraits.Layer.self, surface(#""layer": §"#)),
    ClosedList("platforms", .surface, platforms, Platform.self, surface(#""platforms": [§]"#)),
    ClosedList(
      "importance", .surface, "primary secondary decorative", Importance.self, surface(#""importance": §"#)),
    ClosedList(
      "interaction", .surface, "none transient persistent", RoleTraits.Interaction.self, surface(#""interaction": §"#)),
    ClosedList("state", .surface, "rest active focused selected inactive", SurfaceState.self, surface(#""state": §"#)),
    ClosedList("scheme", .surface, "light dark both", SurfaceScheme.self, surface(#""scheme": §"#)),
    ClosedList("text", .surface, "none brief heavy", RoleTraits.TextAmount.self, surface(#""text": §"#)),
    ClosedList(
      "purpose", .surface, "none interactive separation dark-distinct keep-context", Purpose.self,
      surface(#""purpose": §"#)),
    ClosedList(
      "backdrop.content", .surface, "media photo video artwork map game app text solid unknown", Backdrop.Content.self,
      surface(#""backdrop": {"content": §}"#)),
    ClosedList(
      "backdrop.luminance", .surface, "bright dark mixed", Backdrop.Luminance.self,
      surface(#""backdrop": {"luminance": §}"#)),
    ClosedList(
      "backdrop.player", .surface, "none avkit custom", Backdrop.Player.self, surface(#""backdrop": {"player": §}"#)),
    ClosedList("emphasis", .surface, "none primary-action status", Emphasis.self, surface(#""emphasis": §"#)),
    ClosedList("scrollEdge", .surface, "automatic soft hard hidden", ScrollEdge.self, surface(#""scrollEdge": §"#)),
    ClosedList("likeSystem", .surface, roles, Role.self, surface(#""likeSystem": §"#)),
    ClosedList("overrides", .surface, platforms, Platform.self, surface(#""overrides": {§: {}}"#)),
  ]

  static let foregrounds: [ClosedList] = [
    ClosedList(
      "content.element", .surface, "text symbol shape separator image", Foreground.Element.self,
      foreground(#""element": §, "color": "{red}""#)),
    ClosedList(
      "content.role", .surface,
      "large-title title headline body callout subtitle footnote caption control placeholder", TextRole.self,
      foreground(#""element": "text", "color": "{red}", "role": §"#)),
    ClosedList(
      "content.role of a symbol", .surface, "icon decoration", ImageRole.self,
      foreground(#""element": "symbol", "color": "{red}", "role": §"#)),
    ClosedList(
      "content.role of a shape", .surface, "icon decoration", ImageRole.self,
      foreground(#""element": "shape", "color": "{red}", "role": §"#)),
    ClosedList(
      "content.role of an image", .surface, "icon decoration", ImageRole.self,
      foreground(#""element": "image", "role": §"#)),
    ClosedList(
      "content.rendering", .surface, "template original", Foreground.Rendering.self,
      foreground(#""element": "symbol", "color": "{red}", "rendering": §"#)),
    ClosedList(
      "content.state", .surface, "active inactive", Foreground.State.self,
      foreground(#""element": "text", "color": "{red}", "state": §"#)),
    ClosedList(
      "content.legibility", .surface, "normal low", Foreground.Legibility.self,
      foreground(#""element": "text", "color": "{red}", "legibility": §"#)),
  ]

  private static let purposes =
    "titlebar selection menu popover sidebar headerView sheet windowBackground hudWindow fullScreenUI toolTip "
    + "contentBackground underWindowBackground underPageBackground"
  private static func recommendation(_ member: String) -> String {
    #"{\#(member), "material": "{thin}", "strength": "must", "source": "us"}"#
  }

  static let others: [ClosedList] = [
    ClosedList(
      "kind", .material, "standard glass", MaterialValue.Kind.self, id: "material-two-kinds", #"{"kind": §}"#),
    ClosedList(
      "thickness", .material, "ultraThin thin regular thick ultraThick bar", MaterialValue.Thickness.self,
      id: "ios-four-materials", #"{"kind": "standard", "thickness": §}"#),
    ClosedList(
      "variant", .material, "regular clear", MaterialValue.Variant.self, id: "glass-variant-enum",
      #"{"kind": "glass", "variant": §}"#),
    ClosedList(
      "appKit.material", .material, purposes, AppKitPurpose.self, #"{"kind": "standard", "appKit": {"material": §}}"#),
    ClosedList(
      "appKit.blending", .material, "behindWindow withinWindow", AppKitBlending.self, id: "macos-blending-enum",
      #"{"kind": "standard", "appKit": {"material": "menu", "blending": §}}"#),
    ClosedList(
      "appKit.state", .material, "followsWindowActiveState active inactive", AppKitState.self,
      #"{"kind": "standard", "appKit": {"material": "menu", "state": §}}"#),
    ClosedList(
      "category", .vibrancy, "label fill separator", VibrancyValue.Category.self, id: "vibrancy-kinds",
      #"{"category": §, "appearance": \#(pair)}"#),
    ClosedList(
      "level", .vibrancy, "primary secondary tertiary quaternary", VibrancyValue.Level.self,
      id: "vibrancy-label-levels", #"{"category": "label", "level": §, "appearance": \#(pair)}"#),
    ClosedList(
      "platform", .recommendation, platforms, Platform.self, recommendation(#""platform": §, "role": "card""#)),
    ClosedList("role of advice", .recommendation, roles, Role.self, recommendation(#""platform": "iOS", "role": §"#)),
    ClosedList(
      "scheme of advice", .recommendation, "light dark", OneScheme.self,
      recommendation(#""platform": "iOS", "role": "card", "scheme": §"#)),
    ClosedList(
      "strength", .recommendation, "must avoid consider", RecommendationValue.Strength.self,
      #"{"platform": "iOS", "role": "card", "material": "{thin}", "strength": §, "source": "us"}"#),
    ClosedList(
      "appKit of advice", .recommendation, purposes, AppKitPurpose.self,
      #"{"platform": "macOS", "role": "card", "appKit": §, "strength": "must", "source": "us"}"#),
  ]

  /// The roles of text.
  enum TextRole: String, CaseIterable {
    case largeTitle = "large-title"
    case title, headline, body, callout, subtitle, footnote, caption, control, placeholder
  }
  /// The roles of what is drawn.
  enum ImageRole: String, CaseIterable {
    case icon, decoration
  }
  /// The schemes a recommendation may be for.
  enum OneScheme: String, CaseIterable {
    case light, dark
  }
}

@Suite("Closed lists")
struct ClosedListTests {
  static let all = ClosedList.surfaces + ClosedList.foregrounds + ClosedList.others

  @Test("the list is the language's", arguments: all)
  func isComplete(list: ClosedList) {
    #expect(Set(list.read) == Set(list.values))
    #expect(list.read.count == list.values.count)
  }

  @Test("every listed value is taken", arguments: all)
  func takesAll(list: ClosedList) {
    for value in list.values {
      let run = ModelRun(list.type, list.text(value))
      run.expectClean()
      #expect(run.value != nil, "\(value)")
    }
  }

  @Test("any other value is an error at the member that lists the allowed ones", arguments: all)
  func refusesOthers(list: ClosedList) {
    for value in ["", "zzzzzzzzzzzz"] {
      let run = ModelRun(list.type, list.text(value))
      #expect(run.ids == [list.id.rawValue])
      #expect(run.isAsMarked)
      #expect(run.value == nil)
      for allowed in list.values { #expect(run.diagnostics[0].message.contains(allowed), "\(allowed)") }
    }
  }

  @Test("letter case counts, and the right one is guessed and mended", arguments: all)
  func letterCase(list: ClosedList) {
    for value in list.values {
      let wrong = value.uppercased() == value ? value.lowercased() : value.uppercased()
      let run = ModelRun(list.type, list.text(wrong))
      #expect(run.ids == [list.id.rawValue])
      #expect(run.diagnostics[0].message.contains("did you mean “\(value)”?"), "\(value)")
      #expect(run.fixed().contains("\"\(value)\""))
    }
  }

  @Test("what is no text is no value of a list", arguments: all)
  func refusesOtherKinds(list: ClosedList) {
    guard list.name != "overrides" else { return }
    for value in ["null", "5", "true", "[]", "{}"] {
      let run = ModelRun(list.type, list.template.replacing("§", with: "1️⃣" + value))
      #expect(run.ids == [list.id.rawValue])
      #expect(run.isAsMarked)
    }
  }
}
