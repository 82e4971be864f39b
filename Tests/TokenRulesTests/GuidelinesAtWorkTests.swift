import Testing
import TokenDiagnostics
import TokenModel
import TokenRules

@Suite("Guidelines that are no rules, at work")
struct GuidelinesAtWorkTests {
  // MARK: All of them

  /// Every guideline there is: the ninety of the texts the tool was made for, and sixteen of other texts by Apple.
  private static let stated = """
    material-purpose material-hints-background material-two-kinds glass-functional-layer glass-shows-content
    glass-in-content-layer content-layer-standard glass-transient-exception glass-transient-at-rest glass-sparing
    glass-system-automatic glass-important-only glass-variant-enum glass-default-regular regular-behaviour
    regular-when-legibility-risk regular-for-text-heavy scroll-edge-effect clear-needs-rich-backdrop clear-over-media
    clear-behaviour clear-dimming-decision clear-bright-dimming clear-dark-no-dimming clear-avkit-no-dimming
    dimming-is-dark dimming-beneath glass-no-inherent-color glass-tint-sparing glass-tint-primary-only
    glass-color-background-not-symbol glass-tint-several-controls standard-for-structure semantic-role
    not-by-appearance match-use-case vibrant-on-material vibrant-color-guarantee system-foreground-colors
    thickness-contrast thinness-context no-absolute-rule adapts-to-appearance light-dark-pairs follow-system-materials
    prefer-sf-symbols ios-four-materials ios-default-regular ios-standard-in-content vibrancy-kinds
    vibrancy-mechanism vibrancy-level-order vibrancy-label-levels quaternary-on-thin vibrancy-fill-levels
    vibrancy-separator-single vibrancy-no-mixing macos-purpose macos-vibrant-colors macos-vibrancy-decision
    macos-system-vibrancy macos-test-contexts macos-blending-enum macos-blending-chosen tvos-glass-extent
    tvos-focus-glass tvos-standard-structure tvos-thickness tvos-ultrathin tvos-thin tvos-regular tvos-thick
    visionos-window-glass visionos-glass-adaptive visionos-no-dark-mode visionos-opaque-window
    visionos-material-if-needed visionos-thin-interactive visionos-regular-sections visionos-thick-dark
    visionos-auto-vibrancy visionos-vibrancy-enum visionos-label visionos-secondary visionos-tertiary
    watchos-modal-material watchos-keep-default-modal swiftui-materials-enum ultrathick-undocumented glass-api
    x-glass-on-glass x-glass-mix-variants x-clear-three-conditions x-edge-effect-one x-glass-in-container
    x-light-dark-contrast-sets x-similar-hue-label x-no-hardcoded-system-color x-reduce-transparency
    x-vibrancy-blur-match x-vibrancy-killed-by-color x-appkit-deprecated x-vibrancy-leaf x-contrast-floor
    x-availability x-nested-backdrop
    """
  /// What the tool checks beside the guidelines: that what they need is declared, what a team asks of itself, and what
  /// the tool itself cannot carry out.
  private static let own: Set<String> = ["undeclared-backdrop", "house-recommendation", "ipados-override-not-emitted"]

  @Test("All 106 are there, and nothing else")
  func complete() {
    let stated = Self.stated.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(stated.count == 106 && Set(stated).count == 106)
    let ids = Guidelines.all.map(\.id.rawValue)
    #expect(Set(ids).count == ids.count)
    #expect(Set(stated).subtracting(ids) == [])
    #expect(Set(ids).subtracting(stated) == Self.own)
  }

  @Test("Each has its parts")
  func parts() {
    for guideline in Guidelines.all {
      #expect(!guideline.summary.hasSuffix(".") && !guideline.source.hasSuffix("."), "\(guideline.id)")
      #expect(guideline.platforms.isEmpty == false)
      #expect((guideline.kind == .rule) == (RuleCatalog.page(guideline.id.rawValue) != nil))
      #expect((guideline.kind == .rule) == (guideline.work == nil))
      #expect((guideline.severity == nil) == (guideline.kind == .fact || guideline.kind == .default))
      if let work = guideline.work {
        #expect(work.hasSuffix(".") && !work.contains("\n"), "\(guideline.id)")
        // Whatever other guideline it names is there.
        for word in work.split(whereSeparator: { !$0.isLowercase && $0 != "-" }) where word.contains("-") {
          let isID = Guidelines.guideline(String(word)) != nil || Role(rawValue: String(word)) != nil
          let isWord = ["type-checking", "ultra-thin", "self-drawn"].contains(word)
          #expect(isID || isWord, "\(guideline.id): \(word)")
        }
      }
    }
  }

