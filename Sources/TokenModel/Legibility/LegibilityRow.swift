/// How legible one foreground of a surface is, on one platform in one appearance.
public struct LegibilityRow: Hashable, Sendable {
  /// What is known of it.
  public enum Verdict: Hashable, Sendable {
    /// The least contrast over all backdrops that the surface allows.
    case proved(ContrastCertificate)
    /// No look is known: what the system draws by itself, or a platform without observed figures.
    case notModelled
  }
  /// The colour scheme.
  public typealias Appearance = NativeSetting.Appearance

  /// The surface, as an index into `TokenSet.surfaces`.
  public internal(set) var surface: Int
  /// The surface's token.
  public internal(set) var token: TokenID
  /// The platform.
  public let platform: Platform
  /// The colour scheme.
  public let appearance: Appearance
  /// The foreground, as an index into the surface's `content`.
  public let foreground: Int
  /// Its name.
  public let name: String
  /// Whether it is drawn by what stands in for Liquid Glass before OS 26.
  public let isFallback: Bool
  /// What is known.
  public let verdict: Verdict
  /// The contrast that WCAG 2.2 asks for; nil where it asks for none.
  public let required: Double?
  /// Whether the colour is a team's own; false for the system's vibrancy and colours.
  public let isOwnColor: Bool
  /// The problem that the certificate solves.
  public let problem: ContrastProblem?
  /// The same without a dimming layer, for questions about how much of it is needed.
  let undimmed: ContrastProblem?

  /// A thickness that would be enough, and the contrast that is sure there.
  public struct Thicker: Hashable, Sendable {
    /// The thickness.
    public let thickness: MaterialValue.Thickness
    /// The contrast.
    public let contrast: Double
  }
  /// The next thicker material on which it would have the contrast it needs; nil where no thickness is at fault.
  public internal(set) var thicker: Thicker?

  /// The contexts it holds in, `theme=dark`, where it does not hold in all that platforms choose between.
  public internal(set) var contexts: [String] = []

  /// Whether less is guaranteed than is asked for.
  public var isBelow: Bool {
    guard case .proved(let certificate) = verdict, let required else { return false }
    return certificate.lower < required
  }

  /// The certificate, if there is one.
  public var certificate: ContrastCertificate? {
    if case .proved(let certificate) = verdict { certificate } else { nil }
  }

  /// Whether a black layer of some opacity beneath the surface would guarantee a contrast; false where nothing is known.
  public func guarantees(_ contrast: Double, dimmedBy opacity: Double) -> Bool {
    problem(dimmedBy: .affine(.layer(.black, alpha: opacity)))?.guarantees(contrast) ?? false
  }

  /// The problem with another dimming layer beneath the surface; nil where dimming is not asked of it, or no look known.
  func problem(dimmedBy layer: LookStep) -> ContrastProblem? {
    undimmed.map {
      ContrastProblem(ground: [layer] + $0.ground, foreground: $0.foreground, backdrops: $0.backdrops)
    }
  }
}
