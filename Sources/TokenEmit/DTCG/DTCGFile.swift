import TokenModel
import TokenSource
import TokenSyntax

/// Prints `tokens.dtcg.json`: the whole set in the standard's own thirteen types, for tools that know no others.
///
/// References stay references. Groups keep descriptions and extensions; their types and deprecations are said at every
/// token instead. Materials and vibrancy levels become groups, see `Lowering`; surfaces and recommendations, which no
/// plain type can say, stand whole in the root's `$extensions`, and so do the tokens that became groups.
struct DTCGFile {
  private let emission: Emission
  private let set: TokenSet
  private let paths: PathTable
  private let places: LoweredPaths
  private var values: ValuePrinter
  private var lowering: Lowering
  private var out: OutputBuffer
  /// What each lowered token becomes.
  private var lowered: [TokenID: [LoweredMember]] = [:]
  /// For each path the declaration that describes the group, or -1.
  private var descriptions: [Int32]
  /// The declarations with extensions, by group.
  private var extensions: [PathID: [Int]] = [:]

  private init(_ emission: Emission) {
    self.emission = emission
    set = emission.set
    paths = emission.set.assembled.paths
    places = LoweredPaths(emission: emission)
    values = ValuePrinter(emission.set, keeping: places)
    lowering = Lowering(emission)
    out = OutputBuffer(capacity: emission.tokens.count * 160)
    descriptions = [Int32](repeating: -1, count: paths.count)
    let files = set.assembled.trees.count { $0.layer == .project }
    for (index, declaration) in set.assembled.declarations.enumerated() {
      let isRoot = declaration.path == .root
      // The roots of the library's files say nothing of the set.
      if isRoot, set.assembled.trees[declaration.tree].layer == .library { continue }
      let path = Int(declaration.path.index)
      // What describes one file of several does not describe the set.
      if declaration.description != nil, descriptions[path] < 0, !isRoot || files == 1 {
        descriptions[path] = Int32(truncatingIfNeeded: index)
      }
      if declaration.extensions != nil { extensions[declaration.path, default: []].append(index) }
    }
  }

  /// The file.
  static func file(_ emission: Emission) -> [UInt8] {
    var printer = DTCGFile(emission)
    printer.lower()
    printer.print()
    return printer.out.bytes
  }

  private mutating func lower() {
    let tokens = emission.tokens.filter(isLowered)
    guard !tokens.isEmpty else { return }
    var names = LoweredNames(emission)
    for token in tokens {
      var members = lowering.members(of: token)
      let prefix = names.prefix(of: token)
      for index in members.indices { members[index].cssName = names.claim(prefix, members[index].path) }
      lowered[token] = members
    }
  }

  private func isLowered(_ token: TokenID) -> Bool {
    set.type(of: token) == .material || set.type(of: token) == .vibrancy
  }

  /// Whether anything is printed at a token's place.
  private func isPrinted(_ token: TokenID) -> Bool {
    guard set.type(of: token)?.isExtension == true else { return true }
    return lowered[token]?.isEmpty == false
  }

  // MARK: Groups

  private mutating func print() {
    let isNeeded = paths.leading(to: emission.tokens.filter(isPrinted).map { set.assembled[$0].path })
    var stack: [(path: PathID, next: PathID?)] = []
    open(.root)
    stack.append((.root, paths.firstChild(of: .root)))
    while let top = stack.indices.last {
      guard let child = stack[top].next else {
        close(stack.removeLast().path, depth: stack.count)
        continue
      }
      stack[top].next = paths.nextSibling(of: child)
      guard isNeeded[Int(child.index)] else { continue }
      let token = paths.token(at: child).flatMap { emission.includes($0) ? $0 : nil }
      begin(stack.count)
      name(child, token)
      guard let token else {
        open(child)
        stack.append((child, paths.firstChild(of: child)))
        continue
      }
      if let members = lowered[token] { print(members, of: token, depth: stack.count) } else { print(token) }
    }
    out.append("\n")
  }

  private mutating func open(_ path: PathID) {
    out.append("{")
    let index = Int(descriptions[Int(path.index)])
    guard index >= 0, let text = set.assembled.declarations[index].description else { return }
    let depth = path == .root ? 1 : paths.chain(to: path).count + 1
    begin(depth)
    out.append("\"$description\": ")
    values.printVerbatim(text.node, tree: text.tree, to: &out)
  }

  private mutating func close(_ path: PathID, depth: Int) {
    if path == .root { rootExtensions() } else { groupExtensions(path, depth: depth + 1) }
    if out.bytes.last != 0x7B { newLine(depth) }
    out.append("}")
  }

