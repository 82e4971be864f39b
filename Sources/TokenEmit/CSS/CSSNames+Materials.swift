import TokenDiagnostics
import TokenModel

/// The custom properties that `materials.css` adds to those of the tokens.
extension CSSNames {
  /// Properties that every material sets for itself.
  private static let reserved = ["material-opaque", "material-border", "material-tint", "material-tint-more"]

  /// Registers the added properties and reports tokens that would be called the same.
  mutating func registerMaterials(
    _ emission: Emission, _ registry: inout NameRegistry, _ diagnostics: inout [Diagnostic]
  ) {
    let set = emission.set
    for name in Self.reserved {
      guard let other = claim(name, for: .root, &registry), let token = set.assembled.paths.token(at: other) else {
        continue
      }
      diagnostics.append(.takenName("--" + name, set.path(of: token), at: set.assembled.place(of: token)))
    }
    for token in emission.tokens where set.type(of: token) == .vibrancy {
      let name = "vibrancy-" + text(of: token).dropFirst(2)
      let path = set.assembled[token].path
      guard let other = claim(name, for: path, &registry), other != path else { continue }
      diagnostics.append(.nameCollision("--" + name, "CSS", other, path, in: set.assembled))
    }
    registerContent(emission, &registry, &diagnostics)
  }

  /// Names of foregrounds are shared by all surfaces, but not with tokens, and not within one surface.
  private mutating func registerContent(
    _ emission: Emission, _ registry: inout NameRegistry, _ diagnostics: inout [Diagnostic]
  ) {
    // By bytes: names that look alike are equal to Swift, but not to CSS.
    var known: Set<[UInt8]> = []
    for surface in emission.set.surfaces where surface.platform == .web && emission.includes(surface.token) {
      var own: [[UInt8]: String] = [:]
      for foreground in surface.content {
        let name = "content-" + Self.identifier(of: foreground.name)
        if let other = own.updateValue(foreground.name, forKey: Array(name.utf8)) {
          diagnostics.append(.contentCollision("." + name, other, foreground))
        }
        guard known.insert(Array(name.utf8)).inserted else { continue }
        let path = emission.set.assembled[surface.token].path
        guard let other = claim(name, for: path, &registry) else { continue }
        diagnostics.append(.nameCollision("--" + name, "CSS", other, path, in: emission.set.assembled))
      }
    }
  }

  private mutating func claim(_ name: String, for path: PathID, _ registry: inout NameRegistry) -> PathID? {
    let range = append(name)
    return registry.register(pool, range, for: path)
  }
}

extension Diagnostic {
  /// A token whose property `materials.css` needs.
  fileprivate static func takenName(_ name: String, _ path: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, "name-collision",
      "“\(path)” becomes “\(name)” in CSS, which materials set for themselves; rename it, or give it a name of its own: "
        + "\"$extensions\": {\"dev.tokenc\": {\"name\": {\"css\": \"…\"}}}", at: place)
  }

  /// Two foregrounds of one surface that meet in one class.
  fileprivate static func contentCollision(_ name: String, _ other: String, _ foreground: Foreground) -> Diagnostic {
    Diagnostic(
      .error, "name-collision",
      "“\(other)” and “\(foreground.name)” on this surface both become “\(name)” in CSS; rename one",
      at: foreground.place)
  }
}
