import Foundation
import Testing
import TokenTestSupport

/// A case of our own on a requirement of the standard; `Fixtures/requirements/README.md` describes how it is written.
struct RequirementCase: CustomTestStringConvertible, Sendable {
  /// A token that is expected.
  struct Token: Sendable {
    let path: String
    let type: String
    let value: String
  }

  /// The requirement, and what of it is asked: `F-001 the root is a string`.
  let testDescription: String
  /// `valid`, `warning` or `error`.
  let verdict: String
  /// The ids of all errors, or of all warnings, sorted.
  let ids: [String]
  /// The files, in full.
  var files: [String: String] = [:]
  /// The contexts that are chosen, as `theme=dark`.
  var choice: [String] = []
  /// Tokens that are expected.
  var tokens: [Token] = []
  /// Paths at which there is no token.
  var absent: [String] = []

  /// The requirement: `F-001`.
  var requirement: String { String(testDescription.prefix { $0 != " " }) }

  /// The cases of a file.
  static func read(_ name: String) -> [RequirementCase] {
    let folder = Tool.repository().appendingPathComponent("Tests/TokenModelTests/Fixtures/requirements")
    let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
    var cases: [RequirementCase] = []
    var file = "a.tokens.json"
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("--- ") {
        let parts = line.dropFirst(4).components(separatedBy: " | ")
        let words = (parts.last ?? "").split(separator: " ").map(String.init)
        cases.append(
          RequirementCase(testDescription: parts[0], verdict: words.first ?? "", ids: words.dropFirst().sorted()))
        file = "a.tokens.json"
      } else if line.hasPrefix("@ ") {
        file = String(line.dropFirst(2))
      } else if !cases.isEmpty {
        cases[cases.count - 1].add(line, to: file)
      }
    }
    return cases
  }

  private mutating func add(_ line: String, to file: String) {
    let rest = String(line.dropFirst(2))
    if line.hasPrefix("? ") {
      choice = rest.split(separator: " ").map(String.init)
    } else if line.hasPrefix("= ") {
      let parts = Self.expanded(rest).components(separatedBy: " | ")
      tokens.append(Token(path: parts[0], type: parts[1], value: parts[2]))
    } else if line.hasPrefix("- ") {
      absent.append(rest)
    } else {
      files[file, default: ""] += Self.expanded(line) + "\n"
    }
  }

  /// Values that many cases hold, by their short names; later ones may stand in earlier ones.
  private static let words: [(String, String)] = [
    ("§STOP", #"{"color": §RED, "position": 0}"#),
    ("§SH", #"{"color": §RED, "offsetX": §PX, "offsetY": §PX, "blur": §PX, "spread": §PX}"#),
    (
      "§TY",
      #"{"fontFamily": "A", "fontSize": §PX, "fontWeight": 400, "letterSpacing": §PX, "lineHeight": 1}"#
    ),
    ("§BO", #"{"color": §RED, "width": §PX, "style": "solid"}"#),
    ("§TR", #"{"duration": §MS, "delay": §MS, "timingFunction": §EASE}"#),
    ("§N1", #"{"$type": "number", "$value": 1}"#), ("§N2", #"{"$type": "number", "$value": 2}"#),
    ("§C", #"{"$type": "color", "$value": §RED}"#), ("§D", #"{"$type": "dimension", "$value": §PX}"#),
    ("§RED", #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#), ("§PX", #"{"value": 1, "unit": "px"}"#),
    ("§MS", #"{"value": 1, "unit": "ms"}"#), ("§EASE", "[0, 0, 1, 1]"),
  ]

  private static func expanded(_ line: String) -> String {
    // `§number: 1` stands for the type and the value of a token.
    var line = line.replacing(/§([a-z][A-Za-z]*):/) { #""$type": "\#($0.1)", "$value":"# }
    for (word, value) in words { line = line.replacingOccurrences(of: word, with: value) }
    return line
  }
}
