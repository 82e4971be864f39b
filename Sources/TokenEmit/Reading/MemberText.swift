import TokenModel
import TokenSource
import TokenSyntax

/// Words for the members of a material, surface or recommendation: lengths and colours as CSS writes them, objects as
/// lists of their members.
struct MemberText {
  private let token: TokenID
  private let tree: SyntaxTree
  private let treeIndex: Int
  private var printer: ValuePrinter
  /// How deep objects are put in words; what nests deeper stays JSON.
  private static let depth = 5

  init(_ token: TokenID, in set: TokenSet) {
    self.token = token
    treeIndex = set.assembled[token].tree
    tree = set.assembled.trees[treeIndex].tree
    printer = ValuePrinter(set)
  }

  /// A member as rows: one, or one for each member of it where these are objects themselves.
  mutating func rows(_ label: String, _ node: NodeID, depth: Int = 0) -> [(label: String, text: String)] {
    guard depth < Self.depth, tree.kind(node) == .object, leaf(node) == nil else {
      return [(label, text(node, depth: depth))]
    }
    let members = Array(tree.members(of: node))
    guard !members.isEmpty, members.allSatisfy({ tree.kind($0.value) == .object && leaf($0.value) == nil }) else {
      return [(label, text(node, depth: depth))]
    }
    return members.flatMap { rows(label + "." + tree.string($0.key), $0.value, depth: depth + 1) }
  }

  private mutating func text(_ node: NodeID, depth: Int) -> String {
    if let leaf = leaf(node) { return leaf }
    guard depth < Self.depth else { return json(node) }
    switch tree.kind(node) {
    case .string:
      let text = tree.string(node)
      // What a reference to a number or colour stands for says more than its path.
      let resolved = json(node)
      return resolved.hasPrefix("\"") ? text : resolved
    case .object:
      return tree.members(of: node).map { member in
        let inner = text(member.value, depth: depth + 1)
        let isList = tree.kind(member.value) == .object && leaf(member.value) == nil
        return tree.string(member.key) + " " + (isList ? "(\(inner))" : inner)
      }.joined(separator: ", ")
    case .array: return tree.elements(of: node).map { text($0, depth: depth + 1) }.joined(separator: ", ")
    default: return json(node)
    }
  }

  private mutating func json(_ node: NodeID) -> String {
    var out = OutputBuffer()
    printer.print(node, tree: treeIndex, of: token, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  /// A length or a colour; nil for anything else.
  private func leaf(_ node: NodeID) -> String? {
    guard tree.kind(node) == .object else { return nil }
    if let value = tree.member("value", of: node), let unit = tree.member("unit", of: node),
      tree.kind(value) == .number, tree.kind(unit) == .string
    {
      return NumberPrinter.text(tree.number(value)) + tree.string(unit)
    }
    return color(node)
  }

  private func color(_ node: NodeID) -> String? {
    guard let name = tree.member("colorSpace", of: node), tree.kind(name) == .string,
      let space = ColorSpace(rawValue: tree.string(name)), let list = tree.member("components", of: node),
      tree.kind(list) == .array
    else { return nil }
    let components = tree.elements(of: list).map { tree.kind($0) == .number ? tree.number($0) : nil }
    guard components.count == 3 else { return nil }
    let alpha = tree.member("alpha", of: node).flatMap { tree.kind($0) == .number ? tree.number($0) : nil } ?? 1
    var missing: UInt8 = 0
    for (index, component) in components.enumerated() where component == nil { missing |= 1 << UInt8(index) }
    var out = OutputBuffer()
    CSSPrinter.append(
      ColorCoordinates(
        space, components[0] ?? 0, components[1] ?? 0, components[2] ?? 0, alpha: alpha, missing: missing), to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }
}
