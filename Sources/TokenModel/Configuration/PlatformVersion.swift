/// The version of an operating system.
public struct PlatformVersion: Hashable, Sendable, Comparable {
  /// The first number.
  public let major: Int
  /// The second number.
  public let minor: Int

  /// Makes a version from its numbers.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `17` or `17.2`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isDigits: (Substring) -> Bool = { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39) ~= $0 } && $0.count < 5 }
    guard (1...2).contains(parts.count), parts.allSatisfy(isDigits), let major = Int(parts[0]), major > 0 else {
      return nil
    }
    self.init(major, parts.count == 2 ? Int(parts[1]) ?? 0 : 0)
  }

  /// Orders versions by their numbers.
  public static func < (left: PlatformVersion, right: PlatformVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// `17` or `17.2`.
  public var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
