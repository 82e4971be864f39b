import Testing
import TokenCompiler
import TokenEmit
import TokenModel
import TokenTestSupport

extension OutputTests {
  /// Every token of a random set is read back from a browser that has read the style sheet.
  @Suite struct ThreeWayCSSTests {
    @Test("Properties have the model's values", .enabled(if: Browser.program != nil), arguments: RandomTokens.seeds)
    func properties(seed: UInt64) async throws {
      print("Web output of random tokens: TOKENC_SEED=\(seed)")
      let compilation = await TestCompilation.of(RandomTokens.make(count: 500, seed: seed))
      try #require(compilation.errors == [])
      let differences = try Self.differences(compilation)
      #expect(differences == [])
    }

    /// Compares what a browser makes of each custom property with the model.
    static func differences(_ compilation: TestCompilation) throws -> [String] {
      let css = compilation.text("web/tokens.css") ?? ""
      let light = checks(compilation.analysis, dark: false)
      let answer = try Browser.ask(css, light.map(\.probe))
      var differences = difference(answer.rules.filter { $0.media.isEmpty }, light.map(\.name))
      differences += mismatches(light, answer)
      // What differs in the dark scheme is listed once more under its media query; the rest follows by itself.
      let darkNames = answer.rules.filter { $0.media.contains("dark") }.flatMap(\.names)
      let dark = checks(compilation.analysis, dark: true)
      differences += mismatches(dark, try Browser.ask(css, dark.map(\.probe), dark: true))
      if !Set(darkNames).isSubset(of: light.map(\.name)) { differences.append("unknown names in the dark scheme") }
      return differences
    }

    /// The names of all custom properties that should exist, in order.
    static func names(_ analysis: Analysis) -> [String] { checks(analysis, dark: false).map(\.name) }

    private static func checks(_ analysis: Analysis, dark: Bool) -> [WebCheck] {
      analysis.emission.tokens.flatMap { token in
        guard let value = analysis.set.baseValue(of: token) else { return [WebCheck]() }
        return WebCheck.all(of: value, analysis.cssName(of: token), dark: dark)
      }
    }

    private static func difference(_ rules: [Browser.Answer.Rule], _ names: [String]) -> [String] {
      let found = rules.filter { $0.selector == ":root" }.flatMap(\.names)
      guard found != names else { return [] }
      let dropped = Set(names).subtracting(found)
      return ["\(found.count) properties in place of \(names.count); dropped: \(dropped.sorted())"]
    }

    private static func mismatches(_ checks: [WebCheck], _ answer: Browser.Answer) -> [String] {
      zip(checks, answer.values).compactMap { check, values in
        check.difference(values).map { "\(check.name): \($0)" }
      }
    }
  }
}
