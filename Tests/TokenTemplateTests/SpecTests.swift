import Testing
import TokenDiagnostics
import TokenSource
import TokenTemplate

@Suite("The public Mustache specification")
struct SpecTests {
  @Test("is here in the version that was counted", .enabled(if: SpecData.isPresent, "no data of the specification"))
  func isComplete() {
    #expect(SpecData.cases(in: SpecData.core).count == 136)
    #expect(SpecData.cases(in: ["~inheritance"]).count == 27)
    #expect(SpecData.cases(in: ["~dynamic-names"]).count == 21)
    #expect(SpecData.cases(in: ["~lambdas"]).count == 10)
  }

  @Test(
    "core", .enabled(if: SpecData.isPresent, "no data of the specification"),
    arguments: SpecData.cases(in: SpecData.core))
  func core(_ test: SpecCase) { check(test) }

  @Test(
    "inheritance", .enabled(if: SpecData.isPresent, "no data of the specification"),
    arguments: SpecData.cases(in: ["~inheritance"]))
  func inheritance(_ test: SpecCase) { check(test) }

  @Test(
    "dynamic names", .enabled(if: SpecData.isPresent, "no data of the specification"),
    arguments: SpecData.cases(in: ["~dynamic-names"]))
  func dynamicNames(_ test: SpecCase) { check(test) }

  @Test(
    "lambdas", .disabled("not supported: a template holds no logic"), arguments: SpecData.cases(in: ["~lambdas"]))
  func lambdas(_ test: SpecCase) { check(test) }

  private func check(_ test: SpecCase) {
    #expect(renderBySpec(test.template, test.partials ?? [:], test.data) == test.expected)
  }
}

/// Renders a template with HTML escaping, names looked up while rendering.
func renderBySpec(_ template: String, _ partials: [String: String], _ data: JSONValue) -> String {
  var sources = [TemplateSource(name: "", file: FileID(0), bytes: Array(template.utf8))]
  for (name, text) in partials.sorted(by: { $0.key < $1.key }) {
    sources.append(TemplateSource(name: name, file: FileID(sources.count), bytes: Array(text.utf8)))
  }
  let set = TemplateSet.compile(sources, mode: .spec(.html)).set
  var out = OutputBuffer()
  _ = set.render("", JSONModel(data, names: set.names), into: &out)
  return String(decoding: out.bytes, as: UTF8.self)
}
