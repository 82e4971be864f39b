import TokenModel
import TokenSyntax

/// Converts tokens one by one, in one choice of contexts, those first that others refer to.
///
/// What can't be converted is told once, at the place that is to blame; tokens that refer to it are told of as well, since
/// they are left out too.
struct ValueConverter {
  let project: Project
  /// The token that a path means in this choice of contexts, by path id.
  let effective: [Int: Int]
  /// What was converted so far, by token.
  var results: [Int: Converted] = [:]

  /// The token that is being converted.
  var index = 0
  var token: SourceToken
  var document: SourceDocument
  var tree: SyntaxTree
  /// What it will be.
  var current = Converted()

  init?(_ project: Project, effective: [Int: Int]) {
    guard let token = project.tokens.first, let document = project.documents.first else { return nil }
    self.project = project
    self.effective = effective
    self.token = token
    self.document = document
    tree = document.tree
  }

  /// Converts a token whose targets were converted before.
  mutating func convert(_ index: Int) {
    self.index = index
    token = project.tokens[index]
    if document.tree.file != project.documents[token.document].tree.file
      || document.root != project.documents[token.document].root
    {
      document = project.documents[token.document]
      tree = document.tree
    }
    current = Converted()
    if let reference = wholeReference(token.value) {
      alias(reference)
    } else if isPointer {
      current.value = .raw(document: token.document, token.value)
    } else if let meaning = meaning() {
      write(meaning)
    }
    if current.value != nil { adjustColor() }
    if current.failure != nil { current.value = nil }
    if current.value == nil, current.failure == nil { fail(token.value, "its value can't be read") }
    results[index] = current
  }

  /// Whether the token is a `$ref` of 2025.10, which is kept.
  private var isPointer: Bool {
    guard let object = token.object else { return false }
    if tree.member("$ref", of: object) == token.value { return true }
    return tree.kind(token.value) == .object && tree.member("$ref", of: token.value) != nil
  }

  // MARK: Types

  /// What the value is meant to be; nil after a report.
  private mutating func meaning() -> TypeWord? {
    guard let type = token.type else { return inferredMeaning() }
    let meaning = TypeWord(type.word)
    if meaning == .unsupported {
      let isText = ["string", "text", "other"].contains(type.word.lowercased())
      if isText, let found = ValueGuess.exact(tree, token.value) {
        note(.type, type.node, "a \(type.word) that spells \(found.article) gets the type \(found.rawValue)")
        return .type(found)
      }
      fail(type.node, "2025.10 has no type “\(type.word.shortened)”")
      return nil
    }
    if case .type(let type) = meaning, type.isComposite || tree.kind(token.value) != .object { return meaning }
    return meaning
  }

  private mutating func inferredMeaning() -> TypeWord? {
    var found = ValueGuess.exact(tree, token.value).map { TypeWord.type($0) }
    let isCertain = found != nil && document.dialect != .current
    if found == nil, document.dialect == .styleDictionary || document.dialect == .tokensStudio {
      found = ValueGuess.byPath(token.path, isScalar: tree.kind(token.value) != .object)
    }
    if found == nil, tree.kind(token.value) == .number { found = .type(.number) }
    guard let found else {
      fail(token.value, "no type is declared, and none can be told from the value")
      return nil
    }
    note(isCertain ? .typeName : .type, token.key, "no type was declared; the value is \(found.type.article)")
    return found
  }

  // MARK: Writing

  private mutating func write(_ meaning: TypeWord) {
    if let type = token.type, type.isOwn, type.word != meaning.type.rawValue, current.changes.isEmpty {
      note(.typeName, type.node, "the type “\(type.word)” is \(meaning.type.rawValue)")
    }
    guard let part = value(token.value, meaning) else { return }
    current.value = part.value
    current.literal = part.literal
    current.type = part.type
  }

  // MARK: References

  /// The path of a value that is one reference.
  func wholeReference(_ node: NodeID) -> String? {
    tree.kind(node) == .string ? ReferenceScan.whole(tree.string(node)) : nil
  }

