import TokenCompiler
import TokenDiagnostics
import TokenSource

/// `tokenc schema`: JSON Schemas of what the tool reads and writes.
struct SchemaCommand {
  private let entries: [Schemas.Entry]
  private let isList: Bool
  private let output: OutputFolder?
  private let console: Console

  static let options = [
    Option("output", letter: "o", value: "DIR", help: "write NAME.schema.json below DIR; of all schemas without a name")
  ]

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    var entries: [Schemas.Entry] = []
    for name in invocation.operands {
      guard let entry = Schemas.entry(name) else { throw Self.unknown(name) }
      entries.append(entry)
    }
    output = invocation.value("output").map { OutputFolder($0, console.system) }
    guard entries.count < 2 || output != nil else {
      throw UsageError("one schema is printed at a time; write several with -o DIR", command: "schema")
    }
    if let output, let kind = console.system.kind(of: output.path), kind != .directory {
      throw UsageError("“\(output.path)” is no folder", command: nil)
    }
    isList = entries.isEmpty && output == nil
    self.entries = entries.isEmpty ? Schemas.all : entries
    self.console = console
  }

  private static func unknown(_ name: String) -> UsageError {
    let names = Schemas.all.map(\.name)
    let guess = DidYouMean.closest(to: name, in: names).map { "did you mean “\($0)”?" }
    return UsageError(
      "there is no schema “\(name)”; \(guess ?? "there are \(names.joined(separator: ", "))")", command: "schema")
  }

  func run() -> ExitStatus {
    if isList {
      let width = (entries.map(\.name.count).max() ?? 0) + 2
      for entry in entries {
        console.print(entry.name + String(repeating: " ", count: width - entry.name.count) + entry.summary + "\n")
      }
      return .clean
    }
    guard let output else {
      for entry in entries { console.print(entry.text) }
      return .clean
    }
    do {
      try output.write(entries.map { ($0.file, $0.text) })
    } catch {
      console.error("tokenc: “\(error.path)” can't be written: \(error.reason)\n")
      return .failure
    }
    console.print("\(output.path)/: \(Summary.plural(entries.count, "schema"))\n")
    return .clean
  }
}
