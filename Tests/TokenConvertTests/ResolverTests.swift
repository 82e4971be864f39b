import Testing

@testable import TokenConvert

/// Input that has a resolver document already.
@Suite struct ResolverTests {
  static let files = [
    "theme.resolver.json": ##"""
    {
      "name": "Kept as it is",
      "version": "2025.10",
      "sets": { "base": { "sources": [{ "$ref": "./src/base.json" }] } },
      "modifiers": {
        "mode": {
          "contexts": {
            "light": [],
            "dark": [
              { "$ref": "./src/dark.json5" }
            ]
          },
          "default": "light"
        }
      },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/mode" }]
    }
    """##,
    "src/base.json":
      ##"{"bg": {"$type": "color", "$value": "#fff"}, "line": {"$type": "color", "$value": "{bg}", "alpha": 0.5}, "name": {"$type": "color", "$value": "{bg}"}}"##,
    "src/dark.json5": "{bg: {$type: 'color', $value: '#000'}}",
    "src/other.json": ##"{"own": {"$type": "color", "$value": "{bg}"}}"##,
  ]

  @Test func referencesLeadToTheNewFiles() {
    let folder = ConvertedFolder(Self.files)
    let text = Self.files["theme.resolver.json"] ?? ""
    let expected = text.replacing("./src/base.json", with: "src/base.tokens.json")
      .replacing("./src/dark.json5", with: "src/dark.tokens.json")
      .replacing("\"light\": []", with: "\"light\": [{ \"$ref\": \"./src/base.light.tokens.json\" }]")
      .replacing(
        "\"src/dark.tokens.json\" }",
        with: "\"src/dark.tokens.json\" },\n          { \"$ref\": \"./src/base.dark.tokens.json\" }")
    #expect(folder.text("theme.resolver.json") == expected)
  }

  @Test func computedValuesFollowTheContexts() async {
    let folder = ConvertedFolder(Self.files)
    #expect(folder.failures.isEmpty)
    #expect(folder.value("line/$value/components", in: "src/base.light.tokens.json") == "[1,1,1]")
    #expect(folder.value("line/$value/components", in: "src/base.dark.tokens.json") == "[0,0,0]")
    #expect(folder.value("line/$value/alpha", in: "src/base.dark.tokens.json") == "0.5")
    #expect(await folder.faults(["src/base.tokens.json", "src/base.light.tokens.json", "src/other.tokens.json"]) == [])
  }

  @Test func aFileThatTheResolverLeavesOutIsToldOf() {
    let folder = ConvertedFolder(Self.files)
    #expect(folder.value("own/$value", in: "src/other.tokens.json") == "\"{bg}\"")
    #expect(folder.places.contains("src/other.json:1:1: changed"))
  }

  @Test func aFileThatIsNotThereIsToldOf() {
    var files = Self.files
    files["src/dark.json5"] = nil
    let folder = ConvertedFolder(files)
    #expect(folder.failures.count == 1)
    #expect(
      folder.failures.first?.hasPrefix("theme.resolver.json:10:21: not-convertible there is no token file") == true)
    #expect(!folder.result.isComplete)
  }

  @Test func tokensInsideTheResolverAreConvertedThere() {
    let text = ##"""
      {
        "version": "2025.10",
        "sets": {
          "a": {
            "sources": [
              { "x": { "$type": "color", "$value": "#f00" }, "old": { "$type": "asset", "$value": "p" } },
              { "y": { "$type": "color", "$value": "{x}" } }
            ]
          }
        },
        "modifiers": { "m": { "contexts": { "p": [{ "z": { "$type": "dimension", "$value": "4px" } }], "q": [] } } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }, { "$ref": "#/modifiers/m" }]
      }

      """##
    let folder = ConvertedFolder(["t.resolver.json": text])
    #expect(folder.result.files.map(\.path) == ["t.resolver.json"])
    #expect(folder.failures.count == 1)
    #expect(
      folder.value("modifiers/m/contexts/p", in: "t.resolver.json")
        == ##"[{"z":{"$type":"dimension","$value":{"unit":"px","value":4}}}]"##)
    #expect(folder.text("t.resolver.json").contains(##"        { "y": { "$type": "color", "$value": "{x}" } }"##))
    #expect(folder.text("t.resolver.json").contains(##""notConverted": {"##))
  }
}
