import Testing
import TokenTestSupport

extension AppleTypeCheckTests {
  /// Surfaces of every kind.
  @Suite struct EveryCaseTests {
    @Test("Every material on every platform, overridden and not, type-checks everywhere", arguments: [5, 6])
    func acrossPlatforms(swift: Int) async throws {
      let compilation = await TestCompilation.of(EveryCase.acrossPlatforms)
      try #require(compilation.errors == [])
      let package = try GeneratedPackage(compilation.outputs)
      #expect(try package.faults(swift: swift) == [])
    }

    @Test("Every material in every role is a value that compiles")
    func acrossRoles() async throws {
      let compilation = await TestCompilation.of(EveryCase.acrossRoles)
      try #require(compilation.errors == [])
      let package = try GeneratedPackage(compilation.outputs)
      let text = try #require(compilation.text("swift/Sources/DesignTokens/Surfaces.swift"))
      #expect(text.split(separator: "public static let ").count > 900)
      #expect(try package.faults(["macos", "12"]) == [])
    }
  }
}
