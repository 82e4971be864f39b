import Testing
import TokenCompiler
import TokenDiagnostics
import TokenSource
import TokenTestSupport

@Suite("All faults in one run")
struct CombinedTests {
  /// Every kind of fault in two files, and beside them faults of whole files and of the configuration.
  private static func everything(_ layout: Layout) -> (files: [String: [UInt8]], expected: [String]) {
    let project = FaultyProject(once: Fault.all, layout)
    var (files, expected) = (project.files, project.expected)
    let more = [
      "c.tokens.json": ("1️⃣[]", "structure"),
      "d.tokens.json": (#"{"base": {1️⃣"one": {"$type": "number", "$value": 1}}}"#, "duplicate-token"),
      "e.tokens.json": (#"{"made": {1️⃣"border": {"x": {}}}}"#, "structure"),
      "f.tokens.json": (#"{"open": {"$type": "number", "$value": 1}1️⃣"#, "json-syntax"),
      "tokenc.json": (#"{1️⃣"nmae": "A", "version": 1️⃣1, "platforms": {"web": 1️⃣"yes"}}"#, "configuration"),
    ]
    for (name, (text, id)) in more {
      let marked = Marked(text)
      files[name] = marked.bytes
      expected += marked.places.map { "\(name):\($0): error: \(id)" }
    }
    return (files, expected.sorted())
  }

  @Test("Every one is reported at its place, and nothing else", arguments: Layout.allCases)
  func all(layout: Layout) async {
    let (files, expected) = Self.everything(layout)
    let run = await TestCompilation.of(bytes: files)
    let reported = run.places(infos: true, but: ["mixed-dialect"])
    #expect(reported.sorted() == expected)
    #expect(reported.count > 1000)
  }

  @Test("The report is the same for any number of threads")
  func threads() async {
    let files = Self.everything(.emoji).files
    let one = await TestCompilation.of(bytes: files, jobs: 1).analysis.diagnostics
    for jobs in [2, 4, 16] {
      let many = await TestCompilation.of(bytes: files, jobs: jobs).analysis.diagnostics
      #expect(one == many)
    }
  }

  @Test("The report is sorted by file and place")
  func order() async {
    let run = await TestCompilation.of(bytes: Self.everything(.plain).files)
    let keys = run.analysis.diagnostics.map { diagnostic in
      let place = diagnostic.location
      return (place.map { run.analysis.files[$0.file].path } ?? "", place?.range.lower ?? 0)
    }
    for (left, right) in zip(keys, keys.dropFirst()) { #expect(left <= right) }
  }

  @Test("Names that change the order of the files change nothing else")
  func renamed() async {
    let project = FaultyProject(once: Fault.all, .plain)
    let names = ["a.tokens.json": "sub/z.tokens.json", "sub/b.tokens.json": "0.tokens.json"]
    let files = Dictionary(uniqueKeysWithValues: project.files.map { (names[$0.key] ?? $0.key, $0.value) })
    let reported = await TestCompilation.of(bytes: files).places(infos: true, but: ["mixed-dialect"])
    let expected = project.expected.map { line in
      names.first { line.hasPrefix($0.key) }.map { line.replacing($0.key, with: $0.value) } ?? line
    }
    #expect(reported.sorted() == expected.sorted())
  }
}
