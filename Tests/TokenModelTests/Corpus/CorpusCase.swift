import Foundation
import Testing
import TokenSource
import TokenSyntax
import TokenTestSupport

/// A case of the conformance corpus; `Fixtures/dtcg/README.md` describes its members.
struct CorpusCase: CustomTestStringConvertible, Sendable {
  /// What becomes of the input.
  enum Verdict: String {
    case valid, error, warning
  }

  /// Path below the corpus: `color/001-srgb.json`.
  let name: String
  private let tree: SyntaxTree
  private let root: NodeID

  var testDescription: String { name }

  /// All cases, resolver documents included, in order of their names.
  static let all: [CorpusCase] = {
    let folder = Tool.repository().appendingPathComponent("Tests/TokenModelTests/Fixtures/dtcg")
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      let path = folder.appendingPathComponent(name).path
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      let (tree, _) = JSONParser.parse(SourceFile(path: name, bytes: Array(data)), id: FileID(0))
      return tree.root.map { CorpusCase(name: name, tree: tree, root: $0) }
    }
  }()

  /// Cases on resolver documents.
  static let resolvers = all.filter { $0.name.hasPrefix("resolver") }
  /// Cases on token files.
  static let tokenFiles = all.filter { !$0.name.hasPrefix("resolver") }

  // MARK: Members

  /// A member of the case.
  func member(_ name: String) -> JSONValue? { tree.member(name, of: root).map { JSONValue(tree, $0) } }

  /// The source of a member of the case.
  func memberText(_ name: String) -> String? {
    tree.member(name, of: root).map { String(decoding: tree.bytes[tree.range($0).indices], as: UTF8.self) }
  }

  /// The requirement and a letter: `F-001-a`.
  var id: String { member("id")?.text ?? "" }

  /// What is expected.
  var verdict: Verdict? { member("expect")?.text.flatMap(Verdict.init) }

  /// Whether the standard leaves the verdict open.
  var isOptional: Bool { member("level")?.text == "MAY" }

  /// The input files exactly as the case spells them.
  var files: [String: [UInt8]] {
    guard let node = tree.member("files", of: root) else { return [:] }
    var files: [String: [UInt8]] = [:]
    for file in tree.members(of: node) {
      let isRaw = tree.memberCount(file.value) == 1
      if isRaw, let raw = tree.member("raw", of: file.value), tree.kind(raw) == .string {
        files[tree.string(file.key)] = tree.decodedBytes(raw)
      } else {
        files[tree.string(file.key)] = Array(tree.bytes[tree.range(file.value).indices])
      }
    }
    return files
  }
}
