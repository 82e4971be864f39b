import Foundation
import Testing
import TokenCompiler
import TokenTestSupport

/// Holds texts to the schemas by a validator of others, the Python package jsonschema.
enum SchemaCheck {
  /// Whether the validator is installed.
  static let isThere: Bool = {
    guard let python = Tool.find("python3") else { return false }
    let result = try? Tool.run(python, ["-c", "from jsonschema import Draft202012Validator"])
    return result?.status == 0
  }()

  /// What is wrong with each text, nil where it fits.
  static func faults(_ cases: [(schema: String, text: String)]) throws -> [String?] {
    let python = try #require(Tool.find("python3"))
    let schemas = Dictionary(
      uniqueKeysWithValues: Schemas.all.map { ($0.name, String(decoding: $0.text, as: UTF8.self)) })
    let task: [String: Any] = ["schemas": schemas, "cases": cases.map { [$0.schema, $0.text] }]
    let folder = try TemporaryFolder()
    try folder.write(try JSONSerialization.data(withJSONObject: task), to: "task.json")
    let script = Tool.repository().appendingPathComponent("Tests/TokenModelTests/Schemas/validate.py")
    let result = try Tool.run(python, [script.path, "task.json"], in: folder.url)
    try #require(result.status == 0, "\(result.error.suffix(2000))")
    let answer = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [Any]
    return try #require(answer).map { $0 as? String }
  }
}
