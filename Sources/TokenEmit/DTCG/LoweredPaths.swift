import TokenModel
import TokenSource

/// Where tokens stand in the lowered set: where they stood, unless a group takes the place of a group's own token.
struct LoweredPaths {
  let emission: Emission

  /// Whether references to a token may stay as they are: it is written, or it is one of our own types, whose references
  /// outlive the lowering only in what is kept whole.
  func keeps(_ target: TokenID) -> Bool {
    emission.includes(target) || emission.set.type(of: target)?.isExtension == true
  }

  /// Appends the dotted path of a token, or of the group it was lowered to, as the inside of a JSON string.
  func append(_ token: TokenID, to out: inout OutputBuffer) {
    let paths = emission.set.assembled.paths
    let path = emission.set.assembled[token].path
    let start = out.bytes.count
    if let name = movedName(of: token), let parent = paths.parent(of: path) {
      paths.append(parent, to: &out)
      if parent != .root { out.append(".") }
      out.append(name)
    } else {
      paths.append(path, to: &out)
    }
    JSONEscaping.escape(&out, from: start)
  }

  /// Appends the last name of a token's place, in the same form.
  func appendName(_ token: TokenID, to out: inout OutputBuffer) {
    if let name = movedName(of: token) { return out.append(name) }
    let paths = emission.set.assembled.paths
    let start = out.bytes.count
    out.append(paths.nameBytes, paths.nameRange(of: emission.set.assembled[token].path))
    JSONEscaping.escape(&out, from: start)
  }

  /// The name of the group that a lowered `$root` becomes, since no group may be called so; one that nothing beside it
  /// has. Nil for all other tokens.
  private func movedName(of token: TokenID) -> String? {
    let paths = emission.set.assembled.paths
    let path = emission.set.assembled[token].path
    guard emission.set.type(of: token)?.isExtension == true, paths.name(of: path) == "$root",
      let parent = paths.parent(of: path)
    else { return nil }
    var taken: Set<String> = []
    var child = paths.firstChild(of: parent)
    while let current = child {
      taken.insert(paths.name(of: current))
      child = paths.nextSibling(of: current)
    }
    var number = 2
    var name = "root"
    while taken.contains(name) {
      name = "root\(number)"
      number += 1
    }
    return name
  }
}
