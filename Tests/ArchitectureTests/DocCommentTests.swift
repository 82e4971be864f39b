import Foundation
import Testing
import TokenTestSupport

@Suite("Comments of what is public")
struct DocCommentTests {
  private static let modules = ImportArrowsTests.allowed.keys.sorted()

  private static func declarations(of module: String) throws -> [PublicDeclaration] {
    try PublicDeclaration.all(in: Tool.repository().appendingPathComponent("Sources/\(module)"))
  }

  @Test("Every public declaration has one", arguments: modules)
  func everyOne(module: String) throws {
    for declaration in try Self.declarations(of: module) {
      #expect(!declaration.comment.isEmpty, "\(declaration.place): \(declaration.text)")
    }
  }

  @Test("They are counted: most of the package is there")
  func count() throws {
    let counts = try Self.modules.map { try Self.declarations(of: $0).count }
    #expect(counts.reduce(0, +) > 1600)
  }

  /// Words that say what a number is of, between what and what it lies, or how it is counted.
  private static let units = [
    "px", "pixels", "points", "milliseconds", "ms", "seconds", "degrees", "percent", "rem", "contrast", "luminance",
    "lightness", "opacity", "share", "factor", "factors", "multiple", "gamma-encoded", "weight", "unit", "figure",
    "component", "components", "bytes",
  ]

  private static func saysUnit(_ comment: [String]) -> Bool {
    let text = comment.joined(separator: " ").lowercased()
    let words = text.split { !$0.isLetter && $0 != "-" }.map(String.init)
    return text.contains { $0.isNumber } || !Set(words).isDisjoint(with: units)
  }

  @Test("A broken number has a unit or a range there", arguments: modules)
  func units(module: String) throws {
    for declaration in try Self.declarations(of: module) {
      guard declaration.text.contains(#/:\s*\[?Double\b/#), !declaration.text.contains("case ") else { continue }
      #expect(Self.saysUnit(declaration.comment), "\(declaration.place): \(declaration.text)")
    }
  }

  @Test("What throws says when")
  func errors() throws {
    let modules = Self.modules.filter { $0 != "TokenTestSupport" }
    for declaration in try modules.flatMap({ try Self.declarations(of: $0) }) {
      guard declaration.text.contains(#/\)\s*(async )?throws\b/#) else { continue }
      let text = declaration.comment.joined(separator: " ").lowercased()
      let words = ["throw", "error", "fail", "refuse", "see `", "can't", "unless", "not be"]
      #expect(words.contains(where: text.contains), "\(declaration.place): \(declaration.text)")
    }
  }

  @Test("The reader of sources knows what is public, and what stands above it")
  func reader() {
    let text = #"""
      /// A.
      public struct A {
        /// B,
        /// more.
        @inlinable
        public func b(
          c: Int
        ) -> Int { c }
        public var d: Double { 1 }
        var e = """
          public var f = 1
          """
        // public var g = 1
      }
      public import H
      public extension A {}
      /// I.
      public enum I {
        case one, two
        case three(Double)
        /// Four.
        indirect case four(I)
        func five() {}
      }
      /// J.
      public protocol J {
        func six() throws
        /// Seven.
        var seven: Int { get }
      }
      """#
    let found = PublicDeclaration.read(text, "a.swift")
    let places = found.map { "\($0.place.dropFirst(8)) \($0.comment.count)" }
    #expect(places == ["2 1", "6 2", "9 0", "18 1", "20 0", "22 1", "26 1", "27 0", "29 1"])
    #expect(found[1].text == "public func b( c: Int ) -> Int { c }")
  }
}
