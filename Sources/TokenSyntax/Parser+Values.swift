import TokenDiagnostics
import TokenSource

/// Places where a value or a key is expected and something else stands.
extension Parser {
  mutating func recoverValue() {
    if skipOddity() { return }
    guard position < scanner.count else { return endOfFile() }
    let byte = scanner[position]
    switch byte {
    case ASCII.comma, UInt8(ascii: ";"): recoverCommaForValue()
    case ASCII.closeBrace, ASCII.closeBracket: recoverBracketForValue()
    case ASCII.colon where state == .memberValue:
      report(
        "one “:” is enough between a name and its value", position, position + 1,
        fixes: [fix("remove it", position, position + 1, "")])
      position += 1
    default:
      if oddQuoteLength(position) > 0 {
        recoverOddQuotes(.string)
        finishValue()
      } else {
        recoverWord()
      }
    }
  }

  private mutating func recoverCommaForValue() {
    let start = position
    switch state {
    case .memberValue: reportMissingValue()
    case .nextElement:
      let end = commasEnd(start)
      report("a value is missing between two commas", start, end, fixes: [fix("remove it", start, end, "")])
      appendInvalid(start, start)
      takeReportedComma(end)
    case .firstElement:
      let end = commasEnd(start)
      report(
        "no “,” stands before the first element", start, end, fixes: [fix("remove it", start, end, "")])
      position = end
    default: recoverCharacter()
    }
  }

  private mutating func recoverBracketForValue() {
    let byte = scanner[position]
    switch state {
    case .memberValue:
      let next = scanner[scanner.skipSpace(position + 1)]
      if byte == ASCII.closeBracket, next == ASCII.closeBrace || next == ASCII.comma {
        report("unexpected “]”: expected a value after “:”", position, position + 1)
        appendInvalid(position, position + 1)
        position += 1
        finishValue()
      } else {
        reportMissingValue()
      }
    case .nextElement:
      reportTrailingComma()
      byte == ASCII.closeBracket ? close() : recoverBracket()
    case .firstElement: recoverBracket()
    default: recoverCharacter()
    }
  }

  /// Reports that the member whose key was read last has no value; what stands here stays to be read.
  mutating func reportMissingValue() {
    guard let key = nodes.last else { return }
    let name = quoted(key.content.lowerBound, key.content.upperBound)
    let found = quoted(position, position + 1)
    report("\(name) has no value: expected one before \(found)", position, position + 1)
    appendInvalid(position, position)
    finishValue()
  }

  mutating func reportTrailingComma() {
    guard reportedComma != lastComma else { return }
    let place = frames.last?.isObject == true ? "member" : "element"
    report(
      "no “,” stands after the last \(place)", lastComma, lastComma + 1,
      fixes: [fix("remove it", lastComma, lastComma + 1, "")])
  }

  /// The end of a run of commas with nothing but white space between them.
  private func commasEnd(_ start: Int) -> Int {
    var end = start + 1
    while true {
      let next = scanner.skipSpace(end)
      guard scanner[next] == ASCII.comma else { return end }
      end = next + 1
    }
  }

  /// Goes on after a run of commas that was reported.
  private mutating func takeReportedComma(_ end: Int) {
    lastComma = end - 1
    reportedComma = lastComma
    position = end
  }

  // MARK: Keys

  mutating func recoverKey() {
    if skipOddity() { return }
    guard position < scanner.count else { return endOfFile() }
    switch scanner[position] {
    case ASCII.comma:
      let end = commasEnd(position)
      let message =
        state == .firstKey ? "no “,” stands before the first member" : "a member is missing between two commas"
      report(message, position, end, fixes: [fix("remove it", position, end, "")])
      if state == .firstKey { position = end } else { takeReportedComma(end) }
    case ASCII.closeBrace, ASCII.closeBracket:
      if state == .nextKey { reportTrailingComma() }
      scanner[position] == ASCII.closeBrace ? close() : recoverBracket()
    case ASCII.colon:
      report("expected a name in double quotes before “:”", position, position + 1)
      appendMissingKey()
      position += 1
      state = .memberValue
    case ASCII.openBrace, ASCII.openBracket:
      report("expected a name and “:” before this \(quoted(position, position + 1))", position, position + 1)
      appendMissingKey()
      state = .memberValue
    default:
      if oddQuoteLength(position) > 0 {
        recoverOddQuotes(.key)
        readColon()
      } else {
        recoverWordForKey()
      }
    }
  }

  private mutating func recoverWordForKey() {
    let start = position
    let end = unquotedEnd(start)
    guard end > start else { return recoverCharacter() }
    if isBareReference(start, end) { return readBareReference(end) }
    let next = scanner[scanner.skipSpace(end)]
    position = end
    guard next == ASCII.colon || next == UInt8(ascii: "=") else {
      reportWord("\(quoted(start, end)) is no member: expected a name in double quotes, “:” and a value", start, end)
      openTextEnd = end
      state = .afterValue
      return
    }
    reportWord(
      "the name \(quoted(start, end)) stands in double quotes", start, end,
      fixes: [fix("put it in quotes", start, end, jsonString(text(start, end)))])
    appendRareText(.key, start, end, [.lacksOpeningQuote, .lacksClosingQuote])
    readColon()
  }

  /// Whether an object holds nothing but a word, as in `{palette.blue}`: a reference without its quotes.
  private func isBareReference(_ start: Int, _ end: Int) -> Bool {
    guard state == .firstKey, let frame = frames.last, frames.count > 1 else { return false }
    return Int(nodes[Int(frame.node)].lower) == start - 1 && scanner[end] == ASCII.closeBrace
  }

  private mutating func readBareReference(_ end: Int) {
    let start = position - 1
    frames.removeLast()
    nodes.removeLast()
    reportWord(
      "a reference is a text and stands in double quotes", start, end + 1,
      fixes: [fix("put it in quotes", start, end + 1, jsonString(text(start, end + 1)))])
    appendRareText(.string, start, end + 1, [.lacksOpeningQuote, .lacksClosingQuote])
    position = end + 1
    finishValue()
  }

  // MARK: Colons

  /// Goes on after a key that no colon follows.
  mutating func recoverColon() {
    if let key = nodes.last, Int(key.upper) == position, !key.flags.contains(.lacksClosingQuote), isWordByte(position) {
      recoverInnerQuote()
    }
    repeat { position = scanner.skipSpace(position) } while skipOddity()
    let byte = scanner[position]
    if byte == ASCII.colon {
      position += 1
      state = .memberValue
    } else if isSeparatorForgiven {
      dropMember()
    } else if position >= scanner.count {
      appendInvalid(position, position)
      finishValue()
    } else if byte == UInt8(ascii: "=") {
      let end = scanner[position + 1] == UInt8(ascii: ">") ? position + 2 : position + 1
      report("expected “:” between a name and its value", position, end, fixes: [fix(position, end, ":")])
      position = end
      state = .memberValue
    } else if byte == ASCII.comma || byte == ASCII.closeBrace || byte == ASCII.closeBracket {
      reportMissingValue()
    } else if byte == ASCII.quote, keyFollows(position) {
      reportMissingValue()
      state = .nextKey
    } else {
      let before = previousEnd(position)
      report(
        "expected “:” between a name and its value", position, tokenEnd(position),
        fixes: [fix("insert “:”", before, before, ":")])
      state = .memberValue
    }
  }

  /// Gives the key read last a value that counts for nothing, together with it.
  private mutating func dropMember() {
    nodes[nodes.count - 1].flags.insert(.isShadowed)
    appendInvalid(previousEnd(position), previousEnd(position))
    finishValue()
  }
}
