import Foundation
import Testing
import TokenDiagnostics
import TokenEmit
import TokenTestSupport

extension OutputTests {
  /// The `compose` output, compiled by Kotlin's compiler.
  @Suite struct KotlinTests {
    private static let isStrict = WebFolder.isStrict

    /// Compiles files with the output in a package; a configuration among them gives way.
    private static func compile(_ files: [String: String], package: String = "tokens", more: String = "") async
      -> TestCompilation
    {
      var files = files
      files["tokenc.json"] = """
        {"name": "Acme", "rules": {"*": "off"}\(more), "outputs":
          {"swift": false, "web": false, "json": false, "compose": {"package": "\(package)"}}}
        """
      return await TestCompilation.of(files)
    }

    private static func text(_ compilation: TestCompilation) throws -> String {
      try #require(compilation.text("compose/Acme.kt"), "\(compilation.errors)")
    }

    @Test("Nothing is made where it isn't asked for")
    func plain() async {
      let compilation = await TestCompilation.of(WebFolder.small)
      #expect(compilation.outputs.allSatisfy { !$0.path.hasSuffix(".kt") })
    }

    @Test(
      "Values are those of the tokens, in every theme",
      .enabled(if: KotlinProgram.isInstalled || isStrict), .timeLimit(.minutes(5)))
    func values() async throws {
      let plain = try Self.text(await Self.compile(Self.standard))
      let themed = try Self.text(await Self.compile(Self.themed, package: "`in`.themed".filter { $0 != "`" }))
      let program = try KotlinProgram(["A.kt": plain, "B.kt": themed, "Main.kt": Self.main])
      try #require(program.errors.isEmpty, "\(program.errors)")
      let lines = try program.run("MainKt")
      let wanted = Self.wanted.split(separator: "\n").map(String.init)
      for (line, wanted) in zip(lines, wanted) where line != wanted { Issue.record("\(line) for \(wanted)") }
      #expect(lines.count == wanted.count)
    }

    @Test(
      "Whatever tokens are called, said of and how many there are, they compile",
      .enabled(if: KotlinProgram.isInstalled || isStrict), .timeLimit(.minutes(10)),
      arguments: RandomTokens.seeds.prefix(1))
    func hostile(seed: UInt64) async throws {
      print("Kotlin of random tokens: TOKENC_SEED=\(seed)")
      // Names that Kotlin takes for one are another test's.
      let words = HostileTokens.words.filter { !["Red", "Self", "Any", "Color", "Swift"].contains($0) }
      let sets = [
        HostileTokens.apart(HostileTokens.words + ["listOf", "arrayOf", "to", "Color", "object", "fun", "val", "dp"]),
        HostileTokens.atRoot(words), HostileTokens.apart(HostileTokens.symbols),
        HostileTokens.described(HostileTokens.texts + ["@see x", "$x ${y}", "[Color]"]),
        RandomTokens.make(count: 500, seed: seed), LargeTokens.deep(levels: 200), LargeTokens.wide(count: 10_000),
      ]
      var files: [String: String] = [:]
      for (index, set) in sets.enumerated() {
        let compilation = await Self.compile(set, package: "p\(index)")
        if compilation.text("compose/Acme.kt") == nil {
          // Random names may meet.
          let others = compilation.errors.filter { !$0.contains("name-collision") || !$0.contains(" in Kotlin") }
          #expect(index == 4 && others == [], "\(index): \(compilation.errors.prefix(3))")
          continue
        }
        files["S\(index).kt"] = try Self.text(compilation)
      }
      let start = ContinuousClock.now
      let program = try KotlinProgram(files)
      print("kotlinc, \(files.count) sets, 10000 tokens among them: \(ContinuousClock.now - start)")
      #expect(program.errors.isEmpty, "\(program.errors)")
    }

