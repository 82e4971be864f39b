import Foundation
import Testing
import TokenCompiler
import TokenSource
import TokenTestSupport

/// A file of some case, its schema, and what the case expects.
private struct SchemaCase {
  let name: String
  let verdict: CorpusCase.Verdict
  /// The kinds of errors that are expected.
  let kinds: Set<String>
  var files: [(schema: String, text: String)] = []

  init(_ test: CorpusCase) {
    name = test.name
    verdict = test.verdict ?? .error
    let kinds = test.member("errors")?.elements?.compactMap(\.text) ?? []
    self.kinds = Set(kinds + [test.member("error")?["kind"]?.text].compactMap(\.self))
    for (file, bytes) in test.files { add(file, String(decoding: bytes, as: UTF8.self)) }
  }

  init(_ test: RequirementCase) {
    name = test.testDescription
    verdict = CorpusCase.Verdict(rawValue: test.verdict) ?? .error
    kinds = Set(test.ids)
    for (file, text) in test.files { add(file, text) }
  }

  private mutating func add(_ file: String, _ text: String) {
    let isTokens = file.hasSuffix(".tokens.json") || file.hasSuffix(".tokens")
    guard isTokens || file.hasSuffix(".resolver.json") || file == "tokenc.json" else { return }
    let schema = isTokens ? "tokens" : file == "tokenc.json" ? "configuration" : "resolver"
    // Readers of JSON know no byte order mark.
    files.append((schema, text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text))
  }
}

/// The cases on the standard, read by the schemas.
@Suite("Schemas on the corpus", .enabled(if: SchemaCheck.isThere))
struct SchemaCorpusTests {
  /// What only the compiler sees, by the kind of error, with the reason.
  private static let onlyCompiler: [String: String] = [
    "reference-unresolved": "whether there is a token of that name", "reference-circular": "where references lead",
    "reference-type": "the type of another token", "reference-target": "whether a name is that of a group",
    "extends-unresolved": "whether there is a group of that name", "extends-circular": "where extensions lead",
    "extends-target": "whether a name is that of a token",
    "type-missing": "types that other files or groups bring",
    "resolver-pointer": "what a reference leads to", "resolver-unresolved": "whether there is such a file or member",
    "resolver-circular": "where references lead", "resolver-name": "names in several items",
    "resolver-default": "the names beside another member", "resolver-fragment": "what another file holds",
    "input-missing": "the command line", "input-type": "the command line", "input-unknown": "the command line",
    "input-context": "the command line", "duplicate-token": "several files", "kind-conflict": "several files",
    "nesting-depth": "depth", "file-unreadable": "the disk", "themed-reference": "several permutations",
    "too-many-permutations": "numbers of members", "reference-limit": "how much references come to",
    "inheritance-limit": "how much extensions come to", "unknown-property": "what another file holds",
  ]

  /// Cases whose kind a schema can see elsewhere, but not here.
  private static let exceptions: [String: String] = {
    let reasons: [(reason: String, cases: [String])] = [
      (
        "what a pointer or another token comes to",
        [
          "alias-pointer/043-part-of-wrong-kind.json", "alias-pointer/046-component-out-of-range-after-resolution.json",
          "alias-pointer/047-pointer-to-type.json", "alias-pointer/048-pointer-to-description.json",
          "alias-pointer/051-token-ref-to-group-with-type.json", "fontFamily/012-element-ref-to-array.json",
          "gradient/009-element-ref-to-many-stops.json", "shadow/014-array-ref-to-array.json",
          "resolver-order/023-order-ref-to-context.json", "resolver-order/024-order-ref-to-tokens-file.json",
          "resolver-refs/019-ref-to-own-document.json", "F-098 of the wrong kind", "F-103 a whole for a part",
          "F-103 a number for a dimension", "F-103 beyond the range after it is followed",
          "F-233 a stop is no gradient",
          "C-008 is no number",
        ]
      ),
      (
        "types that a group takes over, or another source brings",
        [
          "F-067 an own type against inherited tokens without one", "F-067 an own type against an inherited one",
          "R-108 a later type of a group is checked",
        ]
      ),
      ("how large a number may be", ["F-170 too large"]),
      (
        "files that a document refers to by any name",
        ["resolver-refs/013-broken-json-in-source.json", "resolver-resolution/023-source-is-no-token-file.json"]
      ),
    ]
    let pairs = reasons.flatMap { entry in entry.cases.map { ($0, entry.reason) } }
    return Dictionary(pairs) { first, _ in first }
  }()

  @Test("The corpus") func corpus() throws { try check(CorpusCase.all.map { SchemaCase($0) }, least: 0.7) }

  @Test("Cases of our own") func requirements() throws {
    let cases = RequirementCase.read("format.cases") + RequirementCase.read("resolver.cases")
    try check(cases.map { SchemaCase($0) }, least: 0.4)
  }

  private func check(_ cases: [SchemaCase], least: Double) throws {
    let all = cases.flatMap(\.files)
    var faults = try SchemaCheck.faults(all)[...]
    var (wrong, refused) = (0, 0)
    for test in cases {
      let found = faults.prefix(test.files.count).compactMap(\.self)
      faults = faults.dropFirst(test.files.count)
      guard test.verdict == .error else {
        #expect(found.isEmpty, "\(test.name): \(found)")
        continue
      }
      wrong += 1
      if !found.isEmpty { refused += 1 }
      let isKnown = !test.kinds.isDisjoint(with: Self.onlyCompiler.keys) || Self.exceptions[test.name] != nil
      #expect(!found.isEmpty || isKnown, "\(test.name) \(test.kinds) is no error to the schema")
    }
    #expect(Double(refused) > least * Double(wrong), "\(refused) of \(wrong)")
  }
}
