import Foundation
import Testing
import TokenTestSupport

extension AppleTypeCheckTests {
  /// The repository's tokens as a package, and apps that use it.
  @Suite struct PackageTests {
    static let consumers = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Consumers")

    @Test("The package and apps of every framework have no error and no warning", arguments: [5, 6])
    func package(swift: Int) async throws {
      let compilation = try await RepositoryTokens.compile()
      try #require(compilation.errors == [])
      let package = try GeneratedPackage(compilation.outputs)
      let modules = package.folder.url.appendingPathComponent("modules").path
      #expect(try package.faults(swift: swift, options: ["-module", "AcmeTokens", modules]) == [])
      let names = try FileManager.default.contentsOfDirectory(atPath: Self.consumers.path).sorted()
      #expect(
        names == ["AppKitConsumer.swift", "SwiftUIConsumer.swift", "UIKitConsumer.swift", "ValuesConsumer.swift"])
      let faults = try AppleSDK.faults(
        in: package.folder.url, swift: swift, options: ["-import", modules],
        names.map { Self.consumers.appendingPathComponent($0).path })
      #expect(faults == [])
    }

    @Test("The manifest's versions are those that were asked for")
    func manifest() async throws {
      let manifest = try await RepositoryTokens.compile().text("swift/Package.swift")
      let versions = #".iOS("15.0"), .macOS("12.0"), .tvOS("15.0"), .watchOS("8.0"), .visionOS("1.0")"#
      #expect(manifest?.contains(versions) == true)
    }
  }
}
