import TokenEmit
import TokenModel

/// Takes the values of a set for a snapshot.
struct SnapshotValues {
  private let set: TokenSet
  private var texts: TokenText

  init(_ set: TokenSet) {
    self.set = set
    texts = TokenText(set)
  }

  /// The value of a token, references followed; nil where a fault was reported.
  mutating func value(of token: TokenID) -> TokenSnapshot.Value? {
    if set.type(of: token)?.isExtension == true {
      let readable = ReadableValue(of: token, in: set) ?? ReadableValue(unread: token, in: set)
      return TokenSnapshot.Value(.text(text(of: token)), readable)
    }
    guard let value = set.baseValue(of: token), let readable = ReadableValue(of: token, in: set) else { return nil }
    return TokenSnapshot.Value(.typed(value, set.fallbacks[token]), readable)
  }

  /// The value of one of the tool's own types, as JSON.
  mutating func text(of token: TokenID) -> String { CanonicalJSON.text(texts.resolved(token)) }
}

extension TokenSnapshot.Value {
  init(_ key: Key, _ readable: ReadableValue) {
    self.key = key
    // Where the value is a colour, what it looks like in sRGB belongs to it.
    let row = readable.rows.first
    let isColor = readable.rows.count == 1 && row?.color != nil && row?.label.isEmpty == true
    let hex = isColor ? row?.hex.flatMap { $0 == row?.text ? nil : " (\($0))" } : nil
    text = readable.line + (hex ?? "")
    parts = readable.rows.count > 1 ? readable.rows.map { Part(label: $0.label, text: $0.text) } : []
    let colors = readable.rows.compactMap { row in row.color.map { (row.label, $0) } }
    self.colors = Dictionary(colors) { first, _ in first }
  }
}

extension TokenSnapshot.Value {
  /// This value and another one in words: where both have several parts, those alone that differ.
  func words(against other: TokenSnapshot.Value) -> (own: String, other: String) {
    let own = parts.filter { !other.parts.contains($0) }
    let others = other.parts.filter { !parts.contains($0) }
    guard !parts.isEmpty, !other.parts.isEmpty, !own.isEmpty || !others.isEmpty else { return (text, other.text) }
    return (Self.words(own), Self.words(others))
  }

  private static func words(_ parts: [Part]) -> String {
    parts.isEmpty ? "nothing" : parts.map { "\($0.label) \($0.text)" }.joined(separator: ", ")
  }
}
