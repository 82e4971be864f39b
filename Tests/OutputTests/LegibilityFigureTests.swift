import Foundation
import Testing
import TokenCompiler
import TokenModel
import TokenSource
import TokenTestSupport

@testable import TokenEmit

@Suite("Drawings of legibility")
struct LegibilityFigureTests {
  private static let python = Tool.find("python3")

  private struct Row: Decodable {
    struct Worst: Decodable {
      let lower: Double
      let backdrop: String
    }
    let surface: String
    let platform: String
    let appearance: String
    let foreground: String
    let required: Double?
    let worst: Worst?

    enum Keys: String, CodingKey {
      case surface, platform, appearance, foreground, required, worst
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      surface = try values.decode(String.self, forKey: .surface)
      platform = try values.decode(String.self, forKey: .platform)
      appearance = try values.decode(String.self, forKey: .appearance)
      foreground = try values.decode(String.self, forKey: .foreground)
      required = try values.decode(Double?.self, forKey: .required)
      worst = try? values.decode(Worst.self, forKey: .worst)
    }
  }

  private struct Guidelines: Decodable {
    let legibility: [Row]
  }

  /// The design system of this repository.
  private static func repository(jobs: Int = 2) async -> Analysis {
    var request = CompileRequest(input: Tool.repository().appendingPathComponent("tokens").path)
    request.jobs = jobs
    var clock = StageClock()
    let input = await Compiler.load(request, from: LocalFileSystem())
    return await Compiler.analyze(input, request, &clock)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("The figures are those of guidelines.json: each is in the description, and written at its mark")
  func figures() async throws {
    let analysis = await Self.repository()
    var request = CompileRequest(input: "tokens")
    request.only = [.json]
    let outputs = await Compiler.emit(analysis, request)
    let json = try #require(outputs.first { $0.path == "json/guidelines.json" })
    let rows = try JSONDecoder().decode(Guidelines.self, from: Data(json.bytes)).legibility
    let files = LegibilityFigure.files(analysis.legibility.rows, analysis.set)
    let byName = Dictionary(uniqueKeysWithValues: files.map { ($0.name, Self.text($0.bytes)) })
    var count = 0
    for row in rows {
      guard let worst = row.worst else { continue }
      let svg = try #require(byName[row.surface + ".svg"], "\(row.surface)")
      let hundredths = Int((worst.lower * 100 + 1e-6).rounded(.down))
      let figure = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100):1"
      let needs = row.required.map { ", needs \($0 == 3 ? "3" : "\($0)"):1" } ?? ""
      #expect(svg.contains("\(row.foreground) \(figure) over \(worst.backdrop)\(needs)"), "\(row)")
      #expect(svg.contains(">\(figure)</text>"), "\(row)")
      count += 1
    }
    #expect(count > 100)
    #expect(Set(rows.filter { $0.worst != nil }.map { $0.surface + ".svg" }) == Set(byName.keys))
  }

