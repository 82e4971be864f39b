import TokenCompiler
import TokenModel
import TokenSource

/// What a command line asks of `tokenc build`.
struct BuildOptions {
  /// What is done with the outputs.
  enum Mode {
    /// They are written.
    case write
    /// They are compared with what is there.
    case check
    /// They are written whenever the input changes.
    case watch
  }

  private(set) var input: InputOptions
  let folder: OutputFolder
  let mode: Mode
  /// Where a rule for make or ninja is written that names what was read.
  let depfile: String?
  /// A file that is made anew at the end of each build without errors.
  let stamp: String?
  /// Whether the Swift files alone are written, for a build system.
  let swiftSources: SwiftSources?

  init(_ invocation: Invocation, _ system: LocalFileSystem) throws(UsageError) {
    input = try InputOptions(invocation, .build, system)
    swiftSources = try SwiftSources(invocation, system)
    folder = OutputFolder(swiftSources?.path ?? invocation.value("output") ?? "dist", system)
    mode = try Self.mode(invocation)
    depfile = invocation.value("depfile")
    stamp = invocation.value("stamp")
    try Self.checkTraces(depfile, stamp, system)
    let only = swiftSources == nil ? try Self.only(invocation.values["only"]) : [.swift]
    let real = folder.realPath
    try Self.checkOutput(folder.path, real, input.request, system)
    input.setOutput(real, only: only, keepsGoing: invocation.has("keep-going"))
  }

  private static func mode(_ invocation: Invocation) throws(UsageError) -> Mode {
    guard invocation.has("check") else { return invocation.has("watch") ? .watch : .write }
    for other in ["watch", "depfile", "stamp", "keep-going"] where invocation.has(other) {
      throw UsageError("“--check” writes nothing and takes no “--\(other)”", command: "build")
    }
    return .check
  }

  /// A slip of the keyboard must not cost a file.
  private static func checkTraces(
    _ depfile: String?, _ stamp: String?, _ system: LocalFileSystem
  ) throws(UsageError) {
    if let stamp, system.kind(of: stamp) != nil, (try? system.read(stamp)) != [] {
      throw UsageError("the stamp “\(stamp)” is no empty file, and would be one; choose another", command: nil)
    }
    if let depfile, system.kind(of: depfile) != nil, !Depfile.isOne((try? system.read(depfile)) ?? [0x21]) {
      throw UsageError("“\(depfile)” is no dependency file, and would be overwritten; choose another", command: nil)
    }
  }

  private static func only(_ names: [String]?) throws(UsageError) -> Set<Configuration.Output>? {
    guard let names else { return nil }
    let outputs = names.flatMap { $0.split(separator: ",") }.map { Configuration.Output(rawValue: String($0)) }
    guard !outputs.isEmpty else {
      throw UsageError("“--only” names outputs, such as swift, web or json", command: "build")
    }
    return Set(outputs)
  }

  private static func checkOutput(
    _ output: String, _ real: String, _ request: CompileRequest, _ system: LocalFileSystem
  ) throws(UsageError) {
    guard let input = system.realPath(request.input) else { return }
    if input == real || input.hasPrefix(real == "/" ? "/" : real + "/") {
      throw UsageError(
        "the output folder “\(output)” \(input == real ? "is" : "contains") the input “\(request.input)”; choose another with -o",
        command: nil)
    }
    if system.isLink(output) {
      throw UsageError("the output folder “\(output)” is a link; tokenc does not write through links", command: nil)
    }
    if let kind = system.kind(of: output), kind != .directory {
      throw UsageError("the output folder “\(output)” is no folder", command: nil)
    }
  }
}
