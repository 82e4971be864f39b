import TokenConvert
import TokenDiagnostics
public import TokenEmit
public import TokenModel
import TokenRules
public import TokenSource
import TokenSyntax
import TokenTemplate

/// The stages in their order. Each takes values and returns values; nothing here writes, prints or exits.
public enum Compiler {
  /// Reads all files of the input.
  public static func load(_ request: CompileRequest, from system: any FileSystem) async -> LoadedInput {
    await InputLoader.load(request, system)
  }

  /// Parses, links, types and judges the tokens of an input.
  ///
  /// - Parameters:
  ///   - input: what was read.
  ///   - request: what is asked for.
  ///   - clock: notes how long each stage takes.
  ///   - earlier: what was computed of much the same input, whose proofs need not be made again.
  public static func analyze(
    _ input: LoadedInput, _ request: CompileRequest, _ clock: inout StageClock, earlier: Legibility = .none
  ) async -> Analysis {
    var diagnostics = input.diagnostics
    var files = input.files
    request.progress(.checking)
    let (trees, syntax) = await parse(input, request)
    diagnostics += syntax
    clock.lap("parse")
    let (themes, faults) = await themes(input, trees, request)
    diagnostics += faults
    if request.isStrictDTCG {
      diagnostics += DialectCheck.strict(themes.base, includesLibrary: input.configuration.librarySource != nil)
    }
    tellDialect(trees, input, request, &diagnostics)
    clock.lap("model")
    diagnostics += themes.differentTokens
    let emission = Emission(themes, input.configuration)
    let legibility = await ThemedLegibility.compute(
      themes, minimums: input.configuration.platforms, earlier: earlier, jobs: request.jobs
    ) { request.progress(.proving($0, of: $1)) }
    clock.lap("legibility")
    request.progress(.checking)
    let judged = await judge(emission, legibility, request)
    diagnostics += judged.findings
    let custom = input.configuration.customOutputs
    let (templates, templateFaults) = Templates.compile(input.templates, custom: custom, &files)
    let wanted = request.only ?? input.configuration.outputs
    let extras = wanted.contains(.web) ? WebEmitter.collisions(emission, judged.css.names) : []
    if wanted.contains(.web) { diagnostics += judged.css.diagnostics + extras + ThemeWebLimits.warnings(emission) }
    if wanted.contains(.swift) { diagnostics += judged.swift.diagnostics }
    let permutations =
      wanted.contains(.json) && input.configuration.writesPermutations ? PermutationFiles(emission).collisions : []
    diagnostics += permutations + templateFaults + NativeCheck.faults(input)
    diagnostics += TemplateCheck.faults(input, templates)
    var blocked = TemplateCheck.blocked(templateFaults, input, files)
    if !permutations.isEmpty { blocked.insert(.json) }
    if !judged.css.diagnostics.isEmpty || !extras.isEmpty { blocked.insert(.web) }
    if !judged.swift.diagnostics.isEmpty { blocked.insert(.swift) }
    let platform = PlatformNames(emission, wanted)
    diagnostics += platform.diagnostics
    blocked.formUnion(platform.blocked)
    if request.isStrict { raiseWarnings(&diagnostics) }
    clock.lap("judge")
    return Analysis(
      files: files, diagnostics: diagnostics.sortedForOutput(files), configuration: input.configuration,
      set: themes.base, emission: emission, legibility: legibility.merged, cssNames: judged.css.names,
      swiftNames: judged.swift.names, platformNames: platform,
      templates: templates, blocked: blocked, counts: counts(themes.base, input))
  }

