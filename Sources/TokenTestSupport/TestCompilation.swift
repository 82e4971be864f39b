public import TokenCompiler
import TokenDiagnostics
public import TokenEmit
import TokenSource

/// Compiles files that exist in memory only.
public struct TestCompilation: Sendable {
  /// What was found.
  public let analysis: Analysis
  /// The files that would be written; made even if there are errors.
  public let outputs: [OutputFile]

  /// Compiles files given by their path below the input folder.
  public static func of(
    _ files: [String: String], jobs: Int = 1, _ change: (inout CompileRequest) -> Void = { _ in }
  ) async -> TestCompilation {
    await of(bytes: files.mapValues { Array($0.utf8) }, jobs: jobs, change)
  }

  /// Compiles files given as bytes.
  public static func of(
    bytes files: [String: [UInt8]], jobs: Int = 1, _ change: (inout CompileRequest) -> Void = { _ in }
  ) async -> TestCompilation {
    let system = InMemoryFileSystem(
      Dictionary(uniqueKeysWithValues: files.map { ("tokens/" + $0.key, $0.value) }))
    var request = CompileRequest(input: "tokens")
    request.jobs = jobs
    change(&request)
    var clock = StageClock()
    let input = await Compiler.load(request, from: system)
    let analysis = await Compiler.analyze(input, request, &clock)
    let outputs = await Compiler.emit(analysis, request)
    return TestCompilation(analysis: analysis, outputs: outputs)
  }

  /// The text of an output file; nil if it is not made.
  public func text(_ path: String) -> String? {
    outputs.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Diagnostics as `name:line:column: severity: id`, sorted as they are shown, infos left out unless asked for, and
  /// those of some ids left out in any case.
  public func places(infos: Bool = false, but ignored: Set<String> = []) -> [String] {
    analysis.diagnostics.filter { (infos || $0.severity != .info) && !ignored.contains($0.id.rawValue) }.map {
      diagnostic in
      guard let location = diagnostic.location else {
        return "-: \(diagnostic.severity.rawValue): \(diagnostic.id.rawValue)"
      }
      let file = analysis.files[location.file]
      let place = LineTable(file.bytes).place(at: location.range.lower, in: file.bytes)
      return "\(file.name):\(place.line):\(place.column): \(diagnostic.severity.rawValue): \(diagnostic.id.rawValue)"
    }
  }

  /// The ids of what was found, infos left out.
  public var ids: [String] {
    analysis.diagnostics.filter { $0.severity != .info }.map(\.id.rawValue)
  }
}
