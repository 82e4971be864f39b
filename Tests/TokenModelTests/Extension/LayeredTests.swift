import Testing
import TokenDiagnostics
import TokenModel

@Suite("Sources that override one another")
struct LayeredTests {
  private static let n = #"{"$type": "number", "$value": 1}"#
  private static let two = #"{"$type": "number", "$value": 2}"#

  private func run(_ sources: String..., library: [String] = []) -> ModelRun {
    ModelRun(library: library, sources, merge: .layered)
  }

  @Test("the last occurrence of a token counts whole, groups merge")
  func tokens() {
    let run = run(
      #"{"g": {"x": {"$type": "number", "$value": 1, "$description": "old", "$deprecated": true}, "y": \#(Self.n)}}"#,
      #"{"g": {"x": \#(Self.two), "z": \#(Self.two)}}"#)
    run.expectClean()
    #expect(run.number("g.x") == 2 && run.number("g.y") == 1 && run.number("g.z") == 2)
    #expect(run.deprecation("g.x") == nil)
    #expect(run.set.token(at: "g.x").flatMap { run.set.assembled.description(of: $0) } == nil)
    let bare = self.run(#"{"x": \#(Self.n)}"#, #"{1️⃣"x": {"$value": 2}}"#)
    #expect(bare.ids == ["type-missing"] && bare.isAsMarked)
  }

  @Test("what a group or the root says in one source serves tokens of another, and the last word counts")
  func properties() {
    let run = run(
      #"{"$type": "number", "$deprecated": "soon", "g": {"$type": "color", "$deprecated": true, "x": {"$value": 500}}}"#,
      #"{"r": {"$value": 1}, "g": {"$type": "fontWeight", "y": {"$value": 400}}}"#,
      #"{"g": {"$deprecated": false, "h": {"z": {"$value": 300}}}}"#)
    run.expectClean()
    #expect(["r", "g.x", "g.y", "g.h.z"].map { run.type($0) } == [.number, .fontWeight, .fontWeight, .fontWeight])
    #expect(["r", "g.x", "g.h.z"].map { run.deprecation($0) } == ["soon", nil, nil])
  }

  @Test("the library's root speaks for the library alone")
  func library() {
    let run = run(
      #"{"$type": "number", "g": {"x": {"$value": 2}}}"#, #"{"own": {"$value": 3}, "lib": {"b": {"$value": 1}}}"#,
      library: [#"{"$type": "color", "lib": {"a": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}"#])
    run.expectClean()
    #expect(run.type("own") == .number && run.type("lib.a") == .color && run.type("lib.b") == .number)
    let shadow = self.run(#"{"l": \#(Self.n)}"#, #"{"l": \#(Self.two)}"#, library: [#"{"l": \#(Self.n)}"#])
    #expect(shadow.found("library-shadowed").count == 1 && shadow.number("l") == 2)
  }

  @Test(
    "what is overridden need not be right",
    arguments: [
      #""x": {"$type": "numbr", "$value": 1}"#, #""x": {"$value": 1}"#, #""x": {"$type": "number", "$value": "1"}"#,
      #""x": {"$type": "number", "$value": 1, "stray": 1}"#, #""x": 5"#, #""x": {"$value": "{nope}"}"#,
      ##""x": {"$ref": "#/nope"}"##, ##""x": {"$ref": "#/nope/$value"}"##, ##""x": {"$value": {"$ref": "nope"}}"##,
      #""x": {"$value": 1, "$description": 5, "$deprecated": 1, "$extensions": 1}"#, ##""x": {"$ref": 5}"##,
      #""g": {"$type": "numbr", "$description": 5, "$deprecated": 0}"#, #""g": {"$extends": "{nope}"}"#,
    ])
  func overridden(broken: String) {
    let run = run(
      "{\(broken)}",
      ##"""
      { "x": \##(Self.two), "a": {},
        "g": { "$type": "number", "$description": "d", "$deprecated": false, "$extends": "{a}", "y": { "$value": 1 } } }
      """##)
    run.expectClean()
    #expect(run.number("x") == 2 && run.number("g.y") == 1)
  }

  @Test("a token over a group and a group over a token: the later one stands alone, with a warning")
  func kinds() {
    let run = run(
      #"{"x": {"$type": "nope", "$value": 1}, "g": {"$type": "color", "h": {"y": {"$value": 0}}, "z": \#(Self.n)}}"#,
      #"{1️⃣"x": {"y": \#(Self.two)}, 2️⃣"g": \#(Self.two)}"#)
    #expect(run.ids == ["kind-conflict", "kind-conflict"] && run.isAsMarked)
    #expect(run.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(Set(run.paths) == ["x.y", "g"] && run.number("x.y") == 2 && run.number("g") == 2)
    let twice = self.run(
      #"{"x": {"y": \#(Self.n)}}"#, #"{"x": \#(Self.n)}"#, #"{"x": {"z": \#(Self.two)}}"#,
      #"{"r": {"$value": "{x.y}"}, "s": {"$value": "{x.z}"}}"#)
    #expect(twice.ids == ["kind-conflict", "reference-unresolved"])
    #expect(Set(twice.paths) == ["x.z", "r", "s"] && twice.number("s") == 2)
  }

  @Test("extensions, references and pointers look into what all sources make together")
  func flattened() {
    let run = run(
      ##"""
      { "a": { "x": \##(Self.n) }, "b": { "$extends": "{a}" }, "r": { "$value": "{b.x}" },
        "p": { "$type": "number", "$value": { "$ref": "#/c/$value/components/0" } } }
      """##,
      #"""
      { "a": { "x": \#(Self.two), "y": \#(Self.two) }, "b": { "z": \#(Self.two) },
        "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.5, 0, 0] } } }
      """#)
    run.expectClean()
    #expect(run.number("b.x") == 2 && run.number("b.y") == 2 && run.number("r") == 2 && run.number("p") == 0.5)
  }

  @Test("a later extension takes the place of an earlier one")
  func extensions() {
    let run = run(
      #"{"a": {"x": \#(Self.n)}, "b": {"y": \#(Self.n)}, "g": {"$extends": "{a}"}}"#, #"{"g": {"$extends": "{b}"}}"#)
    run.expectClean()
    #expect(run.value("g.x") == nil && run.number("g.y") == 1)
  }

  @Test("a token by a pointer overrides and is overridden")
  func pointers() {
    let run = run(
      ##"{"p": \##(Self.n), "x": \##(Self.two), "y": {"$ref": "#/p"}, "z": \##(Self.two)}"##,
      ##"{"x": {"$ref": "#/p/$value"}, "y": \##(Self.two), "z": {"$ref": "#/p"}}"##)
    run.expectClean()
    #expect(run.number("x") == 1 && run.number("y") == 2 && run.number("z") == 1)
  }

  @Test("the same source twice changes nothing")
  func twice() {
    let source = ##"{"g": {"$root": \##(Self.n), "x": {"$ref": "#/g/$root"}}, "h": {"$extends": "{g}"}}"##
    let run = run(source, source)
    run.expectClean()
    #expect(run.number("h.x") == 1 && run.set.count == 4)
  }
}
