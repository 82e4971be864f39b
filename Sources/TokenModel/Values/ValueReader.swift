import TokenDiagnostics
import TokenSource
import TokenSyntax

/// Reads token values from their syntax, type by type, following references to values that were read before.
///
/// A reader is fed tokens in an order in which targets come first. What is wrong is reported at the member it is wrong
/// at; a token with any fault has no value, and what refers to it has none either, without a further report.
struct ValueReader {
  let set: AssembledSet
  let graph: ReferenceGraph
  /// What was read so far, by token.
  var values: [TokenValue?]
  /// What stands in for colours, as far as it was read.
  var fallbacks = ColorFallbacks()
  var diagnostics: [Diagnostic] = []
  private var guesser: PathGuesser
  /// The token that is being read, and its file.
  var token = TokenID(0)
  private(set) var tree: SyntaxTree
  private var treeIndex = 0
  /// Whether something in this token was wrong.
  var failed = false
  /// The sets in which members named `light` and `dark` are read, where these are others than this one.
  var schemes: (light: TokenSet, dark: TokenSet)?
  /// The appearance of the member that is being read.
  var scheme: NativeSetting.Appearance?
  /// The last reference in a member of one appearance to a token that differs by appearance itself.
  var themed: NodeID?
  /// The last object that lacked members, its report, and what it lacks.
  private var lacking: (object: NodeID, report: Int, names: [String])?
  /// What is known of the tree, if it was built.
  private var built: BuiltTree?
  /// What was said of values that stand in the place of pointers, with the tokens they are written in.
  private var pointed: [(report: Int, owner: TokenID)] = []
  /// Tokens in which something is wrong that is written in them.
  private var faulty: Set<TokenID> = []
  /// What was said of inherited tokens.
  private var inherited: [(token: TokenID, reports: [Diagnostic])] = []

  init(_ set: AssembledSet, _ graph: ReferenceGraph, _ tree: SyntaxTree) {
    self.set = set
    self.graph = graph
    self.tree = tree
    guesser = PathGuesser(set)
    values = [TokenValue?](repeating: nil, count: set.tokens.count)
  }

  /// Reads every token, targets first.
  static func read(
    _ set: AssembledSet, _ graph: ReferenceGraph
  ) -> (values: [TokenValue?], fallbacks: ColorFallbacks, diagnostics: [Diagnostic]) {
    guard let first = set.trees.first else { return ([], ColorFallbacks(), []) }
    var reader = ValueReader(set, graph, first.tree)
    for token in graph.order { reader.read(token) }
    return (reader.values, reader.fallbacks, reader.reports())
  }

  mutating func read(_ token: TokenID) {
    let index = Int(token.index)
    guard !graph.broken[index], let type = graph.types[index] else { return }
    self.token = token
    let record = set.tokens[index]
    // What else is wrong with such a value is said all the same.
    failed = record.hasFault
    if record.tree != treeIndex {
      treeIndex = record.tree
      tree = set.trees[treeIndex].tree
      built = set.built[treeIndex]
    }
    let count = diagnostics.count
    lacking = nil
    if let target = graph.alias(of: token) {
      readAlias(record, target, type)
    } else {
      let value = value(record.value, type)
      if !failed { values[index] = value }
    }
    if record.isInherited, diagnostics.count > count {
      inherited.append((token, Array(diagnostics[count...])))
      while let last = pointed.last, last.report >= count { pointed.removeLast() }
      diagnostics.removeSubrange(count...)
    }
  }

  private mutating func readAlias(_ record: AssembledSet.Token, _ target: TokenID, _ type: TokenType) {
    guard let targetType = graph.types[Int(target.index)] else { return }
    // A type that the token has by the reference itself is the target's.
    if type != targetType {
      let name = set.pathText(of: target).clipped
      return fail(
        record.value, "“\(name)” is \(targetType.phrase), but “$type” says \(type.rawValue)", id: "reference-type")
    }
    values[Int(token.index)] = values[Int(target.index)]
    fallbacks.pass(from: target, to: token)
  }

