/// A set of platforms, listed in the language's order.
public struct PlatformSet: Hashable, Sendable, ExpressibleByArrayLiteral, Sequence {
  private var bits: UInt8 = 0

  /// Makes a set of the given platforms.
  public init(_ platforms: some Sequence<Platform>) { for platform in platforms { insert(platform) } }
  /// Makes a set from a literal.
  public init(arrayLiteral elements: Platform...) { self.init(elements) }

  /// All seven.
  public static let all = PlatformSet(Platform.allCases)
  /// Apple's six.
  public static let apple = PlatformSet(Platform.allCases.filter(\.isApple))

  private static func bit(_ platform: Platform) -> UInt8 {
    switch platform {
    case .iOS: 1
    case .iPadOS: 2
    case .macOS: 4
    case .tvOS: 8
    case .visionOS: 16
    case .watchOS: 32
    case .web: 64
    }
  }

  /// Adds a platform; false if it was there.
  @discardableResult
  public mutating func insert(_ platform: Platform) -> Bool {
    defer { bits |= Self.bit(platform) }
    return !contains(platform)
  }
  /// Whether a platform is in the set.
  public func contains(_ platform: Platform) -> Bool { bits & Self.bit(platform) != 0 }
  /// The platforms in both sets.
  public func intersection(_ other: PlatformSet) -> PlatformSet { PlatformSet(filter(other.contains)) }
  /// Whether there is none.
  public var isEmpty: Bool { bits == 0 }
  /// The platforms in the language's order.
  public func makeIterator() -> IndexingIterator<[Platform]> { Platform.allCases.filter(contains).makeIterator() }
}
