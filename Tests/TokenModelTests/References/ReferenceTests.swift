import Testing
import TokenDiagnostics
import TokenModel

@Suite("References")
struct ReferenceTests {
  @Test(
    "a string with a brace at either end is a well-formed reference or an error",
    arguments: [
      "{", "}", "{}", "{a", "a}", "{a}b", "b{a}", "{.a}", "{a.}", "{a..b}", "{{a}}", "{a}{a}", "{a{b}", "{a}}",
      "calc({a} * 2)}", "{$value}", "{a.$value}", "{a.$type.b}", "{.}",
    ])
  func malformed(text: String) {
    for type in [TokenType.number, .fontFamily, .gradient, .surface] {
      let run = ModelRun(
        #"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "\#(type.rawValue)", "$value": "\#(text)"}}"#)
      #expect(run.ids == ["reference-syntax"])
      #expect(run.value("b") == nil)
    }
    let inside = ModelRun(.gradient, #"[{"color": "\#(text)", "position": 0}]"#)
    #expect(inside.ids == ["reference-syntax"])
    #expect(inside.places == ["\"\(text)\""])
  }

  @Test(
    "a path that names no token is an error at the reference",
    arguments: [
      ("{nope}", "reference-unresolved"), ("{g.nope}", "reference-unresolved"), ("{g}", "reference-target"),
      ("{g.a.b}", "reference-unresolved"), ("{ g.a }", "reference-unresolved"), ("{G.a}", "reference-unresolved"),
      ("{a}", "reference-unresolved"), ("{g.a.components.0}", "reference-unresolved"),
    ])
  func unresolved(text: String, id: String) {
    let group = #""g": {"$type": "number", "a": {"$value": 1}}"#
    let whole = ModelRun(#"{\#(group), "b": {"$type": "number", "$value": 1️⃣"\#(text)"}}"#)
    #expect(whole.ids == [id])
    #expect(whole.isAsMarked)
    let inside = ModelRun(
      #"{\#(group), "c": {"$type": "gradient", "$value": [{"color": 1️⃣"\#(text)", "position": 2️⃣"\#(text)"}]}}"#)
    #expect(inside.ids == [id, id])
    #expect(inside.isAsMarked)
  }

  @Test(
    "a mistyped path is guessed and mended",
    arguments: [
      ("{color.brnad}", "{color.brand}"), ("{colour.brand}", "{color.brand}"), ("{color.Brand}", "{color.brand}"),
      ("{color.deep.redd}", "{color.deep.red}"), ("{botom}", "{bottom}"), ("{color.deap.red}", "{color.deep.red}"),
    ])
  func guesses(wrong: String, right: String) {
    let text = #"""
      {
        "$type": "number",
        "color": { "brand": { "$value": 1 }, "deep": { "red": { "$value": 2 }, "green": { "$value": 3 } } },
        "bottom": { "$value": 4 },
        "it": { "$value": "\#(wrong)" }
      }
      """#
    let run = ModelRun(text)
    #expect(run.ids == ["reference-unresolved"])
    #expect(run.fixed() == text.replacing(wrong, with: right))
    ModelRun(run.fixed()).expectClean()
  }

  @Test("a guess is mended in JSON's own spelling")
  func escapedGuess() {
    let run = ModelRun(#"{"$type": "number", "say \"a\\b\"": {"$value": 1}, "it": {"$value": "{say \"a\\c\"}"}}"#)
    #expect(run.ids == ["reference-unresolved"])
    ModelRun(run.fixed()).expectClean()
  }

  @Test("nothing is guessed where nothing is close")
  func noGuess() {
    let run = ModelRun(
      #"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": "{zebra.stripes}"}}"#)
    #expect(run.ids == ["reference-unresolved"])
    #expect(run.diagnostics[0].fixes.isEmpty)
  }

  @Test("many wrong references take no more time than a few", .timeLimit(.minutes(15)))
  func manyWrong() {
    let tokens = (0..<2_000).map { #""token-\#($0)": {"$value": \#($0)}"# }
    let wrong = (0..<2_000).map { #""wrong-\#($0)": {"$value": "{tokne.\#($0)}"}"# }
    let run = ModelRun(#"{"$type": "number", "# + (tokens + wrong).joined(separator: ", ") + "}")
    #expect(run.ids.count == 2_000)
  }

  @Test("a reference to what was refused is not reported a second time")
  func refused() {
    let run = ModelRun(
      ##"{"a": {"$ref": 1️⃣"#/nope/$value"}, "b": {"$type": "number", "$value": 1}, "c": {"$value": "{a}"}}"##)
    #expect(run.ids == ["reference-unresolved"])
    #expect(run.isAsMarked)
    #expect(run.value("c") == nil)
  }

  // MARK: Types

  @Test("the type is the token's own, else the target's, else that of the nearest group")
  func typeOrder() {
    let run = ModelRun(
      #"""
      {
        "$type": "number",
        "n": { "$value": 1 },
        "g": {
          "$type": "fontWeight",
          "w": { "$value": 100 },
          "own": { "$type": "number", "$value": 1 },
          "alias": { "$value": "{n}" },
          "h": { "near": { "$value": 200 }, "i": { "$type": "number", "nearest": { "$value": 2 } } }
        },
        "last": { "$value": "{g.h.near}" }
      }
      """#)
    run.expectClean()
    let types = ["n", "g.w", "g.own", "g.alias", "g.h.near", "g.h.i.nearest", "last"].map(run.type)
    #expect(types == [.number, .fontWeight, .number, .number, .fontWeight, .number, .fontWeight])
  }

  @Test("a type is never guessed from a value or a name")
  func noType() {
    let run = ModelRun(
      #"{"dimension": {1️⃣"a": {"$value": {"value": 1, "unit": "px"}}}, 2️⃣"color": {"$value": "{dimension.a}"}}"#)
    #expect(run.ids == ["type-missing"])
    #expect(run.type("color") == nil)
  }

  @Test("a value inside another has the type its place wants", arguments: [("red", 0), ("gap", 1), ("half", 1)])
  func innerTypes(path: String, faults: Int) {
    let run = ModelRun(.gradient, #"[{"color": "{\#(path)}", "position": 0}]"#)
    #expect(run.ids == [String](repeating: "reference-type", count: faults))
  }
}
