import TokenModel
import TokenSource
import TokenSyntax

/// Prints `tokens.json`: the groups as the files nest them, a token a line, values with every reference followed.
struct TokensJSON {
  private let emission: Emission
  private var values: ValuePrinter
  private var contexts: ContextsJSON
  private var out: OutputBuffer

  private init(_ emission: Emission) {
    self.emission = emission
    values = ValuePrinter(emission.set)
    contexts = ContextsJSON(emission.themes)
    out = OutputBuffer(capacity: emission.tokens.count * 160)
  }

  /// The nested file.
  static func nested(_ emission: Emission) -> [UInt8] {
    var printer = TokensJSON(emission)
    printer.printNested()
    return printer.out.bytes
  }

  /// The flat file: one member a token, by dotted path, in source order.
  static func flat(_ emission: Emission) -> [UInt8] {
    var printer = TokensJSON(emission)
    printer.printFlat()
    return printer.out.bytes
  }

  // MARK: Flat

  private mutating func printFlat() {
    let paths = emission.set.assembled.paths
    out.append("{")
    for (index, token) in emission.tokens.enumerated() {
      out.append(index == 0 ? "\n  \"" : ",\n  \"")
      let start = out.bytes.count
      paths.append(emission.set.assembled[token].path, to: &out)
      JSONEscaping.escape(&out, from: start)
      out.append("\": ")
      values.printValue(of: token, to: &out)
    }
    out.append(emission.tokens.isEmpty ? "}\n" : "\n}\n")
  }

  // MARK: Nested

  private mutating func printNested() {
    let paths = emission.set.assembled.paths
    let isNeeded = paths.leading(to: emission.tokens.map { emission.set.assembled[$0].path })
    var stack: [(path: PathID, next: PathID?, isFirst: Bool)] = [(.root, paths.firstChild(of: .root), true)]
    out.append("{")
    while let top = stack.indices.last {
      guard let child = stack[top].next else {
        let isEmpty = stack[top].isFirst
        stack.removeLast()
        if !isEmpty { newLine(stack.count) }
        out.append("}")
        continue
      }
      stack[top].next = paths.nextSibling(of: child)
      guard isNeeded[Int(child.index)] else { continue }
      if !stack[top].isFirst { out.append(",") }
      stack[top].isFirst = false
      newLine(stack.count)
      name(child, paths)
      if let token = paths.token(at: child), emission.includes(token) {
        printToken(token)
      } else {
        out.append("{")
        stack.append((child, paths.firstChild(of: child), true))
      }
    }
    out.append("\n")
  }

  private mutating func newLine(_ depth: Int) {
    out.append("\n")
    for _ in 0..<depth { out.append("  ") }
  }

  private mutating func name(_ path: PathID, _ paths: PathTable) {
    out.append("\"")
    let start = out.bytes.count
    out.append(paths.nameBytes, paths.nameRange(of: path))
    JSONEscaping.escape(&out, from: start)
    out.append("\": ")
  }

  private mutating func printToken(_ token: TokenID) {
    let set = emission.set
    let record = set.assembled[token]
    out.append("{\"$type\": \"")
    out.append(set.type(of: token)?.rawValue ?? "")
    out.append("\", \"$value\": ")
    values.printValue(of: token, to: &out)
    if let description = record.description { member("$description", description, record.tree) }
    if let deprecation = set.assembled.deprecation(of: token) {
      out.append(", \"$deprecated\": ")
      if let text = deprecation.text { out.appendJSONString(text) } else { out.append("true") }
    }
    if contexts.differs(token) {
      out.append(", \"$extensions\": {")
      contexts.printMember(token, to: &out)
      if let extensions = record.extensions { printMembers(of: extensions, record.tree) }
      out.append("}")
    } else if let extensions = record.extensions {
      member("$extensions", extensions, record.tree)
    }
    out.append("}")
  }

  /// Prints the members of an object behind others.
  private mutating func printMembers(of object: NodeID, _ tree: Int) {
    let syntax = emission.set.assembled.trees[tree].tree
    for item in syntax.members(of: object) {
      out.append(", ")
      out.append(syntax.bytes, syntax.range(item.key).indices)
      out.append(": ")
      values.printVerbatim(item.value, tree: tree, to: &out)
    }
  }

  private mutating func member(_ name: String, _ node: NodeID, _ tree: Int) {
    out.append(", \"")
    out.append(name)
    out.append("\": ")
    values.printVerbatim(node, tree: tree, to: &out)
  }
}
