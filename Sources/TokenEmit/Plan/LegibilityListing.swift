import TokenDiagnostics
public import TokenModel

/// Lists for people how legible what stands on surfaces is.
public enum LegibilityListing {
  /// A table with a line for each surface, appearance and foreground; platforms on which all is alike share a line.
  ///
  /// - Returns: lines of text, the last one ended; empty without rows.
  public static func table(_ rows: [LegibilityRow], _ set: TokenSet) -> String {
    guard !rows.isEmpty else { return "" }
    let head = ["surface", "platforms", "appearance", "foreground", "sure of", "over", "needs", ""]
    let lines = [head] + grouped(rows, set).map(cells)
    let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let padded = zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      var text = padded.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }.joined()
  }

  /// Rows that differ in their platform only.
  private struct Group {
    let surface: String
    let row: LegibilityRow
    var platforms: [Platform]
  }

  private static func grouped(_ rows: [LegibilityRow], _ set: TokenSet) -> [Group] {
    struct Key: Hashable {
      let token: TokenID
      let isFallback: Bool
      let cells: [String]
    }
    var groups: [Group] = []
    var places: [Key: Int] = [:]
    for row in rows {
      let group = Group(surface: PlainText.escaped(set.path(of: row.token)), row: row, platforms: [row.platform])
      let words = Array(cells(group).dropFirst(2))
      // What stands in for glass may be just as legible; one line says both.
      let newest = places[Key(token: row.token, isFallback: false, cells: words)]
      if row.isFallback, let newest, groups[newest].platforms.contains(row.platform) { continue }
      let key = Key(token: row.token, isFallback: row.isFallback, cells: words)
      if let place = places[key] {
        groups[place].platforms.append(row.platform)
      } else {
        places[key] = groups.count
        groups.append(group)
      }
    }
    return groups
  }

  private static func cells(_ group: Group) -> [String] {
    let row = group.row
    let platforms = group.platforms.map(\.rawValue).joined(separator: ", ") + (row.isFallback ? " before 26" : "")
    let contexts = row.contexts.isEmpty ? "" : " (" + PlainText.escaped(row.contexts.joined(separator: "; ")) + ")"
    let start = [group.surface, platforms, row.appearance.rawValue + contexts, PlainText.escaped(row.name)]
    guard let certificate = row.certificate else { return start + ["not modelled", "", needs(row), ""] }
    return start + [
      LegibilityText.ratio(certificate.lower), LegibilityText.backdrop(certificate.backdrop), needs(row),
      row.isBelow ? "too little" : "",
    ]
  }

  private static func needs(_ row: LegibilityRow) -> String {
    row.required.map { NumberPrinter.text($0) + ":1" } ?? "nothing"
  }
}