    @Test("Names that meet are an error with a way out")
    func collisions() async throws {
      let number = #"{"$type": "number", "$value": 1}"#
      let compilation = await Self.compile(["a.tokens.json": "{\n\"a-b\": \(number),\n\"aB\": \(number)}"])
      #expect(
        compilation.errors == [
          "a.tokens.json:3:1: name-collision: “aB” and “a-b” both become “aB” in Kotlin; rename one, or give it a name of "
            + "its own: \"$extensions\": {\"dev.tokenc\": {\"name\": {\"kotlin\": \"…\"}}}"
        ])
      #expect(compilation.outputs.isEmpty)
      let own = { (name: String) in
        #"{"$type": "number", "$value": 1, "$extensions": {"dev.tokenc": {"name": {"kotlin": "\#(name)"}}}}"#
      }
      let named = await Self.compile(["a.tokens.json": "{\"a-b\": \(number), \"aB\": \(own("other"))}"])
      #expect(try Self.text(named).contains("    public const val other: Float = 1f\n"))
      for name in ["a b", "2x", "", "A"] {
        let wrong = await Self.compile(["a.tokens.json": "{\"aB\": \(own(name))}"])
        #expect(wrong.ids == ["name-override"], "\(name)")
      }
      let groups = await Self.compile(["a.tokens.json": "{\"ab\": {\"x\": \(number)}, \"aB\": {\"x\": \(number)}}"])
      #expect(groups.ids == ["name-collision"])
    }

    @Test("The object of all tokens hides no type", arguments: ["Color", "TokenShadow", "object"])
    func object(name: String) async {
      let compilation = await TestCompilation.of([
        "tokenc.json": #"{"name": "\#(name)", "outputs": {"swift": false, "compose": true}}"#,
        "a.tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#,
      ])
      #expect(compilation.ids == ["configuration"])
    }

    // MARK: Data

    static let standard = [
      "a.tokens.json": """
      {
        "color": {
          "$type": "color", "$description": "All */ colors.",
          "brand": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.6] } },
          "half": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 }, "$deprecated": "Use $x." },
          "wide": { "$value": { "colorSpace": "display-p3", "components": [1, 0.25, 0], "alpha": 0.5 } },
          "$root": { "$value": "{color.brand}" }
        },
        "space": {
          "$type": "dimension", "m": { "$value": { "value": 8, "unit": "px" } },
          "rem": { "$value": { "value": -1.5, "unit": "rem" } }
        },
        "font": {
          "size": { "s": { "$type": "dimension", "$value": { "value": 0.8125, "unit": "rem" } } },
          "sans": { "$type": "fontFamily", "$value": ["Inter $x", "sans-serif"] },
          "bold": { "$type": "fontWeight", "$value": "bold" }
        },
        "quick": { "$type": "duration", "$value": { "value": 0.2, "unit": "s" } },
        "curve": { "$type": "cubicBezier", "$value": [0.25, 0.1, 0.25, 1] },
        "tiny": { "$type": "number", "$value": 1e-300 },
        "huge": { "$type": "number", "$value": -1e300 },
        "class": { "$type": "number", "$value": 0.5 },
        "line": {
          "$type": "strokeStyle", "plain": { "$value": "dotted" },
          "dashes": { "$value": { "dashArray": [{ "value": 1, "unit": "px" }, { "value": 2, "unit": "px" }], "lineCap": "round" } }
        },
        "border": { "$type": "border", "$value":
          { "color": "{color.brand}", "width": { "value": 1, "unit": "px" }, "style": "dashed" } },
        "move": { "$type": "transition", "$value": { "duration": { "value": 100, "unit": "ms" },
          "delay": { "value": 50, "unit": "ms" }, "timingFunction": [0, 0, 1, 1] } },
        "low": { "$type": "shadow", "$value": { "color": "{color.half}", "offsetX": { "value": 0, "unit": "px" },
          "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 2, "unit": "px" },
          "spread": { "value": 0.5, "unit": "px" }, "inset": true } },
        "fade": { "$type": "gradient", "$value": [
          { "color": "{color.brand}", "position": 0 }, { "color": "{color.half}", "position": 1 }] },
        "body": { "$type": "typography", "$value": { "fontFamily": ["Inter", "serif"],
          "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 600, "letterSpacing": { "value": 0.5, "unit": "px" },
          "lineHeight": 1.5 } }
      }
      """
    ]

