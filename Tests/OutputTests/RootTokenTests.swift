import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenTestSupport

extension OutputTests {
  /// What the token of a group itself, and what a group inherits, is called.
  @Suite struct RootTokenTests {
    @Test("A group's own token has the group's name in CSS and is called root in Swift")
    func names() async throws {
      let compilation = await TestCompilation.of([
        "a.tokens.json": #"""
        { "$root": { "$type": "number", "$value": 3 },
          "accent": { "$type": "number", "$root": { "$value": 1 }, "light": { "$value": "{accent.$root}" } },
          "brand": { "$extends": "{accent}" } }
        """#
      ])
      #expect(compilation.analysis.diagnostics.filter { $0.severity != .info }.isEmpty)
      let css = try #require(compilation.text("web/tokens.css"))
      for line in ["--root: 3;", "--accent: 1;", "--accent-light: var(--accent);", "--brand: 1;"] {
        #expect(css.contains("    \(line)\n"), "\(line)")
      }
      let (names, faults) = SwiftNames.build(compilation.analysis.emission)
      let set = compilation.analysis.set
      let swift = set.tokens.filter { set.assembled.layer(of: $0) == .project }
        .map { names.text(of: set.assembled[$0].path) }
      #expect(faults.isEmpty && swift == ["root", "root", "light", "root", "light"])
      let json = try #require(compilation.text("json/tokens.flat.json"))
      #expect(json.contains(#""accent.$root": 1"#) && json.contains(#""brand.$root": 1"#))
    }

    @Test(
      "What meets its name is an error with both places",
      arguments: [
        (#""g": {"$root": {"$value": 1}, "root": {"$value": 2}}"#, "Swift"),
        (#""g": {"h": {"$root": {"$value": 1}}}, "g-h": {"$value": 2}"#, "CSS"),
        (#""$root": {"$value": 1}, "root": {"$root": {"$value": 2}}"#, "CSS"),
      ])
    func collisions(members: String, language: String) async {
      let compilation = await TestCompilation.of(["a.tokens.json": #"{"$type": "number", \#(members)}"#])
      let found = compilation.analysis.diagnostics.filter {
        $0.id == "name-collision" && $0.message.contains(" in \(language)")
      }
      #expect(found.count == 1 && found.first?.notes.first?.location != nil)
    }

    @Test("A name of one's own is the written token's alone, not that of the tokens that are inherited from it")
    func overrides() async throws {
      let compilation = await TestCompilation.of([
        "a.tokens.json": #"""
        { "a": { "x": { "$type": "number", "$value": 1, "$extensions": { "dev.tokenc": { "name": { "css": "short" } } } } },
          "b": { "$extends": "{a}" } }
        """#
      ])
      #expect(compilation.analysis.diagnostics.filter { $0.severity != .info }.isEmpty)
      let css = try #require(compilation.text("web/tokens.css"))
      #expect(css.contains("--short: 1;") && css.contains("--b-x: 1;"))
    }

    @Test("A token that points at another stays linked to it in CSS; what it points into is written out")
    func pointers() async throws {
      let compilation = await TestCompilation.of([
        "a.tokens.json": ##"""
        { "n": { "$type": "number", "$value": 1.50 }, "whole": { "$ref": "#/n" },
          "value": { "$type": "number", "$value": { "$ref": "#/n/$value" } },
          "size": { "$type": "dimension", "$value": { "value": { "$ref": "#/n/$value" }, "unit": "px" } } }
        """##
      ])
      #expect(compilation.analysis.diagnostics.filter { $0.severity != .info }.isEmpty)
      let css = try #require(compilation.text("web/tokens.css"))
      #expect(
        css.contains("--whole: var(--n);") && css.contains("--value: var(--n);") && css.contains("--size: 1.5px;"))
      // JSON keeps the spelling that a number has where it is written.
      let json = try #require(compilation.text("json/tokens.flat.json"))
      #expect(json.contains(#""size": {"value": 1.50, "unit": "px"}"#) && json.contains(#""whole": 1.50"#))
    }
  }
}
