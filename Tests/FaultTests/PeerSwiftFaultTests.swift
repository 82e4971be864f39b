import Testing
import TokenEmit
import TokenTestSupport

/// Faults of Swift that other tools have written. That it compiles is shown in `OutputTests` and `AppleTypeCheckTests`.
@Suite("Faults of other tools' Swift")
struct PeerSwiftFaultTests {
  private func swift(_ files: [String: String], _ name: String) async throws -> String {
    let compilation = await TestCompilation.of(files)
    #expect(compilation.ids == [])
    return try #require(compilation.text("swift/Sources/DesignTokens/\(name).swift"))
  }

  @Test("2: a literal is quoted once, and a word that means a number is none")
  func literals() async throws {
    let tokens = #"""
      {"weight": {"$type": "fontWeight", "$value": "normal"},
       "family": {"$type": "fontFamily", "$value": "normal"}, "quoted": {"$type": "fontFamily", "$value": "\"A\""},
       "style": {"$type": "strokeStyle", "$value": "solid"}}
      """#
    let files = ["t.tokens.json": tokens]
    #expect(try await swift(files, "FontWeights").contains("var weight: TokenFontWeight { .weight(400) }"))
    let families = try await swift(files, "FontFamilies")
    #expect(families.contains(#"var family: TokenFontFamily { ["normal"] }"#))
    #expect(families.contains(#"var quoted: TokenFontFamily { ["\"A\""] }"#))
    #expect(try await swift(files, "StrokeStyles").contains("var style: TokenStrokeStyle { .solid }"))
  }

  @Test("3: reserved words are in backticks or changed, and no name begins with a digit")
  func names() async throws {
    let value = #"{"$type": "number", "$value": 1}"#
    let tokens = ["class", "self", "2xl", "default"].map { "\"\($0)\": \(value)" }.joined(separator: ", ")
    let numbers = try await swift(["t.tokens.json": "{\"size\": {\(tokens)}}"], "Numbers")
    for name in ["`class`", "self_", "_2xl", "`default`"] {
      #expect(numbers.contains("public static var \(name): TokenNumber { 1 }"), "\(name)")
    }
  }

  @Test("4: no constant is stored and can be changed, and every type is Sendable")
  func concurrency() async throws {
    let compilation = await TestCompilation.of(["t.tokens.json": #"{"n": {"$type": "number", "$value": 1}}"#])
    for file in compilation.outputs where file.path.hasSuffix(".swift") && file.path.contains("/Sources/") {
      for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") {
        #expect(!line.contains("static var") || line.hasSuffix("}") || line.hasSuffix("{"), "\(file.path): \(line)")
        let isType = line.hasPrefix("public struct ") || line.hasPrefix("public enum Token")
        let isView = line.contains(": View {")
        #expect(!isType || isView || line.contains("Sendable"), "\(file.path): \(line)")
      }
    }
  }

  @Test("6 and 7: light, dark and high contrast are one color that follows both settings")
  func dynamic() async throws {
    let context = { (red: Int) in
      "[{\"a\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [\(red), 0, 0.5]}}}]"
    }
    let colors = try await swift(
      [
        "m.resolver.json": """
        {"version": "2025.10", "sets": {"s": {"sources": \(context(0))}},
         "modifiers": {"theme": {"default": "light", "contexts": {"light": [], "dark": \(context(1)),
           "light-hc": [{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}],
           "dark-hc": [{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}]}}},
         "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/theme"}]}
        """
      ], "Colors")
    #expect(colors.contains("public static var a: TokenColor { a(in: TokenTheme()) }"))
    let parts = [
      "theme.color(.srgb(0, 0, 0.5), dark: .srgb(1, 0, 0.5), moreContrast: .srgb(0, 0, 0)",
      "darkMoreContrast: .srgb(1, 1, 1))",
    ]
    for part in parts { #expect(colors.contains(part), "\(colors)") }
  }

  @Test("9: groups are enumerations inside one another")
  func nested() async throws {
    let tokens = #"{"a": {"b": {"c": {"$type": "number", "$value": 1}}}}"#
    let namespaces = try await swift(["t.tokens.json": tokens], "Namespaces")
    #expect(namespaces.contains("public enum DesignTokens {}"))
    #expect(namespaces.contains("extension DesignTokens {\n    /// The group `a`.\n    public enum a {}\n}"))
    #expect(namespaces.contains("extension DesignTokens.a {\n    /// The group `a.b`.\n    public enum b {}\n}"))
    #expect(try await swift(["t.tokens.json": tokens], "Numbers").contains("extension DesignTokens.a.b {"))
  }
}
