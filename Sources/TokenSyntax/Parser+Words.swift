import TokenDiagnostics
import TokenSource

/// Words and numbers that are none.
extension Parser {
  /// Whether the byte at `index` belongs to a word: it is no white space, quote or mark of JSON, and starts no comment.
  func isWordByte(_ index: Int) -> Bool {
    let byte = scanner[index]
    switch byte {
    case 0...ASCII.space, ASCII.quote, ASCII.comma, ASCII.colon, ASCII.openBracket, ASCII.closeBracket,
      ASCII.openBrace, ASCII.closeBrace, UInt8(ascii: ";"), UInt8(ascii: "="):
      return false
    case ASCII.slash:
      return scanner[index + 1] != ASCII.slash && scanner[index + 1] != UInt8(ascii: "*")
    case 0x80...: return oddSpaceLength(index) == 0
    default: return true
    }
  }

  func wordEnd(_ start: Int) -> Int {
    var index = start
    while isWordByte(index) { index += 1 }
    return index
  }

  /// The end of an unquoted text: of all words up to a mark, quote or line end, parentheses included, so that
  /// `rgb(0, 0, 0)` is one text.
  func unquotedEnd(_ start: Int) -> Int {
    var word = start
    var end = wordEnd(start)
    while end > word {
      end = parenthesisEnd(word, end)
      word = skipBlanks(end)
      guard word > end, isWordByte(word), oddQuoteLength(word) == 0 else { return end }
      end = wordEnd(word)
    }
    return end
  }

  /// The end of a word with the parenthesis that it opens; of the word alone if nothing near closes it.
  private func parenthesisEnd(_ start: Int, _ end: Int) -> Int {
    let word = bytes[start..<end]
    guard word.contains(UInt8(ascii: "(")), !word.contains(UInt8(ascii: ")")) else { return end }
    let limit = min(end + 256, scanner.count)
    var close = end
    while close < limit, !isLineEnd(close) {
      if scanner[close] == UInt8(ascii: ")") { return wordEnd(close) }
      close += 1
    }
    return end
  }

  /// Reports a fault of a word, or what is not UTF-8 in it, which is the graver one.
  mutating func reportWord(_ message: String, _ lower: Int, _ upper: Int, fixes: [FixIt] = []) {
    var index = lower
    while index < upper {
      guard let length = scanner.sequenceLength(index) else {
        _ = reportInvalidUTF8(index)
        return
      }
      index += length
    }
    report(message, lower, upper, fixes: fixes)
  }

  /// Reads something at `position` that is no value though it may look like one.
  mutating func recoverWord() {
    let start = position
    var end = wordEnd(start)
    guard end > start else { return recoverCharacter() }
    let word = text(start, min(end, start + 128))
    if let fault = NumberFault(word) {
      reportWord(fault.message, start, end, fixes: fault.replacement.map { [fix(start, end, $0)] } ?? [])
    } else if let literal = Self.literal(meantBy: word) {
      let message = "“\(word)” is not JSON: did you mean \(literal)?"
      reportWord(message, start, end, fixes: [fix(start, end, literal)])
    } else if recoverMissingOpeningQuote(.string) {
      return finishValue()
    } else {
      end = unquotedEnd(start)
      reportWord(
        "\(quoted(start, end)) is not JSON: a text needs double quotes", start, end,
        fixes: [fix("put it in quotes", start, end, jsonString(text(start, end)))])
    }
    appendInvalid(start, end)
    position = end
    finishValue()
  }

  /// The literal that a word of another language or a misspelling means.
  private static func literal(meantBy word: String) -> String? {
    switch word.lowercased() {
    case "none", "nil", "undefined": "null"
    default: DidYouMean.closest(to: word, in: ["true", "false", "null"])
    }
  }

  /// Passes over a character that fits nowhere; what may come next stays as it was.
  mutating func recoverCharacter() {
    let start = position
    let byte = scanner[start]
    if byte >= 0x80, scanner.sequenceLength(start) == nil {
      position = reportInvalidUTF8(start)
      return
    }
    var end = start + 1
    if byte < ASCII.space || byte == 0x7F {
      while end < scanner.count, scanner[end] == byte { end += 1 }
      report("the control character \(codePoint(UInt32(byte))) can't stand here: remove it", start, end)
    } else {
      while end < scanner.count, byte >= 0x80, scanner[end] & 0xC0 == 0x80 { end += 1 }
      report("unexpected \(quoted(start, end)): remove it", start, end, fixes: [fix("remove it", start, end, "")])
    }
    position = end
  }
}
