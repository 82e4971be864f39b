import Foundation
import Testing
import TokenTemplate
import TokenTestSupport

@testable import TokenEmit

/// `templates/README.md` is the contract with the templates of projects: it lists every field of every view.
@Suite("The guide to templates", .serialized)
struct TemplateGuideTests {
  private static let url = Tool.repository().appendingPathComponent("templates/README.md")

  /// The scopes of a view in the order in which a reader meets them, the outermost first.
  private static func scopes(_ view: OutputView) -> [ScopeID] {
    let contract = view.contract
    var scopes = [contract.root]
    var next = 0
    while next < scopes.count {
      for field in contract.schema.fields(of: scopes[next]) {
        switch field.kind {
        case .list(let scope), .object(let scope): if !scopes.contains(scope) { scopes.append(scope) }
        default: break
        }
      }
      next += 1
    }
    return scopes
  }

  private static func kind(_ kind: FieldKind, _ schema: Schema) -> String {
    switch kind {
    case .text: "text"
    case .code: "code"
    case .bool: "condition"
    case .lines: "lines"
    case .list(let scope): "list of \(schema.name(of: scope))"
    case .object(let scope): "\(schema.name(of: scope)), or none"
    case .template: "template"
    }
  }

  /// The tables of a view: a heading for each scope, and a row for each field with its kind and what it means.
  private static func tables(_ view: OutputView, _ meanings: [String: String]) -> String {
    let schema = view.contract.schema
    var text = ""
    for scope in scopes(view) {
      let name = schema.name(of: scope)
      text += "\n#### \(view.rawValue): \(name)\n\n| field | kind | what it is |\n|---|---|---|\n"
      for field in schema.fields(of: scope) {
        let meaning = meanings["\(view.rawValue): \(name)/\(field.name)"] ?? "TODO"
        text += "| `\(field.name)` | \(kind(field.kind, schema)) | \(meaning) |\n"
      }
    }
    return text
  }

  /// What the guide says of each field, by view, scope and field.
  private static func meanings(_ guide: String) -> [String: String] {
    var result: [String: String] = [:]
    var heading = ""
    for line in guide.split(separator: "\n") {
      if line.hasPrefix("#### ") { heading = String(line.dropFirst(5)) }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0].hasPrefix("`") else { continue }
      result["\(heading)/\(cells[0].filter { $0 != "`" })"] = cells[2]
    }
    return result
  }

  @Test("It has every field of every view, with its kind and its meaning", arguments: OutputView.allCases)
  func fields(_ view: OutputView) throws {
    let guide = try String(contentsOf: Self.url, encoding: .utf8)
    let tables = Self.tables(view, Self.meanings(guide))
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      let (start, end) = ("<!-- \(view.rawValue) -->", "<!-- end of \(view.rawValue) -->")
      let head = try #require(guide.range(of: start)), tail = try #require(guide.range(of: end))
      try guide.replacingCharacters(in: head.upperBound..<tail.lowerBound, with: "\n" + tables.dropFirst() + "\n")
        .write(to: Self.url, atomically: true, encoding: .utf8)
      return
    }
    #expect(!tables.contains("TODO"), "\(tables.split(separator: "\n").filter { $0.contains("TODO") })")
    #expect(guide.contains(tables), "run this test with UPDATE_GOLDENS=1 and describe what is new")
    #expect(guide.contains("| `\(view.rawValue)` | \(view.version) |"))
  }

  @Test("It names the blocks of the built-in templates")
  func blocks() throws {
    let guide = try String(contentsOf: Self.url, encoding: .utf8)
    for (name, text) in BuiltinTemplates.files {
      for block in text.matches(of: /{{\$(\w+)}}/) {
        let template = name.replacing(".mustache", with: "")
        #expect(guide.contains("| `\(template)` | `\(block.1)` |"), "\(template) \(block.1)")
      }
    }
  }
}
