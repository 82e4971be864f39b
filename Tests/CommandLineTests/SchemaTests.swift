import Foundation
import Testing
import TokenTestSupport

@Suite("schema")
struct SchemaTests {
  private static let names = [
    "tokens", "resolver", "configuration", "tokens.json", "tokens.flat.json", "tokens.dtcg.json", "surfaces.json",
    "guidelines.json", "permutations", "diagnostics", "view-model",
  ]

  @Test("Without a name the schemas are listed, a line each")
  func list() throws {
    let project = try Project([:])
    let result = try project.run("schema")
    #expect(result.status == 0 && result.error == "")
    let lines = result.output.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != " " }) } == Self.names)
    #expect(lines.first == "tokens            token files: *.tokens.json and *.tokens")
  }

  @Test("A schema goes to standard output", arguments: names)
  func one(name: String) throws {
    let project = try Project([:])
    let result = try project.run("schema", name)
    #expect(result.status == 0 && result.error == "")
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema["$id"] as? String == "urn:tokenc:schema:\(name)")
    #expect(schema["title"] != nil && schema["description"] != nil)
  }

  @Test("All are written below a folder, in the layout of format")
  func folder() throws {
    let project = try Project([:])
    let result = try project.run("schema", "-o", "out/schemas")
    #expect(result.status == 0 && result.output == "out/schemas/: \(Self.names.count) schemas\n")
    #expect(
      try project.folder.files(below: "out/schemas").keys.sorted() == Self.names.map { $0 + ".schema.json" }.sorted())
    #expect(try project.text("out/schemas/tokens.schema.json") == project.run("schema", "tokens").output)
    let check = try project.run("format", "--check", "out", "--include", "*.schema.json")
    #expect(check.status == 0 && check.output == "0 files would change, \(Self.names.count) unchanged\n")
    #expect(try project.run("schema", "resolver", "tokens", "-o", "two").output == "two/: 2 schemas\n")
    #expect(try project.folder.files(below: "two").count == 2)
  }

  @Test("Names that are none, and a file in the folder's place, are told of")
  func wrong() throws {
    let project = try Project(["file": ""])
    let unknown = try project.run("schema", "token")
    #expect(unknown.status == 2 && unknown.error.contains("there is no schema “token”; did you mean “tokens”?"))
    #expect(try project.run("schema", "tokens", "resolver").status == 2)
    let place = try project.run("schema", "-o", "file")
    #expect(place.status == 2 && place.error.contains("“file” is no folder"))
  }
}
