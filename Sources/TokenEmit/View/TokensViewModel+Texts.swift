import TokenModel
import TokenSource
import TokenTemplate

/// Writes names, texts and numbers.
extension TokensViewModel {
  /// Whether a condition holds; nil for what is none.
  func flag(_ name: FieldName, _ node: Node) -> Bool? {
    switch name {
    case .isDark: emission.themes.appearance(of: theme(node)) == .dark
    case .hasDescription: description(node) != nil
    case .isDeprecated: theme(node).set.assembled.deprecation(of: token(node)) != nil
    case .isAlias: alias(node) != nil
    case .isOpaque: color(node).map { $0.color.alpha == 1 }
    case .isWide: color(node).map { CSSGamut.isWide($0.color) }
    case .isRem: dimension(node).map { $0.unit == .rem }
    case .isDashed: if case .stroke(.dashes, _) = part(node) { true } else { false }
    case .isInset: if case .layer(_, let isInset) = part(node) { isInset } else { false }
    default: nil
    }
  }

  func write(_ field: FieldID, at node: Node, to out: inout OutputBuffer) {
    guard let name = FieldName(rawValue: field.index) else { return }
    switch Scope(rawValue: node.scope) {
    case .tokens: out.append(rootText(name))
    case .theme: out.append(theme(node).name)
    case .context: out.append(contextText(name, node))
    case .token where name == .json: writeJSON(node, to: &out)
    case .token: out.append(tokenText(name, node))
    case .group: out.append(nameText(name, groups[Int(node.index)], description(node)))
    case .family: out.append(families(node)[Int(node.extra)])
    default: writeValue(name, node, to: &out)
    }
  }

  private func rootText(_ name: FieldName) -> String {
    switch name {
    case .moduleName: emission.configuration.name
    case .version: emission.configuration.version
    default: emission.configuration.kotlinPackage ?? emission.configuration.name.lowercased()
    }
  }

  private func contextText(_ name: FieldName, _ node: Node) -> String {
    let axis = emission.themes.axes[Int(node.index)]
    return name == .modifier ? axis.name : axis.contexts[theme(node).choice[Int(node.index)]]
  }

  // MARK: Tokens and groups

  private func description(_ node: Node) -> String? {
    if node.scope == Scope.group.rawValue { return lines(node).isEmpty ? nil : lines(node).joined(separator: "\n") }
    return theme(node).set.assembled.description(of: token(node))
  }

  private func alias(_ node: Node) -> TokenID? { theme(node).set.graph.alias(of: token(node)) }

  private func tokenText(_ name: FieldName, _ node: Node) -> String {
    let set = theme(node).set
    let token = token(node)
    switch name {
    case .type: return set.type(of: token)?.rawValue ?? ""
    case .deprecation: return set.assembled.deprecation(of: token)?.text ?? ""
    case .alias: return alias(node).map(set.path(of:)) ?? ""
    case .variable: return base(of: node).map(cssNames.text(of:)) ?? ""
    default:
      let path = base(of: node).map { emission.set.assembled[$0].path } ?? .root
      return nameText(name, path, description(node))
    }
  }

  /// The token of the base that a token of any theme is.
  private func base(of node: Node) -> TokenID? {
    node.extra == 0 ? token(node) : theme(node).set.counterpart(of: token(node), in: emission.set)
  }

  private func nameText(_ name: FieldName, _ path: PathID, _ description: String?) -> String {
    let paths = emission.set.assembled.paths
    switch name {
    case .path: return paths.text(of: path)
    case .name: return paths.name(of: path)
    case .identifier: return names.identifier(of: path)
    case .description: return description ?? ""
    default: break
    }
    let words = Words(paths.chain(to: path).filter { !paths.isRootToken($0) }.map(paths.name(of:)))
    switch name {
    case .kebab: return words.kebab
    case .camel: return words.camel
    case .pascal: return words.pascal
    case .snake: return words.snake
    default: return words.constant
    }
  }

  private func writeJSON(_ node: Node, to out: inout OutputBuffer) {
    var printer = ValuePrinter(theme(node).set)
    printer.printValue(of: token(node), to: &out)
  }

  // MARK: Values

  private func families(_ node: Node) -> [String] {
    switch parts[node.index] {
    case .families(let names): names
    case .typography(let typography, _): typography.fontFamily
    default: []
    }
  }

  private func color(_ node: Node) -> (color: ColorCoordinates, bytes: SRGBBytes)? {
    if case .color(let color, let bytes) = part(node) { (color, bytes) } else { nil }
  }

  private func dimension(_ node: Node) -> Dimension? {
    if case .dimension(let dimension) = part(node) { dimension } else { nil }
  }

  private func writeValue(_ name: FieldName, _ node: Node, to out: inout OutputBuffer) {
    switch part(node) {
    case .color(let color, let bytes): out.append(ColorTexts(color: color, bytes: bytes).text(name))
    case .dimension(let dimension):
      switch name {
      case .unit: out.append(dimension.unit.rawValue)
      case .pixels: NumberPrinter.append(dimension.pixels(rem: emission.configuration.rem), to: &out)
      default: NumberPrinter.append(dimension.value, to: &out)
      }
    case .duration(let duration): write(duration, name, to: &out)
    case .curve(let curve):
      let values: [FieldName: Double] = [.x1: curve.x1, .y1: curve.y1, .x2: curve.x2, .y2: curve.y2]
      NumberPrinter.append(values[name] ?? 0, to: &out)
    case .number(let number): NumberPrinter.append(number, to: &out)
    case .stop(_, let position): NumberPrinter.append(position, to: &out)
    case .typography(let typography, _):
      NumberPrinter.append(name == .weight ? typography.fontWeight.value : typography.lineHeight, to: &out)
    case .stroke(.named(let style), _): out.append(name == .style ? style.rawValue : "butt")
    case .stroke(.dashes(_, let cap), _): out.append(name == .style ? "dashed" : cap.rawValue)
    default: break
    }
  }

  private func write(_ duration: DurationValue, _ name: FieldName, to out: inout OutputBuffer) {
    switch name {
    case .unit: out.append(duration.unit.rawValue)
    case .milliseconds: NumberPrinter.append((duration.seconds * 1000).rounded(toPlaces: 9), to: &out)
    case .seconds: NumberPrinter.append(duration.seconds.rounded(toPlaces: 12), to: &out)
    default: NumberPrinter.append(duration.value, to: &out)
    }
  }
}
