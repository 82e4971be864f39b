/// Computes how legible surfaces are: for each platform, appearance and foreground the least contrast over every
/// backdrop that the surface allows.
///
/// Assumed are a backdrop of one colour, which is what a blur comes to in the middle of a large area, and the default
/// look of the system. Looks are observations; where there are none, nothing is said.
public struct Legibility: Sendable {
  /// All rows, in the order of surfaces.
  public let rows: [LegibilityRow]

  /// No rows at all.
  public static let none = Legibility(rows: [])

  private init(rows: [LegibilityRow]) { self.rows = rows }

  /// Computes the rows of all surfaces.
  ///
  /// - Parameters:
  ///   - set: the tokens.
  ///   - planner: says what draws the surfaces.
  public init(_ set: TokenSet, _ planner: SurfacePlanner) {
    var builder = LegibilityBuilder(set, planner)
    for index in set.surfaces.indices { builder.add(index) }
    rows = builder.rows
  }
}
