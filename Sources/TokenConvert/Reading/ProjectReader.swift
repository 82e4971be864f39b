import TokenDiagnostics
import TokenSource
import TokenSyntax

/// Everything that conversion starts from.
struct ProjectInput {
  var project = Project()
  var layouts: [SetLayout] = []
  var resolvers: [ResolverDocument] = []
  /// Lists of themes: the tree, and the folder that they speak of.
  var themes: [(tree: SyntaxTree, folder: String)] = []
  /// Tokens that another file holds in the same way.
  var repeats: [ConflictLayout.Repeat] = []
  /// Tokens that another one of the same file has the path of.
  var clashes: [ConflictLayout.Repeat] = []
  /// Documents that no resolver or theme names.
  var unreached: [Int] = []
  /// Files that hold no tokens.
  var empty: [FileID] = []
  /// Files that go over as they are, by their index.
  var copied: [FileID] = []
  /// Files that could not be read.
  var unreadable = 0
  var diagnostics: [Diagnostic] = []
}

/// Reads the files of a folder into documents and finds out how they come together.
struct ProjectReader {
  /// A file that was parsed.
  struct Parsed {
    let id: FileID
    let name: String
    let tree: SyntaxTree
    let map: OffsetMap?
  }

  /// Deeper than any design system is; what comes out is printed with two spaces a level.
  private static let depthLimit = 500

  private let files: SourceFiles
  var input = ProjectInput()
  var parsed: [Parsed] = []
  /// Documents that stand inside resolver documents, by their nodes.
  var inlineSources: [FileID: [NodeID: Int]] = [:]
  /// Documents by the path of their file.
  var documentsByFile: [String: Int] = [:]
  private var outputs: Set<String> = []
  /// Whether values without a token around them are taken for tokens: where nobody writes `$value`.
  private var takesBareValues = false
  /// Lists of themes with what belongs to them: the folder, the order of sets.
  var studioFolders: [String: (themes: Parsed?, order: [String])] = [:]
  /// Sets of files that hold several.
  var inlineSets: [(parsed: Parsed, documents: [String: Int], order: [String], list: NodeID?)] = []

  static func read(_ files: SourceFiles, unit: String?) -> ProjectInput {
    var reader = ProjectReader(files: files)
    reader.input.project.unit = unit
    reader.run()
    return reader.input
  }

  private init(files: SourceFiles) { self.files = files }

  private mutating func run() {
    let order = files.files.indices.sorted {
      files.files[$0].name.utf8.lexicographicallyPrecedes(files.files[$1].name.utf8)
    }
    for index in order { parse(FileID(index)) }
    takesBareValues = !parsed.contains { file in
      file.tree.nodes.indices.contains { index in
        let key = NodeID(index: UInt32(index))
        return file.tree.kind(key) == .key && (file.tree.equals(key, "$value") || file.tree.equals(key, "$themes"))
      } || file.name.isStudioFile
    }
    for file in parsed where file.name.lastName.hasPrefix("$") { readStudioFile(file) }
    for file in parsed where !file.name.lastName.hasPrefix("$") && !file.name.isResolver { addDocuments(file) }
    for file in parsed where file.name.lastName.hasPrefix("$") && !file.name.isStudioFile { addDocuments(file) }
    for file in parsed where file.name.isResolver { addInlineSources(file) }
    settleDialects()
    indexPaths()
    layOut()
  }

  // MARK: Files

  private mutating func parse(_ id: FileID) {
    let file = files[id]
    if file.name == "tokenc.json" {
      input.copied.append(id)
      return
    }
    let strict = JSONParser.parse(file, id: id, depthLimit: Self.depthLimit)
    guard strict.diagnostics.contains(where: { $0.severity == .error }) else {
      return take(Parsed(id: id, name: file.name, tree: strict.tree, map: nil))
    }
    let (plain, map) = LenientText.rewrite(file.bytes)
    let lenient = JSONParser.parse(
      SourceFile(path: file.path, name: file.name, bytes: plain), id: id, depthLimit: Self.depthLimit)
    let faults = lenient.diagnostics.filter { $0.severity == .error }
    guard !faults.isEmpty else { return take(Parsed(id: id, name: file.name, tree: lenient.tree, map: map)) }
    input.unreadable += 1
    for fault in faults.prefix(5) {
      let place = fault.location.map {
        SourceLocation($0.file, ByteRange(map.original(Int($0.range.lower)), map.original(Int($0.range.upper))))
      }
      input.diagnostics.append(
        Diagnostic(.error, .notConvertible, "the file can't be read: \(fault.message)", at: place))
    }
  }

