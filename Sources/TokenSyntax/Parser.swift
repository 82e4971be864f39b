import TokenDiagnostics
import TokenSource

/// The state of reading one file: what may come next, what is open, what was found.
///
/// This file holds the way through correct files. Whatever does not fit goes to the `recover…` functions of the other
/// `Parser+….swift` files, out of line, so that the hot loop stays small.
struct Parser {
  /// What may come next.
  enum State {
    case root, firstKey, nextKey, memberValue, firstElement, nextElement, afterValue, afterRoot, stopped
  }

  /// An object or array that is still open.
  struct Frame {
    let node: UInt32
    let isObject: Bool
    /// Whether two keys had the same bit in `keyBits`, so that they may be equal.
    var mayRepeatKeys = false
    /// A bit per key, chosen by its hash.
    var keyBits: UInt64 = 0
    /// Whether it was already said that the content belongs to the other kind of bracket: names in an array, values
    /// without names in an object. Then no more is said of the like, nor of the bracket that closes it.
    var hasKindFault = false

    init(_ node: Int, isObject: Bool) {
      self.node = UInt32(truncatingIfNeeded: node)
      self.isObject = isObject
    }

    @inline(__always)
    mutating func noteKey(_ hash: UInt16) {
      let bit: UInt64 = 1 << UInt64(hash >> 10)
      if keyBits & bit != 0 { mayRepeatKeys = true }
      keyBits |= bit
    }
  }

  var scanner: ByteScanner
  /// The same bytes, for what is out of the hot loop.
  let bytes: [UInt8]
  let file: FileID
  let depthLimit: Int
  var position = 0
  var state = State.root
  var nodes: [SyntaxNode] = []
  private(set) var frames: [Frame] = []
  /// Whether the innermost frame is an object; kept beside `frames` for the hot loop.
  private var isInObject = false
  var diagnostics: [Diagnostic] = []
  var isTruncated = false
  /// Offset of the comma that was read last.
  var lastComma = 0

  // What recovery has to remember so that one mistake is reported once.

  /// Number of syntax errors reported.
  var errorCount = 0
  /// The comma that was reported already, so that a closing bracket after it is no further mistake.
  var reportedComma = -1
  /// Where a text ended whose closing quote is missing: it may have swallowed the separator after it.
  var openTextEnd = -1
  /// Whether it was reported that the file ends too early.
  var hasReportedEnd = false
  /// Whether text after the root value was reported.
  var hasTextAfterRoot = false
  /// Number of repeated names found.
  var repeatedKeyCount = 0
  /// Whether a further value after the root was read; it is checked and then dropped.
  var hasExtraRoot = false
  /// Whether some key has the hash of `$ref`.
  private(set) var mayHoldReferences = false

  /// The hash of the key `$ref`, as `ByteScanner.hash` computes it of a text so short.
  private static let referenceHash = UInt16(
    truncatingIfNeeded: (0x4_2472_6566 as UInt64 &* 0xD6E8_FEB8_6659_FD93) >> 48)

  init(_ scanner: ByteScanner, _ file: SourceFile, _ id: FileID, depthLimit: Int) {
    self.scanner = scanner
    self.bytes = file.bytes
    self.file = id
    self.depthLimit = depthLimit
    // Pretty-printed token files have about one node in 20 bytes.
    nodes.reserveCapacity(file.bytes.count / 20 + 16)
    frames.reserveCapacity(64)
  }

  mutating func run() {
    skipByteOrderMark()
    while state != .stopped {
      position = scanner.skipSpace(position)
      switch state {
      case .memberValue, .nextElement, .firstElement, .root: readValue()
      case .afterValue: readAfterValue()
      case .nextKey, .firstKey: readKey()
      case .afterRoot: readAfterRoot()
      case .stopped: break
      }
    }
    finish()
  }

  // MARK: Values

  @inline(__always)
  private mutating func readValue() {
    switch scanner[position] {
    case ASCII.quote:
      readString(.string)
      finishValue()
    case ASCII.openBrace: open(.object, .firstKey)
    case ASCII.openBracket: open(.array, .firstElement)
    case ASCII.minus, ASCII.zero...ASCII.nine: readNumber()
    case UInt8(ascii: "t"): readLiteral(.true, 4, 0x6575_7274)
    case UInt8(ascii: "f"): readLiteral(.false, 5, 0x736C_6166)
    case UInt8(ascii: "n"): readLiteral(.null, 4, 0x6C6C_756E)
    case ASCII.closeBracket where state == .firstElement: close()
    default: recoverValue()
    }
  }

  @inline(__always)
  mutating func finishValue() {
    state = frames.isEmpty ? .afterRoot : .afterValue
  }

