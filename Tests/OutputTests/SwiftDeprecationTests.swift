import Testing
import TokenTestSupport

extension OutputTests {
  /// Tokens that should no longer be used.
  @Suite(.enabled(if: SwiftModule.compiler != nil)) struct SwiftDeprecationTests {
    private static let surface =
      #"{"$type": "surface", "$value": {"role": "card", "material": "{apple.material.thin}"}"#

    private static let base = #"""
      {
        "size": {
          "old": {"$type": "number", "$value": 1, "$deprecated": "Use “new”, not\n\"old\" \\(x)."},
          "plain": {"$type": "number", "$value": 1, "$deprecated": true},
          "empty": {"$type": "number", "$value": 1, "$deprecated": ""},
          "new": {"$type": "number", "$value": 1, "$deprecated": false}
        },
        "gone": {"$deprecated": "Gone.", "gap": {"$type": "number", "$value": 2},
          "kept": {"$type": "number", "$value": 2, "$deprecated": false}},
        "lone": \#(surface), "$deprecated": "Alone."},
        "card": {"first": \#(surface), "$deprecated": "First."}, "second": {"$value": "{card.first}"},
          "third": {"$value": "{lone}", "$deprecated": true}},
        "ink": {"$type": "vibrancy", "$deprecated": "Dry.", "$value": {"category": "label", "appearance": {
          "light": {"colorSpace": "srgb", "components": [0, 0, 0]},
          "dark": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}
      }
      """#
    private static let dense = #"""
      {"gone": {"gap": {"$type": "number", "$value": 1}},
       "size": {"old": {"$type": "number", "$value": 3, "$deprecated": "Use “new”, not\n\"old\" \\(x)."}}}
      """#

    private static func module(isThemed: Bool) async throws -> SwiftModule {
      let modifier = ThemedTokens.Modifier("density", ["regular": "{}", "dense": dense])
      let files = ThemedTokens.files(isThemed ? [modifier] : [], base: base)
      let compilation = await TestCompilation.of(files)
      try #require(compilation.errors == [])
      return try SwiftModule(compilation.outputs)
    }

    @Test("The package has no warning of its own", arguments: [false, true])
    func inside(isThemed: Bool) async throws {
      let result = try await Self.module(isThemed: isThemed).compile()
      #expect(result.status == 0, "\(result.error)")
    }

    @Test(
      "Who uses one is told, with what to do",
      arguments: [
        ("DesignTokens.size.old", "'old' is deprecated: Use “new”, not"),
        ("DesignTokens.size.old(in: TokenTheme())", "'old(in:)' is deprecated: Use “new”, not"),
        ("DesignTokens.size.plain", "'plain' is deprecated"), ("DesignTokens.size.empty", "'empty' is deprecated"),
        ("DesignTokens.gone.gap", "'gap' is deprecated: Gone."),
        ("DesignTokens.gone.gap(in: TokenTheme())", "'gap(in:)' is deprecated: Gone."),
        ("DesignTokens.lone", "'lone' is deprecated: Alone."), ("TokenSurface.lone", "'lone' is deprecated: Alone."),
        ("TokenVibrancy.ink", "'ink' is deprecated: Dry."), ("DesignTokens.card.third", "'third' is deprecated"),
      ])
    func outside(use: String, warning: String) async throws {
      let module = try await Self.module(isThemed: true)
      let compiled = try module.compile()
      try #require(compiled.status == 0, "\(compiled.error)")
      let result = try module.check("import DesignTokens\nfunc use() -> Any { \(use) }\n")
      #expect(result.status == 1)
      #expect(result.error.contains(warning), "\(result.error)")
    }

    @Test("Who uses what is kept is told nothing")
    func kept() async throws {
      let module = try await Self.module(isThemed: true)
      let compiled = try module.compile()
      try #require(compiled.status == 0, "\(compiled.error)")
      let result = try module.check(
        """
        import DesignTokens
        func use() -> [Any] { [DesignTokens.size.new, DesignTokens.gone.kept, TokenSurface.card.second] }
        """)
      #expect(result.status == 0, "\(result.error)")
    }
  }
}
