import TokenDiagnostics
import TokenSyntax

/// Reads vibrancy levels and recommendations.
extension ValueReader {
  private static let vibrancyMembers: [StaticString] = ["category", "level", "appearance", "matrix"]
  private static let matrixMembers: [StaticString] = ["light", "dark", "thinLight", "thinDark"]
  private static let recommendationMembers: [StaticString] = [
    "platform", "role", "scheme", "material", "appKit", "vibrancy", "strength", "source",
  ]

  /// A vibrancy object.
  mutating func vibrancy(_ node: NodeID) -> VibrancyValue? {
    let what = "a vibrancy"
    guard let found = members(node, Self.vibrancyMembers, of: what) else { return nil }
    let category = require(found[0], "category", of: what, at: node)
      .flatMap { self.choice($0, "a vibrancy category", VibrancyValue.Category.self, id: "vibrancy-kinds") }
    let level = found[1].map { self.level($0, category) } ?? .primary
    let appearance = require(found[2], "appearance", of: what, at: node)
      .flatMap { self.schemePair($0, "an appearance") { $0.color($1, "the color of a vibrancy") } }
    let matrix = found[3].flatMap { self.matrices($0) }
    guard let category, let level, let appearance else { return nil }
    return VibrancyValue(category: category, level: level, appearance: appearance, matrix: matrix)
  }

  private mutating func level(_ node: NodeID, _ category: VibrancyValue.Category?) -> VibrancyValue.Level? {
    let id: DiagnosticID =
      switch category {
      case .fill: "vibrancy-fill-levels"
      case .separator: "vibrancy-separator-single"
      default: "vibrancy-label-levels"
      }
    guard let level = choice(node, "a vibrancy level", VibrancyValue.Level.self, id: id) else { return nil }
    guard let category, !category.levels.contains(level) else { return level }
    let levels = category.levels.map(\.rawValue)
    let allowed = levels.count == 1 ? "only \(levels[0])" : "only \(levels.joined(separator: ", "))"
    fail(node, "a \(category.rawValue) has no level “\(level.rawValue)”, \(allowed)", id: id)
    return nil
  }

  private mutating func matrices(_ node: NodeID) -> VibrancyValue.Matrices? {
    let what = "“matrix”"
    guard let found = members(node, Self.matrixMembers, of: what) else { return nil }
    let light = require(found[0], "light", of: what, at: node).flatMap { self.matrix($0) }
    let dark = require(found[1], "dark", of: what, at: node).flatMap { self.matrix($0) }
    let thinLight = found[2].flatMap { self.matrix($0) }
    let thinDark = found[3].flatMap { self.matrix($0) }
    guard let light, let dark else { return nil }
    return VibrancyValue.Matrices(
      base: SchemePair(light: light, dark: dark), thinLight: thinLight, thinDark: thinDark)
  }

  private mutating func matrix(_ node: NodeID) -> VibrancyValue.Matrix? {
    guard tree.kind(node) == .array, tree.elementCount(node) == 3 else {
      failIncomplete(node, "a vibrancy matrix has three rows of four numbers")
      return nil
    }
    let rows = tree.elements(of: node).compactMap { numbers($0, 4, "a row of the matrix") }
    return rows.count == 3 ? rows : nil
  }

  /// A recommendation object.
  mutating func recommendation(_ node: NodeID) -> RecommendationValue? {
    let what = "a recommendation"
    guard let found = members(node, Self.recommendationMembers, of: what) else { return nil }
    let platform = require(found[0], "platform", of: what, at: node)
      .flatMap { self.choice($0, "a platform", Platform.self) }
    let role = require(found[1], "role", of: what, at: node).flatMap { self.choice($0, "a role", Role.self) }
    let scheme = found[2].flatMap { self.scheme($0) }
    let strength = require(found[6], "strength", of: what, at: node)
      .flatMap { self.choice($0, "a strength", RecommendationValue.Strength.self) }
    let source = require(found[7], "source", of: what, at: node).flatMap { self.text($0, "“source”") }
    let subject = self.subject(found, role, at: node)
    guard let platform, let role, let strength, let source, let subject else { return nil }
    return RecommendationValue(
      platform: platform, role: role, scheme: scheme, subject: subject, strength: strength, source: source)
  }

  private mutating func scheme(_ node: NodeID) -> SurfaceScheme? {
    if tree.kind(node) == .string {
      if tree.equals(node, "light") { return .light }
      if tree.equals(node, "dark") { return .dark }
    }
    failList(node, "a scheme", ["light", "dark"])
    return nil
  }

  private mutating func subject(
    _ found: MemberValues, _ role: Role?, at node: NodeID
  ) -> RecommendationValue.Subject? {
    let given = (3...5).filter { found[$0] != nil }
    guard given.count == 1, let index = given.first, let subject = found[index] else {
      failIncomplete(node, "a recommendation has exactly one of “material”, “appKit” and “vibrancy”")
      return nil
    }
    switch index {
    case 3: return reference(subject, .material, "“material”").map { .material($0) }
    case 4: return appKitPurpose(subject, role: role).map { .appKit($0) }
    default: return reference(subject, .vibrancy, "“vibrancy”").map { .vibrancy($0) }
    }
  }

  /// A reference to a token of one type; nothing written out is accepted.
  mutating func reference(_ node: NodeID, _ type: TokenType, _ what: String) -> TokenID? {
    switch follow(node, type) {
    case .value(_, let target): return target
    case .explicit:
      fail(node, "\(what) refers to \(type.phrase) token, as in \"{apple.\(type.rawValue).…}\"")
      return nil
    case .failed: return nil
    }
  }
}