    static let themed = [
      "all.resolver.json": """
      {
        "version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
        "modifiers": {
          "theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}, "default": "light"},
          "density": {"contexts": {"regular": [], "compact": [{"$ref": "compact.json"}]}}
        },
        "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/density"}]
      }
      """,
      "base.json": """
      {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "text": {"$type": "color", "$value": "{ink}", "$deprecated": true},
       "gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}},
       "alpha": {"$type": "number", "$value": 1}, "same": {"$type": "number", "$value": 3}}
      """,
      "dark.json": """
      {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
       "alpha": {"$type": "number", "$value": 0.5}}
      """,
      "compact.json": """
      {"gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}, "alpha": {"$type": "number", "$value": 0.25}}
      """,
    ]

    private static let main = """
      @file:Suppress("DEPRECATION")
      import `in`.themed.LocalTokenTheme
      import `in`.themed.TokenTheme
      import tokens.Acme
      import `in`.themed.Acme as Themed

      private fun show(value: Any?) { println(if (value is Array<*>) value.toList() else value) }

      private fun themes() { show(listOf(Themed.ink, Themed.text, Themed.gap, Themed.alpha, Themed.same)) }

      public fun main() {
          show(Acme.color.brand)
          show(Acme.color.half)
          show(Acme.color.wide)
          show(Acme.color.root)
          show(Acme.space.m)
          show(Acme.space.rem)
          show(Acme.font.size.s)
          show(Acme.font.sans)
          show(Acme.font.bold)
          show(Acme.quick)
          show(Acme.curve)
          show(Acme.tiny)
          show(Acme.huge)
          show(Acme.`class`)
          show(Acme.line.plain.name)
          show(Acme.line.dashes)
          show(Acme.border)
          show(Acme.move.spec<Int>())
          show(Acme.low)
          show(Acme.fade)
          show(Acme.body)
          themes()
          androidx.compose.foundation.isDark = true
          themes()
          LocalTokenTheme.provided = TokenTheme(density = TokenTheme.Density.Compact)
          themes()
          show(Themed.ink(TokenTheme(appearance = TokenTheme.Appearance.Dark)))
      }

      """

    private static let wanted = """
      Color(text=#FF336699)
      Color(text=#80000000)
      Color(text=P3 1.0 0.25 0.0 0.5)
      Color(text=#FF336699)
      Dp(value=8.0)
      Dp(value=-24.0)
      TextUnit(value=13.0, unit=sp)
      [Inter $x, sans-serif]
      FontWeight(weight=700)
      200
      CubicBezierEasing(a=0.25, b=0.1, c=0.25, d=1.0)
      0.0
      -3.4028235E38
      0.5
      dotted
      TokenStrokeStyle(name=dashed, dashes=[Dp(value=1.0), Dp(value=2.0)], cap=StrokeCap(value=1))
      BorderStroke(width=Dp(value=1.0), color=Color(text=#FF336699))
      TweenSpec(durationMillis=100, delay=50, easing=CubicBezierEasing(a=0.0, b=0.0, c=1.0, d=1.0))
      [TokenShadow(color=Color(text=#80000000), x=Dp(value=0.0), y=Dp(value=1.0), blur=Dp(value=2.0), spread=Dp(value=0.5), isInset=true)]
      [(0.0, Color(text=#FF336699)), (1.0, Color(text=#80000000))]
      TextStyle(color=Color(text=unspecified), fontSize=TextUnit(value=16.0, unit=sp), fontWeight=FontWeight(weight=600), fontFamily=Serif, letterSpacing=TextUnit(value=0.5, unit=sp), lineHeight=TextUnit(value=1.5, unit=em))
      [Color(text=#FF000000), Color(text=#FF000000), Dp(value=8.0), 1.0, 3.0]
      [Color(text=#FFFFFFFF), Color(text=#FFFFFFFF), Dp(value=8.0), 0.5, 3.0]
      [Color(text=#FF000000), Color(text=#FF000000), Dp(value=4.0), 0.25, 3.0]
      Color(text=#FFFFFFFF)
      """
  }
}