  /// Makes the outputs, blocked ones left out, the work shared among threads.
  public static func emit(_ analysis: Analysis, _ request: CompileRequest) async -> [OutputFile] {
    let wanted = (request.only ?? analysis.configuration.outputs).subtracting(analysis.blocked)
    let emission = analysis.emission
    var jobs: [@Sendable () -> OutputFile] = []
    let custom = analysis.configuration.customOutputs.filter { wanted.contains($0.output) }
    // Few outputs read the looks, which take a moment to fit.
    let needsLooks = wanted.contains(.web) || wanted.contains(.json) || TemplateEmitter.needsLooks(custom)
    let looks = needsLooks ? WebLooks(emission.set, of: emission.tokens) : WebLooks(emission.set)
    if wanted.contains(.swift) { jobs += SwiftEmitter.jobs(emission, analysis.swiftNames, analysis.templates) }
    if wanted.contains(.web) { jobs += WebEmitter.jobs(emission, analysis.cssNames, looks, analysis.templates) }
    if wanted.contains(.json) {
      jobs += JSONEmitter.jobs(
        emission, looks, findings: analysis.diagnostics, analysis.legibility, files: analysis.files)
    }
    jobs += analysis.platformNames.jobs(emission, wanted, analysis.templates)
    jobs += TemplateEmitter.jobs(
      custom, emission, analysis.cssNames, analysis.swiftNames, looks, analysis.templates)
    let work = jobs
    request.progress(.making(files: work.count))
    let outputs = await Parallel.map(work.count, jobs: request.jobs) { work[$0]() }
    return outputs.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  // MARK: Details

  /// Where the project is written in an older dialect, one error says so in place of all those that follow from it.
  private static func tellDialect(
    _ trees: [SourceTree], _ input: LoadedInput, _ request: CompileRequest, _ diagnostics: inout [Diagnostic]
  ) {
    // Such a project is never without errors, and looking for signs of it takes as long as reading it.
    guard diagnostics.contains(where: { $0.severity == .error }) else { return }
    let project = trees.filter { $0.layer == .project }.map(\.tree) + (input.resolver?.tokenFiles ?? [])
    guard let recognition = DialectRecognition(project) else { return }
    let byFile = Dictionary(project.map { ($0.file, $0) }) { first, _ in first }
    diagnostics.removeAll { recognition.explains($0, in: byFile) }
    diagnostics.append(recognition.diagnostic(request.input))
  }

  /// What is known of a set beyond its values; the three parts do not depend on one another.
  private struct Judgement {
    var findings: [Diagnostic] = []
    var css: (names: CSSNames, diagnostics: [Diagnostic])
    var swift: (names: SwiftNames, diagnostics: [Diagnostic])
  }

  private static func judge(
    _ emission: Emission, _ legibility: ThemedLegibility, _ request: CompileRequest
  ) async -> Judgement {
    let find: @Sendable () -> [Diagnostic] = { findNatively(emission, legibility) }
    guard request.jobs > 1 else {
      return Judgement(findings: find(), css: CSSNames.build(emission), swift: SwiftNames.build(emission))
    }
    async let findings = Task.detached { find() }.value
    async let css = Task.detached { CSSNames.build(emission) }.value
    async let swift = Task.detached { SwiftNames.build(emission) }.value
    return await Judgement(findings: findings, css: css, swift: swift)
  }

  /// What the rules find in each of the themes that platforms choose between.
  private static func findNatively(_ emission: Emission, _ legibility: ThemedLegibility) -> [Diagnostic] {
    var findings = ThemeFaults(emission.themes, isNative: true)
    for (theme, legibility) in legibility.themes {
      findings.add(RuleEngine.check(theme.set, emission.configuration, legibility), in: theme.choice)
    }
    return findings.findings
  }

  private static func raiseWarnings(_ diagnostics: inout [Diagnostic]) {
    for index in diagnostics.indices where diagnostics[index].severity == .warning {
      diagnostics[index].severity = .error
    }
  }

  private static func counts(_ set: TokenSet, _ input: LoadedInput) -> Analysis.Counts {
    let hasOwnLibrary = input.configuration.librarySource != nil
    let own = set.tokens.filter { hasOwnLibrary || set.assembled.layer(of: $0) == .project }
    let platforms = input.configuration.platformSet
    return Analysis.Counts(
      tokens: own.count, surfaces: own.count { set.type(of: $0) == .surface },
      applePlatforms: platforms.count { $0.isApple }, hasWeb: platforms.contains(.web))
  }
}
