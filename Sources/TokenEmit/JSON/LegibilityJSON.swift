import TokenModel
import TokenSource

/// Prints the matrix of legibility: the least contrast of each foreground, by surface, platform and appearance.
enum LegibilityJSON {
  /// Appends the rows sorted by surface, platform, appearance and foreground, a row a line; of two for the same, what
  /// is drawn before OS 26 comes second.
  static func append(_ rows: [LegibilityRow], _ set: TokenSet, to out: inout OutputBuffer) {
    let sorted = rows.map { (row: $0, path: set.path(of: $0.token)) }.sorted { key($0) < key($1) }
    out.append("[")
    for (index, entry) in sorted.enumerated() {
      out.append(index == 0 ? "\n  " : ",\n  ")
      append(entry.row, entry.path, to: &out)
    }
    out.append(sorted.isEmpty ? "]" : "\n]")
  }

  /// Names are ordered by their bytes, as on every machine.
  private static func key(_ entry: (row: LegibilityRow, path: String)) -> SortKey {
    SortKey(
      surface: Array(entry.path.utf8), platform: entry.row.platform, appearance: entry.row.appearance.rawValue,
      foreground: Array(entry.row.name.utf8), isFallback: entry.row.isFallback)
  }

  private struct SortKey: Comparable {
    let surface: [UInt8]
    let platform: Platform
    let appearance: String
    let foreground: [UInt8]
    let isFallback: Bool

    static func < (left: SortKey, right: SortKey) -> Bool {
      if left.surface != right.surface { return left.surface.lexicographicallyPrecedes(right.surface) }
      if left.platform != right.platform { return left.platform < right.platform }
      if left.appearance != right.appearance { return left.appearance < right.appearance }
      if left.foreground != right.foreground { return left.foreground.lexicographicallyPrecedes(right.foreground) }
      return !left.isFallback && right.isFallback
    }
  }

  private static func append(_ row: LegibilityRow, _ path: String, to out: inout OutputBuffer) {
    out.append("{\"surface\": ")
    out.appendJSONString(path)
    out.append(", \"platform\": \"\(row.platform.rawValue)\", \"appearance\": \"\(row.appearance.rawValue)\"")
    out.append(", \"foreground\": ")
    out.appendJSONString(row.name)
    if !row.contexts.isEmpty {
      out.append(", \"contexts\": [")
      for (index, context) in row.contexts.enumerated() {
        if index > 0 { out.append(", ") }
        out.appendJSONString(context)
      }
      out.append("]")
    }
    if row.isFallback { out.append(", \"os\": \"before 26\"") }
    out.append(", \"worst\": ")
    switch row.verdict {
    case .notModelled: out.append("\"not modelled\"")
    case .proved(let certificate):
      out.append("{\"lower\": \(LegibilityText.lower(certificate.lower))")
      out.append(", \"attained\": \(LegibilityText.attained(certificate.attained))")
      out.append(", \"backdrop\": \"\(LegibilityText.backdrop(certificate.backdrop))\"}")
    }
    out.append(", \"required\": " + (row.required.map { NumberPrinter.text($0) } ?? "null") + "}")
  }
}
