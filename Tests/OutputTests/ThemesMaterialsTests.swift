import Foundation
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenTestSupport

extension OutputTests {
  /// `materials.css` over `tokens.css`: what Chromium shows of surfaces and looks in every theme is what the resolver says.
  @Suite(.enabled(if: ThemesPage.isInstalled)) struct ThemesMaterialsTests {
    private static func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> String {
      #"{"colorSpace": "srgb", "components": [\#(red), \#(green), \#(blue)], "alpha": \#(alpha)}"#
    }

    private static let base = #"""
      {
        "ink": {"$type": "color", "$value": \#(color(0, 0, 0))}, "page": {"$type": "color", "$value": \#(color(1, 1, 1))},
        "veil": {"$type": "color", "$value": \#(color(1, 0, 0, 0.5))},
        "round": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}},
        "film": {"$type": "material", "$value": {"kind": "standard", "appearance": {
          "light": {"blur": {"value": 6, "unit": "px"}, "tint": "{veil}", "opaque": "{page}",
            "increasedContrast": {"border": "{ink}"}},
          "dark": {"blur": {"value": 8, "unit": "px"}, "tint": "{veil}", "opaque": "{page}",
            "increasedContrast": {"border": "{ink}"}}}}},
        "plain": {"$type": "material", "$value": "{film}"},
        "card": {"$type": "surface", "$value": {"role": "card", "material": "{film}", "platforms": ["web"],
          "fill": "{page}", "dimming": {"opacity": 0.25}, "tint": "{veil}", "shape": {"radius": "{round}"},
          "content": {"title": {"element": "text", "color": "{ink}"}}}},
        "night": {"$type": "surface", "$value": {"role": "card", "material": "{film}", "platforms": ["web"],
          "scheme": "dark", "fill": "{page}", "content": {"title": {"element": "text", "color": "{ink}"}}}},
        "bare": {"$type": "surface", "$value": {"role": "card", "material": "none", "platforms": ["web"],
          "content": {"title": {"element": "text", "color": "{veil}"}}}}
      }
      """#

    private static let dark = #"""
      {"ink": {"$type": "color", "$value": \#(color(1, 1, 1))}, "page": {"$type": "color", "$value": \#(color(0.1, 0.1, 0.1))}}
      """#
    private static let zeta = #"""
      {"veil": {"$type": "color", "$value": \#(color(0, 0, 1, 0.25))}, "round": {"$type": "dimension", "$value": {"value": 9, "unit": "px"}},
       "bare": {"$type": "surface", "$value": {"role": "card", "material": "none", "platforms": ["web"], "fill": "{veil}",
         "content": {"title": {"element": "text", "color": "{veil}"}}}}}
      """#
    private static let more = #"{"ink": {"$type": "color", "$value": \#(color(0, 0.5, 0))}}"#

    private static func files(_ modifiers: [ThemedPageTokens.Modifier]) -> [String: String] {
      ThemedPageTokens.files(["a.tokens.json": base], modifiers)
    }

    private static let all: [ThemedPageTokens.Modifier] = [
      .init("theme", ["light": "{}", "dark": dark]), .init("contrast", ["standard": "{}", "more": more]),
      .init("brand", ["acme": "{}", "zeta": zeta]),
    ]

    @Test("fills, dimming, tints, radii, looks and foregrounds in every theme", arguments: 0..<4)
    func everyTheme(_ number: Int) async throws {
      let files = [
        Self.files(Self.all), Self.files([Self.all[0]]), Self.files([Self.all[2]]),
        Self.files([.init("theme", ["dark": Self.dark, "light": "{}"]), Self.all[2]]),
      ][number]
      let compilation = await TestCompilation.of(files)
      try #require(compilation.errors == [])
      let themes = compilation.analysis.emission.themes
      let page = ThemesPage(axes: themes.axes)
      let css = (compilation.text("web/tokens.css") ?? "") + (compilation.text("web/materials.css") ?? "")
      var chains: [[ThemesPage.Attributes]] = [[[:]]]
      for theme in themes.all {
        let attributes = page.attributes(of: theme.choice, along: themes.axes.indices)
        chains += [[attributes], [page.attributes(of: themes.all[1].choice, along: themes.axes.indices), attributes]]
        let own = themes.axes.indices.filter { !themes.axes[$0].kind.isNative }
        chains.append([page.attributes(of: theme.choice, along: own)])
      }
      let pages = page.media.map { media in
        ThemesPage.Page(media: media, cases: chains.map { ThemesPage.Case(chain: $0, probes: 0) })
      }
      let answer = try ThemesPage.ask(css, [Self.probes], pages)
      var differences: [String] = []
      for (item, numbers) in zip(pages, answer.pages) {
        for (chain, number) in zip(chains, numbers) {
          let choice = page.choice(in: chain, item.media)
          let theme = try #require(themes.all.first { $0.choice == choice })
          let isMore =
            item.media["prefers-contrast"] == "more" || themes.axis(.contrast).map { choice[$0] == 1 } ?? false
          let wrong = try Self.differences(answer.rows[number], theme, themes, isMore: isMore)
          differences += wrong.map { "\(theme.name) as \(item.media) \(chain): \($0)" }
        }
      }
      #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(6).joined(separator: "\n"))")
    }

    private static let probes: [ThemesPage.Probe] = [
      .init(reads: ["background-color", "background-image", "border-top-left-radius"], name: "surface-card"),
      .init(reads: ["background-color", "background-image"], name: "surface-card", before: true),
      .init(reads: ["color"], name: "content-title", inside: "surface-card"),
      .init(reads: ["background-color"], name: "material-plain", before: true),
      .init(reads: ["background-color"], name: "surface-night"),
      .init(reads: ["color"], name: "content-title", inside: "surface-night"),
      .init(reads: ["background-color"], name: "surface-bare"),
      .init(reads: ["color"], name: "content-title", inside: "surface-bare"),
    ]

    private static func differences(
      _ row: [[String]], _ theme: Theme, _ themes: Themes, isMore: Bool
    ) throws -> [String] {
      func color(_ path: String, in theme: Theme) throws -> ColorCoordinates {
        guard case .color(let color)? = theme.set.token(at: path).flatMap({ theme.set.baseValue(of: $0) }) else {
          throw CocoaError(.keyValueValidation)
        }
        return color
      }
      // A place that requires a scheme is what it is in the theme of that.
      let night = themes.theme(theme.choice, with: .appearance, "dark") ?? theme
      let (page, ink, veil) = (try color("page", in: theme), try color("ink", in: theme), try color("veil", in: theme))
      let isZeta = veil.alpha == 0.25
      let black = ColorCoordinates(.srgb, 0, 0, 0, alpha: 0.25)
      func layer(_ text: String, _ color: ColorCoordinates) -> String? {
        let parts = ComputedValue.split(String(text.dropFirst("linear-gradient(".count).dropLast()), at: ",")
        return parts.count == 2 ? ComputedValue.difference(parts[0], color) : "“\(text)”"
      }
      let clear = ColorCoordinates(.srgb, 0, 0, 0, alpha: 0)
      let results: [(String, String?)] = [
        ("fill", ComputedValue.difference(row[0][0], page)), ("dimming", layer(row[0][1], black)),
        ("radius", row[0][2] == (isZeta ? "9px" : "4px") ? nil : row[0][2]),
        ("look", ComputedValue.difference(row[1][0], isMore ? page : veil)), ("tint", layer(row[1][1], veil)),
        ("foreground", ComputedValue.difference(row[2][0], ink)),
        ("alias", ComputedValue.difference(row[3][0], isMore ? page : veil)),
        ("required", ComputedValue.difference(row[4][0], try color("page", in: night))),
        (
          "foreground, required",
          themes.axis(.contrast) == nil ? ComputedValue.difference(row[5][0], try color("ink", in: night)) : nil
        ),
        ("added", ComputedValue.difference(row[6][0], isZeta ? veil : clear)),
        ("no material", ComputedValue.difference(row[7][0], veil)),
      ]
      return results.compactMap { name, wrong in wrong.map { "\(name): \($0)" } }
    }

    @Test("forced colors take the place of surfaces, and the properties of tokens keep their values")
    func forced() async throws {
      let compilation = await TestCompilation.of(Self.files(Self.all))
      let css = (compilation.text("web/tokens.css") ?? "") + (compilation.text("web/materials.css") ?? "")
      let probes: [ThemesPage.Probe] = [
        .init(reads: ["--ink", "--page", "--veil", "--card-fill"]),
        .init(reads: ["background-color"], name: "surface-card"),
        .init(property: "background-color", value: "Canvas", reads: ["background-color"]),
        .init(reads: ["background-color", "background-image", "backdrop-filter"], name: "surface-card", before: true),
      ]
      let chains: [[ThemesPage.Attributes]] = [[[:]], [["data-color-scheme": "dark", "data-brand": "zeta"]]]
      let pages = ["none", "active"].map { forced in
        ThemesPage.Page(
          media: ["forced-colors": forced, "prefers-color-scheme": "light"],
          cases: chains.map { .init(chain: $0, probes: 0) })
      }
      let answer = try ThemesPage.ask(css, [probes], pages)
      for (plain, forced) in zip(answer.pages[0], answer.pages[1]).map({ (answer.rows[$0], answer.rows[$1]) }) {
        #expect(plain[0] == forced[0] && !forced[0].contains(""))
        #expect(forced[1] == forced[2] && forced[3][0] == forced[2][0])
        #expect(forced[3][1...] == ["none", "none"])
      }
    }

    @Test("a filter that a brand changes is a warning at its token, and the base's is kept")
    func filters() async throws {
      let film =
        #"{"film": {"$type": "material", "$value": {"kind": "standard", "appearance": {"light": {"blur": {"value": 20, "unit": "px"}}, "dark": {"blur": {"value": 20, "unit": "px"}}}}}}"#
      let compilation = await TestCompilation.of(
        Self.files([Self.all[0], .init("brand", ["acme": "{}", "zeta": film])]))
      let warnings = compilation.analysis.diagnostics.filter { $0.id == "theme-filter" }
      #expect(warnings.count == 1 && warnings[0].message.hasPrefix("“film” has another filter here"))
      #expect(warnings.allSatisfy { $0.severity == .warning && $0.contexts == ["brand=zeta"] })
      #expect(warnings.first?.location.map(compilation.place)?.hasPrefix("themes.resolver.json") == true)
      let css = try #require(compilation.text("web/materials.css"))
      #expect(css.contains("backdrop-filter: blur(6px)") && !css.contains("blur(20px)"))

      // By the colour scheme alone it is written as it is.
      let schemes = await TestCompilation.of(Self.files([.init("theme", ["light": "{}", "dark": film])]))
      #expect(!schemes.analysis.diagnostics.contains { $0.id == "theme-filter" })
      #expect(schemes.text("web/materials.css")?.contains("blur(20px)") == true)
    }
  }
}
