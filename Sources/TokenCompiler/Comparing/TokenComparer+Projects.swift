import TokenModel

/// What only folders tell: platforms, contexts, plans, legibility.
extension TokenComparer {
  /// Contrasts that differ by no more than this are taken as one: the bounds themselves are that near to what is
  /// reached.
  static let noticeableContrast = 0.05

  /// Whether both versions know a context, so that values in it can be compared.
  var sharedContexts: (String) -> Bool {
    func contexts(_ snapshot: TokenSnapshot) -> Set<String> {
      Set(snapshot.project?.contexts ?? snapshot.tokens.flatMap { $0.themes.flatMap(\.inputs) })
    }
    let (were, are) = (contexts(old), contexts(new))
    // A built file without any themed token knows of none; then nothing says that a context is new.
    let oldIsOpen = old.project == nil
    let newIsOpen = new.project == nil
    return { (oldIsOpen || were.contains($0)) && (newIsOpen || are.contains($0)) }
  }

  mutating func compareProjects() {
    guard let were = old.project, let are = new.project else {
      notes.append("plans and legibility are compared between folders alone, and one side is a built file")
      return
    }
    if were.name != are.name {
      var change = TokenChange(.module, are.name)
      (change.old, change.new) = (were.name, are.name)
      changes.append(change)
    }
    compareMinimums(were, are)
    for context in were.contexts where !are.contexts.contains(context) {
      changes.append(TokenChange(.contextRemoved, context))
    }
    for context in are.contexts where !were.contexts.contains(context) {
      changes.append(TokenChange(.contextAdded, context))
    }
    comparePlans(were, are)
    compareContrasts(were, are)
  }

  private mutating func compareMinimums(_ were: TokenSnapshot.Project, _ are: TokenSnapshot.Project) {
    for platform in Platform.allCases {
      switch (were.minimums[platform], are.minimums[platform]) {
      case (nil, nil): break
      case (.some, nil): changes.append(TokenChange(.platformRemoved, platform.rawValue))
      case (nil, .some): changes.append(TokenChange(.platformAdded, platform.rawValue))
      case (let was?, let is_?) where was != is_:
        var change = TokenChange(was < is_ ? .minimumRaised : .minimumLowered, platform.rawValue)
        (change.old, change.new) = (was.text, is_.text)
        changes.append(change)
      default: break
      }
    }
  }

  // MARK: Plans

  private struct PlanKey: Hashable {
    let surface: String
    let platform: Platform
  }

  /// A change of what is drawn, in words, and the platforms it holds on.
  private struct PlanChange: Hashable {
    let surface: String
    let range: String
    let old: String
    let new: String
  }

  private mutating func comparePlans(_ were: TokenSnapshot.Project, _ are: TokenSnapshot.Project) {
    let known = Dictionary(were.plans.map { (PlanKey(surface: $0.surface, platform: $0.platform), $0) }) { first, _ in
      first
    }
    var order: [PlanChange] = []
    var platforms: [PlanChange: [String]] = [:]
    for plan in are.plans {
      guard let before = known[PlanKey(surface: plan.surface, platform: plan.platform)], before != plan else { continue }
      for change in Self.differences(before, plan) {
        if platforms[change] == nil { order.append(change) }
        platforms[change, default: []].append(plan.platform.rawValue)
      }
    }
    for found in order {
      var change = TokenChange(.plan, found.surface)
      change.type = .surface
      change.scope = (platforms[found] ?? []).joined(separator: ", ") + (found.range.isEmpty ? "" : " " + found.range)
      (change.old, change.new) = (found.old, found.new)
      changes.append(change)
    }
  }

  /// What differs between two plans, by ranges of versions that both have in common.
  private static func differences(_ old: TokenSnapshot.Plan, _ new: TokenSnapshot.Plan) -> [PlanChange] {
    let starts = Set(old.steps.map(\.from) + new.steps.map(\.from)).sorted()
    var result: [PlanChange] = []
    for (index, start) in starts.enumerated() {
      guard let before = old.step(at: start), let after = new.step(at: start), before.drawings != after.drawings else {
        continue
      }
      let end = index + 1 < starts.count ? "before \(starts[index + 1].text)" : ""
      let range = starts.count == 1 ? "" : ["from \(start.text)", end].filter { !$0.isEmpty }.joined(separator: " ")
      let pairs = zip(AccessibilitySetting.allCases, zip(before.drawings, after.drawings))
      var told: Set<[[String]]> = []
      for (setting, (was, is_)) in pairs where was != is_ {
        // A setting that changes nothing more is not told again.
        guard told.insert([was, is_]).inserted else { continue }
        let words = setting == .standard ? range : [range, setting.words].filter { !$0.isEmpty }.joined(separator: " ")
        let (gone, come) = (was.filter { !is_.contains($0) }, is_.filter { !was.contains($0) })
        result.append(
          PlanChange(
            surface: new.surface, range: words, old: gone.isEmpty ? "nothing" : gone.joined(separator: "; "),
            new: come.isEmpty ? "nothing" : come.joined(separator: "; ")))
      }
    }
    return result
  }

  // MARK: Legibility

  private mutating func compareContrasts(_ were: TokenSnapshot.Project, _ are: TokenSnapshot.Project) {
    let known = Dictionary(were.contrasts.map { ($0.key, $0) }) { first, _ in first }
    for row in are.contrasts {
      guard let before = known[row.key] else { continue }
      let (wasEnough, isEnough) = (before.isEnough, row.isEnough)
      guard abs(before.contrast - row.contrast) > Self.noticeableContrast || wasEnough != isEnough else { continue }
      var change = TokenChange(.legibility, row.key.surface)
      change.type = .surface
      change.scope = row.key.words
      change.old = LegibilityText.ratio(before.contrast)
      change.new = LegibilityText.ratio(row.contrast)
      if let required = row.required { change.new? += ", needs \(NumberPrinter.text(required)):1" }
      if wasEnough != isEnough { change.crossing = isEnough ? .roseAbove : .fellBelow }
      changes.append(change)
    }
  }
}

extension TokenSnapshot.Plan {
  /// What is drawn on a version; nil for one before the first.
  fileprivate func step(at version: PlatformVersion) -> TokenSnapshot.Step? { steps.last { $0.from <= version } }
}

extension TokenSnapshot.Contrast {
  fileprivate var isEnough: Bool { required.map { contrast >= $0 } ?? true }
}

extension TokenSnapshot.Contrast.Key {
  /// Whose contrast it is, behind the surface's path.
  fileprivate var words: String {
    let when = contexts.isEmpty ? "" : " (\(contexts.joined(separator: "; ")))"
    return "\(foreground) in \(appearance), \(platform)\(isFallback ? " before 26" : "")\(when)"
  }
}

extension AccessibilitySetting {
  fileprivate var words: String {
    switch self {
    case .standard: ""
    case .reducedTransparency: "with reduced transparency"
    case .increasedContrast: "with increased contrast"
    }
  }
}
