import Testing
import TokenDiagnostics
import TokenModel

@Suite("Mixed dialects")
struct DialectTests {
  private static let number = #"{"$type": "number", "$value": 1}"#
  private static let material = #"{"$type": "material", "$value": {"kind": "glass"}}"#

  private func places(_ files: [String]) -> [String?] {
    let run = ModelRun(files)
    run.expectClean()
    return run.found("mixed-dialect").map { info in
      #expect(info.severity == .info)
      return run.text(info.location)
    }
  }

  @Test("a file that mixes the types gets one info, at the first token of the rarer kind")
  func mixed() {
    let (number, material) = (Self.number, Self.material)
    #expect(places([#"{"a": \#(number), "b": \#(material), "c": \#(number), "d": \#(number)}"#]) == ["\"b\""])
    #expect(places([#"{"a": \#(material), "b": \#(material), "c": \#(number)}"#]) == ["\"c\""])
    #expect(places([#"{"a": \#(number), "b": \#(material)}"#]) == ["\"b\""])
    #expect(places([#"{"a": \#(material), "b": {"$value": "{c}"}}"#, #"{"c": \#(number)}"#]) == ["\"a\""])
  }

  @Test("in strict mode each token of our types is an error, at its type or else at its name")
  func strict() {
    let run = ModelRun([
      #"""
      {"a": \#(Self.number), "b": \#(Self.material), "c": {"$value": "{b}"},
        "d": {"$type": "material", "e": {"$value": {"kind": "glass"}}}}
      """#
    ])
    run.expectClean()
    let errors = DialectCheck.strict(run.set, includesLibrary: false)
    #expect(errors.map { run.text($0.location) } == ["\"material\"", "\"c\"", "\"e\""])
    #expect(errors.allSatisfy { $0.id == "strict-dtcg" && $0.severity == .error })
    let plain = ModelRun([#"{"a": \#(Self.number)}"#])
    #expect(DialectCheck.strict(plain.set, includesLibrary: true).isEmpty)
  }

  @Test("files of one kind each are well")
  func apart() {
    #expect(places([#"{"a": \#(Self.number)}"#, #"{"b": \#(Self.material)}"#, "{}"]).isEmpty)
  }
}
