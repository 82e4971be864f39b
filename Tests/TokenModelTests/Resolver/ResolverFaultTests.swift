import Testing
import TokenDiagnostics
import TokenModel

/// Documents that are at fault: each mark is the place of one diagnostic.
@Suite("Resolver documents at fault")
struct ResolverFaultTests {
  struct Fault: CustomTestStringConvertible, Sendable {
    let name: String
    let ids: [String]
    let text: String
    var files: [String: String] = [:]
    var testDescription: String { name }
  }

  private static let tokens = #"{"x": {"$type": "number", "$value": 1}}"#
  private static let set = #"{"sources": [\#(tokens)]}"#
  private static let order = #""resolutionOrder": [{"type": "set", "name": "o", "sources": []}]"#
  private static let contexts = #""contexts": {"a": [], "b": []}"#

  private static func document(_ members: String) -> String { #"{"version": "2025.10", \#(members)}"# }

  private static let shapes = [
    Fault(name: "array", ids: ["resolver-syntax"], text: "1️⃣[]"),
    Fault(name: "other version, and nothing more", ids: ["resolver-version"], text: #"{"version": 1️⃣2025.10, "x": 1}"#),
    Fault(name: "no version", ids: ["resolver-version"], text: #"1️⃣{"resolutionOrder": 5}"#),
    Fault(
      name: "three at once", ids: ["resolver-syntax", "resolver-syntax", "resolver-syntax"],
      text: document(#""name": 1️⃣1, "sets": 2️⃣[], 3️⃣"tokens": {}, \#(order)"#)),
    Fault(name: "no order", ids: ["resolver-syntax"], text: #"1️⃣{"version": "2025.10"}"#),
    Fault(name: "set without sources", ids: ["resolver-syntax"], text: document(#""sets": {"a": 1️⃣{}}, \#(order)"#)),
    Fault(
      name: "slip for sources", ids: ["resolver-syntax"],
      text: document(#""sets": {"a": {1️⃣"source": []}}, \#(order)"#)),
    Fault(
      name: "sources of wrong kinds", ids: ["resolver-syntax", "resolver-syntax", "resolver-syntax"],
      text: document(
        #""sets": {"a": {"sources": [1️⃣"a.json", 2️⃣null]}, "b": {"sources": 3️⃣{"$ref": "a.json"}}}, \#(order)"#)),
    Fault(
      name: "one context, none, and a list", ids: ["resolver-syntax", "resolver-syntax", "resolver-syntax"],
      text: document(
        #""modifiers": {"a": {"contexts": 1️⃣{"x": []}}, "b": {"contexts": 2️⃣{}}, "c": {"contexts": 3️⃣[]}}, \#(order)"#)),
    Fault(
      name: "contexts that are no list", ids: ["resolver-syntax", "resolver-syntax"],
      text: document(#""modifiers": {"a": {"contexts": {"x": 1️⃣{}, "y": 2️⃣{"$ref": "a.json"}}}}, \#(order)"#)),
    Fault(
      name: "defaults", ids: ["resolver-default", "resolver-default", "resolver-default"],
      text: document(
        #""modifiers": {"a": {\#(contexts), "default": 1️⃣"A"}, "b": {\#(contexts), "default": 2️⃣false}, "#
          + #""c": {\#(contexts), "default": 3️⃣"zebra"}}, \#(order)"#)),
  ]

  private static let items = [
    Fault(
      name: "items of wrong kinds", ids: ["resolver-syntax", "resolver-inline", "resolver-inline"],
      text: document(#""resolutionOrder": [1️⃣"@/sets/a", 2️⃣{}, 3️⃣{"x": {"$type": "number", "$value": 1}}]"#)),
    Fault(
      name: "inline without name, type, either",
      ids: ["resolver-inline", "resolver-inline", "resolver-inline"],
      text: document(
        #""resolutionOrder": [1️⃣{"type": "set", "sources": []}, 2️⃣{"name": "b", \#(contexts)}, 3️⃣{"sources": []}]"#)),
    Fault(
      name: "types", ids: ["resolver-inline", "resolver-inline", "resolver-syntax"],
      text: document(
        #""resolutionOrder": [{"type": 1️⃣"Set", "name": "a", "sources": []}, "#
          + #"{"type": 2️⃣"theme", "name": "b", "sources": []}, {"type": "modifier", "name": "c", 3️⃣"sources": []}]"#)),
    Fault(
      name: "names twice", ids: ["resolver-name", "resolver-name", "resolver-name"],
      text: document(
        #""sets": {"a": \#(set)}, "modifiers": {"m": {\#(contexts)}}, "resolutionOrder": [{"$ref": "@/sets/a"}, "#
          + #"{"type": "set", "name": 1️⃣"a", "sources": []}, {"$ref": "@/modifiers/m"}, "#
          + #"{"type": "modifier", "name": 2️⃣"m", \#(contexts)}, {"type": "set", "name": "i", "sources": []}, "#
          + #"{"type": "modifier", "name": 3️⃣"i", \#(contexts)}]"#)),
    Fault(
      name: "references to what is neither", ids: ["resolver-pointer", "resolver-pointer", "resolver-pointer"],
      text: document(
        #""sets": {"a": \#(set)}, "modifiers": {"m": {\#(contexts)}}, "resolutionOrder": [{"$ref": 1️⃣"@/sets"}, "#
          + #"{"$ref": 2️⃣"@/modifiers/m/contexts/a"}, {"$ref": 3️⃣"x.json"}]"#), files: ["x.json": tokens]),
    Fault(
      name: "override of a default, and of contexts",
      ids: ["resolver-default", "resolver-default"],
      text: document(
        #""modifiers": {"m": {\#(contexts)}, "n": {\#(contexts), "default": "a"}}, "resolutionOrder": ["#
          + #"{"$ref": "@/modifiers/m", "default": 1️⃣"c"}, "#
          + #"{"$ref": "@/modifiers/n", "contexts": 2️⃣{"p": [], "q": []}}]"#)),
  ]

  private static let references = [
    Fault(
      name: "nowhere",
      ids: ["resolver-unresolved", "resolver-unresolved", "resolver-unresolved", "resolver-unresolved"],
      text: document(
        #""sets": {"base": \#(set), "b": {"sources": [{"$ref": 1️⃣"nope.json"}, {"$ref": 2️⃣"x.json#/y"}, "#
          + #"{"$ref": 3️⃣"https://example.com/x.json"}]}}, "resolutionOrder": [{"$ref": 4️⃣"@/sets/bas"}]"#),
      files: ["x.json": tokens]),
    Fault(
      name: "no references", ids: ["resolver-syntax", "resolver-syntax", "resolver-syntax"],
      text: document(
        #""sets": {"b": {"sources": [{"$ref": 1️⃣1}, {"$ref": 2️⃣"@sets/b"}, {"$ref": 3️⃣"x.json#/~2"}]}}, \#(order)"#),
      files: ["x.json": tokens]),
    Fault(
      name: "modifiers and the order", ids: ["resolver-pointer", "resolver-pointer", "resolver-pointer"],
      text: document(
        #""sets": {"a": {"sources": [{"$ref": 1️⃣"@/modifiers/m/contexts/a/0"}]}}, "modifiers": {"m": {"contexts": "#
          + #"{"a": [{"$ref": 2️⃣"@/resolutionOrder/0"}], "b": []}}, "n": {"$ref": 3️⃣"@/modifiers/m"}}, \#(order)"#)),
    Fault(
      name: "ancestors", ids: ["resolver-circular", "resolver-circular", "resolver-circular", "resolver-circular"],
      text: document(
        #""sets": {"a": {"sources": [{"$ref": 1️⃣"@/sets"}, {"$ref": 2️⃣"@/sets/a"}, {"$ref": 3️⃣"@/sets/a/sources/2"}, "#
          + #"{"$ref": 4️⃣"@"}]}}, \#(order)"#)),
    Fault(
      name: "two sets in a circle", ids: ["resolver-circular"],
      text: document(
        #""sets": {"a": {"sources": [{"$ref": 1️⃣"@/sets/b"}]}, "b": {"sources": [{"$ref": "@/sets/a"}]}}, "#
          + #""resolutionOrder": [{"$ref": "@/sets/a"}, {"$ref": "@/sets/b"}]"#)),
    Fault(
      name: "files in a circle", ids: ["resolver-circular"],
      text: document(#""sets": {"a": {"sources": [{"$ref": "x.json#/one"}]}}, \#(order)"#),
      files: ["x.json": #"{"one": {"$ref": 1️⃣"y.json"}}"#, "y.json": #"{"$ref": "x.json#/one"}"#]),
    Fault(
      name: "no set, no tokens", ids: ["resolver-syntax", "resolver-pointer", "resolver-pointer"],
      text: document(
        #""sets": {"a": {"$ref": 1️⃣"x.json"}, "b": {"sources": [{"$ref": 2️⃣"@/name"}, "#
          + #"{"$ref": 3️⃣"other.resolver.json"}]}}, \#(order), "name": "n""#),
      files: ["x.json": tokens, "other.resolver.json": #"{"version": "2025.10", "resolutionOrder": []}"#]),
    Fault(
      name: "through a reference", ids: ["resolver-unresolved"],
      text: document(
        #""sets": {"a": {"$ref": "x.json"}, "b": {"sources": [{"$ref": 1️⃣"@/sets/a/sources/0"}]}}, \#(order)"#),
      files: ["x.json": set]),
    Fault(
      name: "no slash", ids: ["resolver-fragment"],
      text: document(#""sets": {"a": {"sources": [{"$ref": 1️⃣"x.json#one"}]}}, \#(order)"#),
      files: ["x.json": #"{"one": \#(tokens)}"#]),
  ]

  @Test("Each is reported where it stands, and everything that is wrong is", arguments: shapes + items + references)
  func places(_ fault: Fault) async {
    let run = await ResolverRun.of(fault.files.merging(["main.resolver.json": fault.text]) { $1 })
    #expect(run.ids == fault.ids, "\(run.messages)")
    #expect(run.isAsMarked, "\(run.messages)")
  }

  @Test("A circle is printed link by link")
  func chain() async {
    let run = await ResolverRun.of(
      sets: #"{"a": {"sources": [{"$ref": "@/$defs/p"}]}, "b": {"sources": [{"$ref": "@/sets/a"}]}}"#,
      order: #"[{"$ref": "@/sets/a"}]"#, more: #", "$defs": {"p": {"$ref": "@/sets/b"}}"#)
    #expect(
      run.diagnostics.map(\.message) == [
        "these references go in a circle: #/$defs/p → #/sets/b → #/sets/a → #/$defs/p"
      ])
    #expect(run.diagnostics.first?.notes.count == 2)
  }

  @Test("What is mistyped is guessed: a file, a set, a context, a member")
  func guesses() async {
    let run = await ResolverRun.of(
      sets: #"{"base": {"sources": [{"$ref": "t/bsae.json#/a"}]}, "b": {"sorces": []}}"#,
      modifiers: #"{"m": {"contexts": {"light": [], "dark": []}, "default": "Dark"}}"#,
      order: #"[{"$ref": "@/sets/Base"}]"#, ["t/base.json": #"{"a": {}}"#])
    let fixes = Set(run.diagnostics.flatMap(\.fixes).map(\.replacement))
    #expect(fixes == [#""t/base.json#/a""#, #""sources""#, #""dark""#, "\"#/sets/base\""])
  }

  @Test("Sets within sets are stopped at a limit")
  func laughs() async {
    let sets = (1..<60).map {
      #""s\#($0)": {"sources": [{"$ref": "@/sets/s\#($0 - 1)"}, {"$ref": "@/sets/s\#($0 - 1)"}]}"#
    }
    let all = #"{"s0": \#(Self.set), \#(sets.joined(separator: ", "))}"#
    let run = await ResolverRun.of(sets: all, order: #"[{"$ref": "@/sets/s59"}]"#)
    #expect(run.ids == ["too-many-sources"])
    #expect(run.messages.contains("1000000") && run.messages.contains("limits.sources"))
    let few = await ResolverRun.of(sets: all, order: #"[{"$ref": "@/sets/s10"}]"#)
    #expect(few.diagnostics.isEmpty)
    #expect(few.resolver?.sources(in: Permutation([])).count == 1024)
  }

  @Test("Long chains, wide circles and deep sets take no depth of the tool's own")
  func long() async {
    let count = 20_000
    let links = (0..<count).map { #""d\#($0)": {"$ref": "@/$defs/d\#($0 + 1)"}"# }.joined(separator: ", ")
    let order = #"[{"type": "set", "name": "a", "sources": [{"$ref": "@/$defs/d0"}]}]"#
    let chain = await ResolverRun.of(
      order: order, more: #", "$defs": {\#(links), "d\#(count)": \#(Self.tokens)}"#)
    #expect(await chain.numbers() == "x=1")
    let circle = await ResolverRun.of(
      order: order, more: #", "$defs": {\#(links), "d\#(count)": {"$ref": "@/$defs/d0"}}"#)
    #expect(circle.ids == ["resolver-circular"])
    let sets = (1..<count).map { #""s\#($0)": {"sources": [{"$ref": "@/sets/s\#($0 - 1)"}]}"# }
    let deep = await ResolverRun.of(
      sets: #"{"s0": \#(Self.set), \#(sets.joined(separator: ", "))}"#, order: #"[{"$ref": "@/sets/s\#(count - 1)"}]"#)
    #expect(await deep.numbers() == "x=1")
  }
}
