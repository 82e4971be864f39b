import Testing
import TokenDiagnostics
import TokenModel
import TokenSource

@Suite("Themes")
struct ThemesTests {
  private let base = """
    {"n": {"$type": "number", "a": {"$value": 1}, "b": {"$value": "{n.a}"}, "c": {"$value": "{n.d}"},
     "d": {"$value": 2}}}
    """

  private func run() async -> ThemeRun {
    await ThemeRun(
      base,
      [
        .init("theme", ["light": "{}", "dark": #"{"n": {"a": {"$value": 10}}}"#], default: "light"),
        .init("brand", ["x": "{}", "y": #"{"n": {"d": {"$value": 20}, "c": {"$value": "{n.a}"}}}"#], default: "x"),
      ])
  }

  @Test("each permutation is resolved whole: what refers to a token follows it")
  func resolvedWhole() async {
    let run = await run()
    #expect(run.diagnostics.isEmpty)
    #expect(
      run.themes.all.map(\.name) == [
        "theme=light,brand=x", "theme=light,brand=y", "theme=dark,brand=x", "theme=dark,brand=y",
      ])
    #expect(run.value("n.b", in: "theme=dark,brand=x") == .number(10))
    #expect(run.value("n.c", in: "theme=dark,brand=x") == .number(2))
    #expect(run.value("n.c", in: "theme=dark,brand=y") == .number(10))
    #expect(run.value("n.c", in: "theme=light,brand=y") == .number(1))
  }

  @Test("what differs is noted by the base's tokens, what only refers to another too")
  func changes() async {
    let run = await run()
    let paths = run.themes.all.map { theme in theme.changes.map { run.themes.base.path(of: $0.token) } }
    #expect(paths == [[], ["n.c", "n.d"], ["n.a", "n.b"], ["n.a", "n.b", "n.c", "n.d"]])
    #expect(run.themes.changedTokens.count == 4)
  }

  @Test("a token's table has only the modifiers that matter to it")
  func tables() async throws {
    let run = await run()
    let grid = try #require(run.themes.inputGrid)
    let tables = run.themes.base.tokens.map { grid.table(run.themes.classes(of: $0)) }
    #expect(tables.map(\.directions) == [[0], [0], [0, 1], [1]])
    #expect(tables[2].entries.map(\.contexts) == [[0, 0], [0, 1], [1, 0], [1, 1]])
    #expect(tables[2].entries.map(\.isBase) == [true, false, true, false])
    #expect(tables[0].entries.map { run.themes.all[$0.theme].name } == ["theme=light,brand=x", "theme=dark,brand=x"])
  }

  @Test("tokens that only one side has are noted")
  func addedAndMissing() async {
    let run = await ThemeRun(
      "{}",
      [
        .init(
          "brand",
          [
            "x": #"{"a": {"$type": "number", "$value": 1}}"#, "y": #"{"b": {"$type": "number", "$value": 1}}"#,
          ])
      ])
    let other = run.themes.all[1]
    #expect(other.missing.map { run.themes.base.path(of: $0) } == ["a"])
    #expect(other.added.map { other.set.path(of: $0) } == ["b"])
  }

  @Test("a fault of some themes names them, one of all themes none")
  func faults() async {
    let run = await ThemeRun(
      #"{"a": {"$type": "number", "$value": "x"}, "b": {"$type": "number", "$value": "{c}"}}"#,
      [.init("theme", ["light": #"{"c": {"$type": "number", "$value": 1}}"#, "dark": "{}"])])
    #expect(run.diagnostics.map(\.id.rawValue) == ["value", "reference-unresolved"])
    #expect(run.diagnostics.map(\.contexts) == [[], ["theme=dark"]])
  }

  @Test("more permutations than the limit are one error, and the base is built")
  func limit() async {
    let contexts: KeyValuePairs = ["a": "{}", "b": "{}", "c": "{}"]
    let run = await ThemeRun(base, (1...4).map { .init("m\($0)", contexts) }, limit: 80)
    #expect(run.diagnostics.map(\.id.rawValue) == ["too-many-permutations"])
    #expect(run.diagnostics[0].message.contains("81 permutations"))
    #expect(run.themes.all.count == 1)
  }

  @Test("the number of threads makes no difference")
  func threads() async {
    let (one, four) = (await run(), await ThemeRun(base, [], jobs: 4))
    #expect(one.themes.base.count == four.themes.base.count)
    let choices = [ThemeRun.Choice("brand", ["a": "{}", "b": base, "c": #"{"n": {"a": {"$value": 7}}}"#])]
    let runs = [await ThemeRun(base, choices, jobs: 1), await ThemeRun(base, choices, jobs: 4)]
    #expect(runs[0].themes.all.map(\.changes) == runs[1].themes.all.map(\.changes))
  }

  /// Two materials and a surface, behind what a context may put in front of them.
  private func surfaces(_ contexts: KeyValuePairs<String, String>) async -> ThemeRun {
    let glass = #"{"$type": "material", "$value": {"kind": "glass", "variant": "regular"}}"#
    return await ThemeRun(
      "{}",
      [
        .init("extra", contexts),
        .init(
          "rest",
          [
            "all": """
            {"m": {"a": \(glass), "b": \(glass)}, "s": {"$type": "surface", "$value": {"role": "toolbar",
             "material": "{k}"}}}
            """
          ]),
      ])
  }

  @Test("a surface is the same where its material has the same path, whatever its number")
  func shiftedNumbers() async {
    let number = #"{"$type": "number", "$value": 1}"#
    let run = await surfaces([
      "no": #"{"k": {"$value": "{m.b}"}}"#, "yes": #"{"x": \#(number), "k": {"$value": "{m.b}"}}"#,
    ])
    #expect(run.diagnostics.filter { $0.severity == .error }.isEmpty)
    let other = run.themes.all[1]
    #expect(other.added.map { other.set.path(of: $0) } == ["x"])
    #expect(other.changes.filter(\.hasOtherValue).isEmpty)
    #expect(run.themes.base.token(at: "s").map(run.themes.classes(of:)) == [0, 0])
  }

  @Test("a token of another type in a theme is warned of there, and what refers to it is not")
  func otherType() async {
    let run = await ThemeRun(
      #"{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{a}"}}"#,
      [
        .init(
          "brand",
          ["x": "{}", "y": #"{"a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}}"#, "z": "{}"])
      ])
    #expect(run.diagnostics.map(\.id.rawValue) == ["theme-type"])
    #expect(run.diagnostics.first?.contexts == ["brand=y"])
    #expect(run.diagnostics.first?.notes.count == 1)
    #expect(run.diagnostics.first?.location?.file != run.diagnostics.first?.notes.first?.location?.file)
  }
}
