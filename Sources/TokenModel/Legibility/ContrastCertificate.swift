import TokenSource

/// The least contrast over a set of backdrops, between a bound that is proved and a figure that is reached.
public struct ContrastCertificate: Hashable, Sendable {
  /// No backdrop of the set gives less than this; at most 0.01 below `attained`.
  public let lower: Double
  /// The contrast over `backdrop`, 1 to 21.
  public let attained: Double
  /// A backdrop of the set.
  public let backdrop: RGB
  /// How many boxes of backdrops had to be looked at.
  public let boxes: Int

  /// Proves the least contrast of a problem.
  public static func prove(_ problem: ContrastProblem) -> ContrastCertificate {
    if case .palette(let colors) = problem.backdrops { return overPalette(colors, problem) }
    var search = ContrastSearch(problem)
    return search.run()
  }

  /// Proves problems, shared among threads; the result is the same for any number of them.
  static func prove(
    _ problems: [ContrastProblem], jobs: Int, done: (_ count: Int) -> Void = { _ in }
  ) async -> [ContrastProblem: ContrastCertificate] {
    let made = await Parallel.map(problems.count, jobs: jobs, done: done) { prove(problems[$0]) }
    return Dictionary(zip(problems, made)) { first, _ in first }
  }

  private static func overPalette(_ colors: [RGB], _ problem: ContrastProblem) -> ContrastCertificate {
    var best = (contrast: Double.infinity, backdrop: RGB.black)
    for color in colors {
      let contrast = problem.contrast(over: color)
      if contrast < best.contrast { best = (contrast, color) }
    }
    return ContrastCertificate(
      lower: best.contrast, attained: best.contrast, backdrop: best.backdrop, boxes: colors.count)
  }
}
