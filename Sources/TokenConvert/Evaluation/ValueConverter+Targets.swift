import TokenModel
import TokenSyntax

/// Finding what a reference names.
extension ValueConverter {
  /// What a reference leads to.
  enum Target {
    /// A token, and the id of its path.
    case token(Int, Int)
    /// A part of a token's value.
    case literal(Literal)
    /// A token that a group takes in from another.
    case inherited
  }

  /// What a path names; nil after a report.
  mutating func target(_ path: String, at node: NodeID) -> Target? {
    if let found = find(path) { return found }
    if project.mayInherit(path) { return .inherited }
    if project.groups.contains(path) {
      fail(node, "“\(path.shortened)” is a group, and a reference names a token")
    } else if project.ids[path] != nil {
      fail(node, "“\(path.shortened)” exists only in other contexts")
    } else {
      let guess =
        DidYouMeanPath.closest(to: path, in: project.ids, but: token.dotted).map { "; did you mean “\($0)”?" } ?? ""
      fail(node, "there is no token “\(path.shortened)”\(guess)")
    }
    return nil
  }

  private func find(_ path: String) -> Target? {
    if let found = token(path) { return .token(found.token, found.id) }
    for suffix in [".value", ".$value"] where path.hasSuffix(suffix) {
      if let found = token(String(path.dropLast(suffix.count))) { return .token(found.token, found.id) }
    }
    return part(path)
  }

  private func token(_ path: String) -> (token: Int, id: Int)? {
    guard let id = project.ids[path], let token = effective[id] else { return nil }
    return (token, id)
  }

  /// A member of a composite value, such as `typography.title.fontSize`.
  private func part(_ path: String) -> Target? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    var head = String(path[..<dot])
    for suffix in [".value", ".$value"] where head.hasSuffix(suffix) { head = String(head.dropLast(suffix.count)) }
    guard let found = token(head), let parts = results[found.token]?.parts,
      let part = parts[String(path[path.index(after: dot)...])]
    else { return nil }
    return .literal(part)
  }

  /// What a reference comes to; nil after a report.
  mutating func literal(_ path: String, at node: NodeID) -> Literal? {
    guard let target = target(path, at: node) else { return nil }
    switch target {
    case .literal(let literal): return literal
    case .token(let other, _):
      if let literal = results[other]?.literal { return literal }
      fail(node, "“\(path.shortened)” has no plain value to compute with")
    case .inherited: fail(node, "“\(path.shortened)” is inherited by its group, and its value is not known here")
    }
    return nil
  }

  /// A text with the values of its references in their places; nil after a report.
  mutating func substituted(_ text: String, at node: NodeID) -> String? {
    var failed = false
    let result = ReferenceScan.replaced(in: text) { path in
      guard let literal = literal(path, at: node) else {
        failed = true
        return nil
      }
      return literal.text
    }
    guard let result, !failed else {
      fail(node, "the braces in “\(text.shortened)” are not closed")
      return nil
    }
    return result
  }
}

/// The nearest path, for hints; long lists are not searched.
enum DidYouMeanPath {
  static func closest(to path: String, in ids: [String: Int], but own: String) -> String? {
    guard ids.count <= 5000 else { return nil }
    let last = path.split(separator: ".").last.map(String.init) ?? path
    let sameName = ids.keys.filter { $0.hasSuffix("." + last) && $0 != own }
    return sameName.count == 1 ? sameName.first : nil
  }
}
