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

    @Test("The app in the README has no error and no warning")
    func readme() async throws {
      let package = try GeneratedPackage(try await RepositoryTokens.compile().outputs)
      let readme = try String(contentsOf: Tool.repository().appendingPathComponent("README.md"), encoding: .utf8)
      let blocks = readme.components(separatedBy: "```swift\n").dropFirst().compactMap {
        $0.components(separatedBy: "\n```").first
      }
      let app = try #require(blocks.first { $0.hasPrefix("import AcmeTokens\n") })
      try package.folder.write(app, to: "App.swift")
      let modules = package.folder.url.appendingPathComponent("modules").path
      for target in AppleSDK.lowestTargets {
        #expect(try package.faults(target, options: ["-module", "AcmeTokens", modules]) == [])
        let faults = try AppleSDK.faults(in: package.folder.url, target, options: ["-import", modules], ["App.swift"])
        #expect(faults == [])
      }
    }

    @Test("The manifest's versions are those that were asked for")
    func manifest() async throws {
      let manifest = try await RepositoryTokens.compile().text("swift/Package.swift")
      let versions = #".iOS("15.0"), .macOS("12.0"), .tvOS("15.0"), .watchOS("8.0"), .visionOS("1.0")"#
      #expect(manifest?.contains(versions) == true)
    }
  }
}
