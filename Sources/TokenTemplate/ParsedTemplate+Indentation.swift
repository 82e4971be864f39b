import TokenSource

extension ParsedTemplate {
  /// The longest indentation that all lines of these pieces share, or nil if they hold no line.
  ///
  /// Counted are the lines that show up in the output: blank lines and standalone tags of sections and blocks are not.
  func commonIndent(of range: Range<Int>) -> ByteRange? {
    var common: ByteRange?
    var index = range.lowerBound
    while index < range.upperBound {
      let item = items[index]
      switch item.kind {
      case .text:
        meetLines(of: item, followed: index + 1 < range.upperBound, into: &common)
      case .partial where item.isStandalone, .parent where item.isStandalone:
        meet(item.indent, into: &common)
      default:
        if !item.isStandalone, isLineStart(Int(item.range.lower)) { common = ByteRange.at(Int(item.range.lower)) }
      }
      // What stands inside a parent tag is laid out elsewhere.
      index = item.kind == .parent ? item.partner + 1 : index + 1
    }
    return common
  }

  private func meetLines(of item: Item, followed: Bool, into common: inout ByteRange?) {
    var start = Int(item.range.lower)
    let end = Int(item.range.upper)
    if !isLineStart(start) { start = nextLine(start, end) }
    while start < end {
      var stop = start
      while stop < end, Self.isBlank(bytes[stop]) { stop += 1 }
      // A line that ends with the text goes on with a tag, if one follows.
      let isLine = stop < end ? bytes[stop] != 0x0A && bytes[stop] != 0x0D : followed
      if isLine { meet(ByteRange(start, stop), into: &common) }
      start = nextLine(stop, end)
    }
  }

  private func meet(_ indent: ByteRange, into common: inout ByteRange?) {
    guard let old = common else {
      common = indent
      return
    }
    var length = 0
    let (left, right) = (bytes[old.indices], bytes[indent.indices])
    for (one, other) in zip(left, right) {
      guard one == other else { break }
      length += 1
    }
    common = ByteRange(Int(old.lower), Int(old.lower) + length)
  }

  private func nextLine(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, bytes[index] != 0x0A { index += 1 }
    return min(index + 1, end)
  }
}
