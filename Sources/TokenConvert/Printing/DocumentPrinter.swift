import TokenModel
import TokenSource
import TokenSyntax

/// A file that was written, and where its tokens stand in it.
struct PrintedFile: Sendable {
  let path: String
  let bytes: [UInt8]
  /// Whether it is a part of a resolver document, and none of the files to write.
  var isInline = false
  /// Whether it is a document of the source with some changes, which keeps its layout.
  var isEdited = false
  /// Tokens by the bytes of their objects, in order.
  var places: [(token: Int, range: Range<Int>)]
}

/// Prints a document in the format of 2025.10.
struct DocumentPrinter {
  let project: Project
  private let outcomes: [Outcome?]
  var writer: JSONWriter
  private var places: [(token: Int, range: Range<Int>)] = []
  var lost: [Int] = []
  private var openGroups: [Int] = []

  private init(_ project: Project, _ outcomes: [Outcome?]) {
    self.project = project
    self.outcomes = outcomes
    writer = JSONWriter(project)
  }

  /// Prints a document; tokens that can't be converted are kept under the root's `$extensions`.
  static func print(_ index: Int, of project: Project, _ outcomes: [Outcome?]) -> PrintedFile {
    var printer = DocumentPrinter(project, outcomes)
    let document = project.documents[index]
    printer.run(document, index)
    return PrintedFile(
      path: document.output ?? document.name, bytes: printer.writer.finished, isInline: document.output == nil,
      places: printer.places)
  }

  /// Prints some tokens of a document, with the values they have in one context.
  static func print(
    _ tokens: [(token: Int, value: Converted)], of project: Project, to path: String
  ) -> PrintedFile {
    var printer = DocumentPrinter(project, [])
    printer.run(tokens)
    return PrintedFile(path: path, bytes: printer.writer.finished, places: printer.places)
  }

  // MARK: Whole documents

  private func isWritten(_ token: Int) -> Converted? {
    guard case .single(let value)? = outcomes[token] else { return nil }
    return value
  }

  private mutating func run(_ document: SourceDocument, _ index: Int) {
    for token in document.tokens {
      if case .failed(let change, _)? = outcomes[token], change.kind != .merged { lost.append(token) }
    }
    let kept = keptGroups(document)
    // Groups that are left out with all that is in them.
    var skipped = 0
    for event in document.events {
      switch event {
      case .open(let group):
        if skipped > 0 || !kept[group] { skipped += 1 } else { open(document, index, group) }
      case .close:
        if skipped > 0 {
          skipped -= 1
        } else {
          closeGroup(document, index)
        }
      case .token(let token):
        if skipped == 0, let value = isWritten(token) { write(token, value) }
      }
    }
  }

  /// Which groups hold something to write, or data of their own.
  private func keptGroups(_ document: SourceDocument) -> [Bool] {
    var kept = document.groups.map { group in
      group.description != nil || group.extensions != nil || !group.kept.isEmpty || !group.extras.isEmpty
        || document.tree.memberCount(group.object) == 0
    }
    kept[0] = true
    var stack: [Int] = []
    for event in document.events {
      switch event {
      case .open(let group): stack.append(group)
      case .close:
        guard let group = stack.popLast() else { continue }
        if kept[group], let above = stack.last { kept[above] = true }
      case .token(let token):
        if isWritten(token) != nil, let group = stack.last { kept[group] = true }
      }
    }
    return kept
  }

  private mutating func open(_ document: SourceDocument, _ index: Int, _ number: Int) {
    let group = document.groups[number]
    if let key = group.key {
      if let name = group.newName { writer.key(name) } else { writer.key(index, key) }
    }
    openGroups.append(number)
    writer.open()
    for member in group.kept {
      writer.key(index, member.key)
      writer.value(.raw(document: index, member.value))
    }
    if let type = group.type, type.isOwn, let word = groupType(type) {
      writer.key("$type")
      writer.text(word)
    }
    if let description = group.description {
      writer.key("$description")
      writer.value(.raw(document: index, description))
    }
    if group.key != nil { groupExtensions(document, index, group) }
  }

  /// The type that a group's word stands for; nil for a word that stands for several or for none.
  private func groupType(_ type: DeclaredType) -> String? {
    switch TypeWord(type.word) {
    case .type(let type): type.rawValue
    case .opacity: TokenType.number.rawValue
    default: nil
    }
  }

  private mutating func closeGroup(_ document: SourceDocument, _ index: Int) {
    guard let number = openGroups.popLast() else { return }
    if number == 0 { groupExtensions(document, index, document.groups[0]) }
    writer.close()
  }

  // MARK: Single tokens

  private mutating func run(_ tokens: [(token: Int, value: Converted)]) {
    writer.open()
    var path: [String] = []
    for (token, value) in tokens {
      let names = project.names[project.pathOf[token]]
      let groups = Array(names.dropLast())
      let common = zip(path, groups).prefix { $0 == $1 }.count
      while path.count > common {
        writer.close()
        path.removeLast()
      }
      for group in groups[common...] {
        writer.key(group)
        writer.open()
        path.append(group)
      }
      write(token, value, alwaysTyped: true)
    }
    for _ in path { writer.close() }
    writer.close()
  }

  private mutating func write(_ token: Int, _ value: Converted, alwaysTyped: Bool = false) {
    let source = project.tokens[token]
    let names = project.names[project.pathOf[token]]
    writer.key(names.last ?? "")
    let start = writer.offset
    var members: [OutMember] = []
    if let type = type(source, value, alwaysTyped) { members.append(OutMember("$type", .text(type))) }
    if let out = value.value { members.append(OutMember(isPointer(source) ? "$ref" : "$value", out)) }
    for (name, node) in [("$description", source.description), ("$deprecated", source.deprecated)] {
      if let node { members.append(OutMember(name, .raw(document: source.document, node))) }
    }
    if hasExtensions(source, value) {
      writer.open()
      writer.members(members)
      tokenExtensions(source, value)
      writer.close()
    } else {
      writer.value(.object(members))
    }
    places.append((token, start..<writer.offset))
  }

  private func isPointer(_ source: SourceToken) -> Bool {
    guard let object = source.object else { return false }
    return project.documents[source.document].tree.member("$ref", of: object) == source.value
  }

  private func type(_ source: SourceToken, _ value: Converted, _ alwaysTyped: Bool) -> String? {
    guard let type = value.type else {
      return source.type.flatMap { $0.isOwn && TokenType(rawValue: $0.word) != nil ? $0.word : nil }
    }
    if value.isAlias, source.type?.isOwn != true { return nil }
    if alwaysTyped || value.isAlias || source.type?.isOwn == true { return type.rawValue }
    return source.type.flatMap(groupType) == type.rawValue ? nil : type.rawValue
  }
}
