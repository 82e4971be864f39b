import Testing
import TokenDiagnostics
import TokenModel

@Suite("Overrides")
struct OverrideTests {
  private static let red = ColorCoordinates(.srgb, 1, 0, 0)

  @Test("a member takes the place of the base's whole, on its platform alone")
  func members() throws {
    let run = ModelRun.surface(
      """
      "backdrop": { "content": "video", "luminance": "bright" }, "dimming": 0.5, "tint": "{red}", "text": "heavy",
      "overrides": {
        "macOS": { "role": "sidebar", "material": "{thin}", "backdrop": { "luminance": "dark" }, "text": "none" }
      }
      """)
    run.expectClean()
    let mac = try #require(run.surface(.macOS))
    #expect(mac.role.value == .sidebar && mac.isStandard && mac.text == .none)
    #expect(mac.backdrop?.content == nil && mac.backdrop?.luminance?.value == .dark)
    #expect(mac.dimming?.opacity == 0.5 && mac.tint == .color(Self.red))
    let phone = try #require(run.surface(.iOS))
    #expect(phone.role.value == .toolbar && phone.isGlass && phone.text == .heavy)
    #expect(phone.backdrop?.content?.value == .video)
  }

  @Test("none in an override is a decision, not an absence")
  func none() throws {
    let run = ModelRun.surface(
      """
      "dimming": 0.5, "tint": "{red}", "fill": "{red}",
      "overrides": { "tvOS": { "material": "none", "dimming": "none", "tint": "none", "fill": "none" } }
      """)
    run.expectClean()
    let television = try #require(run.surface(.tvOS))
    #expect(television.materialChoice.value == MaterialChoice.none && television.material == nil)
    #expect(television.dimming == Dimming.none && television.tint == Tint.none && television.fill == FillChoice.none)
    #expect(television.declared.dimming != nil && television.declared.tint != nil)
  }

  @Test("iPadOS does not inherit what is said of iOS")
  func iPad() throws {
    let run = ModelRun.surface(#""overrides": {"iOS": {"state": "active"}}"#)
    run.expectClean()
    #expect(try #require(run.surface(.iOS)).state == .active)
    #expect(try #require(run.surface(.iPadOS)).state == .rest)
  }

  @Test("content is merged by name: whole foregrounds replaced in their place, new ones added at the end")
  func content() throws {
    let run = ModelRun.surface(
      """
      "content": {
        "title": { "element": "text", "role": "title", "color": "{red}", "state": "inactive" },
        "icon": { "element": "symbol", "color": "{red}" }
      },
      "overrides": {
        "macOS": {
          "content": {
            "badge": { "element": "shape", "color": "{red}" },
            "title": { "element": "text", "vibrancy": "{label}" }
          }
        },
        "tvOS": { "content": {} }
      }
      """)
    run.expectClean()
    let mac = try #require(run.surface(.macOS))
    #expect(mac.content.map(\.name) == ["title", "icon", "badge"])
    #expect(mac.content[0].role == .body && mac.content[0].state == nil)
    #expect(mac.content[0].style.value == run.set.token(at: "label").map { .vibrancy($0) })
    #expect(try #require(run.surface(.iOS)).content.map(\.name) == ["title", "icon"])
    #expect(try #require(run.surface(.tvOS)).content.map(\.name) == ["title", "icon"])
  }

  @Test("names that only look alike are two foregrounds")
  func contentNames() throws {
    let run = ModelRun.surface(
      """
      "content": { "é": { "element": "image" }, "e\u{301}": { "element": "image" } },
      "overrides": { "iOS": { "content": { "e\u{301}": { "element": "text", "color": "{red}" } } } }
      """)
    run.expectClean()
    let content = try #require(run.surface()).content
    #expect(content.map(\.element.value) == [.image, .text])
  }

  @Test("content that nobody declared stays undeclared")
  func noContent() throws {
    let run = ModelRun.surface(#""overrides": {"iOS": {"state": "active"}, "macOS": {"content": {}}}"#)
    #expect(try #require(run.surface(.iOS)).declared.content == nil)
    #expect(try #require(run.surface(.macOS)).declared.content == [])
  }

  @Test("an override of a platform that the surface is not for is a warning")
  func unused() {
    let run = ModelRun.surface(
      #""platforms": ["iOS", "web"], "overrides": {"iOS": {}, 1️⃣"macOS": {"state": "active"}, 2️⃣"iPadOS": {}}"#)
    #expect(run.ids == ["override-unused", "override-unused"])
    #expect(run.diagnostics.filter { $0.id == "override-unused" }.allSatisfy { $0.severity == .warning })
    #expect(run.isAsMarked)
    #expect(run.surface() != nil)
  }

  @Test(
    "what an override may not hold is reported there",
    arguments: [
      (#"{"iOS": {1️⃣"platforms": ["iOS"]}}"#, 1), (#"{"iOS": {1️⃣"overrides": {}}}"#, 1), (#"{"iOS": 1️⃣5}"#, 1),
      ("1️⃣[]", 1), ("1️⃣\"iOS\"", 1), (#"{1️⃣"ios": {}}"#, 1), (#"{"iOS": {"state": 1️⃣"on", "role": 2️⃣"bar"}}"#, 2),
      (#"{"web": {"dimming": 1️⃣2}, "iOS": {1️⃣"nope": 1}}"#, 2),
    ])
  func wrong(marked: String, count: Int) {
    let run = ModelRun.surface("\"overrides\": \(marked)")
    #expect(run.ids == [String](repeating: "value", count: count))
    #expect(run.isAsMarked)
    #expect(run.value == nil)
  }

  @Test("an override needs neither role nor material, and may bring either")
  func notRequired() {
    ModelRun.surface(#""overrides": {"iOS": {}, "macOS": {"role": "sidebar"}, "tvOS": {"material": "none"}}"#)
      .expectClean()
  }
}
