import Foundation
import TokenTestSupport

/// The repository's own tokens, configured so that every fallback is generated.
enum RepositoryTokens {
  static func compile() async throws -> TestCompilation {
    let folder = Tool.repository().appendingPathComponent("tokens")
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".tokens.json") {
      files[path] = try Array(Data(contentsOf: folder.appendingPathComponent(path)))
    }
    let configuration =
      #"{"name": "AcmeTokens", "library": {"emit": "all", "source": "apple"}, "# + AppleSDK.lowest + "}"
    files["tokenc.json"] = Array(configuration.utf8)
    return await TestCompilation.of(bytes: files)
  }
}
