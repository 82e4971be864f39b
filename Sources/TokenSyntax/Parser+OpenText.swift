import TokenDiagnostics
import TokenSource

/// Texts whose quotes are missing, wrong, or one too many.
extension Parser {
  /// How far a closing quote is looked for, in bytes and in lines, so that recovery takes linear time.
  private static let reach = 4096
  private static let reachInLines = 64

  /// Reads a text whose line or file ends at `end` before a quote closes it.
  mutating func recoverOpenText(_ kind: NodeKind, _ start: Int, _ end: Int) {
    if kind == .key, cutKey(start, start + 1, end) { return }
    if kind == .string, let close = closingQuoteInNextLines(end) {
      report(
        "a text can't hold a line break as it is: write \\n", end, end + lineBreakLength(end),
        notes: [note("the text starts here", start, start + 1)])
      checkContent(end..<close)
      appendRareText(.string, start, close + 1)
      position = close + 1
      return
    }
    let cut = textEnd(start + 1, end)
    if cut == previousEnd(scanner.count) {
      reportEndInText(kind, start, cut)
    } else {
      report(
        "this text has no closing quote on its line", start, cut,
        fixes: kind == .key ? [] : [fix("close the text", cut, cut, "\"")])
    }
    appendRareText(kind, start, cut, .lacksClosingQuote)
    position = cut
    openTextEnd = cut
  }

  /// Reports a file that ends inside a text together with what else is open: it was cut off once.
  private mutating func reportEndInText(_ kind: NodeKind, _ start: Int, _ end: Int) {
    let missing = closers(frames[...])
    let isClear = kind == .string && frames.count <= 8 && bytes[end - 1] != ASCII.backslash
    let also = missing.isEmpty ? "" : " and “\(missing)”"
    report(
      "the file ends inside this text: its closing quote\(also) \(missing.isEmpty ? "is" : "are") missing", start, end,
      notes: openNotes(), fixes: isClear ? [fix("close it", end, end, "\"" + missing)] : [])
    hasReportedEnd = true
  }

  /// Ends a key that lacks its closing quote before the first colon in it, if there is one.
  private mutating func cutKey(_ start: Int, _ content: Int, _ end: Int) -> Bool {
    guard let colon = bytes[content..<end].firstIndex(of: ASCII.colon) else { return false }
    let cut = max(content, previousEnd(colon))
    report(
      "the closing quote of \(quoted(content, cut)) is missing", start, cut,
      fixes: [fix(start, cut, jsonString(text(content, cut)))])
    appendRareText(.key, content - 1, cut, .lacksClosingQuote)
    position = cut
    return true
  }

  private func lineBreakLength(_ index: Int) -> Int {
    scanner[index] == ASCII.carriageReturn && scanner[index + 1] == ASCII.lineFeed ? 2 : 1
  }

  /// The closing quote of a text that goes on in the lines after `end`, if those lines look like text.
  private func closingQuoteInNextLines(_ end: Int) -> Int? {
    var line = end
    for _ in 0..<Self.reachInLines {
      guard line < scanner.count else { return nil }
      line += lineBreakLength(line)
      let first = skipBlanks(line)
      guard isWordByte(first) || isLineEnd(first) else { return nil }
      let limit = reachEnd(line)
      if let close = closingQuote(first, limit, isKey: false) { return close }
      guard isLineEnd(limit) else { return nil }
      line = limit
    }
    return nil
  }

  /// Where a text without closing quote ends: before the comma, bracket or brace at its line's end.
  private func textEnd(_ start: Int, _ end: Int) -> Int {
    let opensBrackets = bytes[start..<end].contains { $0 == ASCII.openBrace || $0 == ASCII.openBracket }
    var cut = end
    while cut > start {
      switch bytes[cut - 1] {
      case ASCII.space, ASCII.tab, ASCII.comma: cut -= 1
      case ASCII.closeBrace where !opensBrackets, ASCII.closeBracket where !opensBrackets: cut -= 1
      default: return cut
      }
    }
    return cut
  }

  /// End of the line, or as far as a look ahead goes.
  private func reachEnd(_ index: Int) -> Int {
    let limit = min(index + Self.reach, scanner.count)
    var end = index
    while end < limit, !isLineEnd(end) { end += 1 }
    return end
  }

  /// The first quote in a range that must end a text: a comma, a closing bracket, a colon (after keys) or the end of
  /// the line follows.
  private func closingQuote(_ start: Int, _ end: Int, isKey: Bool) -> Int? {
    var index = start
    while index < end {
      if scanner[index] == ASCII.quote, isTextOver(index + 1, isKey: isKey) { return index }
      index += scanner[index] == ASCII.backslash ? 2 : 1
    }
    return nil
  }

  private func isTextOver(_ index: Int, isKey: Bool) -> Bool {
    let after = skipBlanks(index)
    switch scanner[after] {
    case ASCII.colon: return isKey
    case ASCII.comma, ASCII.closeBrace, ASCII.closeBracket: return !isKey
    default: return after >= scanner.count || isLineEnd(after)
    }
  }

  // MARK: Quotes inside a text

  /// Whether something that is no separator stands right behind the closing quote of the text read last.
  func standsBehindQuote(_ kind: NodeKind) -> Bool {
    guard let node = nodes.last, node.kind == kind, Int(node.upper) == position,
      node.flags.isDisjoint(with: [.lacksOpeningQuote, .lacksClosingQuote])
    else { return false }
    let byte = scanner[position]
    switch byte {
    case ASCII.quote: return isTextOver(position + 1, isKey: kind == .key)
    case ASCII.openBrace, ASCII.openBracket:
      return node.content.isEmpty || kind == .key && bytes[node.content].contains(ASCII.colon)
    default: return isWordByte(position)
    }
  }

