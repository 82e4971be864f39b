import Foundation
import Testing
import TokenCompiler
import TokenEmit
import TokenModel
import TokenTestSupport

extension OutputTests {
  /// `tokens.dtcg.json` says in the standard's types what the set says.
  @Suite struct LoweringTests {
    private static let name = "json/tokens.dtcg.json"

    /// A set, its lowered file, and what becomes of that file when it is the whole input.
    struct Run {
      let source: TestCompilation
      let text: String
      let json: JSONText
      let again: TestCompilation

      init(_ source: TestCompilation) async throws {
        self.source = source
        try #require(source.errors == [])
        text = source.text(name) ?? ""
        json = try #require(JSONText(text))
        again = await TestCompilation.of(["all.tokens.json": text, "tokenc.json": #"{"rules": {"*": "off"}}"#]) {
          $0.isStrictDTCG = true
        }
      }

      init(_ files: [String: String]) async throws {
        try await self.init(await TestCompilation.of(files))
      }

      /// What is at a dotted path of the lowered file.
      func at(_ path: String) -> JSONText? {
        path.split(separator: ".").reduce(json as JSONText?) { $0?[String($1)] }
      }

      /// A token that was kept whole.
      func whole(_ kind: String, _ path: String) -> JSONText? {
        json["$extensions"]?["dev.tokenc"]?[kind]?[path]
      }

      /// The value of a token in the lowered set.
      func value(_ path: String) -> TokenValue? {
        again.analysis.set.token(at: path).flatMap { again.analysis.set.baseValue(of: $0) }
      }
    }

    private static func repository() async throws -> TestCompilation {
      let folder = Tool.repository().appendingPathComponent("tokens")
      var files: [String: [UInt8]] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".json") {
        files[path] = try Array(Data(contentsOf: folder.appendingPathComponent(path)))
      }
      return await TestCompilation.of(bytes: files)
    }

    // MARK: Properties

    @Test(
      "The lowered set is free of our types and of errors, and lowering it again changes no byte",
      arguments: RandomTokens.seeds)
    func fixpoint(seed: UInt64) async throws {
      print("Lowering of random tokens: TOKENC_SEED=\(seed)")
      let run = try await Run(RandomTokens.make(count: 500, seed: seed))
      #expect(run.again.errors == [])
      #expect(run.again.text(Self.name) == run.text)
    }

    @Test("So it is for the design system of this repository")
    func repository() async throws {
      let run = try await Run(try await Self.repository())
      #expect(run.again.errors == [])
      #expect(run.again.text(Self.name) == run.text)
      #expect(Self.differences(run).isEmpty)
    }

    @Test(
      "Every token has its value in the lowered set, and every figure of a material a token",
      arguments: RandomTokens.seeds)
    func values(seed: UInt64) async throws {
      let run = try await Run(RandomTokens.make(count: 500, seed: seed))
      let differences = Self.differences(run)
      #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5))")
    }

    @Test("References, spellings, comments and extensions are those of the source", arguments: RandomTokens.seeds)
    func spelling(seed: UInt64) async throws {
      let files = RandomTokens.make(count: 500, seed: seed)
      let run = try await Run(files)
      let source = TokenFiles(files)
      let lowered = TokenFiles(["all.tokens": run.text])
      for wanted in source.tokens {
        let path = wanted.path.joined(separator: ".")
        let type = try #require(source.type(of: wanted).flatMap { TokenType(rawValue: $0) })
        let kinds: [TokenType: String] = [
          .material: "materials", .vibrancy: "vibrancies", .surface: "surfaces", .recommendation: "recommendations",
        ]
        let found = kinds[type].map { run.whole($0, path) } ?? lowered.token(at: path)?.object
        #expect(found?["$type"]?.text == type.rawValue, "\(path)")
        for name in ["$value", "$description", "$extensions", "$deprecated"] {
          #expect(found?[name] == wanted.object[name], "\(path) \(name)")
        }
      }
    }