  @Test("A drawing is small, and the same whenever and however it is made")
  func bytes() async {
    let (one, other) = (await Self.repository(jobs: 1), await Self.repository(jobs: 4))
    let files = LegibilityFigure.files(one.legibility.rows, one.set)
    let again = LegibilityFigure.files(other.legibility.rows, other.set)
    #expect(files.count > 40 && files.map(\.name) == again.map(\.name) && files.map(\.bytes) == again.map(\.bytes))
    for file in files { #expect(file.bytes.count <= 15 * 1024, "\(file.name): \(file.bytes.count)") }
    for file in files { #expect(file.bytes.starts(with: LegibilityFigure.signature.utf8)) }
  }

  /// Surfaces with names that XML, a file system or a reader might take for something else.
  private static let hostile: String = {
    let names = [
      "a<b>&amp;\\\"'", "]]>--><script>alert(1)</script>", "/etc/passwd", "Ab", "aB", "\\u0000\\u001b[31m",
      "\\u202etxet", "line\\nbreak", "漢字", "-rf", "con", "\\ud83d\\ude00", "\\ufffe",
      String(repeating: "long ", count: 90),
    ]
    let surfaces = names.map { name in
      let content = names.prefix(12).map {
        #""\#($0)": {"element": "text", "color": {"colorSpace": "srgb", "components": [0, 0, 0.\#($0.utf8.count % 10)]}}"#
      }
      return """
        "\(name)": {"$type": "surface", "$value": {"role": "window", "platforms": ["iOS", "web"],
        "material": "{apple.material.thin}", "content": {\(content.joined(separator: ", "))}}}
        """
    }
    return "{\(surfaces.joined(separator: ",\n"))}"
  }()

  @Test(
    "Whatever things are called, a drawing is well-formed and says their names as text", .enabled(if: python != nil))
  func hostileNames() async throws {
    let compilation = await TestCompilation.of(["a.tokens.json": Self.hostile])
    let analysis = compilation.analysis
    #expect(analysis.legibility.rows.count > 100, "\(compilation.places())")
    var files = LegibilityFigure.files(analysis.legibility.rows, analysis.set)
    #expect(files.count == 14)
    #expect(Set(files.map { $0.name.lowercased() }).count == files.count)
    for file in files {
      #expect(file.name.utf8.count <= 210 && !file.name.hasPrefix("."))
      #expect(file.name.lowercased().allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789_-.".contains($0) })
    }
    let all = try #require(LegibilityFigure.file(analysis.legibility.rows, analysis.set))
    files.append(LegibilityFigure.File(name: "all.svg", bytes: all))
    let folder = try TemporaryFolder()
    for file in files { try folder.write(Data(file.bytes), to: file.name) }
    let script = """
      import sys, xml.etree.ElementTree as tree
      for path in sys.argv[1:]:
          root = tree.parse(path).getroot()
          tags = {element.tag.split("}")[1] for element in root.iter()}
          known = {"svg", "title", "desc", "style", "linearGradient", "stop", "rect", "g", "path", "text", "tspan", "circle"}
          assert tags <= known, tags - known
          text = "".join(root.itertext())
          assert "<script>alert(1)</script>" in text or "]]>--><" in text, path
          assert not any(ord(c) < 32 and c != "\\n" for c in text) and "\\u202e" not in text, path
      """
    let paths = files.map { folder.url.appendingPathComponent($0.name).path }
    let run = try Tool.run(try #require(Self.python), ["-c", script] + paths)
    #expect(run.status == 0, "\(run.error)")
  }

  @Test("What is limited to bright or dark backdrops or to a palette is drawn so; what has no figure is not drawn")
  func backdrops() async throws {
    func drawing(_ backdrop: String, platform: String = "iOS") async -> String? {
      let compilation = await TestCompilation.of([
        "a.tokens.json": """
        {"s": {"$type": "surface", "$value": {"role": "hud", "platforms": ["\(platform)"], \(backdrop)
        "material": "{apple.material.thin}", "content": {"t": {"element": "text", "vibrancy": "{apple.vibrancy.label}"}}}}}
        """
      ])
      let analysis = compilation.analysis
      return LegibilityFigure.file(analysis.legibility.rows, analysis.set).map(Self.text)
    }
    let all = try #require(await drawing(""))
    #expect(all.contains("over every backdrop") && !all.contains("class=\"n\""))
    let bright = try #require(await drawing(#""backdrop": {"luminance": "bright"},"#))
    #expect(bright.contains("L* 50 and more") && bright.contains("class=\"n\""))
    let color = #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#
    let palette = try #require(await drawing("\"backdrop\": {\"palette\": [\(color)]},"))
    #expect(palette.contains("over 1 declared color<") && palette.contains("class=\"d"))
    #expect(!palette.contains("class=\"l\""))
    #expect(await drawing("", platform: "watchOS") == nil)
  }

  // MARK: Parts

  @Test("A path leads through its points, whatever they are")
  func paths() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      let points = (0..<(1 + random.next() % 12)).map { _ in
        PlotScale.Point(x: Double(random.next() % 40) / 7 - 2, y: Double(random.next() % 40) / 7 - 2)
      }
      let ends = Self.read(PlotPath.data(points))
      var expected: [[Int]] = []
      for point in points {
        let place = [Int((point.x * 10).rounded()), Int((point.y * 10).rounded())]
        if expected.last != place { expected.append(place) }
      }
      #expect(ends == expected, "\(PlotPath.data(points))")
    }
  }

  /// The places that a path of `M` and `l` leads through, in tenths.
  private static func read(_ data: String) -> [[Int]] {
    var numbers: [Double] = []
    var text = ""
    for character in data + " " {
      if character.isNumber || character == "." || character == "-" && text.isEmpty {
        text.append(character)
      } else {
        if let number = Double(text) { numbers.append(number) }
        text = character == "-" ? "-" : ""
      }
    }
    var places: [[Int]] = []
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let last = places.last ?? [0, 0]
      places.append([
        last[0] + Int((numbers[index] * 10).rounded()), last[1] + Int((numbers[index + 1] * 10).rounded()),
      ])
    }
    return places
  }

  @Test("A simplified line stays within a third of a pixel of every point")
  func simplified() {
    let points = (0...50).map { PlotScale.Point(x: Double($0) * 4, y: 60 + 50 * Math.sine(degrees: Double($0) * 9)) }
    let line = PlotPath.simplified(points)
    #expect(line.count < points.count && line.first == points.first && line.last == points.last)
    for point in points {
      guard let end = line.firstIndex(where: { $0.x >= point.x }), end > 0 else { continue }
      let (a, b) = (line[end - 1], line[end])
      #expect(abs(a.y + (b.y - a.y) * (point.x - a.x) / (b.x - a.x) - point.y) < 0.34)
    }
  }

  @Test("Labels are spread so that none lies on another, in their order, within their room")
  func labels() {
    var random = SeededRandom(seed: 11)
    for count in 0...12 {
      for _ in 0..<40 {
        let wanted = (0..<count).map { _ in Double(random.next() % 1600) / 10 - 5 }
        let places = PlotLabels.spread(wanted, gap: 12, in: 0...150)
        let order = wanted.indices.sorted { wanted[$0] == wanted[$1] ? $0 < $1 : wanted[$0] < wanted[$1] }
        for (first, second) in zip(order, order.dropFirst()) {
          #expect(places[second] - places[first] >= 12 - 1e-6, "\(wanted) \(places)")
        }
        #expect(places.allSatisfy { $0 >= -1e-6 && $0 <= 150 + 1e-6 }, "\(wanted) \(places)")
      }
    }
    #expect(PlotLabels.spread([50, 100], gap: 12, in: 0...150) == [50, 100])
  }
}
