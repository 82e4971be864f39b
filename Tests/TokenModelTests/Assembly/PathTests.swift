import Testing
import TokenModel
import TokenTestSupport

@Suite("Paths")
struct PathTests {
  /// A group or token of the tree that is made at random.
  private final class Node {
    var names: [String] = []
    var children: [String: Node] = [:]

    func child(_ name: String) -> Node {
      if let child = children[name] { return child }
      names.append(name)
      let child = Node()
      children[name] = child
      return child
    }

    var json: String {
      if names.isEmpty { return #"{"$value": 1}"# }
      let members = names.compactMap { name in children[name].map { "\"\(name)\": \($0.json)" } }
      return "{" + members.joined(separator: ", ") + "}"
    }
  }

  @Test("20,000 random paths are found as a dictionary finds them")
  func againstDictionary() {
    var random = SeededRandom(seed: 7)
    let root = Node()
    var paths: Set<String> = []
    while paths.count < 20_000 {
      // Groups and tokens have names of their own, so that no path is both.
      var parts = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        ["g", "gg", "größe", "g\(Int.random(in: 0..<30, using: &random))"].randomElement(using: &random) ?? "g"
      }
      parts.append("t\(Int.random(in: 0..<4_000, using: &random))")
      guard paths.insert(parts.joined(separator: ".")).inserted else { continue }
      _ = parts.reduce(root) { $0.child($1) }
    }
    let run = ModelRun(#"{"$type": "number", "# + root.json.dropFirst())
    run.expectClean()
    let table = run.set.assembled.paths
    #expect(run.set.count == paths.count)
    #expect(Set(run.set.tokens.map(run.set.path)) == paths)
    for path in paths {
      let found = table.find(path)
      #expect(found.map(table.text) == path)
      #expect(found.flatMap(table.token).map(run.set.path) == path)
      #expect(table.find(path + "x") == nil || paths.contains(path + "x"))
      #expect(table.find(path + ".t1") == nil)
    }
    for wrong in ["", ".", "g.", ".g", "g..g", "t", "nope.t1"] { #expect(table.find(wrong) == nil) }
  }

  @Test("children are listed in source order and know their parent")
  func children() {
    let run = ModelRun([
      #"{"g": {"$type": "number", "b": {"$value": 1}, "a": {"c": {"$value": 1}}}}"#, #"{"g": {"0": {"$value": 1}}}"#,
    ])
    let table = run.set.assembled.paths
    let group = table.find("g") ?? .root
    var names: [String] = []
    var child = table.firstChild(of: group)
    while let current = child {
      names.append(table.name(of: current))
      #expect(table.parent(of: current) == group)
      child = table.nextSibling(of: current)
    }
    #expect(names == ["b", "a", "0"])
    #expect(table.parent(of: .root) == nil)
    #expect(table.text(of: .root).isEmpty)
    #expect(table.token(at: group) == nil)
    #expect(table.chain(to: table.find("g.a.c") ?? .root).map(table.name) == ["g", "a", "c"])
  }

  @Test("paths are as deep as a file is", arguments: [50, 5_000])
  func deep(levels: Int) {
    let open = (1..<levels).map { "\"l\($0)\": {" }.joined()
    let text = #"{"$type": "number", "# + open + #""t": {"$value": 1}"# + String(repeating: "}", count: levels)
    let path = (1..<levels).map { "l\($0)" }.joined(separator: ".") + ".t"
    let run = ModelRun([text, #"{"r": {"$value": "{\#(path)}"}}"#])
    run.expectClean()
    #expect(run.value("r") == .number(1))
    #expect(run.set.tokens.map(run.set.path) == [path, "r"])
  }
}
