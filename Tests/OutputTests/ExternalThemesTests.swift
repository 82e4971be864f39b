import Foundation
import Testing
import TokenCompiler
import TokenConvert
import TokenEmit
import TokenModel
import TokenSource
import TokenTestSupport

/// Where the design systems are; nil where they are not.
private let externalSets: URL? = {
  let named = ProcessInfo.processInfo.environment["TOKENC_EXTERNAL"].map { URL(fileURLWithPath: $0) }
  let folder = named ?? Tool.repository().appendingPathComponent("../shared/external")
  let sets = folder.appendingPathComponent("terrazzo-dtcg-examples")
  return FileManager.default.fileExists(atPath: sets.path) ? sets : nil
}()

extension OutputTests {
  /// Design systems of the public, if they lie beside the checkout or where `TOKENC_EXTERNAL` says: every permutation is
  /// free of errors, and Chromium keeps and understands every declaration.
  @Suite(.enabled(if: externalSets != nil && ThemesPage.isInstalled)) struct ExternalThemesTests {
    @Test(
      "in Chromium, every permutation",
      arguments: [
        "shopify-polaris", "adobe-spectrum", "figma-sds", "github-primer", "ibm-carbon", "microsoft-fluent",
      ])
    func system(name: String) async throws {
      let compilation = await TestCompilation.of(bytes: try Self.files(name))
      #expect(compilation.errors == [])
      let analysis = compilation.analysis
      let themes = analysis.emission.themes
      let css = try #require(compilation.text("web/tokens.css"))
      let page = ThemesPage(axes: themes.axes)
      let checks = themes.all.indices.map { index in
        analysis.emission.tokens.flatMap { token -> [WebCheck] in
          let set = themes.all[index].set
          guard let place = themes.counterpart(of: token, in: index), let value = set.baseValue(of: place) else {
            return []
          }
          let screen = WebCheck.Screen(display: .srgb, standIns: set.fallbacks[place])
          let isDark = themes.appearance(of: themes.all[index]) == .dark
          return WebCheck.all(of: value, analysis.cssName(of: token), dark: isDark, on: screen)
        }
      }
      let probes = checks.map { list in
        list.map { ThemesPage.Probe(property: $0.probe.property, value: $0.probe.value, reads: $0.probe.reads) }
      }
      let cases = themes.all.enumerated().map { index, theme in
        ThemesPage.Case(chain: [page.attributes(of: theme.choice, along: page.axes.indices)], probes: index)
      }
      let answer = try ThemesPage.ask(css, probes, [ThemesPage.Page(media: [:], cases: cases)])
      let written = css.split(separator: "\n").count { $0.drop { $0 == " " }.hasPrefix("--") }
      #expect(answer.declared == written && written > 0)
      var differences: [String] = []
      for (index, number) in answer.pages[0].enumerated() {
        for (check, values) in zip(checks[index], answer.rows[number]) {
          if let wrong = check.difference(values) {
            differences.append("\(themes.all[index].name) \(check.name): \(wrong)")
          }
        }
      }
      #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(8).joined(separator: "\n"))")
    }

    /// The files, converted where they are no 2025.10; rules are off.
    private static func files(_ name: String) throws -> [String: [UInt8]] {
      let root = try #require(externalSets)
      let folder = root.appendingPathComponent(name)
      var files: [SourceFile] = []
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      where path.hasSuffix(".json") {
        let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
        files.append(SourceFile(path: name + "/" + path, bytes: bytes))
      }
      let resolver = name + ".resolver.json"
      files.append(
        SourceFile(path: resolver, bytes: [UInt8](try Data(contentsOf: root.appendingPathComponent(resolver)))))
      var result: [String: [UInt8]] = [:]
      if name == "shopify-polaris" {
        for file in files { result[file.path] = file.bytes }
      } else {
        let conversion = Converter.convert(SourceFiles(files))
        for file in conversion.files { result[file.path] = file.bytes }
        if result[resolver] == nil { result[resolver] = files.last?.bytes }
      }
      result["tokenc.json"] = Array(#"{"rules": {"*": "off"}}"#.utf8)
      return result
    }
  }
}
