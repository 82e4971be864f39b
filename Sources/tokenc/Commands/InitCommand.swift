import TokenCompiler
import TokenDiagnostics
import TokenSource

/// `tokenc init`: writes a small set of tokens into a folder that has none, and says what can be done with it.
struct InitCommand {
  private let folder: OutputFolder
  private let console: Console

  /// How many files a refusal names.
  private static let shown = 8

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    guard invocation.operands.count <= 1 else {
      throw UsageError("“tokenc init” takes one folder, not \(invocation.operands.count)", command: "init")
    }
    folder = OutputFolder(invocation.operands.first ?? "tokens", console.system)
    self.console = console
    if console.system.isLink(folder.path) {
      throw UsageError("“\(folder.path)” is a link; tokenc does not write through links", command: nil)
    }
    if let kind = console.system.kind(of: folder.path), kind != .directory {
      throw UsageError("“\(folder.path)” is no folder; name another: tokenc init FOLDER", command: nil)
    }
  }

  func run() async -> ExitStatus {
    let there = await occupants()
    guard there.isEmpty else {
      refuse(there)
      return .errors
    }
    do {
      try folder.writeNew(StarterSet.files.map { ($0.name, Array($0.text.utf8)) })
    } catch {
      console.error("tokenc: “\(error.path)” can't be written: \(error.reason)\n")
      return .failure
    }
    console.print(report())
    return .clean
  }

  /// What stands in the way: files of the set's names, and token files of any name in the folder or below it.
  private func occupants() async -> [String] {
    guard console.system.kind(of: folder.path) != nil else { return [] }
    let own = StarterSet.files.map(\.name).filter { name in
      console.system.isLink(folder.path + "/" + name) || folder.isThere(name)
    }
    let input = await Compiler.load(CompileRequest(input: folder.path), from: console.system)
    let prefix = folder.path + "/"
    let tokens = input.looked.filter { $0.hasPrefix(prefix) && console.system.kind(of: $0) == .file }
    return Set(own + tokens.map { String($0.dropFirst(prefix.count)) }).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  private func refuse(_ there: [String]) {
    let names = there.prefix(Self.shown).joined(separator: ", ")
    let more = there.count > Self.shown ? " and \(there.count - Self.shown) more" : ""
    let text = "“\(folder.path)” has \(names)\(more) already, and tokenc init overwrites nothing"
    console.error("tokenc: \(PlainText.escaped(text)); name a new folder: tokenc init FOLDER\n")
  }

  /// What was written, and what can be done with it.
  private func report() -> String {
    let width = (StarterSet.files.map(\.name.count).max() ?? 0) + 2
    var text = PlainText.escaped("\(folder.path)/: \(Summary.plural(StarterSet.files.count, "file")) written") + "\n"
    for file in StarterSet.files {
      text += "  " + file.name + String(repeating: " ", count: width - file.name.count) + file.summary + "\n"
    }
    let operand = PlainText.escaped(ShellWord.quoted(folder.path + "/"))
    text += """

      Next:
        tokenc build \(operand)
            check them, and write Swift, CSS and JSON to dist/
        tokenc preview \(operand)
            look at them in a browser

      """
    return text
  }
}
