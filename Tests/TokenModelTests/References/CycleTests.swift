import Testing
import TokenDiagnostics
import TokenModel

@Suite("Cycles")
struct CycleTests {
  private static let number = #""$type": "number", "$value""#

  @Test("a token that refers to itself is told so")
  func itself() {
    let run = ModelRun(#"{"a": {\#(Self.number): 1️⃣"{a}"}}"#)
    #expect(run.ids == ["reference-circular"])
    #expect(run.isAsMarked)
    #expect(run.diagnostics[0].message.contains("“a” refers to itself"))
    #expect(run.value("a") == nil)
  }

  @Test("a ring is printed whole, once, from its first token on", arguments: [2, 3, 20])
  func ring(count: Int) {
    let names = (0..<count).map { "g.t\($0)" }
    let members = (0..<count).map { #""t\#($0)": {\#(Self.number): "{g.t\#(($0 + 1) % count)}"}"# }
    let run = ModelRun(#"{"g": {"# + members.joined(separator: ", ") + "}}")
    #expect(run.ids == ["reference-circular"])
    let fault = run.diagnostics[0]
    #expect(fault.message.hasSuffix((names + [names[0]]).joined(separator: " → ")))
    #expect(run.text(fault.location) == "\"{g.t1}\"")
    #expect(fault.notes.map { run.text($0.location) } == (1..<count).map { "\"t\($0)\"" })
    #expect(run.set.tokens.allSatisfy { run.set.value(of: $0) == nil })
  }

  @Test("of a long ring the beginning is printed, and how much is left out")
  func longRing() {
    let members = (0..<1_000).map { #""t\#($0)": {\#(Self.number): "{t\#(($0 + 1) % 1_000)}"}"# }
    let run = ModelRun("{" + members.joined(separator: ", ") + "}")
    #expect(run.ids == ["reference-circular"])
    #expect(run.diagnostics[0].message.contains("t19 → … (980 more) → t0"))
    #expect(run.diagnostics[0].notes.count == 19)
  }

  @Test("a ring reads the same whichever token the walk comes in by")
  func entry() {
    let ring = #""b": {\#(Self.number): "{c}"}, "c": {\#(Self.number): "{b}"}"#
    for text in ["{\(ring)}", #"{"a": {\#(Self.number): "{c}"}, \#(ring)}"#] {
      let run = ModelRun(text)
      #expect(run.ids == ["reference-circular"])
      #expect(run.diagnostics[0].message.hasSuffix("b → c → b"))
      #expect(run.value("a") == nil)
    }
  }

  @Test("two rings are two reports")
  func twoRings() {
    let run = ModelRun(
      #"""
      {
        "$type": "number",
        "a": { "$value": "{b}" }, "b": { "$value": "{a}" },
        "c": { "$value": "{d}" }, "d": { "$value": "{c}" }, "e": { "$value": "{c}" }, "f": { "$value": 1 }
      }
      """#)
    #expect(run.ids == ["reference-circular", "reference-circular"])
    #expect(run.value("f") == .number(1))
  }

  @Test("a ring may lead through composites, and spares what it does not touch")
  func composites() {
    let run = ModelRun(
      #"""
      {
        "a": { "$type": "gradient", "$value": ["{b}", "{d}"] },
        "b": { "$type": "gradient", "$value": ["{c}"] },
        "c": { "$value": "{a}" },
        "d": { "$type": "gradient", "$value": [{ "color": "{e}", "position": 0 }] },
        "e": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }
      }
      """#)
    #expect(run.ids == ["reference-circular", "type-missing"].filter { $0 == "reference-circular" })
    #expect(run.diagnostics[0].message.hasSuffix("a → b → c → a"))
    #expect(run.value("d") != nil)
    #expect(run.value("a") == nil)
  }

  @Test("surfaces that lie on one another are a ring")
  func surfaces() {
    let run = ModelRun(
      #"""
      {
        "$type": "surface",
        "a": { "$value": { "role": "card", "material": "system", "on": "{b}" } },
        "b": {
          "$value": { "role": "card", "material": "system", "overrides": { "macOS": { "on": "{a}" } } }
        },
        "c": { "$value": { "role": "card", "material": "system", "on": "{c}" } }
      }
      """#)
    #expect(run.ids == ["reference-circular", "reference-circular"])
    #expect(run.diagnostics[0].message.hasSuffix("a → b → a"))
    #expect(run.diagnostics[1].message.contains("“c” refers to itself"))
    #expect(run.set.surfaces.isEmpty)
  }

  @Test("a net of rings takes no more time than its size", .timeLimit(.minutes(15)))
  func net() {
    // Each token refers to the next and back to the first: as many rings as tokens, each as long as the way so far.
    let count = 20_000
    let members = (0..<count).map { #""t\#($0)": {"$value": ["{t\#(($0 + 1) % count)}", "{t0}"]}"# }
    let run = ModelRun(#"{"$type": "gradient", "# + members.joined(separator: ", ") + "}")
    #expect(run.diagnostics.allSatisfy { $0.id == "reference-circular" })
    #expect(!run.diagnostics.isEmpty)
    #expect(run.set.tokens.allSatisfy { run.set.value(of: $0) == nil })
  }
}
