import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenTestSupport

/// What a configuration says of modifiers, beside a resolver with `time` (day, night) and `mode` (light, dark).
@Suite("Native settings of modifiers") struct NativeSettingFaultTests {
  struct Case: Sendable, CustomStringConvertible {
    let description: String
    /// The text of `native`, marked where faults are expected.
    let native: String
    /// What the message speaks of.
    var says = ""
  }

  private static let dark = #"{"appearance": "dark"}"#
  private static let light = #"{"appearance": "light"}"#

  static let cases = [
    Case(description: "nothing", native: "{}"),
    Case(description: "both contexts", native: #"{"time": {"day": \#(light), "night": \#(dark)}}"#),
    Case(description: "a modifier that is a team's own", native: #"{"mode": {}}"#),
    Case(
      description: "mistyped modifier", native: #"{1️⃣"tiem": {"day": \#(light), "night": \#(dark)}}"#, says: "“time”"),
    Case(description: "unknown modifier", native: #"{1️⃣"zzzzzzzz": {}}"#, says: "“mode”"),
    Case(
      description: "mistyped context", native: #"{"time": {"day": \#(light), 1️⃣"nigth": \#(dark)}}"#, says: "“night”"),
    Case(description: "missing context", native: #"{1️⃣"time": {"day": \#(light)}}"#, says: "“night”"),
    Case(
      description: "twice the same", native: #"{"time": {"day": \#(dark), 1️⃣"night": \#(dark)}}"#, says: "“day”"),
    Case(
      description: "two modifiers for one setting",
      native: #"{"time": {"day": \#(light), "night": \#(dark)}, 1️⃣"mode": {"light": \#(light), "dark": \#(dark)}}"#,
      says: "“time”"),
    Case(description: "a list", native: "1️⃣[]", says: "object"),
    Case(description: "a word for a modifier", native: #"{"time": 1️⃣"dark"}"#, says: "object"),
    Case(description: "a word for a context", native: #"{"time": {"day": 1️⃣"light"}}"#, says: "object"),
    Case(description: "an empty setting", native: #"{"time": {"day": 1️⃣{}, "night": \#(dark)}}"#, says: "appearance"),
    Case(
      description: "unknown word", native: #"{"time": {"day": {"contrast": 1️⃣"lots"}, "night": \#(dark)}}"#,
      says: "standard, more"),
  ]

  @Test("what is wrong is said at its place", arguments: cases) func places(_ item: Case) async {
    let marked = Marked(#"{"rules": {"*": "off"}, "resolver": {"native": \#(item.native)}}"#)
    let compilation = await TestCompilation.of(files(String(decoding: marked.bytes, as: UTF8.self)))
    #expect(compilation.places() == marked.places.map { "tokenc.json:\($0): error: configuration" })
    for error in compilation.analysis.diagnostics where error.id == "configuration" {
      #expect(error.message.contains(item.says))
    }
  }

  @Test("without a resolver there is no modifier to speak of") func noResolver() async {
    let files = [
      "tokenc.json": #"{"resolver": {"native": {"a": {}}}}"#,
      "a.tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#,
    ]
    #expect(await TestCompilation.of(files).places() == ["tokenc.json:1:26: error: configuration"])
  }

  @Test("what a project says goes before what names seem to say") func order() async {
    let native = #"{"time": {"day": \#(Self.light), "night": \#(Self.dark)}}"#
    let compilation = await TestCompilation.of(files(#"{"resolver": {"native": \#(native)}}"#))
    let axes = compilation.analysis.emission.themes.axes
    #expect(axes.map(\.name) == ["appearance", "mode"])
    #expect(axes.map(\.contexts) == [["light", "dark"], ["light", "dark"]])
    let theme = compilation.text("swift/Sources/DesignTokens/Theme.swift") ?? ""
    #expect(theme.contains("public var appearance: Appearance?") && theme.contains("public var mode: Mode"))
  }

  private func files(_ configuration: String) -> [String: String] {
    [
      "tokenc.json": configuration,
      "all.resolver.json": """
      {"version": "2025.10", "resolutionOrder": [
       {"type": "set", "name": "base", "sources": [{"a": {"$type": "number", "$value": 1}}]},
       {"type": "modifier", "name": "mode", "contexts": {"light": [], "dark": [{"a": {"$type": "number", "$value": 2}}]}},
       {"type": "modifier", "name": "time", "contexts": {"day": [], "night": [{"a": {"$type": "number", "$value": 3}}]}}]}
      """,
    ]
  }
}
