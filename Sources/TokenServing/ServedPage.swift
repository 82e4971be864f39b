import TokenSource

/// A page as it is served: with the script that loads it anew.
public struct ServedPage: Sendable {
  /// Which build it comes from, counted from 1.
  public let build: Int
  /// Tells pages apart, also those of another run of the server: `3-8c1f0a2b9d4e6f70`, the build and the digest.
  public let version: String
  /// The page's bytes.
  public let bytes: [UInt8]

  /// Puts the script into a page, at the end of its body.
  ///
  /// - Parameters:
  ///   - page: a whole HTML page in UTF-8.
  ///   - build: which build it comes from.
  public init(_ page: [UInt8], build: Int) {
    self.build = build
    version = "\(build)-\(Digest.of(page).hex)"
    let script = Array("<script>\(ReloadScript.text(version: version))</script>\n".utf8)
    let place = Self.endOfBody(page) ?? page.count
    bytes = page[..<place] + script + page[place...]
  }

  /// Where the last `</body>` stands; nil if there is none.
  private static func endOfBody(_ page: [UInt8]) -> Int? {
    let tag = Array("</body".utf8)
    guard page.count >= tag.count else { return nil }
    for start in stride(from: page.count - tag.count, through: 0, by: -1) where page[start] == tag[0] {
      // Setting this bit makes capital letters small, and leaves `<` and `/` as they are.
      if zip(page[start...], tag).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) { return start }
    }
    return nil
  }
}