  /// The extensions of a group; of those that several files give it, the first counts for each vendor.
  private mutating func groupExtensions(_ path: PathID, depth: Int) {
    guard let declarations = extensions[path] else { return }
    begin(depth)
    out.append("\"$extensions\": {")
    var seen: Set<[UInt8]> = []
    for index in declarations {
      guard let object = set.assembled.declarations[index].extensions else { continue }
      let tree = set.assembled.trees[object.tree].tree
      for member in tree.members(of: object.node) where seen.insert(tree.decodedBytes(member.key)).inserted {
        if seen.count > 1 { out.append(", ") }
        out.append(tree.bytes, tree.range(member.key).indices)
        out.append(": ")
        values.printVerbatim(member.value, tree: object.tree, to: &out)
      }
    }
    out.append("}")
  }

  // MARK: Layout

  /// Begins a member on a line of its own.
  private mutating func begin(_ depth: Int) {
    if out.bytes.last != 0x7B { out.append(",") }
    newLine(depth)
  }

  private mutating func newLine(_ depth: Int) {
    out.append("\n")
    for _ in 0..<depth { out.append("  ") }
  }

  private mutating func name(_ path: PathID, _ token: TokenID?) {
    out.append("\"")
    if let token {
      places.appendName(token, to: &out)
    } else {
      let start = out.bytes.count
      out.append(paths.nameBytes, paths.nameRange(of: path))
      JSONEscaping.escape(&out, from: start)
    }
    out.append("\": ")
  }

  // MARK: Tokens

  private mutating func print(_ token: TokenID) {
    let record = set.assembled[token]
    out.append("{\"$type\": \"")
    out.append(set.type(of: token)?.rawValue ?? "")
    out.append("\", \"$value\": ")
    if let target = emission.writtenAlias(of: token) {
      out.append("\"{")
      places.append(target, to: &out)
      out.append("}\"")
    } else {
      values.printValue(of: token, to: &out)
    }
    if let description = record.description { member("$description", description, record.tree) }
    deprecation(token)
    if let extensions = record.extensions { member("$extensions", extensions, record.tree) }
    out.append("}")
  }

  private mutating func deprecation(_ token: TokenID) {
    guard let deprecation = set.assembled.deprecation(of: token) else { return }
    out.append(", \"$deprecated\": ")
    if let text = deprecation.text { out.appendJSONString(text) } else { out.append("true") }
  }

  private mutating func member(_ name: String, _ node: NodeID, _ tree: Int) {
    out.append(", \"\(name)\": ")
    values.printVerbatim(node, tree: tree, to: &out)
  }

  /// The group that a token becomes, a line each token in it.
  private mutating func print(_ members: [LoweredMember], of token: TokenID, depth: Int) {
    let record = set.assembled[token]
    out.append("{")
    if let description = record.description {
      begin(depth + 1)
      out.append("\"$description\": ")
      values.printVerbatim(description, tree: record.tree, to: &out)
    }
    var group: [String] = []
    for lowered in members {
      let parent = lowered.path.dropLast()
      let shared = zip(group, parent).prefix { $0 == $1 }.count
      closeGroups(&group, downTo: shared, depth)
      for name in parent.dropFirst(shared) {
        begin(depth + 1 + group.count)
        out.append("\"\(name)\": {")
        group.append(name)
      }
      begin(depth + 1 + group.count)
      out.append("\"\(lowered.path.last ?? "")\": {\"$type\": \"\(lowered.type.rawValue)\", \"$value\": ")
      out.append(lowered.value, 0..<lowered.value.count)
      deprecation(token)
      if let name = lowered.cssName {
        out.append(", \"$extensions\": {\"dev.tokenc\": {\"name\": {\"css\": ")
        out.appendJSONString(name)
        out.append("}}}")
      }
      out.append("}")
    }
    closeGroups(&group, downTo: 0, depth)
    if let extensions = record.extensions {
      begin(depth + 1)
      out.append("\"$extensions\": ")
      values.printVerbatim(extensions, tree: record.tree, to: &out)
    }
    newLine(depth)
    out.append("}")
  }

  private mutating func closeGroups(_ group: inout [String], downTo count: Int, _ depth: Int) {
    while group.count > count {
      group.removeLast()
      newLine(depth + 1 + group.count)
      out.append("}")
    }
  }

  // MARK: The root's extensions

  private mutating func rootExtensions() {
    var whole = WholeTokens()
    for index in extensions[.root] ?? [] {
      guard let object = set.assembled.declarations[index].extensions else { continue }
      whole.add(extensions: object.node, set.assembled.trees[object.tree].tree) { value in
        var text = OutputBuffer()
        values.printVerbatim(value, tree: object.tree, to: &text)
        return text.bytes
      }
    }
    let document = out
    for token in emission.tokens {
      guard let type = set.type(of: token), type.isExtension else { continue }
      out = OutputBuffer()
      out.append("\"")
      places.append(token, to: &out)
      out.append("\"")
      let path = out.bytes
      out = OutputBuffer()
      print(token)
      whole.add(path, type, out.bytes)
    }
    out = document
    guard !whole.isEmpty else { return }
    begin(1)
    out.append("\"$extensions\": ")
    whole.append(to: &out)
  }
}
