import TokenConvert
import TokenDiagnostics
import TokenSource

/// `tokenc convert`: reads tokens of older dialects and writes them in the format of 2025.10.
struct ConvertCommand {
  /// The units a length may have.
  enum Unit: String, CaseIterable {
    case px, rem
  }

  private let input: String
  private let output: OutputFolder
  private let conversion: ConvertOptions
  private let isForced: Bool
  private let isDryRun: Bool
  private let reporting: ReportOptions
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    guard let input = invocation.operands.first, invocation.operands.count == 1 else {
      throw UsageError("which files? tokenc convert old/ -o tokens/", command: "convert")
    }
    guard let kind = console.system.kind(of: input), kind != .other else {
      throw UsageError("there is no file or folder “\(input)”", command: nil)
    }
    isDryRun = invocation.has("dry-run")
    guard let output = invocation.value("output") ?? (isDryRun ? "." : nil) else {
      throw UsageError("where to? tokenc convert \(input) -o tokens/", command: "convert")
    }
    let unit = try invocation.choice("unit", Unit.self)
    reporting = try ReportOptions(invocation, .convert)
    conversion = ConvertOptions(unit: unit?.rawValue)
    isForced = invocation.has("force")
    self.input = input
    self.output = OutputFolder(output, console.system)
    self.console = console
    if !isDryRun { try checkOutput(kind) }
  }

  /// Refuses an output that would change the input or files of someone else's.
  private func checkOutput(_ kind: FileKind) throws(UsageError) {
    let system = console.system
    let real = output.realPath
    if let source = system.realPath(input) { try checkApart(source, real, isFile: kind == .file) }
    if system.isLink(output.path) {
      throw UsageError(
        "the output folder “\(output.path)” is a link; tokenc does not write through links", command: nil)
    }
    guard let found = system.kind(of: output.path) else { return }
    guard found == .directory else { throw UsageError("“\(output.path)” is no folder", command: nil) }
    let entries = (try? system.entries(of: output.path)) ?? []
    if !entries.isEmpty, !isForced {
      throw UsageError(
        "the output folder “\(output.path)” is not empty; name another, or overwrite files in it with --force",
        command: nil)
    }
  }

  /// Refuses an output folder that is the input, lies in it or holds it; that of a single file is refused only if it is
  /// the file's own.
  private func checkApart(_ source: String, _ real: String, isFile: Bool) throws(UsageError) {
    if isFile {
      let folder = "/" + source.split(separator: "/").dropLast().joined(separator: "/")
      guard real == folder else { return }
    } else {
      let isInside = real == source || real.hasPrefix(source == "/" ? "/" : source + "/")
      guard isInside || source.hasPrefix(real == "/" ? "/" : real + "/") else { return }
    }
    let relation = real == source ? "is" : real.hasPrefix(source) ? "lies in" : "contains"
    throw UsageError(
      "the output folder “\(output.path)” \(relation) the input “\(input)”; choose one beside it", command: nil)
  }

  // MARK: Running

  func run() -> ExitStatus {
    var reader = ConvertInput(input, console.system)
    reader.read()
    let result = Converter.convert(reader.files, conversion)
    var faults = reader.faults.map { fault in
      Diagnostic(.error, "file-unreadable", "“\(fault.path)” can't be read: \(fault.reason)")
    }
    if result.counts.found == 0, result.unreadable == 0, faults.isEmpty {
      faults.append(
        Diagnostic(.error, "no-token-files", "“\(input)” holds no tokens in any dialect that can be converted"))
    }
    Reporter(console: console, options: reporting).show(faults + result.diagnostics, reader.files)
    if !isDryRun, result.counts.found > 0 {
      do {
        try output.write(result.files.map { ($0.path, $0.bytes) })
      } catch {
        console.error("tokenc: “\(error.path)” can't be written: \(error.reason)\n")
        return .failure
      }
    }
    if !reporting.isQuiet {
      console.print(ConvertSummary.text(result, reader, to: isDryRun || result.counts.found == 0 ? nil : output.path))
    }
    return result.isComplete && faults.isEmpty ? .clean : .errors
  }
}
