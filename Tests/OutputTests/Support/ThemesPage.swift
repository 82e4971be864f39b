import Foundation
import TokenModel
import TokenTestSupport

/// What Chromium makes of a themed style sheet, at every setting of the reader and under attributes.
struct ThemesPage {
  /// Attributes by their names.
  typealias Attributes = [String: String]

  /// A value to put into a property of an element, and what to read of it.
  struct Probe: Codable {
    var property = ""
    var value = ""
    let reads: [String]
    /// The element's class.
    var name: String?
    /// The class of an element around it.
    var inside: String?
    /// Whether its ::before is read.
    var before: Bool?
  }

  /// Elements inside one another, the root first, with their attributes, and which list of probes stands in the last.
  struct Case: Codable {
    let chain: [Attributes]
    let probes: Int
  }

  /// All cases at one setting of the reader.
  struct Page: Codable {
    let media: [String: String]
    let cases: [Case]
  }

  /// What was read: `pages` has the number of a row for each case.
  struct Answer: Codable {
    let rows: [[[String]]]
    let pages: [[Int]]
    let declared: Int
  }

  private struct Specification: Codable {
    let css: String
    let profile: String
    let probes: [[Probe]]
    let pages: [Page]
  }

  /// Whether Chromium and what drives it are there; in a strict run a test without them fails.
  static let isInstalled: Bool = {
    if ProcessInfo.processInfo.environment["TOKENC_STRICT"] != nil { return true }
    return (try? drive("--probe"))?.output.contains("installed") ?? false
  }()

  private static func drive(_ argument: String) throws -> Tool.Result {
    guard let python = Tool.find("python3") else { throw CocoaError(.fileNoSuchFile) }
    let script = Tool.repository().appendingPathComponent("Tests/WebTests/themes.py").path
    return try Tool.run(python, [script, argument], in: FileManager.default.temporaryDirectory)
  }

  /// Shows a sheet and reads.
  static func ask(
    _ css: String, _ probes: [[Probe]], _ pages: [Page], on display: Browser.Display = .srgb
  ) throws -> Answer {
    let folder = try TemporaryFolder("themes")
    let input = folder.url.appendingPathComponent("spec.json")
    let profile = display == .wide ? "display-p3-d65" : "srgb"
    let specification = Specification(css: css, profile: profile, probes: probes, pages: pages)
    try JSONEncoder().encode(specification).write(to: input)
    let run = try drive(input.path)
    guard run.status == 0, run.output.hasPrefix("{") else {
      throw CocoaError(.fileReadCorruptFile, userInfo: ["page": run.output.suffix(2000), "error": run.error])
    }
    return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
  }

  // MARK: Settings and attributes

  /// The axes, and how a page chooses along them.
  let axes: [ThemeAxis]

  /// Every setting of the reader that the axes know.
  var media: [[String: String]] {
    let features: [(ThemeAxis.Kind, String, [String])] = [
      (.appearance, "prefers-color-scheme", ["light", "dark"]),
      (.contrast, "prefers-contrast", ["no-preference", "more"]),
      (.transparency, "prefers-reduced-transparency", ["no-preference", "reduce"]),
    ]
    return features.filter { feature in axes.contains { $0.kind == feature.0 } }
      .reduce([[:]]) { all, feature in
        feature.2.flatMap { value in all.map { $0.merging([feature.1: value]) { first, _ in first } } }
      }
  }

  /// The attribute that chooses a context, as the README says.
  func attribute(_ axis: Int, _ context: Int) -> (name: String, value: String) {
    let word = axes[axis].contexts[context]
    return switch axes[axis].kind {
    case .appearance: ("data-color-scheme", word)
    case .contrast: ("data-contrast", word)
    case .transparency: ("data-reduced-transparency", word == "reduced" ? "" : "false")
    case .modifier: ("data-" + axes[axis].name, word)
    }
  }

  /// The attributes that choose along some of the axes.
  func attributes(of choice: [Int], along chosen: some Sequence<Int>) -> Attributes {
    Dictionary(
      chosen.map { attribute($0, choice[$0]) }.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// What holds in the last element of a chain: its attributes, or those of the nearest element that has any, then those
  /// of the root, then the reader's settings, then the base.
  func choice(in chain: [Attributes], _ media: [String: String]) -> [Int] {
    let nearest = chain.last { attributes in attributes.contains { isKnown($0.key) } } ?? [:]
    return axes.indices.map { axis in
      let contexts = axes[axis].contexts.indices
      for attributes in [nearest, chain[0]] {
        guard let value = attributes[attribute(axis, 0).name] else { continue }
        return contexts.first { attribute(axis, $0).value == value } ?? axes[axis].baseIndex
      }
      let word: String? =
        switch axes[axis].kind {
        case .appearance: media["prefers-color-scheme"]
        case .contrast: media["prefers-contrast"].map { $0 == "more" ? "more" : "standard" }
        case .transparency: media["prefers-reduced-transparency"].map { $0 == "reduce" ? "reduced" : "standard" }
        case .modifier: nil
        }
      return word.flatMap { axes[axis].contexts.firstIndex(of: $0) } ?? axes[axis].baseIndex
    }
  }

  private func isKnown(_ name: String) -> Bool { axes.indices.contains { attribute($0, 0).name == name } }

  /// Chains that choose each of some choices by attributes of the root, by those of an element in a root that has chosen
  /// otherwise, and by mixtures of attributes and settings, on up to three elements inside one another.
  func chains(_ choices: [[Int]], _ random: inout SeededRandom) -> [[Attributes]] {
    var chains: [[Attributes]] = [[[:]]]
    func some() -> [Int] { axes.indices.filter { _ in Bool.random(using: &random) } }
    for choice in choices {
      let other = choices[Int.random(in: 0..<choices.count, using: &random)]
      let third = choices[Int.random(in: 0..<choices.count, using: &random)]
      let all = attributes(of: choice, along: axes.indices)
      chains.append([all])
      chains.append([attributes(of: other, along: axes.indices), all])
      chains.append([attributes(of: choice, along: some())])
      chains.append([attributes(of: other, along: some()), attributes(of: choice, along: some())])
      chains.append([attributes(of: other, along: some()), attributes(of: third, along: some()), [:], all])
      chains.append([[:], attributes(of: third, along: some()), attributes(of: choice, along: some())])
    }
    return chains
  }
}
