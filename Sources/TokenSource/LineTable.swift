/// Turns byte offsets of one file into lines and columns.
///
/// A line ends at LF, at CR LF, or at a CR alone. Built once a file, only when something is to be shown.
public struct LineTable: Sendable {
  /// Offset of each line's first byte; the first is 0 (after a byte order mark: 3).
  public let starts: [UInt32]
  private let end: UInt32

  /// Finds the lines of `bytes`; a leading UTF-8 byte order mark belongs to no line.
  public init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && (index == bytes.count || bytes[index] != 0x0A)) {
        starts.append(UInt32(clamping: index))
      }
    }
    self.starts = starts
    self.end = UInt32(clamping: bytes.count)
  }

  /// Zero-based line that holds the byte at `offset`.
  public func line(at offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Byte range of a zero-based line, without its line ending.
  public func range(ofLine line: Int, in bytes: [UInt8]) -> ByteRange {
    let start = Int(starts[line])
    var stop = line + 1 < starts.count ? Int(starts[line + 1]) : Int(end)
    while stop > start, bytes[stop - 1] == 0x0A || bytes[stop - 1] == 0x0D { stop -= 1 }
    return ByteRange(start, stop)
  }

  /// One-based line and one-based column in characters (grapheme clusters), as people count them.
  public func place(at offset: UInt32, in bytes: [UInt8]) -> SourcePlace {
    let clamped = min(offset, UInt32(clamping: bytes.count))
    let line = line(at: clamped)
    let start = Int(starts[line])
    let head = String(decoding: bytes[min(start, Int(clamped))..<Int(clamped)], as: UTF8.self)
    return SourcePlace(line: line + 1, column: head.count + 1)
  }
}
