public import TokenDiagnostics
import TokenSyntax

/// Finds files that mix the standard's types with the four that describe materials: other tools may refuse such a file
/// whole.
public enum DialectCheck {
  /// What one file holds.
  private struct Share {
    var standard = 0
    var own = 0
    var firstStandard: TokenID?
    var firstOwn: TokenID?
  }

  /// One info a mixed file, at the first token of the dialect that is rarer in it.
  static func check(_ set: AssembledSet, _ graph: ReferenceGraph) -> [Diagnostic] {
    var shares = [Share](repeating: Share(), count: set.trees.count)
    for index in set.tokens.indices {
      // A file is judged by what is written in it.
      guard let type = graph.types[index], !set.tokens[index].isInherited else { continue }
      let place = set.tokens[index].tree
      let tree = set.trees[place].original ?? place
      if type.isExtension {
        shares[tree].own += 1
        if shares[tree].firstOwn == nil { shares[tree].firstOwn = TokenID(index) }
      } else {
        shares[tree].standard += 1
        if shares[tree].firstStandard == nil { shares[tree].firstStandard = TokenID(index) }
      }
    }
    return shares.compactMap { share in
      guard let own = share.firstOwn, let standard = share.firstStandard else { return nil }
      return mixed(share.own <= share.standard ? own : standard, set, graph)
    }
  }

  /// One error for each token of our own four types, at its `$type` or, where that is inherited, at its name.
  ///
  /// - Parameters:
  ///   - set: the tokens.
  ///   - includesLibrary: whether the library's files are the project's own.
  public static func strict(_ set: TokenSet, includesLibrary: Bool) -> [Diagnostic] {
    set.tokens.compactMap { token in
      guard let type = set.type(of: token), type.isExtension,
        includesLibrary || set.assembled.layer(of: token) == .project
      else { return nil }
      let place = set.assembled[token].typeNode.map { set.assembled.tree(of: token).location($0) }
      return Diagnostic(
        .error, "strict-dtcg",
        "“\(set.path(of: token).clipped)” is \(type.phrase), a type that the standard does not have; build without "
          + "--strict-dtcg and give other tools json/tokens.dtcg.json, which holds the set in the standard's types",
        at: place ?? set.assembled.place(of: token))
    }
  }

  private static func mixed(_ token: TokenID, _ set: AssembledSet, _ graph: ReferenceGraph) -> Diagnostic? {
    guard let type = graph.types[Int(token.index)] else { return nil }
    let rest = type.isExtension ? "the standard's types" : "tokenc's own types"
    return Diagnostic(
      .info, "mixed-dialect",
      "“\(set.pathText(of: token).clipped)” is \(type.phrase) in a file of \(rest); other tools may not read a file that mixes "
        + "the two, so keep them in files of their own", at: set.place(of: token))
  }
}
