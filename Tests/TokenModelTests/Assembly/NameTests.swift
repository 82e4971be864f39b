import Testing
import TokenDiagnostics
import TokenModel

@Suite("Names")
struct NameTests {
  @Test(
    "any other text is a name, kept byte for byte",
    arguments: [
      "größe 1/2", " ", "a$b", "a$", "constructor", "__proto__", "-1", "1e3", "true", "日本", "👩‍👩‍👧‍👦", "e\u{301}",
      "é", "a\\u0000b", "\\ttab", "\\\"", "\\\\", "/", "~0", "#", String(repeating: "x", count: 10_000),
    ])
  func allowed(name: String) {
    let group = #"{"$type": "number", "\#(name)": {"$value": 1}}"#
    let run = ModelRun(#"{"\#(name)": \#(group), "r": {"$value": "{\#(name).\#(name)}"}}"#)
    run.expectClean()
    #expect(run.value("r") == .number(1))
  }

  @Test("names are told apart by code points, not by how they look")
  func normalization() {
    let run = ModelRun(
      #"{"$type": "number", "é": {"$value": 1}, "e\u0301": {"$value": 2}, "E": {"$value": 3}, "e": {"$value": 4}}"#)
    run.expectClean()
    #expect(run.set.count == 4)
    #expect(run.value("\u{E9}") == .number(1))
    #expect(run.value("e\u{301}") == .number(2))
    #expect(run.value("e") == .number(4))
  }

  @Test("an escaped name is the name it means")
  func escapes() {
    let run = ModelRun([
      #"{"\u0061": {"$type": "number", "b\/c": {"$value": 1}}, "r": {"$value": "{a.b/c}"}}"#,
      #"{"a": {"\u0062\u002fd": {"$value": 2}, "s": {"$value": "{\u0061.b/\u0063}"}}}"#,
    ])
    run.expectClean()
    #expect(run.value("r") == .number(1))
    #expect(run.value("a.s") == .number(1))
    #expect(run.value("a.b/d") == .number(2))
    #expect(ModelRun([#"{"a": {}}"#, #"{"\u0061": {"$type": "number", "$value": 1}}"#]).ids == ["structure"])
  }

  @Test("an escaped dollar or brace means what the plain one does")
  func escapedSyntax() {
    let run = ModelRun(
      #"""
      {
        "g": { "\u0024type": "number", "a": { "\u0024value": 1, "\u0024description": "x" }, "\u0024extensions": {} },
        "b": { "$value": "\u007Bg.a\u007D" },
        "s": {
          "$type": "gradient",
          "$value": [
            {
              "color": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "\u0023ff8800" },
              "position": "\u007bg.a}"
            }
          ]
        }
      }
      """#)
    run.expectClean()
    #expect(run.value("g.a") == .number(1))
    #expect(run.value("b") == .number(1))
    #expect(run.value("s") != nil)
    #expect(ModelRun(#"{"\u0024g": {"a": {"$type": "number", "$value": 1}}}"#).ids == ["name"])
    #expect(ModelRun(#"{"a\u002eb": {"$type": "number", "$value": 1}}"#).ids == ["name"])
  }

  @Test(
    "names with a meaning of their own are refused, of tokens and of groups",
    arguments: ["", "a.b", ".", "a{", "}", "{a}", "$a", "$"])
  func refused(name: String) {
    for inside in [#""$type": "number", "$value": 1"#, #""a": {"$type": "number", "$value": 1}"#, ""] {
      let run = ModelRun(#"{"g": {1️⃣"\#(name)": {\#(inside)}, "n": {"$type": "number", "$value": 1}}}"#)
      #expect(run.ids == ["name"])
      #expect(run.isAsMarked)
      #expect(run.set.count == 1)
    }
  }

  @Test("a member that is no object is refused, with a hint where a dollar was left out")
  func notObjects() {
    for value in ["5", "\"x\"", "null", "[]", "true"] {
      #expect(ModelRun(#"{"g": {"a": \#(value)}}"#).ids == ["structure"])
    }
    let run = ModelRun(#"{"g": {1️⃣"value": 1, 2️⃣"type": "number", "other": 3️⃣2}}"#)
    #expect(run.isAsMarked)
    #expect(run.diagnostics.map { $0.message.contains("is meant") } == [true, true, false])
  }

  @Test(
    "dollar members that the format does not know are ignored with a warning, objects refused",
    arguments: [("1", "reserved-member"), ("[]", "reserved-member"), ("{}", "name")])
  func unknownDollars(value: String, id: String) {
    let token = ModelRun(#"{"a": {"$type": "number", "$value": 1, "$future": \#(value)}}"#)
    #expect(token.ids == [id])
    #expect(token.value("a") == .number(1))
    #expect(ModelRun(#"{"g": {"$future": \#(value)}}"#).ids == [id])
  }

  @Test("a mistyped dollar member is guessed")
  func dollarGuess() {
    let run = ModelRun(#"{"a": {"$type": "number", "$value": 1, "$descripton": "x"}}"#)
    #expect(run.diagnostics.map { $0.message.contains("“$description”") } == [true])
  }

  @Test(
    "a token has no members of its own",
    arguments: [
      #""comment": "x""#, #""b": {"$type": "number", "$value": 1}"#, #""$extends": "{a}""#, ##""$ref": "#/a""##,
    ])
  func strayMembers(member: String) {
    #expect(ModelRun(#"{"a": {"$type": "number", "$value": 1, \#(member)}}"#).ids == ["structure"])
  }

  @Test(
    "members of the wrong kind are refused",
    arguments: [
      (#""$description": 5"#, "structure"), (#""$extensions": []"#, "structure"), (#""$type": 5"#, "type-unknown"),
      (#""$type": "colour""#, "type-unknown"), (#""$type": "Number""#, "type-unknown"),
      (#""$type": null"#, "type-unknown"),
    ])
  func wrongKinds(member: String, id: String) {
    #expect(ModelRun(#"{"g": {\#(member), "h": {}}}"#).ids == [id])
  }

  @Test("a mistyped type is guessed and mended")
  func typeGuess() {
    let run = ModelRun(#"{"a": {"$type": "dimensoin", "$value": {"value": 1, "unit": "px"}}}"#)
    #expect(run.ids == ["type-unknown"])
    #expect(run.fixed() == #"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}"#)
  }

  @Test("every listed type is known")
  func everyType() {
    for type in TokenType.allCases {
      let run = ModelRun(#"{"g": {"$type": "\#(type.rawValue)", "x": {}}}"#)
      run.expectClean()
    }
    #expect(TokenType.allCases.count == 17)
    let own = TokenType.allCases.filter(\.isExtension)
    #expect(own.map(\.rawValue) == ["material", "vibrancy", "surface", "recommendation"])
  }
}
