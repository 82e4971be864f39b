public import TokenSource

/// Which fixes of a list of diagnostics can be made at once, and what comes of them.
///
/// Of each diagnostic the first fix counts. Errors come before warnings and those before infos, and in each the earlier
/// place comes first. A fix that touches the bytes of one taken before waits: once that is made, it may not be needed.
public struct FixPlan: Sendable {
  /// A change, and the diagnostic that it mends.
  public struct Change: Sendable {
    /// The change.
    public let fix: FixIt
    /// What it mends.
    public let diagnostic: Diagnostic
  }

  /// The changes to make, by file and place.
  public let changes: [Change]

  /// Chooses among the fixes of some diagnostics.
  ///
  /// - Parameters:
  ///   - diagnostics: what was found, with the fixes it offers.
  ///   - mayChange: whether a file is one to change.
  public init(_ diagnostics: [Diagnostic], mayChange: (FileID) -> Bool) {
    var taken: [FileID: [Change]] = [:]
    let ordered = diagnostics.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }
    for (_, diagnostic) in ordered {
      guard let fix = diagnostic.fixes.first, mayChange(fix.location.file) else { continue }
      let range = fix.location.range
      let others = taken[fix.location.file] ?? []
      guard !others.contains(where: { $0.fix.location.range.touches(range) }) else { continue }
      taken[fix.location.file, default: []].append(Change(fix: fix, diagnostic: diagnostic))
    }
    changes = taken.values.flatMap { $0 }.sorted {
      let (left, right) = ($0.fix.location, $1.fix.location)
      return (left.file.index, left.range.lower) < (right.file.index, right.range.lower)
    }
  }

  /// The bytes of a file after its changes; all others stay as they are.
  public func apply(to bytes: [UInt8], of file: FileID) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for change in changes where change.fix.location.file == file {
      let range = change.fix.location.range.indices.clamped(to: 0..<bytes.count)
      result += bytes[end..<range.lowerBound]
      result += Array(change.fix.replacement.utf8)
      end = range.upperBound
    }
    return result + bytes[end...]
  }
}

extension ByteRange {
  /// Whether two ranges share a byte or an edge.
  fileprivate func touches(_ other: ByteRange) -> Bool { lower <= other.upper && other.lower <= upper }
}
