import Testing
import TokenDiagnostics
import TokenSource
import TokenSyntax

/// Depth, width and number of mistakes.
struct LimitTests {
  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func aMillionBracketsStopAtTheLimit(_ opening: String) {
    let reading = Reading(String(repeating: opening, count: 1_000_000))
    #expect(reading.diagnostics.map(\.id) == ["nesting-depth"])
    #expect(reading.tree.isTruncated)
    #expect(reading.tree.nodes.count <= 200_002)
  }

  @Test
  func theLimitCountsBrackets() {
    func depth(_ count: Int) -> [DiagnosticID] {
      let text = String(repeating: "[", count: count) + String(repeating: "]", count: count)
      return Reading(Array(text.utf8), depthLimit: 5).diagnostics.map(\.id)
    }
    #expect(depth(5) == [])
    #expect(depth(6) == ["nesting-depth"])
    #expect(Reading(Array("[]".utf8), depthLimit: 0).offsets == [0])
    #expect(Reading(Array("1".utf8), depthLimit: 0).offsets == [])
  }

  @Test
  func deepFilesBelowTheLimitAreRead() {
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let reading = Reading(text)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.tree.nodes.count == 100_000)
  }

  @Test
  func aWideObjectIsRead() throws {
    let count = 200_000
    var text = "{"
    for index in 0..<count { text += "\"name-\(index)\":\(index)," }
    let reading = Reading(text + "\"name-7\":\"again\"}")
    let root = try #require(reading.tree.root)
    #expect(reading.tree.memberCount(root) == count)
    #expect(reading.diagnostics.map(\.id) == ["duplicate-key"])
    let seventh = try #require(reading.tree.member("name-7", of: root))
    #expect(reading.tree.string(seventh) == "again")
  }

  /// More than 16 members take the table, fewer are compared pair by pair; both keep the last of each name.
  @Test(arguments: [2, 3, 16, 17, 18, 40, 300])
  func theLastOfRepeatedNamesCounts(_ count: Int) throws {
    let names = (0..<count).map { "k\($0 * 7 % count % max(1, count - 2))" }
    let members = names.enumerated().map { "\"\($1)\": \($0)" }
    let reading = Reading("{" + members.joined(separator: ", ") + "}")
    let root = try #require(reading.tree.root)
    var expected: [String: Double] = [:]
    for (index, name) in names.enumerated() { expected[name] = Double(index) }
    var found: [String: Double] = [:]
    for member in reading.tree.members(of: root) {
      found[reading.tree.string(member.key)] = reading.tree.number(member.value)
    }
    #expect(found == expected)
    #expect(reading.tree.memberCount(root) == expected.count)
    #expect(reading.diagnostics.count == count - expected.count)
  }

  @Test
  func aThousandErrorsAreEnough() {
    let thousand = Reading("[" + String(repeating: "tru,", count: 1_000) + "1]")
    #expect(thousand.diagnostics.count == 1_000)
    #expect(!thousand.tree.isTruncated)
    let more = Reading("[" + String(repeating: "tru,", count: 1_000) + "1, tru, tru, tru")
    #expect(more.diagnostics.count == 1_001)
    #expect(more.diagnostics.last?.message.contains("more than 1000 syntax errors") == true)
    #expect(more.tree.isTruncated)
  }

  @Test
  func aThousandRepeatedNamesAreEnough() {
    let reading = Reading("{" + String(repeating: "\"a\":1,", count: 5_000) + "\"a\":1}")
    #expect(reading.diagnostics.count == 1_001)
    #expect(reading.tree.memberCount(NodeID(index: 0)) == 1)
  }

  /// Inputs made to be slow for a parser that looks ahead or back too far.
  @Test(
    .timeLimit(.minutes(15)),
    arguments: [
      "[\"a\" ", "{\"a\" \"b\" ", "\"a\n", "{\"a:", "{'a ", "a ", "a(", "}", "]", "[}", "{]", "[1 2", "/*", "//\n", ",",
      ":",
      "\"\\", "{\"a\": {", "[\n", "{a}", "“", "\u{A0}", "[[]", "{\"a\":1}", "\"a\"b", "-",
    ])
  func hostileRepetitionTakesLinearTime(_ unit: String) {
    let reading = Reading(String(repeating: unit, count: 20_000))
    #expect(reading.diagnostics.count <= 1_002)
  }
}
