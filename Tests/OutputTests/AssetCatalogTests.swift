import Foundation
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenTestSupport

extension OutputTests {
  /// The `xcassets` output, held against a schema made from Apple's description of the format.
  @Suite struct AssetCatalogTests {
    private static let python = Tool.find("python3").flatMap { python in
      (try? Tool.run(python, ["-c", "import jsonschema"]))?.status == 0 ? python : nil
    }

    private static func compile(_ files: [String: String]) async -> TestCompilation {
      var files = files
      files["tokenc.json"] = """
        {"name": "Acme", "rules": {"*": "off"}, "outputs": {"swift": false, "web": false, "json": false, "xcassets": true}}
        """
      return await TestCompilation.of(files)
    }

    /// The entries of all colors as the script prints them.
    private static func entries(_ compilation: TestCompilation) throws -> [String] {
      try #require(!compilation.outputs.isEmpty, "\(compilation.errors.prefix(3))")
      let folder = try WebFolder.write(compilation)
      let script = Tool.repository().appendingPathComponent("Tests/WebTests/assets.py")
      let python = try #require(Self.python, "the Python package jsonschema is not installed (check-jsonschema)")
      let run = try Tool.run(python, [script.path, folder.url.path], environment: ["PYTHONUTF8": "1"])
      try #require(run.status == 0, "\(run.error)")
      return run.output.split(separator: "\n").map(String.init)
    }

    @Test(
      "Light, dark, more contrast and wide colors have their entries",
      .enabled(if: python != nil || WebFolder.isStrict))
    func variants() async throws {
      let entries = try Self.entries(await Self.compile(Self.themed))
      #expect(
        entries == [
          "blue/deep any sRGB 1.000 0.043 0.047 1.000", "blue/deep any display-P3 1.000 0.000 0.000 1.000",
          "blue/deep dark sRGB 0.000 0.000 1.000 1.000", "blue/deep dark display-P3 0.000 0.000 0.960 1.000",
          "ink any - 0.000 0.000 0.000 1.000", "ink dark - 1.000 1.000 1.000 1.000",
          "ink high - 0.200 0.000 0.000 1.000", "ink dark+high - 0.200 0.000 0.000 1.000",
          "label any - 0.000 0.000 0.000 0.500", "label dark - 1.000 1.000 1.000 0.500",
          "line any - 0.000 0.000 0.000 0.502", "line high - 0.000 0.000 0.000 1.000",
          "plain any - 0.200 0.400 0.600 1.000",
        ])
    }

