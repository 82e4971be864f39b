import Foundation
import Testing
import TokenCompiler
import TokenEmit
import TokenModel
import TokenTestSupport

extension AppleTypeCheckTests {
  /// Faults that apps shipped, looked for in generated code and in the plans it is made from; `FAULTS.md` lists them.
  @Suite struct PublicFaultTests {
    /// The plans of every material on every platform and in every role.
    private static func plans() async throws -> [SurfacePlan] {
      var plans: [SurfacePlan] = []
      for files in [EveryCase.acrossPlatforms, EveryCase.acrossRoles] {
        let compilation = await TestCompilation.of(files)
        try #require(compilation.errors == [])
        plans += compilation.analysis.set.surfaces.map(compilation.analysis.emission.planner.plan)
      }
      return plans
    }

    private static func drawings(_ plan: SurfacePlan) -> [SurfaceDrawing] {
      plan.steps.flatMap { step in AccessibilitySetting.allCases.map { step.drawing($0) } }
    }

    /// The code of a generated file, its comments left out.
    private static func code(_ file: String) async throws -> String {
      let compilation = await TestCompilation.of(GateTests.tokens)
      let text = try #require(compilation.text("swift/Sources/DesignTokens/\(file).swift"))
      return text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    }

    @Test("AppKit's glass is never drawn while transparency is reduced")
    func appKitGlass() async throws {
      for plan in try await Self.plans() where plan.platform == .macOS {
        for step in plan.steps {
          if case .glass? = step.drawing(.reducedTransparency).appKit { Issue.record("\(plan.role) from \(step.from)") }
        }
      }
    }

    @Test("Views read the settings live")
    func live() async throws {
      let swiftUI = try await Self.code("SwiftUISurfaces")
      for key in ["colorScheme", "colorSchemeContrast", "accessibilityReduceTransparency"] {
        #expect(swiftUI.split(separator: "@Environment(\\.\(key))").count == 3, "\(key)")
      }
      let uiKit = try await Self.code("UIKitSurfaces")
      #expect(uiKit.contains("reduceTransparencyStatusDidChangeNotification"))
      #expect(uiKit.contains("darkerSystemColorsStatusDidChangeNotification"))
      #expect(try await Self.code("AppKitSurfaces").contains("accessibilityDisplayOptionsDidChangeNotification"))
    }

    @Test("The colour in place of a look of one's own is given for both schemes")
    func opaque() async throws {
      let compilation = await TestCompilation.of([
        "tokenc.json": #"{"rules": {"*": "off"}}"#,
        "a.tokens.json": """
        {"m": {"$type": "material", "$value": {"kind": "standard", "appearance": {
          "light": {"blur": {"value": 8, "unit": "px"}, "opaque": {"colorSpace": "srgb", "components": [1, 1, 1]}},
          "dark": {"blur": {"value": 8, "unit": "px"}, "opaque": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}},
         "s": {"$type": "surface", "$value": {"role": "card", "platforms": ["iOS"], "material": "{m}"}}}
        """,
      ])
      try #require(compilation.errors == [])
      let text = try #require(compilation.text("swift/Sources/DesignTokens/Surfaces.swift"))
      let color = ".color(.light(.srgb(1, 1, 1), dark: .srgb(0, 0, 0)))"
      let reduced = text.split(separator: "reducedTransparency: .drawn(").dropFirst()
      #expect(reduced.count >= 1)
      #expect(reduced.allSatisfy { $0.contains("swiftUI: \(color)") && $0.contains("uiKit: \(color)") })
    }

    @Test("UIKit's blurs are those of the platform")
    func blurs() async throws {
      for plan in try await Self.plans() {
        for drawing in Self.drawings(plan) {
          guard case .blur(let styles)? = drawing.uiKit else { continue }
          for style in [styles.light, styles.dark] {
            #expect(style.rawValue.hasPrefix("system") == (plan.platform != .tvOS), "\(plan.platform) \(style)")
          }
        }
      }
    }

    @Test("Vibrancy has the blur of its surface, and no fixed colour stands in for it over a blur")
    func vibrancy() async throws {
      for plan in try await Self.plans() where plan.platform == .iOS || plan.platform == .visionOS {
        for drawing in Self.drawings(plan) {
          for foreground in drawing.foregrounds where foreground.name.hasSuffix("abel") {
            let isBlur = if case .blur? = drawing.uiKit { true } else { false }
            switch foreground.uiKit {
            case .vibrancy?: #expect(isBlur, "vibrancy without a blur")
            case .systemColor?: #expect(!isBlur, "\(foreground.name) on a blur")
            default: Issue.record("\(foreground.name) is \(String(describing: foreground.uiKit))")
            }
          }
        }
      }
      let code = try await Self.code("UIKitSurfaces")
      #expect(code.split(separator: "UIVibrancyEffect(blurEffect: ").dropFirst().allSatisfy { $0.hasPrefix("blur") })
      #expect(code.contains("let blur = self.makeEffect(for: traits) as? UIBlurEffect"))
    }

