/// Makes resolver documents and token files at random. The documents are valid; the references in tokens mostly are.
public struct RandomResolver {
  private var random: SeededRandom
  private var files: [String: NaiveJSON] = [:]
  /// The paths of files that hold tokens and nothing else.
  private var tokenFiles: [String] = []
  private var sets: [(name: String, value: NaiveJSON)] = []
  private var definitions: [(name: String, value: NaiveJSON)] = []
  /// References from the document to what may be a source, and whether each surely leads to tokens.
  private var sources: [(text: String, isTokens: Bool)] = []

  /// The path of the document.
  public static let main = "main.resolver.json"
  private static let paths = ["a.x", "a.y", "a.deep.z", "b.x", "b.y", "c", "d"]

  private init(_ seed: UInt64) { random = SeededRandom(seed: seed) }

  /// The document and its files by path.
  ///
  /// - Parameter seed: the same seed makes the same files.
  public static func make(seed: UInt64) -> [String: NaiveJSON] {
    var maker = RandomResolver(seed)
    maker.makeFiles()
    maker.makeSets()
    maker.makeDocument()
    return maker.files
  }

  // MARK: Chance

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  private mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &random)]
  }
  private mutating func number() -> NaiveJSON {
    .number(pick(["\(Int.random(in: 0...99, using: &random))", "1.50", "2e1", "-0.250", "1E-2", "7.0"]))
  }

  // MARK: Tokens

  private mutating func tokens(of share: Int) -> NaiveJSON {
    var root: NaiveJSON = .object([])
    for (index, path) in Self.paths.enumerated() where chance(share) {
      // References lead to earlier tokens, so that only few go in a circle.
      let target = index == 0 || chance(3) ? pick(Self.paths) : Self.paths[Int.random(in: 0..<index, using: &random)]
      let value: NaiveJSON = chance(30) ? .text("{\(target)}") : number()
      let token: NaiveJSON = .object([("$type", .text("number")), ("$value", value)])
      root = Self.inserting(token, at: path.split(separator: ".").map(String.init)[...], into: root)
    }
    return root
  }

  /// A group with a token in it at a path, and with the groups that this takes.
  public static func inserting(_ token: NaiveJSON, at path: ArraySlice<String>, into group: NaiveJSON) -> NaiveJSON {
    guard let name = path.first else { return token }
    var members = group.members
    let inner = inserting(token, at: path.dropFirst(), into: group[name] ?? .object([]))
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].value = inner
    } else {
      members.append((name, inner))
    }
    return .object(members)
  }

  // MARK: Files

  private mutating func makeFiles() {
    for path in ["base.json", "f/one.json", "f/two.json", "g/h/three.json"] {
      files[path] = tokens(of: path == "base.json" ? 100 : 40)
      tokenFiles.append(path)
    }
    files["f/set.json"] = .object([
      ("sources", .array([reference("one.json"), tokens(of: 30), reference("../g/h/three.json")]))
    ])
    files["g/parts.json"] = .object([
      ("one", tokens(of: 40)), ("two/x", reference("h/three.json")), ("three", reference("#/one")),
      ("set", .object([("sources", .array([reference("#/two~1x"), reference("../f/two.json")]))])),
    ])
    let parts = ["g/parts.json#/one", "g/parts.json#/two~1x", "g/parts.json#/three"]
    sources = (tokenFiles + parts).map { ($0, true) } + ["f/set.json", "g/parts.json#/set"].map { ($0, false) }
  }

  private func reference(_ text: String) -> NaiveJSON { .object([("$ref", .text(text))]) }

  private mutating func source() -> NaiveJSON {
    if chance(35) { return tokens(of: 35) }
    let target = pick(sources)
    // Members beside a reference to tokens take the place of whole groups.
    guard target.isTokens, chance(25) else { return reference(target.text) }
    return .object([("$ref", .text(target.text))] + tokens(of: 25).members)
  }

  private mutating func list(_ counts: ClosedRange<Int>) -> NaiveJSON {
    .array((0..<Int.random(in: counts, using: &random)).map { _ in source() })
  }

  private mutating func makeSets() {
    sets.append(("set-base", .object([("sources", .array([reference("base.json")]))])))
    for index in 0..<Int.random(in: 1...4, using: &random) {
      if chance(50) {
        let isTokens = chance(50)
        definitions.append(("d/\(index)", isTokens ? tokens(of: 40) : source()))
        sources.append(("#/$defs/d~1\(index)", isTokens))
      }
      let name = "set\(index)"
      let value: NaiveJSON = chance(15) ? reference("f/set.json") : .object([("sources", list(0...3))])
      sets.append((name, value))
      sources.append(("#/sets/\(name)", false))
      if let count = value["sources"]?.elements?.count, count > 0 {
        sources.append(("#/sets/\(name)/sources/0", false))
      }
    }
  }

  // MARK: The document

  private mutating func makeDocument() {
    var modifiers: [(name: String, value: NaiveJSON)] = []
    var order: [NaiveJSON] = [reference("#/sets/set-base")]
    for index in 0..<Int.random(in: 0...3, using: &random) {
      let contexts = (0..<Int.random(in: 2...3, using: &random)).map { ("c\($0)", list(0...2)) }
      var members: [(name: String, value: NaiveJSON)] = [("contexts", .object(contexts))]
      if chance(50) { members.append(("default", .text("c0"))) }
      let name = "m\(index)"
      if chance(30) {
        order.append(.object([("type", .text("modifier")), ("name", .text(name))] + members))
      } else {
        modifiers.append((name, .object(members)))
        let override: [(name: String, value: NaiveJSON)] = chance(30) ? [("default", .text("c1"))] : []
        order.append(.object([("$ref", .text("#/modifiers/\(name)"))] + override))
      }
    }
    for (name, _) in sets.dropFirst() where chance(80) { order.append(reference("#/sets/\(name)")) }
    if chance(40) {
      order.append(.object([("type", .text("set")), ("name", .text("inline")), ("sources", list(1...3))]))
    }
    if chance(20) { order.append(.object([("$ref", .text("#/sets/set0")), ("sources", list(1...2))])) }
    // The base stays in front, so that most references lead somewhere.
    let rest = order.dropFirst().shuffled(using: &random)
    files[Self.main] = .object([
      ("version", .text("2025.10")), ("sets", .object(sets)), ("modifiers", .object(modifiers)),
      ("resolutionOrder", .array([order[0]] + rest)), ("$defs", .object(definitions)),
    ])
  }
}
