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
      report(
        "an element is missing between two commas: add it or remove one", start, end, fixes: [commaFix(start, end)])
      appendInvalid(start, start)
      takeReportedComma(end)
    case .firstElement:
      let end = commasEnd(start)
      report(
        "unexpected “,” before the first element: remove it", start, end, fixes: [fix("remove it", start, end, "")])
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
    case .nextElement where byte == ASCII.closeBracket:
      reportTrailingComma()
      close()
    case .nextElement: recoverBracketForElement()
    case .firstElement: recoverBracket()
    default: recoverCharacter()
    }
  }

  private mutating func recoverBracketForElement() {
    guard case .stray = reading() else {
      reportTrailingComma()
      return recoverBracket()
    }
    report("unexpected “}”: expected an element, or the “{” of this one is missing", position, position + 1)
    appendInvalid(position, position + 1)
    position += 1
    finishValue()
  }

  /// Reports that the member whose key was read last has no value; what stands here stays to be read.
  mutating func reportMissingValue() {
    guard let key = nodes.last else { return }
    let wanted = state == .memberValue ? "a value" : "“:” and a value"
    let end = max(tokenEnd(position), position + 1)
    report("\(quoted(key)) has no value: expected \(wanted) before \(quoted(position, end))", position, end)
    appendInvalid(position, position)
    finishValue()
  }

  mutating func reportTrailingComma() {
    guard reportedComma != lastComma else { return }
    let place = frames.last?.isObject == true ? "member" : "element"
    report(
      "unexpected “,” after the last \(place): remove it", lastComma, lastComma + 1,
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

  /// A fix that removes commas too many: with the one before them, if a closing bracket follows.
  private func commaFix(_ start: Int, _ end: Int) -> FixIt {
    let next = scanner[scanner.skipSpace(end)]
    let isLast = next == ASCII.closeBrace || next == ASCII.closeBracket
    let isFirst = state == .firstKey || state == .firstElement
    return fix("remove it", isLast && !isFirst ? lastComma : start, end, "")
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
        state == .firstKey
        ? "unexpected “,” before the first member: remove it"
        : "a member is missing between two commas: add it or remove one"
      report(message, position, end, fixes: [commaFix(position, end)])
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
      reportValueInObject("expected a name and “:” before this \(quoted(position, position + 1))", position + 1)
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

  /// Reports a value without a name in an object: once, since all elements of an array whose bracket is missing or
  /// stands too early look like this.
  private mutating func reportValueInObject(_ message: String, _ end: Int) {
    guard let frame = frames.indices.last else { return }
    if !frames[frame].hasKindFault { report(message, position, end) }
    setKindFault(true)
  }

  private mutating func recoverWordForKey() {
    let start = position
    let end = unquotedEnd(start)
    guard end > start else { return recoverCharacter() }
    if isBareReference(start, end) { return readBareReference(end) }
    if recoverMissingOpeningQuote(.key) { return readColon() }
    let next = scanner[scanner.skipSpace(end)]
    guard next == ASCII.colon || next == UInt8(ascii: "=") else {
      let message = "\(quoted(start, end)) is no member: expected a name in double quotes, “:” and a value"
      if startsValue(start) { reportValueInObject(message, end) } else { reportWord(message, start, end) }
      position = end
      openTextEnd = end
      state = .afterValue
      return
    }
    position = end
    reportWord(
      "the name \(quoted(start, end)) needs double quotes", start, end,
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
    _ = pop()
    nodes.removeLast()
    reportWord(
      "a reference is a text and needs double quotes", start, end + 1,
      fixes: [fix("put it in quotes", start, end + 1, jsonString(text(start, end + 1)))])
    appendRareText(.string, start, end + 1, [.lacksOpeningQuote, .lacksClosingQuote])
    position = end + 1
    finishValue()
  }

  // MARK: Colons

  /// Goes on after a key that no colon follows.
  mutating func recoverColon() {
    if standsBehindQuote(.key) { recoverBehindQuote() }
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
    } else if byte == ASCII.closeBracket {
      reportMissingValue()
      setKindFault(true)
    } else if byte == ASCII.comma || byte == ASCII.closeBrace {
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
