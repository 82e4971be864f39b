import Testing
import TokenDiagnostics
import TokenSource
import TokenTemplate

/// Files, and the one diagnostic that compiling the first of them gives.
struct WrongTemplate: Sendable, CustomTestStringConvertible {
  let id: DiagnosticID
  /// `line:column` in the first file.
  let place: String
  /// What is underlined.
  let text: String
  let message: String
  let files: [(name: String, text: String)]

  init(_ id: DiagnosticID, _ place: String, _ text: String, _ message: String, _ files: (name: String, text: String)...)
  {
    self.id = id
    self.place = place
    self.text = text
    self.message = message
    self.files = files
  }

  var testDescription: String { "\(id.rawValue) \(text)" }
}

@Suite("Mistakes in templates")
struct DiagnosticTests {
  @Test("are told once, with their place and what to do", arguments: WrongTemplate.all, [false, true])
  func report(_ test: WrongTemplate, isShifted: Bool) throws {
    // Once more below a line of wide characters, so that columns and offsets are honest.
    let shift = isShifted ? "é🫖{{! 🫖 }}\n" : ""
    var sources: [TemplateSource] = []
    for (index, file) in test.files.enumerated() {
      let bytes = Array((index == 0 ? shift + file.text : file.text).utf8)
      sources.append(TemplateSource(name: file.name, file: FileID(index), bytes: bytes))
    }
    let entry = TemplateEntry(test.files[0].name, schema: Page.schema, root: Page.root)
    let found = TemplateSet.compile(sources, mode: .strict([entry])).diagnostics
    let diagnostic = try #require(found.first)
    #expect(found.count == 1, "\(found.map(\.message))")
    #expect(diagnostic.id == test.id)
    #expect(diagnostic.message == test.message)
    let location = try #require(diagnostic.location)
    let bytes = sources[Int(location.file.index)].bytes
    let place = LineTable(bytes).place(at: location.range.lower, in: bytes)
    let lines = isShifted && location.file == FileID(0) ? 1 : 0
    #expect("\(place.line - lines):\(place.column)" == test.place)
    #expect(String(decoding: bytes[location.range.indices], as: UTF8.self) == test.text)
  }

  @Test("offer a change that mends them")
  func fixes() throws {
    for (text, replacement) in [
      ("{{titel}}", "title"), ("{{{title}}}", "{{title}}"), ("{{#colors}}{{/colours}}", "colors"),
    ] {
      let found = Page.compile(["a": text]).diagnostics
      #expect(found.first?.fixes.map(\.replacement) == [replacement])
    }
  }

  @Test("say from where a partial is put in")
  func callers() throws {
    let found = Page.compile(["a": "{{#colors}}\n {{>p}}\n{{/colors}}", "p": "{{nmae}}"]).diagnostics
    let note = try #require(found.first?.notes.last)
    #expect(found.first?.location == SourceLocation(FileID(1), ByteRange(0, 8)))
    #expect(note.message == "put in from here")
    #expect(note.location == SourceLocation(FileID(0), ByteRange(13, 19)))
  }

  @Test("are told for a partial once, however often it is used")
  func repeated() {
    let found = Page.compile(["a": "{{>p}}{{>p}}{{#colors}}{{>p}}{{/colors}}", "p": "{{nothing}}"]).diagnostics
    #expect(found.map(\.id) == ["template-unknown-name"])
  }

  @Test("do not hide one another")
  func several() {
    let text = "{{titel}}\n{{{title}}}\n{{>p}}\n{{#colors}}{{x.y}}{{/colors}}\n{{#nope}}{{nope}}{{/nope}}\n{{"
    #expect(
      Page.compile(["a": text]).diagnostics.map(\.id) == [
        "template-unclosed-tag", "template-unknown-name", "template-raw-text", "template-unknown-partial",
        "template-unknown-name", "template-unknown-name",
      ])
  }

  @Test("of names: two files, a reserved one, a missing one")
  func files() {
    let source = { (name: String, index: Int) in TemplateSource(name: name, file: FileID(index), bytes: []) }
    let entries = ["a", "zz"].map { TemplateEntry($0, schema: Page.schema, root: Page.root) }
    let sources = [source("a", 0), source("a.mustache", 1), source("builtin/a", 2)]
    let found = TemplateSet.compile(sources, mode: .strict(entries)).diagnostics
    #expect(found.map(\.id) == ["template-duplicate", "template-reserved-name", "template-missing"])
    #expect(found.map(\.location?.file) == [FileID(1), FileID(2), nil])
  }

  @Test("of the data: a template that the schema does not list")
  func data() throws {
    let set = Page.compile(["a": "{{#colors}}\n{{>*kind}}{{/colors}}", "rule.css": "r", "note.css": "n"]).set
    let data = try JSONValue.parse(#"{"colors": [{"kind": "evil"}, {"kind": "rule.css"}, {"kind": ""}]}"#)
    var out = OutputBuffer()
    let found = set.render("a", JSONModel(data, schema: Page.schema), into: &out)
    #expect(found.map(\.message) == ["the data names a template 'evil' here, which the schema does not list"])
    #expect(found.first?.location == SourceLocation(FileID(0), ByteRange(12, 22)))
    #expect(out.bytes == [0x72])
  }

  @Test("of a caller: a template that is not there")
  func unknownTemplate() throws {
    var out = OutputBuffer()
    let found = Page.compile(["a": ""]).set.render("b", JSONModel(.null, schema: Page.schema), into: &out)
    #expect(found.map(\.id) == ["template-missing"])
  }
}
