/// A file to be written: its path below the output folder, and its content.
public struct OutputFile: Hashable, Sendable {
  /// Path with `/`, below the output folder: `web/tokens.css`.
  public let path: String
  /// The whole content.
  public let bytes: [UInt8]

  /// Pairs a path with its content.
  public init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
