import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenSource

/// `tokenc resolve`: the tokens of a permutation with their values, of all permutations, or the document as one file.
struct ResolveCommand {
  /// What is printed.
  private enum Product {
    case permutation(ResolverInput)
    case all
    case bundle
  }

  private let options: InputOptions
  private let product: Product
  private let output: String?
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    options = try InputOptions(invocation, .resolve, console.system)
    output = invocation.value("output")
    self.console = console
    let arguments = invocation.values["input"] ?? []
    let flags = ["all", "bundle"].filter(invocation.has)
    if flags.count > 1 {
      throw UsageError("“--all” and “--bundle” print different things; choose one", command: "resolve")
    }
    guard let input = ResolverInput(arguments: arguments) else {
      throw UsageError("“--input” is a modifier and a context: --input theme=dark", command: "resolve")
    }
    if let flag = flags.first, !arguments.isEmpty {
      throw UsageError("“--\(flag)” takes no input; leave out “--input”", command: "resolve")
    }
    product = flags.isEmpty ? .permutation(input) : flags == ["all"] ? .all : .bundle
  }

  func run() async throws(UsageError) -> ExitStatus {
    let request = options.request
    let progress = Progress(console, options.reporting)
    let input = await progress.during { await Compiler.load(request.telling($0), from: console.system) }
    var diagnostics = input.diagnostics
    if case .bundle = product, input.resolver == nil, !hasErrors(diagnostics) {
      throw UsageError("“\(request.input)” has no resolver document to bundle", command: nil)
    }
    try checkOutput(input)
    let permutations = choose(input, &diagnostics)
    let resolved = await progress.during { await Compiler.resolve(input, permutations, request.telling($0)) }
    diagnostics += resolved.diagnostics + Self.merged(resolved.sets)
    if request.isStrict {
      for index in diagnostics.indices where diagnostics[index].severity == .warning {
        diagnostics[index].severity = .error
      }
    }
    Reporter(console: console, options: options.reporting).show(diagnostics.sortedForOutput(input.files), input.files)
    guard !hasErrors(diagnostics) else { return .errors }
    return write(text(input, resolved.sets))
  }

  private func hasErrors(_ diagnostics: [Diagnostic]) -> Bool { diagnostics.contains { $0.severity == .error } }

  /// The permutations that are asked for; none where the document or the input is at fault, which is reported.
  private func choose(_ input: LoadedInput, _ diagnostics: inout [Diagnostic]) -> [Permutation] {
    guard let loaded = input.resolver else {
      if case .bundle = product { return [] }
      return [Permutation([])]
    }
    guard let resolver = loaded.resolver else { return [] }
    switch product {
    case .permutation(let wanted):
      let (permutation, faults) = wanted.permutation(of: resolver)
      diagnostics += faults
      return permutation.map { [$0] } ?? []
    case .all:
      let (permutations, fault) = resolver.permutations(limit: input.configuration.permutationLimit)
      if let fault { diagnostics.append(fault) }
      return permutations
    case .bundle: return []
    }
  }

  /// What was found in the permutations, once each, with the permutations it was found in if not in all.
  private static func merged(_ sets: [Resolution]) -> [Diagnostic] {
    var order: [Diagnostic] = []
    var names: [Diagnostic: [String]] = [:]
    for resolution in sets {
      for diagnostic in Set(resolution.diagnostics) { names[diagnostic, default: []].append(resolution.name) }
      order += resolution.diagnostics
    }
    return order.compactMap { diagnostic in
      guard let found = names.removeValue(forKey: diagnostic) else { return nil }
      var result = diagnostic
      if found.count < sets.count { result.contexts = found }
      return result
    }
  }

  // MARK: Output

  private func text(_ input: LoadedInput, _ sets: [Resolution]) -> [UInt8] {
    if case .bundle = product, let loaded = input.resolver {
      return ResolverBundle.text(loaded.documents, loaded.reading)
    }
    var out = OutputBuffer()
    if case .all = product {
      out.append("{")
      for (index, resolution) in sets.enumerated() {
        out.append(index == 0 ? "\n  " : ",\n  ")
        out.appendJSONString(resolution.name)
        out.append(": ")
        ResolvedJSON.append(resolution.set, depth: 1, to: &out)
      }
      out.append(sets.isEmpty ? "}" : "\n}")
    } else if let resolution = sets.first {
      ResolvedJSON.append(resolution.set, to: &out)
    }
    out.append("\n")
    return out.bytes
  }

  /// The output is no folder, no link, and none of the files that were read.
  private func checkOutput(_ input: LoadedInput) throws(UsageError) {
    guard let output else { return }
    let system = console.system
    if system.isLink(output) {
      throw UsageError("“\(output)” is a link; tokenc does not write through links", command: nil)
    }
    if system.kind(of: output) == .directory { throw UsageError("“\(output)” is a folder", command: nil) }
    guard let real = system.realPath(output) else { return }
    if input.files.files.contains(where: { system.realPath($0.path) == real }) {
      throw UsageError("“\(output)” is a part of the input; choose another file with -o", command: nil)
    }
  }

  private func write(_ bytes: [UInt8]) -> ExitStatus {
    guard let output else {
      console.print(bytes)
      return .clean
    }
    do {
      let temporary = output + ".tokenc-tmp"
      try console.system.remove(temporary)
      try console.system.create(temporary, bytes)
      try console.system.rename(temporary, to: output)
      return .clean
    } catch {
      console.error("tokenc: “\(output)” can't be written: \(error.reason)\n")
      return .failure
    }
  }
}
