import Testing
import TokenCompiler
import TokenTestSupport

@Suite("Comparing versions")
struct DiffTests {
  private static func numbers(_ members: String) -> String { "{\"n\": {\"$type\": \"number\", \(members)}}" }

  /// Two files, what differs, and the verdict.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let old: String
    let new: String
    let lines: [String]
    let verdict: TokenChange.Impact?
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "nothing", old: numbers(#""a": {"$value": 1}"#), new: numbers(#""a": {"$value": 1.0}"#), lines: [],
      verdict: nil),
    Case(
      name: "added", old: numbers(#""a": {"$value": 1}"#), new: numbers(#""a": {"$value": 1}, "b": {"$value": 2}"#),
      lines: ["added n.b: - → 2"], verdict: .minor),
    Case(
      name: "removed", old: numbers(#""a": {"$value": 1}, "b": {"$value": 2}"#), new: numbers(#""a": {"$value": 1}"#),
      lines: ["removed n.b: 2 → -"], verdict: .major),
    Case(
      name: "renamed", old: numbers(#""a": {"$value": 1}, "b": {"$value": 2}"#),
      new: numbers(#""a": {"$value": 1}, "c": {"$value": 2}"#), lines: ["renamed n.b → n.c"], verdict: .major),
    Case(
      name: "a rename that other tokens follow", old: numbers(#""a": {"$value": 1}, "b": {"$value": "{n.a}"}"#),
      new: numbers(#""z": {"$value": 1}, "b": {"$value": "{n.z}"}"#), lines: ["renamed n.a → n.z"], verdict: .major),
    Case(
      name: "ambiguous: two are gone, one is new, and no name tells them apart",
      old: numbers(#""a": {"$value": 2}, "b": {"$value": 2}"#), new: numbers(#""c": {"$value": 2}"#),
      lines: ["removed n.a: 2 → -", "removed n.b: 2 → -", "added n.c: - → 2"], verdict: .major),
    Case(
      name: "a group renamed, its tokens with one value told apart by their names",
      old: #"{"x": {"$type": "number", "a": {"$value": 2}, "b": {"$value": 2}}}"#,
      new: #"{"y": {"$type": "number", "a": {"$value": 2}, "b": {"$value": 2}}}"#,
      lines: ["renamed x.a → y.a", "renamed x.b → y.b"], verdict: .major),
    Case(
      name: "moved deeper", old: #"{"x": {"$type": "number", "a": {"$value": 2}, "b": {"$value": 2}}}"#,
      new: #"{"y": {"z": {"$type": "number", "a": {"$value": 2}, "b": {"$value": 2}}}}"#,
      lines: ["renamed x.a → y.z.a", "renamed x.b → y.z.b"], verdict: .major),
    Case(
      name: "another type", old: #"{"a": {"$type": "number", "$value": 400}}"#,
      new: #"{"a": {"$type": "fontWeight", "$value": 400}}"#, lines: ["type a: number 400 → fontWeight 400"],
      verdict: .major),
    Case(
      name: "another value", old: numbers(#""a": {"$value": 1}"#), new: numbers(#""a": {"$value": 2}"#),
      lines: ["value n.a: 1 → 2"], verdict: .patch),
    Case(
      name: "parts of a value",
      old:
        #"{"a": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}}"#,
      new:
        #"{"a": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": {"value": 18, "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.6}}}"#,
      lines: ["value a: size 16px, line height 1.5 → size 18px, line height 1.6"], verdict: .patch),
    Case(
      name: "another target with the same value",
      old: numbers(#""a": {"$value": 1}, "b": {"$value": 1}, "c": {"$value": "{n.a}"}"#),
      new: numbers(#""a": {"$value": 1}, "b": {"$value": 1}, "c": {"$value": "{n.b}"}"#),
      lines: ["reference n.c: {n.a} → {n.b}"], verdict: .patch),
    Case(
      name: "a reference in place of a value", old: numbers(#""a": {"$value": 1}, "c": {"$value": 1}"#),
      new: numbers(#""a": {"$value": 1}, "c": {"$value": "{n.a}"}"#),
      lines: ["reference n.c: a value of its own → {n.a}"], verdict: .patch),
    Case(
      name: "deprecated", old: numbers(#""a": {"$value": 1}"#),
      new: numbers(#""a": {"$value": 1, "$deprecated": "use b"}"#), lines: ["deprecated n.a: - → use b"],
      verdict: .minor),
    Case(
      name: "deprecated by its group", old: numbers(#""a": {"$value": 1}"#),
      new: numbers(#""$deprecated": true, "a": {"$value": 1}"#), lines: ["deprecated n.a: - → "], verdict: .minor),
    Case(
      name: "no longer deprecated", old: numbers(#""a": {"$value": 1, "$deprecated": true}"#),
      new: numbers(#""a": {"$value": 1}"#), lines: ["undeprecated n.a:  → -"], verdict: .patch),
    Case(
      name: "description", old: numbers(#""a": {"$value": 1}"#),
      new: numbers(#""a": {"$value": 1, "$description": "One."}"#), lines: ["description n.a: - → One."],
      verdict: .patch),
    Case(
      name: "output name", old: numbers(#""a": {"$value": 1}"#),
      new: numbers(#""a": {"$value": 1, "$extensions": {"dev.tokenc": {"name": {"swift": "one"}}}}"#),
      lines: ["name n.a [swift]: as its path → one"], verdict: .major),
  ]

  @Test("Each kind of change is found, and nothing else", arguments: cases)
  func kinds(_ example: Case) async throws {
    let compared = try await Compared(example.old, example.new)
    #expect(compared.lines == example.lines)
    #expect(compared.diff.verdict == example.verdict)
    #expect(compared.diff.notes.isEmpty)
  }

  @Test("Colours tell how far they moved; what stands for another follows it")
  func colors() async throws {
    let file = { (red: String) in
      #"{"c": {"$type": "color", "a": {"$value": {"colorSpace": "srgb", "components": [\#(red), 0, 0]}}, "b": {"$value": "{c.a}"}}}"#
    }
    let diff = try await Compared(file("1"), file("0")).diff
    let moved = try #require(diff.changes.first)
    #expect(moved.path == "c.a" && moved.old == "#ff0000" && moved.new == "#000000")
    // Oklab of sRGB red: L 0.62796, a 0.22486, b 0.12585 (CSS Color 4); black is the origin.
    #expect(abs((moved.colorDifference ?? 0) - 0.67878) < 0.0005)
    #expect(diff.changes.map(\.follows) == [nil, "c.a"])
  }

  private static func themed(_ dark: String, base: String = "1") -> [String: String] {
    [
      "a.json": #"{"n": {"$type": "number", "a": {"$value": \#(base)}}}"#,
      "t.resolver.json": """
      {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "a.json"}]}},
       "modifiers": {"theme": {"contexts": {"light": [], "dark": [\(dark)]}, "default": "light"}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/theme"}]}
      """,
    ]
  }

  private static func dark(_ value: Int) -> String { #"{"n": {"$type": "number", "a": {"$value": \#(value)}}}"# }

  @Test("A value in a theme is told with the theme")
  func themes() async throws {
    let changed = try await Compared(Self.themed(Self.dark(2)), Self.themed(Self.dark(3)))
    #expect(changed.lines == ["theme n.a [theme=dark]: 2 → 3"])
    #expect(changed.diff.verdict == .patch)
    let gone = try await Compared(Self.themed(Self.dark(2)), Self.themed(""))
    #expect(gone.lines == ["theme n.a [theme=dark]: 2 → 1"])
    let base = try await Compared(Self.themed(Self.dark(2)), Self.themed(Self.dark(2), base: "5"))
    #expect(base.lines == ["value n.a: 1 → 5"])
  }

  @Test("A context that comes or goes is told once, not for every token")
  func contexts() async throws {
    let one = ["a.tokens.json": #"{"n": {"$type": "number", "a": {"$value": 1}}}"#]
    let added = try await Compared(one, Self.themed(Self.dark(2)))
    #expect(added.lines == ["context-added theme=light", "context-added theme=dark"])
    #expect(added.diff.verdict == .minor)
    #expect(try await Compared(Self.themed(Self.dark(2)), one).diff.verdict == .major)
  }

  private static func surface(_ members: String, configuration: String = "{}") -> [String: String] {
    ["tokenc.json": configuration, "a.tokens.json": #"{"bar": {"$type": "surface", "$value": {\#(members)}}}"#]
  }

  @Test("Platforms of a surface, and those of the project")
  func platforms() async throws {
    let two = #""role": "toolbar", "platforms": ["iOS", "macOS"], "material": "{apple.material.thin}""#
    let one = #""role": "toolbar", "platforms": ["iOS"], "material": "{apple.material.thin}""#
    let fewer = try await Compared(Self.surface(two), Self.surface(one))
    #expect(fewer.diff.changes.first?.kind == .platformRemoved)
    #expect(fewer.diff.changes.first?.scope == "macOS")
    #expect(try await Compared(Self.surface(one), Self.surface(two)).diff.verdict == .minor)
    let raised = try await Compared(
      Self.surface(one), Self.surface(one, configuration: #"{"platforms": {"iOS": "26.0", "tvOS": false}}"#))
    #expect(raised.lines.contains("minimum-raised iOS: 17 → 26"))
    #expect(raised.lines.contains("platform-removed tvOS"))
    #expect(raised.diff.verdict == .major)
  }

  @Test("Other calls and other contrasts are told with their platforms")
  func surfaces() async throws {
    let file = { (material: String) in
      Self.surface(
        #""role": "card", "platforms": ["iOS", "iPadOS"], "material": "{apple.material.\#(material)}", "content": {"t": {"element": "text", "vibrancy": "{apple.vibrancy.secondaryLabel}"}}"#
      )
    }
    let lines = try await Compared(file("ultraThin"), file("thick")).lines
    #expect(lines.contains("value bar: material {apple.material.ultraThin} → material {apple.material.thick}"))
    #expect(lines.contains { $0.hasPrefix("plan bar [iOS, iPadOS") && $0.contains("SwiftUI Material.ultraThin") })
    #expect(lines.contains { $0.hasPrefix("legibility bar [t in light, iOS, iPadOS]: ") })
    let fell = try await Compared(file("thick"), file("ultraThin")).diff
    #expect(fell.changes.contains { $0.crossing == .fellBelow })
  }

  @Test("Any set is the same as itself, and as what is built of it", arguments: RandomTokens.seeds)
  func itself(seed: UInt64) async throws {
    for (index, files) in [
      RandomTokens.make(count: 300, seed: seed), RandomThemes.make(count: 120, seed: seed),
    ].enumerated() {
      let folder = await Compared.folder(files)
      #expect(Compared(folder, folder).lines == [], "\(seed), \(index)")
      let compilation = await TestCompilation.of(files)
      let text = try #require(compilation.text("json/tokens.json"))
      let built = try #require(await Compared.built(text), "\(seed), \(index)")
      #expect(built.tokens.count == folder.tokens.count)
      let lines = Compared(built, folder).lines
      #expect(lines == [], "\(seed), \(index)")
      #expect(Compared(folder, built).lines == [], "\(seed), \(index)")
    }
  }

  @Test("A list of edits is found again, and nothing else", arguments: RandomTokens.seeds)
  func edits(seed: UInt64) async throws {
    var edits = RandomEdits(seed: seed, count: 200)
    let old = edits.text
    let expected = edits.apply(60)
    let compared = try await Compared(old, edits.text)
    #expect(compared.lines.sorted() == expected.sorted(), "\(seed)")
  }

  @Test("Comparing takes time that grows with the number of tokens")
  func speed() async throws {
    // Of many tokens with one value none can be told apart, which must not cost the square of their number.
    let file = { (prefix: String) in
      "{\"n\": {\"$type\": \"number\", "
        + (0..<20_000).map { "\"\(prefix)\($0)\": {\"$value\": \($0 % 3)}" }.joined(separator: ", ") + "}}"
    }
    let (old, new) = (
      await Compared.folder(["a.tokens.json": file("a")]), await Compared.folder(["a.tokens.json": file("b")])
    )
    let clock = ContinuousClock()
    let time = clock.measure { #expect(TokenDiff(from: old, to: new).changes.count == 40_000) }
    #expect(time < .seconds(20), "\(time)")
  }
}
