import TokenModel

/// What rules look at that are not about one surface.
extension RuleContext {
  /// The project's tokens of a type whose values are written out, in source order; other names for tokens only on
  /// request. The library's are left out: they describe a system that nobody can change.
  func tokens(of type: TokenType, withAliases: Bool = false) -> [TokenID] {
    set.tokens.filter {
      set.type(of: $0) == type && set.baseValue(of: $0) != nil && set.assembled.layer(of: $0) == .project
        && (withAliases || set.graph.alias(of: $0) == nil)
    }
  }

  /// The material a token of its own holds.
  func material(_ token: TokenID) -> MaterialValue? {
    guard case .material(let value)? = set.baseValue(of: token) else { return nil }
    return value
  }

  /// The surfaces that share a `group` on a platform, by platform and then by the group's first surface; each group's
  /// surfaces in source order.
  func groups(on platforms: PlatformSet) -> [[PlatformSurface]] {
    struct Key: Hashable {
      let platform: Platform
      let group: [UInt8]
    }
    var order: [Key] = []
    var members: [Key: [PlatformSurface]] = [:]
    for platform in platforms {
      for surface in surfaces where surface.platform == platform {
        // Names are told apart by their bytes; texts that look alike are equal to Swift.
        guard let group = surface.declared.group?.value else { continue }
        let key = Key(platform: platform, group: Array(group.utf8))
        if members[key] == nil { order.append(key) }
        members[key, default: []].append(surface)
      }
    }
    return order.compactMap { members[$0] }
  }
}