    /// Compares the values of both sets.
    private static func differences(_ run: Run) -> [String] {
      let (set, other) = (run.source.analysis.set, run.again.analysis.set)
      return run.source.analysis.emission.tokens.flatMap { token -> [String] in
        guard let value = set.baseValue(of: token) else { return [] }
        let path = set.path(of: token)
        func expect(_ wanted: TokenValue?, at place: String) -> [String] {
          guard let wanted else { return [] }
          let found = other.token(at: place).flatMap { other.baseValue(of: $0) }
          return found == wanted ? [] : ["\(place): \(String(describing: found)) for \(wanted)"]
        }
        switch value {
        case .surface, .recommendation: return []
        case .vibrancy(let level):
          return expect(.color(level.appearance.light), at: path + ".light")
            + expect(.color(level.appearance.dark), at: path + ".dark")
        case .material(let material):
          return figures(of: material).flatMap { expect($0.value, at: path + "." + $0.path) }
        default: return expect(value, at: path)
        }
      }
    }

    /// The figures that a material declares, by the path they should have.
    private static func figures(of material: MaterialValue) -> [(path: String, value: TokenValue?)] {
      var result: [(String, TokenValue?)] = []
      for (scheme, look) in [("light", material.appearance?.light), ("dark", material.appearance?.dark)] {
        result += [
          (scheme + ".blur", look?.blur.map { .dimension($0) }), (scheme + ".tint", look?.tint.map { .color($0) }),
          (scheme + ".opaque", look?.opaque.map { .color($0) }),
          (scheme + ".increasedContrast.border", look?.increasedContrastBorder.map { .color($0) }),
        ]
        // A factor of 1 is what holds where none is declared.
        for (name, factor) in [
          ("saturation", look?.saturation), ("contrast", look?.contrast), ("brightness", look?.brightness),
        ] where factor != 1 {
          result.append((scheme + "." + name, factor.map { .number($0) }))
        }
      }
      for (platform, pair) in [
        ("iOS", material.recipe?.iOS), ("macOS", material.recipe?.macOS), ("tvOS", material.recipe?.tvOS),
      ] {
        guard let pair else { continue }
        result += figures(of: pair.light, platform + ".light") + figures(of: pair.dark, platform + ".dark")
      }
      return result
    }

    private static func figures(of recipe: MaterialRecipe, _ path: String) -> [(String, TokenValue?)] {
      let numbers: [(String, Double)]
      let colors: [(String, ColorCoordinates)]
      let name: String
      switch recipe.pipeline {
      case .curve(let amount, let points, let saturation, let brightness):
        name = "curve"
        numbers =
          [("amount", amount), ("saturation", saturation), ("brightness", brightness)]
          + points.enumerated().map { ("points.\($0 + 1)", $1) }
        colors = []
      case .glass(let white, let black, let saturation, let fill, let maxLuma, let clamp):
        name = "glass"
        numbers = [
          ("white", white), ("black", black), ("saturation", saturation), ("maxLuma", maxLuma), ("clamp", clamp),
        ]
        colors = [("fill", fill)]
      case .flat(let saturation, let tint):
        (name, numbers, colors) = ("flat", [("saturation", saturation)], [("tint", tint)])
      case .blendFill(let saturation, let fill, let blend, _):
        (name, numbers, colors) = ("blendFill", [("saturation", saturation)], [("fill", fill), ("blend", blend)])
      }
      return [(path + ".blur", .dimension(recipe.blur))]
        + numbers.map { ("\(path).\(name).\($0)", .number($1)) }
        + colors.map { ("\(path).\(name).\($0)", .color($1)) }
    }

    // MARK: Cases

    private static let quiet = #"{"rules": {"*": "off"}}"#

