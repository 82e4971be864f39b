import Testing

@Suite("Templates")
struct OwnCaseTests {
  @Test("render as written down", arguments: OwnCase.all)
  func render(_ test: OwnCase) throws {
    #expect(renderBySpec(test.template, test.partials, try JSONValue.parse(test.data)) == test.expected)
  }
}
