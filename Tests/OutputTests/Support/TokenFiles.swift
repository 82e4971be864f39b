import Foundation
import TokenModel
import TokenTestSupport

/// Token files read by other means than the compiler's: paths, types, and values with references put in.
struct TokenFiles {
  /// A token as its file has it.
  struct Token {
    let path: [String]
    let object: JSONText
    /// The types that the groups around it declare, the nearest last.
    let groupTypes: [String]
  }

  /// All tokens in the order of the files.
  private(set) var tokens: [Token] = []
  /// Places in `tokens` by the bytes of dotted paths, for texts that look alike count as equal.
  private var places: [[UInt8]: Int] = [:]

  /// Reads files in the order of their names.
  init(_ files: [String: String]) {
    for (name, text) in files.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      guard name.hasSuffix(".tokens") || name.hasSuffix(".tokens.json"), let root = JSONText(text) else { continue }
      walk(root, path: [], types: root["$type"]?.text.map { [$0] } ?? [])
    }
  }

  /// The library's files, as the repository has them.
  static var library: [String: String] {
    get throws {
      let folder = Tool.repository().appendingPathComponent("tokens/apple")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return Dictionary(
        uniqueKeysWithValues: try names.map {
          ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
        })
    }
  }

  private mutating func walk(_ group: JSONText, path: [String], types: [String]) {
    for (name, member) in group.members where !name.hasPrefix("$") {
      let inner = path + [name]
      if member["$value"] != nil {
        places[Array(inner.joined(separator: ".").utf8)] = tokens.count
        tokens.append(Token(path: inner, object: member, groupTypes: types))
      } else {
        let own = member["$type"]?.text
        walk(member, path: inner, types: types + (own.map { [$0] } ?? []))
      }
    }
  }

  /// The token at a dotted path.
  func token(at path: String) -> Token? { places[Array(path.utf8)].map { tokens[$0] } }

  /// The token that a string such as `{a.b}` refers to.
  private func target(_ value: JSONText?) -> Token? {
    guard let text = value?.text, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    return token(at: String(text.dropFirst().dropLast()))
  }

  /// A token's type: its own, that of the token it is an alias of, or its group's.
  func type(of token: Token) -> String? {
    if let own = token.object["$type"]?.text { return own }
    if let target = target(token.object["$value"]) { return type(of: target) }
    return token.groupTypes.last
  }

  /// A token's value with all references put in.
  func value(of token: Token) -> JSONText {
    let value = token.object["$value"] ?? .array([])
    if let target = target(value) { return self.value(of: target) }
    return resolved(value, in: type(of: token) ?? "", isEntry: false)
  }

  private func resolved(_ value: JSONText, in outer: String, isEntry: Bool) -> JSONText {
    switch value {
    case .object(let members): return .object(members.map { ($0, resolved($1, in: outer, isEntry: false)) })
    case .array(let elements): return .array(elements.map { resolved($0, in: outer, isEntry: true) })
    case .word: return value
    case .string:
      guard let target = target(value), let inner = type(of: target) else { return value }
      // A material or vibrancy is named, not copied.
      if TokenType(rawValue: inner)?.isExtension != false { return value }
      let result = self.value(of: target)
      // A shadow in a list of shadows stands for its one layer.
      if isEntry, inner == outer, case .array(let layers) = result, let layer = layers.first { return layer }
      return result
    }
  }
}
