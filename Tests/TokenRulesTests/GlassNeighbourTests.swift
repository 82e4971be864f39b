import Testing
import TokenDiagnostics
import TokenModel

@Suite("Glass beside, on and under other things")
struct GlassNeighbourTests {
  private let regular = #""material": "{apple.glass.regular}""#
  private let clear = #"""
    "material": "{apple.glass.clear}", "backdrop": { "content": "map", "luminance": "dark" }, "dimming": "none"
    """#

  private func surface(_ name: String, _ members: String, platforms: String = #""iOS""#) -> String {
    #""\#(name)": { "$type": "surface", "$value": { "platforms": [\#(platforms)], \#(members) } }"#
  }

  private func ids(_ surfaces: String...) -> [String] { RuleRun("{ \(surfaces.joined(separator: ", ")) }").ids }

  // MARK: Glass on glass

  @Test("What lies on glass is seen through names, and through surfaces without a material")
  func layers() {
    let bar = surface("bar", #""role": "hud", \#(regular)"#)
    let holder = surface("holder", #""role": "hud", "material": "none", "on": "{bar}""#)
    let filled = surface(
      "filled",
      #""role": "hud", "material": "none", "on": "{bar}", "fill": { "colorSpace": "srgb", "components": [1, 1, 1] }"#)
    let same = #""same": { "$type": "surface", "$value": "{bar}" }"#
    func button(_ on: String) -> String { surface("it", #""role": "hud", \#(regular), "on": "\#(on)""#) }
    #expect(ids(bar, button("{bar}")) == ["x-glass-on-glass"])
    #expect(ids(bar, same, button("{same}")) == ["x-glass-on-glass"])
    #expect(ids(bar, holder, button("{holder}")) == ["x-glass-on-glass"])
    #expect(ids(bar, filled, button("{filled}")) == [])
    #expect(ids(button("{apple.glass.clear}")) == ["x-glass-on-glass"])
    #expect(ids(button("{apple.material.thin}")) == [])
    #expect(ids(bar, button("content")) == [])
  }

  @Test("A bar of the system counts where it is made of glass")
  func systemBars() {
    let all = #""iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS""#
    for role in Role.allCases {
      let bar = surface("bar", #""role": "\#(role.rawValue)", "material": "system""#, platforms: all)
      let it = surface("it", #""role": "hud", \#(regular), "on": "{bar}""#, platforms: all)
      let found = RuleRun("{ \(bar), \(it) }").found("x-glass-on-glass")
      let isBar = [Role.tabBar, .toolbar, .navBar, .sidebar].contains(role)
      #expect(found.map(\.platforms) == (isBar ? [["iOS", "iPadOS", "macOS", "tvOS"]] : []), "\(role)")
    }
  }

  @Test("What the system lays on the system's is its own matter")
  func systemOnSystem() {
    let bar = surface("bar", #""role": "sidebar", "material": "system""#)
    let upper = surface("it", #""role": "toolbar", "material": "system", "on": "{bar}""#)
    #expect(ids(bar, upper) == [])
    let glass = surface("bar", #""role": "hud", \#(regular)"#)
    #expect(ids(glass, upper) == ["x-glass-on-glass"])
  }

  @Test("A platform on which the lower one is of another material is left out")
  func perPlatform() {
    let both = #""iOS", "macOS""#
    let bar = surface(
      "bar", #""role": "hud", \#(regular), "overrides": { "macOS": { "material": "{apple.material.thick}" } }"#,
      platforms: both)
    let it = surface("it", #""role": "hud", \#(regular), "on": "{bar}""#, platforms: both)
    #expect(RuleRun("{ \(bar), \(it) }").diagnostics.map(\.platforms) == [["iOS"]])
  }

  @Test("What lies on a surface that isn't there on its platform lies on content")
  func absent() {
    let it = surface("it", #""role": "hud", \#(regular), "on": "{bar}""#)
    let bar = surface("bar", #""role": "hud", \#(regular)"#, platforms: #""macOS""#)
    // Last in the file or not.
    #expect(ids(it, bar) == [])
    #expect(ids(bar, it) == [])
    #expect(ids(it, bar, surface("more", #""role": "hud", \#(regular)"#)) == [])
  }

  // MARK: Groups

  @Test("One variant in a group, told once however many there are")
  func variants() {
    let one = surface("a", #""role": "hud", \#(regular), "group": "g""#)
    let two = surface("b", #""role": "hud", \#(clear), "group": "g""#)
    let three = surface("c", #""role": "hud", \#(clear), "group": "g""#)
    let apart = surface("b", #""role": "hud", \#(clear), "group": "h""#)
    let alone = surface("b", #""role": "hud", \#(clear)"#)
    let elsewhere = surface("b", #""role": "hud", \#(clear), "group": "g""#, platforms: #""macOS""#)
    let other = surface("b", #""role": "hud", "material": "{apple.material.thin}", "group": "g""#)
    #expect(ids(one, two, three) == ["x-glass-mix-variants"])
    for fine in [apart, alone, elsewhere, other] { #expect(ids(one, fine) == []) }
    #expect(ids(two, three) == [])
  }

  @Test("One style of edges in a group", arguments: ["soft", "hard", "automatic"])
  func edges(_ style: String) {
    func bar(_ name: String, _ style: String, _ group: String = "g") -> String {
      surface(name, #""role": "toolbar", "material": "system", "group": "\#(group)", "scrollEdge": "\#(style)""#)
    }
    #expect(ids(bar("a", "soft"), bar("b", style)) == (style == "hard" ? ["x-edge-effect-one"] : []))
    #expect(ids(bar("a", "soft"), bar("b", "hard", "h")) == [])
    let run = RuleRun("{ \(bar("a", "soft")), \(bar("b", "hard")), \(bar("c", "hard")) }")
    #expect(run.ids == ["x-edge-effect-one"])
    #expect(run.diagnostics.flatMap(\.fixes).map(\.replacement) == ["\"soft\""])
  }

  @Test("Glass side by side on one surface belongs into a container")
  func container() {
    let card = surface("card", #""role": "card", "material": "{apple.material.regular}""#)
    func glass(_ name: String, _ more: String) -> String { surface(name, #""role": "hud", \#(regular)\#(more)"#) }
    let on = #", "on": "{card}""#
    #expect(ids(card, glass("a", on), glass("b", on)) == ["x-glass-in-container"])
    #expect(ids(card, glass("a", on), glass("b", on), glass("c", on)) == ["x-glass-in-container"])
    #expect(ids(card, glass("a", on)) == [])
    let grouped = #"\#(on), "group": "g""#
    #expect(ids(card, glass("a", grouped), glass("b", grouped)) == [])
    #expect(ids(card, glass("a", grouped), glass("b", on)) == ["x-glass-in-container"])
    // Content is more than one place.
    #expect(ids(glass("a", ""), glass("b", "")) == [])
  }

  // MARK: The web

  @Test("A material within a material, told on the web alone")
  func nested() {
    let all = #""iOS", "web""#
    let lower = surface("a", #""role": "card", "material": "{apple.material.regular}""#, platforms: all)
    func upper(_ material: String, _ on: String = "{a}") -> String {
      surface("b", #""role": "card", "material": "\#(material)", "on": "\#(on)""#, platforms: all)
    }
    let run = RuleRun("{ \(lower), \(upper("{apple.material.thin}")) }")
    #expect(run.ids == ["x-nested-backdrop"])
    #expect(run.diagnostics[0].platforms == ["web"])
    #expect(RuleRun(run.fixed(run.diagnostics)).ids == [])
    #expect(ids(lower, upper("none")) == [])
    #expect(ids(lower, upper("system")) == [])
    #expect(ids(lower, upper("{apple.material.thin}", "content")) == [])
    #expect(ids(upper("{apple.material.thin}", "{apple.material.regular}")) == ["x-nested-backdrop"])
  }
}
