import TokenDiagnostics
import TokenSource

extension Parser {
  static let errorLimit = 1000

  /// Reports a syntax error at a range of bytes; after `errorLimit` of them reading stops.
  mutating func report(
    _ message: String, _ lower: Int, _ upper: Int, label: String? = nil, notes: [Note] = [], fixes: [FixIt] = []
  ) {
    guard !isTruncated else { return }
    if let frame = frames.last { nodes[Int(frame.node)].flags.insert(.isBroken) }
    guard errorCount < Self.errorLimit else {
      let text = "more than \(Self.errorLimit) syntax errors: the rest of this file is not read"
      diagnostics.append(Diagnostic(.error, "json-syntax", text, at: location(lower, upper)))
      return stop()
    }
    errorCount += 1
    diagnostics.append(
      Diagnostic(
        .error, "json-syntax", message, at: location(lower, upper), label: label, notes: notes, fixes: fixes))
  }

  /// Lets the file end here: what is open gets closed, and nothing more is reported.
  mutating func stop() {
    isTruncated = true
    scanner.truncate(at: position)
  }

  mutating func reportDepth() {
    let text = "brackets nested deeper than \(depthLimit) levels: the rest of this file is not read"
    diagnostics.append(Diagnostic(.error, "nesting-depth", text, at: location(position, position + 1)))
    appendInvalid(position, position + 1)
    finishValue()
    position += 1
    stop()
  }

  func location(_ lower: Int, _ upper: Int) -> SourceLocation { SourceLocation(file, ByteRange(lower, upper)) }

  func note(_ message: String, _ lower: Int, _ upper: Int) -> Note { Note(message, at: location(lower, upper)) }

  func fix(_ message: String, _ lower: Int, _ upper: Int, _ replacement: String) -> FixIt {
    FixIt(message, replacing: location(lower, upper), with: replacement)
  }

  /// A fix that writes `replacement` over a range and says so.
  func fix(_ lower: Int, _ upper: Int, _ replacement: String) -> FixIt {
    fix("replace with \(replacement)", lower, upper, replacement)
  }

  /// The source text of a range.
  func text(_ lower: Int, _ upper: Int) -> String {
    String(decoding: bytes[lower..<max(lower, min(upper, bytes.count))], as: UTF8.self)
  }

  /// The source text of a range in typographic quotes, cut to 32 characters.
  func quoted(_ lower: Int, _ upper: Int) -> String {
    let text = text(lower, min(upper, lower + 256))
    return text.count > 32 ? "“\(text.prefix(32))…”" : "“\(text)”"
  }

  /// The decoded text of a string or key in typographic quotes, cut to 32 characters.
  func quoted(_ node: SyntaxNode) -> String {
    let text = String(decoding: decoded(node).prefix(256), as: UTF8.self)
    return text.count > 32 ? "“\(text.prefix(32))…”" : "“\(text)”"
  }

  /// A text as a JSON string.
  func jsonString(_ text: String) -> String {
    var buffer = OutputBuffer()
    buffer.appendJSONString(text)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// Adds a node for a value that could not be read.
  mutating func appendInvalid(_ lower: Int, _ upper: Int) {
    nodes.append(SyntaxNode(.invalid, lower, upper, next: nodes.count + 1))
  }

  /// Adds a key for a member whose name is missing; the member does not count.
  mutating func appendMissingKey() {
    nodes.append(
      SyntaxNode(
        .key, position, position, next: nodes.count + 1, flags: [.isShadowed, .lacksOpeningQuote, .lacksClosingQuote]))
  }

  /// Adds a string or key that was not read in the usual way; its flags and hash follow from its bytes.
  mutating func appendRareText(_ kind: NodeKind, _ lower: Int, _ upper: Int, _ flags: SyntaxFlags = []) {
    var node = SyntaxNode(kind, lower, upper, next: nodes.count + 1, flags: flags)
    if bytes[node.content].contains(ASCII.backslash) { node.flags.insert(.hasEscapes) }
    if kind == .key {
      node.keyHash = unsafe decoded(node).withUnsafeBytes { buffer in
        unsafe ByteScanner(buffer)?.hash(0, buffer.count) ?? 0
      }
      noteKey(node.keyHash)
    }
    nodes.append(node)
  }

  func decoded(_ node: SyntaxNode) -> [UInt8] {
    guard node.flags.contains(.hasEscapes) else { return Array(bytes[node.content]) }
    var result: [UInt8] = []
    EscapeDecoder.append(bytes, node.content, to: &result)
    return result
  }

  /// Just past the last byte before `index` that is no white space.
  func previousEnd(_ index: Int) -> Int {
    var index = min(index, bytes.count)
    while index > 0, Self.isSpace(bytes[index - 1]) { index -= 1 }
    return index
  }

  /// Closes the innermost frame where its bracket is missing, before `end` but not before what it holds.
  mutating func closeOpenFrame(before end: Int) {
    closeFrame(at: max(previousEnd(end), Int(nodes.last?.upper ?? 0)))
  }

  /// Whether a text whose closing quote is missing ended just before `position`, so that a missing separator is the
  /// same mistake.
  var isSeparatorForgiven: Bool { openTextEnd >= 0 && previousEnd(position) == openTextEnd }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == ASCII.space || byte == ASCII.lineFeed || byte == ASCII.tab || byte == ASCII.carriageReturn
  }

  /// Closes what is open, drops what does not belong to the root, puts the diagnostics in order.
  mutating func finish() {
    let end = min(position, bytes.count)
    while !frames.isEmpty { closeFrame(at: end) }
    if let root = nodes.first, Int(root.next) < nodes.count { nodes.removeSubrange(Int(root.next)...) }
    let sorted = diagnostics.sorted { left, right in
      guard let a = left.location?.range, let b = right.location?.range else { return false }
      return (a.lower, a.upper, left.message) < (b.lower, b.upper, right.message)
    }
    diagnostics.removeAll()
    for diagnostic in sorted where diagnostics.last != diagnostic { diagnostics.append(diagnostic) }
  }
}
