import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel
import TokenSource
import TokenSyntax
import TokenTestSupport

@Suite("Resolver documents")
struct ResolverTests {
  private static let one = #"{"x": {"$type": "number", "$value": 1}, "g": {"y": {"$type": "number", "$value": 2}}}"#

  @Test("Members beside a reference to tokens take the place of whole members")
  func tokenOverride() async {
    let source = #"{"$ref": "@/$defs/p", "g": {"z": {"$type": "number", "$value": 3}}}"#
    let run = await ResolverRun.of(
      sets: #"{"a": {"sources": [\#(source)]}}"#, order: #"[{"$ref": "@/sets/a"}]"#,
      more: #", "$defs": {"p": {"$ref": "one.json", "x": {"$type": "number", "$value": 5}}}"#, ["one.json": Self.one])
    #expect(await run.numbers() == "g.z=3 x=5")
    #expect(run.diagnostics.isEmpty)
  }

  @Test("Members beside a reference to a modifier: default and contexts, from a file and from `$defs`")
  func modifierOverride() async {
    let contexts = #""contexts": {"a": [{"x": {"$type": "number", "$value": 1}}], "b": []}"#
    let run = await ResolverRun.of(
      modifiers: #"{"m": {"$ref": "m.json", "default": "b"}}"#,
      order: #"[{"$ref": "@/modifiers/m", "default": "a"}, {"$ref": "@/$defs/n", "contexts": {"p": [], "q": []}}]"#,
      more: #", "$defs": {"n": {\#(contexts), "default": "p"}}"#, ["m.json": "{\(contexts)}"])
    #expect(run.diagnostics.isEmpty, "\(run.messages)")
    #expect(run.resolver?.modifiers.map(\.name) == ["m", "n"])
    #expect(run.resolver?.modifiers.map(\.defaultIndex) == [0, 0])
    #expect(run.resolver?.permutationCount == 4)
    #expect(await run.numbers() == "x=1")
  }

  @Test("Names with signs, spaces and percent escapes, and paths relative to the file they stand in")
  func names() async {
    let run = await ResolverRun.of(
      sets: #"{"a/b ~c": {"sources": [{"$ref": "d%20d/x.json#/%C3%BC~0/0"}]}}"#,
      order: #"[{"$ref": "@/sets/a~1b%20~0c"}, {"$ref": "@/sets/a~1b ~0c"}]"#,
      ["d d/x.json": #"{"ü~": [{"$ref": "../one.json"}]}"#, "one.json": Self.one])
    #expect(await run.numbers() == "g.y=2 x=1")
    #expect(run.diagnostics.isEmpty, "\(run.messages)")
  }

  @Test("A file is read once, however often and by whatever way it is named")
  func once() async {
    let run = await ResolverRun.of(
      sets: #"{"a": {"sources": [{"$ref": "one.json"}, {"$ref": "./t/../one.json"}, {"$ref": "one.json#/g"}]}}"#,
      order: #"[{"$ref": "@/sets/a"}, {"$ref": "main.resolver.json#/sets/a"}]"#, ["one.json": Self.one])
    #expect(run.input.files.files.map(\.name) == ["tokenc.json", "main.resolver.json", "one.json"])
    #expect(await run.numbers() == "g.y=2 x=1 y=2")
  }

  @Test("`$defs` and `$extensions` hold anything")
  func opaque() async {
    let run = await ResolverRun.of(
      sets: #"{"a": {"sources": [\#(Self.one)], "$extensions": {"x": {"$ref": "nope.json"}}}}"#,
      order: #"[{"$ref": "@/sets/a"}]"#, more: #", "$defs": {"z": {"$ref": "@/nope"}, "y": [1], "sources": 5}"#)
    #expect(run.diagnostics.isEmpty, "\(run.messages)")
  }

  @Test("All that is wrong with an input is said at once")
  func input() async {
    let run = await ResolverRun.of(
      modifiers: #"{"theme": {"contexts": {"light": [], "dark": []}}, "size": {"contexts": {"s": [], "l": []}}, "#
        + #""off": {"contexts": {"p": [], "q": []}}}"#,
      order: #"[{"$ref": "@/modifiers/theme"}, {"$ref": "@/modifiers/size"}]"#)
    #expect(
      await run.resolved([("theme", "drak"), ("foo", "bar")]) == """
        input-context: “theme” has no context “drak”; did you mean “dark”?
        input-unknown: there is no modifier “foo”; there is “theme”, “size”, “off”
        input-missing: “size” has no default, so an input has to choose: “s”, “l”
        """)
    #expect(await run.resolved([("THEME", "Dark"), ("size", "s"), ("off", "p")]) == "{}")
    #expect(await run.resolved([("theme", "light"), ("THEME", "dark"), ("size", "s")]).hasPrefix("input-context:"))
  }

  @Test("Arguments are parted at the sign after a name")
  func arguments() async throws {
    let run = await ResolverRun.of(
      modifiers: #"{"a=b": {"contexts": {"x=y": [], "z": []}}}"#, order: #"[{"$ref": "@/modifiers/a=b"}]"#)
    let resolver = try #require(run.resolver)
    #expect(ResolverInput(arguments: ["a=b=x=y"])?.permutation(of: resolver).permutation == Permutation([0]))
    #expect(ResolverInput(arguments: ["a=b=z"])?.permutation(of: resolver).permutation == Permutation([1]))
    #expect(ResolverInput(arguments: ["a"]) == nil)
  }

  @Test("Permutations are counted and made in order, the last modifier first, up to a limit")
  func permutations() async throws {
    let run = await ResolverRun.of(
      modifiers: #"{"u": {"contexts": {"1": [], "2": []}}, "a": {"contexts": {"p": [], "q": [], "r": []}}, "#
        + #""b": {"contexts": {"s": [], "t": []}, "default": "t"}}"#,
      order: #"[{"$ref": "@/modifiers/b"}, {"$ref": "@/modifiers/a"}]"#)
    let resolver = try #require(run.resolver)
    #expect(resolver.permutationCount == 6)
    let names = resolver.permutations(limit: 6).permutations.map(resolver.name(of:))
    #expect(names == ["b=s,a=p", "b=s,a=q", "b=s,a=r", "b=t,a=p", "b=t,a=q", "b=t,a=r"])
    #expect(resolver.name(of: .base(of: resolver)) == "b=t,a=p")
    let fault = resolver.permutations(limit: 5).fault
    #expect(fault?.id == "too-many-permutations" && fault?.message.contains("2 × 3 = 6") == true)
  }

  @Test("Values that are printed resolve to themselves", arguments: RandomTokens.seeds)
  func printed(seed: UInt64) async throws {
    let files = RandomTokens.make(count: 200, seed: seed)
    let first = await TestCompilation.of(files) { $0.only = [.json] }
    let text = try #require(first.text("json/tokens.json"))
    let second = await TestCompilation.of(["t.tokens.json": text, "tokenc.json": files["tokenc.json"] ?? "{}"]) {
      $0.only = [.json]
    }
    let values = try #require(first.text("json/tokens.flat.json").flatMap { JSONValue(text: $0) })
    #expect(second.text("json/tokens.flat.json").flatMap { JSONValue(text: $0) } == values, "seed \(seed)")
  }
}
