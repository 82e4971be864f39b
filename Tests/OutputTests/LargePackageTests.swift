import Foundation
import Testing
import TokenEmit
import TokenTestSupport

extension OutputTests {
  /// Generated packages of large sets are built as an app builds them, not only type-checked.
  @Suite struct LargePackageTests {
    static let swift = Tool.find("swift")

    @Test("Fifty groups inside one another build", .enabled(if: swift != nil), .timeLimit(.minutes(15)))
    func deep() async throws {
      let compilation = await TestCompilation.of(LargeTokens.deep(levels: 50))
      try #require(compilation.errors == [])
      let module = try SwiftModule(compilation.outputs)
      let seconds = try Self.build(module.folder)
      print("swift build, 50 groups deep: \(seconds) s")
    }

    @Test(
      "Ten thousand tokens build as fast as constants by hand", .enabled(if: swift != nil), .timeLimit(.minutes(15)))
    func wide() async throws {
      let compilation = await TestCompilation.of(LargeTokens.wide(count: 10_000))
      try #require(compilation.errors == [])
      let generated = try SwiftModule(compilation.outputs)
      var count = 0
      let byHand = try SwiftModule(compilation.outputs.map { Self.constants($0, &count) })
      #expect(count == 10_000)
      let wanted = try Self.build(byHand.folder)
      let seconds = try Self.build(generated.folder)
      print("swift build, 10000 tokens: \(seconds) s; as many constants by hand: \(wanted) s")
      #expect(seconds < 3 * wanted)
    }

    /// Builds a package for debugging and tells how long that took.
    private static func build(_ folder: TemporaryFolder) throws -> Double {
      let start = ContinuousClock.now
      let run = try Tool.run(
        try #require(swift), ["build", "-Xswiftc", "-warnings-as-errors"], in: folder.url)
      try #require(run.status == 0, "\((run.output + run.error).suffix(3000))")
      // No file that the package manager does not know what to do with.
      #expect(!(run.output + run.error).contains("warning:"), "\((run.output + run.error).prefix(3000))")
      let (seconds, fraction) = (ContinuousClock.now - start).components
      return (Double(seconds) + Double(fraction) * 1e-18).rounded(.up)
    }

    /// A generated file as someone would write it by hand: a `static let` for each constant, in the same groups.
    private static func constants(_ file: OutputFile, _ count: inout Int) -> OutputFile {
      var isOpen = false
      var lines: [Substring] = []
      for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
        // public static var name: Type { value }, or the value and the closing brace on lines of their own
        let words = line.drop { $0 == " " }.split(separator: " ", maxSplits: 5)
        if isOpen, line == "    }" {
          isOpen = false
        } else if words.count == 6, words[..<3] == ["public", "static", "var"], words[4].hasPrefix("Token") {
          count += 1
          isOpen = words[5] == "{"
          lines.append("    public static let \(words[3]) \(words[4]) = \(words[5].dropFirst(2).dropLast(2))")
        } else {
          lines.append(line)
        }
      }
      return OutputFile(file.path, Array(lines.joined(separator: "\n").utf8))
    }
  }
}
