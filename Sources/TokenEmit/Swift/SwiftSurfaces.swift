import TokenModel

/// What is printed of each surface: its value, and what a reader has to know of it.
struct SwiftSurfaces: Sendable {
  /// What is printed of one surface.
  struct Entry: Sendable {
    /// The value of the constant.
    let value: [UInt8]
    /// The notices of its plans, each with the platforms it holds for.
    let notices: [String]
  }

  private let set: TokenSet
  private let planner: SurfacePlanner
  private let printer: SwiftPlanPrinter
  /// The places in `TokenSet.surfaces` of each surface, one for each platform.
  private let places: [TokenID: Range<Int>]
  private var entries: [TokenID: Entry] = [:]

  init(_ set: TokenSet, _ planner: SurfacePlanner, _ printer: SwiftPrinter) {
    self.set = set
    self.planner = planner
    self.printer = SwiftPlanPrinter(printer)
    var places: [TokenID: Range<Int>] = [:]
    for (index, surface) in set.surfaces.enumerated() {
      places[surface.token] = (places[surface.token]?.lowerBound ?? index)..<(index + 1)
    }
    self.places = places
  }

  /// Plans all surfaces among some tokens: for a file that prints them all.
  mutating func prepare(_ tokens: [TokenID]) {
    for token in tokens where set.type(of: token) == .surface { entries[token] = entry(token) }
  }

  /// What is printed of a surface. An alias has what the surface has that it stands for.
  func entry(_ token: TokenID) -> Entry {
    if let entry = entries[token] { return entry }
    let surfaces = places[set.graph.origin(of: token)] ?? 0..<0
    let plans = set.surfaces[surfaces].map(planner.plan)
    guard case .surface(let surface)? = set.baseValue(of: token), let role = surface.base.role?.value else {
      return Entry(value: [], notices: [])
    }
    return Entry(value: printer.text(of: role, plans), notices: Self.notices(plans))
  }

  /// The notices of some plans in the order of their list: `UIKit has no …; thick stands in for it (iOS, iPadOS)`.
  private static func notices(_ plans: [SurfacePlan]) -> [String] {
    var platforms: [PlanNotice: [String]] = [:]
    for plan in plans where plan.platform != .web {
      for notice in plan.notices { platforms[notice, default: []].append(plan.platform.rawValue) }
    }
    return PlanNotice.allCases.compactMap { notice in
      platforms[notice].map { "\(notice.text) (\($0.joined(separator: ", ")))" }
    }
  }
}

extension SurfacePlan {
  /// All notices of its drawings.
  fileprivate var notices: Set<PlanNotice> {
    Set(
      steps.flatMap { step in
        [step.standard, step.reducedTransparency, step.increasedContrast].flatMap { $0?.notices ?? [] }
      })
  }
}
