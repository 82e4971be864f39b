import Testing
import TokenDiagnostics
import TokenSource

/// Bytes that are no UTF-8, reported at the very byte.
struct InvalidUTF8Tests {
  /// Sequences that RFC 3629 forbids; each stands between `["ab` and `cd"]`.
  static let sequences: [[UInt8]] = [
    [0x80], [0xBF], [0xC0], [0xC1], [0xF5], [0xFF], [0xFE],
    [0xC2], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xF0, 0x9F], [0xE1],
    [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xF0, 0x80, 0x80, 0x80],
    [0xF0, 0x8F, 0xBF, 0xBF],
    [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
    [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
    [0x80, 0x80, 0x80],
  ]

  @Test(arguments: sequences)
  func isReportedOnceInAText(_ sequence: [UInt8]) {
    let reading = Reading(Array("[\"ab".utf8) + sequence + Array("cd\", 1]".utf8))
    #expect(reading.offsets == [4])
    #expect(reading.diagnostics.first?.message.contains("not valid UTF-8") == true)
    #expect(reading.diagnostics.first?.location?.range == ByteRange(4, 4 + sequence.count))
  }

  @Test(arguments: sequences)
  func isReportedOnceInAKey(_ sequence: [UInt8]) {
    let reading = Reading(Array("{\"é".utf8) + sequence + Array("\": 1, \"b\": 2}".utf8))
    #expect(reading.offsets == [4])
  }

  @Test(arguments: sequences)
  func isReportedOnceOutsideOfTexts(_ sequence: [UInt8]) {
    let reading = Reading(Array("[1, ".utf8) + sequence + Array(", 2]".utf8))
    #expect(reading.offsets == [4])
  }

  @Test(arguments: sequences)
  func isReportedAtTheEndOfTheFile(_ sequence: [UInt8]) {
    let reading = Reading(Array("\"a".utf8) + sequence)
    #expect(reading.offsets.contains(2))
  }

  @Test
  func everyScalarIsValid() {
    var text = "[\""
    for value in stride(from: UInt32(0x20), through: 0x10FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value), scalar != "\"", scalar != "\\" else { continue }
      text.unicodeScalars.append(scalar)
    }
    #expect(Reading(text + "\"]").diagnostics.isEmpty)
  }
}