  // MARK: Closed lists and required members

  /// A file with one breach of each, marked, and where the right word takes its place.
  private static let enumerations: [String: String] = [
    "material-two-kinds": material(#""kind": 1️⃣"frosted""#),
    "glass-variant-enum": material(#""kind": "glass", "variant": 1️⃣"frosted""#),
    "semantic-role": #"{ "it": { "$type": "surface", "$value": 1️⃣{ "material": "system" } } }"#,
    "light-dark-pairs": material(#""kind": "standard", "appearance": 1️⃣{ "light": {} }"#),
    "ios-four-materials": material(#""kind": "standard", "thickness": 1️⃣"extraThin""#),
    "vibrancy-kinds": vibrancy(#""category": 1️⃣"border""#),
    "vibrancy-label-levels": vibrancy(#""category": "label", "level": 1️⃣"quinary""#),
    "vibrancy-fill-levels": vibrancy(#""category": "fill", "level": 1️⃣"quaternary""#),
    "vibrancy-separator-single": vibrancy(#""category": "separator", "level": 1️⃣"secondary""#),
    "macos-blending-enum": appKit(#""material": "sidebar", "blending": 1️⃣"overlay""#),
    "x-appkit-deprecated": appKit(#""material": 1️⃣"ultraDark""#),
  ]

  private static func material(_ members: String) -> String {
    #"{ "it": { "$type": "material", "$value": { \#(members) } } }"#
  }
  private static func appKit(_ members: String) -> String {
    material(#""kind": "standard", "appKit": { \#(members) }"#)
  }
  private static func vibrancy(_ members: String) -> String {
    let color = #"{ "colorSpace": "srgb", "components": [0, 0, 0] }"#
    return
      #"{ "it": { "$type": "vibrancy", "$value": { \#(members), "appearance": { "light": \#(color), "dark": \#(color) } } } }"#
  }

  @Test("A breach of a closed list carries the guideline's id", arguments: enumerations.keys.sorted())
  func enumeration(_ id: String) throws {
    let run = RuleRun(try #require(Self.enumerations[id]), faulty: true)
    let faults = run.earlier.filter { $0.severity == .error }
    #expect(faults.map(\.id.rawValue) == [id])
    #expect(faults.map(\.severity) == [.error])
    #expect(faults.allSatisfy { run.isMarked($0) })
    #expect(Guidelines.guideline(id)?.kind == .enumeration)
  }

  @Test("No closed list is left out")
  func enumerationsComplete() {
    let ids = Guidelines.all.filter { $0.kind == .enumeration }.map(\.id.rawValue)
    // One list stands for two guidelines and carries the other's id.
    #expect(Set(ids) == Set(Self.enumerations.keys).union(["swiftui-materials-enum"]))
    let names = MaterialValue.Thickness.allCases.map(\.rawValue)
    #expect(names == ["ultraThin", "thin", "regular", "thick", "ultraThick", "bar"])
  }

  // MARK: Defaults and facts

  private func ids(_ members: String) -> [String] { RuleRun(surface: members).ids }

  private func foreground(_ color: String, on platform: String, material: String = "regular") -> [String] {
    ids(
      #"""
      "role": "card", "platforms": ["\#(platform)"], "material": "{apple.material.\#(material)}",
      "content": { "it": { "element": "text", \#(color) } }
      """#)
  }
  private let grey = #""color": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2] }"#

  @Test("What is left out is regular")
  func defaults() throws {
    let run = RuleRun(
      #"{ "m": { "$type": "material", "glass": { "$value": { "kind": "glass" } }, "plain": { "$value": { "kind": "standard" } } } }"#
    )
    func value(_ path: String) throws -> MaterialValue {
      guard case .material(let value)? = run.set.baseValue(of: try #require(run.set.token(at: path))) else {
        throw Missing()
      }
      return value
    }
    #expect(try value("m.glass").variant == .regular)
    #expect(try value("m.plain").thickness == .regular)
    #expect(Set(Guidelines.all.filter { $0.kind == .default }.map(\.id.rawValue)) == Self.defaultIDs)
  }
  private struct Missing: Error {}
  private static let defaultIDs: Set<String> = ["glass-default-regular", "ios-default-regular"]

  @Test("glass-transient-exception, content-layer-standard, standard-for-structure, tvos-standard-structure")
  func layers() {
    let glass = #""material": "{apple.glass.regular}""#
    for role in ["slider", "toggle"] { #expect(ids(#""role": "\#(role)", "state": "active", \#(glass)"#) == []) }
    for role in ["app-background", "card", "list", "section", "grouped-table", "overlay"] {
      let run = RuleRun(surface: #""role": "\#(role)", \#(glass), "platforms": ["iOS", "tvOS"]"#)
      #expect(run.ids == ["glass-in-content-layer"])
      #expect(run.diagnostics[0].platforms == ["iOS", "tvOS"])
      #expect(run.diagnostics[0].fixes.map(\.replacement) == [#""{apple.material.regular}""#])
      for material in ["system", "none", "{apple.material.regular}"] {
        #expect(ids(#""role": "\#(role)", "platforms": ["iOS"], "material": "\#(material)""#) == [])
      }
    }
  }

  @Test("regular-when-legibility-risk")
  func legibilityRisk() {
    for content in ["app", "text", "solid", "unknown"] {
      let clear = #""role": "hud", "material": "{apple.glass.clear}", "dimming": "none""#
      let backdrop = #""backdrop": { "content": "\#(content)", "luminance": "dark" }"#
      #expect(ids("\(clear), \(backdrop)") == ["clear-needs-rich-backdrop"])
      #expect(ids(#""role": "hud", "material": "{apple.glass.regular}", \#(backdrop)"#) == [])
    }
  }

  @Test("no-absolute-rule: what judges a thickness is no error by default")
  func noAbsoluteRule() {
    for page in RuleCatalog.pages where ["thinness-context", "thickness-contrast"].contains(page.id.rawValue) {
      #expect(page.severity <= .warning)
    }
  }

  @Test("system-foreground-colors, visionos-auto-vibrancy, macos-vibrant-colors, vibrant-color-guarantee")
  func systemColors() {
    for platform in ["iOS", "iPadOS", "macOS", "visionOS"] {
      #expect(foreground(grey, on: platform) == ["vibrant-on-material"])
      #expect(foreground(#""color": "{apple.color.label}""#, on: platform) == [])
      #expect(foreground(#""vibrancy": "{apple.vibrancy.label}""#, on: platform) == [])
    }
  }

  @Test("vibrancy-mechanism")
  func mechanism() {
    let both = #""vibrancy": "{apple.vibrancy.label}", \#(grey)"#
    #expect(foreground(both, on: "iOS") == ["x-vibrancy-killed-by-color"])
  }

  @Test("tvos-glass-extent")
  func extent() {
    for role in [Role.tabBar, .toolbar, .navBar, .sidebar, .menu] {
      #expect(RoleTraits.of(role).layer == .functional && role.isControl)
    }
  }

  /// The facts that tests of other suites show at work, beside those above.
  private static let elsewhere: [String: String] = [
    "regular-behaviour": "GlassFactsTests.regular",
    "clear-behaviour": "GlassFactsTests.clear",
    "visionos-glass-adaptive": "GlassFactsTests.visionOS",
    "glass-api": "GlassAPITests.gated, and generated Swift is type-checked",
  ]

  @Test("No fact is left out")
  func factsComplete() {
    let here: Set<String> = [
      "glass-transient-exception", "content-layer-standard", "standard-for-structure", "tvos-standard-structure",
      "regular-when-legibility-risk", "no-absolute-rule", "system-foreground-colors", "visionos-auto-vibrancy",
      "macos-vibrant-colors", "vibrant-color-guarantee", "vibrancy-mechanism", "tvos-glass-extent",
    ]
    let facts = Guidelines.all.filter { $0.kind == .fact }.map(\.id.rawValue)
    #expect(Set(facts) == here.union(Self.elsewhere.keys))
  }
}
