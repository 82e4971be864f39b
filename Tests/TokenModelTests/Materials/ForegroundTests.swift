import Testing
import TokenDiagnostics
import TokenModel

@Suite("Foregrounds")
struct ForegroundTests {
  private func run(_ members: String) -> ModelRun { ModelRun.surface(#""content": {"x": {\#(members)}}"#) }

  private func read(_ members: String, _ state: String = "rest") throws -> (Foreground, isActive: Bool) {
    let run = ModelRun.surface(#""state": "\#(state)", "content": {"x": {\#(members)}}"#)
    run.expectClean()
    let surface = try #require(run.surface())
    let foreground = try #require(surface.content.first)
    return (foreground, surface.isActive(foreground))
  }

  // MARK: Defaults

  @Test(
    "each element has its defaults",
    arguments: [
      ("text", "body", "template"), ("symbol", "-", "template"), ("shape", "-", "template"),
      ("separator", "-", "template"), ("image", "-", "original"),
    ])
  func defaults(element: String, role: String, rendering: String) throws {
    let (foreground, isActive) = try read(#""element": "\#(element)", "color": "{red}""#)
    #expect(foreground.name == "x")
    #expect(foreground.element.value.rawValue == element)
    #expect(foreground.role?.rawValue ?? "-" == role)
    #expect(foreground.rendering.rawValue == rendering)
    #expect(foreground.size == 17 && foreground.weight == 400)
    #expect(foreground.state == nil && isActive && foreground.legibility == .normal)
    #expect(foreground.secondStyle == nil)
  }

  @Test(
    "a text's role gives it size and weight",
    arguments: [
      ("large-title", 34, 400), ("title", 28, 400), ("headline", 17, 600), ("body", 17, 400), ("callout", 16, 400),
      ("subtitle", 15, 400), ("footnote", 13, 400), ("caption", 12, 400), ("control", 17, 400),
      ("placeholder", 17, 400),
    ] as [(String, Double, Double)])
  func textRoles(role: String, size: Double, weight: Double) throws {
    let (foreground, _) = try read(#""element": "text", "role": "\#(role)", "color": "{red}""#)
    #expect(foreground.role?.rawValue == role)
    #expect(foreground.size == size && foreground.weight == weight)
  }

  @Test("size and weight are written out or come from a typography")
  func sizes() throws {
    let text = #""element": "text", "color": "{red}""#
    func size(_ members: String) throws -> [Double] {
      let (foreground, _) = try read(text + ", " + members)
      return [foreground.size, foreground.weight]
    }
    #expect(try size(#""size": {"value": 20, "unit": "px"}"#) == [20, 400])
    #expect(try size(#""size": {"value": 2, "unit": "rem"}, "weight": "heavy""#) == [32, 900])
    #expect(try size(#""role": "headline", "size": "{gap}""#) == [8, 600])
    #expect(try size(#""weight": "{bold}""#) == [17, 700])
    #expect(try size(#""role": "caption", "typography": "{prose}""#) == [24, 700])
    let symbol = try read(#""element": "symbol", "color": "{red}", "weight": 300"#).0
    #expect(symbol.size == 17 && symbol.weight == 300)
  }

  @Test("whether it reacts is its own word, else the surface's")
  func states() throws {
    let text = #""element": "text", "color": "{red}""#
    #expect(try read(text, "rest").isActive)
    #expect(try read(text, "selected").isActive)
    #expect(try !read(text, "inactive").isActive)
    #expect(try read(text + #", "state": "active""#, "inactive").isActive)
    #expect(try !read(text + #", "state": "inactive""#, "active").isActive)
    #expect(try read(text + #", "legibility": "low""#).0.legibility == .low)
  }

  // MARK: Style

  @Test("the style is a vibrancy, a color by name, or a color")
  func styles() throws {
    let run = run(#""element": "text", "vibrancy": "{label}""#)
    let label = try #require(run.set.token(at: "label"))
    let red = try #require(run.set.token(at: "red"))
    let color = ColorCoordinates(.srgb, 1, 0, 0)
    #expect(run.surface()?.content.first?.style.value == .vibrancy(label))
    #expect(try read(#""element": "text", "color": "{red}""#).0.style.value == .color(color, token: red))
    let explicit = #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#
    #expect(try read(#""element": "text", "color": \#(explicit)"#).0.style.value == .color(color, token: nil))
    #expect(try read(#""element": "image""#).0.style.value == .original)
    #expect(try read(#""element": "image", "vibrancy": "{label}""#).0.style.value == .vibrancy(label))
  }

  @Test("a color beside a vibrancy is kept for the rule that judges it")
  func both() throws {
    let (foreground, _) = try read(#""element": "text", "color": "{red}", "vibrancy": "{label}""#)
    if case .vibrancy = foreground.style.value {} else { Issue.record("the vibrancy comes first") }
    if case .color? = foreground.secondStyle?.value {} else { Issue.record("the color comes second") }
  }

  @Test("all but images need a style", arguments: ["text", "symbol", "shape", "separator"])
  func styleNeeded(element: String) {
    let found = run(#""element": "\#(element)""#)
    #expect(found.diagnostics.map(\.message) == ["a \(element) needs either “vibrancy” or “color”"])
  }

  // MARK: Faults

  @Test(
    "what is wrong is reported at the member",
    arguments: [
      #""element": "text", "color": 1️⃣"red""#, #""element": "text", "vibrancy": 1️⃣"label""#,
      #""element": "text", "color": "{red}", "role": 1️⃣"icon""#,
      #""element": "symbol", "color": "{red}", "role": 1️⃣"body""#,
      #""element": "separator", "color": "{red}", "role": 1️⃣"icon""#,
      #""element": "text", "color": "{red}", "size": 1️⃣17"#, #""element": "text", "color": "{red}", "weight": 1️⃣0"#,
      #""element": "text", "color": "{red}", "typography": 1️⃣5"#,
      #""element": "text", "color": "{red}", "typography": 1️⃣"{prose}", "size": "{gap}""#,
      #""element": "text", "color": "{red}", "typography": 1️⃣"{prose}", "weight": 400"#,
      #""element": "text", "color": "{red}", 1️⃣"font": "Inter""#,
      #""color": "{red}", "element": 1️⃣"label", "role": 2️⃣"header", "state": 3️⃣"on", "size": 4️⃣"big""#,
    ])
  func wrong(marked: String) {
    let found = run(marked)
    #expect(found.ids == [String](repeating: "value", count: found.marks.count))
    #expect(found.isAsMarked)
    #expect(found.value == nil)
  }

  @Test("a foreground without its element is told so, and the rest of it is judged")
  func noElement() {
    let found = ModelRun.surface(#""content": {"x": 1️⃣{"role": "icon", "legibility": 2️⃣"high"}, "y": 3️⃣5, "z": 4️⃣"text"}"#)
    #expect(found.isAsMarked)
    #expect(ModelRun.surface(#""content": 1️⃣[]"#).isAsMarked)
  }

  @Test(
    "references of another type are refused",
    arguments: [
      #""vibrancy": 1️⃣"{red}""#, #""color": 1️⃣"{label}""#, #""color": "{red}", "size": 1️⃣"{half}""#,
      #""color": "{red}", "weight": 1️⃣"{half}""#, #""color": "{red}", "typography": 1️⃣"{gap}""#,
    ])
  func wrongReferences(marked: String) {
    let found = run(#""element": "text", "# + marked)
    #expect(found.ids == ["reference-type"])
    #expect(found.isAsMarked)
  }
}
