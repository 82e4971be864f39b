import Foundation
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenSource
import TokenTestSupport

extension OutputTests {
  /// What the preview page holds.
  @Suite struct PreviewTests {
    /// The token files of this repository.
    static func repository() async throws -> TestCompilation {
      let folder = Tool.repository().appendingPathComponent("tokens")
      var files: [String: [UInt8]] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name.hasSuffix(".json") {
        files[name] = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      }
      return await TestCompilation.of(bytes: files, jobs: 2)
    }

    /// Some surfaces with figures in two brands, one with a dimming layer that is no step of the slider.
    private static let themed = ThemedPageTokens.files(
      [
        "base.tokens.json": #"""
        {
          "ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
          "film": {"$type": "surface", "$value": {
            "role": "media-controls", "platforms": ["iOS", "macOS", "web"], "material": "{apple.glass.clear}",
            "backdrop": {"content": "video", "luminance": "mixed"}, "dimming": 0.32, "scheme": "dark",
            "content": {
              "title": {"element": "text", "role": "title", "color": "{ink}"},
              "play": {"element": "symbol", "role": "icon", "vibrancy": "{apple.vibrancy.label}"}
            }
          }}
        }
        """#
      ],
      [
        .init(
          "brand",
          [
            "a": "{}",
            "b": #"{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0.9, 0.6]}}}"#,
          ])
      ])

    @Test("figures of contrast are those of guidelines.json", arguments: [true, false])
    func legibility(isRepository: Bool) async throws {
      let compilation = isRepository ? try await Self.repository() : await TestCompilation.of(Self.themed)
      let page = try #require(await PreviewPage(compilation))
      let wanted = PreviewPage.legibility(of: compilation)
      #expect(wanted.count >= (isRepository ? 500 : 8))
      #expect(page.legibility.sorted() == wanted.sorted())
    }

    @Test("a dimming layer of the slider has the figure that a surface declared so has")
    func dimming() async throws {
      let page = try #require(await PreviewPage(await TestCompilation.of(Self.themed)))
      for percent in [0, 30, 100] {
        var files = Self.themed
        files["base.tokens.json"] = files["base.tokens.json"]?.replacingOccurrences(
          of: "0.32", with: percent == 0 ? "\"none\"" : "\(Double(percent) / 100)")
        let other = try #require(await PreviewPage(await TestCompilation.of(files)))
        for (surface, wanted) in zip(page.data["surfaces"]?.elements ?? [], other.data["surfaces"]?.elements ?? []) {
          for (row, wanted) in zip(surface["c"]?.elements ?? [], wanted["c"]?.elements ?? []) {
            let steps = row["z"]?.elements ?? []
            try #require(steps.count == 21)
            let step = steps[percent / 5].elements
            #expect(step[0].word == NumberPrinter.text(Double(percent) / 100))
            #expect(step[1] == wanted["w"]?.elements.first && step[2] == wanted["w"]?.elements[1])
          }
        }
      }
    }

    @Test("names are those of the outputs, whatever tokens are called")
    func names() async throws {
      for files in [HostileTokens.apart(HostileTokens.words + HostileTokens.symbols), LargeTokens.wide(count: 300)] {
        let compilation = await TestCompilation.of(files)
        let analysis = compilation.analysis
        let page = try #require(await PreviewPage(compilation))
        #expect(page.tokens.count == analysis.emission.tokens.count)
        for row in page.tokens {
          let token = try #require(analysis.set.token(at: row.path), "\(row.path)")
          let swift = "\(analysis.configuration.name)." + (row.more?["s"]?.text ?? row.path)
          #expect(swift == analysis.swiftName(of: token), "\(row.path)")
          let css = row.more?["c"]?.text ?? "--" + Self.joined(row.path)
          #expect(css == analysis.cssName(of: token), "\(row.path)")
          let place = analysis.set.assembled.place(of: token)
          let file = analysis.files[place.file]
          let line = LineTable(file.bytes).place(at: place.range.lower, in: file.bytes).line
          #expect(row.place == "\(file.name):\(line)")
        }
      }
    }

    /// The dots of a path as dashes, as the page's script makes them; a dot with a combining mark is one too.
    private static func joined(_ path: String) -> String {
      String(String.UnicodeScalarView(path.unicodeScalars.map { $0 == "." ? "-" : $0 }))
    }

    @Test("a token that a theme changes has its value there")
    func themes() async throws {
      let page = try #require(await PreviewPage(await TestCompilation.of(Self.themed)))
      let ink = try #require(page.tokens.first { $0.path == "ink" })
      #expect(ink.value == .string("#ffffff"))
      #expect(ink.more?["t"]?.members.map(\.key) == ["1"])
      #expect(ink.more?["t"]?["1"] == .string("color(srgb 1 0.9 0.6)"))
    }

    @Test("no text ends the script, and nothing is loaded from elsewhere")
    func hostile() async throws {
      var files = HostileTokens.described(HostileTokens.texts)
      files["b.tokens.json"] = HostileTokens.apart(HostileTokens.symbols)["a.tokens.json"]
      let page = try #require(await PreviewPage(await TestCompilation.of(files)))
      let plain = try #require(await PreviewPage(await TestCompilation.of(LargeTokens.wide(count: 10))))
      #expect(try Self.skeleton(page) == Self.skeleton(plain))
      #expect(!page.html.contains("src=") && !page.html.contains("@import"))
      let texts = page.tokens.compactMap { $0.more?["d"]?.text }
      #expect(HostileTokens.texts.filter { !texts.contains($0) }.isEmpty)
    }

    /// The elements of a page with their attributes, as Python's reader of HTML finds them.
    private static func skeleton(_ page: PreviewPage) throws -> [String] {
      let folder = try TemporaryFolder("page")
      try folder.write(page.html, to: "page.html")
      let script = """
        import html.parser, sys
        class Reader(html.parser.HTMLParser):
          def handle_starttag(self, tag, attributes): print("<" + tag, sorted(attributes))
          def handle_endtag(self, tag): print("</" + tag)
          def handle_comment(self, text): print("comment")
        Reader().feed(open("page.html", encoding="utf-8").read())
        """
      try folder.write(script, to: "read.py")
      guard let python = Tool.find("python3") else { return [] }
      let lines = try Tool.run(python, ["read.py"], in: folder.url).output.split(separator: "\n").map(String.init)
      try #require(lines.count > 100)
      return lines
    }

    @Test("the page is at most 1 MB at 500 tokens, and 400 bytes for each further one")
    func size() async throws {
      let small = try #require(await PreviewPage(await TestCompilation.of(LargeTokens.wide(count: 500))))
      let large = try #require(await PreviewPage(await TestCompilation.of(LargeTokens.wide(count: 4500))))
      #expect(small.html.utf8.count <= 1_000_000)
      #expect((large.html.utf8.count - small.html.utf8.count) / 4000 <= 400)
      let own = try #require(await PreviewPage(try await Self.repository()))
      #expect(own.html.utf8.count <= 1_000_000)
    }

    @Test("the same input gives the same page, with one thread and with several")
    func deterministic() async throws {
      let compilation = try await Self.repository()
      let one = await Compiler.preview(compilation.analysis, jobs: 1)
      #expect(await Compiler.preview(compilation.analysis, jobs: 4) == one)
    }

    @Test("tokens with mistakes still make a page, which says what is wrong")
    func mistakes() async throws {
      let files = ["a.tokens.json": #"{"a": {"$type": "colour", "$value": 1}, "b": {"$type": "number", "$value": 2}}"#]
      let page = try #require(await PreviewPage(await TestCompilation.of(files)))
      #expect(page.tokens.map(\.path) == ["b"])
      let finding = try #require(page.data["findings"]?.elements.first?.elements)
      #expect(finding[1...2].map(\.text) == ["error", "type-unknown"] && finding[5].word == "1")
    }
  }
}
