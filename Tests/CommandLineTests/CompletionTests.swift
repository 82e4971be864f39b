import Foundation
import Testing
import TokenRules
import TokenTestSupport

@testable import tokenc

@Suite("Completing command lines")
struct CompletionTests {
  /// The shells that are installed; on continuous integration all are.
  private static let shells =
    ProcessInfo.processInfo.environment["TOKENC_STRICT"] == nil
    ? Shell.allCases.filter { ShellScripts.program($0) != nil } : Shell.allCases

  private static func scripts(_ shell: Shell) throws -> ShellScripts {
    try ShellScripts(
      shell, Project(["tokens/a.tokens.json": Project.tokens, "a folder/x": "", "a file": ""]))
  }

  private static func options(_ command: Command) -> Set<String> {
    Set((command.options + [Option.help]).map { "--\($0.name)" })
  }

  @Test("All commands are offered, and their beginnings are completed", arguments: shells)
  func commands(shell: Shell) throws {
    let scripts = try Self.scripts(shell)
    #expect(Set(try scripts.offers("")).isSuperset(of: Command.allCases.map(\.rawValue) + ["help"]))
    #expect(try scripts.offers("bu") == ["build"])
    #expect(try scripts.offers("help", "ch") == ["check"])
    #expect(try scripts.offers("--v") == ["--version"])
  }

  @Test("Each command has its own options, and no other", arguments: shells)
  func options(shell: Shell) throws {
    let scripts = try Self.scripts(shell)
    for command in Command.allCases {
      let offers = try scripts.offers(command.rawValue, "--").map { $0.hasSuffix("=") ? String($0.dropLast()) : $0 }
      #expect(Set(offers.filter { $0.hasPrefix("--") }) == Self.options(command), "\(command)")
    }
  }

  @Test("Values of closed sets are offered, apart and joined", arguments: shells)
  func values(shell: Shell) throws {
    let scripts = try Self.scripts(shell)
    for command in Command.allCases {
      for option in command.options where !option.domain.words.isEmpty {
        let offers = try scripts.offers(command.rawValue, "--\(option.name)", "")
        #expect(Set(offers) == Set(option.domain.words), "\(command) \(option.name)")
      }
    }
    // Fish repeats the option, the others don't.
    #expect(try scripts.offers("build", "--diagnostics=j").allSatisfy { $0.hasSuffix("json") })
    #expect(try scripts.offers("build", "--only", "web,sw").allSatisfy { $0.hasSuffix("swift") })
    #expect(try scripts.offers("completions", "").sorted() == ["bash", "fish", "zsh"])
  }

  @Test("Folders are offered where a folder is taken, files where a file is", arguments: shells)
  func files(shell: Shell) throws {
    let scripts = try Self.scripts(shell)
    let names: ([String]) throws -> Set<String> = { words in
      Set(try scripts.offers(words).map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
    }
    #expect(try names(["build", "t"]) == ["tokens"])
    #expect(try names(["build", "a"]) == ["a folder"])
    #expect(try names(["build", "--strict", "-o", "a"]) == ["a folder"])
    #expect(try names(["build", "tokens", "--depfile", "a"]) == ["a folder", "a file"])
    #expect(try names(["inspect", "color.title", "t"]) == ["tokens"])
    #expect(try names(["build", "--include", "t"]).isEmpty)
  }

  @Test("Rules and tokens are asked of the tool; without tokens there is silence", arguments: shells)
  func words(shell: Shell) throws {
    let scripts = try Self.scripts(shell)
    #expect(try scripts.offers("explain", "quaternary-on-t") == ["quaternary-on-thin"])
    #expect(try scripts.offers("inspect", "space.s") == ["space.small"])
    try scripts.project.remove("tokens")
    #expect(try scripts.offers("inspect", "space.s") == [])
  }

  @Test("The words that scripts ask for come fast, and with no word about faults")
  func asked() throws {
    let project = try Project(["tokens/a.tokens.json": Project.tokens, "bad/a.tokens.json": "{ nonsense"])
    let rules = try project.run("completions", "--words", "rules")
    #expect(rules.output.split(separator: "\n").count == Guidelines.all.count)
    #expect(rules.output.split(separator: "\n").allSatisfy { $0.split(separator: "\t").count == 2 })
    let tokens = try project.run("completions", "--words", "tokens")
    #expect(tokens.output.contains("color.title\tcolor\n") && tokens.output.contains("title\tsurface\n"))
    for folder in ["bad", "nowhere"] {
      let result = try project.run("completions", "--words", "tokens", folder)
      #expect(result.status == 0 && result.error == "" && !result.output.contains("nonsense"))
    }
  }

  @Test("Scripts have no tabs, no trailing space, and end with a line")
  func layout() {
    for shell in Shell.allCases {
      #expect(shell.script.hasSuffix("\n") && !shell.script.hasSuffix("\n\n") && !shell.script.contains("\t"))
      #expect(shell.script.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") }, "\(shell)")
    }
  }
}