    @Test("An alias stays one: of a colour, of a material, of a vibrancy level, and inside a figure")
    func aliases() async throws {
      let run = try await Run([
        "a.tokens": #"""
        {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.10, 0, 1]}}, "d": {"$value": "{c}"},
          "frost": {"$type": "material", "$value": {"kind": "standard", "appearance": {
            "light": {"tint": "{d}", "saturation": 1.80}, "dark": {"blur": {"value": 2, "unit": "px"}}}}},
          "ice": {"$value": "{frost}"}, "snow": {"$value": "{ice}"},
          "text": {"$type": "vibrancy", "$value": {"category": "label", "appearance": {"light": "{c}", "dark": "{d}"}}},
          "note": {"$value": "{text}"}}
        """#, "tokenc.json": Self.quiet,
      ])
      #expect(run.at("d.$value")?.text == "{c}")
      #expect(run.at("frost.light.tint.$value")?.text == "{d}")
      #expect(run.at("frost.light.saturation.$value") == .word("1.80"))
      #expect(run.at("ice.light.tint.$value")?.text == "{frost.light.tint}")
      #expect(run.at("snow.dark.blur.$value")?.text == "{ice.dark.blur}")
      #expect(run.at("snow.dark.blur.$type")?.text == "dimension")
      #expect(run.at("text.dark.$value")?.text == "{d}")
      #expect(run.at("note.light.$value")?.text == "{text.light}")
      #expect(run.value("snow.light.tint") == .color(ColorCoordinates(.srgb, 0.1, 0, 1)))
      #expect(run.again.text(Self.name) == run.text)
    }

    @Test("What a reference names is put in where it is not written")
    func resolved() async throws {
      let run = try await Run([
        "a.tokens": #"""
        {"c": {"$type": "color", "$value": "{apple.color.label}"},
          "line": {"$type": "border", "$value": {
            "color": "{apple.color.label}", "width": {"value": 1, "unit": "px"}, "style": "solid"}},
          "glass": {"$type": "material", "$value": "{apple.glass.clear}"},
          "bar": {"$type": "material", "$value": {"kind": "standard", "thickness": "bar"}},
          "place": {"$type": "surface", "$value": {
            "role": "card", "material": "{apple.material.thin}", "fill": "{apple.color.label}"}}}
        """#, "tokenc.json": #"{"rules": {"*": "off"}, "library": "none"}"#,
      ])
      #expect(run.again.errors == [])
      #expect(run.at("apple") == nil)
      let label = run.at("c.$value")
      #expect(label?["components"] == .array([.word("0"), .word("0"), .word("0")]))
      #expect(run.at("line.$value.color") == label)
      #expect(run.at("glass.light.blur.$value.value") == .word("10"))
      // A material that only names a kind has the figures of the library's.
      #expect(run.at("bar.iOS.light.blur.$type")?.text == "dimension")
      #expect(run.whole("surfaces", "place")?["$value"]?["material"]?.text == "{apple.material.thin}")
      #expect(run.whole("surfaces", "place")?["$value"]?["fill"] == label)
    }

    @Test("A material that only names a kind refers to the library's figures, where these are written")
    func kinds() async throws {
      let run = try await Run([
        "a.tokens": #"""
        {"bar": {"$type": "material", "$value": {"kind": "standard", "thickness": "bar"}},
          "sheet": {"$type": "material", "$value": {"kind": "standard", "appKit": {"material": "sheet"}}}}
        """#, "tokenc.json": #"{"rules": {"*": "off"}, "library": "all"}"#,
      ])
      #expect(run.at("bar.iOS.light.blur.$value")?.text == "{apple.material.bar.iOS.light.blur}")
      // Nobody has observed figures for a sheet.
      #expect(run.at("sheet") == nil)
      #expect(run.whole("materials", "sheet")?["$value"]?["appKit"]?["material"]?.text == "sheet")
      #expect(run.again.errors == [])
      #expect(run.again.text(Self.name) == run.text)
    }

    @Test("Groups keep descriptions and extensions; deprecations are said at every token they hold for")
    func groups() async throws {
      let run = try await Run([
        "a.tokens": #"""
        {"$description": "One file of two.", "$extensions": {"org.a": {"x": 1.0}, "dev.tokenc": {"note": [1]}},
          "g": {"$description": "Old \u0061nd new.", "$deprecated": "Use h.", "$extensions": {"org.a": 1, "org.b": {}},
            "n": {"$type": "number", "$value": 1},
            "m": {"$type": "number", "$value": 2, "$deprecated": false},
            "frost": {"$type": "material", "$description": "Cold.", "$extensions": {"org.c": [1.50]}, "$value": {
              "kind": "standard", "appearance": {"light": {"saturation": 2}, "dark": {"saturation": 3}}}}}}
        """#,
        "b.tokens": #"""
        {"$extensions": {"org.a": 2, "org.z": "é"}, "g": {"$extensions": {"org.b": 1, "org.d": null},
          "o": {"$type": "number", "$value": 3}}, "empty": {"$description": "Nothing."}}
        """#, "tokenc.json": Self.quiet,
      ])
      #expect(run.again.errors == [])
      #expect(run.again.text(Self.name) == run.text)
      #expect(run.json["$description"] == nil)
      #expect(run.at("empty") == nil)
      #expect(run.text.contains(#""$description": "Old \u0061nd new.""#))
      #expect(run.text.contains(#""$extensions": {"org.a": 1, "org.b": {}, "org.d": null}"#))
      #expect(run.at("g.n.$deprecated")?.text == "Use h.")
      #expect(run.at("g.o.$deprecated")?.text == "Use h.")
      #expect(run.at("g.m.$deprecated") == nil)
      #expect(run.at("g.frost.$description")?.text == "Cold.")
      #expect(run.at("g.frost.light.saturation.$deprecated")?.text == "Use h.")
      #expect(run.text.contains(#""$extensions": {"org.c": [1.50]}"#))
      #expect(run.json["$extensions"]?["org.a"]?["x"] == .word("1.0"))
      #expect(run.json["$extensions"]?["org.z"]?.text == "é")
      #expect(run.json["$extensions"]?["dev.tokenc"]?["note"] == .array([.word("1")]))
      #expect(run.whole("materials", "g.frost")?["$deprecated"]?.text == "Use h.")
    }

    @Test("A figure whose name in CSS another token has gets one of its own")
    func names() async throws {
      let run = try await Run([
        "a.tokens": #"""
        {"frost": {"$type": "material", "$value": {"kind": "standard", "appearance": {
            "light": {"saturation": 2}, "dark": {"saturation": 3}}}},
          "frost-light": {"saturation": {"$type": "number", "$value": 5}, "saturation-2": {"$type": "number", "$value": 6}}}
        """#, "tokenc.json": Self.quiet,
      ])
      let name = run.at("frost.light.saturation.$extensions")?["dev.tokenc"]?["name"]?["css"]?.text
      #expect(name == "frost-light-saturation-3")
      #expect(run.at("frost.dark.saturation.$extensions") == nil)
      #expect(run.again.errors == [])
      #expect(run.again.text(Self.name) == run.text)
    }

    @Test("A set of surfaces alone is an empty group and what was kept")
    func surfaces() async throws {
      let run = try await Run([
        "a.tokens": #"""
        {"app": {"card": {"$type": "surface", "$description": "A card.", "$value": {
          "role": "card", "material": "none", "content": {"a": {"element": "text", "color": {
            "colorSpace": "srgb", "components": [0, 0, 0]}}}}}}}
        """#, "tokenc.json": Self.quiet,
      ])
      #expect(run.json.members.map(\.key) == ["$extensions"])
      #expect(run.whole("surfaces", "app.card")?["$description"]?.text == "A card.")
      #expect(run.whole("surfaces", "app.card")?["$value"]?["role"]?.text == "card")
      #expect(run.again.errors == [])
      #expect(run.again.text(Self.name) == run.text)
    }

    @Test("What stands at the root under our own name gives way or is kept, and no name is there twice")
    func stray() async throws {
      let card = #"{"$type": "surface", "$value": {"role": "card", "material": "none"}}"#
      for own in ["5", "{}", #"{"surfaces": [1]}"#] {
        let files = [
          "a.tokens": #"{"$extensions": {"dev\u002etokenc": \#(own), "é": 1, "\u00e9": 2}, "x": \#(card)}"#,
          "tokenc.json": Self.quiet,
        ]
        let run = try await Run(files)
        let names = run.json["$extensions"]?.members.map(\.key) ?? []
        #expect(Set(names).count == names.count && names.contains("dev.tokenc"))
        #expect(run.whole("surfaces", "x") != nil)
        #expect(run.again.text(Self.name) == run.text)
        let plain = try await Run(files.merging(["a.tokens": #"{"$extensions": {"dev.tokenc": \#(own)}}"#]) { $1 })
        #expect(plain.json["$extensions"]?["dev.tokenc"] == JSONText(own))
        #expect(plain.again.text(Self.name) == plain.text)
      }
    }

    @Test("A lowered file beside new surfaces keeps those of both")
    func both() async throws {
      let card = #"{"$type": "surface", "$value": {"role": "card", "material": "none"}}"#
      let first = try await Run(["a.tokens": #"{"one": \#(card)}"#, "tokenc.json": Self.quiet])
      let second = try await Run([
        "a.tokens": first.text, "b.tokens": #"{"two": \#(card)}"#, "tokenc.json": Self.quiet,
      ])
      let surfaces = second.json["$extensions"]?["dev.tokenc"]?["surfaces"]
      #expect(surfaces?.members.map(\.key) == ["one", "two"])
      #expect(second.again.text(Self.name) == second.text)
    }
  }
}
