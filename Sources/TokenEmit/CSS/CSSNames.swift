public import TokenDiagnostics
public import TokenModel

/// The custom property name of every token that is written, without the leading dashes.
///
/// A path's names are joined by `-` as they are, letter case included. What an identifier can't hold becomes `-`,
/// and `%` becomes `percent`. `$root` is the group's own name.
public struct CSSNames: Sendable {
  private(set) var pool: [UInt8] = []
  private(set) var ranges: [Range<Int>]
  private var groups: [PathID: Range<Int>] = [:]

  /// Names all tokens and reports those that meet in one name.
  public static func build(_ emission: Emission) -> (names: CSSNames, diagnostics: [Diagnostic]) {
    var names = CSSNames(count: emission.set.count)
    var registry = NameRegistry(capacity: emission.tokens.count)
    var diagnostics: [Diagnostic] = []
    names.pool.reserveCapacity(emission.tokens.count * 32)
    let added = CSSProperties.addedParts(emission.themes)
    for token in emission.tokens {
      names.add(token, emission, &diagnostics)
      names.register(token, added[token] ?? [], emission, &registry, &diagnostics)
    }
    diagnostics += CSSThemeSelectors.collisions(emission.themes)
    names.registerMaterials(emission, &registry, &diagnostics)
    return (names, diagnostics)
  }

  private init(count: Int) { ranges = [Range<Int>](repeating: 0..<0, count: count) }

  /// The name's bytes, as a range of `pool`.
  func range(of token: TokenID) -> Range<Int> { ranges[Int(token.index)] }

  /// The name, with its dashes: `--color-brand`.
  public func text(of token: TokenID) -> String { "--" + String(decoding: pool[range(of: token)], as: UTF8.self) }

  // MARK: Building

  private mutating func add(_ token: TokenID, _ emission: Emission, _ diagnostics: inout [Diagnostic]) {
    let start = pool.count
    let set = emission.set.assembled
    if let override = NameOverride("css", of: token, in: set) {
      let text = override.text.hasPrefix("--") ? String(override.text.dropFirst(2)) : override.text
      pool.append(contentsOf: text.utf8)
      if text.isEmpty || !text.unicodeScalars.allSatisfy(Self.isName) {
        pool.removeLast(pool.count - start)
        diagnostics.append(.unusableName(override, "CSS", "letters, digits, “-” and “_” only"))
      } else {
        ranges[Int(token.index)] = start..<pool.count
        return
      }
    }
    let path = set[token].path
    let parent = group(set.paths.parent(of: path) ?? .root, emission)
    let nameStart = pool.count
    for index in parent { pool.append(pool[index]) }
    if !set.paths.isRootToken(path) {
      append(set.paths.nameBytes, set.paths.nameRange(of: path))
    } else if set.paths.parent(of: path) == .root {
      pool.append(contentsOf: "root".utf8)
    } else {
      // The group's own name, without the dash that goes before what is in it.
      pool.removeLast()
    }
    ranges[Int(token.index)] = nameStart..<pool.count
  }

  /// What the names in a group begin with: the group's own name and a dash, or the prefix for the root.
  private mutating func group(_ path: PathID, _ emission: Emission) -> Range<Int> {
    if let known = groups[path] { return known }
    let paths = emission.set.assembled.paths
    var missing: [PathID] = []
    var current = path
    while groups[current] == nil, let parent = paths.parent(of: current) {
      missing.append(current)
      current = parent
    }
    if groups[.root] == nil {
      let prefix = emission.configuration.cssPrefix
      pool.append(contentsOf: prefix.utf8)
      if !prefix.isEmpty { pool.append(0x2D) }
      groups[.root] = pool.count - prefix.utf8.count - (prefix.isEmpty ? 0 : 1)..<pool.count
    }
    for part in missing.reversed() {
      let before = groups[paths.parent(of: part) ?? .root] ?? 0..<0
      let start = pool.count
      for index in before { pool.append(pool[index]) }
      append(paths.nameBytes, paths.nameRange(of: part))
      pool.append(0x2D)
      groups[part] = start..<pool.count
    }
    return groups[path] ?? 0..<0
  }

  /// Appends a name that needs no care, and says where it lies.
  mutating func append(_ name: String) -> Range<Int> {
    let start = pool.count
    pool.append(contentsOf: name.utf8)
    return start..<pool.count
  }

  private mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
    let start = pool.count
    for index in range {
      let byte = bytes[index]
      guard byte < 0x80, Self.isName(byte) else { break }
      pool.append(byte)
    }
    if pool.count - start == range.count { return }
    pool.removeLast(pool.count - start)
    for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
      if scalar == "%" {
        pool.append(contentsOf: "percent".utf8)
      } else if Self.isName(scalar) {
        pool.append(contentsOf: String(scalar).utf8)
      } else {
        pool.append(0x2D)
      }
    }
  }

  /// A single name as part of a CSS identifier, by the same rules as a path.
  static func identifier(of name: String) -> String {
    var names = CSSNames(count: 0)
    let bytes = Array(name.utf8)
    names.append(bytes, 0..<bytes.count)
    return String(decoding: names.pool, as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x61...0x7A) ~= byte || (0x41...0x5A) ~= byte || (0x30...0x39) ~= byte || byte == 0x2D || byte == 0x5F
      || byte >= 0x80
  }

  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? isName(UInt8(truncatingIfNeeded: scalar.value)) : isSafe(scalar)
  }

  /// Beyond ASCII CSS takes everything as a letter; what can't be seen is left out all the same.
  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .privateUse: false
    default: true
    }
  }

  // MARK: Collisions

  /// Registers the token's name and those of its parts.
  private mutating func register(
    _ token: TokenID, _ added: [CSSPart], _ emission: Emission, _ registry: inout NameRegistry,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard let value = emission.set.baseValue(of: token) else { return }
    let path = emission.set.assembled[token].path
    for part in CSSProperties.parts(of: value) + added {
      var name = range(of: token)
      if !part.suffix.isEmpty {
        let start = pool.count
        // Byte by byte: a slice would share the pool's storage, and the append would copy all of it.
        for index in range(of: token) { pool.append(pool[index]) }
        pool.append(contentsOf: part.suffix.utf8)
        name = start..<pool.count
      }
      guard let other = registry.register(pool, name, for: path), other != path else { continue }
      let text = "--" + String(decoding: pool[name], as: UTF8.self)
      diagnostics.append(.nameCollision(text, "CSS", other, path, in: emission.set.assembled))
      return
    }
  }
}
