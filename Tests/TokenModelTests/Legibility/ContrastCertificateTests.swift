import Testing
import TokenCompiler
import TokenTestSupport

@testable import TokenModel

@Suite("Certificates of contrast")
struct ContrastCertificateTests {
  /// The problem of a level of the library on one of its materials.
  private static func problem(
    _ material: String, _ level: String, _ platform: Platform = .iOS, dark: Bool, _ backdrops: Backdrops = .all
  ) async throws -> ContrastProblem {
    let set = await PlanRun("{}").compilation.analysis.set
    guard let token = set.token(at: "apple." + material), case .material(let value)? = set.value(of: token)?.base,
      let pair = value.recipe?.pair(on: platform), let name = set.token(at: "apple.vibrancy." + level),
      case .vibrancy(let vibrancy)? = set.value(of: name)?.base
    else { throw Missing() }
    let ground = VibrancyValue.Ground(platform, isDark: dark, isThin: value.takesThinVibrancy)
    return ContrastProblem(
      ground: Look(dark ? pair.dark : pair.light).steps, foreground: vibrancy.steps(on: ground), backdrops: backdrops)
  }

  private struct Missing: Error {}

  // Least contrast over the whole cube, and where, found by an independent search.
  @Test(
    "Known minima over the whole cube",
    arguments: [
      ("material.regular", "secondaryLabel", false, 2.03, "#00FF00"), ("material.bar", "label", true, 5.72, nil),
      ("material.ultraThin", "quaternaryLabel", false, 1.07, "#FF0000"),
      ("material.thin", "quaternaryLabel", false, 1.13, "#00FF00"),
    ] as [(String, String, Bool, Double, String?)])
  func minima(_ material: String, _ level: String, dark: Bool, _ contrast: Double, _ backdrop: String?) async throws {
    let problem = try await Self.problem(material, level, dark: dark)
    let certificate = ContrastCertificate.prove(problem)
    #expect(abs(certificate.attained - contrast) < 0.01)
    #expect(certificate.attained - certificate.lower <= 0.01)
    if let backdrop { #expect(certificate.backdrop.bytes.hex.uppercased() == backdrop) }
  }

  @Test("White text on the dark face of regular glass falls to 2.79")
  func glass() async throws {
    let label = try await Self.problem("glass.regular", "label", dark: true)
    let white = ContrastProblem(
      ground: label.ground, foreground: [.affine(.layer(.white, alpha: 1))], backdrops: .all)
    let certificate = ContrastCertificate.prove(white)
    #expect(abs(certificate.attained - 2.79) < 0.01)
  }

  static let materials = ["ultraThin", "thin", "regular", "thick", "bar"].map { "material." + $0 }
  static let levels = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "fill", "secondaryFill", "tertiaryFill", "separator",
  ]

  @Test("A coarse grid never goes below what is proved, and certificates are narrow", arguments: materials)
  func grid(_ material: String) async throws {
    for level in Self.levels {
      for dark in [false, true] {
        for backdrops in [Backdrops.all, .bright, .dark] {
          let problem = try await Self.problem(material, level, dark: dark, backdrops)
          let certificate = ContrastCertificate.prove(problem)
          #expect(certificate.attained - certificate.lower <= 0.01, "\(level) \(dark) \(backdrops)")
          #expect(backdrops.allows(certificate.backdrop))
          #expect(abs(problem.contrast(over: certificate.backdrop) - certificate.attained) < 1e-9)
          #expect(certificate.boxes < 20_000, "\(level) \(dark) \(backdrops): \(certificate.boxes)")
          for index in 0..<(9 * 9 * 9) {
            let backdrop = RGB(Double(index % 9) / 8, Double(index / 9 % 9) / 8, Double(index / 81) / 8)
            guard backdrops.allows(backdrop) else { continue }
            #expect(problem.contrast(over: backdrop) >= certificate.lower - 1e-9)
          }
        }
      }
    }
  }
}
