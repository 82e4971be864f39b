import Testing
import TokenDiagnostics
import TokenRules
import TokenSource
import tokenc_dev

@Suite("Ids of the language")
struct LanguageIDTests {
  /// Every id that some source of the tool gives to a diagnostic, the pages of rules left out.
  private static func idsInSources() throws -> Set<String> {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let files = PackageFiles(LocalFileSystem(), root: root)
    let ways: [Regex<(Substring, Substring)>] = [
      /\.(?:error|warning|info),\s*"([a-z]+(?:-[a-z]+)*)"/, /\bid: "([a-z]+(?:-[a-z]+)*)"/,
      /DiagnosticID = "([a-z]+(?:-[a-z]+)*)"/, /report\(\s*"([a-z]+(?:-[a-z]+)*)",/,
      /DiagnosticID\(rawValue: "([a-z]+(?:-[a-z]+)*)"\)/,
      /\b(?:case [^:\n]+|default): "((?:vibrancy|template|json|reference|macos|ios)-[a-z]+(?:-[a-z]+)*)"/,
    ]
    var ids: Set<String> = []
    for path in try files.files(below: "Sources") where path.hasSuffix(".swift") && !path.contains("/Rules/") {
      let text = try files.text(path)
      for way in ways { ids.formUnion(text.matches(of: way).map { String($0.1) }) }
    }
    return ids
  }

  @Test("What any stage reports is known, so that nobody can weigh it by mistake")
  func complete() throws {
    let ids = try Self.idsInSources()
    #expect(ids.count > 40)
    let known = LanguageIDs.all.union(["exemption-unused"])
    #expect(ids.subtracting(known) == [])
    // Nothing reports these two: one list serves both, under the other's id.
    #expect(known.subtracting(ids).subtracting(["exemption-unused"]) == ["swiftui-materials-enum"])
  }

  @Test("None of them can be set", arguments: LanguageIDs.all.sorted())
  func settings(_ id: String) {
    let run = RuleRun(
      surface: #""role": "card", "material": "none""#, configuration: #"{ "rules": { "\#(id)": "off" } }"#)
    #expect(run.ids == ["unknown-rule"])
    #expect(run.diagnostics[0].message.contains("belongs to the language"))
    #expect(run.diagnostics[0].fixes.isEmpty && run.diagnostics[0].severity == .error)
  }

  @Test("Neither can a guideline that finds nothing by itself")
  func facts() {
    for guideline in Guidelines.all where guideline.kind == .fact || guideline.kind == .default {
      let run = RuleRun(
        surface: #""role": "card", "material": "none""#,
        configuration: #"{ "rules": { "\#(guideline.id.rawValue)": "off" } }"#)
      #expect(run.ids == ["unknown-rule"])
      #expect(run.diagnostics[0].message.contains("finds nothing by itself"))
    }
  }
}
