import Foundation
import TokenModel

/// Makes sets of tokens at random: every type, nested groups, references, and numbers and texts of all kinds. What it
/// makes is free of errors, so that all of it reaches the outputs.
public struct RandomTokens {
  var random: SeededRandom
  /// Paths of the tokens made so far, by what they can stand for.
  var targets: [Kind: [[String]]] = [:]
  private var groups: [[String]] = []
  private var groupTypes: [[String]: TokenType] = [:]
  private var files: [Group] = []
  /// All tokens in the order in which they were made; references lead to earlier ones.
  private(set) var made: [Made] = []

  /// A token and what it can stand for.
  struct Made {
    let path: [String]
    let type: TokenType
    let value: Value
  }

  /// What is wanted at a place: a token type, or a narrower choice of its values.
  enum Kind: Hashable {
    case type(TokenType)
    /// A color with alpha 1.
    case opaque
    /// A dimension from 0 up, one of these in px, and a duration from 0 up.
    case length, blur, span
    /// A number from 0 up, and one from 0 to 1.
    case positive, share
    /// A shadow of one layer, and a gradient of one stop.
    case layer, stop
  }

  /// A value in JSON and all it can stand for.
  struct Value {
    let json: String
    var kinds: [Kind]
  }

  /// A group of one file.
  private struct Group {
    var tokens: [(name: String, json: String)] = []
    var groups: [(name: String, group: Group)] = []
  }

  /// The files of a random set by name, a `tokenc.json` that switches all rules off among them.
  ///
  /// - Parameters:
  ///   - count: how many tokens.
  ///   - seed: the same seed makes the same files.
  public static func make(count: Int, seed: UInt64) -> [String: String] {
    var maker = RandomTokens(seed, count: count)
    return maker.texts()
  }

  /// A set of some tokens, before it is written.
  init(_ seed: UInt64, count: Int) {
    self.init(seed)
    for index in 0..<count { addToken(index) }
  }

  /// Its files.
  mutating func texts() -> [String: String] {
    var result = ["tokenc.json": "{\"rules\": {\"*\": \"off\"}}\n"]
    for (index, group) in files.enumerated() {
      result[Self.fileNames[index]] = text(group, path: [], file: index, depth: 1) + "\n"
    }
    return result
  }

  /// The seeds to test: `TOKENC_SEED` alone if it is set, else one that is always the same and one that never is. A
  /// test that uses one prints it.
  public static let seeds: [UInt64] = {
    if let text = ProcessInfo.processInfo.environment["TOKENC_SEED"], let seed = UInt64(text) { return [seed] }
    return [20_251_028, UInt64.random(in: 1...0xFFFF_FFFF)]
  }()

  static let fileNames = ["base.tokens.json", "brand/a.tokens", "brand/b.tokens.json", "zoo.tokens.json"]
  /// The type at the root of the last file, which holds in that file alone.
  private static let lastRootType = TokenType.dimension
  private static let groupWords = [
    "palette", "größe", "日本", "on surface", "2xl", "🎨 paint", "kebab-case", "snake_case", "50%", "class", "q\"uote",
    "back\\slash", "it's", "a/b", "<i>", "ñandú",
  ]
  private static let tokenWords = [
    "accent", "größe", "日本", "light blue", "2xl", "🎨", "kebab-case", "snake_case", "50%", "default", "it's", "x\"y",
    "Hôtel", "a·b", "ЁЖ",
  ]

  private init(_ seed: UInt64) {
    random = SeededRandom(seed: seed)
    files = Self.fileNames.map { _ in Group() }
    groups = [["top"]]
    for index in 0..<40 {
      // A name of its own for each group: what two of them might meet in is the business of other tests.
      let parent = chance(20) || groups.count < 2 ? [] : pick(groups)
      guard parent.count < 6 else { continue }
      let path = parent + [pick(Self.groupWords) + " g\(index)"]
      groups.append(path)
      if chance(30) { groupTypes[path] = pick(TokenType.allCases) }
    }
  }

