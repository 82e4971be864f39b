import TokenModel
import TokenSource

/// The custom properties of a lowered set, so that no token that a figure becomes is called as another is: `light.blur`
/// of `frost`, and `blur` in a group `frost-light`. What would be gets a name of its own, or the file could not be
/// compiled again.
struct LoweredNames {
  private let emission: Emission
  private var used: Set<[UInt8]> = []

  /// Notes the names of the tokens that stay as they are.
  init(_ emission: Emission) {
    self.emission = emission
    let names = CSSNames.build(emission).names
    for token in emission.tokens {
      guard let value = emission.set.baseValue(of: token), !value.type.isExtension else { continue }
      let name = Array(names.pool[names.range(of: token)])
      for part in CSSProperties.parts(of: value) { used.insert(name + Array(part.suffix.utf8)) }
    }
  }

  /// What the names of the tokens in a lowered token's group begin with.
  func prefix(of token: TokenID) -> String {
    let paths = emission.set.assembled.paths
    var names = paths.chain(to: emission.set.assembled[token].path).map { CSSNames.identifier(of: paths.name(of: $0)) }
    if !emission.configuration.cssPrefix.isEmpty { names.insert(emission.configuration.cssPrefix, at: 0) }
    return names.joined(separator: "-")
  }

  /// Takes the name of one of these tokens; returns another one if that is used.
  mutating func claim(_ prefix: String, _ path: [String]) -> String? {
    let name = ([prefix] + path).joined(separator: "-")
    if used.insert(Array(name.utf8)).inserted { return nil }
    var number = 2
    while !used.insert(Array("\(name)-\(number)".utf8)).inserted { number += 1 }
    return "\(name)-\(number)"
  }
}