  private mutating func take(_ file: Parsed) {
    guard let root = file.tree.root, file.tree.kind(root) == .object || file.name.lastName == "$themes.json" else {
      input.empty.append(file.id)
      return
    }
    parsed.append(file)
  }

  private mutating func readStudioFile(_ file: Parsed) {
    guard let root = file.tree.root, file.name.isStudioFile else { return }
    let folder = file.name.folder
    var entry = studioFolders[folder] ?? (themes: nil, order: [])
    if file.name.lastName == "$themes.json" { entry.themes = file }
    if file.name.lastName == "$metadata.json" { entry.order = Self.order(file.tree, root) }
    studioFolders[folder] = entry
  }

  private static func order(_ tree: SyntaxTree, _ root: NodeID) -> [String] {
    guard let list = tree.member("tokenSetOrder", of: root) else { return [] }
    return tree.elements(of: list).map { tree.string($0) }
  }

  // MARK: Documents

  private mutating func addDocuments(_ file: Parsed) {
    guard let root = file.tree.root else { return }
    let tree = file.tree
    let themes = tree.member("$themes", of: root)
    let metadata = tree.member("$metadata", of: root)
    guard themes.map({ tree.kind($0) == .array }) ?? false || metadata.map({ tree.kind($0) == .object }) ?? false else {
      if let index = add(file, root, name: file.name.tokenName, isStudio: isStudio(file.name)) {
        documentsByFile[file.name] = index
      }
      return
    }
    var documents: [String: Int] = [:]
    let folder = file.name.tokenName
    for member in tree.members(of: root) where tree.firstByte(member.key) != UInt8(ascii: "$") {
      guard tree.kind(member.value) == .object else { continue }
      let set = tree.string(member.key)
      documents[set] = add(file, member.value, name: folder + "/" + set.safePath, isStudio: true)
    }
    inlineSets.append((file, documents, metadata.map { Self.order(tree, $0) } ?? [], themes))
  }

  /// Tokens that a resolver document holds itself.
  private mutating func addInlineSources(_ file: Parsed) {
    for node in ResolverReader.inlineSources(file.tree) {
      let name = "\(file.name.tokenName)-\(inlineSources[file.id]?.count ?? 0)"
      if let index = add(file, node, name: name, isStudio: false, isInline: true) {
        inlineSources[file.id, default: [:]][node] = index
      }
    }
  }

  private func isStudio(_ name: String) -> Bool {
    studioFolders.keys.contains { $0.isEmpty || name.hasPrefix($0 + "/") }
  }

  private mutating func add(
    _ file: Parsed, _ root: NodeID, name: String, isStudio: Bool, isInline: Bool = false
  ) -> Int? {
    let signs = DialectSigns(file.tree, root: root)
    var document = SourceDocument(
      file: file.id, name: name, output: nil, tree: file.tree, root: root, map: file.map,
      dialect: signs.dialect(isStudio: isStudio))
    let index = input.project.documents.count
    let before = input.project.tokens.count
    document = DocumentReader.read(
      document, index: index, takesBareValues: takesBareValues, into: &input.project.tokens)
    let isMarked = file.name.hasSuffix(".tokens.json") || file.name.hasSuffix(".tokens")
    let hasCounts = signs.dollarValues + signs.plainValues > 0
    if !hasCounts, document.dialect == .current, input.project.tokens.count > before {
      // Values alone: those of the objects that Style Dictionary merges.
      document.dialect = .styleDictionary
    }
    guard input.project.tokens.count > before || isMarked else {
      if !isInline { input.empty.append(file.id) }
      return nil
    }
    if !isInline { document.output = unique(file.name, name) }
    input.project.documents.append(document)
    return index
  }

