import Foundation
import TokenCompiler
import TokenDiagnostics
import TokenSource
import TokenTestSupport
import Testing

@testable import TokenConvert

/// A design system of the public, if it lies beside the checkout or where `TOKENC_EXTERNAL` says.
struct ExternalSet: Sendable, CustomStringConvertible {
  /// Its folder, and the files beside it that belong to it.
  let folder: String
  var beside: [String] = []
  /// Tokens in, out, not convertible.
  let counts: [Int]
  var description: String { folder }

  /// The folder of all sets, or nil.
  static let root: URL? = {
    let named = ProcessInfo.processInfo.environment["TOKENC_EXTERNAL"].map { URL(fileURLWithPath: $0) }
    let folder = named ?? Tool.repository().appendingPathComponent("../shared/external")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  private static func terrazzo(_ name: String, _ counts: [Int]) -> ExternalSet {
    ExternalSet(
      folder: "terrazzo-dtcg-examples/" + name, beside: ["terrazzo-dtcg-examples/\(name).resolver.json"], counts: counts
    )
  }

  static let all = [
    terrazzo("adobe-spectrum", [2771, 2669, 102]), terrazzo("figma-sds", [424, 424, 0]),
    terrazzo("ibm-carbon", [416, 413, 3]), terrazzo("microsoft-fluent", [281, 281, 0]),
    terrazzo("shopify-polaris", [67, 67, 0]), terrazzo("github-primer", [1900, 1889, 11]),
    ExternalSet(folder: "primer-json5-legacy", counts: [1900, 1889, 11]),
    ExternalSet(folder: "digdir-designsystemet-tokens-studio", counts: [835, 811, 24]),
    ExternalSet(folder: "style-dictionary-legacy/__integration__", counts: [166, 162, 0]),
    ExternalSet(folder: "style-dictionary-legacy/__tests__", counts: [108, 26, 82]),
  ]

  /// The files, named by their paths below the parent of the set's folder.
  func files() throws -> SourceFiles {
    let root = try #require(Self.root)
    let base = root.appendingPathComponent(folder)
    let parent = base.lastPathComponent
    var paths = try FileManager.default.subpathsOfDirectory(atPath: base.path).sorted()
      .filter { name in [".json", ".json5", ".jsonc"].contains { name.hasSuffix($0) } }
      .map { (parent + "/" + $0, base.appendingPathComponent($0)) }
    for file in beside {
      let url = root.appendingPathComponent(file)
      paths.append((url.lastPathComponent, url))
    }
    return SourceFiles(try paths.map { SourceFile(path: $0.0, bytes: [UInt8](try Data(contentsOf: $0.1))) })
  }
}

@Suite(.enabled(if: ExternalSet.root != nil)) struct ExternalSetTests {
  /// What comes out is clean, in every permutation.
  @Test(arguments: ExternalSet.all) func comesOutClean(set: ExternalSet) async throws {
    let files = try set.files()
    let result = Converter.convert(files)
    #expect([result.counts.found, result.counts.written, result.counts.failed] == set.counts)
    var output: [String: [UInt8]] = [:]
    for file in result.files { output[file.path] = file.bytes }
    let compilation = await TestCompilation.of(bytes: output)
    let faults = compilation.analysis.diagnostics.filter { $0.severity == .error }
    #expect(faults.map(\.message) == [])
  }

  /// Texts and data of other tools are the same bytes, whatever became of the value beside them.
  @Test(arguments: ExternalSet.all) func losesNoTextAndNoExtension(set: ExternalSet) throws {
    let files = try set.files()
    let result = Converter.convert(files)
    var written: [String: Int] = [:]
    for file in result.files { Self.count(String(decoding: file.bytes, as: UTF8.self), into: &written) }
    for file in files.files {
      guard (try? JSONSerialization.jsonObject(with: Data(file.bytes))) != nil else { continue }
      var wanted: [String: Int] = [:]
      Self.count(String(decoding: file.bytes, as: UTF8.self), into: &wanted)
      for text in wanted.keys { #expect(written[text] != nil, "\(file.path): \(text)") }
    }
  }

  /// Counts the descriptions of a file by their bytes.
  private static func count(_ text: String, into counts: inout [String: Int]) {
    for line in text.split(separator: "\n") {
      guard let start = line.range(of: "\"$description\": ") else { continue }
      let value = line[start.upperBound...].prefix { $0 != "," && $0 != "}" }
      counts[String(value).trimmed, default: 0] += 1
    }
  }

  /// Each deviation of the files that are nearly of 2025.10 has its place.
  @Test(.enabled(if: ExternalSet.root != nil)) func deviationsHaveTheirPlaces() throws {
    let set = try #require(ExternalSet.all.first { $0.folder.hasSuffix("microsoft-fluent") })
    let files = try set.files()
    let lines = Converter.convert(files).diagnostics.compactMap { diagnostic -> String? in
      guard let location = diagnostic.location else { return nil }
      let bytes = files[location.file].bytes
      return String(decoding: bytes[location.range.indices], as: UTF8.self)
    }
    let text = files.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(
      lines.count { $0.utf8.count == 6 && $0.hasPrefix("\"#") } == text.matches(of: /"hex": "#[0-9a-fA-F]{3}"/).count)
    #expect(lines.count { $0 == "\"MozOsxFontSmoothing\"" } == text.matches(of: /"MozOsxFontSmoothing"/).count)
  }
}
