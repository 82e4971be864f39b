public import TokenSyntax

/// What in a file speaks for a dialect, counted.
public struct DialectSigns: Sendable {
  /// Tokens by `value` without a dollar, and values without any token.
  public private(set) var plainValues = 0
  /// Colours, lengths and times as strings.
  public private(set) var stringForms = 0
  /// The same as objects, as 2025.10 has them.
  public private(set) var objectForms = 0
  /// Types that only Tokens Studio has, its arithmetic and its extensions.
  public private(set) var studioSigns = 0
  /// Tokens by `$value`.
  public private(set) var dollarValues = 0
  /// The first token of each older dialect.
  public private(set) var first: [Dialect: NodeID] = [:]

  /// Counts what stands below an object.
  public init(_ tree: SyntaxTree, root: NodeID) {
    let end = Int(tree.node(root).next)
    var offset = Int(root.index) + 1
    while offset + 1 < end {
      let node = NodeID(index: UInt32(offset))
      let value = NodeID(index: UInt32(offset + 1))
      offset += 1
      guard tree.kind(node) == .key else { continue }
      if tree.equals(node, "$extensions") {
        // Data of other tools may look like anything.
        if let studio = tree.member("studio.tokens", of: value) { noteStudio(studio) }
        offset = Int(tree.node(value).next)
      } else {
        read(tree, node, value)
      }
    }
  }

  private mutating func noteStudio(_ node: NodeID) {
    studioSigns += 1
    note(.tokensStudio, node)
  }

  private init() {}

  /// No signs at all.
  static let none = DialectSigns()

  /// Adds the counts of another file.
  mutating func add(_ other: DialectSigns) {
    plainValues += other.plainValues
    stringForms += other.stringForms
    objectForms += other.objectForms
    studioSigns += other.studioSigns
    dollarValues += other.dollarValues
  }

  /// The dialect that the counts speak for.
  ///
  /// - Parameter isStudio: whether files of Tokens Studio lie beside it.
  public func dialect(isStudio: Bool = false) -> Dialect {
    if isStudio || (studioSigns > 0 && plainValues + stringForms + studioSigns > objectForms) { return .tokensStudio }
    if dollarValues == 0 { return plainValues > 0 ? .styleDictionary : .current }
    return stringForms > objectForms ? .earlierDraft : .current
  }

  /// How many signs speak for a dialect.
  func count(of dialect: Dialect) -> Int {
    switch dialect {
    case .styleDictionary: plainValues
    case .tokensStudio: studioSigns + stringForms
    case .earlierDraft: stringForms
    case .current: objectForms
    }
  }

  /// How many speak against it.
  func honestCount(against dialect: Dialect) -> Int { dialect == .styleDictionary ? dollarValues : objectForms }

  /// Whether a text is one that 2025.10 writes as an object: a color, a length, a time, arithmetic.
  static func isOlderForm(_ text: String) -> Bool { form(text) != nil || CSSColor.read(text) != nil }

  private mutating func note(_ dialect: Dialect, _ node: NodeID) {
    if first[dialect] == nil { first[dialect] = node }
  }

  private mutating func read(_ tree: SyntaxTree, _ key: NodeID, _ value: NodeID) {
    if tree.equals(key, "$value") {
      dollarValues += 1
      readValue(tree, value)
    } else if tree.equals(key, "value"), tree.kind(value) != .object {
      // The number of a dimension object is no token.
      guard !Self.isInsideValue(tree, key) else { return }
      plainValues += 1
      note(.styleDictionary, key)
    } else if tree.equals(key, "$type") || tree.equals(key, "type"), tree.kind(value) == .string {
      guard Self.studioTypes.contains(tree.string(value)) else { return }
      noteStudio(value)
    } else if tree.equals(key, "$themes") {
      noteStudio(key)
    }
  }

  /// Whether the object that a key stands in has a unit, as that of a dimension has.
  private static func isInsideValue(_ tree: SyntaxTree, _ key: NodeID) -> Bool {
    let next = Int(tree.node(NodeID(index: key.index + 1)).next)
    let after = next < tree.nodes.count ? NodeID(index: UInt32(next)) : nil
    if let after, tree.kind(after) == .key, tree.equals(after, "unit") { return true }
    guard key.index >= 2 else { return false }
    let before = NodeID(index: key.index - 2)
    return tree.kind(before) == .key && tree.equals(before, "unit")
  }

  private mutating func readValue(_ tree: SyntaxTree, _ value: NodeID) {
    let end = Int(tree.node(value).next)
    var isCounted = false
    for offset in Int(value.index)..<end {
      let node = NodeID(index: UInt32(offset))
      switch tree.kind(node) {
      case .string where !isCounted:
        guard let form = Self.form(tree.string(node)) else { continue }
        isCounted = true
        stringForms += 1
        note(form, value)
      case .key where tree.equals(node, "colorSpace") || tree.equals(node, "unit"):
        if !isCounted { objectForms += 1 }
        isCounted = true
      default: continue
      }
    }
  }

  /// The dialect that a text inside a value belongs to; nil for references and plain words.
  private static func form(_ text: String) -> Dialect? {
    let trimmed = text.trimmed
    if trimmed.contains("{") {
      let isWhole = ReferenceScan.whole(trimmed) != nil
      // Arithmetic, not text with references in it.
      return isWhole || !trimmed.contains("*") && !trimmed.contains(" / ") ? nil : .tokensStudio
    }
    if trimmed.hasPrefix("#") || trimmed.contains("(") { return CSSColor.read(trimmed) == nil ? nil : .earlierDraft }
    guard let quantity = Quantity(trimmed), quantity.unit.utf8.count <= 3, !quantity.unit.isEmpty else { return nil }
    return .earlierDraft
  }

  private static let studioTypes: Set<String> = [
    "borderRadius", "borderWidth", "boxShadow", "composition", "fontFamilies", "fontSizes", "fontWeights",
    "lineHeights", "paragraphSpacing", "paragraphIndent", "sizing", "spacing", "textCase",
    "textDecoration",
  ]
}
