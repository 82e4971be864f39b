import Foundation
import Testing
import TokenCompiler
import TokenEmit
import TokenModel
import TokenTestSupport

extension OutputTests {
  /// Chromium reads from `tokens.css` what the resolver says, in every permutation and however a page comes to it.
  @Suite(.enabled(if: ThemesPage.isInstalled)) struct ThemesCSSTests {
    @Test("each property of each permutation, by settings, by attributes and by both", arguments: [false, true])
    func permutations(isDarkBase: Bool) async throws {
      let compilation = await TestCompilation.of(ThemedPageTokens.files(isDarkBase: isDarkBase))
      try #require(compilation.errors == [])
      let themes = compilation.analysis.emission.themes
      try #require(themes.all.count == 32 && themes.axes.count == 5)
      for display in Browser.Display.allCases {
        #expect(try Self.differences(compilation, seed: 7, on: display) == [])
      }
    }

    @Test("of a modifier alone, of none that is native, and of values with two schemes of their own")
    func fewAxes() async throws {
      for files in ThemedPageTokens.small {
        let compilation = await TestCompilation.of(files)
        try #require(compilation.errors == [])
        #expect(try Self.differences(compilation, seed: 11) == [])
      }
    }

    @Test("random sets with random overrides", arguments: RandomTokens.seeds)
    func random(seed: UInt64) async throws {
      print("Themes of random tokens: TOKENC_SEED=\(seed)")
      let compilation = await TestCompilation.of(await ThemedPageTokens.random(seed: seed))
      try #require(compilation.errors == [])
      try #require(compilation.analysis.emission.themes.all.count == 12)
      #expect(try Self.differences(compilation, seed: seed) == [])
    }

    // MARK: Comparing

    /// Compares what Chromium reads with the resolver, token by token.
    static func differences(
      _ compilation: TestCompilation, seed: UInt64, on display: Browser.Display = .srgb
    ) throws -> [String] {
      let themes = compilation.analysis.emission.themes
      var axes = themes.axes
      // Values with two schemes of their own follow the colour scheme where no modifier does.
      let hasAppearance = themes.axis(.appearance) != nil
      if !hasAppearance {
        axes.insert(ThemeAxis(.appearance, name: "", contexts: ["light", "dark"], baseIndex: 0), at: 0)
      }
      let page = ThemesPage(axes: axes)
      var random = SeededRandom(seed: seed)
      let choices = themes.all.map(\.choice).map { hasAppearance ? $0 : [0] + $0 }
      let chains = page.chains(choices, &random)
      var states: [State] = []
      var places: [[Int]: Int] = [:]
      let pages = page.media.map { media in
        ThemesPage.Page(
          media: media,
          cases: chains.map { chain in
            let choice = page.choice(in: chain, media)
            let place = places[choice] ?? states.count
            if place == states.count {
              places[choice] = place
              states.append(State(choice, hasAppearance: hasAppearance, compilation, display))
            }
            return ThemesPage.Case(chain: chain, probes: place)
          })
      }
      let css = compilation.text("web/tokens.css") ?? ""
      let answer = try ThemesPage.ask(css, states.map(\.probes), pages, on: display)
      var differences: [String] = []
      for (page, numbers) in zip(pages, answer.pages) {
        for (item, number) in zip(page.cases, numbers) {
          for wrong in states[item.probes].differences(answer.rows[number]) {
            differences.append("\(states[item.probes].name) as \(page.media) \(item.chain): \(wrong)")
          }
        }
      }
      return Array(differences.prefix(12))
    }

    /// All that should be read where one choice holds.
    private struct State {
      let name: String
      let checks: [WebCheck]
      /// Properties that only other permutations have.
      let absent: [String]

      init(_ choice: [Int], hasAppearance: Bool, _ compilation: TestCompilation, _ display: Browser.Display) {
        let analysis = compilation.analysis
        let themes = analysis.emission.themes
        let theme = themes.all.first { $0.choice == (hasAppearance ? choice : Array(choice.dropFirst())) }
        let isDark = hasAppearance ? theme.flatMap(themes.appearance(of:)) == .dark : choice[0] == 1
        name = theme?.name ?? "no theme"
        let index = themes.all.firstIndex { $0.choice == theme?.choice } ?? 0
        func checks(_ index: Int) -> [WebCheck] {
          analysis.emission.tokens.flatMap { token -> [WebCheck] in
            let set = themes.all[index].set
            guard let place = themes.counterpart(of: token, in: index), let value = set.baseValue(of: place) else {
              return []
            }
            let screen = WebCheck.Screen(display: display, standIns: set.fallbacks[place])
            return WebCheck.all(of: value, analysis.cssName(of: token), dark: isDark, on: screen)
          }
        }
        self.checks = checks(index)
        let own = Set(self.checks.map(\.name))
        absent = Set(themes.all.indices.flatMap { checks($0).map(\.name) }).subtracting(own).sorted()
      }

      var probes: [ThemesPage.Probe] {
        checks.map {
          ThemesPage.Probe(property: $0.probe.property, value: $0.probe.value, reads: $0.probe.reads)
        } + absent.map { ThemesPage.Probe(reads: [$0]) }
      }

      func differences(_ row: [[String]]) -> [String] {
        zip(checks, row).compactMap { check, values in check.difference(values).map { "\(check.name): \($0)" } }
          + zip(absent, row.dropFirst(checks.count)).compactMap { name, values in
            values == [""] ? nil : "\(name): “\(values[0])” where it is not declared"
          }
      }
    }
  }
}
