import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenTestSupport

@Suite("Faults that were seen in public")
struct PublicFaultTests {
  /// These judge by figures of contrast, over which the faults here need no word.
  private static let byFigures: [DiagnosticID] = ["x-contrast-floor", "thickness-contrast"]

  private func run(_ tokens: String) async -> [Diagnostic] {
    await TestCompilation.of(["t.tokens.json": tokens]).analysis.diagnostics
      .filter { !Self.byFigures.contains($0.id) }
  }

  @Test("Each is told by its id before it ships, and the mended set is silent", arguments: PublicFault.all)
  func prevented(_ fault: PublicFault) async {
    let found = await run(fault.faulty)
    #expect(found.map(\.id.rawValue) == fault.ids)
    let left = await run(fault.mended)
    #expect(left.map(\.message) == [])
  }

  @Test("What can't be read is told of with its figure, the mended set is silent", arguments: PublicFault.legibility)
  func illegible(_ fault: PublicFault) async {
    let found = await TestCompilation.of(["t.tokens.json": fault.faulty]).analysis.diagnostics
    #expect(found.map(\.id.rawValue).sorted() == fault.ids)
    for diagnostic in found where diagnostic.id == "x-contrast-floor" {
      #expect(diagnostic.severity == .warning)
      #expect(diagnostic.message.contains(/no more than [0-9.]+:1 over #[0-9A-F]{6}, and text of 17 pt needs 4.5:1/))
    }
    let mended = await TestCompilation.of(["t.tokens.json": fault.mended]).analysis.diagnostics
    #expect(mended.map(\.message) == [])
  }

  @Test("The purpose is offered in place of a deprecated name")
  func suggestion() async throws {
    let fault = try #require(PublicFault.all.first { $0.number == 21 })
    let found = await run(fault.faulty)
    #expect(found.flatMap(\.fixes).map(\.replacement) == [#""hudWindow""#])
  }

  @Test("6: a translucent tint that AppKit takes for dimming is told of in the plan (KiwiDesk 1297)")
  func translucentTint() async throws {
    func plans(_ alpha: String) async throws -> String {
      let color = #"{ "colorSpace": "srgb", "components": [0, 0.3, 0.8], "alpha": \#(alpha) }"#
      let tokens = #"""
        {
          "done": {
            "$type": "surface",
            "$value": {
              "role": "button", "platforms": ["macOS"], "material": "{apple.glass.regular}",
              "emphasis": "primary-action",
              "tint": { "light": \#(color), "dark": \#(color), "increasedContrast": \#(color) }
            }
          }
        }
        """#
      let compilation = await TestCompilation.of(["t.tokens.json": tokens])
      return try #require(
        compilation.outputs.first { $0.path.hasSuffix("surfaces.json") }.map(\.bytes).map {
          String(decoding: $0, as: UTF8.self)
        })
    }
    let notice = "may darken its glass by a translucent tint"
    #expect(try await plans("0.5").contains(notice))
    #expect(try await !plans("1").contains(notice))
  }

  @Test("34: the plan draws it behind the window with a view of AppKit")
  func behindWindow() async throws {
    let fault = try #require(PublicFault.all.first { $0.number == 34 })
    let compilation = await TestCompilation.of(["t.tokens.json": fault.mended])
    let plans = compilation.outputs.first { $0.path.hasSuffix("surfaces.json") }.map(\.bytes) ?? []
    #expect(String(decoding: plans, as: UTF8.self).contains("behindWindow"))
  }
}
