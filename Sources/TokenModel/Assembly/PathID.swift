/// Names a token path or group path, `color.brand.primary`, by its place in the path table.
public struct PathID: Hashable, Sendable {
  /// Index into the table; 0 is the root group.
  public let index: UInt32

  /// Names the path at `index`.
  @inlinable
  public init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  /// The group that holds everything.
  public static let root = PathID(0)
}
