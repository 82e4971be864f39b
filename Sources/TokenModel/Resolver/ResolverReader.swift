import TokenDiagnostics
import TokenSource
import TokenSyntax

/// Reads a resolver document: its sets, modifiers and resolution order, with every reference followed.
///
/// Nothing is read from disk: files that the document refers to are handed in, and those that are missing are asked
/// for. Everything that is wrong is reported, in sets and contexts that nothing uses too. Chains of references and sets
/// in sets may be as long as the files: places wait in a list for their turn, and nothing recurses.
public struct ResolverReader {
  /// The files, the resolver document first, then in the order they were met.
  var documents: [Document] = []
  private var documentIndex: [String: Int] = [:]
  private let files: ResolverFiles
  let sourceLimit: Int
  var reading = ResolverReading()

  /// The parts of the sources; see `SourceNode`.
  var nodes: [SourceNode] = []
  var nodeIndex: [Spot: Int] = [:]
  /// How many of them were looked at.
  var readCount = 0
  /// Of nodes that were asked: whether they stand for tokens in the end.
  var standsForTokens: [Int: Bool] = [:]

  /// Where each reference leads, by the object that holds it; nil for nowhere, which was reported.
  var steps: [Spot: Spot?] = [:]
  /// What was reported once of a place and must not be again.
  var reported: Set<Report> = []
  /// The members of large objects by name, and the elements of large arrays.
  var memberIndex: [Spot: [[UInt8]: NodeID]] = [:]
  var elementIndex: [Spot: [NodeID]] = [:]
  /// Contexts of modifiers, by the object that lists them.
  var contextLists: [Spot: [ContextDraft]?] = [:]
  /// Sets and modifiers whose members were checked.
  var checked: Set<Spot> = []

  /// The definitions in `sets` and in `modifiers`, and the items of the resolution order.
  var setEntries: Set<Spot> = []
  var modifierEntries: Set<Spot> = []
  var orderItems: Set<Spot> = []

  /// A file that takes part.
  struct Document {
    let path: String
    let tree: SyntaxTree
    /// Whether it is a resolver document, whose modifiers and order no source may refer to.
    let isResolver: Bool
  }

  /// A place in one of the files.
  struct Spot: Hashable {
    let document: Int
    let node: NodeID
  }

  /// A kind of report on a place.
  struct Report: Hashable {
    let spot: Spot
    let id: DiagnosticID
  }

