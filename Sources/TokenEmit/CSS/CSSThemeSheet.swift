import TokenModel
import TokenSource

/// What the style sheet declares beyond its base: for each combination of contexts only what the blocks before it don't
/// bring about already.
struct CSSThemeSheet: Sendable {
  /// The declarations of one combination.
  struct Block: Sendable {
    /// The combination as inputs name it.
    let name: String
    /// Where the declarations hold.
    let rules: [CSSThemeSelectors.Rule]
    /// What is declared.
    var declarations: [Declaration] = []
  }

  /// A custom property with its value, as a range of `pool`.
  struct Declaration: Sendable {
    let token: TokenID
    let part: CSSPart
    let value: Range<Int>
  }

  /// What differs anywhere, at its base: for elements that choose anew. Empty where nothing differs.
  private(set) var resets: [CSSProperty] = []
  /// Selects those elements.
  let resetSelector: String
  /// The blocks in their order; empty ones are left out.
  private(set) var blocks: [Block] = []
  /// The texts of values.
  private(set) var pool: [UInt8] = []

  private let emission: Emission
  private let names: CSSNames
  private let variants: CSSVariants
  /// Of each property that differs somewhere: where it is declared, the base first, and with what value.
  private var declared: [Key: [(variant: Int, value: Range<Int>)]] = [:]

  private struct Key: Hashable {
    let token: TokenID
    let part: CSSPart
  }

  init(_ emission: Emission, _ names: CSSNames, _ properties: CSSProperties) {
    self.emission = emission
    self.names = names
    variants = CSSVariants(emission.themes, hasSchemes: !properties.byScheme.isEmpty)
    let selectors = CSSThemeSelectors(variants.axes)
    resetSelector = selectors.anyElement
    guard variants.all.count > 1 else { return }
    collectResets(properties)
    for index in variants.all.indices.dropFirst() { addBlock(index, selectors, properties) }
  }

  /// Whether the base is the dark scheme.
  var isBaseDark: Bool { variants.all[0].isDark }

  private mutating func collectResets(_ properties: CSSProperties) {
    var differs = [Bool](repeating: false, count: emission.set.count)
    for theme in emission.themes.others {
      for change in theme.changes { differs[Int(change.token.index)] = true }
    }
    let byScheme = Set(properties.byScheme.map { Key(token: $0.token, part: $0.part) })
    resets = properties.base.filter {
      differs[Int($0.token.index)] || byScheme.contains(Key(token: $0.token, part: $0.part))
    }
    let tokens = Set(resets.map(\.token))
    for property in properties.base where tokens.contains(property.token) {
      let value = text(property.token, property.token, property.part, variants.all[0])
      declared[Key(token: property.token, part: property.part)] = [(0, value)]
    }
  }

  private mutating func addBlock(_ index: Int, _ selectors: CSSThemeSelectors, _ properties: CSSProperties) {
    let variant = variants.all[index]
    var block = Block(name: name(of: variant), rules: selectors.rules(of: variant.choice))
    let counterparts = Dictionary(variant.theme.changes.map { ($0.token, $0.counterpart) }) { first, _ in first }
    var last: TokenID?
    for property in resets where property.token != last {
      last = property.token
      let counterpart = counterparts[property.token]
      // A token that is as in the base is another here only where its value has two schemes, or a block before says so.
      let token = counterpart ?? emission.set.counterpart(of: property.token, in: variant.theme.set)
      guard let token, let value = variant.theme.set.baseValue(of: token) else { continue }
      for part in CSSProperties.parts(of: value) { add(property.token, token, part, index, &block) }
    }
    if !block.declarations.isEmpty { blocks.append(block) }
  }

  private mutating func add(
    _ token: TokenID, _ counterpart: TokenID, _ part: CSSPart, _ index: Int, _ block: inout Block
  ) {
    let key = Key(token: token, part: part)
    let start = pool.count
    let value = text(token, counterpart, part, variants.all[index])
    let before = declared[key]?.last { variants.applies($0.variant, in: index) }
    if let before, pool[before.value].elementsEqual(pool[value]) {
      pool.removeLast(pool.count - start)
      return
    }
    declared[key, default: []].append((index, value))
    block.declarations.append(Declaration(token: token, part: part, value: value))
  }

  private func name(of variant: CSSVariants.Variant) -> String {
    var names = variant.theme.name.isEmpty ? [] : [variant.theme.name]
    // The scheme is no input where the resolver knows nothing of it.
    if emission.themes.axis(.appearance) == nil, variants.axes.first?.kind == .appearance {
      names.insert(variant.isDark ? "dark" : "light", at: 0)
    }
    return names.joined(separator: ", ")
  }

  /// Prints a value into the pool. What stands for a token that is written is a reference to it.
  private mutating func text(
    _ token: TokenID, _ counterpart: TokenID, _ part: CSSPart, _ variant: CSSVariants.Variant
  ) -> Range<Int> {
    var out = OutputBuffer()
    if let target = emission.writtenAlias(of: counterpart, in: variant.theme) {
      out.append("var(--")
      out.append(names.pool, names.range(of: target))
      out.append(part.suffix)
      out.append(")")
    } else if let value = variant.theme.set.baseValue(of: counterpart) {
      CSSPrinter.append(value, part, dark: variant.isDark, to: &out)
    }
    let start = pool.count
    pool += out.bytes
    return start..<pool.count
  }
}
