import Testing
import TokenDiagnostics
import TokenModel

@Suite("Aliases")
struct AliasTests {
  /// `t0` is 7, and each further token refers to the one before it.
  private static func chain(_ links: Int, reversed: Bool = false) -> String {
    var members = [#""t0": {"$type": "number", "$value": 7}"#]
    for index in 1...links { members.append(#""t\#(index)": {"$value": "{t\#(index - 1)}"}"#) }
    return "{" + (reversed ? members.reversed() : members).joined(separator: ", ") + "}"
  }

  @Test(
    "chains are followed to the value, however long and in whichever order", .timeLimit(.minutes(15)),
    arguments: [1, 2, 1_000, 100_000], [false, true])
  func chains(links: Int, reversed: Bool) throws {
    let run = ModelRun(Self.chain(links, reversed: reversed))
    run.expectClean()
    #expect(run.value("t\(links)") == .number(7))
    #expect(run.type("t\(links)") == .number)
    let last = try #require(run.set.token(at: "t\(links)"))
    #expect(run.set.graph.origin(of: last) == run.set.token(at: "t0"))
    #expect(run.set.graph.order.count == links + 1)
    #expect(run.set.graph.order.first == run.set.token(at: "t0"))
  }

  @Test("a chain through composites is as long as it likes", .timeLimit(.minutes(15)))
  func compositeChain() {
    var members = [#""t0": {"$value": [{"color": "{c}", "position": 0}]}"#]
    for index in 1...20_000 { members.append(#""t\#(index)": {"$value": ["{t\#(index - 1)}"]}"#) }
    let run = ModelRun([
      "{" + #""$type": "gradient", "# + members.reversed().joined(separator: ", ") + "}",
      #"{"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}"#,
    ])
    run.expectClean()
    #expect(run.value("t20000") == run.value("t0"))
  }

  @Test("tokens of every type can be referred to whole", arguments: TokenType.allCases)
  func everyType(type: TokenType) throws {
    let path = try #require(Palette.path[type.rawValue])
    let run = ModelRun(Palette.files + [#"{"plain": {"$value": "{\#(path)}"}}"#])
    run.expectClean()
    #expect(run.type("plain") == type)
    #expect(run.value("plain") == run.value(path))
    #expect(run.value(path)?.type == type)
    let typed = ModelRun(type, "\"{\(path)}\"")
    typed.expectClean()
    #expect(typed.value?.type == type)
  }

  @Test("a declared type that is not the target's is an error", arguments: TokenType.allCases)
  func typeMismatch(type: TokenType) {
    let path = type == .color ? "gap" : "red"
    let run = ModelRun(Palette.files + [#"{"it": {"$type": "\#(type.rawValue)", "$value": 1️⃣"{\#(path)}"}}"#])
    #expect(run.ids == ["reference-type"])
    #expect(run.isAsMarked)
    #expect(run.value == nil)
  }

  @Test("what refers to a faulty token has no value and no report of its own")
  func faultyTarget() {
    let run = ModelRun(
      #"""
      {
        "a": { "$type": "number", "$value": "x" },
        "b": { "$value": "{a}" },
        "c": { "$type": "gradient", "$value": [{ "color": "{d}", "position": "{b}" }] },
        "d": { "$type": "colour", "$value": 1 }
      }
      """#)
    #expect(run.ids == ["value", "type-unknown"])
    #expect([run.value("a"), run.value("b"), run.value("c"), run.value("d")] == [nil, nil, nil, nil])
  }

  @Test("what a token refers to is listed in source order")
  func references() {
    let run = ModelRun(Palette.files + [#"{"alias": {"$value": "{line}"}}"#])
    func names(_ path: String) -> [String] {
      run.set.token(at: path).map { run.set.graph.references(of: $0).map(run.set.path) } ?? []
    }
    #expect(names("line") == ["red", "gap", "dash"])
    #expect(names("alias") == ["line"])
    #expect(names("drops") == ["drop", "drop"])
    #expect(names("red").isEmpty)
  }

  @Test("targets come before what refers to them")
  func order() {
    let run = ModelRun(Palette.files)
    var seen: Set<TokenID> = []
    for token in run.set.graph.order {
      #expect(seen.isSuperset(of: run.set.graph.references(of: token)))
      seen.insert(token)
    }
    #expect(seen.count == run.set.count)
  }
}
