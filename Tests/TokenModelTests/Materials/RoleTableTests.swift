import Testing
import TokenModel

@Suite("Roles")
struct RoleTableTests {
  /// The table of the language: role, layer, whether a system component plays it, text, interaction, AppKit purposes,
  /// blending.
  private static let table = """
    tab-bar | functional | yes | brief | persistent | titlebar | within
    toolbar | functional | yes | brief | persistent | titlebar | within
    nav-bar | functional | yes | brief | persistent | titlebar | within
    titlebar | functional | yes | brief | persistent | titlebar | within
    sidebar | functional | yes | heavy | persistent | sidebar | behind
    ornament | functional | yes | brief | persistent | - | -
    alert | functional | yes | heavy | persistent | popover sheet windowBackground | -
    popover | functional | yes | heavy | persistent | popover | behind
    menu | functional | yes | heavy | persistent | menu | behind
    tooltip | functional | yes | brief | none | toolTip | behind
    hud | functional | - | brief | none | hudWindow | -
    modal-sheet | functional | yes | heavy | persistent | sheet | -
    fullscreen-modal | content | - | heavy | none | fullScreenUI | -
    button | functional | - | brief | persistent | - | -
    slider | content | yes | none | transient | - | -
    toggle | content | yes | none | transient | - | -
    stepper | content | yes | none | persistent | - | -
    segmented-control | content | yes | brief | persistent | - | -
    picker | content | yes | brief | persistent | - | -
    search-field | functional | yes | brief | persistent | - | -
    text-field | content | - | brief | persistent | - | -
    media-controls | functional | - | brief | persistent | hudWindow | -
    card | content | - | brief | none | contentBackground popover | -
    list | content | - | heavy | none | contentBackground | -
    section | content | - | heavy | none | contentBackground | -
    grouped-table | content | - | heavy | none | contentBackground | -
    header | content | - | brief | none | headerView | within
    selection | content | - | brief | persistent | selection | -
    image | content | - | none | none | - | -
    overlay | content | - | brief | none | - | -
    fullscreen | content | - | brief | none | fullScreenUI | -
    widget | content | - | brief | none | - | -
    app-background | content | - | none | none | windowBackground underWindowBackground | behind
    window | content | - | none | none | windowBackground | behind
    under-window | content | - | none | none | underWindowBackground | behind
    page-background | content | - | none | none | underPageBackground | -
    """

  /// A row of the table.
  struct Row: CustomTestStringConvertible, Sendable {
    let cells: [String]
    var testDescription: String { cells[0] }
  }

  static let rows = table.split(separator: "\n").map { line in
    Row(cells: line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") })
  }

  @Test("there are 36, in the order of the language")
  func order() {
    #expect(Role.allCases.map(\.rawValue) == Self.rows.map { $0.cells[0] })
    #expect(Role.allCases.count == 36)
  }

  @Test("each has the traits of its row", arguments: rows)
  func traits(row: Row) throws {
    let traits = RoleTraits.of(try #require(Role(rawValue: row.cells[0])))
    let purposes = traits.purposes.map(\.rawValue).joined(separator: " ")
    let blending = traits.blending.map { $0 == .behindWindow ? "behind" : "within" }
    let found = [
      traits.layer.rawValue, traits.isSystemComponent ? "yes" : "-", traits.text.rawValue, traits.interaction.rawValue,
      purposes.isEmpty ? "-" : purposes, blending ?? "-",
    ]
    #expect(found == Array(row.cells.dropFirst()))
  }

  @Test("a surface takes from its role what it does not say itself", arguments: rows)
  func defaults(row: Row) throws {
    let surface = try #require(ModelRun(.surface, #"{"role": "\#(row.cells[0])", "material": "system"}"#).surface())
    #expect(surface.layer.rawValue == row.cells[1])
    #expect(surface.text.rawValue == row.cells[3])
    #expect(surface.interaction.rawValue == row.cells[4])
    #expect(surface.traits.isSystemComponent == (row.cells[2] == "yes"))
    #expect(surface.declared.layer == nil)
    let said = #""layer": "content", "text": "heavy", "interaction": "transient""#
    let own = try #require(
      ModelRun(.surface, #"{"role": "\#(row.cells[0])", "material": "system", \#(said)}"#).surface())
    #expect([own.layer.rawValue, own.text.rawValue, own.interaction.rawValue] == ["content", "heavy", "transient"])
  }

  @Test("the groups of roles are the language's")
  func groups() {
    let controls =
      "alert button hud media-controls menu modal-sheet nav-bar ornament picker popover search-field "
      + "segmented-control sidebar slider stepper tab-bar text-field titlebar toggle toolbar tooltip"
    func names(_ isIn: (Role) -> Bool) -> String {
      Role.allCases.filter(isIn).map(\.rawValue).sorted().joined(separator: " ")
    }
    #expect(names(\.isControl) == controls)
    #expect(names(\.takesStandardMaterial) == "app-background card grouped-table list overlay section")
    #expect(names(\.isTransientControl) == "slider toggle")
  }

  @Test("elements have their categories, and categories their levels")
  func categories() {
    let categories = Foreground.Element.allCases.map { $0.category?.rawValue ?? "-" }
    #expect(categories == ["label", "label", "fill", "separator", "-"])
    let levels = VibrancyValue.Category.allCases.map { $0.levels.map(\.rawValue).joined(separator: " ") }
    #expect(levels == ["primary secondary tertiary quaternary", "primary secondary tertiary", "primary"])
  }

  @Test("six kinds of content are rich")
  func rich() {
    let rich = Backdrop.Content.allCases.filter(\.isRich).map(\.rawValue)
    #expect(rich == ["media", "photo", "video", "artwork", "map", "game"])
  }

  @Test("platforms and sets of them keep the order of the language")
  func platforms() {
    let names = ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS", "web"]
    #expect(Platform.allCases.map(\.rawValue) == names)
    #expect(Array(PlatformSet([.web, .tvOS, .iOS])) == [.iOS, .tvOS, .web])
    #expect(Array(PlatformSet.apple) == Platform.allCases.filter { $0 != .web })
    #expect(PlatformSet.all.intersection([.web, .iOS]) == [.iOS, .web])
    #expect(PlatformSet([]).isEmpty && !PlatformSet.apple.contains(.web))
    #expect(Platform.allCases.sorted().map(\.rawValue) == names)
    var set: PlatformSet = [.iOS]
    #expect(!set.insert(.iOS) && set.insert(.web) && Array(set) == [.iOS, .web])
  }

  @Test("thicknesses go from the thinnest to the thickest, the bar apart")
  func thicknesses() {
    let sorted = MaterialValue.Thickness.allCases.shuffled().sorted().map(\.rawValue)
    #expect(sorted == ["ultraThin", "thin", "regular", "thick", "ultraThick", "bar"])
  }
}
