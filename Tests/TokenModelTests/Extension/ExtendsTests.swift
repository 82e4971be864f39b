import Testing
import TokenDiagnostics
import TokenModel

@Suite("Groups that extend others")
struct ExtendsTests {
  private static let n = #"{"$type": "number", "$value": 1}"#
  private static let two = #"{"$type": "number", "$value": 2}"#

  // MARK: What is inherited

  @Test("a group has the tokens and groups of the one it extends, at every depth, and its own win")
  func merges() {
    let run = ModelRun(
      #"""
      { "a": { "x": \#(Self.n), "g": { "y": \#(Self.n), "h": { "z": \#(Self.n), "w": \#(Self.n) } } },
        "b": { "$extends": "{a}", "g": { "h": { "z": \#(Self.two), "v": \#(Self.two) } } } }
      """#)
    run.expectClean()
    #expect(run.number("b.x") == 1 && run.number("b.g.y") == 1 && run.number("b.g.h.w") == 1)
    #expect(run.number("b.g.h.z") == 2 && run.number("b.g.h.v") == 2)
    #expect(run.number("a.g.h.z") == 1 && run.value("a.g.h.v") == nil)
  }

  @Test(
    "a target is named in braces or by a pointer, nested, beside or inside what is inherited",
    arguments: [
      ##""t": {"$extends": "{a.g}"}"##, ##""t": {"$extends": "#/a/g"}"##, ##""t": {"$ref": "#/a/g"}"##,
      ##""t": {"$ref": "#/%61/g", "own": {"$type": "number", "$value": 1}}"##, ##""t": {"$extends": "#/s~1l~0h"}"##,
      ##""b": {"$extends": "{a}"}, "t": {"$extends": "{b.g}"}"##, ##""b": {"$ref": "#/a"}, "t": {"$ref": "#/b/g"}"##,
      ##""t": {"$extends": "{u}"}, "u": {"$extends": "{v}"}, "v": {"$extends": "{a.g}"}"##,
      ##""b": {"$extends": "{a}", "m": {"$extends": "{b.g}"}}, "t": {"$extends": "{b.m}"}"##,
      ##""t": {"$ref": "#/u"}, "u": {"$ref": "#/a/g"}"##,
    ])
  func targets(members: String) {
    let run = ModelRun(
      #"{\#(members), "a": {"g": {"x": \#(Self.n), "h": {"y": \#(Self.n)}}}, "s/l~h": {"$extends": "{a.g}"}}"#)
    run.expectClean()
    #expect(run.number("t.x") == 1 && run.number("t.h.y") == 1)
  }

  @Test("an overriding token has nothing of the one it overrides")
  func whole() {
    let run = ModelRun(
      #"""
      { "a": { "x": { "$type": "number", "$value": 1, "$description": "old", "$deprecated": "gone" } },
        "b": { "$extends": "{a}", 1️⃣"x": { "$value": 2 } },
        "c": { "$extends": "{a}", "x": { "$type": "number", "$value": 3 } } }
      """#)
    #expect(run.ids == ["type-missing"] && run.isAsMarked)
    #expect(run.deprecation("a.x") == "gone" && run.deprecation("c.x") == nil)
    #expect(run.set.token(at: "c.x").flatMap { run.set.assembled.description(of: $0) } == nil)
  }

  @Test("files add to one set before groups are extended")
  func acrossFiles() {
    let run = ModelRun([
      #"{"b": {"$extends": "{a}"}}"#, #"{"a": {"x": \#(Self.n)}}"#,
      #"{"a": {"y": \#(Self.n)}, "b": {"z": \#(Self.n)}}"#,
    ])
    run.expectClean()
    #expect(run.paths == ["b.x", "b.y", "a.x", "a.y", "b.z"])
  }

  @Test("inherited tokens stand before the group's own, an overridden one where it is overridden")
  func order() {
    let run = ModelRun(
      #"""
      { "a": { "p": \#(Self.n), "q": \#(Self.n), "r": \#(Self.n) }, "m": \#(Self.n),
        "b": { "own": \#(Self.n), "q": \#(Self.two), "$extends": "{a}" }, "z": \#(Self.n) }
      """#)
    run.expectClean()
    #expect(run.paths == ["a.p", "a.q", "a.r", "m", "b.p", "b.r", "b.own", "b.q", "z"])
  }

  // MARK: References

  @Test("references in what is inherited stay as they are, and inherited tokens can be referred to")
  func references() {
    let run = ModelRun(
      ##"""
      { "a": { "base": \##(Self.n), "line": { "$value": "{a.base}" }, "part": {"$ref": "#/a/base"} },
        "b": { "$extends": "{a}", "base": \##(Self.two) },
        "c": { "$value": "{b.line}" }, "d": { "$ref": "#/b/part" }, "e": { "$value": "{b.base}" } }
      """##)
    run.expectClean()
    #expect(run.number("b.line") == 1 && run.number("c") == 1 && run.number("d") == 1 && run.number("e") == 2)
    #expect(run.alias("b.line") == "a.base" && run.alias("b.part") == "a.base")
  }

  // MARK: Properties

  @Test("the type that a group's tokens have goes along, from wherever it comes")
  func types() {
    let run = ModelRun([
      #"{"$type": "number", "a": {"x": {"$value": 1}, "g": {"y": {"$value": 1}}}}"#,
      #"{"b": {"$extends": "{a}", "own": {"$value": 2}}, "o": {"$type": "color", "c": {"$extends": "{a.g}"}}}"#,
    ])
    run.expectClean()
    #expect(run.type("b.x") == .number && run.type("b.g.y") == .number && run.type("b.own") == .number)
    #expect(run.type("o.c.y") == .number)
  }

  @Test("a type of one's own takes the place of the inherited one, for inherited tokens as well")
  func ownType() {
    let run = ModelRun(
      #"""
      { "a": { "$type": "number", "x": { "$value": 700 }, "typed": { "$type": "number", "$value": 1 } },
        "b": { "$extends": "{a}", "$type": "fontWeight" } }
      """#)
    run.expectClean()
    #expect(run.type("b.x") == .fontWeight && run.type("b.typed") == .number && run.type("a.x") == .number)
    let wrong = ModelRun(
      #"""
      { "a": { "$type": "number", "x": { "$value": 1 }, "y": { "$value": 2 } },
        "b": { "$type": "color", "$extends": 1️⃣2️⃣"{a}" } }
      """#)
    #expect(wrong.ids == ["value", "value"] && wrong.isAsMarked)
    #expect(wrong.diagnostics.contains { $0.message.contains("“b.x”") })
    #expect(wrong.number("a.x") == 1 && wrong.value("b.x") == nil)
  }

  @Test("a deprecation and a type of an inner group go along; one's own wins whole")
  func deprecation() {
    let run = ModelRun(
      #"""
      { "a": { "$deprecated": "use z", "g": { "$type": "number", "$deprecated": false, "y": { "$value": 1 } }, "x": \#(Self.n) },
        "b": { "$extends": "{a}" }, "c": { "$extends": "{a}", "$deprecated": false }, "d": { "$extends": "{a.g}" },
        "e": { "$extends": "{a}", "$deprecated": true } }
      """#)
    run.expectClean()
    #expect(run.deprecation("b.x") == "use z" && run.deprecation("b.g.y") == nil)
    #expect(run.deprecation("c.x") == nil && run.deprecation("d.y") == nil && run.deprecation("e.x") == "")
    #expect(run.type("e.g.y") == .number)
  }

  @Test("a group's own token is inherited and overridden like any other")
  func root() {
    let run = ModelRun(
      #"""
      { "a": { "$type": "number", "$root": { "$value": 1 }, "x": { "$value": "{a.$root}" } },
        "b": { "$extends": "{a}" }, "c": { "$extends": "{a}", "$root": { "$type": "number", "$value": 2 } } }
      """#)
    run.expectClean()
    #expect(run.number("b.$root") == 1 && run.number("c.$root") == 2 && run.number("c.x") == 1)
  }

  @Test("a project's group may extend one of the library, and its tokens are the project's")
  func library() {
    let run = ModelRun(library: [#"{"lib": {"x": \#(Self.n)}}"#], [#"{"own": {"$extends": "{lib}"}}"#])
    run.expectClean()
    let layers = ["lib.x", "own.x"].map { run.set.token(at: $0).map { run.set.assembled.layer(of: $0) } }
    #expect(layers == [.library, .project])
  }

  // MARK: What is wrong

  @Test(
    "a circle of any length is reported once, with the groups in it",
    arguments: [
      (#""g": {"$extends": 1️⃣"{g}"}"#, ["g"]), (#""a": {"b": {"c": {"$extends": 1️⃣"{a}"}}}"#, ["a.b.c"]),
      (#""g": {"$extends": 1️⃣"{h}"}, "h": {"$extends": "{g}"}"#, ["g", "h"]),
      (#""a": {"$extends": 1️⃣"{b}"}, "b": {"x": {"$extends": "{a}"}}"#, ["a", "b.x"]),
      (
        ##""a": {"$ref": 1️⃣"#/b", "t": {}}, "b": {"$ref": "#/c", "t": {}}, "c": {"$ref": "#/a", "t": {}}"##,
        ["a", "b", "c"]
      ),
      (#""in": {"$extends": "{g}"}, "g": {"$extends": 1️⃣"{g.nope}"}"#, ["g"]),
    ])
  func circles(members: String, groups: [String]) {
    let run = ModelRun("{\(members)}")
    #expect(run.ids.count == 1 && run.isAsMarked)
    guard run.ids == ["extends-circular"] else { return }
    #expect(groups.allSatisfy { run.diagnostics[0].message.contains("“\($0)”") })
  }

  @Test("a group may extend what lies inside it, with a warning")
  func inside() {
    let run = ModelRun(#"{"a": {"$extends": 1️⃣"{a.b}", "b": {"x": \#(Self.n), "c": {"y": \#(Self.n)}}}}"#)
    #expect(run.ids == ["extends-inside"] && run.isAsMarked)
    #expect(run.number("a.x") == 1 && run.number("a.c.y") == 1 && run.number("a.b.x") == 1)
  }

  @Test("a mistyped group is guessed and mended", arguments: ["{buton}", "#/buton"])
  func guess(wrong: String) {
    let text = #"{"button": {"x": \#(Self.n)}, "b": {"$extends": "\#(wrong)"}}"#
    let run = ModelRun(text)
    #expect(run.ids == ["extends-unresolved"])
    #expect(run.fixed() == text.replacing("buton", with: "button"))
  }

  @Test(
    "what is not there is said to be missing, in the group itself or at the root too",
    arguments: [
      ##"{"g": {"$extends": 1️⃣"{g.nope}", "x": \##(n)}}"##, ##"{"g": {"h": {"$extends": 1️⃣"{g.h.nope}", "x": \##(n)}}}"##,
      ##"{"$extends": 1️⃣"#/nope", "g": {"x": \##(n)}}"##, ##"{"g": {"h": {"$extends": 1️⃣"{g.nope}", "x": \##(n)}}}"##,
    ])
  func missing(text: String) {
    let run = ModelRun(text)
    #expect(run.ids == ["extends-unresolved"] && run.isAsMarked)
  }

  @Test("a token over a group and a group over a token: what is written in the group wins, with a warning")
  func kinds() {
    let run = ModelRun(
      #"""
      { "a": { "x": \#(Self.n), "g": { "y": \#(Self.n) } },
        "b": { "$extends": "{a}", 1️⃣"x": { "z": \#(Self.two) }, 2️⃣"g": \#(Self.two) } }
      """#)
    #expect(run.ids == ["kind-conflict", "kind-conflict"])
    #expect(run.number("b.x.z") == 2 && run.number("b.g") == 2)
    #expect(run.value("b.x") == nil && run.value("b.g.y") == nil)
  }

  @Test("a fault of an inherited token is reported once, where it is written")
  func faults() {
    let run = ModelRun(
      ##"""
      { "a": { "x": { "$type": "number", "$value": 1️⃣"1" }, 2️⃣"y": { "$value": 1 }, "z": { "$value": 3️⃣"{nope}" },
               "w": { "$type": "number", "$value": { "$ref": 4️⃣"#/nope/$value" } } },
        "b": { "$extends": "{a}" }, "c": { "$extends": "{b}" } }
      """##)
    #expect(run.ids == ["value", "type-missing", "reference-unresolved", "reference-unresolved"] && run.isAsMarked)
    #expect(run.paths.count == 12)
  }

  // MARK: Cost

  @Test("more than may be inherited is an error, and soon", .timeLimit(.minutes(2)))
  func limit() {
    let levels = (1...40).map {
      #""g\#($0)": {"l": {"$extends": "{g\#($0 - 1)}"}, "r": {"$extends": "{g\#($0 - 1)}"}}"#
    }
    let run = ModelRun(
      ["{\"g0\": {\"x\": \(Self.n)}, " + levels.joined(separator: ", ") + "}"], inheritedLimit: 10_000)
    #expect(run.ids == ["inheritance-limit"])
    #expect(run.set.count < 11_000)
  }

  @Test("a long chain and a deep nest take no stack", .timeLimit(.minutes(2)))
  func deep() {
    let chain = (1...5_000).map { #""g\#($0)": {"$extends": "{g\#($0 - 1)}"}"# }.joined(separator: ", ")
    let run = ModelRun("{\(chain), \"g0\": {\"x\": \(Self.n)}}")
    run.expectClean()
    #expect(run.number("g5000.x") == 1)
    let depth = 5_000
    let nest =
      String(repeating: #"{"g": "#, count: depth) + #"{"x": \#(Self.n)}"# + String(repeating: "}", count: depth)
    let deep = ModelRun(#"{"a": \#(nest), "b": {"$extends": "{a}"}}"#)
    deep.expectClean()
    #expect(deep.set.count == 2)
  }
}
