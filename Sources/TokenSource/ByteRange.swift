/// A half-open range of byte offsets in one source file.
///
/// 32 bits are enough: a file larger than 4 GiB is refused when it is read.
public struct ByteRange: Hashable, Sendable {
  /// Offset of the first byte.
  public var lower: UInt32
  /// Offset just past the last byte.
  public var upper: UInt32

  /// Makes a range; `upper` is raised to `lower` if it lies before it.
  @inlinable
  public init(_ lower: UInt32, _ upper: UInt32) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// Makes a range from array indices, which a file's size limit keeps inside 32 bits.
  @inlinable
  public init(_ lower: Int, _ upper: Int) {
    self.init(UInt32(clamping: lower), UInt32(clamping: upper))
  }

  /// An empty range, for a place between two bytes.
  @inlinable
  public static func at(_ offset: Int) -> ByteRange { ByteRange(offset, offset) }

  /// Number of bytes covered.
  @inlinable
  public var count: Int { Int(upper) - Int(lower) }

  /// The range as array indices.
  @inlinable
  public var indices: Range<Int> { Int(lower)..<Int(upper) }
}
