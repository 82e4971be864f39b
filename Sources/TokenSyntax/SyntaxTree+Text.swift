extension SyntaxTree {
  /// The bytes between the quotes of a string or key: exactly its text unless the node `hasEscapes`.
  ///
  /// For other nodes, all bytes of the node.
  public func contentRange(_ id: NodeID) -> Range<Int> { node(id).content }

  /// Whether the text of a string or key holds escapes, so that its bytes are not its text.
  @inlinable
  public func hasEscapes(_ id: NodeID) -> Bool { node(id).flags.contains(.hasEscapes) }

  /// The decoded text of a string or key; what is not valid UTF-8 or half of a surrogate pair becomes U+FFFD.
  public func string(_ id: NodeID) -> String {
    guard hasEscapes(id) else { return String(decoding: bytes[contentRange(id)], as: UTF8.self) }
    return String(decoding: decodedBytes(id), as: UTF8.self)
  }

  /// The decoded text of a string or key as UTF-8.
  public func decodedBytes(_ id: NodeID) -> [UInt8] {
    var result: [UInt8] = []
    appendDecoded(id, to: &result)
    return result
  }

  /// Appends the decoded text of a string or key as UTF-8.
  public func appendDecoded(_ id: NodeID, to output: inout [UInt8]) {
    let range = contentRange(id)
    guard hasEscapes(id) else {
      output.append(contentsOf: bytes[range])
      return
    }
    EscapeDecoder.append(bytes, range, to: &output)
  }

  /// The first byte of the text before decoding, or nil if it is empty.
  public func firstByte(_ id: NodeID) -> UInt8? {
    let range = contentRange(id)
    return range.isEmpty ? nil : bytes[range.lowerBound]
  }

  /// Whether a string or key means `text`.
  public func equals(_ id: NodeID, _ text: StaticString) -> Bool {
    guard text.hasPointerRepresentation else { return equals(id, text.description) }
    let wanted = unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return unsafe equals(id, wanted)
  }

  /// Whether a string or key means `text`, compared byte for byte, without Unicode normalisation.
  public func equals(_ id: NodeID, _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { unsafe equals(id, $0) }
  }

  private func equals(_ id: NodeID, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = contentRange(id)
    guard !hasEscapes(id) else { return unsafe decodedBytes(id).elementsEqual(text) }
    guard range.count == text.count else { return false }
    for offset in 0..<text.count where unsafe bytes[range.lowerBound + offset] != text[offset] { return false }
    return true
  }

  /// Whether two strings or keys of this tree mean the same text.
  public func equals(_ left: NodeID, _ right: NodeID) -> Bool {
    if hasEscapes(left) || hasEscapes(right) { return decodedBytes(left) == decodedBytes(right) }
    return bytes[contentRange(left)] == bytes[contentRange(right)]
  }
}
