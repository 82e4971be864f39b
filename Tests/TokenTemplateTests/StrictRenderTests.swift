import Testing
import TokenDiagnostics
import TokenSource
import TokenTemplate

@Suite("Strict templates")
struct StrictRenderTests {
  @Test("escape text for their language and leave code alone")
  func language() throws {
    #expect(try Page.render(["a.swift": "\"{{title}}\""]) == #""Tea \"& co""#)
    #expect(try Page.render(["a.html": "{{title}}"]) == "Tea &quot;&amp; co")
    #expect(try Page.render(["a.css": "{{#colors}}{{value}}{{/colors}}"]) == "#0f0#b40")
    #expect(try Page.render(["a.list": "{{title}} {{{value}}} {{&value}}"]) == "Tea \"& co v v")
  }

  @Test("pass their language on to partials without one")
  func languageOfPartials() throws {
    #expect(try Page.render(["a.swift": "{{>p}}", "p": "{{title}}"]) == #"Tea \"& co"#)
    #expect(try Page.render(["a": "{{>p.html}}", "p.html": "{{>q}}", "q": "{{title}}"]) == "Tea &quot;&amp; co")
  }

  @Test("know the first and the last item of a list")
  func firstAndLast() throws {
    let text = "{{#colors}}{{#isFirst}}[{{/isFirst}}{{name}}{{^isLast}}, {{/isLast}}{{#isLast}}]{{/isLast}}{{/colors}}"
    #expect(try Page.render(["a": text]) == "[mint, rust]")
    let nested = "{{#colors}}{{#aliases}}{{alias}}{{^isLast}},{{/isLast}}{{/aliases}}{{^isLast}};{{/isLast}}{{/colors}}"
    #expect(try Page.render(["a": nested]) == "m1,m2;")
    let lines = "{{#colors}}{{#comment}}{{.}}{{^isLast}}|{{/isLast}}{{/comment}}{{/colors}}"
    #expect(try Page.render(["a": lines]) == "one|two lines")
  }

  @Test("see through objects to the list around")
  func objectInList() throws {
    let text = "{{#groups}}{{#theme}}{{#base}}{{id}}{{#isFirst}}!{{/isFirst}}{{/base}}{{/theme}}{{/groups}}"
    #expect(try Page.render(["a": text]) == "b!")
  }

  @Test("write lines in their place and keep them lines")
  func lines() throws {
    let text = "{{#colors}}\n  {{>p.css}}\n{{/colors}}\n"
    let partial = "{{#comment}}\n/* {{.}} */\n{{/comment}}\n{{name}}\n"
    #expect(try Page.render(["a.css": text, "p.css": partial]) == "  /* one */\n  /* two lines */\n  mint\n  rust\n")
  }

  @Test("find names by path and around")
  func names() throws {
    #expect(try Page.render(["a": "{{theme.label}} {{theme.base.id}}"]) == "dark b")
    #expect(try Page.render(["a": "{{#colors}}{{title}}.{{/colors}}"]) == "Tea \"& co.Tea \"& co.")
    #expect(try Page.render(["a": "{{#theme.base}}{{id}}{{title}}{{/theme.base}}"]) == "bTea \"& co")
  }

  @Test("test texts, conditions and names of templates")
  func conditions() throws {
    let text = "{{#colors}}{{#summary}}s{{/summary}}{{#isDeprecated}}d{{/isDeprecated}}{{#kind}}k{{/kind}};{{/colors}}"
    #expect(try Page.render(["a": text]) == "sk;dk;")
  }

  @Test("choose partials by the data, out of those that the schema lists")
  func dynamicNames() throws {
    let files: KeyValuePairs = ["a": "{{#colors}}{{>*kind}}{{/colors}}", "rule.css": "R{{name}}", "note.css": "N"]
    #expect(try Page.render(files) == "RmintN")
  }

  @Test("may recurse over data")
  func recursion() throws {
    let text = "{{#groups}}\n{{>g}}\n{{/groups}}\n"
    let partial = "{{id}}{\n{{#groups}}\n  {{>g}}\n{{/groups}}\n}\n"
    #expect(try Page.render(["a": text, "g": partial]) == "g{\n  h{\n  }\n}\n")
  }

  @Test("resolve the same partial anew in each scope")
  func scopes() throws {
    let text = "{{>p}}{{#colors}}{{>p}}{{#aliases}}{{alias}}{{/aliases}}{{/colors}}"
    #expect(try Page.render(["a": text, "p": "{{value}}"]) == "v#0f0m1m2#b40")
  }

  @Test("read CR LF as LF")
  func lineEnds() throws {
    #expect(try Page.render(["a": "1\r\n{{#theme}}\r\n2\r\n{{/theme}}\r\n\r\n3"]) == "1\n2\n\n3")
  }

  @Test("override a file of the tool, which keeps its own name")
  func overrideFile() throws {
    let files: KeyValuePairs = [
      "web/a.css": "mine; {{>builtin/web/a.css}} {{>b}}", "builtin/web/a.css": "theirs {{>b}}", "builtin/b": "b",
      "b": "B",
    ]
    #expect(try Page.render(files) == "mine; theirs B B")
    #expect(try Page.render(["builtin/web/a.css": "theirs {{>b}}", "builtin/b": "b"]) == "theirs b")
  }

  @Test("override a block of the tool's file of the same name")
  func overrideBlock() throws {
    let files: KeyValuePairs = [
      "web/a.css": """
      {{<builtin/web/a.css}}
        {{$rules}}
          {{#colors}}
          --{{name}};
          {{/colors}}
        {{/rules}}
      {{/builtin/web/a.css}}

      """,
      "builtin/web/a.css": "/* head */\n:root {\n  {{$rules}}\n  none\n  {{/rules}}\n}\n",
    ]
    #expect(try Page.render(files) == "/* head */\n:root {\n  --mint;\n  --rust;\n}\n")
  }

  @Test("tell which templates nothing leads to")
  func unused() {
    let set = Page.compile(["a": "{{>b}}", "b": "", "c": "", "builtin/d": "", "": ""]).set
    #expect(set.unused == ["", "c"])
  }

  @Test("start anywhere in the data")
  func otherRoot() throws {
    let source = TemplateSource(name: "a.mustache", file: FileID(0), bytes: Array("{{name}}".utf8))
    var schema = Schema()
    let item = schema.scope("item", [.code("name")])
    let root = schema.scope("root", [.list("items", of: item)])
    let set = TemplateSet.compile([source], mode: .strict([TemplateEntry("a", schema: schema, root: item)])).set
    let model = JSONModel(try JSONValue.parse(#"{"items": [{"name": "x"}, {"name": "y"}]}"#), schema: schema)
    let items = try #require(schema.field("items"))
    var out = OutputBuffer()
    #expect(set.render("a", model, at: model.child(1, of: items, at: model.root), into: &out).isEmpty)
    #expect(String(decoding: out.bytes, as: UTF8.self) == "y")
    #expect(schema.name(of: root) == "root")
    #expect(schema.fields(of: root).map(\.name) == ["items"])
  }
}
