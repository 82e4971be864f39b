import Foundation
import Testing
import TokenTestSupport

@Suite("Faults on the command line")
struct UntouchedTests {
  /// What a folder holds, and when each file was written.
  private func state(_ folder: URL) throws -> [String: [String]] {
    var result: [String: [String]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appendingPathComponent(name)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
      result[name] = ["\(date)", isFolder ? "" : try Data(contentsOf: file).base64EncodedString()]
    }
    return result
  }

  private func write(_ files: [String: [UInt8]], to folder: TemporaryFolder) throws {
    for (name, bytes) in files { try folder.write(Data(bytes), to: "tokens/" + name) }
  }

  /// `name:line:column: severity: id` of every line of standard error that has a place below `tokens/`.
  private func reported(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /tokens\/(.+?:\d+:\d+: (?:error|warning): ).* \[([a-z0-9-]+)\].*/) else {
        return nil
      }
      return String(match.1 + match.2)
    }
  }

  @Test("All are reported in one run, which ends with 1 and leaves the outputs alone", arguments: Layout.allCases)
  func untouched(layout: Layout) throws {
    let folder = try TemporaryFolder()
    try write(FaultyProject.valid, to: folder)
    let first = try Tool.run(Tool.tokenc, ["build", "tokens"], in: folder.url)
    #expect(first.status == 0, "\(first.error)")
    let before = try state(folder.url.appendingPathComponent("dist"))
    #expect(before.count > 20)

    let project = FaultyProject(once: Fault.all, layout)
    try write(project.files, to: folder)
    let second = try Tool.run(Tool.tokenc, ["build", "tokens/"], in: folder.url)
    #expect(second.status == 1)
    #expect(reported(second.error).sorted() == project.expected)
    #expect(second.output.contains("nothing written"))
    #expect(try state(folder.url.appendingPathComponent("dist")) == before)
  }

  @Test("Files that were made in another order give the same report, with any number of threads")
  func order() throws {
    let project = FaultyProject(once: Fault.all, .plain)
    let reports = try [project.files.sorted { $0.key < $1.key }, project.files.sorted { $0.key > $1.key }].map {
      files in
      let folder = try TemporaryFolder()
      for (name, bytes) in files { try folder.write(Data(bytes), to: "tokens/" + name) }
      return try ["1", "4"].map { try Tool.run(Tool.tokenc, ["check", "-j", $0, "tokens"], in: folder.url).error }
    }
    let all = Set(reports.flatMap { $0 })
    #expect(all.count == 1)
  }
}
