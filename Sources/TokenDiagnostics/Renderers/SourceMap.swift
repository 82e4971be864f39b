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
    let table = table(file)
    let bytes = files[file].bytes
    let clamped = min(offset, UInt32(clamping: bytes.count))
    let line = table.line(at: clamped)
    let start = Int(table.starts[line])
    guard Int(clamped) - start > Self.stride else { return table.place(at: clamped, in: bytes) }
    let checkpoints = checkpoints(LongLine(file: file, line: line), table.range(ofLine: line, in: bytes))
    let after = checkpoints.partitioningIndex { $0.offset > Int(clamped) }
    let last = after > 0 ? checkpoints[after - 1] : Checkpoint(offset: start, column: 1)
    let rest = String(decoding: bytes[last.offset..<Int(clamped)], as: UTF8.self)
    return SourcePlace(line: line + 1, column: last.column + rest.count)
  }

  private mutating func checkpoints(_ key: LongLine, _ range: ByteRange) -> [Checkpoint] {
    if let found = longLines[key] { return found }
    let bytes = files[key.file].bytes
    var result: [Checkpoint] = []
    var start = Int(range.lower)
    var column = 1
    var index = start + Self.stride
    while index < Int(range.upper) {
      guard bytes[index] < 0x80, bytes[index - 1] < 0x80 else {
        index += 1
        continue
      }
      column += String(decoding: bytes[start..<index], as: UTF8.self).count
      result.append(Checkpoint(offset: index, column: column))
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
