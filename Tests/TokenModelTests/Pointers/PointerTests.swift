import Testing
import TokenDiagnostics
import TokenModel

@Suite("Pointers")
struct PointerTests {
  private static let set = ##"""
    "n": {"$type": "number", "$value": 0.5}, "size": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}},
    "red": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0.25, 0], "alpha": 0.5, "hex": "#ff4000"}},
    "border": {"$type": "border", "$value": {"color": "{red}", "width": "{size}", "style": "solid"}},
    "layers": {"$type": "shadow", "$value": [
      {"color": "{red}", "offsetX": "{size}", "offsetY": "{size}", "blur": "{size}", "spread": "{size}", "inset": true},
      {"color": "{red}", "offsetX": "{size}", "offsetY": "{size}", "blur": "{size}", "spread": "{size}"}]},
    "one layer": {"$type": "shadow", "$value":
      {"color": "{red}", "offsetX": "{size}", "offsetY": "{size}", "blur": "{size}", "spread": "{size}"}},
    "ramp": {"$type": "gradient", "$value": [{"color": "{red}", "position": 0}]},
    "fonts": {"$type": "fontFamily", "$value": ["Inter", "Arial"]}, "font": {"$type": "fontFamily", "$value": "Inter"},
    "bold": {"$type": "fontWeight", "$value": 700}, "fast": {"$type": "duration", "$value": {"value": 2, "unit": "ms"}},
    "ease": {"$type": "cubicBezier", "$value": [0.1, 0.2, 0.3, 0.4]},
    "dash": {"$type": "strokeStyle", "$value": {"dashArray": ["{size}"], "lineCap": "round"}},
    "body": {"$type": "typography", "$value": {"fontFamily": "{fonts}", "fontSize": "{size}", "fontWeight": 400,
      "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}, "a/b": {"c~d": {"%": {"$type": "number", "$value": 9}}}
    """##

  private func run(_ members: String) -> ModelRun { ModelRun("{\(members), \(Self.set)}") }

  // MARK: Values

  @Test(
    "a value with pointers in it is the value with what they lead to in their place",
    arguments: [
      (.color, ##"{"$ref": "#/red/$value"}"##, #""{red}""#),
      (.number, ##"{"$ref": "#/red/$value/components/1"}"##, "0.25"),
      (.color, ##"{"$ref": "#/border/$value/color"}"##, #""{red}""#),
      (
        .color,
        ##"{"colorSpace": {"$ref": "#/red/$value/colorSpace"}, "components": {"$ref": "#/red/$value/components"}}"##,
        #"{"colorSpace": "srgb", "components": [1, 0.25, 0]}"#
      ),
      (
        .color,
        ##"{"colorSpace": "srgb", "components": [{"$ref": "#/n/$value"}, 0, 0], "alpha": {"$ref": "#/red/$value/alpha"}, "hex": {"$ref": "#/red/$value/hex"}}"##,
        #"{"colorSpace": "srgb", "components": [0.5, 0, 0], "alpha": 0.5}"#
      ),
      (
        .dimension, ##"{"value": {"$ref": "#/n/$value"}, "unit": {"$ref": "#/size/$value/unit"}}"##,
        #"{"value": 0.5, "unit": "px"}"#
      ),
      (
        .duration, ##"{"value": {"$ref": "#/size/$value/value"}, "unit": {"$ref": "#/fast/$value/unit"}}"##,
        #"{"value": 4, "unit": "ms"}"#
      ),
      (.fontFamily, ##"[{"$ref": "#/font/$value"}, {"$ref": "#/fonts/$value/1"}]"##, #"["Inter", "Arial"]"#),
      (.fontFamily, ##"{"$ref": "#/body/$value/fontFamily"}"##, #"["Inter", "Arial"]"#),
      (.fontWeight, ##"{"$ref": "#/body/$value/fontWeight"}"##, "400"),
      (.cubicBezier, ##"[{"$ref": "#/ease/$value/0"}, 0, {"$ref": "#/ease/$value/2"}, 1]"##, "[0.1, 0, 0.3, 1]"),
      (
        .strokeStyle,
        ##"{"dashArray": [{"$ref": "#/size/$value"}, "{size}"], "lineCap": {"$ref": "#/dash/$value/lineCap"}}"##,
        #"{"dashArray": ["{size}", "{size}"], "lineCap": "round"}"#
      ),
      (
        .strokeStyle, ##"{"dashArray": {"$ref": "#/dash/$value/dashArray"}, "lineCap": "butt"}"##,
        #"{"dashArray": ["{size}"], "lineCap": "butt"}"#
      ),
      (
        .border,
        ##"{"color": {"$ref": "#/red/$value"}, "width": {"$ref": "#/border/$value/width"}, "style": {"$ref": "#/dash/$value"}}"##,
        #"{"color": "{red}", "width": "{size}", "style": "{dash}"}"#
      ),
      (
        .transition,
        ##"{"duration": {"$ref": "#/fast/$value"}, "delay": "{fast}", "timingFunction": {"$ref": "#/ease/$value"}}"##,
        #"{"duration": "{fast}", "delay": "{fast}", "timingFunction": "{ease}"}"#
      ),
      (
        .shadow, ##"[{"$ref": "#/layers/$value/0"}, {"$ref": "#/one layer/$value"}, "{one layer}"]"##,
        #"[{"color": "{red}", "offsetX": "{size}", "offsetY": "{size}", "blur": "{size}", "spread": "{size}", "inset": true}, "{one layer}", "{one layer}"]"#
      ),
      (
        .gradient,
        ##"[{"$ref": "#/ramp/$value"}, {"$ref": "#/ramp/$value/0"}, {"color": {"$ref": "#/red/$value"}, "position": {"$ref": "#/n/$value"}}]"##,
        #"["{ramp}", "{ramp}", {"color": "{red}", "position": 0.5}]"#
      ),
      (
        .typography,
        ##"{"fontFamily": {"$ref": "#/fonts/$value"}, "fontSize": {"$ref": "#/size/$value"}, "fontWeight": {"$ref": "#/bold/$value"}, "letterSpacing": {"$ref": "#/body/$value/letterSpacing"}, "lineHeight": {"$ref": "#/n/$value"}}"##,
        #"{"fontFamily": "{fonts}", "fontSize": "{size}", "fontWeight": "{bold}", "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 0.5}"#
      ),
      (.number, ##"{"$ref": "#/a~1b/c~0d/%25/$value"}"##, "9"),
      (.number, ##"{"$ref": "#/%61~1b/c%7E0d/%25/$value"}"##, "9"),
    ] as [(TokenType, String, String)])
  func values(type: TokenType, pointing: String, plain: String) {
    let run = run(#""x": {"$type": "\#(type.rawValue)", "$value": \#(pointing)}"#)
    let wanted = self.run(#""x": {"$type": "\#(type.rawValue)", "$value": \#(plain)}"#)
    run.expectClean()
    #expect(run.value("x") != nil && run.value("x") == wanted.value("x"))
  }

  @Test("pointers look into what is inherited, and across files")
  func inherited() {
    let run = ModelRun([
      ##"{"x": {"$type": "number", "$value": {"$ref": "#/b/c/$value/components/0"}}}"##,
      #"{"b": {"$extends": "{a}"}}"#,
      #"{"a": {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.5, 0, 0]}}}}"#,
    ])
    run.expectClean()
    #expect(run.number("x") == 0.5)
  }

  // MARK: Tokens

  @Test("a token that points at a token, or at the whole of its value, is an alias of it")
  func aliases() {
    let run = run(
      ##"""
      "a": {"$ref": "#/red", "$description": "own", "$deprecated": true}, "b": {"$value": {"$ref": "#/red/$value"}},
      "c": {"$ref": "#/a"}, "d": {"$value": "{c}"}, "e": {"$ref": "#/d/$value"}, "f": {"$type": "color", "$ref": "#/b/$value"}
      """##)
    run.expectClean()
    #expect(["a", "b", "c", "d", "e", "f"].map { run.alias($0) } == ["red", "red", "a", "c", "d", "b"])
    #expect(["a", "b", "c", "d", "e", "f"].allSatisfy { run.type($0) == .color && run.value($0) == run.value("red") })
    #expect(run.deprecation("a") == "" && run.deprecation("c") == nil)
    #expect(run.set.token(at: "a").flatMap { run.set.assembled.description(of: $0) } == "own")
  }

  @Test("a part names no token, so it gives no type; the group may")
  func partTypes() {
    let run = run(
      ##"""
      1️⃣"a": {"$ref": "#/red/$value/components/0"}, 2️⃣"b": {"$value": {"$ref": "#/border/$value/color"}},
      "g": {"$type": "number", "c": {"$ref": "#/red/$value/components/0"}, "d": {"$value": {"$ref": "#/red/$value/alpha"}}}
      """##)
    #expect(run.ids == ["type-missing", "type-missing"] && run.isAsMarked)
    #expect(run.number("g.c") == 1 && run.number("g.d") == 0.5)
  }

  @Test(
    "a type that is not the target's is an error, of the whole and of the parts that are whole tokens",
    arguments: [
      ##""x": {"$type": "color", "$ref": 1️⃣"#/n"}"##,
      ##""x": {"$type": "number", "$value": 1️⃣{"$ref": "#/red/$value"}}"##,
      ##""x": {"$type": "fontWeight", "$value": 1️⃣{"$ref": "#/n/$value"}}"##,
      ##""x": {"$type": "border", "$value": {"color": "{red}", "width": 1️⃣{"$ref": "#/n/$value"}, "style": "solid"}}"##,
      ##""x": {"$type": "dimension", "$value": 1️⃣{"$ref": "#/border/$value/color"}}"##,
    ])
  func types(members: String) {
    let run = run(members)
    #expect(run.ids == ["reference-type"] && run.isAsMarked)
  }

  // MARK: Circles

  @Test("one part of a value may point at another, and two tokens at each other's parts")
  func siblings() {
    let run = run(
      ##"""
      "grey": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.5, {"$ref": "#/grey/$value/components/0"}, {"$ref": "#/grey/$value/components/1"}]}},
      "a": {"$type": "dimension", "$value": {"value": 1, "unit": {"$ref": "#/b/$value/unit"}}},
      "b": {"$type": "dimension", "$value": {"value": {"$ref": "#/a/$value/value"}, "unit": "rem"}}
      """##)
    run.expectClean()
    #expect(run.value("grey") != nil && run.value("a") == run.value("b"))
  }

  @Test(
    "a pointer to a value that holds it is reported once, and what leads there has no value",
    arguments: [
      ##""x": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": 1️⃣"#/x/$value"}, 0, 0]}}"##,
      ##""x": {"$type": "color", "$value": {"colorSpace": "srgb", "components": {"$ref": 1️⃣"#/x/$value/components"}}}"##,
      ##""x": {"$type": "shadow", "$value": [{"$ref": 1️⃣"#/y/$value"}]}, "y": {"$type": "shadow", "$value": [{"$ref": "#/x/$value"}]}"##,
      ##""x": {"$ref": 1️⃣"#/x"}"##, ##""x": {"$ref": 1️⃣"#/y"}, "y": {"$ref": "#/z"}, "z": {"$ref": "#/x"}"##,
      ##""x": {"$value": 1️⃣{"$ref": "#/y/$value"}}, "y": {"$value": "{x}"}"##,
      ##""x": {"$type": "border", "$value": {"color": {"$ref": 1️⃣"#/y/$value/color"}, "width": "{size}", "style": "solid"}}, "y": {"$type": "border", "$value": {"color": {"$ref": "#/x/$value/color"}, "width": "{size}", "style": "solid"}}"##,
    ])
  func circles(members: String) {
    let run = run(members + ##", "lead": {"$value": "{x}"}, "in": {"$value": {"$ref": "#/x/$value"}}"##)
    #expect(run.ids == ["reference-circular"] && run.isAsMarked)
    #expect(["x", "lead", "in"].allSatisfy { run.set.token(at: $0) != nil && run.value($0) == nil })
  }

  // MARK: What is wrong

  @Test(
    "a pointer that leads nowhere says why",
    arguments: [
      ("", "reference-syntax"), ("a", "reference-syntax"), ("/n/$value", "reference-syntax"),
      ("{n}", "reference-syntax"),
      ("#n.$value", "reference-syntax"), ("##/n/$value", "reference-syntax"), ("#", "reference-syntax"),
      ("#/", "reference-syntax"), ("#/n~2/$value", "reference-syntax"), ("#/n~/$value", "reference-syntax"),
      ("#/%zz/$value", "reference-syntax"), ("#/n%2", "reference-syntax"), ("o.json#/n/$value", "reference-syntax"),
      ("https://x.org/a#/n", "reference-syntax"), ("#/nope/$value", "reference-unresolved"),
      ("#/N/$value", "reference-unresolved"), ("#//n/$value", "reference-unresolved"),
      ("#/n/$value/", "reference-unresolved"), ("#/n/x/$value", "reference-unresolved"),
      ("#/red/$value/components/3", "reference-unresolved"), ("#/red/$value/components/01", "reference-unresolved"),
      ("#/red/$value/components/-", "reference-unresolved"), ("#/red/$value/components/-1", "reference-unresolved"),
      ("#/red/$value/components/1e0", "reference-unresolved"), ("#/red/$value/components/red", "reference-unresolved"),
      ("#/red/$value/components/99999999999999999999", "reference-unresolved"),
      ("#/red/$value/Alpha", "reference-unresolved"), ("#/border/$value/color/alpha", "reference-unresolved"),
      ("#/n", "reference-target"), ("#/a~1b", "reference-target"), ("#/a~1b/$value", "reference-target"),
      ("#/n/$type", "reference-target"), ("#/n/$description", "reference-target"),
      ("#/a~1b/$extensions/x", "reference-target"), ("#/n/$nope", "reference-target"),
    ])
  func wrong(pointer: String, id: String) {
    for type in ["number", "color", "fontFamily", "shadow", "surface"] {
      let run = run(#""x": {"$type": "\#(type)", "$value": {"$ref": 1️⃣"\#(pointer)"}}, "y": {"$value": "{x}"}"#)
      #expect(run.ids == [id] && run.isAsMarked, "\(run.diagnostics.map(\.message))")
      #expect(run.value("x") == nil && run.value("y") == nil)
    }
  }

  @Test("a token where its value is wanted is mended by what is missing")
  func token() {
    let text = ##"{"n": {"$type": "number", "$value": 1}, "x": {"$type": "number", "$value": {"$ref": "#/n"}}}"##
    #expect(ModelRun(text).fixed() == text.replacing("#/n", with: "#/n/$value"))
  }

  @Test("a mistyped token is guessed and mended")
  func guess() {
    let text =
      ##"{"g": {"brand": {"$type": "number", "$value": 1}}, "x": {"$type": "number", "$value": {"$ref": "#/g/brnad/$value"}}}"##
    #expect(ModelRun(text).fixed() == text.replacing("brnad", with: "brand"))
  }

  @Test("what is pointed at is reported at the pointer, with the place it is written at")
  func written() {
    let run = run(
      ##""x": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1️⃣{"$ref": "#/size/$value/value"}, 0, 0]}}"##
    )
    #expect(run.ids == ["value"] && run.isAsMarked)
    #expect(run.diagnostics[0].notes.map { run.text($0.location) } == ["4"])
    #expect(run.diagnostics[0].fixes.isEmpty)
  }

  @Test("a fault is reported where it is written and not again by every pointer to it")
  func once() {
    let pointers = (0..<20).map {
      ##""p\##($0)": {"$type": "color", "$value": {"colorSpace": "srgb", "components": {"$ref": "#/x/$value/components"}}}"##
    }
    let run = run(
      #""x": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1️⃣"1", 0, 0]}}, "#
        + pointers.joined(separator: ", "))
    #expect(run.ids == ["value"] && run.isAsMarked)
    let broken = self.run(
      ##""x": {"$type": "number", "$value": {"$ref": 1️⃣"#/nope/$value"}}, "y": {"$type": "dimension", "$value": {"value": {"$ref": "#/x/$value"}, "unit": "px"}}"##
    )
    #expect(broken.ids == ["reference-unresolved"] && broken.isAsMarked)
  }

  @Test("data under $extensions is no reference")
  func opaque() {
    let run = run(
      ##""x": {"$type": "number", "$value": 1, "$extensions": {"com.x": {"$ref": "nope", "a": [{"$ref": 5}]}}}"##)
    run.expectClean()
  }

  // MARK: Surfaces

  @Test("a surface may point at a material by its whole value")
  func surfaces() throws {
    let run = ModelRun(.surface, ##"{"role": "toolbar", "material": {"$ref": "#/glass/regular/$value"}}"##)
    run.expectClean()
    let material = try #require(run.surface()?.materialToken)
    #expect(run.set.path(of: material) == "glass.regular")
  }

  // MARK: Cost

  @Test("long chains are followed without stack or delay", .timeLimit(.minutes(2)))
  func chains() {
    let count = 5_000
    let parts = (1...count).map {
      ##""p\##($0)": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": "#/p\##($0 - 1)/$value/components/0"}, 0, 0]}}"##
    }
    let wholes = (1...count).map { ##""w\##($0)": {"$value": {"$ref": "#/w\##($0 - 1)/$value"}}"## }
    let tokens = (1...count).map { ##""t\##($0)": {"$ref": "#/t\##($0 - 1)"}"## }
    let run = ModelRun(
      ##"{"p0": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.5, 0, 0]}}, "w0": {"$value": "{p0}"}, "t0": {"$ref": "#/p0"}, "##
        + (parts + wholes + tokens).joined(separator: ", ") + "}")
    run.expectClean()
    #expect(run.value("p\(count)") == run.value("p0") && run.value("w\(count)") == run.value("p0"))
    #expect(run.value("t\(count)") == run.value("p0"))
  }

  @Test("values that double at every step are cut off", .timeLimit(.minutes(5)))
  func laughs() {
    let levels = (1...60).map {
      ##""l\##($0)": {"$type": "shadow", "$value": [{"$ref": "#/l\##($0 - 1)/$value"}, {"$ref": "#/l\##($0 - 1)/$value"}]}"##
    }
    let run = run(levels.joined(separator: ", ") + ##", "l0": {"$type": "shadow", "$value": ["{one layer}"]}"##)
    #expect(run.ids.contains("reference-limit") || run.ids.contains("value"))
    #expect(run.diagnostics.count < 200)
  }
}
