import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenSource

/// A resolver document and its files, in memory, taken through loading and resolving.
struct ResolverRun {
  let input: LoadedInput
  /// The marked places, file by file in order of their names.
  private let marks: [String]
  private let request: CompileRequest

  /// Loads marked files by their path below the input folder, of which one is a resolver document.
  static func of(_ marked: [String: String], jobs: Int = 1, sourceLimit: Int? = nil) async -> ResolverRun {
    var files: [String: String] = [:]
    var marks: [String] = []
    for (name, text) in marked.sorted(by: { $0.key < $1.key }) {
      // `"#` would end a raw literal, so that pointers are written with another sign.
      let text = MarkedText(text.replacing("\"@", with: "\"#"))
      files["tokens/" + name] = text.text
      marks += text.offsets.map { "\(name):\($0)" }
    }
    let limit = sourceLimit.map { #", "limits": {"sources": \#($0)}"# } ?? ""
    files["tokens/tokenc.json"] =
      files["tokens/tokenc.json"] ?? #"{"library": {"source": "none"}, "resolver": "main.resolver.json"\#(limit)}"#
    var request = CompileRequest(input: "tokens")
    request.jobs = jobs
    let input = await Compiler.load(request, from: InMemoryFileSystem(texts: files))
    return ResolverRun(input: input, marks: marks, request: request)
  }

  /// Loads a document of some sets, modifiers and an order, each in JSON, beside other files.
  static func of(
    sets: String = "{}", modifiers: String = "{}", order: String, more: String = "", _ files: [String: String] = [:]
  ) async -> ResolverRun {
    let document =
      #"{"version": "2025.10", "sets": \#(sets), "modifiers": \#(modifiers), "#
      + #""resolutionOrder": \#(order)\#(more)}"#
    return await of(files.merging(["main.resolver.json": document]) { old, _ in old })
  }

  var resolver: Resolver? { input.resolver?.resolver }
  var diagnostics: [Diagnostic] { input.diagnostics.sortedForOutput(input.files) }
  var ids: [String] { diagnostics.map(\.id.rawValue) }
  var messages: String { diagnostics.map { "\($0.id.rawValue): \($0.message)" }.joined(separator: "\n") }

  /// Whether the diagnostics begin exactly at the marks, one each.
  var isAsMarked: Bool {
    let found = diagnostics.map { diagnostic in
      diagnostic.location.map { "\(input.files[$0.file].name):\($0.range.lower)" } ?? "-"
    }
    return found == marks
  }

  /// The tokens of an input as `tokenc resolve` prints them; the faults where there are some.
  func resolved(_ choice: [(name: String, context: String)] = []) async -> String {
    guard let resolver else { return messages }
    let (permutation, faults) = ResolverInput(choice).permutation(of: resolver)
    guard let permutation else { return faults.map { "\($0.id.rawValue): \($0.message)" }.joined(separator: "\n") }
    return await resolved(permutation)
  }

  /// The tokens of a permutation.
  func resolved(_ permutation: Permutation) async -> String {
    let (sets, _) = await Compiler.resolve(input, [permutation], request)
    guard let result = sets.first else { return "nothing" }
    let faults = result.diagnostics.filter { $0.severity == .error }
    guard faults.isEmpty else { return "faults: " + Set(faults.map(\.id.rawValue)).sorted().joined(separator: ", ") }
    var out = OutputBuffer()
    ResolvedJSON.append(result.set, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  /// The numbers of an input by path, as `a=1 b=2`.
  func numbers(_ choice: [(name: String, context: String)] = []) async -> String {
    let text = await resolved(choice)
    guard case .object(let members)? = JSONValue(text: text) else { return text }
    return members.map { path, value -> String in
      guard case .number(let number)? = value["$value"] else { return "?" }
      return "\(String(decoding: path, as: UTF8.self))=\(NumberPrinter.text(number))"
    }.sorted().joined(separator: " ")
  }
}
