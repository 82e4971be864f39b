import Testing
import TokenDiagnostics
import TokenSource
import TokenSyntax

/// What a tree answers.
struct AccessorTests {
  let tree = Reading(#"{"a": 1, "list": [1, "x", {}], "e\u0073c": "t\tb", "a": 2, "": null}"#).tree

  private func value(_ name: String) throws -> NodeID {
    let root = try #require(tree.root)
    return try #require(tree.member(name, of: root))
  }

  @Test
  func aNodeTakes16Bytes() {
    #expect(MemoryLayout<SyntaxNode>.stride == 16)
  }

  @Test
  func membersLeaveOutShadowedOnes() throws {
    let root = try #require(tree.root)
    #expect(tree.members(of: root).map { tree.string($0.key) } == ["list", "esc", "a", ""])
    #expect(tree.memberCount(root) == 4)
    #expect(try tree.number(value("a")) == 2)
  }

  @Test
  func membersAreFoundByStaticName() throws {
    let root = try #require(tree.root)
    let name: StaticString = "esc"
    #expect(tree.member(name, of: root) == tree.member("esc" as String, of: root))
    #expect(tree.member("none", of: root) == nil)
    #expect(try tree.member("a", of: value("list")) == nil)
    #expect(try tree.member("a", of: value("a")) == nil)
  }

  @Test
  func elementsAreThoseOfArraysOnly() throws {
    let list = try value("list")
    #expect(tree.elements(of: list).map { tree.kind($0) } == [.number, .string, .object])
    #expect(tree.elementCount(list) == 3)
    #expect(try tree.elementCount(value("a")) == 0)
    #expect(tree.memberCount(list) == 0)
  }

  @Test
  func textsAreDecodedAndCompared() throws {
    let escaped = try value("esc")
    #expect(tree.string(escaped) == "t\tb")
    #expect(tree.decodedBytes(escaped) == Array("t\tb".utf8))
    #expect(tree.hasEscapes(escaped))
    #expect(tree.equals(escaped, "t\tb" as StaticString))
    #expect(tree.equals(escaped, "t\tb" as String))
    #expect(!tree.equals(escaped, "t\\tb" as StaticString))
    #expect(tree.firstByte(escaped) == UInt8(ascii: "t"))
    var buffer: [UInt8] = [1]
    tree.appendDecoded(escaped, to: &buffer)
    #expect(buffer == [1] + Array("t\tb".utf8))
  }

  @Test
  func staticTextOfOneScalarIsCompared() throws {
    let tree = Reading("[\"é\"]").tree
    let text: StaticString = "é"
    #expect(tree.equals(NodeID(index: 1), text))
    #expect(tree.firstByte(NodeID(index: 1)) == 0xC3)
  }

  @Test
  func anEmptyTextHasNoFirstByte() {
    let tree = Reading("\"\"").tree
    #expect(tree.firstByte(NodeID(index: 0)) == nil)
    #expect(tree.contentRange(NodeID(index: 0)) == 1..<1)
    #expect(tree.string(NodeID(index: 0)).isEmpty)
  }

  @Test(arguments: [
    (#""\ud83d\ude00""#, "😀"), (#""\u00e9""#, "é"), (#""\\n\/\"""#, "\\n/\""), (#""\b\f\r""#, "\u{8}\u{C}\r"),
    (#""\ud83d""#, "\u{FFFD}"), (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"), (#""\ud83dA""#, "\u{FFFD}A"),
    (#""\x\u12""#, #"\x\u12"#), ("'it\\'s'", "it's"),
  ])
  func escapesAreDecoded(_ text: String, _ meaning: String) {
    #expect(Reading(text).tree.string(NodeID(index: 0)) == meaning)
  }

  @Test
  func brokenContainersAreMarked() throws {
    let tree = Reading(#"{"a": [1,,2], "b": [1], "c": {"d": }}"#).tree
    let root = try #require(tree.root)
    #expect(!tree.isBroken(root))
    #expect(tree.member("a", of: root).map(tree.isBroken) == true)
    #expect(tree.member("b", of: root).map(tree.isBroken) == false)
    #expect(tree.member("c", of: root).map(tree.isBroken) == true)
  }

  @Test
  func keysThatMeanTheSameAreTheSame() {
    let tree = Reading(#"{"a": 1, "\u0061": 2, "b": 3}"#).tree
    #expect(tree.equals(NodeID(index: 1), NodeID(index: 3)))
    #expect(!tree.equals(NodeID(index: 1), NodeID(index: 5)))
    #expect(tree.memberCount(NodeID(index: 0)) == 2)
  }
}
