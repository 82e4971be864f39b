import Testing

/// A row of a table of plans.
struct PlanRow: Sendable, CustomTestStringConvertible {
  let cells: [String]
  var testDescription: String { cells.joined(separator: ", ") }

  /// Reads a row a line, its cells parted by bars.
  static func table(_ text: String) -> [PlanRow] {
    text.split(separator: "\n").map { line in
      PlanRow(cells: line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") })
    }
  }
}
