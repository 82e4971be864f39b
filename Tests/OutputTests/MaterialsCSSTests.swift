import Foundation
import Testing
import TokenCompiler
import TokenEmit
import TokenModel
import TokenTestSupport

extension OutputTests {
  /// What `materials.css` says, and what is left of it after other tools and under awkward names.
  @Suite struct MaterialsCSSTests {
    private static let isStrict = ProcessInfo.processInfo.environment["TOKENC_STRICT"] != nil
    private static let off = #"{"rules": {"*": "off"}}"#

    private static let look =
      #"{"blur": {"value": 9, "unit": "px"}, "tint": {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5}}"#
    private static let flat = #"{"tint": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}}"#

    private static func css(_ tokens: String, _ configuration: String = off) async throws -> String {
      let compilation = await TestCompilation.of(["tokenc.json": configuration, "a.tokens.json": tokens])
      try #require(compilation.errors == [])
      return try #require(compilation.text("web/materials.css"))
    }

    /// The blocks of declarations: what stands between a brace and the one that closes it.
    private static func blocks(_ css: String) -> [Substring] {
      css.split(separator: "{").map { $0.prefix { $0 != "}" } }
    }

    // MARK: Content

    @Test("a team's appearance is written as declared, in CSS's order of filters")
    func declared() async throws {
      let css = try await Self.css(
        """
        {"m": {"$type": "material", "$value": {"kind": "standard", "appearance": {
          "light": {"brightness": 0.9, "contrast": 0.8, "saturation": 1.5, "blur": {"value": 12, "unit": "px"}},
          "dark": \(Self.flat)}}}}
        """)
      let filter = "blur(12px) saturate(1.5) contrast(0.8) brightness(0.9)"
      #expect(css.contains("-webkit-backdrop-filter: \(filter);\n        backdrop-filter: \(filter);"))
      #expect(css.contains("background-color: transparent;"))
      // The dark look has no filter and must undo that of the light one.
      let dark = try #require(css.range(of: "prefers-color-scheme: dark) {\n        .material-m"))
      #expect(css[dark.upperBound...].prefix(300).contains("backdrop-filter: none;"))
    }

    @Test("a look without an opaque colour falls back to what it is over mid grey")
    func derivedOpaque() async throws {
      let css = try await Self.css(
        """
        {"m": {"$type": "material", "$value": {"kind": "standard",
          "appearance": {"light": \(Self.look), "dark": \(Self.flat)}}}}
        """)
      #expect(
        css.contains("--material-opaque: #bfbfbf;\n      --material-border: currentColor;\n      color: #000000;"))
      #expect(css.contains("--material-opaque: #404040;"))
    }

