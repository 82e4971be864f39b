import TokenDiagnostics
import TokenSource

extension Parser {
  mutating func fail() {
    diagnostics.append(
      Diagnostic(.error, "json-syntax", "unexpected text", at: SourceLocation(file, .at(position))))
    while !frames.isEmpty { closeFrame(at: position) }
    isTruncated = true
    state = .stopped
  }
  mutating func recoverValue() { fail() }
  mutating func recoverWord() { fail() }
  mutating func recoverKey() { fail() }
  mutating func recoverColon() { fail() }
  mutating func recoverAfterValue() { fail() }
  mutating func reportDepth() { fail() }
  mutating func readAfterRoot() { if position < scanner.count { fail() } else { state = .stopped } }
  mutating func shadowRepeatedKeys(of node: Int) {}
  mutating func readRareString(_ kind: NodeKind, _ hit: Int) {
    var end = hit
    var flags: SyntaxFlags = []
    while end < scanner.count, scanner[end] != ASCII.quote {
      if scanner[end] == ASCII.backslash {
        flags.insert(.hasEscapes)
        end += 1
      }
      end += 1
    }
    appendText(kind, position, end + 1, flags)
    position = end + 1
  }
  func isWordByte(_ index: Int) -> Bool { false }
}
