import Testing

@testable import TokenConvert

@Suite struct TokensStudioTests {
  static let folder = [
    "core.json": ##"{"white": {"$type": "color", "$value": "#fff"}, "grid": {"$type": "number", "$value": "4"}}"##,
    "mode/light.json":
      ##"{"bg": {"$type": "color", "$value": "{white}"}, "base": {"$type": "sizing", "$value": "8"}}"##,
    "mode/dark.json":
      ##"{"bg": {"$type": "color", "$value": "#000000"}, "base": {"$type": "sizing", "$value": "10px"}}"##,
    "brand/a.json": ##"{"accent": {"$type": "color", "$value": "#f00"}}"##,
    "brand/b.json": ##"{"accent": {"$type": "color", "$value": "#00f"}}"##,
    "semantic.json": ##"""
    {
      "gap": { "$type": "spacing", "$value": "{base} * 1.5" },
      "shade": { "$type": "color", "$value": "{bg}", "$extensions": { "studio.tokens": { "modify": { "type": "darken", "value": "0.1", "space": "srgb" } }, "x": 1.0 } },
      "both": { "$type": "color", "$value": "{bg}", "$extensions": { "studio.tokens": { "modify": { "type": "mix", "value": "0.5", "space": "srgb", "color": "{accent}" } } } },
      "page": { "$type": "color", "$value": "{bg}" }
    }
    """##,
    "alone.json": ##"{"spare": {"$type": "spacing", "$value": "{grid} * 2px"}}"##,
    "$metadata.json": ##"{"tokenSetOrder": ["core", "mode/light", "mode/dark", "brand/a", "brand/b", "semantic"]}"##,
    "$themes.json": ##"""
    [
      {"id": "1", "name": "Light", "group": "Mode", "selectedTokenSets": {"core": "source", "mode/light": "enabled", "semantic": "enabled"}},
      {"id": "2", "name": "Dark", "group": "Mode", "selectedTokenSets": {"core": "source", "mode/dark": "enabled", "semantic": "enabled", "mode/light": "disabled"}},
      {"id": "3", "name": "A", "group": "Brand 1", "selectedTokenSets": {"brand/a": "enabled"}, "$figmaModeId": "9:1"},
      {"id": "4", "name": "B", "group": "Brand 1", "selectedTokenSets": {"brand/b": "enabled"}}
    ]
    """##,
  ]

  private func resolver(_ path: String, _ folder: ConvertedFolder) -> String? {
    folder.value(path, in: "themes.resolver.json")
  }

  @Test func groupsOfThemesBecomeModifiers() {
    let folder = ConvertedFolder(Self.folder)
    #expect(resolver("sets/base/sources", folder) == #"[{"$ref":"core.tokens.json"}]"#)
    #expect(resolver("sets/base-2/sources", folder) == #"[{"$ref":"semantic.tokens.json"}]"#)
    #expect(
      resolver("modifiers/Mode/contexts/Dark", folder)
        == #"[{"$ref":"mode/dark.tokens.json"},{"$ref":"semantic.Dark.tokens.json"}]"#)
    #expect(resolver("modifiers/Mode/default", folder) == "\"Light\"")
    #expect(resolver("modifiers/Brand 1/contexts/B", folder) == #"[{"$ref":"brand/b.tokens.json"}]"#)
    #expect(
      resolver("resolutionOrder", folder)
        == ##"[{"$ref":"#/sets/base"},{"$ref":"#/modifiers/Mode"},{"$ref":"#/modifiers/Brand%201"},{"$ref":"#/sets/base-2"}]"##
    )
    #expect(folder.text("themes.resolver.json").contains(##""$figmaModeId": "9:1""##))
  }

  @Test func whatIsComputedFollowsTheContext() {
    let folder = ConvertedFolder(Self.folder)
    #expect(folder.value("gap/$value", in: "semantic.Light.tokens.json") == #"{"unit":"px","value":12}"#)
    #expect(folder.value("gap/$value", in: "semantic.Dark.tokens.json") == #"{"unit":"px","value":15}"#)
    #expect(folder.value("shade/$value/components", in: "semantic.Light.tokens.json") == "[0.9,0.9,0.9]")
    #expect(folder.value("shade/$value/hex", in: "semantic.Dark.tokens.json") == "\"#000000\"")
    #expect(folder.value("page/$value", in: "semantic.tokens.json") == "\"{bg}\"")
    #expect(folder.value("gap", in: "semantic.tokens.json") == nil)
    #expect(folder.text("semantic.Dark.tokens.json").contains(#""x": 1.0"#))
    // What depends on two choices at once has no place in a resolver.
    #expect(folder.failures.count == 1)
    #expect(
      folder.failures.first?.hasPrefix(
        "semantic.json:4:41: not-convertible “both” is left out: its computed value depends") == true)
  }

  @Test func everyChoiceOfContextsIsClean() async {
    let folder = ConvertedFolder(Self.folder)
    for (mode, label) in [("light", "Light"), ("dark", "Dark")] {
      for brand in ["a", "b"] {
        let files: Set<String> = [
          "core.tokens.json", "semantic.tokens.json", "mode/\(mode).tokens.json", "semantic.\(label).tokens.json",
          "brand/\(brand).tokens.json", "alone.tokens.json",
        ]
        #expect(await folder.faults(files) == [])
      }
    }
  }

  @Test func aSetThatNoThemeSelectsIsWrittenAndToldOf() {
    let folder = ConvertedFolder(Self.folder)
    #expect(folder.value("spare/$value", in: "alone.tokens.json") == #"{"unit":"px","value":8}"#)
    #expect(folder.places.contains("alone.json:1:1: changed"))
  }

  @Test func oneFileOfManySets() async {
    let folder = ConvertedFolder(
      ##"""
      {
        "core": {"a": {"value": "4", "type": "spacing"}},
        "theme/light": {"b": {"value": "{a} + 2px", "type": "sizing"}, "c": {"value": "{text.fontSize}", "type": "fontSizes"},
          "text": {"value": {"fontFamily": "Inter", "fontSize": "16", "fontWeight": "Bold", "lineHeight": "150%"}, "type": "typography"}},
        "$themes": [], "$metadata": {"tokenSetOrder": ["core", "theme/light"]}
      }
      """##, name: "tokens.json")
    #expect(folder.failures.isEmpty)
    #expect(folder.value("a/$value", in: "tokens/core.tokens.json") == #"{"unit":"px","value":4}"#)
    #expect(folder.value("b/$value", in: "tokens/theme/light.tokens.json") == #"{"unit":"px","value":6}"#)
    #expect(folder.value("c/$value", in: "tokens/theme/light.tokens.json") == #"{"unit":"px","value":16}"#)
    #expect(folder.value("text/$value/lineHeight", in: "tokens/theme/light.tokens.json") == "1.5")
    #expect(await folder.faults() == [])
  }

  @Test(arguments: [
    ("lighten", "0.5", "srgb", "[0.5,0.5,0.5]"), ("darken", "0.5", "srgb", "[0,0,0]"),
    ("alpha", "0.3", "srgb", "[0,0,0]"),
    ("lighten", "0.5", "hsl", "[0.5,0.5,0.5]"), ("lighten", "0.5", "lch", "[0.4663,0.4663,0.4663]"),
    ("mix", "0.25", "srgb", "[0.25,0.25,0.25]"),
  ])
  func colorModifiers(kind: String, amount: String, space: String, components: String) {
    let folder = ConvertedFolder(
      ##"{"t": {"$type": "color", "$value": "#000", "$extensions": {"studio.tokens": {"modify": {"type": "\##(kind)", "value": "\##(amount)", "space": "\##(space)", "color": "#fff"}}}}}"##
    )
    #expect(folder.value("t/$value/components") == components)
    #expect(folder.value("t/$value/alpha") == (kind == "alpha" ? "0.3" : nil))
  }
}
