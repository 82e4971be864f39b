import Foundation
import Testing
import TokenTestSupport

extension AppleTypeCheckTests {
  /// The stand-in SDK says what Apple's says.
  @Suite struct StandInTests {
    @Test("Its own cases hold", .timeLimit(.minutes(10)))
    func selftest() throws {
      let bash = try #require(Tool.find("bash"))
      let script = AppleSDK.folder.appendingPathComponent("selftest").path
      let run = try Tool.run(bash, [script, AppleSDK.modules.path])
      #expect(run.status == 0, "\((run.output + run.error).suffix(3000))")
    }
  }
}
