import Testing
import TokenDiagnostics
import TokenModel

@Suite("Configuration")
struct ConfigurationTests {
  @Test("without a word everything has a default")
  func defaults() {
    let run = ConfigurationRun("{}")
    run.expectClean()
    #expect(run.configuration == Configuration())
    let plain = Configuration()
    #expect(plain.name == "DesignTokens" && plain.version == "0.0.0" && plain.edition == nil)
    #expect(plain.libraryEmission == .referenced && plain.librarySource == nil)
    #expect(plain.depthLimit == 100_000 && plain.permutationLimit == 1_000)
    #expect(plain.outputs == [.swift, .web, .json] && plain.rem == 16 && plain.cssPrefix.isEmpty)
    #expect(plain.rules.isEmpty && plain.templates.isEmpty)
    let versions = Platform.allCases.map { plain.platforms[$0]?.text ?? "-" }
    #expect(versions == ["17", "17", "14", "17", "1", "10", "0"])
    #expect(plain.platformSet == .all)
  }

  @Test("every key is read")
  func everything() throws {
    let run = ConfigurationRun(
      """
      {
        "$schema": "https://example.com/schema.json",
        "name": "AcmeTokens",
        "version": "1.20.3",
        "edition": "2025",
        "library": { "emit": "all", "source": "apple" },
        "limits": { "depth": 50, "permutations": 7 },
        "platforms": { "iOS": "18.2", "macOS": "15", "tvOS": false, "web": true },
        "outputs": { "swift": { "rem": 10 }, "web": { "prefix": "acme" }, "json": false },
        "rules": { "glass": "off", "*": { "severity": "warning", "limit": 3, "platforms": { "iPadOS": "error" } } },
        "templates": { "web/tokens.css": "templates/mine.css" }
      }
      """)
    run.expectClean()
    let read = run.configuration
    #expect(read.name == "AcmeTokens" && read.version == "1.20.3" && read.edition == "2025")
    #expect(read.libraryEmission == .all && read.librarySource == "apple")
    #expect(read.depthLimit == 50 && read.permutationLimit == 7)
    #expect(read.platforms[.iOS] == PlatformVersion(18, 2) && read.platforms[.macOS] == PlatformVersion(15))
    #expect(read.platforms[.tvOS] == nil && read.platforms[.watchOS] == PlatformVersion(10))
    #expect(read.outputs == [.swift, .web] && read.rem == 10 && read.cssPrefix == "acme")
    let template = try #require(read.templates.first)
    #expect(template.name.value == "web/tokens.css" && template.path.value == "templates/mine.css")
    let rules = read.rules
    #expect(rules.map(\.key.value) == ["glass", "*"])
    #expect(rules[0].weight == .off && rules[0].limit == nil && rules[0].platforms.isEmpty)
    #expect(rules[1].weight == .warning && rules[1].limit == 3 && rules[1].platforms == [.iPadOS: .error])
  }

  // MARK: Platforms