  private init(_ files: ResolverFiles, _ sourceLimit: Int) {
    self.files = files
    self.sourceLimit = sourceLimit
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - files: the document and what was read of the files it refers to. Files that are missing are named in the
  ///     result; the caller adds them and reads again.
  ///   - sourceLimit: how many sources all sets and contexts of the order may come to once sets are spliced in.
  public static func read(_ files: ResolverFiles, sourceLimit: Int = 1_000_000) -> ResolverReading {
    var reader = ResolverReader(files, sourceLimit)
    guard let main = reader.document(files.document) else { return reader.reading }
    if let root = reader.documents[main].tree.root { reader.readRoot(Spot(document: main, node: root)) }
    return reader.reading
  }

  // MARK: Files

  /// The index of a file that takes part; nil where it is missing or can't be read.
  mutating func document(_ path: String) -> Int? {
    if let index = documentIndex[path] { return index }
    guard case .tree(let tree)? = files.contents[path] else { return nil }
    let isResolver = tree.root.flatMap { tree.member("resolutionOrder", of: $0) }.map { tree.kind($0) == .array }
    documents.append(Document(path: path, tree: tree, isResolver: documents.isEmpty || isResolver == true))
    documentIndex[path] = documents.count - 1
    return documents.count - 1
  }

  /// Why a file can't be read; nil, and a request for it, where it was not handed in yet.
  mutating func unreadable(_ path: String) -> (reason: String, suggestion: String?)? {
    if case .unreadable(let reason, let suggestion)? = files.contents[path] { return (reason, suggestion) }
    if reading.wanted.last != path { reading.wanted.append(path) }
    return nil
  }

  // MARK: Places

  func tree(_ spot: Spot) -> SyntaxTree { documents[spot.document].tree }
  func kind(_ spot: Spot) -> NodeKind { tree(spot).kind(spot.node) }
  func place(_ spot: Spot) -> SourceLocation { tree(spot).location(spot.node) }
  func text(_ spot: Spot) -> String { tree(spot).string(spot.node) }
  func spot(_ node: NodeID, in other: Spot) -> Spot { Spot(document: other.document, node: node) }

  /// The members of an object, in order; none of anything else.
  func members(_ spot: Spot?) -> [(key: Spot, value: Spot)] {
    guard let spot else { return [] }
    return tree(spot).members(of: spot.node).map { (self.spot($0.key, in: spot), self.spot($0.value, in: spot)) }
  }

  /// A member of an object by its name.
  func member(_ name: StaticString, of spot: Spot) -> Spot? {
    tree(spot).member(name, of: spot.node).map { self.spot($0, in: spot) }
  }

  /// The `$ref` of an object.
  func reference(_ spot: Spot) -> Spot? { member("$ref", of: spot) }

  mutating func report(_ diagnostic: Diagnostic) { reading.diagnostics.append(diagnostic) }

  /// Reports something of a place, unless it was reported before.
  mutating func report(once spot: Spot, _ diagnostic: Diagnostic) {
    if reported.insert(Report(spot: spot, id: diagnostic.id)).inserted { report(diagnostic) }
  }

  /// Whether a value is of a kind; says so if it isn't. What has a syntax error was reported already.
  mutating func expect(_ kind: NodeKind, _ spot: Spot, _ what: String) -> Bool {
    let found = self.kind(spot)
    if found != kind, found != .invalid { report(once: spot, .resolverKind(place(spot), what, kind)) }
    return found == kind
  }

  // MARK: The root

  private static let rootMembers = [
    "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema", "$defs", "$extensions",
  ]

  private mutating func readRoot(_ root: Spot) {
    guard expect(.object, root, "a resolver document"), checkVersion(root) else { return }
    var draft = Draft()
    for (key, value) in members(root) {
      switch text(key) {
      case "name", "description": _ = expect(.string, value, "“\(text(key))”")
      case "version", "$schema", "$defs": break
      case "sets": if expect(.object, value, "“sets”") { draft.sets = value }
      case "modifiers": if expect(.object, value, "“modifiers”") { draft.modifiers = value }
      case "resolutionOrder": if expect(.array, value, "“resolutionOrder”") { draft.order = value }
      case "$extensions": report(.rootExtensions(place(key)))
      default: report(.unknownMember(place(key), text(key), of: "a resolver document", Self.rootMembers))
      }
    }
    if draft.order == nil, member("resolutionOrder", of: root) == nil, !tree(root).isBroken(root.node) {
      report(.missingMember(place(root), "resolutionOrder", of: "a resolver document"))
    }
    finish(draft)
  }

  /// Whether the document is of the version this tool reads. Of another version nothing else can be said.
  private mutating func checkVersion(_ root: Spot) -> Bool {
    guard let version = member("version", of: root) else {
      if !tree(root).isBroken(root.node) { report(.missingVersion(tree(root), root.node)) }
      return false
    }
    if kind(version) == .string, tree(version).equals(version.node, "2025.10") { return true }
    if kind(version) != .invalid { report(.wrongVersion(place(version))) }
    return false
  }

  /// The parts of the document, as far as each is what it has to be.
  struct Draft {
    var sets: Spot?
    var modifiers: Spot?
    var order: Spot?
  }

  private mutating func finish(_ draft: Draft) {
    setEntries = Set(members(draft.sets).map(\.value))
    modifierEntries = Set(members(draft.modifiers).map(\.value))
    for (_, value) in members(draft.sets) { readSetEntry(value) }
    var modifiers: [(entry: Spot, draft: ModifierDraft)] = []
    for (key, value) in members(draft.modifiers) {
      if let modifier = readModifierEntry(key, value) { modifiers.append((value, modifier)) }
    }
    let order = draft.order.map { readOrder($0) } ?? []
    readWaiting()
    guard reading.wanted.isEmpty else {
      reading.diagnostics = []
      return
    }
    checkSetEntries(draft.sets)
    breakCycles()
    checkOverrides()
    reading.resolver = assemble(order, modifiers)
  }

}
