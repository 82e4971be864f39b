import Testing
import TokenDiagnostics
import TokenModel

@Suite("Recipes")
struct RecipeTests {
  private static let blur = #""blur": {"value": 30, "unit": "px"}"#
  private static let curve =
    #"{"amount": 0.6, "points": [0.725, 0.825, 0.76, 0.73], "saturation": 1.35, "brightness": 0.12}"#
  private static let glass =
    #"{"white": 0.96, "black": 0.4, "saturation": 1.2, "fill": "{veil}", "maxLuma": 0.94, "clamp": 1}"#
  private static let flat = #"{"saturation": 1.3, "tint": "{veil}"}"#
  private static let blendFill = #"{"saturation": 1.8, "fill": "{veil}", "blend": "{red}", "mode": "darken"}"#
  static let pipelines = ["curve": curve, "glass": glass, "flat": flat, "blendFill": blendFill]

  private static let red = ColorCoordinates(.srgb, 1, 0, 0)
  private static let veil = ColorCoordinates(.srgb, 0, 0, 0, alpha: 0.5)

  private func run(_ light: String, on platform: String = "iOS") -> ModelRun {
    let dark = #"{"flat": \#(Self.flat), \#(Self.blur)}"#
    return ModelRun(
      .material, #"{"kind": "standard", "recipe": {"\#(platform)": {"light": \#(light), "dark": \#(dark)}}}"#)
  }

  private func recipes(_ run: ModelRun) throws -> MaterialRecipes {
    run.expectClean()
    guard case .material(let material) = try #require(run.value) else { throw Mismatch() }
    return try #require(material.recipe)
  }

  @Test("there are four pipelines")
  func fourPipelines() throws {
    func pipeline(_ name: String) throws -> MaterialRecipe.Pipeline? {
      let text = try #require(Self.pipelines[name])
      let recipe = try recipes(run(#"{"\#(name)": \#(text), \#(Self.blur)}"#)).iOS?.light
      #expect(recipe?.blur == Dimension(30, .px))
      return recipe?.pipeline
    }
    #expect(
      try pipeline("curve")
        == .curve(amount: 0.6, points: [0.725, 0.825, 0.76, 0.73], saturation: 1.35, brightness: 0.12))
    #expect(
      try pipeline("glass")
        == .glass(white: 0.96, black: 0.4, saturation: 1.2, fill: Self.veil, maxLuma: 0.94, clamp: 1))
    #expect(try pipeline("flat") == .flat(saturation: 1.3, tint: Self.veil))
    #expect(
      try pipeline("blendFill") == .blendFill(saturation: 1.8, fill: Self.veil, blend: Self.red, mode: .darken))
  }

  @Test("three platforms have recipes", arguments: ["iOS", "macOS", "tvOS"])
  func platforms(platform: String) throws {
    let found = try recipes(run(#"{"flat": \#(Self.flat), \#(Self.blur)}"#, on: platform))
    let given = [found.iOS, found.macOS, found.tvOS].map { $0 != nil }
    #expect(given == ["iOS", "macOS", "tvOS"].map { $0 == platform })
  }

  @Test("other platforms have none", arguments: ["iPadOS", "visionOS", "watchOS", "web"])
  func noPlatforms(platform: String) {
    #expect(run(#"{"flat": \#(Self.flat), \#(Self.blur)}"#, on: platform).ids == ["value"])
  }

  @Test("blend modes are two")
  func modes() throws {
    for mode in MaterialRecipe.BlendMode.allCases {
      let text = Self.blendFill.replacing("darken", with: mode.rawValue)
      let recipe = try recipes(run(#"{"blendFill": \#(text), \#(Self.blur)}"#)).iOS?.light
      #expect(recipe?.pipeline == .blendFill(saturation: 1.8, fill: Self.veil, blend: Self.red, mode: mode))
    }
    #expect(MaterialRecipe.BlendMode.allCases.map(\.rawValue) == ["darken", "lighten"])
    let wrong = Self.blendFill.replacing("\"darken\"", with: "1️⃣\"multiply\"")
    #expect(run(#"{"blendFill": \#(wrong), \#(Self.blur)}"#).isAsMarked)
  }

  @Test("every figure of a pipeline is needed", arguments: pipelines.keys.sorted())
  func missingFigures(name: String) throws {
    let text = try #require(Self.pipelines[name])
    let value = try #require(JSONValue(text: text))
    guard case .object(let members) = value else { throw Mismatch() }
    for member in members.keys.map({ String(decoding: $0, as: UTF8.self) }) {
      let run = run(#"{"\#(name)": \#(text.replacing("\"\(member)\"", with: "\"xxxxxxxxxxxx\"")), \#(Self.blur)}"#)
      #expect(run.ids == ["value", "value"])
      #expect(run.diagnostics.contains { $0.message.contains("needs “\(member)”") })
    }
  }

  @Test(
    "a wrong recipe is reported where it is wrong",
    arguments: [
      #"1️⃣{"flat": \#(flat), "curve": \#(curve), \#(blur)}"#, #"1️⃣{\#(blur)}"#, #"1️⃣{"flat": \#(flat)}"#,
      #"{"flat": \#(flat), "blur": 1️⃣30}"#, #"{"flat": \#(flat), \#(blur), 1️⃣"wobble": 1}"#, "1️⃣[]",
      #"{"flat": {"saturation": 1️⃣"x", "tint": 2️⃣1}, \#(blur)}"#,
      #"{"curve": {"amount": 1, "points": 1️⃣[0, 1, 2], "saturation": 1, "brightness": 0}, \#(blur)}"#,
      #"{"curve": {"amount": 1, "points": [0, 1️⃣"1", 2, 2️⃣null], "saturation": 1, "brightness": 0}, \#(blur)}"#,
    ])
  func wrong(marked: String) {
    let run = run(marked)
    #expect(run.ids == [String](repeating: "value", count: run.marks.count))
    #expect(run.isAsMarked)
    #expect(run.value == nil)
  }

  @Test("both schemes are needed")
  func schemes() {
    let recipe = #"{"iOS": 1️⃣{"light": {"flat": \#(Self.flat), \#(Self.blur)}}}"#
    let run = ModelRun(.material, #"{"kind": "glass", "recipe": \#(recipe)}"#)
    #expect(run.ids == ["light-dark-pairs"])
    #expect(run.isAsMarked)
  }
}
