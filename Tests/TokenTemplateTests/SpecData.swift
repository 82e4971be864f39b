import Foundation
import Testing

/// One test of the public Mustache specification.
struct SpecCase: Decodable, Sendable, CustomTestStringConvertible {
  var file = ""
  let name: String
  let data: JSONValue
  let template: String
  let partials: [String: String]?
  let expected: String

  private enum CodingKeys: CodingKey {
    case name, data, template, partials, expected
  }

  var testDescription: String { "\(file): \(name)" }
}

/// The specification's data, which is not part of this repository: the `specs` folder of a checkout of
/// github.com/mustache/spec. Named by TOKENC_MUSTACHE_SPEC, or else looked for beside the repository.
enum SpecData {
  static let core = ["comments", "delimiters", "interpolation", "inverted", "partials", "sections"]
  static let cases = load()
  static let isPresent = !cases.isEmpty

  static func cases(in files: [String]) -> [SpecCase] { cases.filter { files.contains($0.file) } }

  private struct File: Decodable {
    let tests: [SpecCase]
  }

  private static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["TOKENC_MUSTACHE_SPEC"] { return URL(fileURLWithPath: path) }
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let root = tests.deletingLastPathComponent()
    return root.deletingLastPathComponent().appendingPathComponent("shared/mustache-spec/specs")
  }

  private static func load() -> [SpecCase] {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.flatMap { file in
      guard let data = try? Data(contentsOf: file), let content = try? JSONDecoder().decode(File.self, from: data)
      else { return [SpecCase]() }
      return content.tests.map { test in
        var test = test
        test.file = file.deletingPathExtension().lastPathComponent
        return test
      }
    }
  }
}
