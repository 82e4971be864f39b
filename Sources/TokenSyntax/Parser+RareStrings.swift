import TokenDiagnostics
import TokenSource

/// Strings that hold escapes, text beyond ASCII, or a mistake.
extension Parser {
  /// Reads the string or key that starts at `position`; `firstHit` is its first byte that is not plain.
  mutating func readRareString(_ kind: NodeKind, _ firstHit: Int) {
    let start = position
    var index = firstHit
    while index < scanner.count {
      let byte = scanner[index]
      if byte == ASCII.quote {
        appendRareText(kind, start, index + 1)
        position = index + 1
        return
      }
      if byte == ASCII.lineFeed || byte == ASCII.carriageReturn { break }
      index = scanner.plainEnd(checkCharacter(index))
    }
    recoverOpenText(kind, start, index)
  }

  /// Checks the escape, control character or multi-byte character at `index` and returns the offset after it.
  mutating func checkCharacter(_ index: Int, allowsApostrophe: Bool = false) -> Int {
    let byte = scanner[index]
    if byte == ASCII.backslash { return checkEscape(index, allowsApostrophe) }
    if byte < ASCII.space { return reportControls(index) }
    guard byte >= 0x80 else { return index + 1 }
    guard let length = scanner.sequenceLength(index) else { return reportInvalidUTF8(index) }
    return index + length
  }

  private mutating func checkEscape(_ index: Int, _ allowsApostrophe: Bool) -> Int {
    let next = scanner[index + 1]
    switch next {
    case ASCII.lowerU: return checkUnicodeEscape(index)
    case ASCII.apostrophe where allowsApostrophe: return index + 2
    case ASCII.apostrophe: break
    case 0x00..<0x20 where index + 1 >= scanner.count || isLineEnd(index + 1): return index + 1
    default: if EscapeDecoder.meaning(of: next) != nil { return index + 2 }
    }
    let end = min(index + 1 + (scanner.sequenceLength(index + 1) ?? 1), scanner.count)
    let character = text(index + 1, end)
    if next == ASCII.apostrophe {
      report("“\\'” is no escape: “'” needs none", index, end, fixes: [fix("remove the backslash", index, end, "'")])
    } else {
      report(
        "“\\\(character)” is no escape: write “\\\\” for a backslash", index, end,
        fixes: [fix("double the backslash", index, index + 1, "\\\\")])
    }
    return end
  }

  private mutating func checkUnicodeEscape(_ index: Int) -> Int {
    guard let unit = EscapeDecoder.unit(bytes, index, scanner.count) else {
      var end = index + 2
      while end < min(index + 6, scanner.count), ASCII.hexDigit(scanner[end]) != nil { end += 1 }
      report("“\\u” takes four hexadecimal digits, as in “\\u00E9”", index, end)
      return end
    }
    guard 0xD800..<0xE000 ~= unit else { return index + 6 }
    if unit < 0xDC00, let low = EscapeDecoder.unit(bytes, index + 6, scanner.count), 0xDC00..<0xE000 ~= low {
      return index + 12
    }
    report(
      "\(quoted(index, index + 6)) is half of a surrogate pair: write both halves, or the character itself", index,
      index + 6)
    return index + 6
  }

  private mutating func reportControls(_ index: Int) -> Int {
    let byte = scanner[index]
    var end = index + 1
    while end < scanner.count, scanner[end] == byte { end += 1 }
    let escape = controlEscape(byte)
    let name = byte == ASCII.tab ? "a tab" : "the control character \(codePoint(UInt32(byte)))"
    report(
      "\(name) can't stand in a text as it is: write \(escape)", index, end,
      fixes: [fix("replace with \(escape)", index, end, String(repeating: escape, count: end - index))])
    return end
  }

  func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The escape of a control character, by way of the one writer of JSON strings.
  private func controlEscape(_ byte: UInt8) -> String {
    String(jsonString(String(Unicode.Scalar(byte))).dropFirst().dropLast())
  }

  /// Reports a run of bytes that are no UTF-8 and returns the offset after it.
  mutating func reportInvalidUTF8(_ index: Int) -> Int {
    var end = index + 1
    while end < scanner.count, scanner[end] >= 0x80, scanner.sequenceLength(end) == nil { end += 1 }
    let hex = String(scanner[index], radix: 16, uppercase: true)
    report("the byte 0x\(hex) is not valid UTF-8 here: save the file as UTF-8", index, end)
    return end
  }

  /// Reports what is wrong inside a text that was not read by `readRareString`.
  mutating func checkContent(_ range: Range<Int>) {
    var index = scanner.plainEnd(range.lowerBound)
    while index < range.upperBound {
      let isFine = scanner[index] == ASCII.quote || isLineEnd(index)
      index = scanner.plainEnd(isFine ? index + 1 : checkCharacter(index, allowsApostrophe: true))
    }
  }
}
