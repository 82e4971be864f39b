import Testing
import TokenModel

@Suite("Colour conversion against an independent implementation, and back again")
struct ColorRoundTripTests {
  @Test("every conversion of the fixture agrees to a millionth")
  func oracle() throws {
    var count = 0
    var pairs: Set<[ColorSpace]> = []
    for block in try FixtureColor.blocks(conversionFixture) {
      for expected in block.others {
        let result = block.source.converted(to: expected.space)
        if difference(result, expected) > 1e-6 {
          Issue.record("\(block.source) became \(result), expected \(expected)")
        }
        pairs.insert([block.source.space, expected.space])
        count += 1
      }
    }
    #expect(count >= 500)
    #expect(pairs.count == 14 * 13)
  }

  @Test("all pairs of spaces lead back to where they began")
  func roundTrips() throws {
    for block in try FixtureColor.blocks(conversionFixture) {
      for middle in ColorSpace.allCases {
        let back = block.source.converted(to: middle).converted(to: block.source.space)
        if difference(back, block.source) > 1e-9 {
          Issue.record("\(block.source) by way of \(middle) became \(back)")
        }
      }
    }
  }

  @Test("colours outside a gamut come back too")
  func outside() {
    var random = SplitMix(seed: 5)
    for _ in 0..<500 {
      let color = ColorCoordinates(
        .srgb, Double.random(in: -0.8...1.8, using: &random), Double.random(in: -0.8...1.8, using: &random),
        Double.random(in: -0.8...1.8, using: &random))
      for middle in ColorSpace.allCases {
        let back = color.converted(to: middle).converted(to: .srgb)
        if difference(back, color) > 1e-9 { Issue.record("\(color) by way of \(middle) became \(back)") }
      }
    }
  }
}

/// One colour of the fixture, in the space it was drawn in and in the others.
private struct FixtureColor {
  struct Broken: Error {}

  let source: ColorCoordinates
  let others: [ColorCoordinates]

  static func blocks(_ text: String) throws -> [FixtureColor] {
    var blocks: [FixtureColor] = []
    var others: [ColorCoordinates] = []
    var source: ColorCoordinates?
    for line in text.split(separator: "\n") {
      var rest = line
      if let sign = line.firstIndex(of: "=") {
        if let source { blocks.append(FixtureColor(source: source, others: others)) }
        others = []
        source = try color(line[..<sign])
        rest = line[line.index(after: sign)...]
      }
      others += try rest.split(separator: ";").map(color)
    }
    if let source { blocks.append(FixtureColor(source: source, others: others)) }
    return blocks
  }

  private static func color(_ text: Substring) throws -> ColorCoordinates {
    let words = text.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard let key = words.first, let space = ColorSpace(rawValue: String(key)), numbers.count == 3 else {
      throw Broken()
    }
    return ColorCoordinates(space, numbers[0], numbers[1], numbers[2])
  }
}
