import Testing
import TokenModel
import TokenTestSupport

@Suite("Curves of contrast")
struct ContrastCurveTests {
  private static let backdrops: [Backdrops] = [
    .all, .bright, .dark, .palette([RGB(0.1, 0.9, 0.2), .white, RGB(0.5, 0.5, 0.5)]), .palette([.black]),
  ]

  /// A layer over the backdrop and one over that, of any colors.
  private static func problem(_ random: inout SeededRandom, _ backdrops: Backdrops) -> ContrastProblem {
    func unit() -> Double { Double(random.next() % 1001) / 1000 }
    func layer() -> LookStep {
      .affine(.layer(ColorCoordinates(.srgb, unit(), unit(), unit()).with(alpha: unit())))
    }
    return ContrastProblem(ground: [layer()], foreground: [layer()], backdrops: backdrops)
  }

  @Test("No sample goes below what is proved, and the lowest one reaches it", arguments: backdrops)
  func proved(backdrops: Backdrops) {
    var random = SeededRandom(seed: 20_251_201)
    for _ in 0..<20 {
      let problem = Self.problem(&random, backdrops)
      let certificate = ContrastCertificate.prove(problem)
      let curve = ContrastCurve(problem, certificate)
      let least = curve.samples.map(\.least).min() ?? 0
      #expect(least >= certificate.lower - 1e-9)
      #expect(abs(least - certificate.attained) < 0.011)
      for sample in curve.samples {
        #expect(sample.least <= sample.grey && sample.grey <= sample.greatest)
        #expect((1...21.001).contains(sample.least) && sample.greatest <= 21.001)
        #expect(backdrops.lightness.contains((sample.lightness * 1e6).rounded() / 1e6))
      }
      #expect(zip(curve.samples, curve.samples.dropFirst()).allSatisfy { $0.lightness <= $1.lightness })
    }
  }

  @Test("Black and white text on the bare backdrop have the contrasts of their definition, and no band")
  func bare() {
    let black = ContrastProblem(
      ground: [], foreground: [.affine(.layer(.black, alpha: 1))], backdrops: .all)
    let curve = ContrastCurve(black, .prove(black), count: 101)
    for sample in curve.samples {
      let expected = (Lightness.luminance(of: sample.lightness) + 0.05) / 0.05
      #expect(abs(sample.grey - expected) < 1e-6)
      #expect(abs(sample.least - expected) < 1e-6 && abs(sample.greatest - expected) < 1e-6)
    }
    #expect(curve.samples.count == 101)
    #expect(curve.samples.first?.lightness == 0 && curve.samples.last?.lightness == 100)
  }

  @Test("Lightness and luminance lead to each other, and know the brightness that declarations speak of")
  func lightness() {
    for lightness in stride(from: 0.0, through: 100, by: 0.5) {
      #expect(abs(Lightness.of(luminance: Lightness.luminance(of: lightness)) - lightness) < 1e-9)
    }
    #expect(abs(Lightness.of(luminance: 0.184186518512444) - 50) < 1e-9)
    #expect(Lightness.of(luminance: 0) == 0 && abs(Lightness.of(luminance: 1) - 100) < 1e-9)
  }
}
