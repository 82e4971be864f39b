import TokenModel
import TokenSource

/// Prints the tokens for the page, a row each:
/// `[path, type, alias, value, file, line, {d: description, x: deprecation, s: Swift, c: CSS, r: [tokens], t: {theme: value}}]`.
///
/// The page looks names up by the rules they follow; only others are told. A value is CSS, of some types several texts.
struct PreviewTokens {
  private let emission: Emission
  private let cssNames: CSSNames
  private let swiftNames: SwiftNames
  private let places: PreviewPlaces
  /// The tokens that are shown: the project's, then those of the library.
  let tokens: [TokenID]
  /// The row of each token; -1 for those that are not shown.
  let rows: [Int]

  init(_ emission: Emission, _ cssNames: CSSNames, _ swiftNames: SwiftNames, _ places: PreviewPlaces) {
    self.emission = emission
    self.cssNames = cssNames
    self.swiftNames = swiftNames
    self.places = places
    let isOwn = { emission.set.assembled.layer(of: $0) == .project }
    let tokens = emission.tokens.filter(isOwn) + emission.tokens.filter { !isOwn($0) }
    self.tokens = tokens
    var rows = [Int](repeating: -1, count: emission.set.count)
    for (row, token) in tokens.enumerated() { rows[Int(token.index)] = row }
    self.rows = rows
  }

  func append(to out: inout OutputBuffer) {
    out.append("[")
    for (index, token) in tokens.enumerated() {
      if index > 0 { out.append(",\n") }
      append(token, to: &out)
    }
    out.append("]")
  }

  private func append(_ token: TokenID, to out: inout OutputBuffer) {
    let set = emission.set
    let path = set.path(of: token)
    out.append("[")
    out.appendJSONString(path)
    let type = set.type(of: token).flatMap { TokenType.allCases.firstIndex(of: $0) } ?? -1
    let alias = set.graph.alias(of: token).map { rows[Int($0.index)] } ?? -1
    out.append(",\(type),\(alias),")
    appendValue(of: token, in: set, to: &out)
    let place = places.place(of: token)
    out.append(",\(place.file),\(place.line)")
    appendMore(token, path, to: &out)
    out.append("]")
  }

  // MARK: What only some tokens have

  private func appendMore(_ token: TokenID, _ path: String, to out: inout OutputBuffer) {
    let set = emission.set
    var more = PreviewMembers(",{")
    if let text = set.assembled.description(of: token) { more.add("d", text, to: &out) }
    if let deprecation = set.assembled.deprecation(of: token) { more.add("x", deprecation.text ?? "", to: &out) }
    let chain = set.assembled.paths.chain(to: set.assembled[token].path)
    let swift = chain.map(swiftNames.text(of:)).joined(separator: ".")
    if swift != path { more.add("s", swift, to: &out) }
    let css = cssNames.text(of: token)
    if css != Self.usualName(path, emission.configuration.cssPrefix) { more.add("c", css, to: &out) }
    let references = set.graph.alias(of: token) == nil ? shown(set.graph.references(of: token)) : []
    if !references.isEmpty {
      more.open("r", to: &out)
      out.append("[" + references.map(String.init).joined(separator: ",") + "]")
    }
    if emission.themes.isThemed { appendThemes(token, &more, to: &out) }
    more.close(to: &out)
  }

  private func shown(_ tokens: [TokenID]) -> [Int] {
    var result: [Int] = []
    for token in tokens {
      let row = rows[Int(token.index)]
      if row >= 0, !result.contains(row) { result.append(row) }
    }
    return result
  }

  /// The custom property of a path whose names are identifiers as they are.
  private static func usualName(_ path: String, _ prefix: String) -> String {
    var name = "--" + prefix + (prefix.isEmpty ? "" : "-")
    for character in path.unicodeScalars { name.unicodeScalars.append(character == "." ? "-" : character) }
    return name
  }

  private func appendThemes(_ token: TokenID, _ more: inout PreviewMembers, to out: inout OutputBuffer) {
    let classes = emission.themes.classes(of: token)
    guard classes.contains(where: { $0 > 0 }) else { return }
    more.open("t", to: &out)
    out.append("{")
    var isFirst = true
    for (theme, first) in classes.enumerated() where first > 0 {
      guard let counterpart = emission.themes.counterpart(of: token, in: first) else { continue }
      out.append(isFirst ? "\"\(theme)\":" : ",\"\(theme)\":")
      isFirst = false
      appendValue(of: counterpart, in: emission.themes.all[first].set, to: &out)
    }
    out.append("}")
  }

  // MARK: Values

  private func appendValue(of token: TokenID, in set: TokenSet, to out: inout OutputBuffer) {
    guard let value = set.baseValue(of: token) else { return out.append("\"\"") }
    switch value {
    case .typography:
      out.appendJSONStrings([css(value), css(value, .letterSpacing), css(value, .fontSize)])
    case .vibrancy(let vibrancy):
      let level = "\(vibrancy.category.rawValue) \(vibrancy.level.rawValue)"
      out.appendJSONStrings([css(value), css(value, dark: true), level])
    case .material(let material): out.appendJSONString(PreviewWords.kind(of: material))
    case .surface(let surface): out.appendJSONString(surface.base.role?.value.rawValue ?? "")
    case .recommendation:
      var text = OutputBuffer()
      var printer = ValuePrinter(set)
      printer.printValue(of: token, to: &text)
      out.appendJSONString(String(decoding: text.bytes, as: UTF8.self))
    default: out.appendJSONString(css(value))
    }
  }

  private func css(_ value: TokenValue, _ part: CSSPart = .whole, dark: Bool = false) -> String {
    var text = OutputBuffer()
    CSSPrinter.append(value, part, dark: dark, to: &text)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
