import Foundation
import Testing
import TokenEmit
import TokenTestSupport

extension OutputTests {
  /// The npm package, packed, installed and used as others use it.
  @Suite struct WebPackageTests {
    private static let hasTools =
      WebFolder.npm != nil && WebFolder.tsc != nil && WebFolder.esbuild != nil && WebFolder.node != nil

    @Test("What is not asked for is not there")
    func plain() async throws {
      let compilation = await TestCompilation.of(WebFolder.small)
      let files = compilation.outputs.map(\.path).filter { $0.hasPrefix("web/") }
      #expect(files == ["web/materials.css", "web/package.json", "web/tokens.css"])
      let package = try #require(compilation.text("web/package.json"))
      #expect(!package.contains("\".\"") && !package.contains("module") && !package.contains("scss"))
    }

    /// A project that has installed the packed package.
    private static func consumer() async throws -> (folder: TemporaryFolder, packed: [String]) {
      let folder = try WebFolder.write(await WebFolder.compile(WebFolder.small))
      let npm = try #require(WebFolder.npm, "npm is not installed")
      let cache = ["npm_config_cache": folder.url.appendingPathComponent("cache").path]
      let pack = try Tool.run(
        npm, ["pack", "--json"], in: folder.url.appendingPathComponent("web"), environment: cache)
      try #require(pack.status == 0, "\(pack.error)")
      let json = try #require(JSONText(pack.output))
      let packed = json.elements.first?["files"]?.elements.compactMap { $0["path"]?.text } ?? []
      let tarball = json.elements.first?["filename"]?.text ?? ""
      try folder.write("{\"private\": true, \"type\": \"module\"}", to: "app/package.json")
      let install = try Tool.run(
        npm, ["install", "--offline", "--no-audit", "--no-fund", "../web/\(tarball)"],
        in: folder.url.appendingPathComponent("app"), environment: cache)
      try #require(install.status == 0, "\(install.error)")
      return (folder, packed)
    }

    @Test(
      "npm packs every file, and a project bundles and type-checks with it",
      .enabled(if: hasTools || WebFolder.isStrict))
    func used() async throws {
      let (folder, packed) = try await Self.consumer()
      #expect(
        packed.sorted() == [
          "materials.css", "package.json", "tailwind.css", "tokens.css", "tokens.d.ts", "tokens.js", "tokens.scss",
        ])
      let app = folder.url.appendingPathComponent("app")
      try folder.write(Self.consumerSource, to: "app/use.ts")
      try folder.write(
        "@import \"design-tokens/tokens.css\";\n@import \"design-tokens/materials.css\";\n.a { color: var(--color-brand) }\n",
        to: "app/use.css")
      for resolution in ["node", "node16"] {
        let module = resolution == "node" ? "es2020" : resolution
        let check = try Tool.run(
          try #require(WebFolder.tsc, "tsc is not installed (node-typescript)"),
          [
            "--noEmit", "--strict", "--target", "es2022", "--module", module, "--moduleResolution", resolution,
            "use.ts",
          ],
          in: app)
        let faults = check.output.split(separator: "\n").filter { $0.hasPrefix("use.ts") }.map { $0.prefix(26) }
        #expect(faults == Self.faults.map { $0[...] }, "\(check.output)")
      }
      try Self.bundle(in: app)
    }

    /// What TypeScript finds in the source below: misspelled paths, and parts of what has none.
    private static let faults = [
      "use.ts(12,10): error TS234", "use.ts(13,8): error TS2551", "use.ts(14,10): error TS234",
    ]

    private static let consumerSource = """
      import { reference, tokens, values, variable, type ColorValue, type PathOf, type TokenPath } from "design-tokens";

      const brand: "#336699" = tokens["color.brand"];
      const name: "--color-brand" = variable("color.brand");
      const height: "--text-body-line-height" = variable("text.body", "line-height");
      const text: "var(--text-body)" = reference("text.body");
      const color: PathOf<ColorValue> = "color.wide";
      const weight: number = values["text.body"].fontWeight;
      const all: TokenPath[] = ["space.m", color];
      console.log(brand, name, height, text, weight, all);

      variable("color.brandy");
      tokens["space.l"];
      variable("color.brand", "line-height");

      """

    private static func bundle(in app: URL) throws {
      let esbuild = try #require(WebFolder.esbuild, "esbuild is not installed")
      let node = try #require(WebFolder.node, "node is not installed")
      let js = try Tool.run(esbuild, ["--bundle", "use.ts", "--format=esm"], in: app)
      try #require(js.status == 0, "\(js.error)")
      try Data(js.output.utf8).write(to: app.appendingPathComponent("out.mjs"))
      let run = try Tool.run(node, ["out.mjs"], in: app)
      #expect(
        run.output == "#336699 --color-brand --text-body-line-height var(--text-body) 600 [ 'space.m', 'color.wide' ]\n"
      )
      let css = try Tool.run(esbuild, ["--bundle", "use.css"], in: app)
      #expect(css.status == 0 && css.output.contains("--color-brand: #336699"), "\(css.error)")
      // A bundle holds no value that is not used, and a style sheet that is imported for its rules stays.
      try Data("import { variable } from \"design-tokens\";\nconsole.log(variable(\"space.m\"));\n".utf8)
        .write(to: app.appendingPathComponent("name.js"))
      let small = try Tool.run(esbuild, ["--bundle", "name.js", "--format=esm"], in: app)
      #expect(small.status == 0 && small.output.contains("--") && !small.output.contains("336699"), "\(small.output)")
      #expect(!small.output.contains("freeze"))
      try Data("import \"design-tokens/tokens.css\";\nimport \"design-tokens\";\n".utf8)
        .write(to: app.appendingPathComponent("sheet.js"))
      let sheet = try Tool.run(esbuild, ["--bundle", "sheet.js", "--outdir=both"], in: app)
      #expect(sheet.status == 0 && !sheet.error.contains("ignored-bare-import]\n\n    tokens.css"), "\(sheet.error)")
      let written = try String(contentsOf: app.appendingPathComponent("both/sheet.css"), encoding: .utf8)
      #expect(written.contains("--color-brand"))
    }
  }
}
