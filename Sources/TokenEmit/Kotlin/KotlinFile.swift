import TokenModel
import TokenSource

/// Prints the Kotlin of the `compose` output: an object for each group, a property for each token.
///
/// Properties have getters, and numbers are constants of the compiler's: so no object has to be set up, which the JVM
/// would limit to 64 KB of code, and what an app does not use costs nothing.
struct KotlinFile {
  /// Files of classes are named by all groups around; most disks take 255 bytes. A group that would come near lies
  /// beside the others, under a number.
  private static let nameLimit = 200

  private let emission: Emission
  private let names: KotlinNames
  private let printer: KotlinPrinter
  private let themes: KotlinThemes
  private let changed: Set<TokenID>
  private let comments: GroupComments
  private let entries: [TokenID: TokenValue]
  private let isNeeded: [Bool]
  /// Groups that lie beside the others, with their names.
  private var apart: [(path: PathID, name: String)] = []
  private var types: Set<String> = []
  private var body = OutputBuffer()

  /// The file.
  static func file(_ emission: Emission, _ names: KotlinNames) -> [UInt8] {
    var file = KotlinFile(emission, names)
    file.printBody()
    var out = OutputBuffer(capacity: file.body.bytes.count + 4096)
    out.append(KotlinFrame.head(emission.configuration, isThemed: !file.changed.isEmpty))
    out.append(file.body.bytes, 0..<file.body.bytes.count)
    out.append(KotlinFrame.types(file.types))
    if !file.changed.isEmpty { out.append(KotlinFrame.theme(file.themes)) }
    return out.bytes
  }

  private init(_ emission: Emission, _ names: KotlinNames) {
    self.emission = emission
    self.names = names
    printer = KotlinPrinter(rem: emission.configuration.rem)
    themes = KotlinThemes(emission.themes)
    let standard = emission.standardTokens
    entries = Dictionary(standard.map { ($0.token, $0.value) }) { first, _ in first }
    let isThemed = emission.themes.isThemed
    changed = isThemed ? Set(emission.themes.changedTokens).intersection(entries.keys) : []
    comments = GroupComments(emission.set.assembled)
    isNeeded = emission.set.assembled.paths.leading(to: standard.map { emission.set.assembled[$0.token].path })
  }

  // MARK: Groups

  private mutating func printBody() {
    let name = emission.configuration.name
    print(.root, name: name, comment: ["The design tokens."])
    var next = 0
    while next < apart.count {
      let (path, name) = apart[next]
      body.append("\n")
      print(path, name: name, comment: comments.lines[path] ?? [])
      next += 1
    }
  }

  /// An object that is being printed.
  private struct Frame {
    var next: PathID?
    /// How long the name of its class's file is.
    let length: Int
    var isFirst = true
  }

  // Groups nest as deep as a file may, so the way down is kept by hand.
  private mutating func print(_ path: PathID, name: String, comment: [String]) {
    let paths = emission.set.assembled.paths
    open(name, comment, depth: 0)
    var stack = [Frame(next: paths.firstChild(of: path), length: name.utf8.count)]
    while let top = stack.indices.last {
      guard let child = stack[top].next else {
        stack.removeLast()
        indent(stack.count)
        body.append("}\n")
        continue
      }
      stack[top].next = paths.nextSibling(of: child)
      let token = paths.token(at: child)
      guard token == nil ? isNeeded[Int(child.index)] : token.map({ entries[$0] != nil }) == true else { continue }
      if !stack[top].isFirst { body.append("\n") }
      stack[top].isFirst = false
      if let token {
        print(token, child, depth: stack.count)
        continue
      }
      let name = names.text(of: child)
      let length = stack[top].length + 1 + name.utf8.count
      if length > Self.nameLimit {
        apart.append((child, "\(emission.configuration.name)Group\(apart.count + 1)"))
        printReference(name, to: apart[apart.count - 1].name, comments.lines[child] ?? [], depth: stack.count)
      } else {
        open(name, comments.lines[child] ?? [], depth: stack.count)
        stack.append(Frame(next: paths.firstChild(of: child), length: length))
      }
    }
  }

