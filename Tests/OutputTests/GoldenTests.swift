import Foundation
import Testing
import TokenEmit
import TokenTestSupport

extension OutputTests {
  /// Whole outputs of small sets, byte for byte.
  ///
  /// A case is a folder of `Fixtures` with the input in `tokens` and the output in `expected`. Swift files end in
  /// `.golden` there, for they are not of this repository's format. `UPDATE_GOLDENS=1` writes what is produced now; read
  /// the difference before you keep it.
  @Suite struct GoldenTests {
    static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"
    static let cases: [String] = {
      let names = try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)
      return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }()

    @Test("Cases are found") func found() { #expect(Self.cases == ["materials", "standard"]) }

    @Test("Outputs are the golden ones, and all of them", arguments: cases)
    func golden(name: String) async throws {
      let folder = Self.fixtures.appendingPathComponent(name)
      let compilation = await TestCompilation.of(bytes: try Self.files(folder.appendingPathComponent("tokens")))
      try #require(compilation.errors == [])
      let produced = Dictionary(uniqueKeysWithValues: compilation.outputs.map { (Self.goldenPath($0.path), $0.bytes) })
      let expected = folder.appendingPathComponent("expected")
      if Self.isUpdating { try Self.write(produced, to: expected) }
      let golden = try Self.files(expected)
      #expect(Set(golden.keys).subtracting(produced.keys) == [], "goldens that nobody produced")
      #expect(
        Set(produced.keys).subtracting(golden.keys) == [], "outputs without a golden; UPDATE_GOLDENS=1 writes them")
      for (path, bytes) in produced.sorted(by: { $0.key < $1.key }) {
        guard let wanted = golden[path], wanted != bytes else { continue }
        Issue.record("\(path): \(Self.difference(bytes, wanted))")
      }
    }

    @Test(
      "The golden Swift compiles in both modes of the language", .enabled(if: SwiftModule.compiler != nil),
      arguments: cases, [5, 6])
    func swift(name: String, mode: Int) throws {
      let folder = Self.fixtures.appendingPathComponent(name).appendingPathComponent("expected/swift")
      let module = try TemporaryFolder("golden")
      var sources: [String] = []
      for (path, bytes) in try Self.files(folder) where path.hasPrefix("Sources/") && path.hasSuffix(".swift.golden") {
        sources.append(String(path.dropLast(".golden".count)))
        try module.write(Data(bytes), to: sources[sources.count - 1])
      }
      #expect(sources.count > 20)
      let compiler = try #require(SwiftModule.compiler)
      let options = ["-swift-version", "\(mode)", "-warnings-as-errors", "-parse-as-library", "-module-name", "Golden"]
      let run = try Tool.run(compiler, options + ["-typecheck"] + sources.sorted(), in: module.url)
      #expect(run.status == 0, "\(run.error.prefix(3000))")
    }

    private static func goldenPath(_ path: String) -> String { path.hasSuffix(".swift") ? path + ".golden" : path }

    /// The first line that differs.
    private static func difference(_ produced: [UInt8], _ golden: [UInt8]) -> String {
      let lines = [produced, golden].map {
        String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      }
      let count = min(lines[0].count, lines[1].count)
      let index = (0..<count).first { lines[0][$0] != lines[1][$0] } ?? count
      let texts = lines.map { index < $0.count ? "“\($0[index])”" : "the end" }
      return "line \(index + 1) is \(texts[0]), not \(texts[1])"
    }

    /// The files below a folder by path.
    private static func files(_ folder: URL) throws -> [String: [UInt8]] {
      var result: [String: [UInt8]] = [:]
      guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else { return [:] }
      for path in paths where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
        let file = folder.appendingPathComponent(path)
        guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
        result[path] = try Array(Data(contentsOf: file))
      }
      return result
    }

    private static func write(_ files: [String: [UInt8]], to folder: URL) throws {
      try? FileManager.default.removeItem(at: folder)
      for (path, bytes) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      }
    }
  }
}
