import Testing
import TokenModel

@Suite("Plans of surfaces")
struct SurfacePlanTests {
  private static let clear = #""role": "button", "material": "{apple.glass.clear}""#
  private static let photo = #""backdrop": {"content": "photo", "luminance": "bright"}"#

  // MARK: Versions

  @Test("Versions that draw alike are one range, and the first is the lowest that is configured")
  func ranges() async throws {
    let run = await PlanRun(PlanRun.surface(#""role": "card", "material": "{apple.material.thin}""#))
    for platform in [Platform.iOS, .iPadOS, .macOS, .tvOS, .visionOS] {
      #expect(run.plan(platform)?.steps.count == 1)
    }
    let watch = try #require(run.plan(.watchOS))
    #expect(watch.steps.map(\.from.text) == ["8", "10"])
    #expect(watch.steps.map(\.before?.text) == ["10", nil])
  }

  @Test("A project that supports only new systems gets no older step")
  func newestOnly() async {
    let run = await PlanRun(
      PlanRun.surface(Self.clear + ", " + Self.photo), configuration: #"{"platforms": {"iOS": "26.1"}}"#)
    #expect(run.plan(.iOS)?.steps.map(\.from.text) == ["26.1"])
  }

  @Test("Clear glass keeps its dimming where a thin material stands in for it; visionOS needs none")
  func dimming() async {
    let run = await PlanRun(PlanRun.surface(Self.clear + ", " + Self.photo + #", "dimming": 0.35"#))
    for version in [15, 26] {
      #expect(run.drawing(.iOS, PlatformVersion(version))?.dimming == ColorCoordinates(.srgb, 0, 0, 0, alpha: 0.35))
    }
    let vision = run.drawing(.visionOS, PlatformVersion(1))
    #expect(vision?.dimming == nil)
    #expect(vision?.notices.contains(.dimmingOnVisionOS) == true)
  }

  // MARK: Tint, interaction, buttons

  @Test("Glass takes the tint; a material that stands in for it has it laid over; visionOS drops it")
  func tint() async {
    let tint = #""tint": {"colorSpace": "srgb", "components": [0, 0.4, 1]}, "emphasis": "primary-action""#
    let run = await PlanRun(
      PlanRun.surface(#""role": "button", "material": "{apple.glass.regular}", "# + tint))
    #expect(run.drawing(.iOS, PlatformVersion(26))?.tint?.placement == .glass)
    #expect(run.drawing(.iOS, PlatformVersion(17))?.tint?.placement == .overlay)
    #expect(run.drawing(.visionOS, PlatformVersion(1))?.tint == nil)
    #expect(run.drawing(.visionOS, PlatformVersion(1))?.notices == [PlanNotice.tintOnVisionOS])
  }

  @Test("A tint with colours for more contrast changes under that setting alone")
  func contrastTint() async throws {
    let color = { (red: Double) in #"{"colorSpace": "srgb", "components": [\#(red), 0, 0]}"# }
    let run = await PlanRun(
      PlanRun.surface(
        #""role": "button", "material": "{apple.glass.regular}", "emphasis": "status", "#
          + #""tint": {"light": \#(color(0.5)), "dark": \#(color(0.6)), "increasedContrast": \#(color(0.9))}"#))
    let version = PlatformVersion(26)
    #expect(run.drawing(.iOS, version)?.tint?.colors.light.c0 == 0.5)
    #expect(run.drawing(.iOS, version, .reducedTransparency)?.tint?.colors.dark.c0 == 0.6)
    #expect(run.drawing(.iOS, version, .increasedContrast)?.tint?.colors.light.c0 == 0.9)
  }

  @Test("Single controls react, what holds several of them does not; AppKit's glass from version 27")
  func interaction() async {
    let button = await PlanRun(PlanRun.surface(#""role": "button", "material": "{apple.glass.regular}""#))
    #expect(PlanText.of(button.drawing(.iOS, PlatformVersion(26))?.swiftUI) == "glass.regular.interactive")
    #expect(PlanText.of(button.drawing(.macOS, PlatformVersion(26))?.swiftUI) == "glass.regular.interactive")
    #expect(PlanText.of(button.drawing(.macOS, PlatformVersion(26))?.appKit) == "glass.regular")
    #expect(PlanText.of(button.drawing(.macOS, PlatformVersion(27))?.appKit) == "glass.regular.interactive")
    let bar = await PlanRun(PlanRun.surface(#""role": "toolbar", "material": "{apple.glass.regular}""#))
    #expect(PlanText.of(bar.drawing(.iOS, PlatformVersion(26))?.swiftUI) == "glass.regular")
  }

  @Test("Buttons of glass have a style: bordered before 26, a variant of its own from 26.1, prominent with a tint")
  func buttons() async {
    let run = await PlanRun(PlanRun.surface(Self.clear + ", " + Self.photo + #", "dimming": 0.35"#))
    #expect(
      run.drawing(.iOS, PlatformVersion(17))?.button.map { ["\($0.style)", "\($0.isProminent)"] } == [
        "bordered", "false",
      ])
    #expect(run.drawing(.iOS, PlatformVersion(26))?.button?.style == .glass)
    #expect(run.drawing(.iOS, PlatformVersion(26))?.notices.contains(.clearButton) == true)
    #expect(run.drawing(.iOS, PlatformVersion(26, 1))?.button?.style == .clearGlass)
    #expect(run.drawing(.visionOS, PlatformVersion(1))?.button?.style == .bordered)
    let done = await PlanRun(
      PlanRun.surface(#""role": "button", "material": "{apple.glass.regular}", "emphasis": "primary-action""#))
    #expect(
      done.drawing(.macOS, PlatformVersion(26))?.button.map { ["\($0.style)", "\($0.isProminent)"] } == [
        "glass", "true",
      ])
    let bar = await PlanRun(PlanRun.surface(#""role": "toolbar", "material": "{apple.glass.regular}""#))
    #expect(bar.drawing(.iOS, PlatformVersion(26))?.button == nil)
  }

  // MARK: Accessibility

  @Test("AppKit's glass does not heed reduced transparency; a visual effect, which does, stands in for it")
  func appKitGlass() async {
    let run = await PlanRun(PlanRun.surface(#""role": "sidebar", "material": "{apple.glass.regular}""#))
    let drawing = run.drawing(.macOS, PlatformVersion(26), .reducedTransparency)
    #expect(PlanText.of(drawing?.appKit) == "effect.sidebar.behindWindow.active")
    #expect(PlanText.of(drawing?.swiftUI) == "glass.regular")
    #expect(PlanText.of(run.drawing(.iOS, PlatformVersion(26), .reducedTransparency)?.uiKit) == "glass.regular")
  }

  private static let look = """
    , "own": {"$type": "material", "$value": {"kind": "standard", "thickness": "thin", "appearance": {
      "light": {"blur": {"value": 20, "unit": "px"}, "tint": \(grey(0.9, 0.6)), "opaque": \(grey(0.95, 1)),
        "increasedContrast": {"border": \(grey(0, 1))}},
      "dark": {"blur": {"value": 20, "unit": "px"}, "tint": \(grey(0.1, 0.6)), "opaque": \(grey(0.05, 1)),
        "increasedContrast": {"border": \(grey(1, 1))}}}}}
    """

  private static func grey(_ value: Double, _ alpha: Double) -> String {
    #"{"colorSpace": "srgb", "components": [\#(value), \#(value), \#(value)], "alpha": \#(alpha)}"#
  }

  @Test("A team's own material is its opaque colour while transparency is reduced, and has its border with contrast")
  func ownMaterial() async {
    let run = await PlanRun(
      PlanRun.surface(#""role": "card", "material": "{own}", "dimming": 0.2"#, others: Self.look))
    for platform in [Platform.iOS, .macOS, .tvOS, .watchOS, .visionOS] {
      let version = PlatformVersion(26)
      #expect(run.drawing(platform, version)?.swiftUI == .material(.thin))
      let reduced = run.drawing(platform, version, .reducedTransparency)
      #expect(PlanText.of(reduced?.swiftUI) == "color")
      #expect(reduced?.dimming == nil)
      let increased = run.drawing(platform, version, .increasedContrast)
      #expect(increased?.swiftUI == .material(.thin))
      #expect(increased?.border?.light.c0 == 0 && increased?.border?.dark.c0 == 1)
    }
  }

  // MARK: What has no call

  @Test(
    "A look without a thickness is drawn by the nearest one, by how much its tint lets through",
    arguments: [
      (0.3, "material.ultraThin"), (0.6, "material.thin"), (0.8, "material.regular"), (0.95, "material.thick"),
      (1.0, "color"),
    ])
  func nearestThickness(_ alpha: Double, _ expected: String) async {
    let side =
      #"{"blur": {"value": 20, "unit": "px"}, "tint": \#(Self.grey(0.9, alpha)), "opaque": \#(Self.grey(1, 1))}"#
    let own =
      #", "own": {"$type": "material", "$value": {"kind": "standard", "appearance": {"light": \#(side), "dark": \#(side)}}}"#
    let run = await PlanRun(PlanRun.surface(#""role": "card", "material": "{own}""#, others: own))
    let drawing = run.drawing(.iOS, PlatformVersion(17))
    #expect(PlanText.of(drawing?.swiftUI) == expected)
    #expect((drawing?.notices == [.appearanceByThickness]) == (alpha < 1))
  }

  @Test("In a widget a material draws nothing, so it is an opaque colour")
  func widget() async {
    let run = await PlanRun(PlanRun.surface(#""role": "widget", "material": "{apple.material.thin}""#))
    let drawing = run.drawing(.iOS, PlatformVersion(17))
    #expect(PlanText.of(drawing?.swiftUI) == "color" && PlanText.of(drawing?.uiKit) == "color")
    #expect(drawing?.notices == [.materialInWidget] && drawing?.isFallback == true)
  }

  @Test("“system” and “none” draw nothing; “none” with a fill is a colour")
  func plain() async {
    let system = await PlanRun(PlanRun.surface(#""role": "tab-bar", "material": "system""#))
    let none = await PlanRun(PlanRun.surface(#""role": "card", "material": "none""#))
    let fill = await PlanRun(
      PlanRun.surface(#""role": "card", "material": "none", "fill": \#(Self.grey(0.5, 1))"#))
    for platform in Platform.allCases {
      let backing = { (run: PlanRun) in
        run.drawing(platform, PlatformVersion(27)).map { $0.swiftUI ?? $0.web }
      }
      #expect(backing(system) == .system)
      #expect(backing(none) == Backing.none)
      #expect(PlanText.of(backing(fill) ?? nil) == "color")
    }
  }

  // MARK: Origins

  @Test("Each member says where it comes from")
  func origins() async {
    let run = await PlanRun(
      PlanRun.surface(
        """
        "role": "sidebar", "material": "{apple.glass.regular}", "layer": "functional",
        "overrides": {"macOS": {"material": "{apple.macOS.sidebar}"}, "tvOS": {"shape": "rectangle"}}
        """))
    let sources = { (platform: Platform) in
      Dictionary(uniqueKeysWithValues: (run.plan(platform)?.origins ?? []).map { ($0.member, $0.source) })
    }
    #expect(sources(.iOS)[.material] == .declared && sources(.macOS)[.material] == .override)
    #expect(sources(.iOS)[.layer] == .declared && sources(.iOS)[.interaction] == .role)
    #expect(sources(.iOS)[.shape] == .standard && sources(.tvOS)[.shape] == .override)
    #expect(sources(.iOS)[.look] == .library && sources(.macOS)[.blending] == .library)
    #expect(sources(.iOS)[.blending] == nil && sources(.iOS)[.tint] == nil)
  }

  @Test("Plans follow the role table: its layer, and its blending in AppKit", arguments: Role.allCases)
  func roles(_ role: Role) async throws {
    let run = await PlanRun(
      PlanRun.surface(#""role": "\#(role.rawValue)", "material": "{apple.material.regular}""#))
    let plan = try #require(run.plan(.macOS))
    #expect(plan.role == role)
    #expect(plan.layer == RoleTraits.of(role).layer)
    if role != .widget, case .visualEffect(_, let blending, _, _)? = plan.steps.last?.standard.appKit {
      #expect(blending == RoleTraits.of(role).blending ?? .withinWindow)
    } else {
      #expect(role == .widget)
    }
  }
}
