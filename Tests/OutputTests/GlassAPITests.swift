import Testing
import TokenTestSupport

extension OutputTests {
  /// What generated Swift calls for Liquid Glass.
  @Suite struct GlassAPITests {
    private static func code() async throws -> [Substring] {
      let compilation = await TestCompilation.of([
        "t.tokens.json": #"""
        {
          "panel": {
            "$type": "surface",
            "$value": {
              "role": "hud", "platforms": ["iOS", "visionOS"], "material": "{apple.glass.regular}", "custom": true,
              "importance": "primary"
            }
          }
        }
        """#
      ])
      let text = try #require(compilation.text("swift/Sources/DesignTokens/SwiftUISurfaces.swift"))
      return text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
    }

    @Test("glass-api: SwiftUI's glassEffect(_:in:) is called once, from version 26 on and not on visionOS")
    func gated() async throws {
      let code = try await Self.code()
      let calls = code.indices.filter { code[$0].contains(".glassEffect(") }
      let call = try #require(calls.first)
      #expect(calls.count == 1)
      #expect(code[call] == "content.glassEffect(glass, in: outline)")
      #expect(code[call - 1].contains("#available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0,"))
      // The nearest conditions above: a compiler that knows it, in the part that visionOS does not see.
      let conditions = code[..<call].filter { $0.hasPrefix("#") }.suffix(2)
      #expect(conditions == ["#if os(visionOS)", "#elseif compiler(>=6.2)"])
    }
  }
}
