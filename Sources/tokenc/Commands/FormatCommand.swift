import TokenCompiler
import TokenDiagnostics
import TokenSource

/// `tokenc format`: token files, resolver documents and `tokenc.json` in their one layout.
struct FormatCommand {
  /// A file or folder that was named.
  private struct Input {
    let request: CompileRequest
    let isFolder: Bool
    let writer: FixWriter
  }

  /// The files of all inputs, before they are read.
  private struct Found {
    var files: [(path: String, depthLimit: Int)] = []
    /// Links, which are not written through.
    var links = 0
    var diagnostics: [Diagnostic] = []
    /// Real paths of the files, so that one that is named twice is taken once.
    var known: Set<String> = []
  }

  private let inputs: [Input]
  private let isCheck: Bool
  private let reporting: ReportOptions
  private let console: Console

  static let options = [
    Option("check", help: "write nothing; name the files that would change, and end with 1 then"),
    Option("stdin", help: "lay out standard input on standard output, as does “-” in a file's place"),
    Option("include", value: "GLOB", repeats: true, help: "take further files of folders, such as '*.json'"),
    ReportOptions.Format.option,
    Option("quiet", letter: "q", help: "print errors only"),
    Option("verbose", letter: "v", help: "name the files that were formatted"),
  ]

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    let system = console.system
    isCheck = invocation.has("check")
    reporting = try ReportOptions(invocation, .format)
    self.console = console
    let isStandard = invocation.has("stdin") || invocation.operands.contains("-")
    let operands = invocation.operands.filter { $0 != "-" }
    guard isStandard || !operands.isEmpty else {
      throw UsageError("which folder or files? tokenc format tokens/", command: "format")
    }
    guard !isStandard || operands.isEmpty else {
      throw UsageError("standard input is laid out alone; leave out “\(operands[0])”", command: "format")
    }
    var inputs: [Input] = []
    for operand in operands {
      inputs.append(try Self.input(operand, invocation.values["include"] ?? [], system))
    }
    self.inputs = inputs
  }

  private static func input(
    _ path: String, _ include: [String], _ system: LocalFileSystem
  ) throws(UsageError) -> Input {
    guard let kind = system.kind(of: path), kind != .other else {
      throw UsageError("there is no file or folder “\(path)”", command: nil)
    }
    if kind == .file, system.isLink(path) {
      throw UsageError("“\(path)” is a link; tokenc does not write through links", command: nil)
    }
    var request = CompileRequest(input: path)
    request.include = include
    // What a build wrote is laid out as its printer does.
    request.outputRealPath = system.realPath("dist")
    request.jobs = system.processorCount
    return Input(request: request, isFolder: kind == .directory, writer: FixWriter(path, system))
  }

  // MARK: Running

  func run() async -> ExitStatus {
    guard !inputs.isEmpty else { return runStandardInput() }
    var found = Found()
    for input in inputs { await find(input, &found) }
    let outcome = await Formatter.run(found.files, from: console.system, jobs: console.system.processorCount)
    let diagnostics = (found.diagnostics + outcome.diagnostics).sortedForOutput(outcome.files)
    Reporter(console: console, options: reporting).show(diagnostics, outcome.files)
    let changed = Self.changes(outcome)
    let status: ExitStatus = diagnostics.contains { $0.severity == .error } ? .errors : .clean
    if isCheck {
      for file in changed { console.print(PlainText.escaped(file.path) + "\n") }
    } else {
      do {
        try FixWriter.write(changed, console.system)
      } catch {
        console.error("tokenc: “\(error.path)” can't be written: \(error.reason)\n")
        return .failure
      }
      if reporting.isVerbose, !reporting.isQuiet {
        for file in changed { console.print(PlainText.escaped(file.path) + "\n") }
      }
    }
    tell(changed.count, outcome.texts, found.links)
    return isCheck && !changed.isEmpty ? .errors : status
  }

  private func find(_ input: Input, _ found: inout Found) async {
    let system = console.system
    func add(_ path: String, _ limit: Int?) {
      guard let real = system.realPath(path), found.known.insert(real).inserted else { return }
      found.files.append((path, limit ?? FormatInput.depthLimit))
    }
    guard input.isFolder else { return add(input.request.input, nil) }
    let files = await FormatInput(input.request, from: system)
    found.diagnostics += files.diagnostics
    for path in files.paths {
      if input.writer.mayChange(path) {
        add(path, files.depthLimit)
      } else if system.kind(of: path) == .file {
        found.links += 1
      }
    }
  }

  private static func changes(_ outcome: Formatter.Outcome) -> [Fixer.File] {
    zip(outcome.files.files, outcome.texts).compactMap { file, text in
      guard let text, text != file.bytes else { return nil }
      return Fixer.File(path: file.path, before: file.bytes, after: text)
    }
  }

  private func tell(_ changed: Int, _ texts: [[UInt8]?], _ links: Int) {
    guard !reporting.isQuiet else { return }
    let same = texts.count { $0 != nil } - changed
    var text = Summary.plural(changed, "file") + (isCheck ? " would change" : " formatted") + ", \(same) unchanged"
    if texts.contains(nil) { text += ", \(texts.count { $0 == nil }) with errors" }
    if links > 0 { text += ", \(links) behind links left alone" }
    console.print(text + "\n")
  }

  // MARK: Standard input

  private func runStandardInput() -> ExitStatus {
    let source: SourceFile
    do {
      source = SourceFile(path: "standard input", bytes: try console.system.readStandardInput())
    } catch {
      console.error("tokenc: standard input can't be read: \(error.reason)\n")
      return .failure
    }
    let (text, diagnostics) = Formatter.text(source, id: FileID(0))
    Reporter(console: console, options: reporting).show(diagnostics, SourceFiles([source]))
    guard let text else { return .errors }
    guard isCheck else {
      console.print(text)
      return .clean
    }
    return text == source.bytes ? .clean : .errors
  }
}
