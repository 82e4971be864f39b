import TokenCompiler
import TokenDiagnostics
import TokenTestSupport
import Testing

/// What `build` and `check` say of tokens in an older dialect.
@Suite struct RecognitionTests {
  static let plain = #"""
    {
      "color": {
        "red": { "value": "#f00", "type": "color", "comment": "Warm.", "themeable": true },
        "brand": { "value": "{color.red.value}", "type": "color" }
      }
    }
    """#
  static let draft = ##"""
    {
      "color": { "$type": "color", "red": { "$value": "#f00" }, "blue": { "$value": "rgb(0, 0, 255)" } },
      "space": { "$type": "dimension", "s": { "$value": "4px" }, "m": { "$value": "{space.s}" } },
      "text": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": "16px", "fontWeight": 400, "letterSpacing": "0px", "lineHeight": 1.5 } }
    }
    """##
  static let studio = ##"""
    {
      "space": { "s": { "$type": "spacing", "$value": "4" }, "m": { "$type": "spacing", "$value": "{space.s} * 2" } },
      "radius": { "$type": "borderRadius", "$value": "4px" },
      "caps": { "$type": "textCase", "$value": "uppercase" }
    }
    """##

  @Test(arguments: [
    (plain, "Style Dictionary", "3:14"), (draft, "an earlier draft", "2:51"), (studio, "Tokens Studio", "2:30"),
  ])
  func oneErrorNamesTheDialect(text: String, name: String, place: String) async throws {
    let compilation = await TestCompilation.of(["a.tokens.json": text])
    #expect(compilation.places() == ["a.tokens.json:\(place): error: older-dialect"])
    let message = try #require(compilation.analysis.diagnostics.first { $0.id == "older-dialect" }?.message)
    #expect(message.contains(name) && message.contains("tokenc convert tokens -o "))
  }

  @Test func otherErrorsStay() async {
    let text = Self.draft.replacing("\"{space.s}\"", with: "\"{space.x}\"").replacing(
      "{ \"$type\": \"color\"", with: "{ \"$type\": \"colr\"")
    let ids = await TestCompilation.of(["a.tokens.json": text]).ids.sorted()
    #expect(ids == ["older-dialect", "reference-unresolved", "type-unknown"])
  }

  /// A wrong value or two among others that are right are no dialect.
  @Test(arguments: [
    ##"{"a": {"$type": "dimension", "$value": "16px"}}"##,
    ##"{"a": {"$type": "color", "$value": "#f00"}}"##,
    ##"{"a": {"value": 1, "type": "number"}}"##,
    ##"{"a": {"$type": "dimension", "$value": "16px"}, "b": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}"##,
    ##"{"a": {"$type": "dimension", "$value": "1px"}, "b": {"$type": "dimension", "$value": "2px"}, "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}, "d": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}"##,
    ##"{"a": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": 400, "letterSpacing": "0.16px", "lineHeight": 1}}}"##,
    ##"{"value": {"$type": "number", "$value": 1}, "type": {"value": {"$type": "number", "$value": 2}}}"##,
    "{}",
  ])
  func honestFilesAreLeftAlone(text: String) async {
    let compilation = await TestCompilation.of(["a.tokens.json": text])
    #expect(!compilation.ids.contains("older-dialect"))
  }

  @Test func aWrongValueKeepsItsOwnError() async {
    let text = ##"{"a": {"$type": "dimension", "$value": "16px"}, "b": {"$type": "number", "$value": 1}}"##
    #expect(await TestCompilation.of(["a.tokens.json": text]).ids == ["value"])
  }

  /// Files that are not read by their names are looked at when nothing else is there.
  @Test(arguments: [
    ("color.json", plain, "Style Dictionary"), ("a/b.json", draft, "an earlier draft"),
    ("base.json", studio, "Tokens Studio"),
    ("c.json5", "// old\n{a: {value: '#f00'}, b: {value: '#0f0',},}", "Style Dictionary"),
  ])
  func filesByOtherNames(name: String, text: String, dialect: String) async throws {
    let compilation = await TestCompilation.of([name: text])
    #expect(compilation.ids == ["older-dialect"])
    let message = try #require(compilation.analysis.diagnostics.first?.message)
    #expect(message.contains(dialect) && message.contains("tokens/\(name):"))
  }

  @Test func currentFilesByOtherNamesAreNotTold() async {
    let text = ##"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}"##
    #expect(await TestCompilation.of(["a.json": text]).ids == ["no-token-files"])
  }
}
