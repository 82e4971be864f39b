public import TokenDiagnostics
public import TokenModel
import TokenSource
import TokenSyntax

/// The tokens of an input in one permutation of its resolver, and nothing beyond their values.
public struct Resolution: Sendable {
  /// The contexts that were chosen, `theme=dark,size=large`; empty where there is no choice.
  public let name: String
  /// The tokens.
  public let set: TokenSet
  /// What is wrong with them.
  public let diagnostics: [Diagnostic]
}

extension Compiler {
  /// Types, links and reads the tokens of some permutations, without judging them or naming them for outputs.
  ///
  /// - Parameters:
  ///   - input: what was read.
  ///   - permutations: of the input's resolver; of a folder without one, whatever stands here once is the folder's set.
  ///   - request: what is asked for.
  /// - Returns: one result for each, in their order, and what is wrong with the syntax of token files.
  public static func resolve(
    _ input: LoadedInput, _ permutations: [Permutation], _ request: CompileRequest
  ) async -> (sets: [Resolution], diagnostics: [Diagnostic]) {
    request.progress(.checking)
    let (trees, faults) = await parse(input, request)
    let sets = await Parallel.map(permutations.count, jobs: request.jobs) { index in
      let (set, faults) = build(input, trees, permutations[index])
      let name = input.resolver?.resolver?.name(of: permutations[index]) ?? ""
      return Resolution(name: name, set: set, diagnostics: faults)
    }
    return (sets, faults)
  }

  /// The tokens of an input where nothing is chosen, whatever is wrong with it.
  public static func base(_ input: LoadedInput, _ request: CompileRequest) async -> TokenSet {
    build(input, await parse(input, request).trees).set
  }

  /// Parses the token files that no resolver document names.
  static func parse(
    _ input: LoadedInput, _ request: CompileRequest
  ) async -> (trees: [SourceTree], diagnostics: [Diagnostic]) {
    let parsed = await Parallel.map(input.tokenFiles.count, jobs: request.jobs) { index in
      let (id, layer) = input.tokenFiles[index]
      // A project's limit is not meant for the files that come with the tool.
      let isBuiltin = layer == .library && input.configuration.librarySource == nil
      let limit = isBuiltin ? Configuration().depthLimit : input.configuration.depthLimit
      return JSONParser.parse(input.files[id], id: id, depthLimit: limit)
    }
    let trees = parsed.enumerated().map { SourceTree($1.tree, layer: input.tokenFiles[$0].layer) }
    return (trees, parsed.flatMap(\.diagnostics))
  }

  /// All themes of an input.
  static func themes(
    _ input: LoadedInput, _ trees: [SourceTree], _ request: CompileRequest
  ) async -> (themes: Themes, diagnostics: [Diagnostic]) {
    let origin: ThemeBuilder.Origin =
      if let loaded = input.resolver {
        .resolver(loaded.resolver ?? Resolver(modifiers: [], steps: []))
      } else {
        .folder([])
      }
    let builder = ThemeBuilder(
      library: trees, origin, platforms: input.configuration.platformSet,
      native: input.configuration.nativeSettings, limit: input.configuration.permutationLimit,
      inheritedLimit: input.configuration.inheritedLimit)
    return await builder.build(jobs: request.jobs)
  }

  /// The set of one permutation; nil stands for the base.
  static func build(
    _ input: LoadedInput, _ trees: [SourceTree], _ permutation: Permutation? = nil
  ) -> (set: TokenSet, diagnostics: [Diagnostic]) {
    let resolver = input.resolver?.resolver
    let sources = resolver.map { $0.sources(in: permutation ?? .base(of: $0)) } ?? []
    return TokenSet.build(
      trees + sources, merge: input.resolver == nil ? .distinct : .layered,
      platforms: input.configuration.platformSet, inheritedLimit: input.configuration.inheritedLimit)
  }
}
