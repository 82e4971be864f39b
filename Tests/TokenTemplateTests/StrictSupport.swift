import TokenDiagnostics
import TokenSource
import TokenTemplate

/// A small view model for strict mode: a page of colours.
enum Page {
  static let schema = made.schema
  static let root = made.page

  private static let made: (schema: Schema, page: ScopeID) = {
    var schema = Schema(names: ["name", "value"])
    let color = schema.declare("color")
    let group = schema.declare("group")
    let alias = schema.scope("alias", [.code("alias"), .code("value")])
    let theme = schema.scope("theme", [.text("label"), .object("base", of: group)])
    schema.define(
      color,
      [
        .code("name"), .code("value"), .text("summary"), .bool("isDeprecated"), .lines("comment"),
        .list("aliases", of: alias), .template("kind", oneOf: ["rule.css", "note.css"]),
      ])
    schema.define(group, [.code("id"), .list("groups", of: group), .list("colors", of: color)])
    let page = schema.scope(
      "page",
      [
        .text("title"), .code("value"), .list("colors", of: color), .list("groups", of: group),
        .object("theme", of: theme),
      ])
    return (schema, page)
  }()

  static let data = #"""
    {
      "title": "Tea \"& co", "value": "v", "theme": {"label": "dark", "base": {"id": "b"}},
      "colors": [
        {"name": "mint", "value": "#0f0", "summary": "fresh \"green\"", "isDeprecated": false,
         "comment": ["one", "two\nlines"], "aliases": [{"alias": "m1"}, {"alias": "m2"}], "kind": "rule.css"},
        {"name": "rust", "value": "#b40", "summary": "", "isDeprecated": true, "comment": [], "aliases": [],
         "kind": "note.css"}
      ],
      "groups": [{"id": "g", "colors": [], "groups": [{"id": "h", "colors": [], "groups": []}]}]
    }
    """#

  /// Compiles files by name; `builtin/…` are those of the tool. The first name is rendered.
  static func compile(_ files: KeyValuePairs<String, String>) -> (set: TemplateSet, diagnostics: [Diagnostic]) {
    var sources: [TemplateSource] = []
    for (name, text) in files {
      let isBuiltin = name.hasPrefix("builtin/")
      sources.append(
        TemplateSource(
          name: isBuiltin ? String(name.dropFirst(8)) : name, file: FileID(sources.count), bytes: Array(text.utf8),
          isBuiltin: isBuiltin))
    }
    let entry = files.first.map { $0.key.hasPrefix("builtin/") ? String($0.key.dropFirst(8)) : $0.key } ?? ""
    return TemplateSet.compile(sources, mode: .strict([TemplateEntry(entry, schema: schema, root: root)]))
  }

  /// Compiles and renders the first file; the messages of any diagnostics instead if there are some.
  static func render(_ files: KeyValuePairs<String, String>) throws -> String {
    let (set, diagnostics) = compile(files)
    guard diagnostics.isEmpty else { return diagnostics.map(\.message).joined(separator: "\n") }
    let model = JSONModel(try JSONValue.parse(data), schema: schema)
    var out = OutputBuffer()
    let found = set.render(files[0].key.replacing("builtin/", with: ""), model, into: &out)
    guard found.isEmpty else { return found.map(\.message).joined(separator: "\n") }
    return String(decoding: out.bytes, as: UTF8.self)
  }
}
