import Foundation
import Testing
import TokenEmit
import TokenModel
import TokenTestSupport

extension OutputTests {
  /// Colours that sRGB does not hold: stand-ins for everyone, the colours themselves where they can be read and shown.
  @Suite struct WideColorTests {
    private static let files = [
      "wide.tokens.json": #"""
      {
        "color": {
          "$type": "color",
          "narrow": {"$value": {"colorSpace": "oklch", "components": [0.5, 0.05, 200]}},
          "p3": {"$value": {"colorSpace": "display-p3", "components": [0, 1, 0], "alpha": 0.5}},
          "chosen": {"$value": {"colorSpace": "oklch", "components": [0.7, 0.3, "none"], "hex": "#Ff5a5F"}},
          "same": {"$value": {"colorSpace": "oklch", "components": [0.7, 0.3, "none"]}},
          "ignored": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#00ff00"}},
          "alias": {"$value": "{color.p3}"}
        },
        "line": {"$type": "border", "$value": {
          "color": "{color.p3}", "width": {"value": 1, "unit": "px"}, "style": "solid"}},
        "shade": {"$type": "shadow", "$value": [
          {"color": "{color.narrow}", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"},
            "blur": {"value": 2, "unit": "px"}, "spread": {"value": 0, "unit": "px"}},
          {"color": "{color.chosen}", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"},
            "blur": {"value": 2, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}]},
        "fade": {"$type": "gradient", "$value": [
          {"color": "{color.narrow}", "position": 0}, {"color": "{color.p3}", "position": 1}]},
        "level": {"$type": "vibrancy", "$value": {"category": "label", "appearance": {
          "light": {"colorSpace": "srgb", "components": [0, 0, 0]},
          "dark": {"colorSpace": "lab", "components": [80, -120, 90]}}}},
        "other": {"$type": "vibrancy", "$value": {"category": "fill", "appearance": {
          "light": {"colorSpace": "display-p3", "components": [1, 0, 0]},
          "dark": {"colorSpace": "srgb", "components": [0, 0, 1]}}}},
        "frost": {"$type": "material", "$value": {"kind": "standard", "appearance": {
          "light": {"blur": {"value": 9, "unit": "px"}, "tint": {
            "colorSpace": "display-p3", "components": [1, 0, 0], "alpha": 0.5}},
          "dark": {"blur": {"value": 9, "unit": "px"}, "tint": {
            "colorSpace": "display-p3", "components": [0, 0, 1], "alpha": 0.5}}}}}
      }
      """#,
      "tokenc.json": #"{"rules": {"*": "off"}, "library": "none"}"#,
    ]

    private static func sheet() async throws -> String {
      let compilation = await TestCompilation.of(files)
      try #require(compilation.errors == [])
      return compilation.text("web/tokens.css") ?? ""
    }

    /// The declarations of a property, in order.
    private static func declarations(_ name: String, in sheet: String) -> [String] {
      sheet.split(separator: "\n").compactMap { line in
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("--\(name): ") else { return nil }
        return String(text.dropFirst(name.count + 4).dropLast())
      }
    }

    @Test(
      "each wide value is declared twice, its stand-in first",
      arguments: [
        ("color-narrow", ["oklch(0.5 0.05 200)"]),
        ("color-p3", ["rgb(0 251 41 / 0.5)", "color(display-p3 0 1 0 / 0.5)"]),
        ("color-chosen", ["#ff5a5f", "oklch(0.7 0.3 none)"]),
        // The same colour without a choice of its author's.
        ("color-same", ["#ff4698", "oklch(0.7 0.3 none)"]),
        ("color-ignored", ["#ff0000"]),
        ("color-alias", ["var(--color-p3)"]),
        ("line", ["1px solid rgb(0 251 41 / 0.5)", "1px solid color(display-p3 0 1 0 / 0.5)"]),
        (
          "shade",
          [
            "0px 1px 2px 0px oklch(0.5 0.05 200), 0px 1px 2px 0px #ff5a5f",
            "0px 1px 2px 0px oklch(0.5 0.05 200), 0px 1px 2px 0px oklch(0.7 0.3 none)",
          ]
        ),
        (
          "fade",
          [
            "oklch(0.5 0.05 200) 0%, rgb(0 251 41 / 0.5) 100%",
            "oklch(0.5 0.05 200) 0%, color(display-p3 0 1 0 / 0.5) 100%",
          ]
        ),
        // Where the dark value is wide, and where only the light one is: at the base, where an element chooses anew, in
        // the dark scheme by the system's setting, and by attribute.
        ("level", ["#000000", "#000000", "#00e358", "lab(80 -120 90)", "#00e358", "lab(80 -120 90)"]),
        (
          "other",
          [
            "#ff0b0c", "color(display-p3 1 0 0)", "#ff0b0c", "color(display-p3 1 0 0)", "#0000ff", "#0000ff",
          ]
        ),
      ])
    func declarations(name: String, wanted: [String]) async throws {
      #expect(Self.declarations(name, in: try await Self.sheet()) == wanted)
    }

    @Test("the sheet asks for each syntax it uses, with “none” where that occurs")
    func condition() async throws {
      let sheet = try await Self.sheet()
      #expect(
        sheet.contains(
          "@supports (color: lab(1 1 1)) and (color: oklch(1 1 none)) and (color: color(display-p3 1 1 1)) {"))
      #expect(sheet.contains("    @media (color-gamut: p3) {\n"))
      #expect(sheet.contains("    @media (color-gamut: p3) and (prefers-color-scheme: dark) {\n"))
    }

    @Test("a sheet without wide colours has no condition")
    func narrow() async throws {
      let compilation = await TestCompilation.of([
        "a.tokens": #"{"a": {"$type": "color", "$value": {"colorSpace": "lab", "components": [50, 10, 10]}}}"#
      ])
      let sheet = compilation.text("web/tokens.css") ?? ""
      #expect(sheet.contains("--a: lab(50 10 10);"))
      #expect(!sheet.contains("@supports"))
    }

    /// What a browser computes for `color: var(--…)`.
    private static func computed(_ name: String, _ sheet: String, dark: Bool, _ display: Browser.Display) throws
      -> String
    {
      let probe = Browser.Probe(property: "color", value: "var(--\(name))", reads: ["color"])
      return try Browser.ask(sheet, [probe], dark: dark, on: display).values[0][0]
    }

    @Test(
      "Chromium takes the stand-in on a plain display and the colour on a wide one",
      .enabled(if: Browser.program != nil))
    func browser() async throws {
      let sheet = try await Self.sheet()
      #expect(try Self.computed("color-p3", sheet, dark: false, .srgb) == "rgba(0, 251, 41, 0.5)")
      #expect(try Self.computed("color-p3", sheet, dark: false, .wide) == "color(display-p3 0 1 0 / 0.5)")
      #expect(try Self.computed("color-alias", sheet, dark: false, .wide) == "color(display-p3 0 1 0 / 0.5)")
      #expect(try Self.computed("level", sheet, dark: false, .wide) == "rgb(0, 0, 0)")
      #expect(try Self.computed("level", sheet, dark: true, .wide) == "lab(80 -120 90)")
      #expect(try Self.computed("other", sheet, dark: true, .wide) == "rgb(0, 0, 255)")
      #expect(try Self.computed("other", sheet, dark: false, .srgb) == "rgb(255, 11, 12)")
    }

    @Test(
      "a browser that can't read one of the syntaxes keeps the stand-ins", .enabled(if: Browser.program != nil))
    func unsupported() async throws {
      // A function that no browser has, in the place of one that some lack.
      let sheet = try await Self.sheet().replacing("lab(", with: "unknown(")
      #expect(try Self.computed("color-p3", sheet, dark: false, .wide) == "rgba(0, 251, 41, 0.5)")
      #expect(try Self.computed("level", sheet, dark: true, .wide) == "rgb(0, 227, 88)")
    }

    // MARK: materials.css

    private static let surface = [
      "tokenc.json": #"{"rules": {"*": "off"}, "library": "none"}"#,
      "a.tokens": #"""
      {"p3": {"$type": "color", "$value": {
          "colorSpace": "display-p3", "components": [1, 0, 0], "hex": "#fe0102"}},
        "text": {"$type": "vibrancy", "$value": {"category": "label", "appearance": {
          "light": "{p3}", "dark": {"colorSpace": "oklch", "components": [0.5, 0.05, 200]}}}},
        "frost": {"$type": "material", "$value": {"kind": "standard", "appearance": {
          "light": {"blur": {"value": 9, "unit": "px"}, "tint": {
            "colorSpace": "display-p3", "components": [0, 1, 0], "alpha": 0.5}},
          "dark": {"blur": {"value": 9, "unit": "px"}, "tint": "{p3}"}}}},
        "bar": {"$type": "surface", "$value": {"role": "card", "material": "{frost}", "platforms": ["web"],
          "fill": "{p3}", "content": {"title": {"element": "text", "vibrancy": "{text}"},
            "mark": {"element": "symbol", "color": "{p3}"}}}}}
      """#,
    ]

    @Test("in materials.css a wide colour is a property, declared with its stand-in and again as itself")
    func materials() async throws {
      let compilation = await TestCompilation.of(Self.surface)
      try #require(compilation.errors == [])
      let sheet = compilation.text("web/materials.css") ?? ""
      #expect(
        Self.declarations("_wide-1", in: sheet) == ["#fe0102", "color(display-p3 1 0 0)"])
      #expect(
        Self.declarations("_wide-2", in: sheet) == ["rgb(0 251 41 / 0.5)", "color(display-p3 0 1 0 / 0.5)"])
      #expect(Self.declarations("_wide-3", in: sheet).isEmpty)
      #expect(Self.declarations("vibrancy-text", in: sheet).first == "var(--_wide-1)")
      #expect(sheet.contains("background-color: var(--_wide-2);"))
      #expect(sheet.components(separatedBy: "display-p3").count == 4)
    }

    @Test("Chromium shows the one or the other on a surface", .enabled(if: Browser.program != nil))
    func surfaceInBrowser() async throws {
      let compilation = await TestCompilation.of(Self.surface)
      // The probe stands for the element of the surface.
      let sheet = (compilation.text("web/materials.css") ?? "").replacing(".surface-bar", with: "#probe")
      let probes = [
        Browser.Probe(property: "--none", value: "0", reads: ["background-color"]),
        Browser.Probe(property: "color", value: "var(--content-title)", reads: ["color"]),
        Browser.Probe(property: "color", value: "var(--content-mark)", reads: ["color"]),
      ]
      let plain = try Browser.ask(sheet, probes, on: .srgb).values.map { $0[0] }
      #expect(plain == ["rgb(254, 1, 2)", "rgb(254, 1, 2)", "rgb(254, 1, 2)"])
      let wide = try Browser.ask(sheet, probes, on: .wide).values.map { $0[0] }
      #expect(wide == ["color(display-p3 1 0 0)", "color(display-p3 1 0 0)", "color(display-p3 1 0 0)"])
      let dark = try Browser.ask(sheet, probes, dark: true, on: .wide).values.map { $0[0] }
      #expect(dark[1] == "oklch(0.5 0.05 200)")
    }
  }
}
