import Foundation
import Testing
import TokenTestSupport

extension AppleTypeCheckTests {
  /// Packages with themes, and an app that asks for them.
  @Suite struct ThemeTests {
    /// Files of an app that speak of the axes of `ThemedTokens.everyAxis`.
    private static let consumer = PackageTests.consumers.deletingLastPathComponent()
      .appendingPathComponent("ThemedConsumers/ThemedConsumer.swift")

    @Test("A package with axes of every kind and an app have no error and no warning", arguments: [5, 6])
    func everyAxis(swift: Int) async throws {
      let package = try await Self.package(ThemedTokens.everyAxis)
      let modules = package.folder.url.appendingPathComponent("modules").path
      #expect(try package.faults(swift: swift, options: ["-module", "DesignTokens", modules]) == [])
      let faults = try AppleSDK.faults(
        in: package.folder.url, swift: swift, options: ["-import", modules], [Self.consumer.path])
      #expect(faults == [])
    }

    /// One modifier at a time, so that code for the others is not there, or is there and unused.
    static let alone: [(name: String, modifiers: [ThemedTokens.Modifier])] = [
      ("appearance", [ThemedTokens.theme]), ("contrast", [ThemedTokens.contrast]),
      ("transparency", [ThemedTokens.transparency]), ("brand", [ThemedTokens.brand]),
      ("keywords", ThemedTokens.keywords),
      ("other names", ThemedTokens.otherNames),
    ]

    @Test("A package with one axis, or with names that are hard to say, has no warning", arguments: alone.map(\.name))
    func one(name: String) async throws {
      let modifiers = try #require(Self.alone.first { $0.name == name }?.modifiers)
      let package = try await Self.package(modifiers)
      for target in AppleSDK.lowestTargets { #expect(try package.faults(target) == []) }
    }

    private static func package(_ modifiers: [ThemedTokens.Modifier]) async throws -> GeneratedPackage {
      let compilation = await TestCompilation.of(ThemedTokens.files(modifiers, configuration: AppleSDK.lowest))
      try #require(compilation.errors == [])
      return try GeneratedPackage(compilation.outputs)
    }
  }
}
