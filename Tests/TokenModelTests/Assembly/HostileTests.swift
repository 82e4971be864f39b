import Testing
import TokenDiagnostics
import TokenModel

/// Inputs that are made to cost more than their size.
@Suite("Hostile files")
struct HostileTests {
  private static let long = String(repeating: "n", count: 50_000)

  @Test("something wrong at every level of a deep file takes no more room than the file", .timeLimit(.minutes(5)))
  func deep() {
    let levels = 20_000
    let text =
      String(repeating: #"{"x": 5, "a.b": {}, "a": "#, count: levels) + "{}" + String(repeating: "}", count: levels)
    let run = ModelRun(text)
    #expect(run.ids.count == 2 * levels)
    #expect(run.diagnostics.allSatisfy { $0.message.utf8.count < 500 })
  }

  @Test("a long name with much inside that does not belong there is not repeated", .timeLimit(.minutes(5)))
  func strays() {
    let strays = (0..<2_000).map { #""s\#($0)": {}"# }.joined(separator: ", ")
    let run = ModelRun(#"{"\#(Self.long)": {"$type": "number", "$value": 1, \#(strays)}}"#)
    #expect(run.ids.count == 2_000)
    #expect(run.diagnostics.allSatisfy { $0.message.utf8.count < 500 })
  }

  @Test(
    "a long name is cut short in what is said of it",
    arguments: [
      #"{"§.": {}}"#, #"{"$§": {}}"#, #"{"$§": 1}"#, #"{"§": 1}"#, #"{"§": {"$type": "color"}}"#,
      #"{"§": {"$value": 1}}"#,
      #"{"a": {"$type": "§", "$value": 1}}"#, #"{"a": {"$type": "number", "$value": 1, "§": 1}}"#,
      #"{"a": {"$type": "number", "$value": "{§}"}}"#, #"{"§": {"$type": "number", "$value": "{§}"}}"#,
      #"{"§": {"$type": "number", "$value": 1}, "b": {"$type": "color", "$value": "{§}"}}"#,
      #"{"a": {"$type": "color", "$value": {"§": 1}}}"#, #"{"a": {"$type": "strokeStyle", "$value": "§"}}"#,
      #"{"a": {"$type": "surface", "$value": {"role": "§", "material": "{§}", "overrides": {"§": {}}}}}"#,
    ])
  func longNames(template: String) {
    let run = ModelRun(template.replacing("§", with: Self.long))
    #expect(!run.ids.isEmpty)
    for diagnostic in run.diagnostics {
      #expect(diagnostic.message.utf8.count < 1_000)
      #expect(diagnostic.notes.allSatisfy { $0.message.utf8.count < 1_000 })
    }
  }

  @Test("a reference into what was refused is not reported as well, others are")
  func refused() {
    let run = ModelRun(
      #"""
      {
        "g": { "$type": "number", "a.b": { "$value": 1 }, "n": 5, "é{": { "$value": 1 } },
        "r": { "$type": "number", "$value": "{g.a.b}" },
        "s": { "$type": "number", "$value": "{g.n.deeper}" },
        "t": { "$type": "number", "$value": "{g.nn}" },
        "u": { "$type": "number", "$value": "{g.a}" }
      }
      """#)
    #expect(
      Set(run.diagnostics.compactMap { run.text($0.location) }) == [
        "\"a.b\"", "5", "\"é{\"", "\"{g.nn}\"", "\"{g.a}\"",
      ])
  }
}
