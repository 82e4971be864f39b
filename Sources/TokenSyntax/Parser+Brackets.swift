import TokenDiagnostics
import TokenSource

/// Brackets that do not match, the end of the file, and what stands behind the root.
extension Parser {
  /// What a closing bracket that does not match is taken for.
  enum Reading {
    /// Typed for the other kind of bracket.
    case wrongKind
    /// Right, but brackets before it are missing: it closes the frame with this index.
    case closesOuter(Int)
    /// Too much.
    case stray
  }

  /// Goes on at a closing bracket that does not fit the innermost frame.
  mutating func recoverBracket() {
    let top = frames.count - 1
    if frames[top].hasKindFault { return closeWrongKind() }
    let opener = nodes[Int(frames[top].node)]
    let found = quoted(position, position + 1)
    let expected = opener.kind == .object ? "}" : "]"
    let openNote = note("“\(opener.kind == .object ? "{" : "[")” stands here", Int(opener.lower), Int(opener.lower) + 1)
    switch reading() {
    case .wrongKind:
      report(
        "expected “\(expected)” instead of \(found)", position, position + 1, notes: [openNote],
        fixes: [fix(position, position + 1, expected)])
      close()
    case .closesOuter(let outer):
      let before = previousEnd(position)
      let missing = closers(frames[(outer + 1)...])
      report(
        "“\(missing)” is missing before this \(found)", position, position + 1, notes: [openNote],
        fixes: top - outer > 8 ? [] : [fix("insert “\(missing)”", before, before, missing)])
      while frames.count > outer + 1 {
        nodes[Int(frames[frames.count - 1].node)].flags.insert(.isBroken)
        closeOpenFrame(before: position)
      }
      close()
    case .stray:
      report(
        "this \(found) closes nothing: remove it", position, position + 1,
        fixes: [fix("remove it", position, position + 1, "")])
      position += 1
    }
  }

  /// Does the same in an object or array of which was said that its content belongs to the other kind.
  private mutating func closeWrongKind() {
    setKindFault(false)
    switch reading() {
    case .wrongKind: close()
    case .closesOuter(let outer):
      while frames.count > outer + 1 { closeOpenFrame(before: position) }
      close()
    case .stray: position += 1
    }
    state = frames.isEmpty ? .afterRoot : .afterValue
  }

  /// The brackets that close frames, innermost first; eight at most.
  func closers(_ open: ArraySlice<Frame>) -> String {
    let brackets = open.suffix(8).reversed().map { $0.isObject ? "}" : "]" as Character }
    return open.count > 8 ? String(brackets) + "…" : String(brackets)
  }

  /// Notes on the innermost brackets that are open.
  func openNotes() -> [Note] {
    frames.suffix(3).reversed().map { frame in
      let place = Int(nodes[Int(frame.node)].lower)
      return note("this “\(frame.isObject ? "{" : "[")” is not closed", place, place + 1)
    }
  }

  /// Weighs what comes behind the bracket at `position`: which reading lets the rest make sense?
  func reading() -> Reading {
    let isBrace = scanner[position] == ASCII.closeBrace
    let top = frames.count - 1
    let outer = frames.suffix(64).dropLast().lastIndex { $0.isObject == isBrace }
    if let closings = closingsToEnd(position + 1) {
      if closings == top { return .wrongKind }
      if let outer, closings == outer { return .closesOuter(outer) }
      if closings == top + 1 { return .stray }
    }
    let isOuterPlausible = outer.map { fits(frames.prefix($0).last) } ?? false
    if let outer, isOuterPlausible, isIndentedLike(outer), !isIndentedLike(top) { return .closesOuter(outer) }
    if fits(frames.prefix(top).last) { return .wrongKind }
    if let outer, isOuterPlausible { return .closesOuter(outer) }
    return fits(frames[top]) ? .stray : .wrongKind
  }

  /// How many more brackets the rest of the file closes than it opens; nil if the end is too far off to look.
  private func closingsToEnd(_ start: Int) -> Int? {
    guard scanner.count - start <= 2048 else { return nil }
    var result = 0
    var index = start
    while index < scanner.count {
      switch scanner[index] {
      case ASCII.quote: index = tokenEnd(index) - 1
      case ASCII.openBrace, ASCII.openBracket: result -= 1
      case ASCII.closeBrace, ASCII.closeBracket: result += 1
      default: break
      }
      index += 1
    }
    return result
  }

  /// Whether what follows the bracket at `position` makes sense directly inside `parent`; nil is the end of the root.
  private func fits(_ parent: Frame?) -> Bool {
    let next = scanner.skipSpace(position + 1)
    guard let parent else { return next >= scanner.count }
    switch scanner[next] {
    case ASCII.closeBrace: return parent.isObject
    case ASCII.closeBracket: return !parent.isObject
    case ASCII.comma: return keyFollows(scanner.skipSpace(next + 1)) == parent.isObject
    default: return false
    }
  }

  /// Whether the bracket at `position` starts its line and is indented like the line of this frame's opening bracket.
  private func isIndentedLike(_ frame: Int) -> Bool {
    guard let closing = indentation(position, isFirst: true) else { return false }
    return closing == indentation(Int(nodes[Int(frames[frame].node)].lower), isFirst: false)
  }

  /// The white space that starts the line of `index`, counted in bytes; nil if the line starts too far off, or if
  /// `isFirst` and something else stands before `index`.
  func indentation(_ index: Int, isFirst: Bool) -> Int? {
    var start = index
    while start > 0, !isLineEnd(start - 1) {
      start -= 1
      if index - start > 1024 || isFirst && !Self.isSpace(scanner[start]) { return nil }
    }
    return skipBlanks(start) - start
  }

  // MARK: The end of the file

  mutating func endOfFile() {
    defer { state = .stopped }
    if state == .memberValue { appendInvalid(position, position) }
    guard !isTruncated, !hasReportedEnd else { return }
    for frame in frames { nodes[Int(frame.node)].flags.insert(.isBroken) }
    let end = previousEnd(scanner.count)
    if frames.isEmpty {
      guard state == .root, errorCount == 0 else { return }
      report("the file holds no value: expected a JSON value", scanner.count, scanner.count)
      return
    }
    let missing = closers(frames[...])
    let notes = suspect().map { [$0] } ?? openNotes()
    let mends = state == .afterValue && nodes.last?.kind != .invalid && frames.count <= 8
    report(
      "the file ends too early: “\(missing)” is missing", end, end, notes: notes,
      fixes: mends ? [fix("insert “\(missing)”", end, end, missing)] : [])
  }

  /// A closed object or array whose brackets are indented differently: the bracket that closes it may have been meant
  /// for another, and its own be missing.
  private func suspect() -> Note? {
    var found: SyntaxNode?
    for node in nodes where node.kind == .object || node.kind == .array {
      guard node.upper > node.lower + 1, node.upper < found?.upper ?? .max else { continue }
      guard let closing = indentation(Int(node.upper) - 1, isFirst: true),
        let opening = indentation(Int(node.lower), isFirst: false), closing < opening
      else { continue }
      found = node
    }
    guard let found else { return nil }
    let bracket = found.kind == .object ? "{" : "["
    return note(
      "the bracket that closes this “\(bracket)” is indented for another one: its own may be missing",
      Int(found.lower), Int(found.lower) + 1)
  }

  // MARK: Behind the root

  mutating func readAfterRoot() {
    if skipOddity() { return }
    guard position < scanner.count else { return endOfFile() }
    let byte = scanner[position]
    if byte == ASCII.closeBrace || byte == ASCII.closeBracket { return recoverClosersAfterRoot() }
    if reopensRoot() { return }
    if !hasTextAfterRoot {
      reportTextAfterRoot("text behind the end of the file's value: a file holds one value")
    }
    if startsValue(position) {
      hasExtraRoot = true
      state = .root
    } else {
      position = max(position + 1, tokenEnd(position))
    }
  }

  private mutating func recoverClosersAfterRoot() {
    let start = position
    var end = start
    var next = start
    while scanner[next] == ASCII.closeBrace || scanner[next] == ASCII.closeBracket {
      end = next + 1
      next = scanner.skipSpace(end)
    }
    if !hasTextAfterRoot {
      report(
        "\(quoted(start, end)) closes nothing: remove it", start, end, fixes: [fix("remove it", start, end, "")])
    }
    hasTextAfterRoot = true
    position = end
  }

  private mutating func reportTextAfterRoot(_ message: String) {
    hasTextAfterRoot = true
    let end = max(position + 1, tokenEnd(position))
    let rootEnd = Int(nodes.first?.upper ?? 0)
    report(
      message, position, end,
      notes: [note("the value ends here", max(0, rootEnd - 1), rootEnd)])
  }

  /// Goes on with the members or elements of the root when a bracket too many closed it early.
  private mutating func reopensRoot() -> Bool {
    guard let root = nodes.first, root.kind == .object || root.kind == .array, !hasExtraRoot else { return false }
    let isObject = root.kind == .object
    let isComma = scanner[position] == ASCII.comma
    let next = isComma ? scanner.skipSpace(position + 1) : position
    guard isObject ? keyFollows(next) : isComma && startsValue(next) else { return false }
    reportTextAfterRoot("the file's value ends before this: a bracket before it is one too many")
    var frame = Frame(0, isObject: isObject)
    frame.mayRepeatKeys = isObject
    push(frame)
    state = isComma ? .afterValue : .nextKey
    return true
  }
}
