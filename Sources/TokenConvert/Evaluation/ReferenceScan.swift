/// References in a text: `{a.b}`.
enum ReferenceScan {
  /// The path of a text that is one reference and nothing else, spaces left out.
  static func whole(_ text: String) -> String? {
    let trimmed = text.trimmed
    guard trimmed.hasPrefix("{"), trimmed.hasSuffix("}") else { return nil }
    let inner = trimmed.dropFirst().dropLast()
    return inner.isEmpty || inner.contains("{") || inner.contains("}") ? nil : String(inner).trimmed
  }

  /// The paths of all references in a text, in order.
  static func all(in text: String) -> [String] {
    var paths: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: "}") else { break }
      let inner = rest[..<close]
      if let nested = inner.lastIndex(of: "{") {
        paths.append(String(inner[inner.index(after: nested)...]).trimmed)
      } else if !inner.isEmpty {
        paths.append(String(inner).trimmed)
      }
      rest = rest[rest.index(after: close)...]
    }
    return paths
  }

  /// The text with each reference replaced; nil if one has no replacement.
  static func replaced(in text: String, _ replacement: (String) -> String?) -> String? {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: "}"), let text = replacement(String(rest[..<close]).trimmed) else {
        return nil
      }
      result += text
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
