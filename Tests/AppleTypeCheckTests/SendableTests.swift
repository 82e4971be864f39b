import Foundation
import Testing
import TokenTestSupport

extension AppleTypeCheckTests {
  /// Everything public can be handed from one actor to another.
  @Suite struct SendableTests {
    /// Types that only some platforms have, with the condition for each.
    private static let conditions = [
      "TokenSurfaceView": "os(macOS) || (canImport(UIKit) && !os(watchOS))", "TokenSurfaceLabel": "os(macOS)",
      "TokenSurfaceGroup": "canImport(SwiftUI)", "TokenColor.Space": "!canImport(SwiftUI)",
    ]

    @Test("Every public type and every kind of token is Sendable in Swift 6, on Apple's platforms and on Linux")
    func types() async throws {
      let compilation = try await RepositoryTokens.compile()
      try #require(compilation.errors == [])
      let package = try GeneratedPackage(compilation.outputs)
      let names = try Self.publicTypes(package)
      #expect(names.count > 45)
      for name in ["TokenTypography", "TokenMaterial.Kind", "TokenGradient.Stop", "TokenSurfaceView"] {
        #expect(names.contains(name), "\(name)")
      }
      try package.folder.write(Self.consumer(names), to: "Sending.swift")
      let modules = package.folder.url.appendingPathComponent("modules").path
      #expect(try package.faults(options: ["-module", "AcmeTokens", modules]) == [])
      let faults = try AppleSDK.faults(in: package.folder.url, options: ["-import", modules], ["Sending.swift"])
      #expect(faults == [])
      let compiler = try #require(Tool.find("swiftc"))
      let options = ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
      let module = try Tool.run(
        compiler, options + ["-emit-module", "-module-name", "AcmeTokens"] + package.files, in: package.folder.url)
      try #require(module.status == 0, "\(module.error)")
      let linux = try Tool.run(compiler, options + ["-typecheck", "-I", ".", "Sending.swift"], in: package.folder.url)
      #expect(linux.status == 0, "\(linux.error)")
    }

    /// The names of all public types, the ones inside of others with their outer names.
    private static func publicTypes(_ package: GeneratedPackage) throws -> [String] {
      var names: Set<String> = []
      for file in package.files where file != "Namespaces.swift" {
        let text = try String(contentsOf: package.folder.url.appendingPathComponent(file), encoding: .utf8)
        // The types that are open at a line, by their depth.
        var open: [String] = []
        for line in text.split(separator: "\n") {
          let depth = line.prefix { $0 == " " }.count / 4
          let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
          guard let keyword = words.firstIndex(where: { ["struct", "enum", "class", "typealias"].contains($0) }),
            words[..<keyword].contains("public") || words[..<keyword].contains("open"), keyword + 1 < words.count,
            !line.contains("//")
          else { continue }
          open = Array(open.prefix(depth)) + [words[keyword + 1]]
          guard words[keyword] != "class" || words[keyword + 1].first?.isUppercase == true else { continue }
          names.insert(open.joined(separator: "."))
        }
      }
      return names.sorted()
    }

    /// An app that sends each: a type by its name, and a token of each kind as a value of a generic type.
    private static func consumer(_ names: [String]) -> String {
      let types = names.map { name in
        let type = name == "TokenSurfaceGroup" ? "TokenSurfaceGroup<EmptyView>" : name
        let line = "  send(\(type).self)"
        return conditions[name].map { "  #if \($0)\n\(line)\n  #endif" } ?? line
      }
      return """
        import AcmeTokens
        #if canImport(SwiftUI)
        import SwiftUI
        #endif
        struct Box<Value: Sendable>: Sendable { let value: Value }
        func send<Value: Sendable>(_: Value.Type) {}
        func types() {
        \(types.joined(separator: "\n"))
        }
        actor Store {
          private var boxes: [any Sendable] = []
          func keep<Value: Sendable>(_ box: Box<Value>) { boxes.append(box) }
        }
        func values(_ store: Store) async {
          await store.keep(Box(value: AcmeTokens.color.canvas.light))
          await store.keep(Box(value: AcmeTokens.space.m))
          await store.keep(Box(value: AcmeTokens.textStyle.hero))
          await store.keep(Box(value: AcmeTokens.textStyle.hero.family.typeface { _ in false }))
          await store.keep(Box(value: AcmeTokens.elevation.low))
          await store.keep(Box(value: AcmeTokens.border.hairline))
          await store.keep(Box(value: AcmeTokens.gradient.brand))
          await store.keep(Box(value: AcmeTokens.motion.transition.press))
          await store.keep(Box(value: AcmeTokens.player.controls))
          await store.keep(Box(value: TokenVibrancy.label.color))
          await store.keep(Box(value: TokenRecommendation.all))
        }
        """
    }
  }
}
