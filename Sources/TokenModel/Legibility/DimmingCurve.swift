/// How the least contrast of something on clear glass changes with the dimming layer beneath.
public struct DimmingCurve: Sendable {
  /// One opacity of the layer.
  public struct Step: Sendable {
    /// The opacity, 0 to 1.
    public let opacity: Double
    /// What is stated.
    public let problem: ContrastProblem
    /// The least contrast over all backdrops that the surface allows.
    public let certificate: ContrastCertificate
  }
  /// The steps, the opacity rising from 0 to 1.
  public let steps: [Step]

  /// The opacities that are proved, in percent: close enough to choose by, few enough to prove for every surface.
  private static let percents = Array(stride(from: 0, through: 100, by: 5))

  /// Computes the curves of rows, by their index; rows that no dimming is asked of have none. Equal problems are proved
  /// once, the proofs shared among threads.
  public static func compute(_ rows: [LegibilityRow], _ set: TokenSet, jobs: Int) async -> [Int: DimmingCurve] {
    var problems: [Int: [ContrastProblem]] = [:]
    var wanted: Set<ContrastProblem> = []
    for (index, row) in rows.enumerated() {
      let layer = color(of: set.surfaces[row.surface])
      let curve = percents.compactMap { percent in
        row.problem(dimmedBy: .affine(.layer(layer.with(alpha: Double(percent) / 100))))
      }
      guard !curve.isEmpty else { continue }
      problems[index] = curve
      wanted.formUnion(curve)
    }
    let certificates = await ContrastCertificate.prove(Array(wanted), jobs: max(1, jobs))
    return problems.mapValues { curve in
      DimmingCurve(
        steps: zip(percents, curve).compactMap { percent, problem in
          certificates[problem].map { Step(opacity: Double(percent) / 100, problem: problem, certificate: $0) }
        })
    }
  }

  /// The colour of a surface's dimming layer; black where it has none yet.
  private static func color(of surface: PlatformSurface) -> ColorCoordinates {
    if case .layer(let color, _)? = surface.dimming { color } else { ColorCoordinates(.srgb, 0, 0, 0) }
  }
}
