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
      guard let before = known[PlanKey(surface: plan.surface, platform: plan.platform)], before != plan else {
        continue
      }
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
      var told: Set<[String]> = []
      for (setting, (was, is_)) in pairs where was != is_ {
        let words = setting == .standard ? range : [range, setting.words].filter { !$0.isEmpty }.joined(separator: " ")
        let (gone, come) = (was.filter { !is_.contains($0) }, is_.filter { !was.contains($0) })
        // A setting under which the same changes is not told again.
        guard told.insert(gone + ["→"] + come).inserted else { continue }
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
    let moved = are.contrasts.compactMap { row -> ContrastChange? in
      guard let before = known[row.key] else { return nil }
      guard abs(before.contrast - row.contrast) > Self.noticeableContrast || before.isEnough != row.isEnough else {
        return nil
      }
      return ContrastChange(before, row)
    }
    let byForeground = Self.merged(moved) {
      $0.platforms += $1.platforms
    } by: {
      $0.without(platforms: true)
    }
    let merged = Self.merged(byForeground) {
      $0.foregrounds += $1.foregrounds
    } by: {
      $0.without(platforms: false)
    }
    // What became too little stands first.
    let ranked = merged.filter { $0.crossing == .fellBelow } + merged.filter { $0.crossing != .fellBelow }
    changes += ranked.map(\.change)
  }

  /// Entries that are one but for what `by` leaves out, put together at the place of the first.
  private static func merged(
    _ entries: [ContrastChange], _ join: (inout ContrastChange, ContrastChange) -> Void,
    by key: (ContrastChange) -> ContrastChange
  ) -> [ContrastChange] {
    var result: [ContrastChange] = []
    var places: [ContrastChange: Int] = [:]
    for entry in entries {
      if let place = places[key(entry)] {
        join(&result[place], entry)
      } else {
        places[key(entry)] = result.count
        result.append(entry)
      }
    }
    return result
  }
}

/// A contrast that rose or fell, with all foregrounds and platforms for which it did alike.
private struct ContrastChange: Hashable {
  let surface: String
  let appearance: String
  let isFallback: Bool
  let contexts: [String]
  let old: String
  let new: String
  let crossing: TokenChange.Crossing?
  var foregrounds: [String]
  var platforms: [String]

  init(_ before: TokenSnapshot.Contrast, _ after: TokenSnapshot.Contrast) {
    surface = after.key.surface
    appearance = after.key.appearance
    isFallback = after.key.isFallback
    contexts = after.key.contexts
    old = LegibilityText.ratio(before.contrast)
    let needs = after.required.map { ", needs \(NumberPrinter.text($0)):1" } ?? ""
    new = LegibilityText.ratio(after.contrast) + needs
    crossing = before.isEnough == after.isEnough ? nil : after.isEnough ? .roseAbove : .fellBelow
    foregrounds = [after.key.foreground]
    platforms = [after.key.platform]
  }

  func without(platforms isPlatforms: Bool) -> ContrastChange {
    var result = self
    if isPlatforms { result.platforms = [] } else { result.foregrounds = [] }
    return result
  }

  var change: TokenChange {
    var change = TokenChange(.legibility, surface)
    change.type = .surface
    let when = contexts.isEmpty ? "" : " (\(contexts.joined(separator: "; ")))"
    change.scope =
      "\(foregrounds.joined(separator: ", ")) in \(appearance), \(platforms.joined(separator: ", "))"
      + (isFallback ? " before 26" : "") + when
    (change.old, change.new, change.crossing) = (old, new, crossing)
    return change
  }
}

extension TokenSnapshot.Plan {
  /// What is drawn on a version; nil for one before the first.
  fileprivate func step(at version: PlatformVersion) -> TokenSnapshot.Step? { steps.last { $0.from <= version } }
}

extension TokenSnapshot.Contrast {
  fileprivate var isEnough: Bool { required.map { contrast >= $0 } ?? true }
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
