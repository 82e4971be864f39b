import TokenModel
import TokenSyntax

/// Reads the members of a manifest; what is missing or of another kind counts as empty.
struct ManifestReader {
  private let tree: SyntaxTree
  private let root: NodeID

  /// Nil for a format this version does not know.
  init?(_ tree: SyntaxTree, _ root: NodeID) {
    guard let format = tree.member("format", of: root), tree.kind(format) == .number, tree.number(format) == 1 else {
      return nil
    }
    self.tree = tree
    self.root = root
  }

  func string(_ name: String) -> String {
    guard let node = tree.member(name, of: root), tree.kind(node) == .string else { return "" }
    return tree.string(node)
  }

  func number(_ name: String) -> Int {
    guard let node = tree.member(name, of: root), tree.kind(node) == .number else { return 0 }
    return Int(exactly: tree.number(node)) ?? 0
  }

  func flag(_ name: String) -> Bool { tree.member(name, of: root).map { tree.kind($0) == .true } ?? false }

  func files(_ name: String) -> [BuildManifest.File] {
    guard let node = tree.member(name, of: root) else { return [] }
    return tree.members(of: node).compactMap { member in
      guard tree.kind(member.value) == .string else { return nil }
      return BuildManifest.File(path: tree.string(member.key), digest: tree.string(member.value))
    }
  }

  func outputs(_ name: String) -> Set<Configuration.Output> {
    guard let node = tree.member(name, of: root) else { return [] }
    return Set(
      tree.elements(of: node).compactMap { element -> Configuration.Output? in
        tree.kind(element) == .string ? Configuration.Output(rawValue: tree.string(element)) : nil
      })
  }
}
