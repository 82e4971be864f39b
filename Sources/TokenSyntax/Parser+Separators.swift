import TokenDiagnostics
import TokenSource

/// Places behind a value where neither a comma nor the right bracket stands.
extension Parser {
  mutating func recoverAfterValue() {
    if standsBehindQuote(.string) { return recoverBehindQuote() }
    if skipOddity() { return }
    guard position < scanner.count else { return endOfFile() }
    let isObject = frames[frames.count - 1].isObject
    switch scanner[position] {
    case ASCII.closeBrace, ASCII.closeBracket: recoverBracket()
    case UInt8(ascii: ";"):
      report("expected “,” instead of “;”", position, position + 1, fixes: [fix(position, position + 1, ",")])
      lastComma = position
      position += 1
      state = isObject ? .nextKey : .nextElement
    case ASCII.colon: isObject ? recoverSecondColon() : recoverColonInArray()
    default: isObject ? recoverMissingCommaInObject() : recoverMissingCommaInArray()
    }
  }

  // MARK: Missing commas

  private mutating func recoverMissingCommaInObject() {
    let byte = scanner[position]
    let end = tokenEnd(position)
    guard end > position else { return recoverCharacter() }
    if byte == ASCII.openBrace || byte == ASCII.openBracket {
      if !isSeparatorForgiven {
        report("expected “,”, a name and “:” before this \(quoted(position, position + 1))", position, position + 1)
      }
      appendMissingKey()
      state = .memberValue
    } else if keyFollows(position) {
      reportMissingComma("members", end)
      state = .nextKey
    } else {
      if !isSeparatorForgiven {
        reportWord("unexpected \(quoted(position, end)) behind the value of a member", position, end)
      }
      openTextEnd = end
      position = end
    }
  }

  private mutating func recoverMissingCommaInArray() {
    if standsOutsideArray(position), keyFollows(position) { return closeArray(before: position, comma: nil) }
    let end = tokenEnd(position)
    guard end > position else { return recoverCharacter() }
    if startsValue(position) {
      reportMissingComma("elements", end)
      state = .nextElement
    } else {
      if !isSeparatorForgiven { reportWord("unexpected \(quoted(position, end)) behind an element", position, end) }
      openTextEnd = end
      position = end
    }
  }

  private mutating func reportMissingComma(_ things: String, _ end: Int) {
    guard !isSeparatorForgiven else { return }
    let before = previousEnd(position)
    report("expected “,” between \(things)", position, end, fixes: [fix("insert “,”", before, before, ",")])
  }

  // MARK: Colons

  private mutating func recoverSecondColon() {
    report("unexpected “:”: a name has one value", position, position + 1)
    position = scanner.skipSpace(position + 1)
    guard startsValue(position) else { return }
    appendMissingKey()
    state = .memberValue
  }

  private mutating func recoverColonInArray() {
    if let text = nodes.last, text.kind == .string, standsOutsideArray(Int(text.lower)) {
      nodes.removeLast()
      position = Int(text.lower)
      let array = Int(nodes[Int(frames[frames.count - 1].node)].lower)
      return closeArray(before: position, comma: lastComma > array ? lastComma : nil)
    }
    if !frames[frames.count - 1].hasKindFault {
      let array = Int(nodes[Int(frames[frames.count - 1].node)].lower)
      report(
        "“:” can't stand in an array: names and values stand in an object, between “{” and “}”", position,
        position + 1, notes: [note("the array starts here", array, array + 1)])
    }
    setKindFault(true)
    position = scanner.skipSpace(position + 1)
    if startsValue(position) { state = .nextElement }
  }

  // MARK: Arrays without end

  /// Whether what stands at `index` starts its line and is indented no deeper than the line that opens the innermost
  /// array, so that it should be a member of the object around it.
  private func standsOutsideArray(_ index: Int) -> Bool {
    guard frames.count > 1, frames[frames.count - 2].isObject, !frames[frames.count - 1].hasKindFault else {
      return false
    }
    guard let own = indentation(index, isFirst: true) else { return false }
    guard let opener = indentation(Int(nodes[Int(frames[frames.count - 1].node)].lower), isFirst: false) else {
      return false
    }
    return own <= opener
  }

  /// Closes the innermost array before the member at `index`; `comma` is the one that was read before it, if any.
  private mutating func closeArray(before index: Int, comma: Int?) {
    let before = previousEnd(comma ?? index)
    let missing = comma == nil ? "]," : "]"
    let array = Int(nodes[Int(frames[frames.count - 1].node)].lower)
    report(
      "“]” is missing before this member", index, tokenEnd(index),
      notes: [note("the array starts here", array, array + 1)],
      fixes: [fix("insert “\(missing)”", before, before, missing)])
    closeOpenFrame(before: comma ?? index)
    state = .nextKey
  }

  // MARK: Looking ahead

  /// The end of the string, word or mark at `index`; a string ends with its line at the latest.
  func tokenEnd(_ index: Int) -> Int {
    switch scanner[index] {
    case ASCII.quote: return stringEnd(index)
    case ASCII.openBrace, ASCII.openBracket: return index + 1
    default:
      let length = oddQuoteLength(index)
      guard length > 0 else { return unquotedEnd(index) }
      var end = index + length
      while end < scanner.count, !isLineEnd(end), oddQuoteLength(end) == 0 { end += 1 }
      return end + oddQuoteLength(end)
    }
  }

  private func stringEnd(_ start: Int) -> Int {
    var index = scanner.plainEnd(start + 1)
    while index < scanner.count, !isLineEnd(index) {
      if scanner[index] == ASCII.quote { return index + 1 }
      index = scanner.plainEnd(index + (scanner[index] == ASCII.backslash ? 2 : 1))
    }
    return min(index, scanner.count)
  }

  /// Whether a string or word stands here with a colon behind it.
  func keyFollows(_ index: Int) -> Bool {
    let end = tokenEnd(index)
    return end > index && scanner[scanner.skipSpace(end)] == ASCII.colon
  }

  /// Whether what stands here can be read as a value, rightly or wrongly spelled.
  func startsValue(_ index: Int) -> Bool {
    switch scanner[index] {
    case ASCII.quote, ASCII.openBrace, ASCII.openBracket, ASCII.zero...ASCII.nine, ASCII.minus, ASCII.plus,
      ASCII.point:
      true
    default: oddQuoteLength(index) > 0 || ["true", "false", "null"].contains(text(index, wordEnd(index)))
    }
  }
}
