import Testing
import TokenDiagnostics
import TokenSource
import TokenTemplate

@Suite("Any bytes as templates")
struct FuzzTests {
  /// Repeatable random numbers (SplitMix64).
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private static let pieces = [
    "{{", "}}", "{{{", "}}}", "{{#colors}}", "{{/colors}}", "{{^title}}", "{{/title}}", "{{>a}}", "{{>b}}",
    "{{>*kind}}",
    "{{<a}}", "{{/a}}", "{{<b}}", "{{/b}}", "{{$x}}", "{{/x}}", "{{$y}}", "{{/y}}", "{{name}}", "{{title}}", "{{.}}",
    "{{#comment}}", "{{/comment}}", "{{#groups}}", "{{/groups}}", "{{#isFirst}}", "{{/isFirst}}", "{{theme.label}}",
    "{{=<% %>=}}", "<%={{ }}=%>", "{{! c }}", "\n", "\r\n", "  ", "\t", "x", "é", "\u{FEFF}", "{{#kind}}", "{{/kind}}",
    "{{&value}}", "{{<*kind}}", "{{/*kind}}", "{{#.}}", "{{/.}}", "{{#theme}}", "{{/theme}}", "{{", "=}}", "{{a b}}",
  ]

  @Test("neither crash nor hang, whether read strictly or not", arguments: 0..<16)
  func survive(_ seed: Int) throws {
    var random = Random(state: UInt64(seed) &* 7919)
    let data = try JSONValue.parse(Page.data)
    for _ in 0..<60 {
      let sources = ["a", "b", "rule.css"].enumerated().map { index, name in
        TemplateSource(name: name, file: FileID(index), bytes: template(&random), isBuiltin: index == 2)
      }
      check(sources, .strict([TemplateEntry("a", schema: Page.schema, root: Page.root)])) { _ in
        JSONModel(data, schema: Page.schema)
      }
      check(sources, .spec(.html)) { JSONModel(data, names: $0.names) }
    }
  }

  private func template(_ random: inout Random) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0..<40, using: &random) {
      if Int.random(in: 0..<12, using: &random) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &random))
      } else {
        bytes += Array((Self.pieces.randomElement(using: &random) ?? "").utf8)
      }
    }
    return bytes
  }

  private func check(_ sources: [TemplateSource], _ mode: TemplateSet.Mode, _ model: (TemplateSet) -> JSONModel) {
    let (set, diagnostics) = TemplateSet.compile(sources, mode: mode)
    for diagnostic in diagnostics {
      for location in [diagnostic.location] + diagnostic.notes.map(\.location) + diagnostic.fixes.map(\.location) {
        guard let location else { continue }
        #expect(Int(location.range.upper) <= sources[Int(location.file.index)].bytes.count)
      }
    }
    var out = OutputBuffer()
    _ = set.render("a", model(set), into: &out)
  }

  // MARK: Hostile shapes

  @Test("may nest as deep as they like")
  func nesting() {
    let text = String(repeating: "{{#theme}}", count: 100_000)
    #expect(Page.compile(["a": text]).diagnostics.map(\.id) == ["template-too-deep"])
    let blocks = String(repeating: "{{$x}}", count: 100_000)
    #expect(Page.compile(["a": blocks]).diagnostics.map(\.id) == ["template-too-deep"])
  }

  @Test("may recurse without end in spec mode")
  func recursion() {
    var out = OutputBuffer()
    let source = TemplateSource(name: "a", file: FileID(0), bytes: Array("x{{>a}}{{>a}}".utf8))
    let set = TemplateSet.compile([source], mode: .spec(.html)).set
    let found = set.render("a", JSONModel(.null, names: set.names), into: &out)
    #expect(found.map(\.id) == ["template-too-deep"])
    #expect(found.first?.location == SourceLocation(FileID(0), ByteRange(1, 7)))
  }

  @Test("may recurse over data deeper than the limit")
  func deepData() {
    var data = JSONValue.object([:])
    for _ in 0..<500 { data = .object(["id": .text("i"), "groups": .list([data])]) }
    let files: KeyValuePairs = ["a": "{{#groups}}{{>b}}{{/groups}}", "b": "{{id}}{{#groups}}{{>b}}{{/groups}}"]
    let (set, diagnostics) = Page.compile(files)
    #expect(diagnostics.isEmpty)
    var out = OutputBuffer()
    #expect(set.render("a", JSONModel(data, schema: Page.schema), into: &out).map(\.id) == ["template-too-deep"])
    #expect(out.bytes.count == 200)
  }

  @Test("may double in every partial")
  func doubling() {
    let count = 64
    let sources = (0...count).map { index in
      let text = index == count ? String(repeating: "x", count: 4096) : "{{>p\(index + 1)}}{{>p\(index + 1)}}"
      return TemplateSource(name: "p\(index)", file: FileID(index), bytes: Array(text.utf8))
    }
    let entry = TemplateEntry("p0", schema: Page.schema, root: Page.root)
    let (set, diagnostics) = TemplateSet.compile(sources, mode: .strict([entry]))
    #expect(diagnostics.isEmpty)
    var out = OutputBuffer()
    var limits = RenderLimits()
    limits.output = 100_000
    let found = set.render("p0", JSONModel(.null, schema: Page.schema), limits: limits, into: &out)
    #expect(out.bytes.count < 200_000)
    #expect(found.map(\.id) == ["template-too-large"])
  }

  @Test("may override blocks in ever new combinations")
  func combinations() {
    let blocks = (0..<40).map { "{{<a}}{{$b\($0)}}{{>a}}{{/b\($0)}}{{/a}}{{$b\($0)}}{{/b\($0)}}" }.joined()
    let source = TemplateSource(name: "a", file: FileID(0), bytes: Array(blocks.utf8))
    let found = TemplateSet.compile([source], mode: .spec(.html)).diagnostics
    #expect(found.map(\.id) == ["template-too-large"])
  }

  @Test("may hold any number of mistakes")
  func mistakes() {
    let texts = ["{{>a}}", "{{nope}}", "{{{title}}}", "{{#x}}{{/x}}", "{{>p}}", "{{/y}}", "{{<b}}{{$z}}{{/z}}{{/b}}"]
    for text in texts {
      let (_, found) = Page.compile(["a": String(repeating: text, count: 500), "b": "{{$c}}{{/c}}"])
      #expect(found.count == 500)
    }
    let blocks = "{{<b}}" + (0..<500).map { "{{$z\($0)}}{{/z\($0)}}" }.joined() + "{{/b}}"
    #expect(Page.compile(["a": blocks, "b": "{{$c}}{{/c}}"]).diagnostics.count == 500)
  }

  @Test("may have more names than ids")
  func names() {
    let text = (0..<70_000).map { "{{n\($0)}}" }.joined()
    let source = TemplateSource(name: "a", file: FileID(0), bytes: Array(text.utf8))
    #expect(TemplateSet.compile([source], mode: .spec(.html)).diagnostics.map(\.id) == ["template-too-large"])
  }
}
