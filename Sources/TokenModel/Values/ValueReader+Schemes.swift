import TokenDiagnostics
import TokenSource
import TokenSyntax

/// Members named `light` and `dark`: each is read in the set of that appearance, where there are several.
extension ValueReader {
  /// Reads again what holds references inside members named `light` and `dark`, each in the set of that appearance.
  ///
  /// - Returns: all values, and warnings of references that differ by appearance beside members that do.
  static func reread(
    _ set: AssembledSet, _ graph: ReferenceGraph, _ values: [TokenValue?], in schemes: (light: TokenSet, dark: TokenSet)
  ) -> (values: [TokenValue?], warnings: [Diagnostic]) {
    guard let first = set.trees.first else { return (values, []) }
    var reader = ValueReader(set, graph, first.tree)
    reader.values = values
    reader.schemes = schemes
    for token in graph.order where graph.types[Int(token.index)]?.isExtension == true {
      let isRead = values[Int(token.index)] != nil
      if isRead, graph.alias(of: token) != nil || graph.hasInnerReferences(token) { reader.read(token) }
    }
    return (reader.values, reader.diagnostics.filter { $0.severity == .warning })
  }

  /// The value of a token in the appearance of the member that is being read.
  mutating func inScheme(_ target: TokenID, _ node: NodeID, _ value: TokenValue) -> TokenValue {
    guard let scheme, let schemes else { return value }
    let light = self.value(of: target, in: schemes.light)
    let dark = self.value(of: target, in: schemes.dark)
    guard let light, let dark, light.type == value.type, dark.type == value.type else { return value }
    if light != dark { themed = node }
    return scheme == .light ? light : dark
  }

  private func value(of token: TokenID, in other: TokenSet) -> TokenValue? {
    let path = other.assembled.paths.find(set[token].path, of: set.paths)
    return path.flatMap { other.assembled.paths.token(at: $0) }.flatMap { other.baseValue(of: $0) }
  }

  /// Reads two members, each in its appearance.
  mutating func inSchemes<Value>(
    _ light: NodeID?, _ dark: NodeID?, _ read: (inout ValueReader, NodeID) -> Value?
  ) -> SchemePair<Value>? {
    themed = nil
    scheme = .light
    let lightValue = light.flatMap { read(&self, $0) }
    scheme = .dark
    let darkValue = dark.flatMap { read(&self, $0) }
    scheme = nil
    if let themed, let light, let dark, !isAlike(light, dark) { warnThemed(themed) }
    guard let lightValue, let darkValue else { return nil }
    return SchemePair(light: lightValue, dark: darkValue)
  }

  /// Whether two members are spelled alike.
  private func isAlike(_ first: NodeID, _ second: NodeID) -> Bool {
    tree.bytes[tree.range(first).indices] == tree.bytes[tree.range(second).indices]
  }

  private mutating func warnThemed(_ node: NodeID) {
    let name = tree.string(node).clipped
    diagnostics.append(
      Diagnostic(
        .warning, "themed-reference",
        "“\(name)” is another in light and in dark already, and here it stands beside a member of its own for each; "
          + "refer to it once for both, or to tokens that don't differ", at: tree.location(node)))
  }
}
