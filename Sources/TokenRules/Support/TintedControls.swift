import TokenDiagnostics
import TokenModel

/// Tinted glass that shares a group. One breach, which two rules report: one counts to a limit that the project sets,
/// the other speaks where the project sets none.
enum TintedControls {
  /// A group with more tinted surfaces than it may have.
  struct Surplus {
    /// The first surface that is too much; those that need emphasis most come first.
    let surface: PlatformSurface
    /// The other tinted surfaces.
    let others: [PlatformSurface]
    /// The group's name, not too long.
    let group: String
    /// How many are tinted.
    var count: Int { others.count + 1 }
  }

  /// The groups with more tinted surfaces than a limit.
  static func surplus(over limit: Int, on platforms: PlatformSet, _ context: RuleContext) -> [Surplus] {
    context.groups(on: platforms).compactMap { group in
      let tinted = group.filter { $0.isGlass && $0.tint != .none && !$0.isDimmedByTint }
      guard tinted.count > limit else { return nil }
      let ranked =
        tinted.filter { $0.emphasis == .primaryAction } + tinted.filter { $0.emphasis == .status }
        + tinted.filter { $0.emphasis == .none }
      guard let first = ranked.dropFirst(limit).first else { return nil }
      return Surplus(
        surface: first, others: tinted.filter { $0.token != first.token },
        group: first.declared.group?.value.clippedName ?? "")
    }
  }

  /// The notes that name the other tinted surfaces, each at its tint.
  static func notes(_ surplus: Surplus, _ context: RuleContext) -> [Note] {
    surplus.others.map { context.note("also tinted is", $0, at: .tint) }
  }
}

extension RuleContext {
  /// A note that names another surface.
  func note(_ words: String, _ surface: PlatformSurface, at member: SurfaceMember? = nil) -> Note {
    let place = member.map { self.place(surface, $0) } ?? surface.place
    return Note("\(words) “\(set.path(of: surface.token))”", at: place)
  }
}
