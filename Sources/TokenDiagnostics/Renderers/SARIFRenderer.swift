public import TokenSource

/// One document in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS Standard, 27 March 2020), for
/// services that show findings beside code.
///
/// Columns count UTF-16 units from 1, as the format has it by default. Paths become relative URIs; an info is a `note`.
public struct SARIFRenderer {
  private var map: SourceMap
  private var output = OutputBuffer()

  /// Appends the document, complete also where there is nothing to report.
  ///
  /// - Parameters:
  ///   - diagnostics: what was found, in the order to list it.
  ///   - files: the files they point into.
  ///   - rules: what is known of kinds of diagnostics; those that occur are described in the document.
  ///   - version: the tool's version.
  ///   - output: what to append to.
  public static func render(
    _ diagnostics: [Diagnostic], files: SourceFiles, rules: [RuleDescription], version: String,
    into output: inout OutputBuffer
  ) {
    var renderer = SARIFRenderer(map: SourceMap(files))
    renderer.document(diagnostics, rules, version)
    output.append(renderer.output.bytes, 0..<renderer.output.bytes.count)
  }

  private mutating func document(_ diagnostics: [Diagnostic], _ rules: [RuleDescription], _ version: String) {
    let ids = Set(diagnostics.map(\.id)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    let known = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    output.append("{\n\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\n\"version\":\"2.1.0\",\n")
    output.append("\"runs\":[{\n\"tool\":{\"driver\":{\"name\":\"tokenc\",\"version\":")
    output.appendJSONString(version)
    output.append(",\"rules\":[")
    list(ids, "\n") { $0.rule($1, known[$1]) }
    output.append("]}},\n\"columnKind\":\"utf16CodeUnits\",\n\"results\":[")
    list(diagnostics, "\n") { $0.result($1, indices[$1.id] ?? 0) }
    output.append("]\n}]\n}\n")
  }

  // MARK: Rules

  private mutating func rule(_ id: DiagnosticID, _ description: RuleDescription?) {
    output.append("{\"id\":")
    output.appendJSONString(id.rawValue)
    if let description {
      text("shortDescription", description.summary + ".")
      text("fullDescription", description.summary + ". " + description.help)
      text("help", description.help)
      if let url = description.url { string("helpUri", url) }
      output.append(",\"defaultConfiguration\":{\"level\":")
      output.appendJSONString(description.severity.level)
      output.append("}")
    }
    output.append("}")
  }

  // MARK: Results

  private mutating func result(_ diagnostic: Diagnostic, _ index: Int) {
    output.append("{\"ruleId\":")
    output.appendJSONString(diagnostic.id.rawValue)
    output.append(",\"ruleIndex\":")
    output.append(decimal: index)
    string("level", diagnostic.severity.level)
    text("message", diagnostic.message)
    if let place = diagnostic.location {
      output.append(",\"locations\":[{")
      physicalLocation(place)
      output.append("}]")
    }
    if !diagnostic.notes.isEmpty { notes(diagnostic.notes) }
    if !diagnostic.fixes.isEmpty { fixes(diagnostic.fixes) }
    output.append(",\"properties\":{\"platforms\":")
    strings(diagnostic.platforms)
    output.append(",\"appearances\":")
    strings(diagnostic.appearances)
    output.append(",\"contexts\":")
    strings(diagnostic.contexts)
    if let figure = diagnostic.figure, figure.isFinite { output.append(",\"figure\":\(figure)") }
    output.append("}}")
  }

  private mutating func notes(_ notes: [Note]) {
    output.append(",\"relatedLocations\":[")
    list(Array(notes.enumerated()), "") { renderer, note in
      renderer.output.append("{\"id\":")
      renderer.output.append(decimal: note.offset)
      renderer.text("message", note.element.message)
      if let place = note.element.location {
        renderer.output.append(",")
        renderer.physicalLocation(place)
      }
      renderer.output.append("}")
    }
    output.append("]")
  }

  private mutating func fixes(_ fixes: [FixIt]) {
    output.append(",\"fixes\":[")
    list(fixes, "") { renderer, fix in
      renderer.output.append("{\"description\":{\"text\":")
      renderer.output.appendJSONString(fix.message)
      renderer.output.append("},\"artifactChanges\":[{")
      renderer.artifactLocation(fix.location)
      renderer.output.append(",\"replacements\":[{\"deletedRegion\":")
      renderer.region(fix.location)
      renderer.text("insertedContent", fix.replacement)
      renderer.output.append("}]}]}")
    }
    output.append("]")
  }

  // MARK: Places

  private mutating func physicalLocation(_ place: SourceLocation) {
    output.append("\"physicalLocation\":{")
    artifactLocation(place)
    output.append(",\"region\":")
    region(place)
    output.append("}")
  }

  private mutating func artifactLocation(_ place: SourceLocation) {
    output.append("\"artifactLocation\":{\"uri\":")
    output.appendJSONString(Self.uri(map.files[place.file].path))
    output.append("}")
  }

  private mutating func region(_ place: SourceLocation) {
    let start = map.utf16Place(place.file, place.range.lower)
    let end = map.utf16Place(place.file, place.range.upper)
    output.append("{\"startLine\":")
    output.append(decimal: start.line)
    output.append(",\"startColumn\":")
    output.append(decimal: start.column)
    output.append(",\"endLine\":")
    output.append(decimal: end.line)
    output.append(",\"endColumn\":")
    output.append(decimal: end.column)
    output.append("}")
  }

  /// A path as a URI reference (RFC 3986): relative, unless the path begins at the root.
  static func uri(_ path: String) -> String {
    let hex = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: bytes.append(byte)
      default: bytes += [0x25, hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return path.hasPrefix("/") ? "file://" + text : text
  }

  // MARK: JSON

  private mutating func list<Element>(
    _ elements: [Element], _ lead: String, _ write: (inout SARIFRenderer, Element) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { output.append(",") }
      output.append(lead)
      write(&self, element)
    }
  }

  private mutating func strings(_ texts: [String]) {
    output.append("[")
    list(texts, "") { $0.output.appendJSONString($1) }
    output.append("]")
  }

  /// A further member whose value is a string.
  private mutating func string(_ name: String, _ value: String) {
    output.append(",\"\(name)\":")
    output.appendJSONString(value)
  }

  /// A further member whose value is a message.
  private mutating func text(_ name: String, _ value: String) {
    output.append(",\"\(name)\":{\"text\":")
    output.appendJSONString(value)
    output.append("}")
  }
}

extension Severity {
  /// The format's word.
  fileprivate var level: String { self == .info ? "note" : rawValue }
}
