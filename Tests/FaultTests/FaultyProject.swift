import TokenCompiler
import TokenDiagnostics
import TokenTestSupport

/// Two files with faults among valid neighbours, and the report that is expected of them.
struct FaultyProject: Sendable {
  /// The files by name.
  private(set) var files: [String: [UInt8]] = [:]
  /// `name:line:column: severity: id` of every fault, sorted as text.
  private(set) var expected: [String] = []

  /// Puts the faults at the start, in the middle and at the end of both files.
  init(thrice faults: [Fault], _ layout: Layout) {
    self.init(start: faults, middle: faults, end: faults, layout)
  }

  /// Puts the faults into both files once, spread over start, middle and end.
  init(once faults: [Fault], _ layout: Layout) {
    let third = faults.count / 3
    self.init(
      start: Array(faults[..<third]), middle: Array(faults[third..<2 * third]), end: Array(faults[(2 * third)...]),
      layout)
  }

  private init(start: [Fault], middle: [Fault], end: [Fault], _ layout: Layout) {
    add("a.tokens.json", Neighbours.first, [start, middle, end], layout)
    add("sub/b.tokens.json", Neighbours.second, [start, middle, end], layout)
    expected.sort()
  }

  private mutating func add(_ file: String, _ neighbours: [String], _ faults: [[Fault]], _ layout: Layout) {
    var members: [String] = []
    var marks: [Fault] = []
    for (part, list) in faults.enumerated() {
      for fault in list {
        let name = "\(file.first == "a" ? "a" : "b")\(marks.count)"
        members.append(layout.group(name, fault.text.replacing("§", with: name)))
        marks += Array(repeating: fault, count: fault.text.count { $0 == "1️⃣" })
      }
      if part < neighbours.count { members.append(neighbours[part]) }
    }
    let marked = Marked(layout.file(members))
    files[file] = marked.bytes
    expected += zip(marked.places, marks).map { "\(file):\($0): \($1.severity.rawValue): \($1.id)" }
  }

  /// The same project without faults.
  static let valid = FaultyProject(thrice: [], .plain).files

  /// What is reported of the files, infos included, sorted as text. Outputs are not made.
  func reported() async -> [String] {
    await TestCompilation.of(bytes: files) { $0.only = [] }.places(infos: true, but: ["mixed-dialect"]).sorted()
  }
}