  // MARK: Chance

  /// True in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  /// One of a list that is not empty.
  mutating func pick<Element>(_ list: [Element]) -> Element { list[Int.random(in: 0..<list.count, using: &random)] }

  /// One of the names of a closed list, quoted.
  mutating func word<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) -> String
  where Choice.RawValue == String {
    "\"\(pick(Choice.allCases.map(\.rawValue)))\""
  }

  // MARK: Tokens

  private mutating func addToken(_ index: Int) {
    let type = TokenType.allCases[index % TokenType.allCases.count]
    let group = pick(groups)
    let file = Int.random(in: 0..<files.count, using: &random)
    let path = group + [pick(Self.tokenWords) + "\(index)"]
    let alias = chance(15) ? targets[.type(type)].map { pick(chance(50) ? Array($0.suffix(3)) : $0) } : nil
    let value = alias.map { Value(json: reference($0), kinds: kinds(of: $0)) } ?? self.value(of: type)
    var members = ["\"$value\": \(value.json)"]
    let isInherited = inheritedType(group, file) == type && chance(70)
    if !isInherited, alias == nil || chance(40) { members.append("\"$type\": \"\(type.rawValue)\"") }
    if chance(25) { members.append("\"$description\": \(quoted(pick(Self.texts)))") }
    if chance(10) { members.append("\"$deprecated\": \(chance(40) ? "true" : quoted(pick(Self.texts)))") }
    if chance(10) { members.append("\"$extensions\": {\"org.example\": [1.50, \(number()), {\"a\": \(quoted("ü"))}]}") }
    members.shuffle(using: &random)
    Self.insert((path[path.count - 1], "{" + members.joined(separator: ", ") + "}"), at: group[...], into: &files[file])
    for kind in value.kinds { targets[kind, default: []].append(path) }
    made.append(Made(path: path, type: type, value: value))
  }

  private func kinds(of path: [String]) -> [Kind] { targets.filter { $0.value.contains(path) }.map(\.key) }

  private func inheritedType(_ group: [String], _ file: Int) -> TokenType? {
    var path = group
    while !path.isEmpty {
      if let type = groupTypes[path] { return type }
      path.removeLast()
    }
    return file == files.count - 1 ? Self.lastRootType : nil
  }

  /// A reference to a token that can stand for something, if there is one and chance wants it.
  mutating func referred(_ kind: Kind) -> String? {
    guard chance(40), let paths = targets[kind] else { return nil }
    return reference(pick(paths))
  }

  /// The text of a reference.
  mutating func reference(_ path: [String]) -> String { quoted("{" + path.joined(separator: ".") + "}") }

  // MARK: Files

  private static func insert(
    _ token: (name: String, json: String), at path: ArraySlice<String>, into group: inout Group
  ) {
    guard let name = path.first else { return group.tokens.append(token) }
    let index = group.groups.firstIndex { $0.name == name } ?? group.groups.count
    if index == group.groups.count { group.groups.append((name, Group())) }
    insert(token, at: path.dropFirst(), into: &group.groups[index].group)
  }

  private mutating func text(_ group: Group, path: [String], file: Int, depth: Int) -> String {
    var members: [String] = []
    let rootType = file == files.count - 1 ? Self.lastRootType : nil
    if let type = path.isEmpty ? rootType : groupTypes[path] { members.append("\"$type\": \"\(type.rawValue)\"") }
    for token in group.tokens { members.append("\(quoted(token.name)): \(token.json)") }
    for (name, inner) in group.groups {
      members.append("\(quoted(name)): " + text(inner, path: path + [name], file: file, depth: depth + 1))
    }
    let space = String(repeating: "  ", count: depth)
    return "{\n" + members.map { space + $0 }.joined(separator: ",\n") + "\n" + space.dropLast(2) + "}"
  }
}
