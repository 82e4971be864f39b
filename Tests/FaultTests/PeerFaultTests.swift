import Foundation
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenTestSupport

/// Faults that users of other tools for tokens have reported, none of which may be ours.
@Suite("Faults of other tools")
struct PeerFaultTests {
  private static let tokens = #"""
    {
      "base": {
        "black": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.0625}},
        "black2": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.123456789, 0.5, 1], "alpha": 0.285}}
      },
      "one": {"$value": "{base.black2}"}, "two": {"$value": "{one}"}, "three": {"$value": "{two}"},
      "cast": {"$type": "shadow", "$value": [{"color": "{base.black}", "offsetX": {"value": 0, "unit": "px"},
        "offsetY": {"value": 0.125, "unit": "rem"}, "blur": {"value": 4, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}]},
      "fade": {"$type": "gradient", "$value": [{"color": "{base.black}", "position": 0}, {"color": "{one}", "position": 0.0625}]},
      "size": {"$type": "dimension", "$value": {"value": 0.0625, "unit": "rem"}},
      "gap": {"$type": "dimension", "$value": {"value": 17, "unit": "px"}},
      "time": {"$type": "duration", "$value": {"value": 0.2, "unit": "s"}},
      "share": {"$type": "number", "$value": 0.0625}, "weight": {"$type": "fontWeight", "$value": 350.5},
      "ease": {"$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1]},
      "font": {"$type": "fontFamily", "$value": ["Suisse Int'l", "E6", "1e3", "A \"B\" \\ C", "sans-serif"],
        "$description": "{nope}, {{base.black}} and <svg d='{}'/>"}
    }
    """#

  private struct Outputs {
    let css: String
    let swift: String
    let flat: String
    let all: [String]

    init(_ compilation: TestCompilation) throws {
      css = try #require(compilation.text("web/tokens.css"))
      flat = try #require(compilation.text("json/tokens.flat.json"))
      all = compilation.outputs.map { String(decoding: $0.bytes, as: UTF8.self) }
      swift = compilation.outputs.filter { $0.path.hasSuffix(".swift") }
        .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }
  }

  private func outputs() async throws -> Outputs {
    let compilation = await TestCompilation.of(["t.tokens.json": Self.tokens])
    #expect(compilation.ids == [])
    return try Outputs(compilation)
  }

  @Test("11: an object is one value, neither taken apart nor printed as an object")
  func objects() async throws {
    let outputs = try await outputs()
    for text in outputs.all { #expect(!text.contains("[object") && !text.contains("undefined")) }
    for part in ["-value:", "-unit:", "-color-space:", "NaN"] { #expect(!outputs.css.contains(part), "\(part)") }
    for line in ["--size: 0.0625rem;", "--time: 0.2s;", "--fade: rgb(0 0 0 / 0.0625) 0%, "] {
      #expect(outputs.css.contains(line), "\(line)")
    }
  }

  @Test("12: pixels stay what they are")
  func pixels() async throws {
    let outputs = try await outputs()
    #expect(outputs.css.contains("--gap: 17px;") && outputs.swift.contains("var gap: TokenLength { 17 }"))
    #expect(!outputs.css.contains("272") && !outputs.swift.contains("272"))
  }

  @Test("13: no digit is lost, of alpha, of a component, of a number")
  func digits() async throws {
    let outputs = try await outputs()
    #expect(outputs.css.contains("rgb(0 0 0 / 0.0625);"))
    #expect(outputs.css.contains("color(srgb 0.123456789 0.5 1 / 0.285);"))
    #expect(outputs.css.contains("--share: 0.0625;") && outputs.css.contains("--weight: 350.5;"))
    #expect(outputs.swift.contains(".srgb(0, 0, 0, 0.0625)"))
    #expect(outputs.swift.contains(".srgb(0.123456789, 0.5, 1, 0.285)"))
    #expect(outputs.flat.contains(#""share": 0.0625"#) && outputs.flat.contains(#""alpha": 0.285"#))
  }

  @Test("14: texts that look like numbers, and lists of numbers, are not calculated with")
  func texts() async throws {
    let outputs = try await outputs()
    #expect(outputs.css.contains(#""E6", "1e3","#) && outputs.swift.contains(#""E6", "1e3","#))
    #expect(outputs.css.contains("cubic-bezier(0.4, 0, 0.2, 1);") && outputs.swift.contains(".bezier(0.4, 0, 0.2, 1)"))
  }

  @Test("15: an alias of an alias of a color is the color, in every output")
  func aliases() async throws {
    let outputs = try await outputs()
    for name in ["one", "two", "three"] {
      #expect(outputs.swift.contains("var \(name): TokenColor { .srgb(0.123456789, 0.5, 1, 0.285) }"))
      #expect(outputs.flat.contains(#""\#(name)": {"colorSpace": "srgb", "components": [0.123456789, 0.5, 1]"#))
    }
    #expect(outputs.css.contains("--three: var(--two);") && outputs.css.contains("--one: var(--base-black2);"))
  }

  @Test("16: a reference is replaced as a whole, never inside of a longer name or value")
  func longer() async throws {
    let css = try await outputs().css
    #expect(!css.contains(/var\(--base-black\)[0-9a-zA-Z]/))
    for line in css.split(separator: "\n") where line.contains("var(") {
      #expect(line.contains(/^ *--[a-z0-9-]+: var\(--[a-z0-9-]+\);$/), "\(line)")
    }
  }

  @Test("22: braces in texts are texts")
  func braces() async throws {
    let outputs = try await outputs()
    #expect(outputs.css.contains("{nope}, {{base.black}} and <svg d='{}'/>"))
    let run = await TestCompilation.of([
      "t.tokens.json":
        #"{"f": {"$type": "fontFamily", "$value": "Foo {size} Bar"}, "size": {"$type": "number", "$value": 1}}"#
    ])
    #expect(run.ids == ["brace-in-text"])
    #expect(run.text("web/tokens.css")?.contains(#"--f: "Foo {size} Bar";"#) == true)
  }

  @Test("25: quotes in the names of fonts are escaped as each language wants it")
  func fonts() async throws {
    let outputs = try await outputs()
    #expect(outputs.css.contains(#"--font: "Suisse Int\'l", "E6", "1e3", "A \"B\" \\ C", sans-serif;"#))
    #expect(outputs.swift.contains(#"["Suisse Int'l", "E6", "1e3", "A \"B\" \\ C", "sans-serif"]"#))
  }

  // MARK: Resolvers

  private static let themed = #"""
    {"version": "2025.10", "sets": {"s": {"sources": [{
      "a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
      "b": {"$value": "{a}"}, "c": {"$value": "{b}"},
      "line": {"$type": "border", "$value": {"color": "{c}", "width": {"value": 1, "unit": "px"}, "style": "solid"}}}]}},
     "modifiers": {"theme": {"default": "light", "contexts": {"light": [],
      "dark": [{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}}]}}},
     "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/theme"}]}
    """#

  @Test("26: an alias has the value of its target in each theme, however far away and inside of a composite")
  func modes() async throws {
    let compilation = await TestCompilation.of(["m.resolver.json": Self.themed])
    #expect(compilation.ids == [])
    let outputs = try Outputs(compilation)
    // What a theme changes stands in its own block, and aliases are there again where an element chooses anew.
    let dark = try #require(outputs.css.components(separatedBy: "[data-color-scheme=\"dark\"] {").last)
    #expect(dark.contains("--a: #0000ff;") && dark.contains("--line: 1px solid #0000ff;") && !dark.contains("#ff0000"))
    let anew = try #require(outputs.css.components(separatedBy: "[data-color-scheme] {").last)
    #expect(anew.contains("--b: var(--a);") && anew.contains("--c: var(--b);"))
    let json = try #require(compilation.text("json/tokens.json"))
    #expect(
      json.components(separatedBy: #"{"theme": "dark"}, "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}"#)
        .count == 4)
  }

  @Test("28: settings, templates and rules do the same for a resolver document as for a folder")
  func onePipeline() async throws {
    let tokens = #"""
      {"one": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
       "panel": {"$type": "surface", "$value": {"role": "toolbar", "material": "{apple.glass.clear}"}}}
      """#
    let configuration = #"""
      {"name": "Acme", "version": "1.2.3", "platforms": {"tvOS": false}, "rules": {"clear-dimming-decision": "error"},
       "templates": {"web/tokens.css": "own.mustache"}}
      """#
    let own = "/* {{moduleName}}'s */\n{{#properties}}\n{{name}}: {{value}}\n{{/properties}}\n"
    let folder = await TestCompilation.of([
      "t.tokens.json": tokens, "tokenc.json": configuration, "own.mustache": own,
    ])
    let document =
      #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": "t.json"}]}]}"#
    let resolver = await TestCompilation.of([
      "t.json": tokens, "m.resolver.json": document, "tokenc.json": configuration, "own.mustache": own,
    ])
    #expect(folder.ids.contains("clear-dimming-decision") && folder.ids == resolver.ids)
    #expect(folder.text("web/tokens.css")?.hasPrefix("/* Acme's */\n") == true)
    #expect(folder.outputs.map(\.path) == resolver.outputs.map(\.path))
    for (left, right) in zip(folder.outputs, resolver.outputs) where left != right {
      // Findings name the file they are in.
      let text = String(decoding: right.bytes, as: UTF8.self).replacing("t.json", with: "t.tokens.json")
      #expect(text == String(decoding: left.bytes, as: UTF8.self), "\(left.path)")
    }
  }
}
