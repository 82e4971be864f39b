import Testing
import TokenModel
import TokenSource

@Suite("Axes of themes")
struct ThemeAxesTests {
  private func axes(
    _ choices: [ThemeRun.Choice], native: [String: [String: NativeSetting]] = [:]
  ) async -> ThemeAxes {
    let run = await ThemeRun("{}", choices)
    return ThemeAxes(run.resolver, native: native)
  }

  @Test(
    "a modifier with light and dark is the appearance, whatever it is called", arguments: ["theme", "mode", "Look"])
  func appearance(_ name: String) async {
    let axes = await axes([.init(name, ["light": "{}", "dark": "{}"], default: "dark")])
    #expect(axes.axes == [ThemeAxis(.appearance, name: "appearance", contexts: ["light", "dark"], baseIndex: 1)])
    #expect(axes.choices == [[1], [0]])
    #expect(axes.name(of: [0]) == "\(name)=light")
  }

  @Test("contexts for both contrasts make two axes of one modifier")
  func twoAxes() async {
    let names: KeyValuePairs = ["light": "{}", "light-hc": "{}", "dark": "{}", "Dark High Contrast": "{}"]
    let axes = await axes([.init("theme", names, default: "light")])
    #expect(axes.axes.map(\.kind) == [.appearance, .contrast])
    #expect(
      axes.choices.map { axes.name(of: $0) } == [
        "theme=light", "theme=light-hc", "theme=dark", "theme=Dark High Contrast",
      ])
  }

  @Test("where a setting has no context of its own, the nearest one holds")
  func nearest() async {
    let names: KeyValuePairs = ["light": "{}", "dark": "{}", "dark-hc": "{}"]
    let axes = await axes([.init("theme", names, default: "light")])
    #expect(axes.choices.map { axes.name(of: $0) } == ["theme=light", "theme=light", "theme=dark", "theme=dark-hc"])
  }

  @Test("contrast and transparency are known by the modifier's name")
  func settings() async {
    let axes = await axes([
      .init("transparency", ["standard": "{}", "reduced": "{}"]), .init("Contrast", ["normal": "{}", "high": "{}"]),
    ])
    #expect(axes.axes.map(\.kind) == [.contrast, .transparency])
    #expect(axes.name(of: [1, 0]) == "transparency=standard,Contrast=high")
    #expect(axes.choices == [[0, 0], [0, 1], [1, 0], [1, 1]])
  }

  @Test("everything else is a team's own", arguments: ["brand", "contrast"])
  func own(_ name: String) async {
    let axes = await axes([.init(name, ["acme": "{}", "zeta": "{}", "light": "{}"], default: "zeta")])
    #expect(axes.axes == [ThemeAxis(.modifier, name: name, contexts: ["acme", "zeta", "light"], baseIndex: 1)])
    #expect(axes.choices == [[1], [0], [2]])
  }

  @Test("a second modifier for one setting is a team's own")
  func second() async {
    let axes = await axes([
      .init("theme", ["light": "{}", "dark": "{}"]), .init("chart", ["light": "{}", "dark": "{}"]),
    ])
    #expect(axes.axes.map(\.kind) == [.appearance, .modifier])
    #expect(axes.axes[1].name == "chart")
    #expect(axes.inputs(of: [1, 0], isNativeOnly: true).map(\.context) == ["dark"])
  }

  @Test("a project says what its contexts stand for")
  func given() async {
    let native = [
      "time": ["day": NativeSetting(appearance: .light), "night": NativeSetting(appearance: .dark)]
    ]
    let axes = await axes([.init("time", ["day": "{}", "night": "{}"], default: "day")], native: native)
    #expect(axes.axes.map(\.kind) == [.appearance])
    #expect(axes.name(of: [1]) == "time=night")
  }

  @Test("choices leave the base along one axis first, then along two")
  func order() async {
    let axes = await axes([
      .init("brand", ["a": "{}", "b": "{}", "c": "{}"]), .init("theme", ["light": "{}", "dark": "{}"]),
    ])
    #expect(axes.count == 6)
    #expect(axes.choices == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]])
  }
}
