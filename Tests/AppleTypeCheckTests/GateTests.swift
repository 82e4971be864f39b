import Testing
import TokenTestSupport

extension AppleTypeCheckTests {
  /// The check sees what a missing gate does: taking one out of the generated code makes it fail.
  @Suite struct GateTests {
    /// A gate of the generated code, what it reads without it, and what the compiler says then.
    struct Gate: CustomTestStringConvertible {
      let file: String
      let gate: String
      let instead: String
      let target: [String]
      let error: String
      var testDescription: String { "\(file): \(error)" }

      static let all26 = "#available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)"
      static let all = [
        Gate(
          file: "SwiftUIStyles.swift", gate: "if \(all26) {\n            font", instead: "do {\n            font",
          target: ["ios", "17"], error: "'lineHeight' is only available in iOS 26.0 or newer"),
        Gate(
          file: "SwiftUIStyles.swift",
          gate: "if #available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) {", instead: "if true {",
          target: ["watchos", "8"], error: "'tracking' is only available in watchOS 9.0 or newer"),
        Gate(
          file: "Support.swift",
          gate: "@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)\n    public var unitCurve",
          instead: "public var unitCurve", target: ["macos", "12"],
          error: "'UnitCurve' is only available in macOS 14.0 or newer"),
        Gate(
          file: "SwiftUISurfaces.swift", gate: "if isGlass, \(all26)", instead: "if isGlass", target: ["ios", "17"],
          error: "only available in iOS 26.0 or newer"),
        Gate(
          file: "SwiftUISurfaces.swift", gate: "#if compiler(>=6.2) && !os(visionOS)", instead: "#if compiler(>=6.2)",
          target: ["visionos", "26"], error: "is unavailable in visionOS"),
        Gate(
          file: "SwiftUISurfaces.swift",
          gate: "#available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, visionOS 26.1, *)",
          instead: "true", target: ["ios", "26"], error: "only available in iOS 26.1 or newer"),
        Gate(
          file: "SwiftUISurfaces.swift", gate: "#if os(tvOS) || os(watchOS)", instead: "#if os(watchOS)",
          target: ["tvos", "17"], error: "'bar' is unavailable in tvOS"),
        Gate(
          file: "SwiftUISurfaces.swift",
          gate: "if #available(iOS 16.0, macOS 12.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) {", instead: "do {",
          target: ["watchos", "8"], error: "'quinary' is only available in watchOS 10.0 or newer"),
        Gate(
          file: "SwiftUISurfaces.swift",
          gate: "guard #available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *) else { return nil }",
          instead: "", target: ["watchos", "8"], error: "only available in watchOS 10.0 or newer"),
        Gate(
          file: "UIKitSurfaces.swift", gate: "if \(all26) {\n            let effect",
          instead: "do {\n            let effect",
          target: ["ios", "17"], error: "'UIGlassEffect' is only available in iOS 26.0 or newer"),
        Gate(
          file: "UIKitSurfaces.swift", gate: "#if os(tvOS)\n        switch self {\n        case .light",
          instead: "#if os(visionOS)\n        switch self {\n        case .light", target: ["tvos", "17"],
          error: "'systemUltraThinMaterial' is unavailable in tvOS"),
        Gate(
          file: "UIKitSurfaces.swift", gate: "#if compiler(>=6.2) && !os(visionOS)\n        if",
          instead: "#if true\n        if",
          target: ["visionos", "26"], error: "is unavailable in visionOS"),
        Gate(
          file: "AppKitSurfaces.swift", gate: "if \(all26) {\n            let glass",
          instead: "do {\n            let glass",
          target: ["macos", "14"], error: "'NSGlassEffectView' is only available in macOS 26.0 or newer"),
        Gate(
          file: "AppKitSurfaces.swift",
          gate: "guard #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) else {",
          instead: "guard true else {", target: ["macos", "12"],
          error: "'systemFill' is only available in macOS 14.0 or newer"),
      ]
    }

    @Test("A call without its gate is an error", arguments: Gate.all)
    func ungated(gate: Gate) async throws {
      let compilation = await TestCompilation.of(Self.tokens)
      var isFound = false
      let package = try GeneratedPackage(compilation.outputs) { name, text in
        guard name == gate.file else { return text }
        isFound = text.contains(gate.gate)
        return text.replacing(gate.gate, with: gate.instead)
      }
      #expect(isFound, "the generated code has no such gate")
      let faults = try package.faults(gate.target)
      #expect(faults.contains { $0.contains(gate.error) }, "\(faults)")
    }

    @Test("What only the newest compiler sees compiles too, and what an older one sees")
    func compilers() async throws {
      let compilation = await TestCompilation.of(Self.tokens)
      let newer = try GeneratedPackage(compilation.outputs) { $1.replacing("compiler(>=6.4)", with: "compiler(>=6.2)") }
      #expect(try newer.faults() == [])
      // Without Xcode 26 the calls of version 26 are not there at all.
      let older = try GeneratedPackage(compilation.outputs) { _, text in
        ["6.2.1", "6.2", "6.4"].reduce(text) { $0.replacing("compiler(>=\($1))", with: "compiler(>=99)") }
      }
      #expect(try older.faults() == [])
    }

    static let tokens = [
      "tokenc.json": "{\"rules\": {\"*\": \"off\"}, \(AppleSDK.lowest)}",
      "a.tokens.json": """
      {"a": {"$type": "surface", "$value": {"role": "button", "material": "{apple.glass.clear}",
        "content": {"t": {"element": "text", "vibrancy": "{apple.vibrancy.label}"}}}}}
      """,
    ]
  }
}
