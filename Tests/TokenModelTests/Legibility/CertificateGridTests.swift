import Foundation
import Testing
import TokenTestSupport

/// Every look of the library with every level of vibrancy, against a brute force that shares no code with the tool.
@Suite("Certificates against brute force")
struct CertificateGridTests {
  private static let materials: [(platform: String, names: [String])] = [
    ("iOS", ["material-ultraThin", "material-thin", "material-regular", "material-thick", "material-bar"]),
    (
      "macOS",
      [
        "material-ultraThin", "material-thin", "material-regular", "material-thick", "material-bar", "macOS-titlebar",
        "macOS-menu", "macOS-popover", "macOS-sidebar", "macOS-hudWindow", "macOS-fullScreenUI", "macOS-toolTip",
        "macOS-underWindowBackground",
      ]
    ),
    ("tvOS", ["material-ultraThin", "material-thin", "material-regular", "material-thick"]),
    ("iOS", ["glass-regular", "glass-clear"]),
  ]
  private static let levels = [
    ("label", "text"), ("secondaryLabel", "text"), ("tertiaryLabel", "text"), ("quaternaryLabel", "text"),
    ("fill", "shape"), ("secondaryFill", "shape"), ("tertiaryFill", "shape"), ("separator", "separator"),
  ]

  /// A surface for each material and kind of backdrop, with every level on it.
  private static func tokens(_ kinds: [(name: String, luminance: String)]) -> String {
    let content = levels.map { level, element in
      #""\#(level)": {"element": "\#(element)", "vibrancy": "{apple.vibrancy.\#(level)}"}"#
    }.joined(separator: ", ")
    var surfaces: [String] = []
    for (platform, names) in materials {
      for name in names {
        for kind in kinds {
          surfaces.append(
            """
            "\(platform) \(name) \(kind.name)": {"$value": {"role": "hud", "platforms": ["\(platform)"],
            "material": "{apple.\(name.replacing("-", with: "."))}",
            "backdrop": {"luminance": "\(kind.luminance)"}, "content": {\(content)}}}
            """)
        }
      }
    }
    return "{\"$type\": \"surface\", \(surfaces.joined(separator: ",\n"))}"
  }

  private static let python = Tool.find("python3")
  private static let hasNumbers: Bool = {
    guard let python, let result = try? Tool.run(python, ["-c", "import numpy"]) else { return false }
    return result.status == 0
  }()

  @Test(
    "No backdrop of a grid of 65 × 65 × 65 goes below what is proved, and the least comes close to it",
    .enabled(if: hasNumbers || ProcessInfo.processInfo.environment["TOKENC_STRICT"] != nil, "numpy is not installed"))
  func grid() async throws {
    let kinds = [(name: "all", luminance: "mixed"), ("bright", "bright"), ("dark", "dark")]
    let compilation = await TestCompilation.of([
      "a.tokens.json": Self.tokens(kinds), "tokenc.json": #"{"rules": {"*": "off"}}"#,
    ])
    let folder = try TemporaryFolder()
    try folder.write(try #require(compilation.text("json/guidelines.json")), to: "guidelines.json")
    let root = Tool.repository()
    let script = root.appending(path: "Tests/TokenModelTests/Fixtures/legibility/grid.py")
    let guidelines = folder.url.appending(path: "guidelines.json").path
    let arguments = [script.path, root.appending(path: "tokens/apple").path, guidelines, "65"]
    let result = try Tool.run(try #require(Self.python), arguments)
    print(result.output.split(separator: "\n").last ?? "")
    #expect(result.status == 0, "\(result.output.prefix(4000)) \(result.error.suffix(2000))")
    // Two appearances, and each kind of backdrop.
    let looks = Self.materials.map(\.names.count).reduce(0, +)
    #expect(result.output.hasSuffix("\(looks * Self.levels.count * 2 * kinds.count) certificates, 0 wrong\n"))
  }
}
