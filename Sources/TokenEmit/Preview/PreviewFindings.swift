import TokenDiagnostics
import TokenModel
import TokenSource

/// Prints what was found for the page: `[row of the token, severity, id, message, file, line, [platforms]]`, the row -1
/// where a finding is about no token that is shown.
struct PreviewFindings {
  private let files: SourceFiles
  private let places: PreviewPlaces
  private let rows: [Int]

  init(_ files: SourceFiles, _ places: PreviewPlaces, _ rows: [Int]) {
    self.files = files
    self.places = places
    self.rows = rows
  }

  /// More than a reader goes through; the page says how many there are.
  private static let most = 2000

  func append(_ findings: [Diagnostic], to out: inout OutputBuffer) {
    var tables: [FileID: LineTable] = [:]
    out.append("[")
    for (index, finding) in findings.prefix(Self.most).enumerated() {
      if index > 0 { out.append(",\n") }
      let token = finding.location.flatMap(places.token(at:))
      out.append("[\(token.map { rows[Int($0.index)] } ?? -1),\"\(finding.severity.rawValue)\",")
      out.appendJSONString(finding.id.rawValue)
      out.append(",")
      out.appendJSONString(finding.message)
      out.append(",")
      if let location = finding.location {
        let table = tables[location.file] ?? LineTable(files[location.file].bytes)
        tables[location.file] = table
        out.appendJSONString(files[location.file].name)
        out.append(",\(table.line(at: location.range.lower) + 1)")
      } else {
        out.append("\"\",0")
      }
      out.append(",[" + finding.platforms.map { "\"\($0)\"" }.joined(separator: ",") + "]]")
    }
    out.append("]")
  }
}