  /// Files of one project are written alike: those with `$value` are taken together.
  private mutating func settleDialects() {
    let isDollar: (SourceDocument) -> Bool = { $0.dialect != .styleDictionary }
    let total = input.project.documents.filter(isDollar).reduce(into: DialectSigns.none) {
      $0.add(DialectSigns($1.tree, root: $1.root))
    }
    let dialect = total.dialect()
    for index in input.project.documents.indices where isDollar(input.project.documents[index]) {
      let document = input.project.documents[index]
      if !isStudio(document.name) { input.project.documents[index].dialect = dialect }
    }
  }

  private mutating func unique(_ file: String, _ name: String) -> String {
    let ending = file.hasSuffix(".tokens") ? ".tokens" : ".tokens.json"
    var candidate = name + ending
    if outputs.contains(candidate.lowercased()) {
      let kind = file.split(separator: ".").last.map(String.init) ?? "2"
      candidate = name + "-" + kind + ending
    }
    var count = 1
    while !outputs.insert(candidate.lowercased()).inserted {
      count += 1
      candidate = "\(name)-\(count)\(ending)"
    }
    return candidate
  }

  private mutating func indexPaths() {
    let groups = input.project.documents.lazy.flatMap { $0.groups.lazy.map(\.path) }
    var names = NameTable(Array(groups) + input.project.tokens.map(\.path))
    for (number, token) in input.project.tokens.enumerated() {
      let dotted = token.dotted
      if let id = input.project.ids[dotted] {
        input.project.pathOf.append(id)
      } else {
        let id = input.project.names.count
        input.project.ids[dotted] = id
        input.project.names.append(names.names(token.path) + (token.isRoot ? ["$root"] : []))
        input.project.pathOf.append(id)
      }
      let new = input.project.names[input.project.pathOf[number]]
      if token.isRoot { noteRoot(token) } else { noteRename(token.document, token.key, token.path, new.last ?? "") }
    }
    for number in input.project.documents.indices { indexGroups(number, &names) }
    for change in ExtensionCheck.run(&input.project) {
      input.diagnostics.append(
        Diagnostic(.error, .notConvertible, change.message, at: input.project.location(change)))
    }
  }

  private mutating func indexGroups(_ number: Int, _ names: inout NameTable) {
    let document = input.project.documents[number]
    for (index, group) in document.groups.enumerated() {
      input.project.groups.insert(group.path.joined(separator: "."))
      guard let key = group.key, let old = group.path.last, let new = names.names(group.path).last, old != new else {
        continue
      }
      input.project.documents[number].groups[index].newName = new
      noteRename(number, key, group.path, new)
    }
  }

  private mutating func noteRoot(_ token: SourceToken) {
    input.project.renames.append(
      Change(
        kind: .name,
        message: "“\(token.dotted.shortened)” holds other tokens; it becomes “$root” of a group of that name",
        document: token.document, node: token.key))
  }

  private mutating func noteRename(_ document: Int, _ key: NodeID, _ path: [String], _ new: String) {
    guard let old = path.last, old != new else { return }
    input.project.renames.append(
      Change(
        kind: .name, message: "the name “\(old.shortened)” can't stand in 2025.10 and becomes “\(new.shortened)”",
        document: document, node: key))
  }
}

extension String {
  /// The part of a path after the last slash.
  var lastName: String { split(separator: "/").last.map(String.init) ?? self }

  /// The part of a path before the last slash; empty if there is none.
  var folder: String { split(separator: "/").dropLast().joined(separator: "/") }

  var isResolver: Bool {
    hasSuffix(".resolver.json") || hasSuffix(".resolver.json5") || hasSuffix(".resolver.jsonc")
  }

  var isStudioFile: Bool { lastName == "$themes.json" || lastName == "$metadata.json" }

  /// A path without what marks it as a file of tokens.
  var tokenName: String {
    for ending in [".tokens.json", ".tokens.json5", ".tokens.jsonc", ".json", ".json5", ".jsonc", ".tokens"]
    where hasSuffix(ending) { return String(dropLast(ending.count)) }
    return self
  }

  /// A set's name as a path that stays below its folder.
  var safePath: String {
    let parts = split(separator: "/").map { part in
      String(part.map { $0.isLetter || $0.isNumber || "-_ .".contains($0) ? $0 : "-" })
    }
    let clean = parts.filter { $0 != ".." && $0 != "." && !$0.isEmpty }
    return clean.isEmpty ? "set" : clean.joined(separator: "/")
  }
}
