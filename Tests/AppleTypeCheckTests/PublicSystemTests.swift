import Foundation
import Testing
import TokenCompiler
import TokenEmit
import TokenModel
import TokenTestSupport

extension AppleTypeCheckTests {
  /// Real design systems with their themes.
  @Suite(.enabled(if: PublicSystem.root != nil)) struct PublicSystemTests {
    @Test("The Swift of a public design system has no error and no warning", arguments: PublicSystem.all)
    func check(system: PublicSystem) async throws {
      let compilation = try await system.compile()
      try #require(compilation.errors == [])
      #expect(compilation.analysis.emission.themes.isThemed == system.isThemed)
      let package = try GeneratedPackage(compilation.outputs)
      #expect(try package.faults(["all"]) == [])
      let compiler = try #require(Tool.find("swiftc"))
      let options = ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-module-name", "DesignTokens"]
      let linux = try Tool.run(
        compiler, options + ["-emit-module", "-emit-library"] + package.files, in: package.folder.url)
      #expect(linux.status == 0, "\(linux.error.prefix(4000))")
    }
  }
}
