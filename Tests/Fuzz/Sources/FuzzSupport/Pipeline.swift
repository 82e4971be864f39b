import Dispatch
import TokenCompiler
import TokenDiagnostics
import TokenEmit
public import TokenModel
import TokenSource

/// The tool from bytes to bytes, as a fuzzer calls it.
public enum Pipeline {
  /// Compiles files that exist in memory only, makes all outputs and the page, and looks at what every diagnostic says.
  ///
  /// A fault is a trap, and so ends the fuzzer: a diagnostic outside its file, or an output from tokens with errors.
  public static func run(_ files: [String: [UInt8]], outputs: Set<Configuration.Output>? = nil) {
    wait {
      let system = InMemoryFileSystem(Dictionary(uniqueKeysWithValues: files.map { ("t/" + $0.key, $0.value) }))
      var request = CompileRequest(input: "t")
      request.only = outputs
      var clock = StageClock()
      let input = await Compiler.load(request, from: system)
      let analysis = await Compiler.analyze(input, request, &clock)
      for diagnostic in analysis.diagnostics {
        guard let location = diagnostic.location else { continue }
        let length = UInt32(clamping: analysis.files[location.file].bytes.count)
        precondition(location.range.lower <= location.range.upper && location.range.upper <= length)
      }
      for output in await Compiler.emit(analysis, request) { precondition(!output.path.isEmpty) }
      _ = await Compiler.preview(analysis, jobs: 1)
    }
  }

  /// Runs asynchronous work to its end; a fuzzer's entry point is a plain function.
  private static func wait(_ work: @escaping @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      await work()
      done.signal()
    }
    done.wait()
  }

  /// The bytes that libFuzzer hands over.
  public static func bytes(_ start: UnsafeRawPointer, _ count: Int) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// The parts between lines that are `---`: one input says what several files hold.
  public static func parts(_ bytes: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.elementsEqual("---".utf8) {
        parts.append([])
      } else {
        parts[parts.count - 1] += line + [UInt8(ascii: "\n")]
      }
    }
    return parts
  }
}
