public import TokenDiagnostics
import TokenModel

/// The resource names of all tokens that become resources: the words of the path in small letters with `_` between them.
///
/// What is beyond ASCII is spelled by its code points, a name that begins with a digit has `token_` in front, and a word
/// of Java a `_` behind.
public struct AndroidNames: Sendable {
  private var names: [TokenID: String] = [:]

  /// No names.
  public init() {}

  /// Names all tokens and reports those that meet.
  public static func build(_ emission: Emission) -> (names: AndroidNames, diagnostics: [Diagnostic]) {
    var result = AndroidNames()
    var diagnostics: [Diagnostic] = []
    var owners: [String: PathID] = [:]
    let set = emission.set.assembled
    for entry in emission.standardTokens {
      let resources = AndroidResource.all(
        of: entry.value, isText: false, rem: emission.configuration.rem, standIns: [:])
      if resources.isEmpty { continue }
      let name = name(of: entry.token, set, &diagnostics)
      result.names[entry.token] = name
      let path = set[entry.token].path
      for resource in resources {
        let full = "R.\(resource.kind.rawValue).\(name)\(resource.suffix)"
        if let other = owners[full], other != path {
          diagnostics.append(.nameCollision(full, "Android", other, path, in: set))
        } else {
          owners[full] = path
        }
      }
    }
    return (result, diagnostics)
  }

  /// The name of a token; nil for one that becomes no resource.
  func text(of token: TokenID) -> String? { names[token] }

  private static func name(of token: TokenID, _ set: AssembledSet, _ diagnostics: inout [Diagnostic]) -> String {
    if let override = NameOverride("android", of: token, in: set) {
      if isName(override.text) { return override.text }
      diagnostics.append(
        .unusableName(override, "Android", "small letters, digits and “_” only, a letter in front, and no word of Java")
      )
    }
    let words = TailwindNames.words(token, set).joined()
    let name = words.map { word in
      word.unicodeScalars.map { $0.isASCII ? String($0) : "u" + String($0.value, radix: 16) }.joined()
    }.joined(separator: "_")
    if name.isEmpty { return "root" }
    if name.utf8.first.map({ (0x30...0x39).contains($0) }) == true { return "token_" + name }
    return javaWords.contains(name) ? name + "_" : name
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first), !javaWords.contains(text) else { return false }
    return text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F }
  }

  /// The keywords and literals of Java, where resources are fields.
  private static let javaWords: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue", "default",
    "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if", "implements",
    "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private", "protected",
    "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
    "transient", "true", "try", "void", "volatile", "while",
  ]
}
