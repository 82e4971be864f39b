import Testing
import TokenEmit
import TokenTestSupport

extension AppleTypeCheckTests {
  /// The short names of surfaces and vibrancy tokens.
  @Suite struct ShortNameTests {
    private static let surface =
      #"{"$type": "surface", "$value": {"role": "card", "material": "{apple.material.thin}"}}"#
    private static let vibrancy = """
      {"$type": "vibrancy", "$value": {"category": "label", "appearance": {
        "light": {"colorSpace": "srgb", "components": [0, 0, 0]},
        "dark": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}
      """

    /// Groups of these names at the root, each with a surface and a vibrancy token.
    private static func tokens(_ names: [String]) -> [String: String] {
      let groups = names.map { "\"\($0)\": {\"surface\": \(surface), \"inner\": {\"level\": \(vibrancy)}}" }
      return [
        "tokenc.json": "{\"rules\": {\"*\": \"off\"}, \(AppleSDK.lowest)}",
        "a.tokens.json": "{\(groups.joined(separator: ",\n")), \"alone\": \(surface), \"fill\": \(vibrancy)}",
      ]
    }

    @Test("A group's name leads to what it holds, at whatever depth, and a token's at the root to it")
    func members() async throws {
      let compilation = await TestCompilation.of(Self.tokens(["player", "role", "plans", "label", "init", "Level"]))
      try #require(compilation.errors == [])
      let package = try GeneratedPackage(compilation.outputs)
      let use = """
        import SwiftUI
        func surfaces() -> [TokenSurface] {
          [.player.surface, .role.surface, .plans.surface, .label.surface, .`init`.surface, .Level.surface, .alone]
        }
        func styles() -> [TokenVibrancy] { [.player.inner.level, .role.inner.level, .label, .fill] }
        """
      try package.folder.write(use, to: "Use.swift")
      let faults = try AppleSDK.faults(in: package.folder.url, ["ios", "15"], package.files + ["Use.swift"])
      #expect(faults == [])
      let materials = compilation.text("swift/Sources/DesignTokens/Materials.swift") ?? ""
      for name in ["label", "Level", "fill"] {
        #expect(materials.contains("    // `\(name)` has no short name: generated code needs it for something else.\n"))
      }
    }

    @Test("No name that generated code speaks of is hidden by a group of that name")
    func spoken() async throws {
      let compilation = await TestCompilation.of(GateTests.tokens)
      var words: Set<String> = []
      for file in compilation.outputs where file.path.hasPrefix("swift/Sources/") {
        let text = String(decoding: file.bytes, as: UTF8.self)
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
          if word.first?.isUppercase == true { words.insert(String(word)) }
        }
      }
      #expect(words.contains("TokenSystem") && words.contains("UIBlurEffect") && words.contains("NSWorkspace"))
      let hostile = await TestCompilation.of(Self.tokens(words.sorted()))
      try #require(hostile.errors == [])
      #expect(try GeneratedPackage(hostile.outputs).faults() == [])
    }
  }
}