    @Test("the library's materials are fitted, and aliases and surfaces share their rules")
    func fitted() async throws {
      let css = try await Self.css(
        """
        {"mine": {"$type": "material", "$value": "{apple.material.regular}"},
         "same": {"$type": "material", "$value": {"kind": "standard", "thickness": "regular"}},
         "card": {"$type": "surface", "$value": {"role": "card", "material": "{mine}", "platforms": ["web"],
           "shape": {"radius": {"value": 8, "unit": "px"}}}}}
        """)
      #expect(
        css.contains(":is(.material-apple-material-regular, .material-mine, .material-same, .surface-card)::before {"))
      #expect(css.contains(".surface-card {\n      border-radius: 8px;\n    }"))
    }

    @Test("an appearance of fallbacks alone keeps the look of the kind that is named")
    func fallbacksAlone() async throws {
      let side = #"{"opaque": {"colorSpace": "srgb", "components": [1, 0, 0]}}"#
      let css = try await Self.css(
        """
        {"m": {"$type": "material", "$value": {"kind": "standard", "thickness": "thin",
          "appearance": {"light": \(side), "dark": \(side)}}}}
        """)
      #expect(css.contains("blur(30px) contrast(") && css.contains("--material-opaque: #ff0000;"))
    }

    @Test("ultraThick, which nobody measured, is thick with a denser colour, and says so")
    func ultraThick() async throws {
      let css = try await Self.css(#"{"m": {"$type": "material", "$value": "{apple.material.ultraThick}"}}"#)
      #expect(css.contains("nobody has measured ultraThick"))
      #expect(css.contains("background-color: rgb(250 250 250 / 0.97);"))
      #expect(css.contains("--material-opaque: #2a2a2a;"))
    }

    @Test("a surface that requires a scheme has its look, its vibrancy and its border in both")
    func requiredScheme() async throws {
      let css = try await Self.css(
        """
        {"film": {"$type": "surface", "$value": {"role": "media-controls", "material": "{apple.glass.clear}",
          "platforms": ["web"], "scheme": "dark", "dimming": 0.35,
          "content": {"title": {"element": "text", "vibrancy": "{apple.vibrancy.label}"}}}}}
        """)
      #expect(
        css.contains(
          ".surface-film,\n    [data-color-scheme=\"dark\"] {\n      --vibrancy-apple-vibrancy-label: rgb(255"))
      #expect(
        css.contains("color-scheme: dark;\n      background-color: rgb(0 0 0 / 0.35);\n      border-radius: 9999px;"))
      #expect(css.contains(".surface-film .content-title { color: var(--content-title); }"))
      let looks = css.components(separatedBy: ".surface-film::before {")
      #expect(looks.count == 2)
    }

    @Test("surfaces for other platforms have no class, nor have AppKit's materials unless all of the library is wanted")
    func elsewhere() async throws {
      let tokens =
        """
        {"bar": {"$type": "surface", "$value": {"role": "sidebar", "material": "{apple.macOS.sidebar}",
          "platforms": ["macOS"]}}}
        """
      let css = try await Self.css(tokens)
      #expect(!css.contains("surface-bar") && !css.contains("macOS"))
      let all = try await Self.css(tokens, #"{"library": "all", "rules": {"*": "off"}}"#)
      #expect(all.contains(".material-apple-macOS-sidebar,"))
    }

    @Test("without materials there is nothing but the order of layers")
    func empty() async throws {
      let css = try await Self.css(#"{"c": {"$type": "number", "$value": 1}}"#)
      #expect(!css.contains("::before") && css.contains("@layer tokens, materials;"))
    }

    // MARK: Names

    @Test("names that materials need for themselves are an error, with a way out")
    func reservedNames() async throws {
      func ids(_ tokens: String) async -> [String] {
        await TestCompilation.of(["tokenc.json": Self.off, "a.tokens.json": tokens]).places()
      }
      let number = #"{"$type": "number", "$value": 1}"#
      #expect(
        await ids(#"{"material": {"opaque": \#(number)}}"#) == ["a.tokens.json:1:15: error: name-collision"])
      let level =
        #"{"$type": "vibrancy", "$value": {"category": "label", "appearance": {"light": "{c}", "dark": "{c}"}}}"#
      let color = #""c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"#
      #expect(await ids(#"{\#(color), "x": \#(level), "vibrancy": {"x": \#(number)}}"#).count == 1)
      func surface(_ content: String) -> String {
        """
        "s": {"$type": "surface", "$value": {"role": "card", "material": "none", "platforms": ["web"],
          "content": {\(content)}}}
        """
      }
      let text = #"{"element": "text", "color": "{c}"}"#
      #expect(await ids("{\(color), \(surface("\"t\": \(text)")), \"content\": {\"t\": \(number)}}").count == 1)
      #expect(await ids("{\(color), \(surface("\"a b\": \(text), \"a-b\": \(text)"))}").count == 1)
      #expect(await ids("{\(color), \(surface("\"a\": \(text), \"b\": \(text)"))}") == [])
      let alike = try await Self.css("{\(color), \(surface("\"e\u{301}\": \(text), \"\u{E9}\": \(text)"))}")
      #expect(Array(alike.utf8).split(separator: Array(".content-e\u{301} {".utf8)).count == 2)
      #expect(Array(alike.utf8).split(separator: Array(".content-\u{E9} {".utf8)).count == 2)
    }

    /// One material, level and surface for each name, each in a group of its own.
    private static func hostile(_ names: [String]) -> String {
      let color = #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}"#
      let groups = names.enumerated().map { index, name in
        let quoted = HostileTokens.quoted(name)
        return """
          "g\(index)": {
            "m": {\(quoted): {"$type": "material", "$description": \(quoted), "$value": {"kind": "standard",
              "appearance": {"light": \(look), "dark": \(flat)}}}},
            "v": {\(quoted): {"$type": "vibrancy", "$value": {"category": "label",
              "appearance": {"light": \(color), "dark": \(color)}}}},
            "s": {\(quoted): {"$type": "surface", "$value": {"role": "card", "material": "{apple.glass.clear}",
              "platforms": ["web"], "content": {\(quoted): {"element": "text", "color": \(color)}}}}}
          }
          """
      }
      return "{\(groups.joined(separator: ",\n"))}"
    }

    @Test(
      "Under any names a browser and another parser read all of it",
      .enabled(if: Browser.program != nil && HostileTests.tinycss2 != nil))
    func hostileNames() async throws {
      let names = (HostileTokens.words + HostileTokens.symbols).filter { name in
        !name.isEmpty && !name.hasPrefix("$") && !name.contains { "{}.".contains($0) }
      }
      let css = try await Self.css(Self.hostile(names))
      let folder = try TemporaryFolder()
      try folder.write(css, to: "materials.css")
      let python = try #require(HostileTests.tinycss2)
      let parsed = try Tool.run(python, ["-c", Self.parser, "materials.css"], in: folder.url)
      try #require(parsed.status == 0, "\(parsed.error.suffix(500))")
      #expect(parsed.output == "layer materials ground look preference surface vibrancy\n")
      let answer = try Browser.ask(css, [])
      let selectors = answer.rules.map(\.selector)
      for kind in ["material", "vibrancy", "surface"] {
        let classes = Set(selectors.joined(separator: " ").components(separatedBy: "." + kind + "-g").dropFirst())
        #expect(classes.count >= names.count, "\(kind)")
      }
      let known = answer.rules.flatMap(\.names).filter { !$0.hasPrefix("--") }
      #expect(Set(known).isSuperset(of: ["backdrop-filter", "background-color", "color", "position"]))
    }

    /// Fails at any error, and prints the layers.
    private static let parser = """
      import sys, tinycss2
      def walk(nodes):
          for node in nodes:
              assert node.type != "error", node
              if node.type == "at-rule" and node.content is not None:
                  yield node
                  yield from walk(tinycss2.parse_rule_list(node.content))
              elif node.type == "qualified-rule":
                  for part in tinycss2.parse_declaration_list(node.content):
                      assert part.type in ("declaration", "comment", "whitespace"), part
      text = open(sys.argv[1], encoding="utf-8", newline="").read()
      layers = [tinycss2.serialize(rule.prelude).strip() for rule in walk(tinycss2.parse_stylesheet(text))
                if rule.at_keyword == "layer"]
      print("layer", layers[0], *sorted(layers[1:]))
      """

    // MARK: Minifiers

    /// Python with the binding of lightningcss.
    private static let lightning = Tool.find("python3").flatMap { python in
      (try? Tool.run(python, ["-c", "import lightningcss"]))?.status == 0 ? python : nil
    }
    private static let esbuild = Tool.find("esbuild")

    /// A sheet with the whole library.
    private static func library() async throws -> String {
      try await css(
        #"{"m": {"$type": "material", "$value": "{apple.glass.regular}"}}"#,
        #"{"library": "all", "rules": {"*": "off"}}"#)
    }

    /// How many blocks have both lines with the same value, and how many only one.
    private static func pairs(_ css: String) -> (both: Int, alone: Int) {
      var result = (both: 0, alone: 0)
      for block in blocks(css) {
        let declarations = block.split(separator: ";").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        func value(_ name: String) -> String? {
          declarations.first { $0.hasPrefix(name + ":") }
            .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
        }
        let (old, new) = (value("-webkit-backdrop-filter"), value("backdrop-filter"))
        if old == nil, new == nil { continue }
        if old == new { result.both += 1 } else { result.alone += 1 }
      }
      return result
    }

    @Test("lightningcss, told of Safari 15, keeps both filters", .enabled(if: lightning != nil || isStrict))
    func throughLightning() async throws {
      let python = try #require(Self.lightning, "the Python package lightningcss is not installed")
      let css = try await Self.library()
      let folder = try TemporaryFolder()
      try folder.write(css, to: "materials.css")
      let script =
        "import lightningcss; print(lightningcss.process_stylesheet(open('materials.css', encoding='utf-8').read(), "
        + "browsers_list=['safari >= 15', 'chrome >= 100'], minify=True))"
      let run = try Tool.run(python, ["-c", script], in: folder.url)
      try #require(run.status == 0, "\(run.error)")
      let (before, after) = (Self.pairs(css), Self.pairs(run.output))
      #expect(before.alone == 0 && after.alone == 0)
      #expect(after.both > 20 && after.both <= before.both)
      #expect(run.output.utf8.count < css.utf8.count)
    }

    @Test("esbuild keeps both filters", .enabled(if: esbuild != nil || isStrict))
    func throughESBuild() async throws {
      let program = try #require(Self.esbuild, "esbuild is not installed")
      let css = try await Self.library()
      let folder = try TemporaryFolder()
      try folder.write(css, to: "materials.css")
      let run = try Tool.run(program, ["--minify", "materials.css"], in: folder.url)
      try #require(run.status == 0, "\(run.error)")
      let (before, after) = (Self.pairs(css), Self.pairs(run.output))
      #expect(before.alone == 0 && after.alone == 0)
      #expect(after.both > 20 && after.both <= before.both)
    }
  }
}
