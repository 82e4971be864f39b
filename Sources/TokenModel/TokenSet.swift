public import TokenDiagnostics
import TokenSyntax

/// The typed tokens of one run: what rules and outputs read.
public struct TokenSet: Sendable {
  /// Paths, groups and where everything stands.
  public let assembled: AssembledSet
  /// What refers to what.
  public let graph: ReferenceGraph
  /// The value of each token; nil where a fault was reported.
  private let values: [TokenValue?]
  /// What stands in for colours where they can't be shown.
  public let fallbacks: ColorFallbacks
  /// The surfaces, once for each platform they are for, in source order, then in the order of platforms.
  public private(set) var surfaces: [PlatformSurface] = []
  /// The platforms that are configured.
  public let platforms: PlatformSet

  /// Types, links and reads the tokens of the given files.
  ///
  /// - Parameters:
  ///   - trees: the files, the library's first.
  ///   - merge: whether a second token of one name is an error or takes the first one's place.
  ///   - platforms: the platforms that are configured; surfaces that name none are for these.
  ///   - inheritedLimit: how many tokens groups may inherit by `$extends` in all.
  /// - Returns: what could be read, and what was wrong with the rest.
  public static func build(
    _ trees: [SourceTree], merge: SourceMerge = .distinct, platforms: PlatformSet,
    inheritedLimit: Int = Configuration().inheritedLimit
  ) -> (set: TokenSet, diagnostics: [Diagnostic]) {
    var (assembled, structure) = Assembler.assemble(trees, merge: merge)
    structure += Extender.extend(&assembled, limit: inheritedLimit)
    structure += PointerExpander.expand(&assembled)
    let (graph, links) = Linker.link(assembled)
    let (values, fallbacks, faults) = ValueReader.read(assembled, graph)
    let set = TokenSet(assembled, graph, values, fallbacks, platforms)
    return (set, structure + links + faults + DialectCheck.check(assembled, graph))
  }

  private init(
    _ assembled: AssembledSet, _ graph: ReferenceGraph, _ values: [TokenValue?], _ fallbacks: ColorFallbacks,
    _ platforms: PlatformSet
  ) {
    self.assembled = assembled
    self.graph = graph
    self.values = values
    self.fallbacks = fallbacks
    self.platforms = platforms
    surfaces = platformSurfaces()
  }

  /// This set with the members named `light` and `dark` read in the sets of these appearances, and the warnings that
  /// this brings.
  func rereading(light: TokenSet, dark: TokenSet) -> (set: TokenSet, warnings: [Diagnostic]) {
    let (values, warnings) = ValueReader.reread(assembled, graph, values, in: (light, dark))
    return (TokenSet(assembled, graph, values, fallbacks, platforms), warnings)
  }

  private func platformSurfaces() -> [PlatformSurface] {
    var result: [PlatformSurface] = []
    for token in tokens where type(of: token) == .surface && graph.alias(of: token) == nil {
      guard case .surface(let surface)? = value(of: token)?.base else { continue }
      for platform in surface.platforms ?? platforms where platforms.contains(platform) {
        let members = surface.members(on: platform)
        let place = assembled.place(of: token)
        if let placed = PlatformSurface(token, platform, members, place: place, in: self) { result.append(placed) }
      }
    }
    return result
  }

  /// All tokens in source order.
  public var tokens: some Sequence<TokenID> { (0..<assembled.tokens.count).lazy.map { TokenID($0) } }

  /// The number of tokens, the library's included.
  public var count: Int { assembled.tokens.count }

  /// A token's type; nil where none could be found.
  public func type(of token: TokenID) -> TokenType? { graph.types[Int(token.index)] }

  /// A token's value; nil where a fault was reported.
  public func value(of token: TokenID) -> Themed<TokenValue>? { values[Int(token.index)].map { Themed($0) } }

  /// The plain value, without the themed wrapper: for hot loops over sets of one context.
  public func baseValue(of token: TokenID) -> TokenValue? { values[Int(token.index)] }

  /// The token at a dotted path.
  public func token(at path: String) -> TokenID? {
    assembled.paths.find(path).flatMap { assembled.paths.token(at: $0) }
  }

  /// The path of a token that a mistyped path most likely means; nil if none comes close.
  public func closestPath(to path: String) -> String? {
    var guesser = PathGuesser(assembled)
    return guesser.closest(to: path)
  }

  /// A token's dotted path.
  public func path(of token: TokenID) -> String { assembled.pathText(of: token) }
}
