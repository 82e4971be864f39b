import TokenModel
import TokenSource
import TokenSyntax

/// The root's `$extensions`: those of the files' roots, and in ours the tokens of our own types as they were written.
///
/// A file that was lowered before has them there already; they come out again as they went in.
struct WholeTokens {
  /// The kinds, in the order they are printed: the member's name, and the type of what is in it.
  private static let kinds: [(name: String, type: TokenType)] = [
    ("materials", .material), ("vibrancies", .vibrancy), ("surfaces", .surface), ("recommendations", .recommendation),
  ]
  private static let own = "dev.tokenc"

  /// A member of an object: its name as a JSON string, and its value.
  private struct Entry {
    let name: [UInt8]
    let value: [UInt8]
  }

  /// Members of other vendors, members of ours that are no kind, and the kinds.
  private var vendors: [Entry] = []
  /// A member called as ours that is no object; it gives way to ours.
  private var stray: Entry?
  private var others: [Entry] = []
  private var tokens: [[Entry]] = kinds.map { _ in [] }
  /// The names that were taken in, by list and without escapes, to tell doubles.
  private var seen: [Set<[UInt8]>] = Array(repeating: [], count: kinds.count + 2)

  var isEmpty: Bool { vendors.isEmpty && stray == nil && !hasOwn }

  /// Whether there is anything in ours.
  private var hasOwn: Bool { !others.isEmpty || !tokens.allSatisfy(\.isEmpty) }

  // MARK: Collecting

  /// Takes in a token of one of our types, whole.
  mutating func add(_ path: [UInt8], _ type: TokenType, _ object: [UInt8]) {
    guard let kind = Self.kinds.firstIndex(where: { $0.type == type }) else { return }
    insert(Entry(name: path, value: object), kind)
  }

  /// Takes in the `$extensions` of a file's root; of members with one name the first file's counts.
  mutating func add(extensions node: NodeID, _ tree: SyntaxTree, _ print: (NodeID) -> [UInt8]) {
    for vendor in tree.members(of: node) {
      let name = Self.text(vendor.key, tree)
      if tree.equals(vendor.key, Self.own) {
        for member in tree.members(of: vendor.value) { addOwn(member, tree, print) }
        let isEmpty = tree.memberCount(vendor.value) == 0
        if isEmpty, stray == nil { stray = Entry(name: name, value: print(vendor.value)) }
      } else {
        insert(Entry(name: name, value: print(vendor.value)), Self.kinds.count)
      }
    }
  }

  private mutating func addOwn(_ member: Member, _ tree: SyntaxTree, _ print: (NodeID) -> [UInt8]) {
    let kind = Self.kinds.firstIndex { tree.equals(member.key, $0.name) }
    guard let kind, tree.kind(member.value) == .object else {
      return insert(Entry(name: Self.text(member.key, tree), value: print(member.value)), Self.kinds.count + 1)
    }
    for token in tree.members(of: member.value) {
      insert(Entry(name: Self.text(token.key, tree), value: print(token.value)), kind)
    }
  }

  private mutating func insert(_ entry: Entry, _ list: Int) {
    guard seen[list].insert(Self.decoded(entry.name)).inserted else { return }
    if list < tokens.count {
      tokens[list].append(entry)
    } else if list == tokens.count {
      vendors.append(entry)
    } else {
      others.append(entry)
    }
  }

  /// The text of a JSON string.
  private static func decoded(_ string: [UInt8]) -> [UInt8] {
    guard string.contains(0x5C) else { return Array(string.dropFirst().dropLast()) }
    let (tree, _) = JSONParser.parse(SourceFile(path: "", bytes: string), id: FileID(0))
    return tree.root.map { tree.decodedBytes($0) } ?? string
  }

  private static func text(_ node: NodeID, _ tree: SyntaxTree) -> [UInt8] {
    Array(tree.bytes[tree.range(node).indices])
  }

  // MARK: Printing

  /// Appends the object, the root's members being indented once: a line each token.
  func append(to out: inout OutputBuffer) {
    out.append("{")
    for vendor in vendors { Self.append(vendor, indent: 4, to: &out) }
    let groups = zip(Self.kinds, tokens).filter { !$1.isEmpty }
    if !hasOwn, let stray { Self.append(stray, indent: 4, to: &out) }
    if hasOwn {
      Self.begin("\"\(Self.own)\": {", indent: 4, to: &out)
      let names = Set(groups.map { Array($0.0.name.utf8) })
      for other in others where !names.contains(Self.decoded(other.name)) { Self.append(other, indent: 6, to: &out) }
      for (kind, entries) in groups {
        Self.begin("\"\(kind.name)\": {", indent: 6, to: &out)
        for entry in entries { Self.append(entry, indent: 8, to: &out) }
        out.append("\n      }")
      }
      out.append("\n    }")
    }
    out.append("\n  }")
  }

  private static func append(_ entry: Entry, indent: Int, to out: inout OutputBuffer) {
    begin("", indent: indent, to: &out)
    out.append(entry.name, 0..<entry.name.count)
    out.append(": ")
    out.append(entry.value, 0..<entry.value.count)
  }

  /// Begins a member on a line of its own.
  private static func begin(_ text: String, indent: Int, to out: inout OutputBuffer) {
    if out.bytes.last != 0x7B { out.append(",") }
    out.append("\n" + String(repeating: " ", count: indent) + text)
  }
}
