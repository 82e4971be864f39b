import Foundation
import Testing
import TokenCompiler
import TokenTestSupport

extension AppleTypeCheckTests {
  /// What a new project begins with.
  @Suite struct StarterSetTests {
    @Test("The Swift of the set that tokenc init writes has no error and no warning")
    func check() async throws {
      let folder = Tool.repository().appendingPathComponent("templates/init")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let files = try names.map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
      let compilation = await TestCompilation.of(Dictionary(uniqueKeysWithValues: files))
      try #require(compilation.places(infos: true) == [])
      let package = try GeneratedPackage(compilation.outputs)
      #expect(try package.faults(["all"]) == [])
    }
  }
}
