#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension LocalFileSystem {
  /// The program that shows files and addresses as the reader's desktop does.
  public static var opener: String {
    #if canImport(Darwin)
      "open"
    #else
      "xdg-open"
    #endif
  }

  /// Has the desktop show a file or an address, and does not wait for it.
  ///
  /// - Returns: false where there is no program for that.
  public func show(_ target: String) -> Bool {
    // Nothing is special to a shell between single quotes but the quote itself.
    let quoted = "'" + target.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    let line = "command -v \(Self.opener) >/dev/null 2>&1 && { \(Self.opener) \(quoted) >/dev/null 2>&1 & }"
    return unsafe system(line) == 0
  }
}
