import Testing
import TokenModel

/// Every material and vibrancy level of the library, with the call that draws it in each framework: the table of the
/// documentation, cell by cell. The surface is a toolbar, whose role asks AppKit for the title bar within the window.
@Suite("What draws a material")
struct MappingTableTests {
  // MARK: Materials

  private static let materials = PlanRow.table(
    """
    glass.regular       | glass.regular        | material.regular
    glass.clear         | glass.clear          | material.ultraThin
    material.ultraThin  | material.ultraThin   | material.ultraThin
    material.thin       | material.thin        | material.thin
    material.regular    | material.regular     | material.regular
    material.thick      | material.thick       | material.thick
    material.ultraThick | material.ultraThick  | material.ultraThick
    material.bar        | material.bar         | material.bar
    """)

  @Test("SwiftUI on iOS, iPadOS and macOS, from version 26 and before", arguments: materials)
  func swiftUI(_ row: PlanRow) async {
    let run = await Self.run(row.cells[0])
    for platform in [Platform.iOS, .iPadOS, .macOS] {
      #expect(PlanText.of(run.drawing(platform, PlatformVersion(26))?.swiftUI) == row.cells[1])
      #expect(PlanText.of(run.drawing(platform, PlatformVersion(15))?.swiftUI) == row.cells[2])
    }
  }

