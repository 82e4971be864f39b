import TokenModel
import TokenSyntax

/// Who refers to a token: directly, and through others.
struct TokenUses {
  private let places: Places

  init(_ places: Places) { self.places = places }

  /// The uses of a token in a set, direct ones first, then by the number of references between; in each, source order.
  func uses(of token: TokenID, in set: TokenSet) -> [TokenReport.Use] {
    var users: [TokenID: [TokenID]] = [:]
    for user in set.tokens where !set.assembled.isReplaced(user) {
      var seen: Set<TokenID> = []
      for target in set.graph.references(of: user) where seen.insert(target).inserted {
        users[target, default: []].append(user)
      }
    }
    var result: [TokenReport.Use] = []
    var known: Set<TokenID> = [token]
    var level = [token]
    while !level.isEmpty {
      var next: [TokenID] = []
      for target in level {
        for user in users[target] ?? [] {
          // Each reference of a direct use is told; one that comes through others is told once.
          let isNew = known.insert(user).inserted
          guard isNew || target == token else { continue }
          let through = target == token ? nil : set.path(of: target)
          let found = references(of: user, to: target, in: set, through: through)
          result += target == token ? found : Array(found.prefix(1))
          if isNew { next.append(user) }
        }
      }
      level = next
    }
    return result
  }

  /// What a token refers to in parts of its value.
  func parts(of token: TokenID, in set: TokenSet) -> [TokenReport.Use] {
    let tree = set.assembled.tree(of: token)
    return ReferencePlaces(token, in: set).all.filter { $0.member != nil }.map { reference in
      TokenReport.Use(
        path: set.path(of: reference.target), type: set.type(of: reference.target)?.rawValue ?? "",
        place: places.place(tree.location(reference.node)), member: reference.member, through: nil, contexts: [])
    }
  }

  private func references(
    of user: TokenID, to target: TokenID, in set: TokenSet, through: String?
  ) -> [TokenReport.Use] {
    let tree = set.assembled.tree(of: user)
    return ReferencePlaces(user, in: set).all.filter { $0.target == target }.map { reference in
      TokenReport.Use(
        path: set.path(of: user), type: set.type(of: user)?.rawValue ?? "",
        place: places.place(tree.location(reference.node)), member: reference.member, through: through, contexts: [])
    }
  }
}

extension TokenReport.Use {
  /// The same in some themes.
  func `in`(_ contexts: [String]) -> TokenReport.Use {
    TokenReport.Use(path: path, type: type, place: place, member: member, through: through, contexts: contexts)
  }
}
