import TokenDiagnostics
import TokenModel

/// `house-recommendation`
enum HouseRecommendation: Rule {
  static let page = RulePage(
    "house-recommendation", area: .house, platforms: .all, strength: .must, severity: .error,
    summary: "A surface departs from a recommendation of the team",
    why: """
      Recommendations among a project's tokens say what a team has agreed on for a role on a platform, beyond what the \
      guidelines ask for, and why. They are checked like the guidelines: a must is an error, what is to be avoided a \
      warning, what is to be considered a remark. Recommendations of the library don't count here, since the rules say \
      the same.
      """,
    instead: """
      Use what the recommendation names, change the recommendation, or exempt the surface with the reason.
      """,
    source: "The project's own tokens of type recommendation; each names its source",
    members: ["role", "scheme", "material", "content.*.vibrancy"],
    types: [.surface, .recommendation], examples: HouseExamples.all)

  /// What recommendations speak of.
  private struct Place: Hashable {
    let platform: Platform
    let role: Role
  }

  static func check(_ context: RuleContext, _ report: inout RuleReport) {
    var all: [Place: [(TokenID, RecommendationValue)]] = [:]
    for token in context.tokens(of: .recommendation) {
      guard case .recommendation(let value)? = context.set.baseValue(of: token) else { continue }
      all[Place(platform: value.platform, role: value.role), default: []].append((token, value))
    }
    guard !all.isEmpty else { return }
    for surface in context.surfaces {
      guard let here = all[Place(platform: surface.platform, role: surface.role.value)] else { continue }
      check(surface, here.filter { $0.1.scheme.map { $0 == surface.scheme } ?? true }, context, &report)
    }
  }

  private static func check(
    _ surface: PlatformSurface, _ recommendations: [(TokenID, RecommendationValue)], _ context: RuleContext,
    _ report: inout RuleReport
  ) {
    for (token, recommendation) in recommendations where !isOutdone(recommendation, by: recommendations.map(\.1)) {
      switch recommendation.subject {
      case .material(let wanted): material(token, recommendation, wanted, surface, context, &report)
      case .appKit(let purpose): appKit(token, recommendation, purpose, surface, context, &report)
      case .vibrancy(let wanted): vibrancy(token, recommendation, wanted, surface, context, &report)
      }
    }
  }

  /// Whether one for the surface's scheme says what a general one says for any; what is to be avoided adds up.
  private static func isOutdone(_ general: RecommendationValue, by all: [RecommendationValue]) -> Bool {
    guard general.scheme == nil, general.strength != .avoid else { return false }
    return all.contains { $0.scheme != nil && $0.strength != .avoid && $0.subject.isSameKind(as: general.subject) }
  }

  // MARK: Subjects

  private static func material(
    _ token: TokenID, _ recommendation: RecommendationValue, _ wanted: TokenID, _ surface: PlatformSurface,
    _ context: RuleContext, _ report: inout RuleReport
  ) {
    // What the system draws is the system's to choose.
    guard surface.materialChoice.value != .system, let value = context.material(wanted) else { return }
    let isSame = surface.material.map { $0.isSameLook(as: value) } ?? false
    let path = context.set.path(of: wanted)
    add(
      token, recommendation, isMet: isSame, "{\(path)}", at: context.place(surface, .material, .role, .scheme), surface,
      context, &report, fix: context.use(path, at: surface.materialChoice.place))
  }

  private static func appKit(
    _ token: TokenID, _ recommendation: RecommendationValue, _ purpose: AppKitPurpose, _ surface: PlatformSurface,
    _ context: RuleContext, _ report: inout RuleReport
  ) {
    guard surface.materialChoice.value != .system else { return }
    add(
      token, recommendation, isMet: surface.material?.appKit?.purpose == purpose,
      "the AppKit material “\(purpose.rawValue)”",
      at: context.place(surface, .material, .role, .scheme), surface, context, &report,
      fix: context.use("apple.macOS.\(purpose.rawValue)", at: surface.materialChoice.place))
  }

  private static func vibrancy(
    _ token: TokenID, _ recommendation: RecommendationValue, _ wanted: TokenID, _ surface: PlatformSurface,
    _ context: RuleContext, _ report: inout RuleReport
  ) {
    guard case .vibrancy(let value)? = context.set.baseValue(of: wanted) else { return }
    let path = context.set.path(of: wanted)
    for foreground in surface.content {
      guard case .vibrancy(let own) = foreground.style.value,
        case .vibrancy(let vibrancy)? = context.set.baseValue(of: own), vibrancy.category == value.category
      else { continue }
      let place = foreground.style.place
      add(
        token, recommendation, isMet: vibrancy.level == value.level, "{\(path)}", at: place, surface, context, &report,
        fix: context.use(path, at: place), notes: context.aliasNotes(own))
    }
  }

  // MARK: Findings

  private static func add(
    _ token: TokenID, _ recommendation: RecommendationValue, isMet: Bool, _ subject: String, at place: SourceLocation,
    _ surface: PlatformSurface, _ context: RuleContext, _ report: inout RuleReport, fix: FixIt?, notes: [Note] = []
  ) {
    let isAvoided = recommendation.strength == .avoid
    guard isMet == isAvoided else { return }
    let name = context.set.path(of: token)
    let verb =
      switch recommendation.strength {
      case .must: "asks for"
      case .avoid: "advises against"
      case .consider: "suggests"
      }
    let scheme = recommendation.scheme.map { " in a \($0.rawValue) scheme" } ?? ""
    // What other platforms read as well is not for this one's recommendation to change.
    let isShared = context.readers(of: place, on: surface.token).contains { $0 != surface.platform }
    report.add(
      "the recommendation “\(name.clippedName)” \(verb) \(subject.clippedName) for \(surface.role.value.phrase)\(scheme): "
        + recommendation.source.clippedReason,
      at: place, on: surface, severity: recommendation.strength.severity,
      notes: notes + [Note("the recommendation stands here", at: context.set.assembled.place(of: token))],
      fixes: [isAvoided || isShared ? nil : fix])
  }
}

extension RecommendationValue.Strength {
  /// How much a departure weighs.
  fileprivate var severity: Severity {
    switch self {
    case .must: .error
    case .avoid: .warning
    case .consider: .info
    }
  }
}

extension RecommendationValue.Subject {
  /// Whether both are about what a surface is made of, or both about its foregrounds.
  fileprivate func isSameKind(as other: RecommendationValue.Subject) -> Bool {
    switch (self, other) {
    case (.vibrancy, .vibrancy): true
    case (.vibrancy, _), (_, .vibrancy): false
    default: true
    }
  }
}

extension MaterialValue {
  /// Whether two materials agree in kind, thickness, variant and AppKit purpose.
  fileprivate func isSameLook(as other: MaterialValue) -> Bool {
    kind == other.kind && thickness == other.thickness && variant == other.variant
      && appKit?.purpose == other.appKit?.purpose
  }
}

extension String {
  /// A reason as the end of a message: one line without a full stop, of at most 160 characters.
  fileprivate var clippedReason: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    let text = line.hasSuffix(".") ? String(line.dropLast()) : line
    return text.count > 160 ? text.prefix(159) + "…" : text
  }
}