    @Test(
      "Colors are those of the tokens, within what three decimals tell apart",
      .enabled(if: python != nil || WebFolder.isStrict), arguments: RandomTokens.seeds)
    func random(seed: UInt64) async throws {
      print("Asset catalog of random tokens: TOKENC_SEED=\(seed)")
      let compilation = await Self.compile(RandomTokens.make(count: 500, seed: seed))
      if compilation.outputs.isEmpty {
        #expect(compilation.errors.allSatisfy { $0.contains(" in the asset catalog") })
        return
      }
      let lines = try Self.entries(compilation)
      let set = compilation.analysis.set
      var wanted: [ColorCoordinates] = []
      for token in compilation.analysis.emission.tokens {
        switch set.baseValue(of: token) {
        case .color(let color)?: wanted.append(color)
        case .vibrancy(let vibrancy)?: wanted.append(vibrancy.appearance.light)
        default: break
        }
      }
      // Each entry that holds anywhere is a color of the tokens.
      let entries = lines.map { $0.split(separator: " ").map(String.init) }.filter { $0[$0.count - 6] == "any" }
      #expect(entries.count { $0[$0.count - 5] != "sRGB" } >= wanted.count)
      for entry in entries where entry[entry.count - 5] != "sRGB" {
        let space: ColorSpace = entry[entry.count - 5] == "-" ? .srgb : .displayP3
        let values = entry.suffix(4).compactMap { Double($0) }
        let isFound = wanted.contains { color in
          let shown = color.gamutMapped(to: space)
          let parts = (0..<3).map { min(max(shown[$0], 0), 1) } + [color.alpha]
          return zip(parts, values).allSatisfy { abs($0 - $1) < 0.0021 }
        }
        if !isFound { #expect(entry.joined(separator: " ") == "", "no such color") }
      }
    }

    @Test("Whatever tokens are called", .enabled(if: python != nil || WebFolder.isStrict))
    func hostile() async throws {
      let words = HostileTokens.words.filter { $0 != "Red" }
      for files in [
        HostileTokens.apart(words), HostileTokens.apart(HostileTokens.symbols), LargeTokens.wide(count: 1000),
      ] {
        #expect(try Self.entries(await Self.compile(files)).count > 20)
      }
    }

    @Test("What a disk takes for one name is an error with a way out")
    func collisions() async throws {
      let color = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}"#
      for (first, second, folder) in [
        ("red", "Red", "g/Red.colorset"), ("\u{E9}", "e\u{301}", "g/e\u{301}.colorset"),
        ("a/b", "a:b", "g/a-b.colorset"),
      ] {
        let file = { (extensions: String) in
          "{\"g\": {\n\"\(first)\": \(color),\n\"\(second)\": \(color.dropLast())\(extensions)}}}"
        }
        let compilation = await Self.compile(["a.tokens.json": file("")])
        #expect(
          compilation.errors == [
            "a.tokens.json:3:1: name-collision: “g.\(second)” and “g.\(first)” both become “\(folder)” in the asset catalog; "
              + "rename one, or give it a name of its own: \"$extensions\": {\"dev.tokenc\": {\"name\": {\"xcassets\": "
              + "\"…\"}}}"
          ])
        let own = await Self.compile(
          ["a.tokens.json": file(#", "$extensions": {"dev.tokenc": {"name": {"xcassets": "other"}}}"#)])
        #expect(own.outputs.map(\.path).contains("xcassets/Acme.xcassets/g/other.colorset/Contents.json"))
        let wrong = await Self.compile(
          ["a.tokens.json": file(#", "$extensions": {"dev.tokenc": {"name": {"xcassets": "a/b"}}}"#)])
        #expect(wrong.ids.contains("name-override"))
      }
    }

    private static let themed: [String: String] = {
      let color = { (components: String, alpha: String) in
        "{\"$type\": \"color\", \"$value\": {\"colorSpace\": \(components)\(alpha)}}"
      }
      let srgb = { (components: String, alpha: String) in color("\"srgb\", \"components\": [\(components)]", alpha) }
      let wide = { (components: String) in color("\"display-p3\", \"components\": [\(components)]", "") }
      return [
        "all.resolver.json": """
        {
          "version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
          "modifiers": {
            "theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}, "default": "light"},
            "contrast": {"contexts": {"standard": [], "more": [{"$ref": "more.json"}]}},
            "brand": {"contexts": {"acme": [], "zeta": [{"$ref": "zeta.json"}]}}
          },
          "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/contrast"},
            {"$ref": "#/modifiers/brand"}]
        }
        """,
        "base.json": """
        {"ink": \(srgb("0, 0, 0", "")), "plain": \(srgb("0.2, 0.4, 0.6", "")), "line": \(srgb("0, 0, 0", ", \"alpha\": 0.502")),
         "blue": {"deep": \(wide("1, 0, 0"))},
         "label": {"$type": "vibrancy", "$value": {"category": "label", "level": "primary", "appearance": {
           "light": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5},
           "dark": {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5}}}}}
        """,
        "dark.json": """
        {"ink": \(srgb("1, 1, 1", "")), "blue": {"deep": \(srgb("0, 0, 1", ""))}}
        """,
        "more.json": "{\"line\": \(srgb("0, 0, 0", "")), \"ink\": \(srgb("0.2, 0, 0", ""))}",
        "zeta.json": "{\"plain\": \(srgb("1, 0, 0", ""))}",
      ]
    }()
  }
}
