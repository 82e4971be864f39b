import Foundation
import TokenConvert
import TokenSource
import TokenTestSupport

/// Design systems of the public with a resolver document, where they lie beside the checkout or where `TOKENC_EXTERNAL`
/// says.
struct PublicSystem: Sendable, CustomStringConvertible {
  let name: String
  /// Whether it is written in an older dialect, so that it is converted first.
  var isOld = true
  /// Whether its resolver has modifiers.
  var isThemed = true
  var description: String { name }

  static let all = [
    PublicSystem(name: "shopify-polaris", isOld: false, isThemed: false),
    PublicSystem(name: "figma-sds"), PublicSystem(name: "microsoft-fluent"),
    PublicSystem(name: "ibm-carbon"), PublicSystem(name: "github-primer"), PublicSystem(name: "adobe-spectrum"),
  ]

  /// The folder of all of them, or nil.
  static let root: URL? = {
    let named = ProcessInfo.processInfo.environment["TOKENC_EXTERNAL"].map { URL(fileURLWithPath: $0) }
    let folder = (named ?? Tool.repository().appendingPathComponent("../shared/external"))
      .appendingPathComponent("terrazzo-dtcg-examples")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// The system compiled, without rules and for the lowest versions.
  func compile() async throws -> TestCompilation {
    guard let root = Self.root else { throw CocoaError(.fileNoSuchFile) }
    let resolver = name + ".resolver.json"
    let inside = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(name).path)
    let paths = inside.filter { $0.hasSuffix(".json") }.map { name + "/" + $0 }.sorted() + [resolver]
    let sources = try paths.map { path in
      SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: root.appendingPathComponent(path))))
    }
    var input = Dictionary(sources.map { ($0.path, $0.bytes) }) { first, _ in first }
    if isOld {
      let converted = Converter.convert(SourceFiles(sources)).files
      input = Dictionary(converted.map { ($0.path, $0.bytes) }) { first, _ in first }
    }
    input["tokenc.json"] = Array("{\"rules\": {\"*\": \"off\"}, \(AppleSDK.lowest)}".utf8)
    return await TestCompilation.of(bytes: input, jobs: 2)
  }
}