  private mutating func alias(_ reference: String) {
    let node = token.value
    guard let target = target(reference, at: node) else { return }
    switch target {
    case .inherited:
      current.value = .raw(document: token.document, node)
      current.isAlias = true
    case .literal(let literal):
      current.keepsOriginal = true
      note(.computed, node, "“{\(reference.shortened)}” names a part of a value, which is written out")
      guard let meaning = token.type.map({ TypeWord($0.word) }) ?? literal.meaning else { return }
      finish(Item.literal(literal, node), meaning)
    case .token(let other, let id): alias(to: other, id, reference, node)
    }
  }

  private mutating func alias(to other: Int, _ id: Int, _ reference: String, _ node: NodeID) {
    guard let result = results[other] else { return fail(node, "“\(reference.shortened)” refers back to it") }
    let declared = token.type.flatMap { $0.isOwn ? $0 : nil }
    current.literal = result.literal
    current.parts = result.parts
    guard result.value != nil else { return aliasOfBroken(result, reference, node, declared) }
    current.value = .reference(id)
    current.type = result.type
    current.isAlias = true
    if reference != project.path(id) {
      note(.form, node, "the reference is written {\(project.path(id).shortened)}")
    }
    guard let declared else { return }
    let meaning = TypeWord(declared.word)
    if meaning == .type(result.type ?? .number) { return }
    if meaning != .unsupported, result.type != meaning.type, let literal = result.literal {
      var attempt = self
      attempt.current = Converted()
      attempt.finish(.literal(literal, node), meaning)
      if attempt.current.failure == nil, attempt.current.value != nil, attempt.current.type == meaning.type {
        current = attempt.current
        current.keepsOriginal = true
        note(
          .computed, node,
          "“\(project.path(id).shortened)” is \(result.type?.article ?? "something else"), and \(meaning.type.article) is declared here; its value is written out"
        )
        return
      }
    }
    noteType(declared, result.type)
  }

  private mutating func noteType(_ declared: DeclaredType, _ type: TokenType?) {
    guard let type else { return }
    if TypeWord(declared.word).type == type, TypeWord(declared.word) != .unsupported {
      note(.typeName, declared.node, "the type “\(declared.word)” is \(type.rawValue)")
    } else {
      note(
        .type, declared.node,
        "the type follows the token that is referred to: \(type.rawValue), not “\(declared.word.shortened)”")
    }
  }

  /// A reference to what can't be written may come to something that can: `{spacing}` of 0.5em times nothing.
  private mutating func aliasOfBroken(
    _ result: Converted, _ reference: String, _ node: NodeID, _ declared: DeclaredType?
  ) {
    fail(node, "it refers to “\(reference.shortened)”, which can't be converted")
  }

  /// Converts an item and takes it as the token's value.
  mutating func finish(_ item: Item, _ meaning: TypeWord) {
    guard let part = value(item, meaning) else { return }
    current.value = part.value
    current.literal = part.literal
    current.type = part.type
  }

  // MARK: Reporting

  mutating func note(_ kind: ChangeKind, _ node: NodeID, _ message: String) {
    current.changes.append(Change(kind: kind, message: message, document: token.document, node: node))
  }

  /// Says why the token can't be converted; the first reason counts.
  mutating func fail(_ node: NodeID, _ message: String) {
    guard current.failure == nil else { return }
    current.failure = Change(kind: .form, message: message, document: token.document, node: node)
  }
}

extension TypeWord {
  /// The type that values of it are written with, but for line heights in lengths.
  var type: TokenType {
    switch self {
    case .type(let type): type
    case .opacity, .lineHeight: .number
    case .letterSpacing: .dimension
    case .unsupported: .number
    }
  }
}

extension TokenType {
  /// `a color`, for messages.
  var article: String {
    switch self {
    case .cubicBezier: "a cubic Bézier curve"
    case .fontFamily: "a font family"
    case .fontWeight: "a font weight"
    case .strokeStyle: "a stroke style"
    default: phrase
    }
  }
}

extension Literal {
  /// The type it has by itself.
  var meaning: TypeWord? {
    switch self {
    case .quantity(let quantity):
      switch quantity.unit {
      case "", "%": .type(.number)
      case "ms", "s": .type(.duration)
      default: .type(.dimension)
      }
    case .color: .type(.color)
    case .names: .type(.fontFamily)
    case .text: nil
    }
  }
}
