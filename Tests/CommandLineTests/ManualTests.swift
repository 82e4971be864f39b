import Foundation
import Testing
import TokenTestSupport

@testable import tokenc

@Suite("The manual page")
struct ManualTests {
  private static let isStrict = ProcessInfo.processInfo.environment["TOKENC_STRICT"] != nil

  private static func page() throws -> Project {
    let project = try Project([:])
    try project.write(try project.run("man").output, to: "tokenc.1")
    return project
  }

  @Test("Readers of manual pages have nothing to say about it", arguments: ["mandoc -T lint", "groff -ww -mandoc -z"])
  func lint(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    guard let program = Tool.find(words[0]) else {
      #expect(!Self.isStrict, "\(words[0]) is not installed")
      return
    }
    let page = try Self.page()
    let result = try Tool.run(program, words.dropFirst() + ["tokenc.1"], in: page.folder.url)
    #expect(result.status == 0 && result.output == "" && result.error == "", "\(result)")
  }

  @Test("It shows every command with its options, the values of the exit status, and the version's day")
  func content() throws {
    let text = try Self.page().text("tokenc.1")
    #expect(text.hasPrefix(".Dd \(Tokenc.date)\n.Dt TOKENC 1\n"))
    for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES"] {
      #expect(text.contains("\n.Sh \(section)\n"))
    }
    for command in Command.allCases {
      let parts = text.components(separatedBy: "\n.Ss \(command.rawValue)\n")
      try #require(parts.count == 2, "\(command)")
      let part = parts[1].components(separatedBy: "\n.S")[0]
      for option in command.options {
        #expect(part.contains("\\-" + Roff.escaped(option.name)), "\(command) \(option.name)")
      }
      for example in command.examples { #expect(text.contains(Roff.argument(example.line))) }
    }
    for status in ExitStatus.allCases { #expect(text.contains("\n.It \(status.rawValue)\n")) }
    #expect(text.contains("NO_COLOR") && text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("What roff would take for its own is escaped")
  func escaping() {
    var roff = Roff()
    roff.prose("'a' .b \\ “c”\n.d")
    roff.literal(".x")
    #expect(roff.text == "\\(aqa\\(aq .b \\e \\[u201C]c\\[u201D] .d\n\\&.x\n")
  }
}
