import TokenModel
import TokenSyntax

/// The constants of each file, by the group they stand in: one extension a group.
struct SwiftGroups: Sendable {
  /// The tokens of one type in one group, in source order.
  struct Group: Sendable {
    let path: PathID
    var tokens: [TokenID]
  }

  /// The groups of each section.
  private(set) var sections: [[Group]]
  /// The recommendations, in source order.
  private(set) var recommendations: [TokenID] = []
  /// The groups inside each group that has any, an enclosing one before those inside it.
  private(set) var namespaces: [(parent: PathID, groups: [PathID])] = []
  /// The descriptions of groups that have one, as lines.
  private(set) var comments: [PathID: [String]] = [:]
  /// The short names of surfaces and vibrancy tokens.
  let anchors: SwiftAnchors

  init(_ emission: Emission, _ names: SwiftNames) {
    anchors = SwiftAnchors(emission, names)
    sections = [[Group]](repeating: [], count: SwiftSection.allCases.count)
    var sectionOfType: [TokenType: Int] = [:]
    for section in SwiftSection.allCases { sectionOfType[section.type] = section.rawValue }
    let paths = emission.set.assembled.paths
    var places = [[PathID: Int]](repeating: [:], count: sections.count)
    for token in emission.tokens {
      guard let type = emission.set.type(of: token) else { continue }
      guard let section = sectionOfType[type] else {
        recommendations.append(token)
        continue
      }
      let group = paths.parent(of: emission.set.assembled[token].path) ?? .root
      if let last = sections[section].indices.last, sections[section][last].path == group {
        sections[section][last].tokens.append(token)
      } else if let place = places[section][group] {
        sections[section][place].tokens.append(token)
      } else {
        places[section][group] = sections[section].count
        sections[section].append(Group(path: group, tokens: [token]))
      }
    }
    addNamespaces(names.groups, paths)
    comments = GroupComments(emission.set.assembled).lines
  }

  private mutating func addNamespaces(_ groups: [PathID], _ paths: PathTable) {
    var places: [PathID: Int] = [:]
    for group in groups {
      let parent = paths.parent(of: group) ?? .root
      if let place = places[parent] {
        namespaces[place].groups.append(group)
      } else {
        places[parent] = namespaces.count
        namespaces.append((parent, [group]))
      }
    }
  }
}
