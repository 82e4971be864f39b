import Testing
import TokenTestSupport

/// A mistake in `tokenc.json`: the marked text of the file, and the id that is expected at each mark.
struct ConfigurationFault: Sendable, CustomStringConvertible {
  let description: String
  let text: String
  let id: String

  init(_ name: String, _ text: String, id: String = "configuration") {
    description = name
    self.text = text
    self.id = id
  }
}

extension ConfigurationFault {
  static let all = heads + platforms + outputs + rules + templates

  private static let heads = [
    ConfigurationFault("list", "1️⃣[]"),
    ConfigurationFault("comma at the end", #"{"name": "A"1️⃣,}"#, id: "json-syntax"),
    ConfigurationFault("unknown member", #"{1️⃣"outputz": {}}"#),
    ConfigurationFault("unknown member among others", #"{"name": "A", 1️⃣"colour": {}, "version": "1.0.0", 1️⃣"x": 1}"#),
    ConfigurationFault("name that is a number", #"{"name": 1️⃣5}"#),
    ConfigurationFault("name with a space", #"{"name": 1️⃣"My Tokens"}"#),
    ConfigurationFault("name with a digit in front", #"{"name": 1️⃣"2go"}"#),
    ConfigurationFault("name of a module of Swift's", #"{"name": 1️⃣"Swift"}"#),
    ConfigurationFault("version that is a number", #"{"version": 1️⃣1.0}"#),
    ConfigurationFault("version of two numbers", #"{"version": 1️⃣"1.0"}"#),
    ConfigurationFault("version with a word", #"{"version": 1️⃣"1.0.beta"}"#),
    ConfigurationFault("edition that is a number", #"{"edition": 1️⃣2026}"#),
    ConfigurationFault("edition that is no year", #"{"edition": 1️⃣"spring"}"#),
    ConfigurationFault("unknown library setting", #"{"library": 1️⃣"some"}"#),
    ConfigurationFault("library that is a boolean", #"{"library": 1️⃣true}"#),
    ConfigurationFault("unknown member of library", #"{"library": {1️⃣"emits": "all"}}"#),
    ConfigurationFault("unknown word in library", #"{"library": {"emit": 1️⃣"All"}}"#),
    ConfigurationFault("library source outside", #"{"library": {"source": 1️⃣"../apple"}}"#),
    ConfigurationFault("library source from the root", #"{"library": {"source": 1️⃣"/apple"}}"#),
    ConfigurationFault("limits that are a number", #"{"limits": 1️⃣5}"#),
    ConfigurationFault("unknown limit", #"{"limits": {1️⃣"deep": 5}}"#),
    ConfigurationFault("limit of nothing", #"{"limits": {"depth": 1️⃣0}}"#),
    ConfigurationFault("limit with a fraction", #"{"limits": {"permutations": 1️⃣1.5}}"#),
    ConfigurationFault("limit in quotes", #"{"limits": {"depth": 1️⃣"5"}}"#),
    ConfigurationFault("limit of sources", #"{"limits": {"sources": 1️⃣-1}}"#),
    ConfigurationFault("resolver that is not there", #"{"resolver": 1️⃣"theme.resolver.json"}"#),
    ConfigurationFault("resolver outside", #"{"resolver": 1️⃣"../theme.resolver.json"}"#),
    ConfigurationFault("resolver that is a list", #"{"resolver": 1️⃣["theme.resolver.json"]}"#),
    ConfigurationFault("resolver file that is a number", #"{"resolver": {"file": 1️⃣1}}"#),
    ConfigurationFault("unknown member of the resolver", #"{"resolver": {1️⃣"path": "theme.resolver.json"}}"#),
  ]

  private static let platforms = [
    ConfigurationFault("platforms that are a list", #"{"platforms": 1️⃣["iOS"]}"#),
    ConfigurationFault("unknown platform", #"{"platforms": {1️⃣"ios": "17"}}"#),
    ConfigurationFault("version of iPadOS", #"{"platforms": {1️⃣"iPadOS": "17"}}"#),
    ConfigurationFault("version that is a number", #"{"platforms": {"iOS": 1️⃣17}}"#),
    ConfigurationFault("version that is a word", #"{"platforms": {"macOS": 1️⃣"latest"}}"#),
    ConfigurationFault("version of three numbers", #"{"platforms": {"macOS": 1️⃣"14.1.2"}}"#),
    ConfigurationFault("platform that is true", #"{"platforms": {"tvOS": 1️⃣true}}"#),
    ConfigurationFault("web with a version", #"{"platforms": {"web": 1️⃣"1"}}"#),
  ]

  private static let outputs = [
    ConfigurationFault("outputs that are a list", #"{"outputs": 1️⃣["web"]}"#),
    ConfigurationFault("unknown output", #"{"outputs": {1️⃣"css": true}}"#),
    ConfigurationFault("output that is a text", #"{"outputs": {"web": 1️⃣"yes"}}"#),
    ConfigurationFault("unknown option", #"{"outputs": {"web": {1️⃣"prefx": "a"}}}"#),
    ConfigurationFault("option of another output", #"{"outputs": {"json": {1️⃣"rem": 16}}}"#),
    ConfigurationFault("rem of nothing", #"{"outputs": {"swift": {"rem": 1️⃣0}}}"#),
    ConfigurationFault("rem in quotes", #"{"outputs": {"swift": {"rem": 1️⃣"16"}}}"#),
    ConfigurationFault("prefix with a space", #"{"outputs": {"web": {"prefix": 1️⃣"a b"}}}"#),
    ConfigurationFault("prefix that is a number", #"{"outputs": {"web": {"prefix": 1️⃣1}}}"#),
  ]

  private static let rules = [
    ConfigurationFault("rules that are a list", #"{"rules": 1️⃣[]}"#),
    ConfigurationFault("unknown rule", #"{"rules": {1️⃣"clear-bright-dimmings": "off"}}"#, id: "unknown-rule"),
    ConfigurationFault("mistake of the language", #"{"rules": {1️⃣"type-missing": "off"}}"#, id: "unknown-rule"),
    ConfigurationFault("unknown weight", #"{"rules": {"clear-bright-dimming": 1️⃣"warn"}}"#),
    ConfigurationFault("weight that is a boolean", #"{"rules": {"clear-bright-dimming": 1️⃣false}}"#),
    ConfigurationFault("unknown member of a setting", #"{"rules": {"*": {1️⃣"level": "off"}}}"#),
    ConfigurationFault("unknown weight in a setting", #"{"rules": {"*": {"severity": 1️⃣"Off"}}}"#),
    ConfigurationFault("limit below nothing", #"{"rules": {"*": {"limit": 1️⃣-1}}}"#),
    ConfigurationFault("limit with a fraction", #"{"rules": {"*": {"limit": 1️⃣2.5}}}"#),
    ConfigurationFault("unknown platform in a setting", #"{"rules": {"*": {"platforms": {1️⃣"iOs": "off"}}}}"#),
    ConfigurationFault("unknown weight of a platform", #"{"rules": {"*": {"platforms": {"iOS": 1️⃣"none"}}}}"#),
  ]

  private static let templates = [
    ConfigurationFault("templates that are a list", #"{"templates": 1️⃣[]}"#),
    ConfigurationFault("template that is a boolean", #"{"templates": {"web/tokens.css": 1️⃣true}}"#),
    ConfigurationFault("template outside", #"{"templates": {"web/tokens.css": 1️⃣"../own.mustache"}}"#),
    ConfigurationFault(
      "template that is nowhere", #"{"templates": {"web/tokens.css": 1️⃣"own.mustache"}}"#, id: "file-unreadable"),
    ConfigurationFault("unknown template", #"{"templates": {1️⃣"web/token.css": "own.css.mustache"}}"#),
  ]
}

@Suite("Faults in the configuration")
struct ConfigurationFaultTests {
  @Test("A fault is reported at its place, and nothing else", arguments: ConfigurationFault.all, ["", "\r\n"])
  func places(fault: ConfigurationFault, lead: String) async {
    let text = lead.isEmpty ? fault.text : "\u{FEFF}" + lead + fault.text.replacing(", ", with: "," + lead)
    let marked = Marked(text)
    var files = FaultyProject.valid
    files["tokenc.json"] = marked.bytes
    files["own.css.mustache"] = Array("{{! nothing }}\n".utf8)
    let run = await TestCompilation.of(bytes: files)
    #expect(
      run.places(infos: true, but: ["mixed-dialect"]) == marked.places.map { "tokenc.json:\($0): error: \(fault.id)" })
  }

  @Test("What is wrong keeps its default, and the rest of the configuration holds")
  func defaults() async {
    var files = FaultyProject.valid
    files["tokenc.json"] = Array(
      #"{"name": 5, "version": "2.0.0", "outputs": {"swift": 1, "web": {"prefix": "x"}}}"#.utf8)
    let run = await TestCompilation.of(bytes: files)
    #expect(run.ids == ["configuration", "configuration"])
    #expect(run.text("swift/Package.swift")?.contains("DesignTokens") == true)
    #expect(run.text("web/tokens.css")?.contains("--x-base-size") == true)
    #expect(run.text("web/package.json")?.contains("2.0.0") == true)
  }
}
