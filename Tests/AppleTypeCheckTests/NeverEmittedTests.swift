import Testing
import TokenEmit
import TokenModel
import TokenTestSupport

extension AppleTypeCheckTests {
  /// What no generated Swift may hold, whatever the tokens.
  @Suite struct NeverEmittedTests {
    /// All generated Swift of the sets with every case and of the repository's tokens, comments left out.
    private static func lines() async throws -> [String] {
      let compilations = [
        await TestCompilation.of(EveryCase.acrossPlatforms), try await RepositoryTokens.compile(),
      ]
      return compilations.flatMap(\.outputs).filter { $0.path.hasSuffix(".swift") }.flatMap { file in
        String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      }.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    }

    @Test("Deprecated and private AppKit materials, calls of the betas, casts between effect views, force")
    func words() async throws {
      let lines = try await Self.lines()
      #expect(lines.count > 10_000)
      let words =
        AppKitPurpose.deprecated.filter { $0 != "light" && $0 != "dark" } + [
          "isEnabled:", "url(", "as! ", "as? NSVisualEffectView", "as? UIVisualEffectView", "try!", "fatalError",
          "unsafeBitCast", "NSSelectorFromString", "value(forKey", "rawValue: 1", "@unchecked", "nonisolated(unsafe)",
          "glassEffect(.regular, in: .rect", "UIScreen", "traitCollectionDidChange", "widgetEffect",
        ]
      for word in words {
        #expect(lines.first { $0.contains(word) } == nil, "\(word)")
      }
      for name in ["light", "dark"] {
        #expect(lines.first { $0.contains(".visualEffect(.\(name)") || $0.contains("material = .\(name)") } == nil)
      }
    }

    @Test("Every check of the running system names all five, visionOS too")
    func availability() async throws {
      let checks = try await Self.lines().filter { $0.contains("#available(") }
      #expect(checks.count > 20)
      for check in checks {
        for system in ["iOS ", "macOS ", "tvOS ", "watchOS ", "visionOS ", "*)"] {
          #expect(check.contains(system), "\(check)")
        }
      }
    }

    @Test("Calls of version 26 stand where an older compiler does not look")
    func compilers() async throws {
      let words = [
        "glassEffect(", "GlassEffectContainer", "UIGlassEffect", "NSGlassEffectView", ".glassProminent", ": Glass {",
        "prominentGlass", "tintProminence", "effectIsInteractive", "cornerConfiguration", "bezelStyle = .glass",
        ".lineHeight(.exact",
      ]
      var found: Set<String> = []
      // The conditions that are open at a line, the innermost last.
      var conditions: [String] = []
      for line in try await Self.lines() {
        let text = line.drop { $0 == " " }
        if text.hasPrefix("#if ") {
          conditions.append(String(text))
        } else if text.hasPrefix("#elseif ") || text.hasPrefix("#else") {
          conditions[conditions.count - 1] = String(text)
        } else if text.hasPrefix("#endif") {
          conditions.removeLast()
        }
        for word in words where text.contains(word) {
          found.insert(word)
          #expect(conditions.contains { $0.contains("compiler(>=6.") }, "\(line)")
        }
      }
      #expect(found == Set(words))
    }

    @Test("No stored property is of a type that may be missing")
    func stored() async throws {
      for line in try await Self.lines() where line.contains("let ") || line.contains("var ") {
        for type in ["Glass", "Material", "UIGlassEffect", "NSGlassEffectView"] {
          let isStored = line.hasSuffix(": \(type)") || line.hasSuffix(": \(type)?") || line.contains(": \(type) = ")
          #expect(!isStored || line.contains("let glass: Glass = "), "\(line)")
        }
      }
    }
  }
}
