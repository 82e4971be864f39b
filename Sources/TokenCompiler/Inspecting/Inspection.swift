import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenSource
import TokenSyntax

/// Looks things up in an analysis by their paths.
public struct Inspection: Sendable {
  let analysis: Analysis
  let input: LoadedInput
  let places: Places

  /// Looks into an analysis and the input it was made of.
  public init(_ analysis: Analysis, of input: LoadedInput) {
    self.analysis = analysis
    self.input = input
    places = Places(analysis.files)
  }

  /// What a path names.
  public enum Subject: Sendable {
    /// A token.
    case token(TokenReport)
    /// A group.
    case group(GroupReport)
  }

  /// What a path names: a token of the base, else one of a theme, else a group; nil for nothing.
  public func subject(at path: String) -> Subject? {
    let themes = analysis.emission.themes.all
    for (index, theme) in themes.enumerated() {
      if let token = theme.set.token(at: path), !theme.set.assembled.isReplaced(token) {
        return .token(TokenReportBuilder(self, theme: index, token).report())
      }
    }
    return group(at: path).map(Subject.group)
  }

  private func group(at text: String) -> GroupReport? {
    let set = analysis.set
    let paths = set.assembled.paths
    guard let path = paths.find(text), path != .root else { return nil }
    let declarations = set.assembled.declarations.filter { $0.path == path }
    let inside = tokens(below: path)
    guard !declarations.isEmpty || !inside.isEmpty else { return nil }
    let described = declarations.compactMap(\.description).first
    return GroupReport(
      path: text,
      places: declarations.map { declaration in
        let tree = set.assembled.trees[declaration.tree].tree
        return places.place(tree.location(declaration.key ?? declaration.object))
      },
      description: described.map { set.assembled.trees[$0.tree].tree.string($0.node) },
      entries: inside.map { token in
        GroupReport.Entry(
          path: set.path(of: token), type: set.type(of: token), value: ReadableValue(of: token, in: set),
          alias: set.graph.alias(of: token).map(set.path(of:)),
          isDeprecated: set.assembled.deprecation(of: token) != nil)
      })
  }

  /// The tokens in a group and in groups of it, in the order in which they nest.
  private func tokens(below path: PathID) -> [TokenID] {
    let paths = analysis.set.assembled.paths
    var found: [TokenID] = []
    var stack = [paths.firstChild(of: path)]
    while let top = stack.popLast() {
      guard let child = top else { continue }
      stack.append(paths.nextSibling(of: child))
      if let token = paths.token(at: child), !analysis.set.assembled.isReplaced(token) { found.append(token) }
      stack.append(paths.firstChild(of: child))
    }
    return found
  }
}
