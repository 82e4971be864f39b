import Testing

@testable import TokenConvert

@Suite struct StyleDictionaryTests {
  @Test func typesComeFromTheWordTheValueOrThePath() {
    let folder = ConvertedFolder(
      ##"""
      {
        "color": { "red": { "value": "#f00" }, "any": { "value": "red" } },
        "size": { "font": { "small": { "value": "12px" }, "medium": { "value": 1 } } },
        "time": { "slow": { "value": 400 } },
        "font": { "weight": { "bold": { "value": "bold" } }, "family": { "base": { "value": "Arial, sans-serif" } } },
        "opacity": { "half": { "value": 0.5 } },
        "layer": { "top": { "value": 10 } }
      }
      """##)
    #expect(folder.failures.isEmpty)
    for (path, type) in [
      ("color/red", "color"), ("color/any", "color"), ("size/font/small", "dimension"),
      ("size/font/medium", "dimension"),
      ("time/slow", "duration"), ("font/weight/bold", "fontWeight"), ("font/family/base", "fontFamily"),
      ("opacity/half", "number"), ("layer/top", "number"),
    ] {
      #expect(folder.value(path + "/$type") == "\"\(type)\"", "\(path)")
    }
    #expect(folder.value("size/font/medium/$value") == #"{"unit":"rem","value":1}"#)
  }

  @Test func aUnitCanBeAskedFor() {
    let folder = ConvertedFolder(#"{"size": {"m": {"value": 4}}}"#, unit: "px")
    #expect(folder.value("size/m/$value") == #"{"unit":"px","value":4}"#)
  }

  @Test func referencesAreReadWithAndWithoutValue() async {
    let folder = ConvertedFolder([
      "a.json":
        ##"{"color": {"red": {"value": "#f00"}, "x": {"value": "{color.red.value}"}, "y": {"value": "{ color.x }"}}}"##,
      "b/c.json":
        ##"{"edge": {"value": "1px solid {color.red}", "type": "border"}, "pad": {"value": "{size.s}rem", "type": "size"}, "size": {"s": {"value": 2, "type": "number"}}}"##,
    ])
    #expect(folder.failures.isEmpty)
    #expect(folder.value("color/x/$value") == "\"{color.red}\"")
    #expect(folder.value("color/y/$value") == "\"{color.x}\"")
    #expect(folder.value("edge/$value/width", in: "b/c.tokens.json") == #"{"unit":"px","value":1}"#)
    #expect(folder.value("pad/$value", in: "b/c.tokens.json") == #"{"unit":"rem","value":2}"#)
    #expect(await folder.faults() == [])
  }

  @Test func commentsAndOtherMembersAreKept() {
    let folder = ConvertedFolder(
      ##"{"color": {"comment": "All of them.", "red": {"value": "#f00", "comment": "W\u00e4rm.", "themeable": true, "attributes": {"a": [1]}}}}"##
    )
    #expect(folder.value("color/$description") == "\"All of them.\"")
    #expect(folder.value("color/red/$description") == "\"Wärm.\"")
    #expect(folder.text("a.tokens.json").contains(#""W\u00e4rm.""#))
    #expect(folder.value("color/red/$extensions/dev.tokenc/members") == #"{"attributes":{"a":[1]},"themeable":true}"#)
    #expect(folder.places == ["a.json:1:89: changed", "a.json:1:108: changed"])
  }

  /// Broken references are told of at their place and left out with what depends on them.
  @Test(arguments: [
    (##"{"a": {"value": "{b}"}, "b": {"value": "{a}"}, "c": {"value": "{a}"}, "d": {"value": 1}}"##, 3),
    (##"{"a": {"value": "{a}"}, "d": {"value": 1}}"##, 1), (##"{"a": {"value": "{nope}"}, "d": {"value": 1}}"##, 1),
    (##"{"g": {"a": {"value": 1}}, "x": {"value": "{g}"}}"##, 1), (##"{"a": "{b}", "b": "{a}", "d": 1}"##, 2),
    (
      ##"{"a": {"value": "{b} * 2", "type": "size"}, "b": {"value": "{a} + 1", "type": "size"}, "d": {"value": 1}}"##, 2
    ),
    (##"{"a": {"value": "{b", "type": "color"}, "d": {"value": 1}}"##, 1),
  ])
  func brokenReferences(text: String, count: Int) async {
    let folder = ConvertedFolder(text)
    #expect(folder.result.counts.failed == count)
    #expect(folder.failures.count == count)
    #expect(folder.result.counts.written == 1)
    #expect(await folder.faults() == [])
  }

  @Test func aCycleIsShownWhole() {
    let folder = ConvertedFolder(##"{"a": {"value": "{b}"}, "b": {"value": "{c}"}, "c": {"value": "{a}"}}"##)
    #expect(folder.failures.first == "a.json:1:17: not-convertible “a” is left out: it refers to itself: a → b → c → a")
  }

  @Test func namesThatAreNotAllowedAreChangedWithTheirReferences() async {
    let folder = ConvertedFolder(
      ##"{"size": {"1.5": {"value": "6px"}, "1_5": {"value": "7px"}, "{x}": {"value": "{size.1.5}"}, "y": {"value": "{size.1_5}"}}, "$dark": {"a": {"value": "#000"}}, "z": {"value": "{$dark.a}"}}"##
    )
    #expect(folder.failures.isEmpty)
    #expect(folder.value("size/1_5_2/$value") == #"{"unit":"px","value":6}"#)
    #expect(folder.value("size/x/$value") == "\"{size.1_5_2}\"")
    #expect(folder.value("size/y/$value") == "\"{size.1_5}\"")
    #expect(folder.value("z/$value") == "\"{dark.a}\"")
    #expect(folder.result.changes[.name] == 3)
    #expect(await folder.faults() == [])
  }

  @Test func filesThatDefineTheSameBecomeContexts() async {
    let folder = ConvertedFolder([
      "light.json": ##"{"bg": {"value": "#fff", "type": "color"}, "fg": {"value": "#000", "type": "color"}}"##,
      "dark.json": ##"{"bg": {"value": "#000", "type": "color"}}"##,
      "use.json5": ##"{card: {value: '{bg}', type: 'color'}, dim: {value: 'rgba({bg}, 0.5)', type: 'color'},}"##,
    ])
    #expect(folder.failures.isEmpty)
    #expect(folder.value("version", in: "tokens.resolver.json") == "\"2025.10\"")
    #expect(folder.value("modifiers/variant/default", in: "tokens.resolver.json") == "\"light\"")
    #expect(
      folder.value("modifiers/variant/contexts/dark", in: "tokens.resolver.json")
        == #"[{"$ref":"dark.tokens.json"},{"$ref":"use.dark.tokens.json"}]"#)
    #expect(folder.value("card/$value", in: "use.tokens.json") == "\"{bg}\"")
    #expect(folder.value("dim/$value/components", in: "use.dark.tokens.json") == "[0,0,0]")
    #expect(folder.value("dim/$value/components", in: "use.light.tokens.json") == "[1,1,1]")
    #expect(await folder.faults(["light.tokens.json", "use.tokens.json", "use.light.tokens.json"]) == [])
  }

  @Test func theSameTokenTwiceIsWrittenOnce() async {
    let text = ##"{"a": {"value": "#fff", "type": "color"}}"##
    let folder = ConvertedFolder(["x.json": text, "y.json": text])
    #expect(folder.result.counts == .init(found: 2, written: 1, changed: 1, merged: 1, failed: 0))
    #expect(await folder.faults() == [])
  }

  @Test func aFileThatCannotBeReadHidesNoOther() {
    let folder = ConvertedFolder(["a.json": "{ invalid: \"json\"!!, }", "b.json": ##"{"a": {"value": 1}}"##])
    #expect(folder.failures.count >= 1 && folder.failures.allSatisfy { $0.hasPrefix("a.json:1:") })
    #expect(folder.result.unreadable == 1 && !folder.result.isComplete)
    #expect(folder.value("a/$value", in: "b.tokens.json") == "1")
  }

  @Test func aTokenWithTokensInsideIsTheRootOfAGroup() {
    let folder = ConvertedFolder(
      ##"{"link": {"value": "#00f", "type": "color", "hover": {"value": "{link}", "type": "color"}}, "x": {"value": "{link.value}"}}"##
    )
    #expect(folder.failures.isEmpty)
    #expect(folder.value("link/$root/$value/hex") == "\"#0000ff\"")
    #expect(folder.value("link/hover/$value") == "\"{link.$root}\"")
    #expect(folder.value("x/$value") == "\"{link.$root}\"")
  }

  @Test func longChainsAndDeepGroupsDoNotOverflow() {
    var tokens = (1..<20_000).map { "\"t\($0)\": {\"value\": \"{t\($0 - 1)}\"}" }
    tokens.append("\"t0\": {\"value\": 1}")
    let chain = ConvertedFolder("{" + tokens.joined(separator: ",") + "}")
    #expect(chain.result.counts.written == 20_000)
    for (depth, written) in [(400, 1), (50_000, 0)] {
      let deep = String(repeating: "{\"g\":", count: depth) + "{\"value\": 1}" + String(repeating: "}", count: depth)
      #expect(ConvertedFolder(deep).result.counts.written == written)
    }
  }
}
