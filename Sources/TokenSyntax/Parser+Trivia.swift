extension Parser {
  /// Passes over the mark of UTF-8, and refuses a file in UTF-16 once instead of once a character.
  mutating func skipByteOrderMark() {
    switch (scanner[0], scanner[1], scanner[2]) {
    case (0xEF, 0xBB, 0xBF): position = 3
    case (0xFF, 0xFE, _), (0xFE, 0xFF, _), (0, 1..., _), (1..., 0, 1...):
      guard scanner.count > 1 else { return }
      report("the file is not in UTF-8 but seems to be in UTF-16: save it as UTF-8", 0, 2)
      stop()
    default: break
    }
  }

  /// Passes over a comment or white space that JSON does not have, and reports it. False if none stands here.
  mutating func skipOddity() -> Bool {
    switch scanner[position] {
    case ASCII.slash: return skipSlashComment()
    case UInt8(ascii: "#"):
      // Where a value is expected, it is more likely a colour without quotes.
      guard state != .memberValue, state != .firstElement, state != .nextElement else { return false }
      skipComment(to: lineEnd(position))
      return true
    case 0x0B, 0x0C, 0xC2, 0xE1, 0xE2, 0xE3, 0xEF: return skipOddSpace()
    default: return false
    }
  }

  private mutating func skipSlashComment() -> Bool {
    switch scanner[position + 1] {
    case ASCII.slash:
      skipComment(to: lineEnd(position))
      return true
    case UInt8(ascii: "*"):
      var end = position + 2
      while end < scanner.count, scanner[end] != UInt8(ascii: "*") || scanner[end + 1] != ASCII.slash { end += 1 }
      guard end < scanner.count else {
        report(
          "this comment is not closed, and JSON has no comments: remove it", position, position + 2,
          notes: [note("the file ends inside the comment", scanner.count, scanner.count)])
        // What is still open was closed by what the comment hides.
        position = scanner.count
        stop()
        return true
      }
      skipComment(to: end + 2)
      return true
    default: return false
    }
  }

  private mutating func skipComment(to end: Int) {
    report("JSON has no comments: remove it, or say it in a “$description”", position, previousEnd(end))
    position = end
  }

  private mutating func skipOddSpace() -> Bool {
    let start = position
    var end = start
    while true {
      let length = oddSpaceLength(end)
      guard length > 0 else { break }
      end += length
    }
    guard end > start else { return false }
    let first = text(start, start + oddSpaceLength(start)).unicodeScalars.first?.value ?? 0
    report(
      "the invisible character \(codePoint(first)) is no white space in JSON: use spaces, tabs or line ends", start,
      end,
      fixes: [fix("replace with a space", start, end, " ")])
    position = end
    return true
  }

  /// The length in bytes of white space at `index` that JSON does not count as such; 0 if none stands there.
  func oddSpaceLength(_ index: Int) -> Int {
    switch (scanner[index], scanner[index + 1], scanner[index + 2]) {
    case (0x0B, _, _), (0x0C, _, _): 1
    case (0xC2, 0x85, _), (0xC2, 0xA0, _): 2
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8F), (0xE2, 0x80, 0xA8...0xAF): 3
    case (0xE2, 0x81, 0x9F...0xA9), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF): 3
    default: 0
    }
  }

  /// Offset of the end of the line that holds `index`: of its LF or CR, or of the file's end.
  func lineEnd(_ index: Int) -> Int {
    var index = index
    while index < scanner.count, !isLineEnd(index) { index += 1 }
    return index
  }

  func isLineEnd(_ index: Int) -> Bool {
    scanner[index] == ASCII.lineFeed || scanner[index] == ASCII.carriageReturn
  }

  /// The first byte at or after `index` that is no space or tab.
  func skipBlanks(_ index: Int) -> Int {
    var index = index
    while scanner[index] == ASCII.space || scanner[index] == ASCII.tab { index += 1 }
    return index
  }
}
