import Testing

@testable import TokenConvert

/// Single values: what they are written as, and the places of what is changed or can't be.
@Suite struct ValueTests {
  /// A type and a value as they stand in an older file, and the value that comes of it.
  static let values: [(type: String, value: String, result: String)] = [
    ("color", "\"#f00\"", ##"{"colorSpace":"srgb","components":[1,0,0],"hex":"#ff0000"}"##),
    ("color", "\"#ff000080\"", ##"{"colorSpace":"srgb","components":[1,0,0],"alpha":0.502,"hex":"#ff0000"}"##),
    ("color", "\"transparent\"", ##"{"colorSpace":"srgb","components":[0,0,0],"alpha":0,"hex":"#000000"}"##),
    (
      "color", ##"{"colorSpace":"srgb","components":[0,0,0],"hex":"#000","alpha":null}"##,
      ##"{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"}"##
    ),
    ("dimension", "\"16px\"", ##"{"value":16,"unit":"px"}"##),
    ("dimension", "\"1.5rem\"", ##"{"value":1.5,"unit":"rem"}"##),
    ("dimension", "0", ##"{"value":0,"unit":"px"}"##), ("dimension", "\"0\"", ##"{"value":0,"unit":"px"}"##),
    ("dimension", "\"0em\"", ##"{"value":0,"unit":"px"}"##), ("dimension", "4", ##"{"value":4,"unit":"px"}"##),
    ("dimension", ##"{"value":0,"unit":""}"##, ##"{"value":0,"unit":"px"}"##),
    ("dimension", ##"{"value":"8","unit":"px"}"##, ##"{"value":8,"unit":"px"}"##),
    ("dimension", "\"8px * 2\"", ##"{"value":16,"unit":"px"}"##), ("spacing", "\"8\"", ##"{"value":8,"unit":"px"}"##),
    ("borderRadius", "\"4px\"", ##"{"value":4,"unit":"px"}"##), ("fontSizes", "\"12\"", ##"{"value":12,"unit":"px"}"##),
    ("duration", "\"200ms\"", ##"{"value":200,"unit":"ms"}"##), ("duration", "\".2s\"", ##"{"value":0.2,"unit":"s"}"##),
    ("duration", "150", ##"{"value":150,"unit":"ms"}"##), ("number", "\"1.5\"", "1.5"), ("opacity", "\"30%\"", "0.3"),
    ("opacity", "0.3", "0.3"), ("lineHeights", "\"130%\"", "1.3"), ("lineHeight", "1.5", "1.5"),
    ("lineHeights", "\"24px\"", ##"{"value":24,"unit":"px"}"##),
    ("fontFamily", "\"'Segoe UI', Roboto, sans-serif\"", ##"["Segoe UI","Roboto","sans-serif"]"##),
    ("fontFamilies", "\"Inter\"", "\"Inter\""), ("fontFamily", ##"["A, B", "C"]"##, ##"["A","B","C"]"##),
    ("fontWeight", "\"700\"", "700"), ("fontWeights", "\"Semi bold\"", "\"semi-bold\""),
    ("fontWeights", "\"SemiBold\"", "\"semi-bold\""), ("fontWeights", "\"Regular\"", "\"regular\""),
    ("fontWeights", "\"Bold Italic\"", "\"bold\""), ("fontWeight", "\"extra_light\"", "\"extra-light\""),
    ("cubicBezier", "\"cubic-bezier(0.4, 0, 1, 1)\"", "[0.4,0,1,1]"), ("cubicBezier", "\"ease-in\"", "[0.42,0,1,1]"),
    ("strokeStyle", "\"Dashed\"", "\"dashed\""),
    (
      "border", "\"1px solid #000\"",
      ##"{"color":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"},"width":{"value":1,"unit":"px"},"style":"solid"}"##
    ),
    (
      "shadow", "\"inset 0 1px 2px rgba(0,0,0,.5)\"",
      ##"{"color":{"colorSpace":"srgb","components":[0,0,0],"alpha":0.5,"hex":"#000000"},"offsetX":{"value":0,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"blur":{"value":2,"unit":"px"},"spread":{"value":0,"unit":"px"},"inset":true}"##
    ),
    (
      "boxShadow", ##"[{"color":"#000","type":"innerShadow","x":"0","y":"1","blur":"2","spread":"0"}]"##,
      ##"[{"color":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"},"offsetX":{"value":0,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"blur":{"value":2,"unit":"px"},"spread":{"value":0,"unit":"px"},"inset":true}]"##
    ),
    (
      "transition", "\"200ms ease-in 50ms\"",
      ##"{"duration":{"value":200,"unit":"ms"},"delay":{"value":50,"unit":"ms"},"timingFunction":[0.42,0,1,1]}"##
    ),
    (
      "gradient", "\"linear-gradient(90deg, #000, #fff)\"",
      ##"[{"color":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"},"position":0},{"color":{"colorSpace":"srgb","components":[1,1,1],"hex":"#ffffff"},"position":1}]"##
    ),
    (
      "typography",
      ##"{"fontFamily":"Inter","fontSize":"16px","fontWeight":"Bold","lineHeight":"24px","letterSpacing":"-1%"}"##,
      ##"{"fontFamily":"Inter","fontSize":{"value":16,"unit":"px"},"fontWeight":"bold","letterSpacing":{"value":-0.16,"unit":"px"},"lineHeight":1.5}"##
    ),
  ]

  @Test(arguments: values) func converts(type: String, value: String, result: String) async {
    let folder = ConvertedFolder(##"{"t": {"$type": "\##(type)", "$value": \##(value), "$description": "x"}}"##)
    #expect(folder.failures.isEmpty)
    #expect(folder.value("t/$value") == ConvertedFolder.compact(json: result))
    #expect(await folder.faults() == [])
  }

  /// What 2025.10 has no way to say: it is left out, told of at its place, and kept whole.
  @Test(arguments: [
    ("dimension", "\"1.5em\""), ("dimension", "\"10vw\""), ("dimension", ##"{"value":2,"unit":"dp"}"##),
    ("letterSpacing", "\"-1%\""), ("dimension", "\"wide\""), ("dimension", "true"), ("string", "\"uppercase\""),
    ("asset", "\"a.png\""), ("boolean", "true"), ("textCase", "\"uppercase\""), ("composition", ##"{"fill":"#000"}"##),
    ("color", "\"color-mix(in srgb, red, blue)\""), ("fontWeight", "\"lighter\""), ("number", "\"big\""),
    ("border", "\"none\""), ("shadow", "\"none\""), ("cubicBezier", "\"steps(3)\""), ("fontWeight", "2000"),
    ("typography", ##"{"fontFamily":"Inter","fontSize":"1em","fontWeight":400,"lineHeight":1.2}"##), ("color", "7"),
    ("typography", ##"{"fontFamily":"Inter","fontSize":"16px","fontWeight":400,"lineHeight":"AUTO"}"##),
  ])
  func leavesOut(type: String, value: String) async {
    let token = ##"{"$type": "\##(type)", "$value": \##(value), "$description": "kept"}"##
    let folder = ConvertedFolder(
      ##"{"other": {"$type": "number", "$value": 1}, "t": \##(token)}"##, name: "a.tokens.json")
    #expect(folder.failures.count == 1)
    #expect(folder.failures.first?.hasPrefix("a.tokens.json:1:") == true)
    #expect(folder.value("t") == nil)
    #expect(folder.value("$extensions/dev.tokenc/notConverted/t") == ConvertedFolder.compact(json: token))
    #expect(folder.result.counts == .init(found: 2, written: 1, changed: 0, merged: 0, failed: 1))
    #expect(await folder.faults() == [])
  }

  @Test func currentFilesComeOutUnchanged() async {
    let text = """
      {
        "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
        "color": {
          "$type": "color",
          "a": { "$value": { "colorSpace": "srgb", "components": [0.9568627450980393, 0.10, 1e-1], "hex": "#F41A1A" } },
          "b": { "$value": "{color.a}", "$description": "Text with \\u00e9, \\/ and {braces}." }
        },
        "space": {
          "s": {
            "$type": "dimension",
            "$value": { "value": 16.0, "unit": "px" },
            "$extensions": { "com.x": [1, 2.50, { "a": null }] }
          }
        }
      }

      """
    let folder = ConvertedFolder(text, name: "a.tokens.json")
    #expect(folder.result.diagnostics.isEmpty)
    #expect(folder.result.counts.changed == 0)
    let squeezed = folder.text("a.tokens.json").filter { !$0.isWhitespace }
    #expect(squeezed == text.filter { !$0.isWhitespace })
  }

  /// Groups that extend others are of 2025.10; those that extend nothing, or themselves, go without.
  @Test(arguments: [
    (##"{"a": {"x": {"$type": "number", "$value": 1}}, "b": {"$extends": "{a}", "y": {"$value": "{b.x}"}}}"##, 0),
    (##"{"a": {"x": {"$type": "number", "$value": 1}}, "b": {"$extends": "#/a"}, "c": {"$extends": "{b}"}}"##, 0),
    (##"{"b": {"$extends": "{a}", "y": {"$type": "number", "$value": 1}}}"##, 1),
    (##"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"##, 2), (##"{"a": {"b": {"$extends": "{a}"}}}"##, 1),
  ])
  func groupsThatExtend(text: String, count: Int) {
    let folder = ConvertedFolder(text, name: "a.tokens.json")
    #expect(folder.failures.count == count)
    #expect(folder.text("a.tokens.json").matches(of: /"members": \{ "\$extends"/).count == count)
  }

  /// Pointers are of 2025.10, wherever they stand.
  @Test(arguments: [
    ("color", ##"{"$ref":"#/red/$value"}"##),
    ("dimension", ##"{"value":{"$ref":"#/length/$value/value"},"unit":"px"}"##),
    ("color", ##"{"colorSpace":"srgb","components":[{"$ref":"#/red/$value/components/0"},0,1]}"##),
    ("shadow", ##"[{"$ref":"#/drop/$value"}]"##), ("gradient", ##"[{"$ref":"#/fade/$value/0"}]"##),
    ("fontFamily", ##"["A",{"$ref":"#/face/$value"}]"##), ("cubicBezier", ##"[0,{"$ref":"#/one/$value"},1,1]"##),
    ("border", ##"{"color":{"$ref":"#/red/$value"},"width":{"value":1,"unit":"px"},"style":"solid"}"##),
    (
      "typography",
      ##"{"fontFamily":{"$ref":"#/face/$value"},"fontSize":{"$ref":"#/length/$value"},"fontWeight":400,"##
        + ##""letterSpacing":{"value":0,"unit":"px"},"lineHeight":{"$ref":"#/one/$value"}}"##
    ),
  ])
  func pointersStay(type: String, value: String) {
    let folder = ConvertedFolder(
      ##"""
      {"red": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
       "length": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
       "one": {"$type": "number", "$value": 1}, "face": {"$type": "fontFamily", "$value": "B"},
       "drop": {"$type": "shadow", "$value": {"color": "{red}", "offsetX": "{length}", "offsetY": "{length}",
         "blur": "{length}", "spread": "{length}"}},
       "fade": {"$type": "gradient", "$value": [{"color": "{red}", "position": 0}, {"color": "{red}", "position": 1}]},
       "t": {"$type": "\##(type)", "$value": \##(value)}}
      """##, name: "a.tokens.json")
    #expect(folder.result.diagnostics.isEmpty)
    #expect(folder.value("t/$value") == ConvertedFolder.compact(json: value))
  }

  @Test func whatWasConvertedConvertsToItself() {
    let first = ConvertedFolder(
      ##"{"a": {"$value": "#f00", "$type": "color"}, "b": {"$value": "{a}", "$type": "color", "alpha": 0.5}, "c": {"$type": "asset", "$value": "x"}}"##
    )
    let text = first.text("a.tokens.json")
    let second = ConvertedFolder(text, name: "a.tokens.json")
    #expect(second.result.diagnostics.isEmpty)
    #expect(ConvertedFolder.compact(json: second.text("a.tokens.json")) == ConvertedFolder.compact(json: text))
  }
}
