import Foundation
import Testing
import TokenTestSupport

@testable import tokenc

@Suite("The help of each command")
struct HelpTests {
  @Test(
    "It says what the command is for, how it is called, what one has to know, and shows it at work",
    arguments: Command.allCases)
  func text(command: Command) throws {
    let result = try Project([:]).run(command.rawValue, "--help")
    #expect(result.status == 0 && result.error == "")
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "tokenc \(command.rawValue): \(command.summary)" && !command.summary.contains("\n"))
    #expect(lines[2].hasPrefix("Usage: tokenc \(command.rawValue)"))
    #expect(lines.allSatisfy { $0.count <= 100 && !$0.hasSuffix(" ") }, "\(result.output)")
    #expect((1...4).contains(command.examples.count) && !command.details.isEmpty)
    for option in command.options { #expect(result.output.contains("--\(option.name)")) }
    for example in command.examples { #expect(lines.contains { $0.hasPrefix("  \(example.line)") }) }
  }

  @Test("The commands that examples name are there, with the options they show", arguments: Command.allCases)
  func examples(command: Command) throws {
    for example in command.examples {
      // A line may call the tool several times, and begin with a shell's own words.
      let calls = example.line.components(separatedBy: "tokenc ").dropFirst().filter { !$0.hasPrefix(">") }
      #expect(!calls.isEmpty)
      for call in calls {
        let words = call.split(whereSeparator: { " )|&>".contains($0) }).map(String.init)
        let named = try #require(Command(rawValue: words[0]), "\(example.line)")
        for word in words where word.hasPrefix("--") {
          #expect(named.options.contains { "--\($0.name)" == word }, "\(example.line)")
        }
      }
    }
  }

  @Test("A wrong value of a closed set is refused with what there is and the word that was meant")
  func values() throws {
    let project = try Project()
    let operands: [Command: [String]] = [
      .inspect: ["color.title"], .convert: ["tokens", "--dry-run"], .diff: ["tokens", "tokens"], .rules: [],
      .completions: [],
    ]
    for command in Command.allCases {
      for option in command.options {
        guard case .oneOf(let words) = option.domain, let word = words.max(by: { $0.count < $1.count }) else {
          continue
        }
        let typed = String(word.dropLast())
        let result = try project.run(
          [command.rawValue] + (operands[command] ?? ["tokens"]) + ["--\(option.name)", typed])
        #expect(result.status == 2, "\(command) \(option.name) \(typed)")
        #expect(result.error.contains("did you mean “\(word)”?") || typed.count < 3, "\(result.error)")
      }
    }
  }

  @Test("The overview lists all commands and fits a terminal")
  func overview() throws {
    let result = try Project([:]).run("--help")
    for command in Command.allCases {
      #expect(result.output.contains("\n  \(command.rawValue) ") && result.output.contains(command.summary))
    }
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
