import TokenDiagnostics
import TokenSource

/// Turns the bytes of one template into pieces: pairs the tags, drops the lines of standalone ones, and finds out
/// which space is indentation.
struct TemplateParser {
  private(set) var template: ParsedTemplate
  private(set) var diagnostics: [Diagnostic] = []
  private let isStrict: Bool
  private var scanner: TagScanner
  /// Indices of the pieces that are not closed yet.
  private var open: [Int] = []
  private var isFull = false
  /// The parent piece whose ignored content was told of last.
  private var ignoring: Int?

  /// Parses a template; what is wrong with it is told, and the rest is kept.
  static func parse(_ source: TemplateSource, isStrict: Bool) -> (ParsedTemplate, [Diagnostic]) {
    var parser = TemplateParser(source, isStrict: isStrict)
    parser.run()
    return (parser.template, parser.diagnostics)
  }

  private init(_ source: TemplateSource, isStrict: Bool) {
    template = ParsedTemplate(key: source.key, file: source.file, bytes: source.bytes)
    scanner = TagScanner(source.bytes, from: template.textStart)
    self.isStrict = isStrict
  }

  private mutating func run() {
    while !isFull {
      let (text, tag) = scanner.next()
      addText(text)
      guard let tag else { break }
      add(tag)
    }
    while let index = open.popLast() {
      if !isFull { report(.unclosed(template, template.items[index], before: nil)) }
      close(index, Item(kind: .end, range: .at(template.bytes.count)))
    }
  }

  private mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  // MARK: Pieces

