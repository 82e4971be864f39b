/// What tells without reading that a file or folder may have changed.
public struct FileStamp: Hashable, Sendable {
  /// What it is, links followed.
  public let kind: FileKind
  /// Bytes of a file.
  public let size: Int64
  /// The device it lies on.
  public let device: UInt64
  /// Its number there, so that one that takes another's place differs.
  public let number: UInt64
  /// When its content changed last, in nanoseconds since 1970.
  public let modified: Int64
  /// When anything of it changed last, in nanoseconds since 1970. Programs can set `modified` back, and this they can't.
  public let changed: Int64

  /// Makes a stamp.
  public init(
    kind: FileKind, size: Int64, device: UInt64, number: UInt64, modified: Int64, changed: Int64
  ) {
    self.kind = kind
    self.size = size
    self.device = device
    self.number = number
    self.modified = modified
    self.changed = changed
  }
}
