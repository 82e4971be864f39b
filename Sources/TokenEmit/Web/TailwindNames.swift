import TokenDiagnostics
import TokenModel

/// Which tokens have a place in Tailwind's theme, and what each is called there; see `TailwindTheme`.
struct TailwindNames {
  /// A token with its place.
  struct Item {
    let token: TokenID
    let value: TokenValue
    let namespace: TailwindNamespace
    /// The name behind that of the namespace.
    fileprivate(set) var name = ""
    /// What the family of a typography is called, unless a family or a weight is called so.
    fileprivate(set) var familyName: String?
    fileprivate let short: String
    fileprivate let long: String
    /// Whether the name is the token's own choice.
    fileprivate let isChosen: Bool

    /// Whose name goes before another's: chosen ones, colors and families, typographies, the rest.
    fileprivate var rank: Int {
      if isChosen { return 0 }
      if namespace == .color || namespace == .font { return 1 }
      return value.type == .typography ? 2 : 3
    }
  }

  /// The tokens in source order.
  private(set) var items: [Item] = []
  /// What can't be named.
  private(set) var diagnostics: [Diagnostic] = []
  /// Who has a variable or a utility that several namespaces make.
  private var owners: [String: PathID] = [:]
  private let set: AssembledSet

  init(_ emission: Emission) {
    set = emission.set.assembled
    for entry in emission.standardTokens { add(entry) }
    nameAll()
    nameFamilies()
  }

  private mutating func add(_ entry: StandardToken) {
    let names = Self.words(entry.token, set)
    guard let namespace = TailwindNamespace(entry.value, names: names) else { return }
    let long = Self.spelled(names)
    let groups = names.dropLast().drop { $0.allSatisfy(namespace.idleWords.contains) }
    var short = Self.spelled(groups + names.suffix(1))
    // What would be read as another namespace stays whole.
    if namespace == .text && short.hasPrefix("shadow-") { short = long }
    let chosen = chosenName(entry.token)
    items.append(
      Item(
        token: entry.token, value: entry.value, namespace: namespace, short: chosen ?? short, long: chosen ?? long,
        isChosen: chosen != nil))
  }

  /// The words of each name of a token's path in small letters, the outermost first; `$root` is none.
  static func words(_ token: TokenID, _ set: AssembledSet) -> [[String]] {
    let chain = set.paths.chain(to: set[token].path).filter { !set.paths.isRootToken($0) }
    return chain.map { path in Words([set.paths.name(of: path)]).all.map { $0.lowercased() } }
  }

  /// Words joined as Tailwind reads them; what is not of ASCII is spelled by its code points.
  private static func spelled(_ names: some Collection<[String]>) -> String {
    names.joined().map { word in
      word.unicodeScalars.map { $0.isASCII ? String($0) : "u" + String($0.value, radix: 16) }.joined()
    }.joined(separator: "-")
  }

  private mutating func chosenName(_ token: TokenID) -> String? {
    guard let override = NameOverride("tailwind", of: token, in: set) else { return nil }
    let isName = override.text.utf8.allSatisfy { byte in
      (0x61...0x7A) ~= byte || (0x41...0x5A) ~= byte || (0x30...0x39) ~= byte || byte == 0x2D || byte == 0x5F
    }
    if isName, !override.text.isEmpty, !override.text.hasPrefix("-") { return override.text }
    diagnostics.append(.unusableName(override, "Tailwind", "letters, digits, “-” and “_” only, and no “-” in front"))
    return nil
  }

  private mutating func nameAll() {
    var counts: [String: Int] = [:]
    for item in items { counts["\(item.rank) \(item.namespace.rawValue)-\(item.short)", default: 0] += 1 }
    for rank in 0...3 {
      for index in items.indices where items[index].rank == rank {
        let item = items[index]
        let isShared = (counts["\(rank) \(item.namespace.rawValue)-\(item.short)"] ?? 0) > 1
        if !item.isChosen, isShared || !take(item.short, index) { _ = take(item.long, index, isLast: true) }
        if item.isChosen { _ = take(item.short, index, isLast: true) }
      }
    }
  }

  /// Gives an item a name; returns false where something else has it or its utility.
  private mutating func take(_ name: String, _ index: Int, isLast: Bool = false) -> Bool {
    let item = items[index]
    let path = set[item.token].path
    let variable = "--\(item.namespace.rawValue)-\(name)"
    let claims = [variable] + item.namespace.sharedUtilities.map { "\($0)-\(name)" }
    if let other = claims.compactMap({ owners[$0] }).first(where: { $0 != path }) {
      guard isLast else { return false }
      diagnostics.append(.nameCollision(variable, "Tailwind", other, path, in: set))
    }
    for claim in claims where owners[claim] == nil { owners[claim] = path }
    items[index].name = name
    return true
  }

  private mutating func nameFamilies() {
    for index in items.indices where items[index].value.type == .typography {
      let name = items[index].name
      guard owners["--font-\(name)"] == nil, owners["font-\(name)"] == nil else { continue }
      owners["font-\(name)"] = set[items[index].token].path
      items[index].familyName = name
    }
  }
}
