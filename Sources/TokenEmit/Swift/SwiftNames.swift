public import TokenDiagnostics
public import TokenModel

/// The Swift identifiers of all groups and tokens that are written: a group is a namespace, a token a constant in it.
public struct SwiftNames: Sendable {
  private(set) var pool: [UInt8] = []
  private(set) var ranges: [Range<Int>]
  /// The groups that become namespaces, an enclosing one before those inside it.
  private(set) var groups: [PathID] = []

  /// Names everything and reports paths that meet in one identifier.
  public static func build(_ emission: Emission) -> (names: SwiftNames, diagnostics: [Diagnostic]) {
    var names = SwiftNames(count: emission.set.assembled.paths.count)
    var diagnostics: [Diagnostic] = []
    if !SwiftIdentifier.isModule(emission.configuration.name) {
      diagnostics.append(.unusableModule(emission.configuration.name))
    }
    var registry = NameRegistry(capacity: emission.tokens.count + 64)
    for token in emission.tokens {
      let path = emission.set.assembled[token].path
      for part in names.unnamed(to: path, in: emission.set.assembled.paths) {
        names.add(part, emission.set.assembled, &registry, &diagnostics)
      }
    }
    return (names, diagnostics)
  }

  private init(count: Int) { ranges = [Range<Int>](repeating: 0..<0, count: count) }

  /// The identifier's bytes, as a range of `pool`.
  func range(of path: PathID) -> Range<Int> { ranges[Int(path.index)] }

  /// The identifier.
  public func text(of path: PathID) -> String { String(decoding: pool[range(of: path)], as: UTF8.self) }

  /// The paths of a chain that have no identifier yet, the outermost first.
  private func unnamed(to path: PathID, in paths: PathTable) -> [PathID] {
    var chain: [PathID] = []
    var current = path
    while current != .root, ranges[Int(current.index)].isEmpty, let parent = paths.parent(of: current) {
      chain.append(current)
      current = parent
    }
    return chain.reversed()
  }

  private mutating func add(
    _ path: PathID, _ set: AssembledSet, _ registry: inout NameRegistry, _ diagnostics: inout [Diagnostic]
  ) {
    let token = set.paths.token(at: path)
    if token == nil { groups.append(path) }
    let start = pool.count
    if let token, let override = NameOverride("swift", of: token, in: set) {
      if SwiftIdentifier.make(override.text).filter({ $0 != "`" }) == override.text {
        pool.append(contentsOf: SwiftIdentifier.make(override.text).utf8)
      } else {
        diagnostics.append(.unusableName(override, "Swift", "letters, digits and “_”, and no digit in front"))
      }
    }
    if pool.count == start {
      if set.paths.isRootToken(path) {
        pool.append(contentsOf: "root".utf8)
      } else {
        append(set.paths.nameBytes, set.paths.nameRange(of: path))
      }
    }
    ranges[Int(path.index)] = start..<pool.count
    let parent = set.paths.parent(of: path) ?? .root
    if let other = registry.register(pool, start..<pool.count, for: path, scope: UInt64(parent.index) + 1) {
      diagnostics.append(.nameCollision(text(of: path), "Swift", other, path, in: set))
    }
  }

  private mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
    if SwiftIdentifier.appendASCII(bytes, range, to: &pool) { return }
    pool.append(contentsOf: SwiftIdentifier.make(String(decoding: bytes[range], as: UTF8.self)).utf8)
  }
}