  /// Goes on behind the closing quote of the text read last: a quote is missing, or one is too many.
  mutating func recoverBehindQuote() {
    guard scanner[position] == ASCII.quote else { return recoverInnerQuote() }
    report(
      "a quote too many: remove it", position, position + 1, fixes: [fix("remove it", position, position + 1, "")])
    position += 1
  }

  /// Goes on where a text seems to go on behind its closing quote: either a quote stood inside the text, or one is
  /// missing.
  private mutating func recoverInnerQuote() {
    guard let node = nodes.last else { return }
    let (start, end) = (Int(node.lower), Int(node.upper))
    let isKey = node.kind == .key
    let limit = reachEnd(end)
    let cut = textEnd(start + 1, end - 1)
    if !isKey, cut < end - 1, bytes[cut..<end].contains(ASCII.comma), keyFollows(end - 1) {
      report(
        "this text has no closing quote", start, cut, fixes: [fix("close the text", cut, cut, "\"")])
      nodes.removeLast()
      appendRareText(.string, start, cut, .lacksClosingQuote)
      position = cut
    } else if let close = closingQuote(end, limit, isKey: isKey) {
      report(
        "this quote ends the text: write \\\" for a quote inside it", end - 1, end,
        fixes: [fix("escape the quotes", start + 1, close, escapingQuotes(start + 1, close))])
      checkContent(end..<close)
      nodes.removeLast()
      appendRareText(node.kind, start, close + 1)
      position = close + 1
    } else if isKey, bytes[start + 1..<end].contains(ASCII.colon) {
      nodes.removeLast()
      _ = cutKey(start, start + 1, end)
    } else {
      let quotes = bytes[end..<limit].count { $0 == ASCII.quote }
      let cut = quotes % 2 == 0 ? unquotedEnd(end) : textEnd(end, limit)
      report("\(quoted(end, cut)) stands behind the closing quote: a quote is missing or one too many", end, cut)
      checkContent(end..<cut)
      position = cut
      openTextEnd = cut
    }
  }

  private func escapingQuotes(_ start: Int, _ end: Int) -> String {
    var result: [UInt8] = []
    for index in start..<end {
      if bytes[index] == ASCII.quote, bytes[index - 1] != ASCII.backslash { result.append(ASCII.backslash) }
      result.append(bytes[index])
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Reads a text at `position` that has a closing quote but no opening one; false if it has none.
  mutating func recoverMissingOpeningQuote(_ kind: NodeKind) -> Bool {
    let start = position
    let close = unquotedEnd(start)
    guard close > start, scanner[close] == ASCII.quote, isTextOver(close + 1, isKey: kind == .key) else { return false }
    reportWord(
      "the opening quote of \(quoted(start, close)) is missing", start, close + 1,
      fixes: [fix("open the text", start, start, "\"")])
    appendRareText(kind, start, close + 1, .lacksOpeningQuote)
    position = close + 1
    return true
  }

  // MARK: Other quotes

  /// The length in bytes of a quote that JSON does not know, at `index`; 0 if none stands there.
  func oddQuoteLength(_ index: Int) -> Int {
    switch (scanner[index], scanner[index + 1], scanner[index + 2]) {
    case (ASCII.apostrophe, _, _), (UInt8(ascii: "`"), _, _): 1
    case (0xC2, 0xAB, _), (0xC2, 0xBB, _): 2
    case (0xE2, 0x80, 0x98...0x9F): 3
    default: 0
    }
  }

  /// Reads a text in single or typographic quotes; its value is known, so it counts as a string.
  mutating func recoverOddQuotes(_ kind: NodeKind) {
    let start = position
    let content = start + oddQuoteLength(start)
    let limit = reachEnd(content)
    guard let (close, end) = oddClosingQuote(content, limit, kind == .key, scanner[start]) else {
      if kind == .key, cutKey(start, content, limit) { return }
      let cut = textEnd(content, limit)
      report("a text needs straight double quotes, and this one is not closed", start, cut)
      checkContent(content..<cut)
      appendRareText(kind, content, cut, [.lacksOpeningQuote, .lacksClosingQuote])
      position = cut
      openTextEnd = cut
      return
    }
    let node = SyntaxNode(kind, content, close, next: 0, flags: [.lacksOpeningQuote, .lacksClosingQuote, .hasEscapes])
    let replacement = jsonString(String(decoding: decoded(node), as: UTF8.self))
    let quotes = scanner[start] == ASCII.apostrophe ? "double quotes, not single ones" : "straight double quotes"
    report(
      "a text needs \(quotes): write \(replacement.count > 40 ? "\"…\"" : replacement)", start, end,
      fixes: [fix("use straight double quotes", start, end, replacement)])
    checkContent(content..<close)
    appendRareText(kind, content, close, [.lacksOpeningQuote, .lacksClosingQuote])
    position = end
  }

  /// Start and end of the quote that closes a text opened by `opening`: rather one that a separator follows.
  private func oddClosingQuote(_ start: Int, _ limit: Int, _ isKey: Bool, _ opening: UInt8) -> (Int, Int)? {
    let isASCII = opening < 0x80
    var index = start
    var first: (Int, Int)?
    while index < limit {
      let length = isASCII ? (scanner[index] == opening ? 1 : 0) : closingLength(index)
      if length > 0 {
        if isTextOver(index + length, isKey: isKey) { return (index, index + length) }
        first = first ?? (index, index + length)
      }
      index += scanner[index] == ASCII.backslash ? 2 : 1
    }
    return first
  }

  private func closingLength(_ index: Int) -> Int {
    if scanner[index] == ASCII.quote { return 1 }
    return scanner[index] >= 0x80 ? oddQuoteLength(index) : 0
  }
}