  @Test("iPadOS follows iOS, switched off or with a version, and has no word of its own")
  func iPad() {
    #expect(
      ConfigurationRun("platforms", #"{"iOS": "16.4"}"#).configuration.platforms[.iPadOS] == PlatformVersion(16, 4))
    let off = ConfigurationRun("platforms", #"{"iOS": false}"#).configuration
    #expect(off.platforms[.iOS] == nil && off.platforms[.iPadOS] == nil)
    #expect(Array(off.platformSet) == [.macOS, .tvOS, .visionOS, .watchOS, .web])
    let own = ConfigurationRun("platforms", #"{1️⃣"iPadOS": "17"}"#)
    #expect(own.isAsMarked)
    #expect(own.diagnostics[0].message.contains("follows “iOS”"))
  }

  @Test("platforms are switched off by false", arguments: ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "web"])
  func switchedOff(name: String) throws {
    let platform = try #require(Platform(rawValue: name))
    let run = ConfigurationRun("platforms", #"{"\#(name)": false}"#)
    run.expectClean()
    #expect(!run.configuration.platformSet.contains(platform))
  }

  @Test(
    "versions are one number or two", arguments: [("17", 17, 0), ("17.0", 17, 0), ("26.4", 26, 4), ("1.10", 1, 10)])
  func versions(text: String, major: Int, minor: Int) {
    #expect(PlatformVersion(text) == PlatformVersion(major, minor))
    #expect(ConfigurationRun("platforms", #"{"macOS": "\#(text)"}"#).configuration.platforms[.macOS]?.major == major)
  }

  @Test("versions are ordered by their numbers and written short")
  func versionOrder() {
    #expect(PlatformVersion(17, 2) < PlatformVersion(17, 10) && PlatformVersion(9, 9) < PlatformVersion(10))
    #expect(PlatformVersion(17).text == "17" && PlatformVersion(17, 4).text == "17.4")
    for wrong in ["", ".", "17.", ".1", "0", "17.1.2", "v17", "-1", "1e3", "١٧", "12345", " 17"] {
      #expect(PlatformVersion(wrong) == nil)
    }
  }

  // MARK: Faults

  @Test(
    "a wrong value is an error at its place and leaves the default",
    arguments: [
      #"{"name": 1️⃣5}"#, #"{"name": 1️⃣""}"#, #"{"name": 1️⃣"1st"}"#, #"{"name": 1️⃣"a-b"}"#, #"{"name": 1️⃣"Swift"}"#,
      #"{"name": 1️⃣"_"}"#, #"{"name": 1️⃣"größe"}"#, #"{"version": 1️⃣1}"#, #"{"version": 1️⃣"1.2"}"#,
      #"{"version": 1️⃣"1.2.03"}"#, #"{"version": 1️⃣"1.2.x"}"#, #"{"version": 1️⃣"v1.2.3"}"#, #"{"edition": 1️⃣2025}"#,
      #"{"library": 1️⃣"some"}"#, #"{"library": 1️⃣true}"#, #"{"library": {"emit": 1️⃣"None", "source": 2️⃣5}}"#,
      #"{"library": {"source": 1️⃣"../x"}}"#, #"{"library": {"source": 1️⃣"/x"}}"#, #"{"library": {"source": 1️⃣""}}"#,
      #"{"library": {1️⃣"src": "x"}}"#, #"{"limits": {"depth": 1️⃣0}}"#, #"{"limits": {"depth": 1️⃣1.5}}"#,
      #"{"limits": {"permutations": 1️⃣"7"}}"#, #"{"limits": {"depth": 1️⃣1e300, 2️⃣"width": 1}}"#, #"{"limits": 1️⃣7}"#,
      #"{"platforms": 1️⃣["iOS"]}"#, #"{"platforms": {"iOS": 1️⃣17}}"#, #"{"platforms": {"iOS": 1️⃣"seventeen"}}"#,
      #"{"platforms": {"iOS": 1️⃣true}}"#, #"{"platforms": {"web": 1️⃣"1"}}"#, #"{"platforms": {1️⃣"android": "1"}}"#,
      #"{"outputs": 1️⃣["swift"]}"#, #"{"outputs": {"swift": 1️⃣"yes"}}"#, #"{"outputs": {1️⃣"css": true}}"#,
      #"{"outputs": {"swift": {"rem": 1️⃣0}}}"#, #"{"outputs": {"swift": {"rem": 1️⃣"16"}}}"#,
      #"{"outputs": {"swift": {1️⃣"prefix": "x"}}}"#, #"{"outputs": {"web": {"prefix": 1️⃣"a b"}}}"#,
      #"{"outputs": {"web": {"prefix": 1️⃣5}}}"#, #"{"outputs": {"json": {1️⃣"indent": 2}}}"#,
      #"{"rules": 1️⃣[]}"#, #"{"rules": {"x": 1️⃣"warn"}}"#, #"{"rules": {"x": 1️⃣false}}"#,
      #"{"rules": {"x": {"severity": 1️⃣"fatal", "limit": 2️⃣-1, "platforms": 3️⃣5, 4️⃣"because": "x"}}}"#,
      #"{"rules": {"x": {"limit": 1️⃣1.5}}}"#, #"{"rules": {"x": {"platforms": {1️⃣"iphone": "off", "iOS": 2️⃣"on"}}}}"#,
      #"{"templates": 1️⃣"x"}"#, #"{"templates": {"a": 1️⃣5, "b": 2️⃣"../b", "c": 3️⃣"/c", "d": 4️⃣"a\\b"}}"#, "1️⃣[]", "1️⃣5",
    ])
  func wrong(marked: String) {
    let run = ConfigurationRun(marked)
    #expect(run.diagnostics.allSatisfy { $0.id == "configuration" && $0.severity == .error })
    #expect(run.isAsMarked, "\(run.diagnostics.map(\.message))")
    let plain = Configuration()
    #expect(run.configuration.name == plain.name && run.configuration.version == plain.version)
    #expect(run.configuration.platforms == plain.platforms && run.configuration.outputs == plain.outputs)
    #expect(run.configuration.libraryEmission == plain.libraryEmission && run.configuration.librarySource == nil)
    #expect(run.configuration.depthLimit == plain.depthLimit && run.configuration.cssPrefix.isEmpty)
    #expect(run.configuration.templates.isEmpty)
  }

  @Test(
    "the resolver is a file, alone or in an object",
    arguments: [#"{"resolver": "a/b.json"}"#, #"{"resolver": {"file": "a/b.json"}}"#])
  func resolver(_ text: String) {
    let run = ConfigurationRun(text)
    run.expectClean()
    #expect(run.configuration.resolver?.value == "a/b.json")
  }

  @Test("what contexts stand for is read beside the resolver's file")
  func native() throws {
    let run = ConfigurationRun(
      """
      {"resolver": {"native": {"time": {"day": {"appearance": "light"},
       "night": {"appearance": "dark", "contrast": "more", "transparency": "reduced"}}, "theme": {}}}}
      """)
    run.expectClean()
    #expect(run.configuration.nativeModifiers.map(\.name.value) == ["time", "theme"])
    let night = NativeSetting(appearance: .dark, contrast: .more, transparency: .reduced)
    #expect(
      run.configuration.nativeSettings == [
        "time": ["day": NativeSetting(appearance: .light), "night": night], "theme": [:],
      ])
  }

  @Test(
    "mistyped keys and values are guessed and mended",
    arguments: [
      (#"{"platform": {}}"#, #"{"platforms": {}}"#), (#"{"Rules": {}}"#, #"{"rules": {}}"#),
      (#"{"platforms": {"macos": "14"}}"#, #"{"platforms": {"macOS": "14"}}"#),
      (#"{"library": "refrenced"}"#, #"{"library": "referenced"}"#),
      (#"{"outputs": {"Web": true}}"#, #"{"outputs": {"web": true}}"#),
      (#"{"resolver": {"natve": {}}}"#, #"{"resolver": {"native": {}}}"#),
      (
        #"{"resolver": {"native": {"m": {"c": {"apearance": "dark"}}}}}"#,
        #"{"resolver": {"native": {"m": {"c": {"appearance": "dark"}}}}}"#
      ),
      (
        #"{"resolver": {"native": {"m": {"c": {"appearance": "drak"}}}}}"#,
        #"{"resolver": {"native": {"m": {"c": {"appearance": "dark"}}}}}"#
      ),
      (#"{"rules": {"x": "warnign"}}"#, #"{"rules": {"x": "warning"}}"#),
    ])
  func guesses(wrong: String, right: String) {
    let run = ConfigurationRun(wrong)
    #expect(run.ids == ["configuration"])
    #expect(run.fixed == right)
  }

  @Test("where nothing is close, what there is is listed")
  func lists() {
    let key = ConfigurationRun(#"{"zebra": 1}"#).diagnostics[0].message
    for name in ["name", "version", "edition", "library", "limits", "platforms", "outputs", "rules", "templates"] {
      #expect(key.contains(name))
    }
    #expect(!key.contains("$schema"))
    let weight = ConfigurationRun(#"{"rules": {"x": "zebra"}}"#).diagnostics[0].message
    for name in ["off", "info", "warning", "error"] { #expect(weight.contains(name)) }
  }

  @Test("a broken file says what is broken, and what could be read holds")
  func broken() {
    let run = ConfigurationRun(#"{"name": "A", "version": }"#)
    #expect(Set(run.ids) == ["json-syntax"])
    #expect(run.configuration.name == "A")
    #expect(ConfigurationRun("").configuration == Configuration())
  }
}
