import Testing
import TokenDiagnostics
import TokenModel

@Suite("Surfaces")
struct SurfaceTests {
  private static let red = ColorCoordinates(.srgb, 1, 0, 0)
  private static let black = ColorCoordinates(.srgb, 0, 0, 0)

  // MARK: Defaults

  @Test("every member but role and material has a default or is told apart from one that was written")
  func defaults() throws {
    let run = ModelRun(.surface, #"{"role": "card", "material": "{thin}"}"#)
    run.expectClean()
    #expect(run.set.surfaces.filter { $0.token == run.set.token(at: "it") }.map(\.platform) == Platform.allCases)
    let surface = try #require(run.surface())
    #expect(surface.fill == FillChoice.none)
    #expect(surface.layer == .content)
    #expect(!surface.isCustom)
    #expect(surface.interaction == .none)
    #expect(surface.state == .rest)
    #expect(surface.scheme == .both)
    #expect(surface.text == .brief)
    #expect(surface.purpose == Purpose.none)
    #expect(surface.backdrop == nil)
    #expect(surface.dimming == nil)
    #expect(surface.tint == Tint.none)
    #expect(surface.emphasis == Emphasis.none)
    #expect(surface.on == .content)
    #expect(surface.scrollEdge == .automatic)
    #expect(surface.shape == .rectangle)
    #expect(surface.content.isEmpty)
    let declared = surface.declared
    #expect(declared.importance == nil && declared.schemeReason == nil && declared.group == nil)
    #expect(declared.likeSystem == nil && declared.vibrancyAllowed == nil && declared.content == nil)
    #expect(declared.custom == nil && declared.state == nil && declared.tint == nil)
  }

  @Test("every member that is written is read, with its place")
  func members() throws {
    let run = ModelRun.surface(
      """
      "fill": "{red}", "layer": "content", "custom": true, "importance": "decorative", "interaction": "transient",
      "state": "focused", "scheme": "dark", "schemeReason": "film", "text": "heavy", "purpose": "keep-context",
      "backdrop": { "content": "video", "luminance": "bright", "player": "avkit", "palette": ["{red}", "{veil}"] },
      "dimming": 0.35, "tint": "{red}", "emphasis": "status", "group": "bars", "on": "{bar}", "scrollEdge": "hard",
      "likeSystem": "toolbar", "vibrancyAllowed": false, "shape": "rectangle"
      """)
    run.expectClean()
    let surface = try #require(run.surface(.web))
    #expect(surface.fill == .color(Self.red))
    #expect(surface.layer == .content && surface.isCustom && surface.interaction == .transient)
    #expect(surface.state == .focused && surface.scheme == .dark && surface.text == .heavy)
    #expect(surface.purpose == .keepContext && surface.emphasis == .status && surface.scrollEdge == .hard)
    #expect(surface.backdrop?.content?.value == .video && surface.backdrop?.luminance?.value == .bright)
    #expect(surface.backdrop?.player == .avkit && surface.backdrop?.palette?.count == 2)
    #expect(surface.dimming == .layer(Self.black, opacity: 0.35))
    #expect(surface.tint == .color(Self.red) && surface.shape == .rectangle)
    #expect(surface.on == run.set.token(at: "bar").map { .surface($0) })
    let declared = surface.declared
    #expect(declared.importance?.value == .decorative && declared.schemeReason?.value == "film")
    #expect(declared.group?.value == "bars" && declared.likeSystem?.value == .toolbar)
    #expect(declared.vibrancyAllowed?.value == false)
    #expect(run.text(declared.group?.place) == "\"bars\"")
    #expect(run.text(declared.dimming?.place) == "0.35")
    #expect(run.text(surface.backdrop?.content?.place) == "\"video\"")
    #expect(run.text(surface.place) == "\"it\"")
  }

  @Test("role and material are needed")
  func required() {
    #expect(ModelRun(.surface, "{}").diagnostics.map(\.message) == ["a surface needs “role” and “material”"])
    #expect(ModelRun(.surface, #"{"role": "card"}"#).diagnostics.map(\.message) == ["a surface needs “material”"])
    #expect(ModelRun(.surface, #"{"material": "none"}"#).diagnostics.map(\.message) == ["a surface needs “role”"])
    for value in ["5", "\"card\"", "[]", "null"] { #expect(ModelRun(.surface, value).ids == ["value"]) }
  }

  @Test("unknown members are errors at their names, with a guess where one is close")
  func unknown() {
    for name in ["features", "fallback", "minOS", "effect"] {
      let run = ModelRun.surface(#"1️⃣"\#(name)": 1"#)
      #expect(run.ids == ["value"])
      #expect(run.isAsMarked)
      #expect(run.diagnostics[0].message.contains("“scrollEdge”"))
    }
    #expect(ModelRun.surface(#""sheme": "dark""#).diagnostics[0].message.contains("did you mean “scheme”?"))
    #expect(ModelRun.surface(#""backdrop": {1️⃣"hue": 1}"#).isAsMarked)
  }

  // MARK: Material

  @Test("the material is a token, the system's, or none by decision")
  func materials() throws {
    func surface(_ material: String) throws -> PlatformSurface {
      let text = #"{"it": {"$type": "surface", "$value": {"role": "toolbar", "material": "\#(material)"}}}"#
      let alias = #"{"alias": {"$value": "{glass.clear}"}, "again": {"$value": "{alias}"}}"#
      let run = ModelRun(Palette.files + [alias, text])
      run.expectClean()
      return try #require(run.surface())
    }
    let clear = try surface("{again}")
    #expect(clear.isGlass && clear.isClearGlass && !clear.isStandard)
    #expect(clear.materialToken == ModelRun(Palette.files).set.token(at: "glass.clear"))
    let thin = try surface("{thin}")
    #expect(thin.isStandard && !thin.isGlass && thin.material?.thickness == .thin)
    let system = try surface("system")
    #expect(system.materialChoice.value == .system && system.material == nil && !system.isGlass)
    #expect(try surface("none").materialChoice.value == MaterialChoice.none)
    for wrong in ["5", "\"regular\"", "\"System\"", "{}", "null"] {
      #expect(ModelRun(.surface, #"{"role": "card", "material": \#(wrong)}"#).ids == ["value"])
    }
    #expect(ModelRun(.surface, #"{"role": "card", "material": "{red}"}"#).ids == ["reference-type"])
    #expect(ModelRun(.surface, #"{"role": "card", "material": "{nope}"}"#).ids == ["reference-unresolved"])
  }

  @Test("shapes: a capsule for glass controls, a rectangle for the rest, or a radius")
  func shapes() throws {
    #expect(try #require(ModelRun.surface("").surface()).shape == .capsule)
    #expect(try #require(ModelRun.surface("", role: "card").surface()).shape == .rectangle)
    #expect(try #require(ModelRun.surface("", material: "{thin}").surface()).shape == .rectangle)
    #expect(try #require(ModelRun.surface(#""shape": "rectangle""#).surface()).shape == .rectangle)
    #expect(
      try #require(ModelRun.surface(#""shape": {"radius": "{gap}"}"#).surface()).shape == .rounded(Dimension(8, .px)))
    for wrong in ["8", "\"circle\"", "[]", "{}", #"{"radius": 8}"#, #"{"radius": "{gap}", "style": 1}"#] {
      #expect(ModelRun.surface("\"shape\": \(wrong)").ids == ["value"])
    }
  }

  // MARK: Dimming, tint, fill

  @Test("dimming is none, an opacity, or a color with one")
  func dimming() throws {
    let cases: [(String, Dimming)] = [
      ("\"none\"", .none), ("0", .layer(Self.black, opacity: 0)), ("1", .layer(Self.black, opacity: 1)),
      ("\"{half}\"", .layer(Self.black, opacity: 0.5)), (#"{"opacity": 0.3}"#, .layer(Self.black, opacity: 0.3)),
      (#"{"opacity": "{half}", "color": "{red}"}"#, .layer(Self.red, opacity: 0.5)),
    ]
    for (text, expected) in cases {
      let run = ModelRun.surface("\"dimming\": \(text)")
      run.expectClean()
      #expect(try #require(run.surface()).dimming == expected)
    }
    #expect(Dimming.none.opacity == 0 && Dimming.layer(Self.black, opacity: 0.4).opacity == 0.4)
  }

  @Test(
    "a wrong dimming is reported where it is wrong",
    arguments: [
      "1️⃣1.01", "1️⃣-0.1", "1️⃣\"35%\"", "1️⃣true", "1️⃣[]", "1️⃣{}", #"1️⃣{"color": "{red}"}"#, #"{"opacity": 1️⃣2}"#,
      #"{"opacity": 0.3, "color": 1️⃣"{veil}"}"#, #"{"opacity": 0.3, "color": 1️⃣"black"}"#,
      #"{"opacity": 0.3, 1️⃣"alpha": 1}"#, #"{"opacity": 1️⃣"none"}"#,
    ])
  func wrongDimming(marked: String) {
    let run = ModelRun.surface("\"dimming\": \(marked)")
    #expect(run.ids == ["value"])
    #expect(run.isAsMarked)
  }

  @Test("a tint is none, a color, or a set of them")
  func tints() throws {
    let pair = SchemePair(light: Self.red, dark: Self.black)
    let text = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#
    let cases: [(String, Tint)] = [
      ("\"none\"", .none), ("\"{red}\"", .color(Self.red)), (text, .color(Self.black)),
      (
        #"{"light": "{red}", "dark": \#(text), "increasedContrast": "{red}"}"#,
        .set(light: Self.red, dark: Self.black, increasedContrast: SchemePair(light: Self.red, dark: Self.red))
      ),
      (
        #"{"light": "{red}", "dark": "{red}", "increasedContrast": {"light": "{red}", "dark": \#(text)}}"#,
        .set(light: Self.red, dark: Self.red, increasedContrast: pair)
      ),
    ]
    for (text, expected) in cases {
      let run = ModelRun.surface("\"tint\": \(text)")
      run.expectClean()
      #expect(try #require(run.surface()).tint == expected)
    }
  }

  @Test(
    "a wrong tint is reported where it is wrong",
    arguments: [
      ("1️⃣\"red\"", "value"), ("1️⃣5", "value"), ("1️⃣\"{gap}\"", "reference-type"),
      (#"1️⃣{"light": "{red}", "dark": "{red}"}"#, "value"),
      (#"1️⃣{"light": "{red}", "increasedContrast": "{red}"}"#, "value"),
      (#"{"light": "{red}", "dark": "{red}", "increasedContrast": 1️⃣{"light": "{red}"}}"#, "light-dark-pairs"),
      (#"{"light": "{red}", "dark": "{red}", "increasedContrast": 1️⃣"none"}"#, "value"),
      (#"{"light": 1️⃣"none", "dark": "{red}", "increasedContrast": "{red}"}"#, "value"),
    ])
  func wrongTint(marked: String, id: String) {
    let run = ModelRun.surface("\"tint\": \(marked)")
    #expect(run.ids == [id])
    #expect(run.isAsMarked)
  }

  @Test("a fill is none or a color")
  func fills() throws {
    #expect(try #require(ModelRun.surface(#""fill": "none""#).surface()).fill == FillChoice.none)
    #expect(try #require(ModelRun.surface(#""fill": "{red}""#).surface()).fill == .color(Self.red))
    for wrong in ["\"white\"", "1", "[]"] { #expect(ModelRun.surface("\"fill\": \(wrong)").ids == ["value"]) }
  }

  // MARK: Backdrop, on, texts

  @Test(
    "a wrong backdrop is reported where it is wrong",
    arguments: [
      "1️⃣\"video\"", "1️⃣null", #"{"palette": 1️⃣[]}"#, #"{"palette": 1️⃣"{red}"}"#, #"{"palette": ["{red}", 1️⃣"blue"]}"#,
      #"{"content": 1️⃣"movie", "luminance": 2️⃣"light", "player": 3️⃣"AVKit"}"#, #"{1️⃣"legibility": "low"}"#,
    ])
  func wrongBackdrop(marked: String) {
    let run = ModelRun.surface("\"backdrop\": \(marked)")
    #expect(run.ids == [String](repeating: "value", count: run.marks.count))
    #expect(run.isAsMarked)
  }

  @Test("a surface lies on content, a surface or a material")
  func on() throws {
    #expect(try #require(ModelRun.surface(#""on": "content""#).surface()).on == .content)
    let run = ModelRun.surface(#""on": "{thin}""#)
    #expect(try #require(run.surface()).on == run.set.token(at: "thin").map { .material($0) })
    #expect(ModelRun.surface(#""on": "{red}""#).ids == ["reference-type"])
    #expect(ModelRun.surface(#""on": "{red}""#).diagnostics[0].message.contains("a surface or a material"))
    for wrong in ["\"Content\"", "5", "{}"] { #expect(ModelRun.surface("\"on\": \(wrong)").ids == ["value"]) }
  }

  @Test("texts are texts: not empty, and braces in them mean nothing", arguments: ["group", "schemeReason"])
  func texts(member: String) {
    for text in ["a {b} c 🎨", "{nope}", "a}"] { ModelRun.surface("\"\(member)\": \"\(text)\"").expectClean() }
    for wrong in ["\"\"", "5", "null", "[]"] {
      let run = ModelRun.surface("\"\(member)\": 1️⃣\(wrong)")
      #expect(run.ids == ["value"])
      #expect(run.isAsMarked)
    }
  }

  @Test("yes and no are true and false", arguments: ["custom", "vibrancyAllowed"])
  func booleans(member: String) {
    for value in ["true", "false"] { ModelRun.surface("\"\(member)\": \(value)").expectClean() }
    for wrong in ["\"true\"", "1", "null", "\"yes\""] {
      #expect(ModelRun.surface("\"\(member)\": \(wrong)").ids == ["value"])
    }
  }

  // MARK: Platforms

  @Test("platforms are those that are named and configured, in the order of the language")
  func platforms() {
    let run = ModelRun.surface(#""platforms": ["web", "tvOS", "iOS"]"#, platforms: [.iOS, .macOS, .web])
    run.expectClean()
    #expect(run.set.surfaces.filter { $0.token == run.set.token(at: "it") }.map(\.platform) == [.iOS, .web])
    #expect(run.set.platforms == [.iOS, .macOS, .web])
  }

  @Test(
    "wrong platforms are reported where they stand",
    arguments: ["1️⃣[]", "1️⃣\"iOS\"", "1️⃣{}", "[\"iOS\", 1️⃣\"iOS\"]", "[1️⃣\"ios\", 2️⃣5]"])
  func wrongPlatforms(marked: String) {
    let run = ModelRun.surface("\"platforms\": \(marked)")
    #expect(run.ids == [String](repeating: "value", count: run.marks.count))
    #expect(run.isAsMarked)
  }

  @Test("surfaces come token by token, each on its platforms; another name for one is no second one")
  func listing() {
    let run = ModelRun([
      #"""
      {
        "$type": "surface",
        "b": { "$value": { "role": "card", "material": "system", "platforms": ["web", "iOS"] } },
        "alias": { "$value": "{b}" },
        "a": { "$value": { "role": "card", "material": "system", "platforms": ["tvOS"] } },
        "wrong": { "$value": { "role": "card" } }
      }
      """#
    ])
    let found = run.set.surfaces.map { "\(run.set.path(of: $0.token)) \($0.platform.rawValue)" }
    #expect(found == ["b iOS", "b web", "a tvOS"])
  }
}
