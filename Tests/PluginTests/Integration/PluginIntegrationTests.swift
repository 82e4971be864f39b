import Foundation
import Testing
import TokenTestSupport

/// Packages that use the plugins, built and changed as people do. Each build system compiles the tool once.
@Suite(
  "Plugins in packages",
  .enabled(
    if: ProcessInfo.processInfo.environment["TOKENC_PLUGIN_TESTS"]?.isEmpty == false,
    "some minutes long: set TOKENC_PLUGIN_TESTS=1"))
struct PluginIntegrationTests {
  @Test("What a person does to token files is in the next build", arguments: BuildSystem.allCases)
  func life(system: BuildSystem) throws {
    // No space here: SwiftPM takes none in the URL of a dependency. The package's own path has one.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tokenc-\(system)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let consumer = try Consumer(system, in: folder)
    for place in Place.all {
      try Life(consumer, place).live()
    }
    try consumer.install("Outside")
    try CommandPluginRun(consumer).run()
  }
}