  private mutating func addText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let item = Item(kind: .text, range: ByteRange(range.lowerBound, range.upperBound))
    if !template.bytes[range].allSatisfy(TagScanner.isSpace) { noteIgnored(item.range) }
    template.items.append(item)
  }

  private mutating func add(_ tag: Tag) {
    switch tag.kind {
    case .unclosed: report(.unclosedTag(template, tag))
    case .badDelimiters: report(.badDelimiters(template, tag))
    case .comment, .delimiters: dropLine(of: tag)
    case .close: addClose(tag)
    case .value, .raw, .section, .inverted, .partial, .parent, .block: addNamed(tag)
    }
  }

  private mutating func addNamed(_ tag: Tag) {
    let isOverride = tag.kind == .block && isInsideParent
    if !isOverride { noteIgnored(ByteRange(tag.range.lowerBound, tag.range.upperBound)) }
    checkName(tag)
    var item = Item(kind: Self.kind(of: tag.kind), range: ByteRange(tag.range.lowerBound, tag.range.upperBound))
    item.name = ByteRange(tag.name.lowerBound, tag.name.upperBound)
    item.isDynamic = tag.isDynamic
    item.isOverride = isOverride
    let space = template.spaceBefore(tag.range.lowerBound)
    switch item.kind {
    case .section, .inverted: item.isStandalone = dropLine(of: tag)
    case .partial:
      item.isStandalone = dropLine(of: tag)
      if item.isStandalone, let space { item.indent = space }
    case .parent: if let space { item.indent = space }
    case .block where isOverride:
      if let end = template.lineEnd(after: tag.range.upperBound) {
        item.isStandalone = true
        scanner.position = end
      }
    case .block:
      item.isStandalone = dropLine(of: tag)
      if let space { item.indent = space }
    case .text, .value, .raw, .end: break
    }
    template.items.append(item)
    if item.opens { push(item) }
  }

  private mutating func push(_ item: Item) {
    open.append(template.items.count - 1)
    if open.count > Limits.nesting {
      report(.tooDeep(template, item.range))
      isFull = true
    }
  }

  private static func kind(of kind: Tag.Kind) -> Item.Kind {
    switch kind {
    case .section: .section
    case .inverted: .inverted
    case .partial: .partial
    case .parent: .parent
    case .block: .block
    case .raw: .raw
    case .value, .close, .comment, .delimiters, .unclosed, .badDelimiters: .value
    }
  }

  // MARK: Lines

  /// Drops the line of a tag that has it to itself; returns whether it had.
  @discardableResult
  private mutating func dropLine(of tag: Tag) -> Bool {
    guard let space = template.spaceBefore(tag.range.lowerBound),
      let end = template.lineEnd(after: tag.range.upperBound)
    else { return false }
    cutText(before: Int(space.lower))
    scanner.position = end
    return true
  }

  /// Takes the space from `offset` on off the text that was added last.
  private mutating func cutText(before offset: Int) {
    guard let last = template.items.last, last.kind == .text, Int(last.range.upper) > offset else { return }
    template.items[template.items.count - 1].range = ByteRange(Int(last.range.lower), offset)
  }

  // MARK: Closing

  private mutating func addClose(_ tag: Tag) {
    guard let depth = partner(of: tag) else {
      report(.mismatched(template, tag, innermost: open.last.map { template.items[$0] }))
      dropLine(of: tag)
      return
    }
    while open.count > depth + 1, let index = open.popLast() {
      report(.unclosed(template, template.items[index], before: tag))
      close(index, Item(kind: .end, range: .at(tag.range.lowerBound)))
    }
    guard let index = open.popLast() else { return }
    var end = Item(kind: .end, range: ByteRange(tag.range.lowerBound, tag.range.upperBound))
    switch template.items[index].kind {
    case .parent: closeParent(index, tag)
    case .block where template.items[index].isOverride:
      if let space = template.spaceBefore(tag.range.lowerBound) { cutText(before: Int(space.lower)) }
    default: end.isStandalone = dropLine(of: tag)
    }
    close(index, end)
  }

  /// The place in `open` of what a closing tag closes: the innermost piece of that name, or the innermost piece of all
  /// if its name is nearly the same (which is reported).
  private mutating func partner(of tag: Tag) -> Int? {
    let content = template.bytes[tag.content]
    let name = content.first == UInt8(ascii: "*") ? content.dropFirst().drop(while: TagScanner.isSpace) : content
    let exact = open.lastIndex { index in
      let item = template.items[index]
      return template.bytes[item.name.indices].elementsEqual(item.isDynamic ? name : content)
    }
    if let exact { return exact }
    guard let last = open.last else { return nil }
    let wanted = template.text(template.items[last].name)
    guard DidYouMean.closest(to: String(decoding: content, as: UTF8.self), in: [wanted]) != nil else { return nil }
    report(.mismatched(template, tag, innermost: template.items[last]))
    return open.count - 1
  }

  /// A parent tag and its closing tag have their lines to themselves together, on one line or on several.
  private mutating func closeParent(_ index: Int, _ tag: Tag) {
    let item = template.items[index]
    guard template.spaceBefore(Int(item.range.lower)) != nil, let end = template.lineEnd(after: tag.range.upperBound)
    else {
      template.items[index].indent = .at(0)
      return
    }
    template.items[index].isStandalone = true
    scanner.position = end
    guard index > 0, template.items[index - 1].kind == .text else { return }
    let text = template.items[index - 1].range
    if text.upper == item.range.lower {
      template.items[index - 1].range = ByteRange(text.lower, max(text.lower, item.indent.lower))
    }
  }

  private mutating func close(_ index: Int, _ end: Item) {
    let item = template.items[index]
    if item.kind == .block, item.isStandalone {
      let common = template.commonIndent(of: index + 1..<template.items.count)
      // An override loses the indentation it was written with; a block passes that of its own content on to what
      // replaces it, or that of its tag if it is empty.
      template.items[index].indent = common ?? (item.isOverride ? .at(0) : item.indent)
    }
    template.items[index].partner = template.items.count
    var end = end
    end.partner = index
    template.items.append(end)
  }

  // MARK: Strictness

  private var isInsideParent: Bool { open.last.map { template.items[$0].kind == .parent } ?? false }

  private mutating func noteIgnored(_ range: ByteRange) {
    guard isStrict, isInsideParent, let parent = open.last, parent != ignoring else { return }
    ignoring = parent
    report(.ignoredContent(template, range, parent: template.items[parent]))
  }

  private mutating func checkName(_ tag: Tag) {
    let name = template.bytes[tag.name]
    if name.isEmpty || (isStrict && name.contains(where: TagScanner.isSpace)) { report(.badTag(template, tag)) }
  }
}

extension Item {
  /// Whether a closing tag belongs to it.
  var opens: Bool {
    switch kind {
    case .section, .inverted, .parent, .block: true
    case .text, .value, .raw, .partial, .end: false
    }
  }
}