  @inline(__always)
  private mutating func readNumber() {
    var index = position
    if scanner[index] == ASCII.minus { index += 1 }
    var isWellFormed = ASCII.isDigit(scanner[index])
    if scanner[index] == ASCII.zero { index += 1 } else { index = digitsEnd(index) }
    if scanner[index] == ASCII.point {
      let start = index + 1
      index = digitsEnd(start)
      isWellFormed = isWellFormed && index > start
    }
    if scanner[index] | 0x20 == UInt8(ascii: "e") {
      var start = index + 1
      if scanner[start] == ASCII.plus || scanner[start] == ASCII.minus { start += 1 }
      index = digitsEnd(start)
      isWellFormed = isWellFormed && index > start
    }
    guard isWellFormed, !continuesWord(index) else { return recoverWord() }
    nodes.append(SyntaxNode(.number, position, index, next: nodes.count + 1))
    position = index
    finishValue()
  }

  @inline(__always)
  private func digitsEnd(_ start: Int) -> Int {
    var index = start
    while ASCII.isDigit(scanner[index]) { index += 1 }
    return index
  }

  /// Reads `true`, `false` or `null`, given its length and its first four letters as a little-endian number.
  @inline(__always)
  private mutating func readLiteral(_ kind: NodeKind, _ length: Int, _ letters: UInt32) {
    var found: UInt32 = 0
    for offset in 0..<4 { found |= UInt32(scanner[position + offset]) << UInt32(8 * offset) }
    let end = position + length
    guard found == letters, length == 4 || scanner[end - 1] == UInt8(ascii: "e"), !continuesWord(end) else {
      return recoverWord()
    }
    nodes.append(SyntaxNode(kind, position, end, next: nodes.count + 1))
    position = end
    finishValue()
  }

  /// Whether a byte goes on with the number or word before it, which then is none.
  @inline(__always)
  func continuesWord(_ index: Int) -> Bool {
    switch scanner[index] {
    case ASCII.comma, ASCII.lineFeed, ASCII.space, ASCII.closeBrace, ASCII.closeBracket, ASCII.carriageReturn: false
    default: isWordByte(index)
    }
  }

  // MARK: Strings

  /// Reads the string or key at `position`, which holds a quote.
  @inline(__always)
  mutating func readString(_ kind: NodeKind) {
    let end = scanner.plainEnd(position + 1)
    guard scanner[end] == ASCII.quote else { return readRareString(kind, end) }
    appendText(kind, position, end + 1, [])
    position = end + 1
  }

  @inline(__always)
  mutating func appendText(_ kind: NodeKind, _ lower: Int, _ upper: Int, _ flags: SyntaxFlags) {
    var hash: UInt16 = 0
    if kind == .key {
      hash = scanner.hash(lower + 1, upper - 1)
      noteKey(hash)
    }
    nodes.append(SyntaxNode(kind, lower, upper, next: nodes.count + 1, flags: flags, keyHash: hash))
  }

  @inline(__always)
  mutating func noteKey(_ hash: UInt16) {
    frames[frames.count - 1].noteKey(hash)
    if hash == Self.referenceHash { mayHoldReferences = true }
  }

  // MARK: Objects and arrays

  @inline(__always)
  private mutating func readKey() {
    switch scanner[position] {
    case ASCII.quote:
      readString(.key)
      readColon()
    case ASCII.closeBrace where state == .firstKey: close()
    default: recoverKey()
    }
  }

  @inline(__always)
  mutating func readColon() {
    position = scanner.skipSpace(position)
    guard scanner[position] == ASCII.colon else { return recoverColon() }
    position += 1
    state = .memberValue
  }

  @inline(__always)
  private mutating func readAfterValue() {
    switch scanner[position] {
    case ASCII.comma:
      lastComma = position
      position += 1
      state = isInObject ? .nextKey : .nextElement
    case ASCII.closeBrace where isInObject: close()
    case ASCII.closeBracket where !isInObject: close()
    default: recoverAfterValue()
    }
  }

  @inline(__always)
  mutating func open(_ kind: NodeKind, _ first: State) {
    guard frames.count < depthLimit else { return reportDepth() }
    push(Frame(nodes.count, isObject: kind == .object))
    nodes.append(SyntaxNode(kind, position, position + 1, next: nodes.count + 1))
    position += 1
    state = first
  }

  @inline(__always)
  mutating func push(_ frame: Frame) {
    frames.append(frame)
    isInObject = frame.isObject
  }

  @inline(__always)
  mutating func pop() -> Frame? {
    let frame = frames.popLast()
    isInObject = frames.last?.isObject ?? false
    return frame
  }

  /// Notes that the content of the innermost frame belongs to the other kind of bracket, or no longer.
  mutating func setKindFault(_ hasFault: Bool) {
    if let last = frames.indices.last { frames[last].hasKindFault = hasFault }
  }

  /// Closes the innermost frame with the bracket at `position`.
  @inline(__always)
  mutating func close() {
    position += 1
    closeFrame(at: position)
  }

  @inline(__always)
  mutating func closeFrame(at end: Int) {
    guard let frame = pop() else { return }
    nodes[Int(frame.node)].upper = UInt32(truncatingIfNeeded: end)
    nodes[Int(frame.node)].next = UInt32(truncatingIfNeeded: nodes.count)
    if frame.mayRepeatKeys { shadowRepeatedKeys(of: Int(frame.node)) }
    finishValue()
  }
}
