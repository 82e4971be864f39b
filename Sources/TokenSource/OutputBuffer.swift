/// Bytes that are being written: one growing array, appended to in place.
public struct OutputBuffer: Sendable {
  /// What was written so far.
  public var bytes: [UInt8] = []

  /// Starts empty, with room for `capacity` bytes.
  @inlinable
  public init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Appends one byte.
  @inlinable
  public mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Appends a text as UTF-8.
  @inlinable
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe bytes.append(contentsOf: $0) }
  }

  /// Appends a slice of other bytes.
  @inlinable
  public mutating func append(_ source: [UInt8], _ range: Range<Int>) {
    // A buffer, not a slice: a slice is retained and released each time.
    unsafe source.withUnsafeBufferPointer {
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Appends a whole number in decimal.
  public mutating func append(decimal number: Int) {
    guard number > 9 || number < 0 else {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: number))
      return
    }
    append(String(number))
  }
}
