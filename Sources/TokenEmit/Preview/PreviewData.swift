import TokenDiagnostics
import TokenModel
import TokenSource

/// Prints all that the page shows as one JSON value, which may stand inside a script element.
struct PreviewData {
  /// What the data are made of.
  struct Source {
    /// The tokens.
    let emission: Emission
    /// Their custom properties.
    let css: CSSNames
    /// Their constants.
    let swift: SwiftNames
    /// The files they stand in.
    let files: SourceFiles
    /// What the rules found.
    let findings: [Diagnostic]
    /// How legible what stands on surfaces is.
    let legibility: Legibility
    /// How that changes with dimming.
    let curves: [Int: DimmingCurve]
  }
  private let source: Source

  init(_ source: Source) { self.source = source }

  func append(to out: inout OutputBuffer) {
    let start = out.bytes.count
    appendValue(to: &out)
    Self.protect(&out, from: start)
  }

  private func appendValue(to out: inout OutputBuffer) {
    let (emission, set) = (source.emission, source.emission.set)
    let places = PreviewPlaces(set, source.files)
    let tokens = PreviewTokens(emission, source.css, source.swift, places)
    var looks = PreviewLooks()
    var surfaceLooks = SurfaceLooks(set)
    out.append("{")
    appendHead(places, to: &out)
    out.append(",\n\"tokens\":")
    tokens.append(to: &out)
    out.append(",\n\"materials\":")
    let materials = set.tokens.filter { set.type(of: $0) == .material && !set.assembled.isReplaced($0) }
    PreviewMaterials(emission, tokens.rows).append(
      materials, WebLooks(set, of: materials), &surfaceLooks, &looks, to: &out)
    out.append(",\n\"vibrancy\":")
    appendVibrancy(to: &out)
    out.append(",\n\"surfaces\":")
    let legibility = PreviewLegibility.bySurface(source.legibility.rows, source.curves)
    PreviewSurfaces(emission, tokens.rows, source.files, legibility).append(&surfaceLooks, &looks, to: &out)
    out.append(",\n\"found\":\(source.findings.count),\"findings\":")
    PreviewFindings(source.files, places, tokens.rows).append(source.findings, to: &out)
    out.append(",\n\"looks\":")
    looks.append(to: &out)
    out.append("}")
  }

  private func appendHead(_ places: PreviewPlaces, to out: inout OutputBuffer) {
    let (emission, configuration) = (source.emission, source.emission.configuration)
    out.append("\"name\":")
    out.appendJSONString(configuration.name)
    out.append(",\"prefix\":")
    out.appendJSONString(configuration.cssPrefix)
    out.append(",\"rem\":\(NumberPrinter.text(configuration.rem))")
    out.append(",\"types\":[" + TokenType.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ",") + "]")
    let platforms = Platform.allCases.filter { configuration.platformSet.contains($0) }
    out.append(",\"platforms\":[" + platforms.map { "\"\($0.rawValue)\"" }.joined(separator: ",") + "]")
    out.append(",\"files\":")
    out.appendJSONStrings(places.files)
    out.append(",\"axes\":[")
    for (index, axis) in emission.themes.axes.enumerated() {
      if index > 0 { out.append(",") }
      out.append("[")
      out.appendJSONString(axis.name)
      out.append(",")
      out.appendJSONStrings(axis.contexts)
      out.append("]")
    }
    out.append("],\"themes\":[")
    for (index, theme) in emission.themes.all.enumerated() {
      if index > 0 { out.append(",") }
      let isDark = emission.themes.appearance(of: theme) == .dark
      out.append("[\(isDark),[" + theme.choice.map(String.init).joined(separator: ",") + "]]")
    }
    out.append("]")
  }

  /// The vibrancy levels: path, level, and the flat colours that stand for it.
  private func appendVibrancy(to out: inout OutputBuffer) {
    let set = source.emission.set
    out.append("[")
    var isFirst = true
    for token in set.tokens where set.graph.alias(of: token) == nil && !set.assembled.isReplaced(token) {
      guard case .vibrancy(let vibrancy)? = set.baseValue(of: token) else { continue }
      out.append(isFirst ? "[" : ",\n[")
      isFirst = false
      out.appendJSONString(set.path(of: token))
      out.append(",\"\(vibrancy.category.rawValue)\",\"\(vibrancy.level.rawValue)\"")
      out.append(",\"\(CSSPrinter.color(vibrancy.appearance.light))\"")
      out.append(",\"\(CSSPrinter.color(vibrancy.appearance.dark))\"]")
    }
    out.append("]")
  }

  /// Nothing in a string may end the script element, or begin a comment in it: `<` becomes its escape.
  private static func protect(_ out: inout OutputBuffer, from start: Int) {
    guard out.bytes[start...].contains(UInt8(ascii: "<")) else { return }
    var result: [UInt8] = []
    result.reserveCapacity(out.bytes.count - start + 64)
    for byte in out.bytes[start...] {
      if byte == UInt8(ascii: "<") { result += Array("\\u003c".utf8) } else { result.append(byte) }
    }
    out.bytes.replaceSubrange(start..., with: result)
  }
}
