import Foundation
import Testing
import TokenDiagnostics
import TokenRules
import TokenTestSupport

@Suite("The bad examples of all rules, mended")
struct MendedExamplesTests {
  /// The bad examples of every rule that needs no configuration, each in a group of its own. Recommendations of a team
  /// hold for all of a project, and those of several examples contradict each other.
  private static let texts: [(id: String, text: String)] = RuleCatalog.pages.flatMap { page in
    page.id == "house-recommendation"
      ? [] : page.examples.filter { !$0.isGood && $0.configuration == nil }.map { (page.id.rawValue, $0.text) }
  }

  /// One file for each; references to tokens of the example follow it into the group.
  private static func project() throws -> Project {
    var files: [String: String] = [:]
    for (index, (_, text)) in texts.enumerated() {
      let group = "e\(index)"
      let moved = text.replacing(/"\{(?!apple\.)([^}]*)\}"/) { "\"{\(group).\($0.1)}\"" }
      // Groups of glass are told apart by name over all files.
      let own = moved.replacing(/"group": "([^"]*)"/) { "\"group\": \"\(group) \($0.1)\"" }
      files["tokens/\(group).tokens.json"] = "{\n\"\(group)\": \(own)\n}\n"
    }
    return try Project(files)
  }

  private func findings(_ project: Project) throws -> [[String: Any]] {
    let result = try project.run("check", "tokens", "-v", "--diagnostics", "json")
    return try result.error.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test("What can be mended is, and what is left has no fix and says what to do")
  func roundTrip() throws {
    let project = try Self.project()
    let before = try findings(project)
    #expect(Self.texts.count >= 60)
    let ids = Set(before.compactMap { $0["rule"] as? String })
    #expect(Set(Self.texts.map(\.id)).subtracting(ids) == [])
    let fixable = before.count { !(($0["fixes"] as? [Any]) ?? []).isEmpty }
    let result = try project.run("check", "tokens", "--fix")
    let changes = result.output.split(separator: "\n").dropLast()
    #expect(fixable > 20 && changes.count >= fixable)
    let after = try findings(project)
    #expect(after.count < before.count)
    for finding in after {
      #expect((finding["fixes"] as? [Any])?.isEmpty == true, "\(finding["rule"] ?? "") \(finding["message"] ?? "")")
      let message = try #require(finding["message"] as? String)
      #expect(message.contains("; ") || message.contains(", "), "\(message)")
    }
    // Nothing was mended into something worse: no stage before the rules finds anything.
    #expect(after.allSatisfy { Guidelines.guideline($0["rule"] as? String ?? "")?.kind == .rule })
    let stamps = try project.stamps("tokens")
    #expect(try project.run("check", "tokens", "--fix").output.hasPrefix("0 fixes in 0 files"))
    #expect(try project.stamps("tokens") == stamps)
  }
}
