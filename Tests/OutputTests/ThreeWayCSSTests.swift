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
      var differences: [String] = []
      for display in Browser.Display.allCases {
        for dark in [false, true] {
          let checks = checks(compilation.analysis, dark: dark, on: display)
          let answer = try Browser.ask(css, checks.map(\.probe), dark: dark, on: display)
          differences += mismatches(checks, answer).map { "\(display), \(dark ? "dark" : "light"): \($0)" }
          guard display == .srgb, !dark else { continue }
          differences += difference(answer.rules.filter { $0.media.isEmpty }, checks.map(\.name))
          // What differs in the dark scheme, or on a better display, is listed once more under its media query.
          let others = answer.rules.filter { !$0.media.isEmpty }.flatMap(\.names)
          if !Set(others).isSubset(of: checks.map(\.name)) { differences.append("unknown names in a media query") }
        }
      }
      return differences
    }

    /// The names of all custom properties that should exist, in order.
    static func names(_ analysis: Analysis) -> [String] { checks(analysis, dark: false, on: .srgb).map(\.name) }

    private static func checks(_ analysis: Analysis, dark: Bool, on display: Browser.Display) -> [WebCheck] {
      analysis.emission.tokens.flatMap { token in
        guard let value = analysis.set.baseValue(of: token) else { return [WebCheck]() }
        let screen = WebCheck.Screen(display: display, standIns: analysis.set.fallbacks[token])
        return WebCheck.all(of: value, analysis.cssName(of: token), dark: dark, on: screen)
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
