import Foundation
import Testing
import TokenTestSupport

extension OutputTests {
  /// `tokens.js` and `tokens.d.ts`, read by node and TypeScript.
  @Suite struct WebScriptTests {
    private static let hasTools = WebFolder.node != nil && WebFolder.tsc != nil

    /// Runs the script that compares the module with the JSON output; returns what it prints.
    private static func compare(_ files: [String: String], options: String = "") async throws -> String {
      let compilation = await WebFolder.compile(files, options: options)
      try #require(compilation.text("web/tokens.js") != nil, "\(compilation.errors)")
      let folder = try WebFolder.write(compilation)
      let node = try #require(WebFolder.node, "node is not installed")
      let tsc = try #require(WebFolder.tsc, "tsc is not installed (node-typescript)")
      let script = Tool.repository().appendingPathComponent("Tests/WebTests/script.mjs")
      let run = try Tool.run(node, [script.path, folder.url.path, tsc.path])
      try #require(run.status == 0, "\(run.error)")
      return run.output.trimmingCharacters(in: .newlines)
    }

    @Test(
      "Values, custom properties and types are those of random tokens", .enabled(if: hasTools || WebFolder.isStrict),
      arguments: RandomTokens.seeds)
    func random(seed: UInt64) async throws {
      print("Script of random tokens: TOKENC_SEED=\(seed)")
      let output = try await Self.compare(RandomTokens.make(count: 500, seed: seed))
      #expect(output.wholeMatch(of: /[1-9]\d+ tokens/) != nil, "\(output)")
    }

    @Test("… and of tokens with awkward names and texts", .enabled(if: hasTools || WebFolder.isStrict))
    func hostile() async throws {
      for names in [HostileTokens.words, HostileTokens.symbols] {
        // Sass has fewer names than CSS.
        let output = try await Self.compare(HostileTokens.apart(names), options: #", "scss": false, "tailwind": false"#)
        #expect(output.hasSuffix(" tokens"), "\(output)")
      }
      let output = try await Self.compare(HostileTokens.described(HostileTokens.texts + ["@see x", "a {@link b} @c"]))
      #expect(output.hasSuffix(" tokens"), "\(output)")
    }

    @Test("A prefix stands in front of all names", .enabled(if: hasTools || WebFolder.isStrict))
    func prefix() async throws {
      #expect(try await Self.compare(WebFolder.small, options: #", "prefix": "acme""#) == "7 tokens")
    }

    @Test("Ten thousand tokens are read in moments", .enabled(if: hasTools || WebFolder.isStrict))
    func many() async throws {
      let compilation = await WebFolder.compile(LargeTokens.wide(count: 10_000))
      let folder = try WebFolder.write(compilation)
      try folder.write(
        """
        import { reference, tokens, values, variable, type TokenPath } from "./tokens.js";
        const path: TokenPath = "group-3.token-150";
        export const all: string[] = [variable(path), reference("group-199.token-9999"), tokens["group-3.token-160"]];
        export const part: number = values["group-3.token-160"].components.length;
        export const wrong = variable("group-3.token-151000");

        """, to: "web/use.ts")
      let tsc = try #require(WebFolder.tsc, "tsc is not installed (node-typescript)")
      let start = ContinuousClock.now
      let run = try Tool.run(
        tsc,
        [
          "--noEmit", "--strict", "--target", "es2022", "--moduleResolution", "node16", "--module", "node16",
          "web/use.ts",
        ],
        in: folder.url)
      print("tsc, 10000 tokens: \(ContinuousClock.now - start)")
      let faults = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
      #expect(faults.count == 1 && faults[0].hasPrefix("web/use.ts(5,"), "\(run.output.prefix(1000))")
      #expect(ContinuousClock.now - start < .seconds(60))
    }
  }
}
