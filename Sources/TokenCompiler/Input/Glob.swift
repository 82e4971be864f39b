/// A path pattern: `*` stands for any run of characters but `/`, `?` for one of them, `**/` for any folders.
struct Glob: Sendable {
  private let pattern: [UInt8]

  init(_ pattern: String) {
    self.pattern = Array((pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern).utf8)
  }

  /// Whether a path below the input folder fits. A pattern without `/` is matched against the file's name alone.
  func matches(_ path: String) -> Bool {
    let text = Array(path.utf8)
    if !pattern.contains(0x2F), let slash = text.lastIndex(of: 0x2F) { return matches(Array(text[(slash + 1)...])) }
    return matches(text)
  }

  /// Walks both sides; a star remembers where to go on should the rest not fit, so time is at most the product.
  private func matches(_ text: [UInt8]) -> Bool {
    var (p, t) = (0, 0)
    var retries: [(p: Int, t: Int, crossesFolders: Bool)] = []
    while t < text.count || p < pattern.count {
      if p < pattern.count, pattern[p] == 0x2A {
        let isDouble = p + 1 < pattern.count && pattern[p + 1] == 0x2A
        var next = p + (isDouble ? 2 : 1)
        if isDouble, next < pattern.count, pattern[next] == 0x2F { next += 1 }
        // A later star makes earlier retries of the same kind needless; that keeps the list short.
        if isDouble { retries.removeAll() } else { retries.removeAll { !$0.crossesFolders } }
        retries.append((next, t, isDouble))
        p = next
        continue
      }
      if p < pattern.count, t < text.count, pattern[p] == text[t] || (pattern[p] == 0x3F && text[t] != 0x2F) {
        p += 1
        t += 1
        continue
      }
      guard retry(&retries, &p, &t, text) else { return false }
    }
    return true
  }

  private func retry(
    _ retries: inout [(p: Int, t: Int, crossesFolders: Bool)], _ p: inout Int, _ t: inout Int, _ text: [UInt8]
  ) -> Bool {
    while var last = retries.popLast() {
      guard last.t < text.count, last.crossesFolders || text[last.t] != 0x2F else { continue }
      last.t += 1
      retries.append(last)
      (p, t) = (last.p, last.t)
      return true
    }
    return false
  }
}