  private mutating func value(_ node: NodeID, _ type: TokenType) -> TokenValue? {
    switch type {
    case .color: explicitColor(node, "a color").map { .color($0) }
    case .dimension: dimension(node, "a dimension").map { .dimension($0) }
    case .fontFamily: fontFamily(node, "a font family").map { .fontFamily($0) }
    case .fontWeight: fontWeight(node, "a font weight").map { .fontWeight($0) }
    case .duration: duration(node, "a duration").map { .duration($0) }
    case .cubicBezier: cubicBezier(node, "a cubic Bézier curve").map { .cubicBezier($0) }
    case .number: number(node, "a number").map { .number($0) }
    case .strokeStyle: strokeStyle(node, "a stroke style").map { .strokeStyle($0) }
    case .border: border(node).map { .border($0) }
    case .transition: transition(node).map { .transition($0) }
    case .shadow: shadow(node).map { .shadow($0) }
    case .gradient: gradient(node).map { .gradient($0) }
    case .typography: typography(node).map { .typography($0) }
    case .material: material(node).map { .material($0) }
    case .vibrancy: vibrancy(node).map { .vibrancy($0) }
    case .surface: surface(node).map { .surface($0) }
    case .recommendation: recommendation(node).map { .recommendation($0) }
    }
  }

  // MARK: Reporting

  mutating func fail(_ node: NodeID, _ message: String, id: DiagnosticID = "value", fixes: [FixIt] = []) {
    failed = true
    // Where the syntax was wrong, it has been said already.
    guard tree.kind(node) != .invalid else { return }
    if id == "value", let reference = embeddedReference(node) {
      return report(.textAroundReference(tree.location(node), reference), at: node)
    }
    report(Diagnostic(.error, id, message, at: tree.location(node), fixes: fixes), at: node)
  }

  /// The reference inside a text that has something else around it; nil if there is none.
  private func embeddedReference(_ node: NodeID) -> String? {
    guard tree.kind(node) == .string else { return nil }
    let text = tree.string(node)
    guard let start = text.firstIndex(of: "{"), let end = text[start...].firstIndex(of: "}") else { return nil }
    let isWhole = start == text.startIndex && text.index(after: end) == text.endIndex
    return isWhole ? nil : String(text[start...end])
  }

  /// Says something of a node. What stands in the place of a pointer is reported at the pointer.
  mutating func report(_ diagnostic: Diagnostic, at node: NodeID) {
    guard let built, let splice = built.splice(around: node) else {
      if diagnostic.severity == .error { faulty.insert(token) }
      return diagnostics.append(diagnostic)
    }
    var diagnostic = diagnostic
    diagnostic.notes.append(Note("what it points at is written here", at: built.written[Int(node.index)]))
    // A change of what is written there would be a change of another token.
    diagnostic.fixes = []
    pointed.append((diagnostics.count, splice.owner))
    diagnostics.append(diagnostic)
  }

  /// Everything that was said, without what follows from something else that was said.
  private func reports() -> [Diagnostic] {
    let dropped = Set(pointed.filter { faulty.contains($0.owner) }.map(\.report))
    var result =
      dropped.isEmpty ? diagnostics : diagnostics.indices.filter { !dropped.contains($0) }.map { diagnostics[$0] }
    for (token, reports) in inherited {
      let record = set[token]
      // The token that is written has the same fault.
      guard values[Int(record.source)] != nil, let first = reports.first(where: { $0.severity == .error }) else {
        continue
      }
      result.append(.inheritedFault(first, of: token, in: set))
    }
    return result
  }

  /// Says that a value is none of a closed list.
  mutating func failList(_ node: NodeID, _ what: String, _ allowed: [String], id: DiagnosticID = "value") {
    let list = allowed.joined(separator: ", ")
    guard tree.kind(node) == .string || tree.kind(node) == .key else {
      return fail(node, "\(what) is one of \(list), written as a string", id: id)
    }
    let text = tree.string(node)
    guard let guess = DidYouMean.closest(to: text, in: allowed) else {
      return fail(node, "“\(text.clipped)” is no \(what.withoutArticle); it is one of \(list)", id: id)
    }
    fail(
      node, "“\(text.clipped)” is no \(what.withoutArticle); did you mean “\(guess)”? Allowed are \(list)", id: id,
      fixes: [FixIt("replace with \"\(guess)\"", replacing: tree.location(node), with: "\"\(guess)\"")])
  }

