import Foundation
import Testing
import TokenTestSupport

/// A command line that makes no sense, and a part of what is said of it.
struct WrongUsage: Sendable, CustomStringConvertible {
  let arguments: [String]
  let message: String
  var description: String { arguments.joined(separator: " ") }

  init(_ arguments: String, _ message: String) {
    self.arguments = arguments.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    self.message = message
  }

  static let all = [
    WrongUsage("biuld tokens", "there is no command “biuld”; did you mean “build”?"),
    WrongUsage("frobnicate", "there are init, build, check"),
    WrongUsage("--verison", "there is no option “--verison” here; did you mean “--version”?"),
    WrongUsage("--strict build tokens", "there is no option “--strict” here; those of a command stand behind it"),
    WrongUsage("help bulid", "did you mean “build”?"),
    WrongUsage("build --onyl web tokens", "“tokenc build” has no option “--onyl”; did you mean “--only”?"),
    WrongUsage("check --only web tokens", "“tokenc check” has no option “--only”; it is one of “tokenc build”"),
    WrongUsage("check --frobnicate tokens", "“tokenc check” has no option “--frobnicate”\n"),
    WrongUsage("build -x tokens", "has no option “-x”"),
    WrongUsage("build -qx tokens", "has no option “-x”"),
    WrongUsage("build --strict=yes tokens", "“--strict” takes no value"),
    WrongUsage("build tokens -o", "“--output” needs a value"),
    WrongUsage("build tokens --output=", "“--output” needs a value"),
    WrongUsage("build", "which folder?"),
    WrongUsage("check", "which folder?"),
    WrongUsage("build tokens more", "takes one folder, not 2"),
    WrongUsage("build nowhere", "there is no folder “nowhere”"),
    WrongUsage("check nowhere/at/all", "there is no folder “nowhere/at/all”"),
    WrongUsage("build tokens -j 0", "a number from 1"),
    WrongUsage("build tokens -j -1", "a number from 1"),
    WrongUsage("build tokens --jobs many", "a number from 1"),
    WrongUsage("build tokens --jobs 99999999999999999999", "a number from 1"),
    WrongUsage(
      "build tokens --only css", "there is no output “css”; there are swift, web, json, xcassets, compose, android"
    ),
    WrongUsage("build tokens --only wbe", "did you mean “web”?"),
    WrongUsage("build tokens --only ,", "swift, web or json"),
    WrongUsage("build tokens --diagnostics jsno", "not “jsno”; did you mean “json”?"),
    WrongUsage("build tokens --diagnostics xml", "is text, json, sarif or github"),
    WrongUsage("build tokens --root nowhere", "there is no folder “nowhere”"),
    WrongUsage("build tokens -o tokens", "the output folder “tokens” is the input"),
    WrongUsage("build tokens -o tokens/", "is the input"),
    WrongUsage("build tokens -o ./tokens/.", "is the input"),
    WrongUsage("build tokens -o none/../tokens", "is the input"),
    WrongUsage("build tokens -o .", "contains the input"),
    WrongUsage("build tokens -o none/..", "contains the input"),
    WrongUsage("build tokens -o /", "contains the input"),
    WrongUsage("build tokens/a.tokens.json -o tokens", "contains the input"),
    WrongUsage("build link -o tokens", "is the input"),
    WrongUsage("build tokens -o link", "“link”"),
    WrongUsage("build tokens -o outside", "the output folder “outside” is a link"),
    WrongUsage("build tokens -o outside/.", "is a link"),
    WrongUsage("build tokens -o tokens/a.tokens.json", "no folder"),
    WrongUsage("init new more", "takes one folder, not 2"),
    WrongUsage("init link", "“link” is a link"),
    WrongUsage("init tokens/a.tokens.json", "“tokens/a.tokens.json” is no folder"),
    WrongUsage("convert", "which files?"),
    WrongUsage("convert tokens", "where to?"),
    WrongUsage("convert tokens -o tokens", "is the input"),
    WrongUsage("convert tokens -o tokens/new", "lies in the input"),
    WrongUsage("convert tokens -o new --unit em", "is px or rem"),
    WrongUsage("convert nowhere -o new", "there is no file or folder “nowhere”"),
    WrongUsage("rules glass", "takes no names"),
    WrongUsage("rules --format yaml", "“--format” is text or json, not “yaml”\n"),
    WrongUsage("inspect --view-model tokns", "did you mean “tokens”?"),
    WrongUsage("inspect colr.title", "did you mean “color.title”?"),
    WrongUsage("inspect small", "did you mean “space.small”?"),
    WrongUsage("completions", "for which shell?"),
    WrongUsage("completions fis", "is bash, zsh or fish, not “fis”; did you mean “fish”?"),
    WrongUsage("completions bash zsh", "takes one shell"),
    WrongUsage("man build", "takes no words"),
    WrongUsage("explain", "which rule?"),
    WrongUsage("explain clear-brigth-dimming", "did you mean “clear-bright-dimming”?"),
    WrongUsage("explain nothing-like-it", "there is no rule “nothing-like-it”"),
  ]
}

@Suite("The command line itself")
struct UsageTests {
  @Test("What can't be carried out ends with 2, says why, and touches nothing", arguments: WrongUsage.all)
  func wrong(usage: WrongUsage) throws {
    let project = try Project()
    try project.link("link", to: "tokens")
    try project.write("", to: "elsewhere/x")
    try project.link("outside", to: "elsewhere")
    let before = try project.folder.files()
    let result = try project.run(usage.arguments)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("tokenc: ") && result.error.contains(usage.message), "\(result.error)")
    #expect(try project.folder.files() == before)
  }

  @Test("--help and -h tell what a command takes", arguments: ["init", "build", "check", "rules", "explain"])
  func help(command: String) throws {
    let project = try Project()
    let long = try project.run(command, "--help")
    #expect(long.status == 0 && long.error == "")
    #expect(long.output.hasPrefix("tokenc \(command): ") && long.output.contains("Usage: tokenc \(command)"))
    #expect(try project.run(command, "-h").output == long.output)
    #expect(try project.run("help", command).output == long.output)
    #expect(long.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(try project.run("--help").output.contains("\n  \(command) "))
  }

  @Test("--version is one line")
  func version() throws {
    let result = try Project([:]).run("--version")
    #expect(result.status == 0 && result.output.wholeMatch(of: /tokenc \d+\.\d+\.\d+\n/) != nil)
  }

  @Test("Options may stand anywhere, joined or apart, and -- ends them")
  func forms() throws {
    let project = try Project(["tokens/a.tokens.json": Project.tokens, "-odd/a.tokens.json": Project.tokens])
    for arguments in [["-qj1", "tokens"], ["tokens", "--jobs=2", "-q"], ["-j", "3", "--quiet", "--", "-odd"]] {
      let result = try project.run(["check"] + arguments)
      #expect(result.status == 0 && result.output == "", "\(result.error)")
    }
  }

  @Test("rules lists all, as text and as JSON; explain shows each")
  func rules() throws {
    let project = try Project([:])
    let json = try project.run("rules", "--format", "json")
    #expect(json.status == 0)
    let list = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(list.count > 10)
    let text = try project.run("rules")
    #expect(text.status == 0)
    for rule in list {
      let id = try #require(rule["id"] as? String)
      #expect(text.output.contains("\n\(id) "), "\(id)")
      let page = try project.run("explain", id)
      #expect(page.status == 0 && page.output.hasPrefix("\(id)\n"))
    }
  }
}
