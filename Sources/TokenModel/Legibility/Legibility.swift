import TokenSource

/// Computes how legible surfaces are: for each platform, appearance and foreground the least contrast over every
/// backdrop that the surface allows.
///
/// Assumed are a backdrop of one colour, which is what a blur comes to in the middle of a large area, and the default
/// look of the system. Looks are observations; where there are none, nothing is said.
public struct Legibility: Sendable {
  /// All rows, in the order of surfaces.
  public let rows: [LegibilityRow]
  /// The problems that were solved, for another look at much the same tokens.
  let certificates: [ContrastProblem: ContrastCertificate]

  /// No rows at all.
  public static let none = Legibility(rows: [])

  init(rows: [LegibilityRow], _ certificates: [ContrastProblem: ContrastCertificate] = [:]) {
    self.rows = rows
    self.certificates = certificates
  }

  /// Computes the rows of all surfaces, the proofs shared among threads; the result is the same for any number of them.
  ///
  /// - Parameters:
  ///   - set: the tokens.
  ///   - planner: says what draws the surfaces.
  ///   - appearance: the appearance that alone is looked at; nil for both.
  ///   - earlier: what was computed for much the same tokens, whose certificates hold here too.
  ///   - jobs: how many threads work at once.
  ///   - proved: is told how many of the proofs are made, where several threads make them.
  public static func compute(
    _ set: TokenSet, _ planner: SurfacePlanner, in appearance: LegibilityRow.Appearance? = nil,
    earlier: Legibility = .none, jobs: Int, proved: (_ count: Int, _ all: Int) -> Void = { _, _ in }
  ) async -> Legibility {
    guard jobs > 1 else {
      return Legibility(LegibilityBuilder(set, planner, earlier.certificates, in: appearance), set)
    }
    // A first look only collects what has to be proved.
    var scout = LegibilityBuilder(set, planner, earlier.certificates, in: appearance, isScout: true)
    for index in set.surfaces.indices { scout.add(index) }
    let problems = scout.wanted
    let made = await ContrastCertificate.prove(problems, jobs: jobs) { proved($0, problems.count) }
    let certificates = earlier.certificates.merging(made) { earlier, _ in earlier }
    return Legibility(
      LegibilityBuilder(set, planner, certificates, looks: scout.looks, in: appearance), set)
  }
  /// Computes the rows of all surfaces.
  ///
  /// - Parameters:
  ///   - set: the tokens.
  ///   - planner: says what draws the surfaces.
  ///   - earlier: what was computed for much the same tokens, whose certificates hold here too.
  public init(_ set: TokenSet, _ planner: SurfacePlanner, earlier: Legibility = .none) {
    self.init(LegibilityBuilder(set, planner, earlier.certificates), set)
  }

  private init(_ builder: LegibilityBuilder, _ set: TokenSet) {
    var builder = builder
    for index in set.surfaces.indices { builder.add(index) }
    rows = builder.rows
    certificates = builder.certificates
  }
}
