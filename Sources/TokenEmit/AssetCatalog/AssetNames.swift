public import TokenDiagnostics
import TokenModel

/// The folders of an asset catalog that groups and colors become.
///
/// A folder is called as the group or token. What some disk can't hold in a name becomes `-`: the slash, the backslash,
/// the colon, `*?"<>|`, what can't be seen, and a dot or space at an end. A name of more than 180 bytes is cut, with a
/// number made of the whole behind it.
public struct AssetNames: Sendable {
  /// The folder of each color, below the catalog: `color/brand.colorset`.
  private(set) var folders: [TokenID: String] = [:]
  /// The folders of groups, an enclosing one before those inside it.
  private(set) var groups: [String] = []

  /// No names.
  public init() {}

  /// Names all colors and reports those that a disk takes for one: letter case makes no difference, nor does how an
  /// accent is written.
  public static func build(_ emission: Emission) -> (names: AssetNames, diagnostics: [Diagnostic]) {
    var names = AssetNames()
    var diagnostics: [Diagnostic] = []
    var owners: [String: PathID] = [:]
    var known: [PathID: String] = [:]
    let set = emission.set.assembled
    for token in emission.tokens where AssetColor.isColor(emission.set.baseValue(of: token)) {
      var folder = ""
      for path in set.paths.chain(to: set[token].path) {
        if let there = known[path] {
          folder = there
          continue
        }
        let isToken = path == set[token].path
        folder += isToken ? name(of: token, set, &diagnostics) + ".colorset" : safe(set.paths.name(of: path))
        let key = folder.lowercased()
        if let other = owners[key], other != path {
          diagnostics.append(.nameCollision(folder, "the asset catalog", other, path, in: set, key: "xcassets"))
        } else {
          owners[key] = path
        }
        if isToken { names.folders[token] = folder } else { names.groups.append(folder) }
        folder += "/"
        known[path] = folder
      }
    }
    return (names, diagnostics)
  }

  private static func name(of token: TokenID, _ set: AssembledSet, _ diagnostics: inout [Diagnostic]) -> String {
    if let override = NameOverride("xcassets", of: token, in: set) {
      if !override.text.isEmpty, safe(override.text) == override.text { return override.text }
      diagnostics.append(
        .unusableName(
          override, "an asset catalog", "no slash, colon, quote or other character that a folder can't have"))
    }
    let path = set[token].path
    return set.paths.isRootToken(path) ? "root" : safe(set.paths.name(of: path))
  }

  private static func safe(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars { result.unicodeScalars.append(isSafe(scalar) ? scalar : "-") }
    if let first = result.first, first == "." || first == " " { result = "-" + result.dropFirst() }
    if let last = result.last, last == "." || last == " " { result = result.dropLast() + "-" }
    guard result.utf8.count > 180 else { return result }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var start = result
    while start.utf8.count > 160 { start.unicodeScalars.removeLast() }
    return start + "-" + String(hash, radix: 16)
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    if "/\\:*?\"<>|".unicodeScalars.contains(scalar) { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: return false
    default: return true
    }
  }
}
