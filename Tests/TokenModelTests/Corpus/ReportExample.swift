import Foundation
import Testing
import TokenSource
import TokenSyntax
import TokenTestSupport

/// A block of JSON of the published reports, and what is known of it. They are not part of this repository.
struct ReportExample: CustomTestStringConvertible, Sendable {
  let file: String
  /// The text as it is printed, where it may hold comments and commas too many.
  let text: String
  /// Whether it is JSON as it stands.
  let isStrict: Bool
  /// The kinds of errors in it; nil where nobody knows.
  let errors: [String]?

  var testDescription: String { file }

  /// All blocks; none where the folder is absent. It is named by TOKENC_EXTERNAL, or else looked for beside the
  /// repository.
  static let all: [ReportExample] = load()

  private static var folder: URL {
    let root = ProcessInfo.processInfo.environment["TOKENC_EXTERNAL"].map { URL(fileURLWithPath: $0) }
    let beside = Tool.repository().deletingLastPathComponent().appendingPathComponent("shared/external")
    return (root ?? beside).appendingPathComponent("dtcg-report-examples")
  }

  private static func read(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private static func load() -> [ReportExample] {
    let entries = read("manifest.json").flatMap { JSONValue(text: $0) }?.elements ?? []
    return entries.compactMap { entry in
      guard let file = entry["file"]?.text, let text = read(file) else { return nil }
      let errors = entry["oracle"]?["errors"]?.elements?.compactMap { $0.elements?.first?.text }
      return ReportExample(file: file, text: text, isStrict: entry["strict_json"] == .literal(.true), errors: errors)
    }
  }

  /// The text without comments and without commas before a closing bracket.
  var plainText: String {
    var result: [Character] = []
    var rest = text[...]
    var isInString = false
    while let character = rest.popFirst() {
      if isInString {
        result.append(character)
        if character == "\\", let next = rest.popFirst() { result.append(next) }
        isInString = character != "\""
      } else if character == "/", rest.first == "/" {
        rest = rest.drop { $0 != "\n" }
      } else if character == "/", rest.first == "*" {
        while let next = rest.popFirst(), next != "*" || rest.first != "/" {}
        rest = rest.dropFirst()
      } else {
        if character == "}" || character == "]", let last = result.lastIndex(where: { !$0.isWhitespace }),
          result[last] == ","
        {
          result.remove(at: last)
        }
        isInString = character == "\""
        result.append(character)
      }
    }
    return String(result)
  }
}
