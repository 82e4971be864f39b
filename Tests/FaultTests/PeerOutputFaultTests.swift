import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenTestSupport

/// Faults of other tools' outputs: names, order, collisions, references, gamuts.
@Suite("Faults of other tools' outputs")
struct PeerOutputFaultTests {
  private func compile(_ tokens: String, _ configuration: String = "{}") async -> TestCompilation {
    await TestCompilation.of(["t.tokens.json": tokens, "tokenc.json": configuration])
  }

  /// The custom properties of `:root`, in order.
  private func properties(_ css: String) -> [String] {
    css.matches(of: #/\n {4}(--[^:\n]*): /#).map { String($0.1) }
  }

  @Test("8: alpha is written so that Xcode does not take it for a byte")
  func alpha() async throws {
    let tokens = #"""
      {"$type": "color", "a": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}},
       "b": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5}},
       "c": {"$value": {"colorSpace": "srgb", "components": [0.501, 0, 1], "alpha": 0}}}
      """#
    let compilation = await compile(tokens, #"{"outputs": {"xcassets": true}}"#)
    #expect(compilation.ids == [])
    for (name, alpha) in [("a", "1.000"), ("b", "0.500"), ("c", "0.000")] {
      let file = try #require(compilation.text("xcassets/DesignTokens.xcassets/\(name).colorset/Contents.json"))
      #expect(file.contains(#""alpha" : "\#(alpha)""#), "\(file)")
      for component in file.matches(of: /"(?:red|green|blue)" : "([^"]*)"/) {
        #expect(component.1.wholeMatch(of: /0x[0-9A-F]{2}|[01]\.\d{3}/) != nil, "\(component.1)")
      }
    }
  }

  @Test("10: glass and the scale of materials are kinds of their own, and glass has what stands in for it")
  func glass() async throws {
    let tokens = #"""
      {"bar": {"$type": "surface", "$value": {"role": "tab-bar", "platforms": ["iOS"], "material": "{apple.glass.regular}",
         "tint": "{brand}", "content": {"item": {"element": "symbol", "vibrancy": "{apple.vibrancy.label}"}}}},
       "card": {"$type": "material", "$value": {"kind": "standard", "thickness": "thin"}},
       "pane": {"$type": "material", "$value": {"kind": "glass", "variant": "clear"}},
       "brand": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.3, 0.9]}}}
      """#
    let compilation = await compile(tokens)
    let materials = try #require(compilation.text("swift/Sources/DesignTokens/Materials.swift"))
    #expect(materials.contains("var card: TokenMaterial { .standard(.thin) }"))
    #expect(materials.contains("var pane: TokenMaterial { .glass(.clear) }"))
    let plan = try #require(compilation.text("json/surfaces.json"))
    // Glass where the system has it, and before that a material.
    #expect(plan.contains(#""call": "glassEffect", "variant": "regular""#))
    #expect(plan.contains(#""call": "Material", "thickness": "regular""#), "\(plan)")
  }

  @Test("17: a reference to what is not written is a value, and no warning")
  func filtered() async throws {
    let tokens = #"{"mine": {"$value": "{apple.color.label}"}, "also": {"$value": "{mine}"}}"#
    let all = await compile(tokens)
    let whole = try #require(all.text("web/tokens.css"))
    #expect(whole.contains("--mine: var(--apple-color-label);"), "\(whole)")
    let compilation = await compile(tokens, #"{"library": "none"}"#)
    #expect(compilation.ids == [])
    let css = try #require(compilation.text("web/tokens.css"))
    #expect(!css.contains("apple"))
    #expect(css.contains(/--mine: #[0-9a-f]{6};/) && css.contains("--also: var(--mine);"))
    for output in compilation.outputs where output.path.hasSuffix(".swift") {
      #expect(!String(decoding: output.bytes, as: UTF8.self).contains(".apple."))
    }
  }

  @Test("18: nothing is used before it is defined, whatever the order of the files")
  func order() async throws {
    let files = [
      "a.tokens.json": #"{"first": {"$value": "{later.b}"}, "second": {"$value": "{first}"}}"#,
      "z.tokens.json": #"{"later": {"b": {"$type": "dimension", "$value": {"value": 3, "unit": "px"}}}}"#,
      "tokenc.json": #"{"outputs": {"web": {"scss": true}}}"#,
    ]
    let compilation = await TestCompilation.of(files)
    #expect(compilation.ids == [])
    let sass = try #require(compilation.text("web/tokens.scss"))
    var known: Set<Substring> = []
    for line in sass.split(separator: "\n") {
      guard let variable = line.prefixMatch(of: /\$([\w-]+): (.*);/) else { continue }
      for use in variable.2.matches(of: /\$([\w-]+)/) { #expect(known.contains(use.1), "\(line)") }
      known.insert(variable.1)
    }
    #expect(known.isSuperset(of: ["first", "second", "later-b"]))
    #expect(properties(try #require(compilation.text("web/tokens.css"))) == ["--first", "--second", "--later-b"])
  }

  @Test("19: the order is that of the source, whatever the case and the digits of names")
  func sourceOrder() async throws {
    let names = ["b", "10", "2", "01", "1", "B2", "a", "A1", "_", "0"]
    let members = names.map { #""\#($0)": {"$value": 1}"# }.joined(separator: ", ")
    let compilation = await compile("{\"$type\": \"number\", \(members)}")
    #expect(properties(try #require(compilation.text("web/tokens.css"))) == names.map { "--" + $0 })
    for file in ["tokens.flat", "tokens", "tokens.dtcg"] {
      let json = try #require(compilation.text("json/\(file).json"))
      let found = json.matches(of: #/\n *"([^"$]+)": /#).map { String($0.1) }.filter(names.contains)
      #expect(found == names, "\(file)")
    }
  }

  @Test("20: two tokens of one name are one error with both places and a way out, and the way out works")
  func collisions() async throws {
    let tokens = #"""
      {"$type": "number", "a": {"b": {"$value": 1}},
       "a-b": {"$value": 2}}
      """#
    let compilation = await compile(tokens)
    #expect(compilation.places() == ["t.tokens.json:2:2: error: name-collision"])
    let fault = try #require(compilation.analysis.diagnostics.first { $0.id == "name-collision" })
    #expect(fault.message.contains("“a-b” and “a.b” both become “--a-b” in CSS") && fault.notes.count == 1)
    let way = #""a-b": {"$value": 2, "$extensions": {"dev.tokenc": {"name": {"css": "other"}}}}"#
    let mended = await compile(tokens.replacing(#""a-b": {"$value": 2}"#, with: way))
    #expect(mended.ids == [])
    #expect(properties(try #require(mended.text("web/tokens.css"))) == ["--a-b", "--other"])
    let prefix = await compile(#"{"$type": "number", "a": {"$value": 1, "b": {"$value": 2}}}"#)
    #expect(prefix.ids.count == 1, "\(prefix.ids)")
  }

  @Test("21: names are taken as they are: nothing is split at digits, folded or eaten")
  func casing() async throws {
    let names = ["2x", "purple500", "a_b", "c--d", "XLarge", "iOSBlue", "v1_2-3", "-lead"]
    let members = names.map { #""\#($0)": {"$value": 1}"# }.joined(separator: ", ")
    let compilation = await compile("{\"$type\": \"number\", \(members)}")
    #expect(compilation.ids == [])
    #expect(properties(try #require(compilation.text("web/tokens.css"))) == names.map { "--" + $0 })
    let swift = try #require(compilation.text("swift/Sources/DesignTokens/Numbers.swift"))
    let expected = ["_2x", "purple500", "a_b", "cD", "XLarge", "iOSBlue", "v1_2_3", "lead"]
    #expect(swift.matches(of: /var (\S+): TokenNumber/).map { String($0.1) } == expected)
  }

  @Test("31: every custom property has its dashes, whatever names and prefix", arguments: ["", "acme", "-x", "9"])
  func dashes(_ prefix: String) async throws {
    let names = ["a", "9", "-", "--", "a b", "é", "%", "a/b", "\\u0000", "<x>", "🎨"]
    let members = names.enumerated().map { #""\#($1)": {"n\#($0)": {"$value": 1}}"# }.joined(separator: ", ")
    let compilation = await compile(
      "{\"$type\": \"number\", \(members)}", "{\"outputs\": {\"web\": {\"prefix\": \"\(prefix)\"}}}")
    let css = try #require(compilation.text("web/tokens.css"))
    let declared = css.split(separator: "\n").filter { $0.hasPrefix("    ") && $0.hasSuffix(";") }
    #expect(declared.count == names.count, "\(css)")
    for line in declared { #expect(line.contains(/^ {4}--[\w\u{80}-\u{10FFFF}-]+: 1;$/), "\(line)") }
  }

  @Test("32: a color beyond sRGB keeps its gamut on Apple's platforms, and falls back on the web")
  func wide() async throws {
    let tokens = #"""
      {"$type": "color", "vivid": {"$value": {"colorSpace": "display-p3", "components": [0, 1, 0.2]}},
       "plain": {"$value": {"colorSpace": "srgb", "components": [0, 1, 0.2]}}}
      """#
    let compilation = await compile(tokens, #"{"outputs": {"xcassets": true}}"#)
    let swift = try #require(compilation.text("swift/Sources/DesignTokens/Colors.swift"))
    #expect(swift.contains("var vivid: TokenColor { .displayP3(0, 1, 0.2) }"))
    #expect(swift.contains("var plain: TokenColor { .srgb(0, 1, 0.2) }"))
    let css = try #require(compilation.text("web/tokens.css"))
    let standIn = try #require(css.firstRange(of: /--vivid: #[0-9a-f]{6};/))
    let own = try #require(css.firstRange(of: "--vivid: color(display-p3 0 1 0.2);"))
    #expect(standIn.upperBound < own.lowerBound && css[standIn.upperBound..<own.lowerBound].contains("@supports"))
    let assets = "xcassets/DesignTokens.xcassets"
    let vivid = try #require(compilation.text("\(assets)/vivid.colorset/Contents.json"))
    #expect(vivid.contains(#""display-gamut" : "display-P3""#) && vivid.contains(#""color-space" : "display-p3""#))
    let plain = try #require(compilation.text("\(assets)/plain.colorset/Contents.json"))
    #expect(!plain.contains("display-gamut"))
  }
}
