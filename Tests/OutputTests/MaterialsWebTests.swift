import Foundation
import Testing
import TokenCompiler
import TokenEmit
import TokenModel
import TokenTestSupport

extension OutputTests {
  /// Browsers show the materials as the pipeline says, at every preference.
  @Suite struct MaterialsWebTests {
    /// The browsers that Tests/WebTests/materials.py drives.
    enum Engine: String, CaseIterable {
      case chromium, firefox, webkit

      var isInstalled: Bool {
        (try? MaterialsWebTests.drive(self, "--probe"))?.output.contains("installed") ?? false
      }
    }

    /// In a strict run a browser that is not there is a failure, and so its tests run.
    private static let isStrict = ProcessInfo.processInfo.environment["TOKENC_STRICT"] != nil
    static let engines = Engine.allCases.filter { isStrict || $0.isInstalled }

    static func drive(_ engine: Engine, _ argument: String) throws -> Tool.Result {
      guard let python = Tool.find("python3") else { throw CocoaError(.fileNoSuchFile) }
      let script = Tool.repository().appendingPathComponent("Tests/WebTests/materials.py").path
      return try Tool.run(python, [script, engine.rawValue, argument], in: FileManager.default.temporaryDirectory)
    }

    /// The library's materials, some of a team's, and surfaces that add all that a surface can.
    private static let files = [
      "tokenc.json": #"{"library": "all", "rules": {"*": "off"}}"#,
      "materials.tokens.json": #"""
      {
        "dusk": {
          "$type": "material",
          "$value": {
            "kind": "standard",
            "appearance": {
              "light": {
                "blur": {"value": 12, "unit": "px"}, "saturation": 1.6, "contrast": 0.8, "brightness": 1.1,
                "tint": {"colorSpace": "srgb", "components": [0.9, 0.2, 0.4], "alpha": 0.3},
                "opaque": {"colorSpace": "srgb", "components": [0.8, 0.5, 0.6]},
                "increasedContrast": {"border": {"colorSpace": "srgb", "components": [0.2, 0, 0.1]}}
              },
              "dark": {
                "brightness": 0.5, "tint": {"colorSpace": "oklch", "components": [0.3, 0.1, 20], "alpha": 0.5}
              }
            }
          }
        },
        "mist": {"$type": "material", "$value": {"kind": "standard", "thickness": "thin"}},
        "bar": {"$type": "material", "$value": "{mist}"},
        "film": {
          "$type": "surface",
          "$value": {
            "role": "media-controls", "material": "{apple.glass.clear}", "platforms": ["web"], "scheme": "dark",
            "backdrop": {"content": "video", "luminance": "mixed"}, "dimming": 0.35,
            "content": {"play": {"element": "symbol", "vibrancy": "{apple.vibrancy.label}"}}
          }
        },
        "buy": {
          "$type": "surface",
          "$value": {
            "role": "button", "material": "{apple.glass.regular}", "platforms": ["web"],
            "fill": {"colorSpace": "srgb", "components": [0, 0.5, 1], "alpha": 0.4},
            "dimming": {"opacity": 0.2},
            "tint": {
              "light": {"colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 0.5},
              "dark": {"colorSpace": "srgb", "components": [0.5, 0.25, 0], "alpha": 0.5},
              "increasedContrast": {
                "light": {"colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 0.5},
                "dark": {"colorSpace": "srgb", "components": [0.5, 0.25, 0], "alpha": 0.5}
              }
            }
          }
        }
      }
      """#,
    ]

    @Test("Colours over six backdrops, at every preference, are those of the pipeline", arguments: engines)
    func colors(engine: Engine) async throws {
      let compilation = await TestCompilation.of(Self.files)
      try #require(compilation.errors == [])
      let page = MaterialsPage(compilation)
      try #require(page.subjects.count > 15)
      let folder = try TemporaryFolder("web")
      let input = folder.url.appendingPathComponent("materials.json")
      let (outer, inner) = ("material-apple-material-ultraThin", "material-apple-glass-clear")
      try page.specification(nested: [outer, inner]).write(to: input)
      let run = try Self.drive(engine, input.path)
      try #require(run.status == 0 && run.output.hasPrefix("{"), "\(engine): \(run.output.prefix(200)) \(run.error)")
      let answer = try JSONDecoder().decode(MaterialsPage.Answer.self, from: Data(run.output.utf8))
      var differences: [String] = []
      for (name, pixels) in answer.pixels.sorted(by: { $0.key < $1.key }) {
        switch pixels {
        case .colors(let colors): differences += page.differences(name, colors)
        case .nested(let nested): differences += Self.differences(nested, engine, page, [outer, inner])
        }
      }
      differences += Self.computedDifferences(answer, page, compilation)
      #expect(answer.pixels.count == (engine == .chromium ? 19 : 9))
      #expect(differences.isEmpty, "\(differences.count) in \(engine): \(differences.prefix(8))")
    }

    /// Both of two nested materials blur: nothing is left of stripes 8 px wide, which a backdrop cut off at the outer
    /// material would show as they are.
    private static func differences(
      _ nested: MaterialsPage.Answer.Nested, _ engine: Engine, _ page: MaterialsPage, _ names: [String]
    ) -> [String] {
      var result = nested.stripes <= 40 ? [] : ["nested: stripes of \(nested.stripes) are left"]
      // WebKitGTK blurs what lies behind the outer material for the inner one, and leaves the outer one out.
      guard engine != .webkit else { return result }
      let looks = names.compactMap { name in page.subjects.first { $0.name == name }?.light.css }
      let wanted = looks.reduce(RGB(grey: 0.5)) { $1.color(over: $0) }
      if abs(nested.together[1] - wanted.green * 255) > 4 {
        result.append("nested: \(nested.together) for \(wanted.bytes.hex)")
      }
      return result
    }

    /// Filters and colours are computed as they are written, and the border of more contrast is there.
    private static func computedDifferences(
      _ answer: MaterialsPage.Answer, _ page: MaterialsPage, _ compilation: TestCompilation
    ) -> [String] {
      guard let json = JSONText(compilation.text("json/surfaces.json") ?? ""),
        case .array(let materials)? = json["materials"]
      else {
        return ["no materials in surfaces.json"]
      }
      var result: [String] = []
      for entry in materials {
        guard let token = entry["material"]?.text.flatMap({ compilation.analysis.set.token(at: $0) }),
          let scheme = entry["appearance"]?.text, let filter = entry["css"]?["filter"]?.text
        else { continue }
        let name = "material-" + compilation.analysis.cssName(of: token).dropFirst(2)
        guard page.subjects.contains(where: { $0.name == name }) else { continue }
        guard let look = answer.computed["look-" + scheme]?[name],
          let more = answer.computed["contrast-" + scheme]?[name],
          let reduced = answer.computed["reduced-" + scheme]?[name],
          let plain = answer.computed["unsupported-" + scheme]?[name]
        else {
          result.append("no values of \(name)")
          continue
        }
        if look["backdropFilter"] != filter { result.append("\(name): \(look) for \(filter)") }
        for page in [more, reduced, plain] where page["backdropFilter"] != "none" {
          result.append("\(name): a filter where none should be")
        }
        if more["borderTopWidth"] != "1px" || look["borderTopWidth"] != "0px" { result.append("\(name): border") }
      }
      return result
    }
  }
}