    @Test("Declared dimming lies beneath clear glass, and beneath what stands in for it")
    func dimming() async throws {
      let compilation = await TestCompilation.of([
        "tokenc.json": #"{"rules": {"*": "off"}}"#,
        "a.tokens.json": """
        {"s": {"$type": "surface", "$value": {"role": "media-controls", "material": "{apple.glass.clear}",
          "platforms": ["iOS", "macOS", "tvOS", "watchOS"], "dimming": 0.35}}}
        """,
      ])
      try #require(compilation.errors == [])
      let planner = compilation.analysis.emission.planner
      for plan in compilation.analysis.set.surfaces.map(planner.plan) {
        for drawing in Self.drawings(plan) { #expect(drawing.dimming?.alpha == 0.35, "\(plan.platform)") }
      }
    }

    @Test("In a widget there is a colour in place of a material")
    func widget() async throws {
      for plan in try await Self.plans() where plan.role == .widget && plan.platform != .web {
        for drawing in Self.drawings(plan) {
          switch drawing.swiftUI {
          case .color?, .system?, .none?, Optional.none: break
          case let other?: Issue.record("\(plan.platform): \(other)")
          }
        }
      }
    }

    @Test("The heads-up material never stands in for the glass of a whole window")
    func headsUp() async throws {
      let whole: Set<Role> = [.window, .appBackground, .underWindow, .pageBackground, .fullscreen, .fullscreenModal]
      for material in ["{apple.glass.regular}", "{apple.glass.clear}"] {
        for role in Role.allCases where whole.contains(role) {
          let surface = #"{"role": "\#(role.rawValue)", "platforms": ["macOS"], "material": "\#(material)"}"#
          let compilation = await TestCompilation.of([
            "tokenc.json": "{\"rules\": {\"*\": \"off\"}, \(AppleSDK.lowest)}",
            "a.tokens.json": "{\"s\": {\"$type\": \"surface\", \"$value\": \(surface)}}",
          ])
          try #require(compilation.errors == [])
          let text = try #require(compilation.text("swift/Sources/DesignTokens/Surfaces.swift"))
          #expect(!text.contains("visualEffect(.hudWindow"), "\(role) \(material)")
          #expect(text.contains("appKit: .visualEffect("))
        }
      }
    }

    @Test("A visual effect has its material, blending and state set, and a required scheme pins the appearance")
    func visualEffect() async throws {
      let code = try await Self.code("AppKitSurfaces")
      for setting in ["view.material = ", "view.blendingMode = ", "view.state =", "view.isEmphasized = "] {
        #expect(code.contains(setting))
      }
      #expect(code.contains("case .dark?: appearance = NSAppearance(named: .darkAqua)"))
      // Every visual effect view goes through the one place that sets them.
      for file in ["AppKitSurfaces", "SwiftUISurfaces"] {
        let code = try await Self.code(file)
        #expect(code.contains("NSVisualEffectView()") && code.contains("configure(view)"), "\(file)")
      }
    }

    @Test("A translucent tint on AppKit's glass is said in the comment")
    func translucentTint() async throws {
      let compilation = await TestCompilation.of([
        "tokenc.json": #"{"rules": {"*": "off"}}"#,
        "a.tokens.json": """
        {"s": {"$type": "surface", "$value": {"role": "button", "platforms": ["macOS"],
          "material": "{apple.glass.regular}",
          "tint": {"colorSpace": "srgb", "components": [0, 0, 1], "alpha": 0.5}}}}
        """,
      ])
      let text = compilation.text("swift/Sources/DesignTokens/Surfaces.swift") ?? ""
      #expect(text.contains("/// - Note: \(PlanNotice.translucentTint.text) (macOS)\n"))
    }

    @Test("A group's glass has a container, and glass is never turned off by an argument")
    func container() async throws {
      let code = try await Self.code("SwiftUISurfaces")
      #expect(code.contains("GlassEffectContainer(spacing: spacing) { content }"))
      #expect(!code.contains("isEnabled"))
      #expect(code.contains("return .identity"))
    }
  }
}
