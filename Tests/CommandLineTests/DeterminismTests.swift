import Foundation
import Testing
import TokenTestSupport

@Suite("Same tokens, same bytes")
struct DeterminismTests {
  /// The repository's own tokens, and some with letters that locales treat in ways of their own.
  private static func project(_ name: String) throws -> Project {
    let project = try Project(
      ["tokens/i.tokens.json": Project.tokens.replacing("\"title\": {\"$type\"", with: "\"INDEX\": {\"$type\"")],
      name: name)
    for (path, data) in try sources() { try project.folder.write(data, to: "tokens/" + path) }
    return project
  }

  private static func sources() throws -> [String: Data] {
    let folder = Tool.repository().appendingPathComponent("tokens")
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name.hasSuffix(".json") {
      files[name] = try Data(contentsOf: folder.appendingPathComponent(name))
    }
    return files
  }

  private func build(
    _ name: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> [String: Data] {
    let project = try Self.project(name)
    let result = try project.run(["build", "tokens"] + arguments, environment: environment)
    #expect(result.status == 0, "\(result.error)")
    return try project.outputs()
  }

  @Test("Folder, locale, time zone and number of threads do not matter")
  func surroundings() throws {
    let first = try build("one", ["-j", "1"])
    #expect(first.count > 25)
    let others = [
      try build("ein anderer Ordner"),
      try build("two", ["-j", "2"]),
      try build("two", ["-j", "7"]),
      try build("tr", environment: ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"]),
      try build("c", environment: ["LC_ALL": "C", "TZ": "Pacific/Kiritimati"]),
    ]
    for other in others { #expect(first == other) }
  }

  @Test("The clock does not matter", .enabled(if: Tool.find("faketime") != nil, "faketime is not installed"))
  func clock() throws {
    let faketime = try #require(Tool.find("faketime"))
    let first = try build("now")
    let project = try Self.project("then")
    let result = try Tool.run(
      faketime, ["-f", "@1999-12-31 23:59:59", Tool.tokenc.path, "build", "tokens"], in: project.folder.url)
    #expect(result.status == 0, "\(result.error)")
    #expect(try project.outputs() == first)
  }

  @Test("Where the command runs does not matter")
  func place() throws {
    let project = try Project()
    try project.run("build", "tokens")
    let other = try Project([:])
    let result = try other.run("build", project.url("tokens").path)
    #expect(result.status == 0)
    #expect(try other.outputs() == project.outputs())
  }
}
