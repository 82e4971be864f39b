/// The bytes of one file and the path people know it by.
public struct SourceFile: Sendable {
  /// Path as shown in diagnostics, with `/`; relative to the folder the command runs in where that is possible.
  public let path: String
  /// Path below the input folder, with `/`; the same on every machine, so that digests and outputs may hold it.
  public let name: String
  /// The whole content, byte for byte.
  public let bytes: [UInt8]

  /// Wraps `bytes` read from `path`; `name` defaults to `path`.
  public init(path: String, name: String? = nil, bytes: [UInt8]) {
    self.path = path
    self.name = name ?? path
    self.bytes = bytes
  }

  /// The text of a range, with invalid UTF-8 shown as U+FFFD.
  public func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range.indices.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