  // MARK: References

  /// What stands at a place where a value of some type is wanted.
  enum Operand {
    /// A value written out.
    case explicit
    /// A reference to a token that has a value of the wanted type.
    case value(TokenValue, TokenID)
    /// Something wrong, which was reported here or earlier.
    case failed
  }

  /// Follows the reference at `node`, if it is one, to a token of a wanted type.
  mutating func follow(_ node: NodeID, _ wanted: TokenType, or other: TokenType? = nil) -> Operand {
    let isPointer = built != nil && graph.target(of: token, at: node) != nil
    guard isPointer || tree.isReference(node) else { return .explicit }
    guard let target = target(node) else { return .failed }
    guard let type = graph.types[Int(target.index)] else {
      failed = true
      return .failed
    }
    guard type == wanted || type == other else {
      let kinds = wanted.phrase + (other.map { " or \($0.phrase)" } ?? "")
      let name = set.pathText(of: target).clipped
      fail(node, "“\(name)” is \(type.phrase), but \(kinds) is wanted here", id: "reference-type")
      return .failed
    }
    guard let value = values[Int(target.index)], !graph.broken[Int(target.index)] else {
      failed = true
      return .failed
    }
    fallbacks.pass(from: target, to: token)
    return .value(inScheme(target, node, value), target)
  }

  /// The token a reference names; nil, after a report, if it names none.
  private mutating func target(_ node: NodeID) -> TokenID? {
    if let target = graph.target(of: token, at: node) { return target }
    failed = true
    let (bytes, range) = tree.text(node)
    switch ReferenceSyntax.read(bytes, range) {
    case .text: break
    case .malformed(let reason):
      report(.malformedReference(tree.location(node), tree.string(node), reason), at: node)
    case .path(let inner) where set.isMissingForAReason(bytes, inner): break
    case .path(let inner):
      report(.unresolved(tree.location(node), bytes, inner, in: set, &guesser), at: node)
    }
    return nil
  }

  // MARK: Objects

  /// The values of an object's known members in the order of their names; unknown members are reported, and one that is
  /// close to a known name stands in for it.
  ///
  /// Returns nil, after a report, if `node` is no object.
  mutating func members(_ node: NodeID, _ known: [StaticString], of what: String) -> MemberValues? {
    precondition(known.count <= MemberValues.limit)
    guard tree.kind(node) == .object else {
      fail(node, "\(what) is an object with \(known.quotedList)")
      return nil
    }
    guard !isOtherObject(node, known, of: what) else { return nil }
    var found = MemberValues()
    for member in tree.members(of: node) {
      if let index = known.firstIndex(where: { tree.equals(member.key, $0) }) {
        found[index] = member.value
      } else if let guess = unknown(member, in: node, known, of: what), found[guess] == nil {
        found[guess] = member.value
      }
    }
    return found
  }

  /// Reports an object that was meant for something else, once: a token in place of its value, or several members of
  /// which none is known or close to one.
  private mutating func isOtherObject(_ node: NodeID, _ known: [StaticString], of what: String) -> Bool {
    if let inner = tree.member("$value", of: node), !known.contains(where: { $0.description == "$value" }) {
      let text = String(decoding: tree.bytes[tree.range(inner).indices], as: UTF8.self)
      fail(
        node, "a value inside a value is written plainly, without “$type” and “$value”",
        fixes: [FixIt("replace with the value itself", replacing: tree.location(node), with: text)])
      return true
    }
    let names = known.map(\.description)
    let found = tree.members(of: node).map { tree.string($0.key) }
    guard found.count > 1, found.allSatisfy({ !names.contains($0) && DidYouMean.closest(to: $0, in: names) == nil })
    else { return false }
    let shown = found.prefix(4).map { "“\($0.clipped)”" }.joined(separator: ", ") + (found.count > 4 ? " …" : "")
    fail(node, "\(what) is an object with \(known.quotedList), but this one has \(shown)")
    return true
  }

