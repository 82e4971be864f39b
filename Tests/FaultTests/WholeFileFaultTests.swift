import Testing
import TokenTestSupport

/// A mistake that takes whole files: marked texts by name, and what is expected at the marks, files in order.
struct WholeFileFault: Sendable, CustomStringConvertible {
  let description: String
  let files: [String: String]
  let expected: [String]

  init(_ name: String, _ expected: String..., in files: [String: String]) {
    description = name
    self.files = files
    self.expected = expected
  }
}

extension WholeFileFault {
  static let all = single + across + library + named

  private static func file(_ name: String, _ expected: String, _ text: String) -> WholeFileFault {
    WholeFileFault(name, expected, in: ["x.tokens.json": text])
  }

  private static let single = [
    file("nothing", "error: json-syntax", "1️⃣"),
    file("white space", "error: json-syntax", " \n 1️⃣"),
    file("list", "error: structure", " 1️⃣[]"),
    file("number", "error: structure", "1️⃣5"),
    file("text", "error: structure", #"1️⃣"{base.one}""#),
    file("null", "error: structure", "\n1️⃣null\n"),
    file("token at the root", "error: structure", #"{"$type": "number", 1️⃣"$value": 1}"#),
    file("text behind the end", "error: json-syntax", #"{"t": {"$type": "number", "$value": 1}} 1️⃣x"#),
    file("brace too many", "error: json-syntax", #"{"t": {"$type": "number", "$value": 1}}1️⃣}"#),
    file("brace missing", "error: json-syntax", #"{"t": {"$type": "number", "$value": 1}1️⃣"#),
    file(
      "text that the end cuts", "error: json-syntax", #"{"t": {"$type": "number", "$value": 1, "$description": 1️⃣"a"#),
    file("unknown type of a file", "error: type-unknown", #"{"$type": 1️⃣"numbr", "t": {"$value": 1}}"#),
    file("unknown member of a file", "warning: reserved-member", #"{1️⃣"$descripton": "x"}"#),
    file("reference at the root", "error: extends-unresolved", ##"{"$ref": 1️⃣"#/base"}"##),
  ]

  private static let across = [
    WholeFileFault(
      "token in two files", "error: duplicate-token",
      in: [
        "x.tokens.json": #"{"g": {"t": {"$type": "number", "$value": 1}}}"#,
        "y.tokens.json": #"{"g": {1️⃣"t": {"$type": "number", "$value": 1}}}"#,
      ]),
    WholeFileFault(
      "token in three files", "error: duplicate-token", "error: duplicate-token",
      in: [
        "x.tokens.json": #"{"t": {"$type": "number", "$value": 1}}"#,
        "y.tokens.json": #"{1️⃣"t": {"$type": "color", "$value": 1}}"#,
        "z.tokens.json": #"{1️⃣"t": {"$type": "number", "$value": 1}, "u": {"$value": "{t}"}}"#,
      ]),
    WholeFileFault(
      "group where a token stands", "error: structure",
      in: [
        "x.tokens.json": #"{"t": {"$type": "number", "$value": 1}, "r": {"$value": "{t.u}"}}"#,
        "y.tokens.json": #"{1️⃣"t": {"u": {"$type": "number", "$value": 1}}}"#,
      ]),
    WholeFileFault(
      "token where a group stands", "error: structure",
      in: [
        "x.tokens.json": #"{"t": {"u": {"$type": "number", "$value": 1}}, "r": {"$type": "number", "$value": "{t}"}}"#,
        "y.tokens.json": #"{1️⃣"t": {"$type": "number", "$value": 1}}"#,
      ]),
    WholeFileFault(
      "type of another file's root", "error: type-missing",
      in: [
        "x.tokens.json": #"{"$type": "number", "t": {"$value": 1}}"#, "y.tokens.json": #"{1️⃣"u": {"$value": 1}}"#,
      ]),
    WholeFileFault(
      "circle through two files", "error: reference-circular",
      in: ["x.tokens.json": #"{"t": {"$value": 1️⃣"{u}"}}"#, "y.tokens.json": #"{"u": {"$value": "{t}"}}"#]),
    WholeFileFault(
      "reference to a group of another file", "error: reference-target",
      in: [
        "x.tokens.json": #"{"t": {"$value": 1️⃣"{g}"}}"#,
        "y.tokens.json": #"{"g": {"u": {"$type": "number", "$value": 1}}}"#,
      ]),
    WholeFileFault(
      "reference to what a file too deep would hold", "error: nesting-depth",
      in: [
        "tokenc.json": #"{"limits": {"depth": 4}}"#,
        "x.tokens.json":
          #"{"a": {"b": {"c": {"d": 1️⃣{"$type": "number", "$value": 1}}}}, "t": {"$type": "number", "$value": 1}}"#,
        "y.tokens.json": #"{"u": {"$value": "{t}"}, "v": {"$value": "{a.b.c.d}"}}"#,
      ]),
  ]

  private static let library = [
    WholeFileFault(
      "token that takes the library's place", "info: library-shadowed",
      in: ["x.tokens.json": #"{"apple": {"glass": {1️⃣"clear": {"$type": "material", "$value": {"kind": "glass"}}}}}"#]),
    WholeFileFault(
      "token that takes the place of a group of the library", "error: structure",
      in: ["x.tokens.json": #"{"apple": {1️⃣"glass": {"$type": "material", "$value": {"kind": "glass"}}}}"#]),
    WholeFileFault(
      "group that takes the place of a token of the library", "error: structure",
      in: ["x.tokens.json": #"{"apple": {"glass": {1️⃣"clear": {"x": {"$type": "number", "$value": 1}}}}}"#]),
  ]

  private static let named = [
    WholeFileFault(
      "two names that meet in CSS", "error: name-collision",
      in: [
        "x.tokens.json": #"{"a": {"b": {"$type": "number", "$value": 1}}}"#,
        "y.tokens.json": #"{1️⃣"a-b": {"$type": "number", "$value": 1}}"#,
      ]),
    file(
      "two names that meet in Swift", "error: name-collision",
      #"{"a": {"b c": {"$type": "number", "$value": 1}, 1️⃣"bC": {"$type": "number", "$value": 1}}}"#),
    file("name that CSS does not allow", "error: name-override", naming(#"{"css": 1️⃣"a b"}"#)),
    file("name that Swift does not allow", "error: name-override", naming(#"{"swift": 1️⃣"a-b"}"#)),
  ]

  private static func naming(_ names: String) -> String {
    #"{"t": {"$type": "number", "$value": 1, "$extensions": {"dev.tokenc": {"name": \#(names)}}}}"#
  }
}

@Suite("Faults of whole files")
struct WholeFileFaultTests {
  @Test("A fault is reported at its place, and nothing else", arguments: WholeFileFault.all, ["\n", "\r\n"])
  func places(fault: WholeFileFault, lineEnd: String) async {
    var files: [String: [UInt8]] = [:]
    var places: [String] = []
    for (name, text) in fault.files.sorted(by: { $0.key < $1.key }) {
      let lead = lineEnd == "\n" ? "" : "\u{FEFF}"
      let marked = Marked(lead + text.replacing("\n", with: lineEnd).replacing(", ", with: "," + lineEnd))
      files[name] = marked.bytes
      places += marked.places.map { "\(name):\($0): " }
    }
    let run = await TestCompilation.of(bytes: files)
    #expect(run.places(infos: true, but: ["mixed-dialect"]) == zip(places, fault.expected).map { $0 + $1 })
  }

  @Test("A file that is not JSON at all is given up after a while, and hides no other file")
  func garbage() async {
    var files = FaultyProject.valid
    let noise = (0..<2000).map { "\"a\($0)\": [}\u{2}\($0)x" }.joined(separator: "\n")
    files["noise.tokens.json"] = Array("{\(noise), \"noise\": {\"t\": {\"$type\": \"number\", \"$value\": 1}}}".utf8)
    files["z.tokens.json"] = Array(#"{"t": {"$value": "{noise.t}"}, "u": {"$type": "dimension", "$value": 1}}"#.utf8)
    let run = await TestCompilation.of(bytes: files)
    let places = run.places()
    #expect(places.count { $0.hasSuffix(": json-syntax") } == 1001)
    #expect(places.filter { !$0.hasPrefix("noise.tokens.json") } == ["z.tokens.json:1:70: error: value"])
  }

  @Test("A resolver document that is at fault says nothing of files that it leaves out")
  func resolver() async {
    let document = #"{"version": "2025.10", "resolutionOrder": []}"#
    let alone = await TestCompilation.of(["theme.resolver.json": document])
    #expect(alone.places() == ["theme.resolver.json:1:43: error: resolver-syntax"])
    let beside = await TestCompilation.of(["theme.resolver.json": document, "t.tokens.json": #"{"t": 1}"#])
    #expect(beside.places() == alone.places())
  }
}
