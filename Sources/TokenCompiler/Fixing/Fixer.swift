public import TokenDiagnostics
import TokenModel
public import TokenSource

/// Makes the mechanical changes that diagnostics offer, in memory, until none is left to make.
public enum Fixer {
  /// A change that was made.
  public struct Change: Sendable {
    /// The file.
    public let path: String
    /// Where it was made, in the file as it was just before.
    public let place: SourcePlace
    /// What was done: `replace with 0.35`.
    public let message: String
    /// The diagnostic that asked for it.
    public let id: DiagnosticID
  }
  /// A file that is to be written.
  public struct File: Sendable {
    /// The path it was read by.
    public let path: String
    /// What was read.
    public let before: [UInt8]
    /// What it is to hold.
    public let after: [UInt8]

    /// Describes one.
    public init(path: String, before: [UInt8], after: [UInt8]) {
      self.path = path
      self.before = before
      self.after = after
    }
  }
  /// What came of it.
  public struct Outcome: Sendable {
    /// The input as it is after all changes.
    public let analysis: Analysis
    /// The changes in the order in which they were made.
    public let changes: [Change]
    /// The files that differ, by path.
    public let files: [File]
  }

  /// How often changes may lead to further ones.
  private static let roundLimit = 50

  /// Reads the input and changes what can be changed.
  ///
  /// - Parameters:
  ///   - request: what is asked for.
  ///   - system: where files are read from.
  ///   - clock: notes how long each stage takes.
  ///   - mayChange: whether the file at a path may be written. Files of the library that comes with the tool are left
  ///     alone in any case.
  public static func run(
    _ request: CompileRequest, from system: any FileSystem, _ clock: inout StageClock,
    mayChange: (String) -> Bool
  ) async -> Outcome {
    var overlay = FileOverlay(system)
    var input = await Compiler.load(request, from: overlay)
    clock.lap("read")
    var analysis = await Compiler.analyze(input, request, &clock)
    var original = input.files
    var history = History()
    for _ in 0..<roundLimit {
      let files = changeable(input, request) { mayChange($0) && !history.settled.contains($0) }
      let plan = FixPlan(analysis.diagnostics) { files.contains($0) }
      guard !plan.changes.isEmpty else { break }
      let before = history
      let next = history.advance(overlay, plan, input.files)
      let changed = await Compiler.load(request, from: next)
      // A reference that was mended may lead to files that were not read before.
      for file in changed.files.files where !original.files.contains(where: { $0.path == file.path }) {
        _ = original.add(file)
      }
      let result = await Compiler.analyze(changed, request, &clock, earlier: analysis.legibility)
      // A change that makes a fault of the language would be a fault of ours; the files stay as they are.
      guard faults(result) <= faults(analysis) else {
        history = before
        break
      }
      (overlay, input, analysis) = (next, changed, result)
    }
    return Outcome(analysis: analysis, changes: history.changes, files: differences(overlay, original))
  }

  private static func faults(_ analysis: Analysis) -> Int {
    analysis.diagnostics.count { $0.severity == .error && !$0.isRule }
  }

  /// Token files of the project and its configuration, as far as they may be written.
  private static func changeable(
    _ input: LoadedInput, _ request: CompileRequest, _ mayChange: (String) -> Bool
  ) -> Set<FileID> {
    let hasOwnLibrary = input.configuration.librarySource != nil
    var files = input.tokenFiles.filter { hasOwnLibrary || $0.layer == .project }.map(\.id)
    files += input.resolver?.files ?? []
    let configuration = request.input.withoutTrailingSlash + "/tokenc.json"
    let read = input.tokenFiles.map(\.id)
    for index in input.files.files.indices where input.files.files[index].path == configuration {
      if !read.contains(FileID(index)) { files.append(FileID(index)) }
    }
    return Set(files.filter { mayChange(input.files[$0].path) })
  }

  private static func differences(_ overlay: FileOverlay, _ original: SourceFiles) -> [File] {
    original.files.compactMap { file -> File? in
      guard let after = overlay.contents[file.path], after != file.bytes else { return nil }
      return File(path: file.path, before: file.bytes, after: after)
    }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