  @Test("SwiftUI on tvOS has no bar", arguments: materials)
  func swiftUIOnTVOS(_ row: PlanRow) async {
    let run = await Self.run(row.cells[0])
    let isBar = row.cells[0] == "material.bar"
    #expect(
      PlanText.of(run.drawing(.tvOS, PlatformVersion(26))?.swiftUI) == (isBar ? "material.regular" : row.cells[1]))
    #expect(
      PlanText.of(run.drawing(.tvOS, PlatformVersion(15))?.swiftUI) == (isBar ? "material.regular" : row.cells[2]))
  }

  @Test("watchOS has no bar, and before version 10 no materials", arguments: materials)
  func watchOS(_ row: PlanRow) async {
    let run = await Self.run(row.cells[0])
    let isBar = row.cells[0] == "material.bar"
    #expect(
      PlanText.of(run.drawing(.watchOS, PlatformVersion(26))?.swiftUI) == (isBar ? "material.thin" : row.cells[1]))
    #expect(
      PlanText.of(run.drawing(.watchOS, PlatformVersion(10))?.swiftUI) == (isBar ? "material.thin" : row.cells[2]))
    #expect(PlanText.of(run.drawing(.watchOS, PlatformVersion(8))?.swiftUI) == "color")
    #expect(run.drawing(.watchOS, PlatformVersion(26))?.uiKit == nil)
  }

  private static let uiKitTable = PlanRow.table(
    """
    glass.regular       | glass.regular | blur.systemMaterial          | glass.regular | blur.regular
    glass.clear         | glass.clear   | blur.systemUltraThinMaterial | glass.clear   | blur.light/dark
    material.ultraThin  | blur.systemUltraThinMaterial | blur.systemUltraThinMaterial | blur.light/dark | blur.light/dark
    material.thin       | blur.systemThinMaterial   | blur.systemThinMaterial   | blur.regular | blur.regular
    material.regular    | blur.systemMaterial       | blur.systemMaterial       | blur.regular | blur.regular
    material.thick      | blur.systemThickMaterial  | blur.systemThickMaterial  | blur.prominent/extraDark | blur.prominent/extraDark
    material.ultraThick | blur.systemThickMaterial  | blur.systemThickMaterial  | blur.prominent | blur.prominent
    material.bar        | blur.systemChromeMaterial | blur.systemChromeMaterial | blur.regular | blur.regular
    """)

  @Test("UIKit: iOS 26, before; tvOS 26, before", arguments: uiKitTable)
  func uiKit(_ row: PlanRow) async {
    let run = await Self.run(row.cells[0])
    for platform in [Platform.iOS, .iPadOS] {
      #expect(PlanText.of(run.drawing(platform, PlatformVersion(26))?.uiKit) == row.cells[1])
      #expect(PlanText.of(run.drawing(platform, PlatformVersion(15))?.uiKit) == row.cells[2])
    }
    #expect(PlanText.of(run.drawing(.tvOS, PlatformVersion(26))?.uiKit) == row.cells[3])
    #expect(PlanText.of(run.drawing(.tvOS, PlatformVersion(15))?.uiKit) == row.cells[4])
  }

  private static let visionOSTable = PlanRow.table(
    """
    glass.regular       | visionGlass         | visionGlass
    glass.clear         | visionGlass         | visionGlass
    material.ultraThin  | material.ultraThin  | blur.systemUltraThinMaterial
    material.thin       | material.thin       | blur.systemThinMaterial
    material.regular    | material.regular    | blur.systemMaterial
    material.thick      | material.thick      | blur.systemThickMaterial
    material.ultraThick | material.ultraThick | blur.systemThickMaterial
    material.bar        | material.bar        | blur.systemChromeMaterial
    """)

  @Test("visionOS: SwiftUI, UIKit", arguments: visionOSTable)
  func visionOS(_ row: PlanRow) async {
    let run = await Self.run(row.cells[0])
    #expect(PlanText.of(run.drawing(.visionOS, PlatformVersion(1))?.swiftUI) == row.cells[1])
    #expect(PlanText.of(run.drawing(.visionOS, PlatformVersion(1))?.uiKit) == row.cells[2])
    #expect(run.plan(.visionOS)?.steps.count == 1)
  }

  private static let appKitTable = PlanRow.table(
    """
    toolbar        | glass.regular       | glass.regular | effect.popover.withinWindow.active
    sidebar        | glass.regular       | glass.regular | effect.sidebar.behindWindow.active
    menu           | glass.regular       | glass.regular | effect.menu.behindWindow.active
    popover        | glass.regular       | glass.regular | effect.popover.behindWindow.active
    hud            | glass.regular       | glass.regular | effect.popover.withinWindow.active
    media-controls | glass.clear         | glass.clear   | effect.hudWindow.withinWindow.active
    window         | glass.clear         | glass.clear   | effect.windowBackground.behindWindow.active
    card           | material.ultraThin  | effect.popover.withinWindow.followsWindowActiveState | same
    hud            | material.ultraThin  | effect.hudWindow.withinWindow.followsWindowActiveState | same
    media-controls | material.ultraThin  | effect.hudWindow.withinWindow.followsWindowActiveState | same
    sidebar        | material.thin       | effect.sidebar.behindWindow.followsWindowActiveState | same
    overlay        | material.thin       | effect.popover.withinWindow.followsWindowActiveState | same
    card           | material.regular    | effect.popover.withinWindow.followsWindowActiveState | same
    card           | material.thick      | effect.menu.withinWindow.followsWindowActiveState | same
    card           | material.ultraThick | effect.windowBackground.withinWindow.followsWindowActiveState | same
    sidebar        | material.bar        | effect.titlebar.withinWindow.followsWindowActiveState | same
    """)

  @Test("AppKit by role: macOS 26, before", arguments: appKitTable)
  func appKit(_ row: PlanRow) async {
    let run = await Self.run(row.cells[1], role: row.cells[0])
    #expect(PlanText.of(run.drawing(.macOS, PlatformVersion(26))?.appKit) == row.cells[2])
    let before = row.cells[3] == "same" ? row.cells[2] : row.cells[3]
    #expect(PlanText.of(run.drawing(.macOS, PlatformVersion(12))?.appKit) == before)
  }

  @Test("A material by purpose is a visual effect in SwiftUI too", arguments: AppKitPurpose.allCases)
  func purposes(_ purpose: AppKitPurpose) async {
    let run = await PlanRun(
      PlanRun.surface(#""role": "card", "platforms": ["macOS"], "material": "{apple.macOS.\#(purpose.rawValue)}""#))
    let drawing = run.drawing(.macOS, PlatformVersion(12))
    let text = PlanText.of(drawing?.appKit)
    #expect(text.hasPrefix("effect.\(purpose.rawValue)."))
    #expect(drawing?.swiftUI == drawing?.appKit)
  }

  // MARK: Vibrancy

  private static let levels = PlanRow.table(
    """
    label           | primary    | vibrancy.label           | vibrancy | system.label               | primary
    secondaryLabel  | secondary  | vibrancy.secondaryLabel  | vibrancy | system.secondaryLabel      | secondary
    tertiaryLabel   | tertiary   | vibrancy.tertiaryLabel   | vibrancy | system.tertiaryLabel       | tertiary
    quaternaryLabel | quaternary | vibrancy.quaternaryLabel | vibrancy | system.quaternaryLabel     | tertiary
    fill            | tertiary   | vibrancy.fill            | color    | system.systemFill          | tertiary
    secondaryFill   | quaternary | vibrancy.secondaryFill   | color    | system.secondarySystemFill | quaternary
    tertiaryFill    | quinary    | vibrancy.tertiaryFill    | color    | system.tertiarySystemFill  | quinary
    separator       | separator  | vibrancy.separator       | color    | system.separator           | separator
    """)

  @Test("Vibrancy: SwiftUI, UIKit on iOS, on tvOS, AppKit, SwiftUI on visionOS", arguments: levels)
  func vibrancy(_ row: PlanRow) async {
    let run = await Self.run("material.regular", role: "card", level: row.cells[0])
    let style = { (platform: Platform, version: Int) in
      run.drawing(platform, PlatformVersion(version))?.foregrounds.first
    }
    for platform in [Platform.iOS, .iPadOS, .tvOS, .macOS] {
      #expect(PlanText.of(style(platform, 26)?.swiftUI) == row.cells[1])
    }
    #expect(PlanText.of(style(.watchOS, 10)?.swiftUI) == row.cells[1])
    #expect(PlanText.of(style(.iOS, 26)?.uiKit) == row.cells[2])
    #expect(PlanText.of(style(.tvOS, 26)?.uiKit) == row.cells[3])
    #expect(PlanText.of(style(.macOS, 26)?.appKit) == row.cells[4])
    #expect(PlanText.of(style(.visionOS, 1)?.swiftUI) == row.cells[5])
  }

  @Test("Before a style is there, the nearest one or a flat colour stands in for it")
  func olderVibrancy() async {
    let separator = await Self.run("material.regular", role: "card", level: "separator")
    #expect(separator.drawing(.iOS, PlatformVersion(16))?.foregrounds.first.map { PlanText.of($0.swiftUI) } == "color")
    #expect(separator.drawing(.macOS, PlatformVersion(12))?.foregrounds.first?.swiftUI == .separator)
    let fill = await Self.run("material.regular", role: "card", level: "tertiaryFill")
    #expect(fill.drawing(.iOS, PlatformVersion(15))?.foregrounds.first?.swiftUI == .hierarchical(4))
    #expect(fill.drawing(.iOS, PlatformVersion(16))?.foregrounds.first?.swiftUI == .hierarchical(5))
    #expect(PlanText.of(fill.drawing(.macOS, PlatformVersion(13))?.foregrounds.first?.appKit) == "color")
  }

  @Test("On glass UIKit takes the system's colours, since vibrancy needs a blur effect")
  func vibrancyOnGlass() async {
    let run = await Self.run("glass.regular", level: "secondaryLabel")
    #expect(run.drawing(.iOS, PlatformVersion(26))?.foregrounds.first?.uiKit == .systemColor(.secondaryLabel))
    #expect(run.drawing(.iOS, PlatformVersion(17))?.foregrounds.first?.uiKit == .vibrancy(.secondaryLabel))
  }

  private static func run(_ material: String, role: String = "toolbar", level: String = "label") async -> PlanRun {
    await PlanRun(
      PlanRun.surface(
        """
        "role": "\(role)", "material": "{apple.\(material)}", "dimming": 0.35,
        "backdrop": {"content": "photo", "luminance": "bright"},
        "content": {"title": {"element": "text", "vibrancy": "{apple.vibrancy.\(level)}"}}
        """))
  }
}
