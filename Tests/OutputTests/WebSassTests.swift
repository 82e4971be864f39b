import Foundation
import Testing
import TokenEmit
import TokenTestSupport

extension OutputTests {
  /// `tokens.scss`, read by Sass.
  @Suite struct WebSassTests {
    /// Compiles a sheet with `tokens.scss` in front.
    private static func sass(_ folder: TemporaryFolder, _ text: String) throws -> Tool.Result {
      try folder.write("@import \"web/tokens.scss\";\n" + text, to: "use.scss")
      return try Tool.run(try #require(WebFolder.sassc, "sassc is not installed"), ["use.scss"], in: folder.url)
    }

    @Test(
      "Sass computes with colors, and keeps what it does not know",
      .enabled(if: WebFolder.sassc != nil || WebFolder.isStrict))
    func small() async throws {
      let folder = try WebFolder.write(await WebFolder.compile(WebFolder.small))
      let run = try Self.sass(
        folder,
        """
        .a {
          a: darken($color-brand, 10%);
          b: rgba($color-half, 0.25);
          c: $color-wide;
          d: $text-body;
          e: $space-m * 2;
          f: map-get($tokens, "color.old");
          g: length($tokens);
          h: $text-body-font-family;
        }
        """)
      try #require(run.status == 0, "\(run.error)")
      let values = run.output.matches(of: /\ \ ([a-h]): (.*?);/).map { String($0.2) }
      #expect(
        values == [
          "#264d73", "rgba(50, 102, 154, 0.25)", "oklch(0.7 0.3 150 / 0.5)", "600 16px/1.5 \"Inter\", sans-serif",
          "16px",
          "#336699", "7", "\"Inter\", sans-serif",
        ], "\(run.output)")
    }

    @Test(
      "Every variable holds what the custom property holds", .enabled(if: WebFolder.sassc != nil || WebFolder.isStrict),
      arguments: RandomTokens.seeds)
    func random(seed: UInt64) async throws {
      print("Sass of random tokens: TOKENC_SEED=\(seed)")
      let compilation = await WebFolder.compile(RandomTokens.make(count: 500, seed: seed))
      try #require(compilation.text("web/tokens.scss") != nil, "\(compilation.errors)")
      let found = try Self.differences(compilation)
      #expect(found == [], "\(found.count): \(found.prefix(6))")
    }

    @Test(
      "… whatever tokens are called and whatever is said of them",
      .enabled(if: WebFolder.sassc != nil || WebFolder.isStrict))
    func hostile() async throws {
      // Without names that Sass takes for one.
      let symbols = HostileTokens.symbols.filter { !["_", "__"].contains($0) }
      let sets = [
        HostileTokens.apart(HostileTokens.words), HostileTokens.apart(symbols),
        HostileTokens.described(HostileTokens.texts + ["#{1 + 1}", "$x", "@import \"x\";"]),
      ]
      for files in sets {
        let compilation = await WebFolder.compile(files, options: #", "tailwind": false"#)
        try #require(compilation.text("web/tokens.scss") != nil, "\(compilation.errors)")
        let found = try Self.differences(compilation)
        #expect(found == [], "\(found.count): \(found.prefix(6))")
      }
    }

    /// Compares each variable with the property that it is called after, colors by themselves left to other tests: they
    /// are spelled in another way.
    private static func differences(_ compilation: TestCompilation) throws -> [String] {
      let folder = try WebFolder.write(compilation)
      let sheet = compilation.text("web/tokens.css") ?? ""
      var properties: [String: String] = [:]
      let root = sheet[..<(sheet.range(of: "\n  }\n")?.lowerBound ?? sheet.endIndex)]
      for match in root.matches(of: /\n    --([^\n:]+): ([^\n]*);/) { properties[String(match.1)] = String(match.2) }
      let names = (compilation.text("web/tokens.scss") ?? "").matches(of: /\n\$([^\n:]+): (?!\()/).map { String($0.1) }
      let run = try sass(folder, names.enumerated().map { ".v\($0) { v: $\($1); }\n" }.joined())
      guard run.status == 0 else { return [run.error] }
      let values = run.output.matches(of: /\.v(\d+) \{\s+v: ([^\n]*); \}/).map { String($0.2) }
      guard values.count == names.count, !names.isEmpty else { return ["\(values.count) values for \(names.count)"] }
      return zip(names, values).compactMap { name, value in
        let property = properties[name] ?? properties[String(name.dropFirst("token-".count))]
        guard var wanted = property else { return "there is no --\(name)" }
        while let match = wanted.wholeMatch(of: /var\(--(.*)\)/), let next = properties[String(match.1)] {
          wanted = next
        }
        return plain(value) == plain(wanted) ? nil : "\(name): “\(value)” for “\(wanted)”"
      }
    }

    /// A value without its colors, strings decoded and numbers rounded as Sass does.
    private static func plain(_ text: String) -> String {
      var text = text.replacing(
        /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsl|hwb|lab|lch|oklab|oklch|color)\([^()]*\)|\btransparent\b/,
        with: "C")
      text = text.replacing(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/) { match in
        // LibSass has one character for the end of a line.
        ComputedValue.unescaped("\"\(match.0.dropFirst().dropLast())\"").replacing("\r\n", with: "\n")
      }
      return text.replacing(/-?\d*\.?\d+(e[-+]?\d+)?/) { match in
        let number = Double(match.0) ?? 0
        return String(format: "%.7g", abs(number) < 1e-9 ? 0 : (number * 1e8).rounded() / 1e8)
      }
    }
  }
}
