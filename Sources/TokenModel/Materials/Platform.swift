/// A platform that surfaces are made for: Apple's six, and the web.
public enum Platform: String, CaseIterable, Sendable, Comparable {
  case iOS, iPadOS, macOS, tvOS, visionOS, watchOS, web

  /// Whether it is one of Apple's six; the guidelines speak of these.
  public var isApple: Bool { self != .web }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Orders platforms as the language lists them.
  public static func < (left: Platform, right: Platform) -> Bool { left.rank < right.rank }
}