  private mutating func open(_ name: String, _ comment: [String], depth: Int) {
    printComment(comment, depth)
    indent(depth)
    body.append("public object \(name) {\n")
  }

  private mutating func printReference(_ name: String, to object: String, _ comment: [String], depth: Int) {
    printComment(comment, depth)
    indent(depth)
    body.append("public val \(name): \(object) get() = \(object)\n")
  }

  // MARK: Tokens

  private mutating func print(_ token: TokenID, _ path: PathID, depth: Int) {
    guard let value = value(token, emission.themes.all[0]) else { return }
    types.formUnion(KotlinFrame.supportTypes.filter(value.type.contains))
    let name = names.text(of: path)
    let cases = changed.contains(token) ? themes.cases(of: token, value, self.value) : []
    let comment = lines(token)
    printComment(comment, depth)
    printDeprecation(token, depth)
    indent(depth)
    guard !cases.isEmpty else {
      let start = value.isConstant ? "public const val" : "public val"
      body.append("\(start) \(name): \(value.type) \(value.isConstant ? "=" : "get() =") ")
      printLines(value.text, depth)
      return
    }
    body.append("public val \(name): \(value.type)\n")
    indent(depth + 1)
    body.append("@Composable @ReadOnlyComposable get() = \(name)(currentTokenTheme)\n\n")
    printComment(comment.isEmpty ? [] : comment + ["", "The same in a theme."], depth)
    printDeprecation(token, depth)
    indent(depth)
    body.append("public fun \(name)(theme: TokenTheme): \(value.type) = when {\n")
    for (condition, text) in cases {
      indent(depth + 1)
      body.append("\(condition) -> ")
      printLines(text, depth + 1)
    }
    indent(depth + 1)
    body.append("else -> ")
    printLines(value.text, depth + 1)
    indent(depth)
    body.append("}\n")
  }

  private func value(_ token: TokenID, _ theme: Theme) -> KotlinPrinter.Value? {
    guard let value = theme.set.baseValue(of: token) else { return nil }
    return printer.value(value, isText: isText(token, value, theme.set), standIns: theme.set.fallbacks[token])
  }

  /// Whether a length is one of text by what its names speak of.
  private func isText(_ token: TokenID, _ value: TokenValue, _ set: TokenSet) -> Bool {
    guard value.type == .dimension else { return false }
    return TailwindNamespace(value, names: TailwindNames.words(token, set.assembled)).map {
      [.text, .tracking, .leading].contains($0)
    } ?? false
  }

  // MARK: Comments

  private func lines(_ token: TokenID) -> [String] {
    var lines = emission.set.assembled.description(of: token).map(CommentLines.split) ?? []
    if case .border(let border)? = entries[token], border.style != .named(.solid) {
      lines.append("Compose draws borders solid; this one is another.")
    }
    return lines
  }

  /// A tag begins a line of a comment and nothing else does; the rest is Markdown.
  private mutating func printComment(_ lines: [String], _ depth: Int) {
    let lines = lines.map { $0.hasPrefix("@") ? "&#64;" + $0.dropFirst() : $0 }
    if lines.isEmpty { return }
    indent(depth)
    if lines.count == 1 { return body.append("/** \(lines[0]) */\n") }
    body.append("/**\n")
    for line in lines {
      indent(depth)
      body.append(line.isEmpty ? " *\n" : " * \(line)\n")
    }
    indent(depth)
    body.append(" */\n")
  }

  private mutating func printDeprecation(_ token: TokenID, _ depth: Int) {
    guard let deprecation = emission.set.assembled.deprecation(of: token) else { return }
    indent(depth)
    body.append("@Deprecated(\(KotlinPrinter.literal(deprecation.text ?? "Deprecated.")))\n")
  }

  /// The lines of an expression, those behind the first moved to where it stands.
  private mutating func printLines(_ text: String, _ depth: Int) {
    for (index, line) in text.split(separator: "\n").enumerated() {
      if index > 0 { indent(depth) }
      body.append("\(line)\n")
    }
  }

  private mutating func indent(_ depth: Int) {
    for _ in 0..<depth { body.append("    ") }
  }
}