  /// Reports a member that is none of the known ones; returns the place of the name that is most likely meant.
  private mutating func unknown(
    _ member: Member, in object: NodeID, _ known: [StaticString], of what: String
  ) -> Int? {
    let name = tree.string(member.key)
    if name == "$value" || name == "$type" {
      fail(member.key, "a value inside a value is written plainly, without “$type” and “$value”")
      return nil
    }
    let names = known.map(\.description)
    // What stands there already can't be meant.
    let free = names.filter { tree.member($0, of: object) == nil }
    guard let guess = DidYouMean.closest(to: name, in: free) else {
      fail(member.key, "\(what) has no member “\(name.clipped)”; it has \(known.quotedList)")
      return nil
    }
    fail(
      member.key, "\(what) has no member “\(name.clipped)”; did you mean “\(guess)”?",
      fixes: [FixIt("replace with \"\(guess)\"", replacing: tree.location(member.key), with: "\"\(guess)\"")])
    return names.firstIndex(of: guess)
  }

  /// The member's value, or nil after a report that it is missing. Everything that one object lacks is one report.
  mutating func require(
    _ value: NodeID?, _ name: String, of what: String, at object: NodeID, id: DiagnosticID = "value"
  ) -> NodeID? {
    guard value == nil else { return value }
    if let last = lacking, last.object == object {
      lacking?.names.append(name)
      diagnostics[last.report].message = "\(what) needs \((last.names + [name]).quotedList)"
    } else {
      let count = diagnostics.count
      failIncomplete(object, "\(what) needs “\(name)”", id: id)
      if diagnostics.count > count { lacking = (object, count, [name]) }
    }
    return nil
  }

  /// Says what an object or a list should hold; beside a syntax error in it nothing can be said of what is missing.
  mutating func failIncomplete(_ node: NodeID, _ message: @autoclosure () -> String, id: DiagnosticID = "value") {
    failed = true
    if !tree.isBroken(node) { fail(node, message(), id: id) }
  }

  // MARK: Scalars

  /// A finite number.
  mutating func number(_ node: NodeID, _ what: String) -> Double? {
    guard tree.kind(node) == .number else {
      let hint = tree.kind(node) == .string ? ", without quotes" : ""
      fail(node, "\(what) is a number\(hint)")
      return nil
    }
    let value = tree.number(node)
    guard value.isFinite else {
      fail(node, "\(what) is too large a number")
      return nil
    }
    return value
  }

  /// One of a closed list.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: NodeID, _ what: String, _ type: Choice.Type = Choice.self, id: DiagnosticID = "value"
  ) -> Choice? where Choice.RawValue == String {
    if tree.kind(node) == .string || tree.kind(node) == .key {
      for value in Choice.allCases where tree.equals(node, value.rawValue) { return value }
    }
    failList(node, what, Choice.allCases.map(\.rawValue), id: id)
    return nil
  }

  /// True or false.
  mutating func boolean(_ node: NodeID, _ what: String) -> Bool? {
    switch tree.kind(node) {
    case .true: return true
    case .false: return false
    default:
      fail(node, "\(what) is true or false")
      return nil
    }
  }

  /// A text; braces in it are text.
  mutating func text(_ node: NodeID, _ what: String) -> String? {
    guard tree.kind(node) == .string else {
      fail(node, "\(what) is a string")
      return nil
    }
    return tree.string(node)
  }
}

extension Array where Element: CustomStringConvertible {
  /// `“a”, “b” and “c”`.
  var quotedList: String {
    let quoted = map { "“\($0)”" }
    guard let last = quoted.last, count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension String {
  /// `a thickness` → `thickness`.
  var withoutArticle: String {
    for article in ["a ", "an ", "the "] where hasPrefix(article) { return String(dropFirst(article.count)) }
    return self
  }
}
