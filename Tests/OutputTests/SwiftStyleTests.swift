import Testing
import TokenTestSupport

extension OutputTests {
  /// What text styles and lines come to, computed by the generated module where there is no SwiftUI.
  @Suite(.enabled(if: SwiftModule.compiler != nil)) struct SwiftStyleTests {
    /// An expression and what it prints.
    private static let expressions: [(code: String, wanted: String)] = [
      // The first family that there is; names of the system's fonts are always there.
      (#"face("Missing", "Inter", "Georgia")"#, #"named("Inter")"#),
      (#"face("Missing", "Also missing")"#, "system(DesignTokens.TokenFontDesign.standard)"),
      (#"face()"#, "system(DesignTokens.TokenFontDesign.standard)"),
      (#"face("SF Pro", "Inter")"#, "system(DesignTokens.TokenFontDesign.standard)"),
      (#"face("-apple-system", "Inter")"#, "system(DesignTokens.TokenFontDesign.standard)"),
      (#"face("Missing", "sans-serif", "Inter")"#, "system(DesignTokens.TokenFontDesign.standard)"),
      (#"face("BlinkMacSystemFont")"#, "system(DesignTokens.TokenFontDesign.standard)"),
      (#"face("ui-rounded")"#, "system(DesignTokens.TokenFontDesign.rounded)"),
      (#"face("UI-Monospace", "Menlo")"#, "system(DesignTokens.TokenFontDesign.monospaced)"),
      (#"face("SF Mono")"#, "system(DesignTokens.TokenFontDesign.monospaced)"),
      (#"face("Missing", "serif")"#, "system(DesignTokens.TokenFontDesign.serif)"),
      (#"face("New York Large")"#, "system(DesignTokens.TokenFontDesign.serif)"),
      (#"face("cursive", "Inter")"#, #"named("Inter")"#),
      (#"face("Inter", "system-ui")"#, #"named("Inter")"#),
      // lineHeight × size, less what the font takes itself, and never below 0.
      ("style.lineDistance", "24.0"), ("style.lineSpacing(fontLineHeight: 19)", "5.0"),
      ("style.lineSpacing(fontLineHeight: 30)", "0.0"),
      ("style.resized(to: 32).letterSpacing", "-0.5"), ("style.resized(to: 32).lineDistance", "48.0"),
      ("nothing.resized(to: 8).letterSpacing", "1.0"),
      // Dashes and gaps by the width of the line.
      ("TokenStrokeStyle.solid.dashes(width: 2)", "[]"), ("TokenStrokeStyle.double.dashes(width: 2)", "[]"),
      ("TokenStrokeStyle.dashed.dashes(width: 2)", "[4.0, 2.0]"), ("TokenStrokeStyle.dashed.lineCap", "butt"),
      ("TokenStrokeStyle.dotted.dashes(width: 2)", "[0.0, 4.0]"), ("TokenStrokeStyle.dotted.lineCap", "round"),
      ("TokenStrokeStyle.dashed.dashes(width: 0)", "[]"), ("DesignTokens.line.dashes(width: 9)", "[3.0, 1.5]"),
      ("DesignTokens.line.lineCap", "square"),
      ("TokenStrokeStyle.dashes([0, 0], lineCap: .butt).dashes(width: 2)", "[]"),
    ]

    private static let tokens = #"""
      {"line": {"$type": "strokeStyle", "$value": {"lineCap": "square",
        "dashArray": [{"value": 3, "unit": "px"}, {"value": 1.5, "unit": "px"}]}}}
      """#

    @Test("Families, line heights and dashes")
    func values() async throws {
      let compilation = await TestCompilation.of(["a.tokens.json": Self.tokens])
      try #require(compilation.errors == [])
      let module = try SwiftModule(compilation.outputs)
      let compiled = try module.compile()
      try #require(compiled.status == 0, "\(compiled.error)")
      let run = try module.run(
        main: """
          import DesignTokens
          func face(_ names: String...) -> TokenTypeface {
            TokenFontFamily(names: names).typeface { ["Inter", "Georgia", "Menlo"].contains($0) }
          }
          let style = TokenTypography(
            family: ["Inter"], size: 16, weight: .regular, letterSpacing: -0.25, lineHeight: 1.5)
          let nothing = TokenTypography(family: [], size: 0, weight: .bold, letterSpacing: 1, lineHeight: 1)
          \(Self.expressions.map { "print(\($0.code))" }.joined(separator: "\n"))
          """)
      try #require(run.status == 0, "\(run.error)")
      let printed = run.output.split(separator: "\n").map(String.init)
      try #require(printed.count == Self.expressions.count)
      for (line, expression) in zip(printed, Self.expressions) {
        #expect(line == expression.wanted, "\(expression.code)")
      }
    }
  }
}
