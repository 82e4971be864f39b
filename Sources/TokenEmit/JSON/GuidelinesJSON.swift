import TokenDiagnostics
import TokenModel
import TokenSource

/// Prints `guidelines.json`: the findings of the rules. Places name files by their path below the input folder, so
/// that the file is the same wherever it is built.
enum GuidelinesJSON {
  static func file(
    _ findings: [Diagnostic], _ legibility: Legibility, _ emission: Emission, _ files: SourceFiles
  ) -> [UInt8] {
    var out = OutputBuffer()
    out.append("{\"findings\": [")
    var tables: [FileID: LineTable] = [:]
    var isFirst = true
    for finding in findings where finding.isRule {
      out.append(isFirst ? "\n  " : ",\n  ")
      isFirst = false
      append(finding, files, &tables, to: &out)
    }
    out.append(isFirst ? "], \"legibility\": " : "\n], \"legibility\": ")
    LegibilityJSON.append(legibility.rows.filter { emission.includes($0.token) }, emission.set, to: &out)
    out.append("}\n")
    return out.bytes
  }

  private static func append(
    _ finding: Diagnostic, _ files: SourceFiles, _ tables: inout [FileID: LineTable], to out: inout OutputBuffer
  ) {
    out.append("{\"rule\": ")
    out.appendJSONString(finding.id.rawValue)
    out.append(", \"severity\": \"\(finding.severity.rawValue)\", \"message\": ")
    out.appendJSONString(finding.message)
    if let location = finding.location {
      let file = files[location.file]
      let table = tables[location.file] ?? LineTable(file.bytes)
      tables[location.file] = table
      let place = table.place(at: location.range.lower, in: file.bytes)
      out.append(", \"file\": ")
      out.appendJSONString(file.name)
      out.append(", \"line\": \(place.line), \"column\": \(place.column)")
    }
    list("platforms", finding.platforms, to: &out)
    if !finding.contexts.isEmpty { list("contexts", finding.contexts, to: &out) }
    out.append("}")
  }

  private static func list(_ name: String, _ texts: [String], to out: inout OutputBuffer) {
    out.append(", \"\(name)\": [")
    for (index, text) in texts.enumerated() {
      if index > 0 { out.append(", ") }
      out.appendJSONString(text)
    }
    out.append("]")
  }
}
