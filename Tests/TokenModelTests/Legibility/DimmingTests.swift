import Testing
import TokenCompiler
import TokenTestSupport

@testable import TokenModel

/// White on clear glass over white and greys: how much dimming it takes, and how bright what lies behind may be.
@Suite("Dimming beneath clear glass")
struct DimmingTests {
  /// White text on clear glass over one grey, a layer of black between them.
  private static func problem(dark: Bool, over grey: Double, dimmedBy opacity: Double) async throws -> ContrastProblem {
    let set = await PlanRun("{}").compilation.analysis.set
    guard let token = set.token(at: "apple.glass.clear"), case .material(let value)? = set.value(of: token)?.base,
      let pair = value.recipe?.pair(on: .iOS)
    else { throw Missing() }
    let look = Look(dark ? pair.dark : pair.light).dimmed(
      by: .layer(ColorCoordinates(.srgb, 0, 0, 0), opacity: opacity))
    return ContrastProblem(
      ground: look.steps, foreground: [.affine(.layer(.white, alpha: 1))], backdrops: .palette([RGB(grey: grey)]))
  }

  private struct Missing: Error {}

  @Test(
    "The least layer over white",
    arguments: [(false, 3.0, 55), (false, 4.5, 73), (true, 3.0, 32), (true, 4.5, 49)])
  func overWhite(dark: Bool, contrast: Double, percent: Int) async throws {
    for (opacity, isEnough) in [(percent, true), (percent - 1, false)] {
      let problem = try await Self.problem(dark: dark, over: 1, dimmedBy: Double(opacity) / 100)
      #expect((ContrastCertificate.prove(problem).lower >= contrast) == isEnough)
    }
  }

  @Test(
    "The brightest grey without a layer, with 30 % and with 35 %",
    arguments: [
      (false, 3.0, [114, 163, 176]), (false, 4.5, [70, 100, 107]), (true, 3.0, [174, 248, 255]),
      (true, 4.5, [131, 188, 202]),
    ])
  func brightestGrey(dark: Bool, contrast: Double, greys: [Int]) async throws {
    for (opacity, grey) in zip([0, 0.3, 0.35], greys) {
      let enough = try await Self.problem(dark: dark, over: Double(grey) / 255, dimmedBy: opacity)
      #expect(ContrastCertificate.prove(enough).lower >= contrast, "\(opacity)")
      guard grey < 255 else { continue }
      let short = try await Self.problem(dark: dark, over: Double(grey + 1) / 255, dimmedBy: opacity)
      #expect(ContrastCertificate.prove(short).lower < contrast, "\(opacity)")
    }
  }
}
