import TokenSource

/// Lines and columns of the files that appear in diagnostics; each file's lines are found once.
struct SourceMap {
  /// The files that ids name.
  let files: SourceFiles
  private var tables: [FileID: LineTable] = [:]
  private var longLines: [LongLine: [Checkpoint]] = [:]

  /// A line of a minified file, where counting from the line's start each time would take quadratic time.
  private struct LongLine: Hashable {
    let file: FileID
    let line: Int
  }

  /// A column that is known, between two bytes of ASCII, where no character is cut.
  private struct Checkpoint {
    let offset: Int
    let column: Int
    /// The column in UTF-16 units.
    let utf16: Int
  }

  /// Lines up to this many bytes are counted from their start.
  private static let stride = 4096

  init(_ files: SourceFiles) { self.files = files }

  /// The lines of a file.
  mutating func table(_ file: FileID) -> LineTable {
    if let table = tables[file] { return table }
    let table = LineTable(files[file].bytes)
    tables[file] = table
    return table
  }

  /// Line and column of an offset, both from 1; columns count characters.
  mutating func place(_ file: FileID, _ offset: UInt32) -> SourcePlace {
    let (line, last, rest) = lineHead(file, offset)
    return SourcePlace(line: line, column: last.column + rest.count)
  }

  /// Line and column of an offset, both from 1; columns count UTF-16 units.
  mutating func utf16Place(_ file: FileID, _ offset: UInt32) -> SourcePlace {
    let (line, last, rest) = lineHead(file, offset)
    return SourcePlace(line: line, column: last.utf16 + rest.utf16.count)
  }

  /// The line of an offset, counted from 1, a column before it that is known, and what lies between.
  private mutating func lineHead(_ file: FileID, _ offset: UInt32) -> (Int, Checkpoint, String) {
    let table = table(file)
    let bytes = files[file].bytes
    let clamped = min(offset, UInt32(clamping: bytes.count))
    let line = table.line(at: clamped)
    let start = Int(table.starts[line])
    let first = Checkpoint(offset: min(start, Int(clamped)), column: 1, utf16: 1)
    guard Int(clamped) - start > Self.stride else {
      return (line + 1, first, String(decoding: bytes[first.offset..<Int(clamped)], as: UTF8.self))
    }
    let checkpoints = checkpoints(LongLine(file: file, line: line), table.range(ofLine: line, in: bytes))
    let after = checkpoints.partitioningIndex { $0.offset > Int(clamped) }
    let last = after > 0 ? checkpoints[after - 1] : first
    return (line + 1, last, String(decoding: bytes[last.offset..<Int(clamped)], as: UTF8.self))
  }

  private mutating func checkpoints(_ key: LongLine, _ range: ByteRange) -> [Checkpoint] {
    if let found = longLines[key] { return found }
    let bytes = files[key.file].bytes
    var result: [Checkpoint] = []
    var start = Int(range.lower)
    var column = 1
    var utf16 = 1
    var index = start + Self.stride
    while index < Int(range.upper) {
      guard bytes[index] < 0x80, bytes[index - 1] < 0x80 else {
        index += 1
        continue
      }
      let piece = String(decoding: bytes[start..<index], as: UTF8.self)
      column += piece.count
      utf16 += piece.utf16.count
      result.append(Checkpoint(offset: index, column: column, utf16: utf16))
      start = index
      index += Self.stride
    }
    longLines[key] = result
    return result
  }
}

extension Array {
  /// The first index whose element `isAfter`, in an array where such elements all stand at the end.
  func partitioningIndex(_ isAfter: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
