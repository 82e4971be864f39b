import TokenModel

/// Finds tokens that are called otherwise: the same type and the same values, in all themes, under another path.
///
/// Certain are pairs where one token that is gone and one that is new have these values and no others do. Among several
/// the paths decide: first all names but one are the same, then the last name is; a pair counts only if neither has
/// another partner by the same sign. What is left may be anything, and stays removed and added.
struct RenameFinder {
  /// What two tokens that are one have in common.
  private struct Sameness: Hashable {
    let type: String
    let value: TokenSnapshot.Value
    let themes: [TokenSnapshot.Themed]

    init(_ token: TokenSnapshot.Token) {
      type = token.type.rawValue
      value = token.value
      themes = token.themes
    }
  }

  /// Indices of tokens with the same values.
  private struct Class {
    var removed: [Int] = []
    var added: [Int] = []
  }

  /// Paths of more names are compared by their last name alone.
  private static let longest = 16

  /// The pairs.
  ///
  /// - Parameters:
  ///   - removed: tokens that only the old version has.
  ///   - added: tokens that only the new one has.
  /// - Returns: indices into the two lists.
  static func pairs(_ removed: [TokenSnapshot.Token], _ added: [TokenSnapshot.Token]) -> [(removed: Int, added: Int)] {
    var places: [Sameness: Int] = [:]
    var classes: [Class] = []
    for (index, token) in removed.enumerated() {
      let place = places[Sameness(token)] ?? classes.count
      if place == classes.count {
        places[Sameness(token)] = place
        classes.append(Class())
      }
      classes[place].removed.append(index)
    }
    for (index, token) in added.enumerated() {
      if let place = places[Sameness(token)] { classes[place].added.append(index) }
    }
    var pairs: [(removed: Int, added: Int)] = []
    for group in classes where !group.added.isEmpty {
      if group.removed.count == 1, group.added.count == 1 {
        pairs.append((group.removed[0], group.added[0]))
      } else {
        pairs += Self.byPaths(group, removed, added)
      }
    }
    return pairs.sorted { $0.added < $1.added }
  }

  private static func byPaths(
    _ group: Class, _ removed: [TokenSnapshot.Token], _ added: [TokenSnapshot.Token]
  ) -> [(removed: Int, added: Int)] {
    var rest = group
    var pairs: [(removed: Int, added: Int)] = []
    for signs in [Self.allNamesButOne, Self.lastName] {
      let found = unique(rest, signs, removed, added)
      pairs += found
      let (gone, new) = (Set(found.map(\.removed)), Set(found.map(\.added)))
      rest.removed.removeAll(where: gone.contains)
      rest.added.removeAll(where: new.contains)
    }
    return pairs
  }

  /// The pairs that share a sign with each other and with nobody else.
  private static func unique(
    _ group: Class, _ signs: (String) -> [String], _ removed: [TokenSnapshot.Token], _ added: [TokenSnapshot.Token]
  ) -> [(removed: Int, added: Int)] {
    var bySign: [String: Class] = [:]
    for index in group.removed {
      for sign in signs(removed[index].path) { bySign[sign, default: Class()].removed.append(index) }
    }
    for index in group.added {
      for sign in signs(added[index].path) { bySign[sign, default: Class()].added.append(index) }
    }
    // A token with two partners by two signs has none.
    var partners: [Int: Set<Int>] = [:]
    var origins: [Int: Set<Int>] = [:]
    for shared in bySign.values where !shared.removed.isEmpty && !shared.added.isEmpty {
      // Many of each can never be told apart, whatever else they share.
      let isClear = shared.removed.count == 1 && shared.added.count == 1
      for index in shared.removed { partners[index, default: []].formUnion(isClear ? shared.added : [-1, -2]) }
      for index in shared.added { origins[index, default: []].formUnion(isClear ? shared.removed : [-1, -2]) }
    }
    return partners.compactMap { index, found in
      guard found.count == 1, let partner = found.first, origins[partner]?.count == 1 else { return nil }
      return (index, partner)
    }
  }

  /// The path with each of its names left out in turn, and the place of that name.
  private static func allNamesButOne(_ path: String) -> [String] {
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count > 1, names.count <= longest else { return [] }
    return names.indices.map { left in
      "\(left) " + names.indices.filter { $0 != left }.map { String(names[$0]) }.joined(separator: ".")
    }
  }

  private static func lastName(_ path: String) -> [String] {
    [path.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init) ?? path]
  }
}
