import TokenSource

/// The stamps of everything that a build looked at, there or not.
struct InputStamps: Equatable {
  private let paths: [String]
  private let stamps: [FileStamp?]

  init(of paths: [String], _ system: LocalFileSystem) {
    self.paths = paths
    stamps = paths.map { system.stamp(of: $0) }
  }

  /// The stamps of the same paths now.
  func again(_ system: LocalFileSystem) -> InputStamps { InputStamps(of: paths, system) }

  /// Whether nothing changed since a moment, in nanoseconds since 1970. The clock that stamps are taken from may lag a
  /// few milliseconds behind.
  func isOlder(than moment: Int64) -> Bool {
    let lag: Int64 = 20_000_000
    return stamps.allSatisfy { stamp in stamp.map { $0.changed < moment - lag } ?? true }
  }
}
