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
    /// What is declared; colours that sRGB does not hold have stand-ins.
    var declarations: [Declaration] = []
    /// What has a stand-in, in its own colours.
    var wide: [Declaration] = []
  }

  /// A custom property with its value, as a range of `pool`.
  struct Declaration: Sendable {
    let token: TokenID
    let part: CSSPart
    let value: Range<Int>
  }

  /// The blocks in their order; empty ones are left out. The first says what differs anywhere at its base, for elements
  /// that choose anew.
  private(set) var blocks: [Block] = []
  /// What a browser must be able to read for colours that sRGB does not hold, as the condition of `@supports`; empty
  /// where there are none.
  private(set) var wideCondition = ""
  /// The texts of values.
  private(set) var pool: [UInt8] = []

  private let emission: Emission
  private let names: CSSNames
  private let variants: CSSVariants
  /// Of each property that differs somewhere: where it is declared, the base first, and with what texts.
  private var declared: [Key: [(variant: Int, texts: Texts)]] = [:]
  /// The properties that differ somewhere, those of a token one after another.
  private var resets: [Key] = []

  /// The value with stand-ins, and the value itself.
  private struct Texts {
    let value: Range<Int>
    let wide: Range<Int>
  }

  private struct Key: Hashable {
    let token: TokenID
    let part: CSSPart
  }

  init(_ emission: Emission, _ names: CSSNames, _ properties: CSSProperties) {
    self.emission = emission
    self.names = names
    variants = CSSVariants(
      emission.themes, hasSchemes: !properties.byScheme.isEmpty || Self.hasSchemes(emission.themes.others))
    let selectors = CSSThemeSelectors(variants.axes)
    var probes = properties.probes
    defer { wideCondition = probes.condition }
    guard variants.all.count > 1 else { return }
    collectResets(properties)
    addResets(selectors)
    for index in variants.all.indices.dropFirst() { addBlock(index, selectors, &probes) }
    if blocks.count == 1 { blocks = [] }
  }

  /// Whether the base is the dark scheme.
  var isBaseDark: Bool { variants.all[0].isDark }

  /// Whether a value that only some theme has is another in the dark scheme by itself.
  private static func hasSchemes(_ themes: ArraySlice<Theme>) -> Bool {
    themes.contains { theme in
      theme.changes.contains { change in
        guard let value = theme.set.baseValue(of: change.counterpart) else { return false }
        return CSSProperties.parts(of: value).contains { CSSPrinter.differsByScheme(value, $0) }
      }
    }
  }

  private mutating func collectResets(_ properties: CSSProperties) {
    var differs = [Bool](repeating: false, count: emission.set.count)
    for theme in emission.themes.others {
      for change in theme.changes { differs[Int(change.token.index)] = true }
    }
    let byScheme = Dictionary(grouping: properties.byScheme, by: \.token)
    let added = CSSProperties.addedParts(emission.themes)
    for token in emission.tokens {
      guard let value = emission.set.baseValue(of: token) else { continue }
      let parts =
        differs[Int(token.index)]
        ? CSSProperties.parts(of: value) + (added[token] ?? []) : byScheme[token]?.map(\.part) ?? []
      for part in parts {
        resets.append(Key(token: token, part: part))
        declared[Key(token: token, part: part)] = [(0, texts(token, token, part, variants.all[0]))]
      }
    }
  }

  private mutating func addResets(_ selectors: CSSThemeSelectors) {
    var block = Block(
      name: "Elements that choose anew begin at the base.",
      rules: [CSSThemeSelectors.Rule(selector: selectors.anyElement)])
    for property in resets {
      guard let texts = declared[property]?.first?.texts else { continue }
      add(property.token, property.part, texts, to: &block)
    }
    blocks.append(block)
  }

  private mutating func addBlock(_ index: Int, _ selectors: CSSThemeSelectors, _ probes: inout WideProbes) {
    let variant = variants.all[index]
    var block = Block(name: name(of: variant), rules: selectors.rules(of: variant.choice))
    let counterparts = Dictionary(variant.theme.changes.map { ($0.token, $0.counterpart) }) { first, _ in first }
    for property in resets {
      // A token that is as in the base is another here only where its value has two schemes, or a block before says so.
      let token =
        counterparts[property.token] ?? emission.set.counterpart(of: property.token, in: variant.theme.set)
      guard let token, let value = variant.theme.set.baseValue(of: token) else { continue }
      _ = probes.add(CSSPrinter.colors(in: value, property.part, dark: variant.isDark))
      add(property.token, token, property.part, index, &block)
    }
    if !block.declarations.isEmpty { blocks.append(block) }
  }

  private mutating func add(
    _ token: TokenID, _ counterpart: TokenID, _ part: CSSPart, _ index: Int, _ block: inout Block
  ) {
    let key = Key(token: token, part: part)
    let start = pool.count
    let texts = texts(token, counterpart, part, variants.all[index])
    let before = declared[key]?.last { variants.applies($0.variant, in: index) }?.texts
    if let before, pool[before.value].elementsEqual(pool[texts.value]),
      pool[before.wide].elementsEqual(pool[texts.wide])
    {
      pool.removeLast(pool.count - start)
      return
    }
    declared[key, default: []].append((index, texts))
    add(token, part, texts, to: &block)
  }

  /// Declares a value, and behind it the colours that it has only a stand-in for. Where a value has none, the one
  /// declaration overrides both of a block before.
  private func add(_ token: TokenID, _ part: CSSPart, _ texts: Texts, to block: inout Block) {
    block.declarations.append(Declaration(token: token, part: part, value: texts.value))
    if !pool[texts.value].elementsEqual(pool[texts.wide]) {
      block.wide.append(Declaration(token: token, part: part, value: texts.wide))
    }
  }

  private func name(of variant: CSSVariants.Variant) -> String {
    var names = variant.theme.name.isEmpty ? [] : [variant.theme.name]
    // The scheme is no input where the resolver knows nothing of it.
    if emission.themes.axis(.appearance) == nil, variants.axes.first?.kind == .appearance {
      names.insert(variant.isDark ? "dark" : "light", at: 0)
    }
    return names.joined(separator: ", ")
  }

  /// Prints a value into the pool, with stand-ins and without. What stands for a token that is written is a reference to
  /// it.
  private mutating func texts(
    _ token: TokenID, _ counterpart: TokenID, _ part: CSSPart, _ variant: CSSVariants.Variant
  ) -> Texts {
    var out = OutputBuffer()
    let start = pool.count
    let value = variant.theme.set.baseValue(of: counterpart)
    guard let value, CSSProperties.parts(of: value).contains(part) else {
      // As if it had never been declared, so that a `var()` takes what stands behind the comma.
      pool += Array("initial".utf8)
      return Texts(value: start..<pool.count, wide: start..<pool.count)
    }
    if let target = emission.writtenAlias(of: counterpart, in: variant.theme) {
      out.append("var(--")
      out.append(names.pool, names.range(of: target))
      out.append(part.suffix)
      out.append(")")
      pool += out.bytes
      return Texts(value: start..<pool.count, wide: start..<pool.count)
    }
    let standIns = variant.theme.set.fallbacks[counterpart]
    CSSPrinter.append(value, part, dark: variant.isDark, in: .srgb(standIns: standIns), to: &out)
    let middle = out.bytes.count
    if CSSPrinter.colors(in: value, part, dark: variant.isDark).contains(where: CSSGamut.isWide) {
      CSSPrinter.append(value, part, dark: variant.isDark, in: .wide, to: &out)
      pool += out.bytes
      return Texts(value: start..<start + middle, wide: start + middle..<pool.count)
    }
    pool += out.bytes
    return Texts(value: start..<pool.count, wide: start..<pool.count)
  }
}
