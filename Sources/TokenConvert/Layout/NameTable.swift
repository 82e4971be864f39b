/// Gives every path the names it has in the output: those of the source, but for what 2025.10 does not allow in them.
struct NameTable {
  /// New names by the new path above and the old name.
  private var renamed: [String: String] = [:]
  /// Names in use, by the path above.
  private var taken: [String: Set<String>] = [:]

  /// Notes the names that stay as they are, so that none is given twice.
  init(_ paths: some Sequence<[String]>) {
    for path in paths {
      var above = ""
      for name in path {
        if Self.isLegal(name) { taken[above, default: []].insert(name) }
        above += name + "\u{1F}"
      }
    }
  }

  /// Whether 2025.10 allows a name.
  static func isLegal(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    if name == "$root" { return true }
    return first != UInt8(ascii: "$") && !name.utf8.contains { $0 == 0x2E || $0 == 0x7B || $0 == 0x7D }
  }

  /// The names of a path in the output.
  mutating func names(_ path: [String]) -> [String] {
    guard !path.allSatisfy(Self.isLegal) else { return path }
    var above = ""
    return path.map { name in
      defer { above += name + "\u{1F}" }
      return Self.isLegal(name) ? name : legal(name, above)
    }
  }

  private mutating func legal(_ name: String, _ above: String) -> String {
    if let known = renamed[above + name] { return known }
    var result = name
    while result.hasPrefix("$") { result.removeFirst() }
    // Outputs join names with hyphens, so that one here could meet a nested name.
    result = result.replacing(".", with: "_").replacing("{", with: "").replacing("}", with: "")
    if result.isEmpty { result = "unnamed" }
    var candidate = result
    var count = 1
    while taken[above]?.contains(candidate) ?? false {
      count += 1
      candidate = "\(result)_\(count)"
    }
    taken[above, default: []].insert(candidate)
    renamed[above + name] = candidate
    return candidate
  }
}
