public import TokenDiagnostics
public import TokenSource
public import TokenSyntax

/// Tells that an input is written in an older dialect, and which errors only say the same again.
///
/// A wrong value in a project of 2025.10 is a wrong value, several too: a dialect is recognised where its signs stand at
/// least twice and nothing is written as 2025.10 has it, or where they are many and far outnumber what is.
public struct DialectRecognition: Sendable {
  /// The dialect.
  public let dialect: Dialect
  /// How many signs of it there are.
  public let count: Int
  /// How many files hold such signs.
  public let files: Int
  /// The first sign.
  public let first: SourceLocation
  /// Tokens of Style Dictionary, by file.
  private var plainTokens: [FileID: [ByteRange]] = [:]

  /// Looks for an older dialect in token files; nil if they are of 2025.10, or too little is in them to tell.
  public init?(_ trees: [SyntaxTree]) {
    var total = DialectSigns.none
    var found: [(tree: SyntaxTree, signs: DialectSigns)] = []
    for tree in trees {
      guard let root = tree.root else { continue }
      let signs = DialectSigns(tree, root: root)
      total.add(signs)
      found.append((tree, signs))
    }
    let dialect = total.dialect()
    let count = total.count(of: dialect)
    let honest = total.honestCount(against: dialect)
    guard dialect != .current, honest == 0 ? count >= 2 : count >= 20 && count > honest * 4 else { return nil }
    let places = found.compactMap { entry -> SourceLocation? in
      guard entry.signs.count(of: dialect) > 0 else { return nil }
      let node = entry.signs.first[dialect] ?? entry.signs.first[.earlierDraft]
      return node.map { entry.tree.location($0) }
    }
    guard let first = places.first else { return nil }
    self.dialect = dialect
    self.count = count
    self.files = places.count
    self.first = first
    if dialect == .styleDictionary {
      for entry in found { plainTokens[entry.tree.file] = Self.plainTokens(entry.tree) }
    }
  }

  /// Looks for an older dialect in files that are in whatever spelling of JSON.
  ///
  /// - Returns: what was found, and the first sign as `path:line:column`; nil if the files are of 2025.10.
  public static func of(_ files: [SourceFile]) -> (found: DialectRecognition, place: String)? {
    var maps: [OffsetMap?] = []
    let trees = files.enumerated().map { index, file in
      let strict = JSONParser.parse(file, id: FileID(index))
      guard strict.diagnostics.contains(where: { $0.severity == .error }) else {
        maps.append(nil)
        return strict.tree
      }
      let (plain, map) = LenientText.rewrite(file.bytes)
      maps.append(map)
      return JSONParser.parse(SourceFile(path: file.path, bytes: plain), id: FileID(index)).tree
    }
    guard let found = DialectRecognition(trees) else { return nil }
    let index = Int(found.first.file.index)
    let offset = Int(found.first.range.lower)
    let start = UInt32(clamping: maps[index]?.original(offset) ?? offset)
    let bytes = files[index].bytes
    let place = LineTable(bytes).place(at: start, in: bytes)
    return (found, "\(files[index].path):\(place.line):\(place.column)")
  }

  /// The one error that takes the place of all that follow from the dialect.
  ///
  /// - Parameters:
  ///   - input: the folder or file as it was named.
  ///   - start: the first sign as text, where the file is none of those that diagnostics point into.
  public func diagnostic(_ input: String, start: String? = nil) -> Diagnostic {
    let evidence =
      switch dialect {
      case .styleDictionary: count == 1 ? "token has “value” without a dollar" : "tokens have “value” without a dollar"
      case .tokensStudio: "types and values are of its own kind"
      default: "values are strings where 2025.10 has objects"
      }
    let place = (files == 1 ? "" : " in \(files) files") + (start.map { ", the first at \($0)" } ?? "")
    let command = "tokenc convert \(Self.quoted(input)) -o \(Self.quoted(Self.folder(beside: input)))"
    return Diagnostic(
      .error, "older-dialect",
      "the tokens are written in \(dialect.phrase): \(count) \(evidence)\(place); convert them first: \(command)",
      at: start == nil ? first : nil, label: start == nil ? "the first of them" : nil)
  }

  private static func folder(beside input: String) -> String {
    var path = input
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    if path == "." || path == ".." || path == "/" { return path == "." ? "../converted" : "converted" }
    return path.tokenName + "-converted"
  }

  private static func quoted(_ path: String) -> String {
    path.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
      ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }

  // MARK: What follows

  /// Whether an error says no more than that the input is written in this dialect.
  public func explains(_ diagnostic: Diagnostic, in trees: [FileID: SyntaxTree]) -> Bool {
    guard let place = diagnostic.location, let tree = trees[place.file] else { return false }
    switch dialect {
    case .styleDictionary: return explainsPlain(diagnostic, place)
    case .tokensStudio, .earlierDraft: return explainsString(diagnostic, place, tree)
    case .current: return false
    }
  }

  private func explainsPlain(_ diagnostic: Diagnostic, _ place: SourceLocation) -> Bool {
    guard ["structure", "value", "type-missing", "type-unknown", "incomplete-token"].contains(diagnostic.id.rawValue)
    else {
      return false
    }
    let ranges = plainTokens[place.file] ?? []
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lower <= place.range.lower { low = middle + 1 } else { high = middle }
    }
    return low > 0 && place.range.lower < ranges[low - 1].upper
  }

  /// The objects that hold a plain `value`, in order.
  private static func plainTokens(_ tree: SyntaxTree) -> [ByteRange] {
    var ranges: [ByteRange] = []
    for (offset, node) in tree.nodes.enumerated() where node.kind == .object {
      let id = NodeID(index: UInt32(offset))
      if let last = ranges.last, node.range.lower < last.upper { continue }
      if tree.member("value", of: id) != nil, tree.member("unit", of: id) == nil { ranges.append(node.range) }
    }
    return ranges
  }

  private func explainsString(_ diagnostic: Diagnostic, _ place: SourceLocation, _ tree: SyntaxTree) -> Bool {
    guard let text = Self.text(at: place.range, in: tree) else { return false }
    switch diagnostic.id.rawValue {
    case "type-unknown": return TypeWord(text).isOlder(text)
    case "value": return DialectSigns.isOlderForm(text) || Quantity(text) != nil || text.contains("{")
    case "reference-syntax": return text.contains("{")
    default: return false
    }
  }

  /// The text of a string, if that is what a range covers.
  private static func text(at range: ByteRange, in tree: SyntaxTree) -> String? {
    let bytes = tree.bytes[range.indices.clamped(to: 0..<tree.bytes.count)]
    guard bytes.count >= 2, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") else {
      // A number that is no dimension: 16 in place of 16px.
      return Quantity(String(decoding: bytes, as: UTF8.self)).map(\.text)
    }
    return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
  }
}

extension Dialect {
  /// What it is called in a sentence.
  var phrase: String {
    switch self {
    case .styleDictionary: "the format of Style Dictionary"
    case .tokensStudio: "the format of Tokens Studio"
    case .earlierDraft: "an earlier draft of the format"
    case .current: "the format of 2025.10"
    }
  }
}

extension TypeWord {
  /// Whether a word is the name of a type in an older dialect, and no slip of the pen.
  func isOlder(_ word: String) -> Bool {
    self != .unsupported
      || ["string", "text", "other", "asset", "boolean", "composition", "textCase", "textDecoration", "content"]
        .contains(word)
  }
}
