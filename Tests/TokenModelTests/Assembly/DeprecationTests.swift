import Testing
import TokenModel

@Suite("Deprecation")
struct DeprecationTests {
  @Test("a token is deprecated by itself or by the nearest group that says so")
  func nearest() {
    let run = ModelRun(
      """
      {
        "$type": "number",
        "g": {
          "$deprecated": "use h",
          "a": { "$value": 1 },
          "b": { "$value": 1, "$deprecated": false },
          "c": { "$value": 1, "$deprecated": true },
          "i": { "$deprecated": false, "d": { "$value": 1 }, "j": { "$deprecated": "gone", "e": { "$value": 1 } } },
          "k": { "f": { "$value": 1 } }
        },
        "alias": { "$value": "{g.a}" }
      }
      """)
    run.expectClean()
    #expect(run.deprecation("g.a") == "use h")
    #expect(run.deprecation("g.b") == nil)
    #expect(run.deprecation("g.c") == "")
    #expect(run.deprecation("g.i.d") == nil)
    #expect(run.deprecation("g.i.j.e") == "gone")
    #expect(run.deprecation("g.k.f") == "use h")
    #expect(run.deprecation("alias") == nil)
  }

  @Test("a group's deprecation holds in every file, and a file's own word comes first")
  func acrossFiles() {
    let run = ModelRun([
      #"{"g": {"$type": "number", "a": {"$value": 1}, "h": {"b": {"$value": 1}}}}"#,
      #"{"g": {"$deprecated": "old", "h": {"$deprecated": false}}}"#,
      #"{"g": {"$deprecated": "older", "c": {"$value": 1}}}"#,
    ])
    run.expectClean()
    #expect(run.deprecation("g.a") == "old")
    #expect(run.deprecation("g.h.b") == nil)
    #expect(run.deprecation("g.c") == "older")
  }

  @Test("anything but true, false and a text is an error", arguments: ["1", "null", "[]", "{}"])
  func wrong(value: String) {
    let run = ModelRun(
      #"{"g": {"$deprecated": 1️⃣\#(value), "a": {"$type": "number", "$value": 1, "$deprecated": 2️⃣\#(value)}}}"#)
    #expect(run.ids == ["structure", "structure"])
    #expect(run.isAsMarked)
    #expect(run.deprecation("g.a") == nil)
  }
}
