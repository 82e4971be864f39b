import Testing
import TokenDiagnostics
import TokenModel

@Suite("The token of a group itself")
struct RootTokenTests {
  @Test("it has a path of its own, the group's type, and can be referred to in every way")
  func root() {
    let run = ModelRun(
      ##"""
      { "$root": { "$type": "number", "$value": 7 },
        "g": { "$type": "number", "$deprecated": true, "$root": { "$value": 1 }, "light": { "$value": "{g.$root}" } },
        "a": { "$ref": "#/g/$root" }, "b": { "$type": "number", "$value": { "$ref": "#/g/$root/$value" } },
        "c": { "$value": "{$root}" }, "h": { "$root": { "$ref": "#/g/light" } } }
      """##)
    run.expectClean()
    #expect(["$root", "g.$root", "g.light", "a", "b", "c", "h.$root"].map { run.number($0) } == [7, 1, 1, 1, 1, 7, 1])
    #expect(run.deprecation("g.$root") == "" && run.alias("h.$root") == "g.light")
  }

  @Test("the group's name alone does not mean it, and the fix says what does")
  func group() {
    let text = #"{"g": {"$root": {"$type": "number", "$value": 1}}, "x": {"$type": "number", "$value": "{g}"}}"#
    let run = ModelRun(text)
    #expect(run.ids == ["reference-target"])
    #expect(run.fixed() == text.replacing("{g}", with: "{g.$root}"))
  }

  @Test(
    "only in last place, and only this name",
    arguments: ["{g.$root.a}", "{$root.a}", "{g.$Root}", "{g.$value}", "{g.$type}", "{g.$roots}"])
  func segments(text: String) {
    let run = ModelRun(
      #"{"g": {"$root": {"$type": "number", "$value": 1}}, "x": {"$type": "number", "$value": 1️⃣"\#(text)"}}"#)
    #expect(run.ids == ["reference-syntax"] && run.isAsMarked)
  }

  @Test(
    "it is a token and nothing else",
    arguments: [
      (#""g": {1️⃣"$root": {}}"#, "structure"), (#""g": {1️⃣"$root": "x"}"#, "structure"),
      (#""g": {1️⃣"$root": {"$type": "number"}}"#, "structure"), (#""g": {1️⃣"$root": {"a": {}}}"#, "structure"),
      (#"1️⃣"$root": []"#, "structure"), (#""g": {1️⃣"$root": {"$value": 1}}"#, "type-missing"),
      (##""g": {"a": {}, "$root": {"$type": "number", "$ref": 1️⃣"#/g/a"}}"##, "reference-target"),
    ])
  func structure(members: String, id: String) {
    let run = ModelRun("{\(members)}")
    #expect(run.ids == [id] && run.isAsMarked)
  }
}
