public import TokenDiagnostics
import TokenModel

/// The Kotlin identifiers of all groups and tokens of the format's types: a group is an object, a token a property in it.
public struct KotlinNames: Sendable {
  private(set) var identifiers: [PathID: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// Who has a name, by the group it stands in.
  private var owners: [PathID: [String: PathID]] = [:]

  /// No names.
  public init() {}

  /// Names everything and reports paths that meet in one identifier.
  public static func build(_ emission: Emission) -> (names: KotlinNames, diagnostics: [Diagnostic]) {
    var names = KotlinNames()
    let name = emission.configuration.name
    if !KotlinIdentifier.isObject(name) { names.diagnostics.append(.unusableObject(name)) }
    let set = emission.set.assembled
    for entry in emission.standardTokens {
      for path in set.paths.chain(to: set[entry.token].path) where names.identifiers[path] == nil {
        names.add(path, set)
      }
    }
    return (names, names.diagnostics)
  }

  /// The identifier of a group or token.
  func text(of path: PathID) -> String { identifiers[path] ?? "" }

  private mutating func add(_ path: PathID, _ set: AssembledSet) {
    let token = set.paths.token(at: path)
    let name = set.paths.isRootToken(path) ? "root" : set.paths.name(of: path)
    var identifier = KotlinIdentifier.member(name)
    if let token, let override = NameOverride("kotlin", of: token, in: set) {
      if KotlinIdentifier.member(override.text).filter({ $0 != "`" }) == override.text {
        identifier = KotlinIdentifier.member(override.text)
      } else {
        diagnostics.append(
          .unusableName(override, "Kotlin", "a small letter in front, then letters and digits, as in “brandPrimary”"))
      }
    }
    identifiers[path] = identifier
    let parent = set.paths.parent(of: path) ?? .root
    // The classes of groups are files, and some disks take names that differ in letter case for one.
    let isGroup = token == nil
    let keys = isGroup ? [identifier, "/" + identifier.lowercased()] : [identifier]
    if let other = keys.compactMap({ owners[parent]?[$0] }).first(where: { $0 != path }) {
      diagnostics.append(.nameCollision(identifier, "Kotlin", other, path, in: set))
      return
    }
    for key in keys { owners[parent, default: [:]][key] = path }
  }
}

extension Diagnostic {
  /// An object that can't be called so.
  static func unusableObject(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "configuration",
      "no Kotlin object can be called “\(name)”, a word that generated code needs for itself; give “name” in tokenc.json "
        + "another value")
  }
}
