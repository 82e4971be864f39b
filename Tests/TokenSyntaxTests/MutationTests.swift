import Testing
import TokenDiagnostics
import TokenSyntax

/// Damaged files: nothing crashes, everything stays inside the file.
struct MutationTests {
  static let valid = """
    {
      "color": {
        "$type": "color",
        "accent": { "$value": { "colorSpace": "srgb", "components": [0.1, 0.25, 1e0], "alpha": 1 } },
        "🎨 ink": { "$value": "{color.accent}", "$description": "Für \\"Text\\" \\u00e9 — 漢字" }
      },
      "space": { "$type": "dimension", "s": { "$value": { "value": -4.5, "unit": "px" } } },
      "flags": [true, false, null, [], {}, [[1, 2], [3, 4]]]
    }
    """

  @Test(arguments: 0..<40)
  func damagedFilesAreRead(_ seed: UInt64) {
    var random = SeededGenerator(seed &* 1_000_003)
    for round in 0..<100 {
      var bytes = Array(Self.valid.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) { Self.damage(&bytes, &random) }
      let reading = Reading(bytes)
      PropertyTests.check(reading, "seed \(seed), round \(round)")
      _ = reading.printed
    }
  }

  @Test(arguments: 0..<20)
  func noiseIsRead(_ seed: UInt64) {
    var random = SeededGenerator(seed)
    let marks = Array("{}[],:\"\\'/*#-+.0123eEtrufalsn \n\r\t“é😀".utf8) + [0, 0x80, 0xFF, 0xE2]
    for round in 0..<100 {
      let count = Int.random(in: 0..<200, using: &random)
      let reading = Reading((0..<count).map { _ in marks.randomElement(using: &random) ?? 0 })
      PropertyTests.check(reading, "seed \(seed), round \(round)")
    }
  }

  /// Files that broke the reader or its tree once.
  @Test(arguments: [
    "[x{],1", "[\u{80}{],1", "{[0, ,\n\"\":", "{\n  \"a\": [\n  \"b\": 1", "[{'a: [{'a 'b\"c\" \"d", "{\"a\"\"b\\",
  ])
  func oldFaultsStayMended(_ text: String) {
    PropertyTests.check(Reading(text), "")
    PropertyTests.check(Reading(Array(text.utf8), depthLimit: 2), "depth 2")
  }

  /// More mistakes than are reported: reading stops wherever the last one stood.
  @Test(arguments: 0..<20)
  func muchNoiseIsRead(_ seed: UInt64) {
    var random = SeededGenerator(seed &+ 77)
    let pieces = [
      "'a ", "{\"a", "[1 ", "“b”", "\"\\q\"", "\"x\ny\"", "}", "]", "tru,", "\"a\"b\"", ":", "{c}", "/**/", "\u{A0}",
      ",,",
    ]
    let reading = Reading((0..<6_000).map { _ in pieces.randomElement(using: &random) ?? "" }.joined())
    #expect(reading.diagnostics.count { $0.id == "json-syntax" } <= 1_001)
    PropertyTests.check(reading, "seed \(seed)")
    _ = reading.printed
  }

  /// A file cut off at any byte is never taken for whole.
  @Test
  func everyPrefixIsReported() {
    let bytes = Array(Self.valid.utf8)
    for count in 0..<bytes.count {
      let reading = Reading(Array(bytes[..<count]))
      #expect(!reading.diagnostics.isEmpty, "\(count)")
      PropertyTests.check(reading, "\(count)")
    }
  }

  /// Any one byte left out or doubled gives at most a few diagnostics: mistakes do not cascade.
  @Test
  func oneWrongByteGivesFewDiagnostics() {
    let bytes = Array(Self.valid.utf8)
    var most = 0
    for index in bytes.indices {
      var shorter = bytes
      shorter.remove(at: index)
      most = max(most, Reading(shorter).diagnostics.count)
      var longer = bytes
      longer.insert(bytes[index], at: index)
      most = max(most, Reading(longer).diagnostics.count)
    }
    #expect(most <= 2)
  }

  private static func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: index)
    case 2: bytes.insert(bytes.randomElement(using: &random) ?? 0, at: index)
    case 3: bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 1...20, using: &random)))
    default: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    }
  }
}
