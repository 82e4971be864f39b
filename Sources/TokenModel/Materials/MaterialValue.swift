/// A material: what separates a layer from what lies beneath while letting its colour through.
public struct MaterialValue: Hashable, Sendable {
  /// The two kinds there are.
  public enum Kind: String, CaseIterable, Sendable {
    case standard, glass
  }
  /// How much of the background a standard material hides.
  public enum Thickness: String, CaseIterable, Sendable, Comparable {
    case ultraThin, thin, regular, thick, ultraThick, bar

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    /// Orders from the most to the least translucent; `bar` stands apart at the end.
    public static func < (left: Thickness, right: Thickness) -> Bool { left.rank < right.rank }
  }
  /// The two variants of Liquid Glass.
  public enum Variant: String, CaseIterable, Sendable {
    case regular, clear
  }
  /// An AppKit material by its purpose.
  public struct AppKit: Hashable, Sendable {
    /// What it is made for.
    public let purpose: AppKitPurpose
    /// What it blends with; nil where the token leaves it open.
    public let blending: AppKitBlending?
    /// When it looks active.
    public let state: AppKitState
    /// Whether it is drawn emphasised, as a selection is.
    public let isEmphasized: Bool
  }

  /// Standard material or Liquid Glass.
  public let kind: Kind
  /// The thickness of a standard material; nil where an AppKit purpose or an appearance stands in its place.
  public let thickness: Thickness?
  /// The variant of glass; nil for a standard material.
  public let variant: Variant?
  /// The AppKit material, if the token names one.
  public let appKit: AppKit?
  /// How a team draws it itself, on the web.
  public let appearance: SchemePair<MaterialAppearance>?
  /// Observed figures of the system's look, by platform; iPadOS takes those of iOS.
  public let recipe: MaterialRecipes?

  /// Whether only AppKit can draw it.
  public var isAppKitOnly: Bool { appKit != nil && thickness == nil && variant == nil }
}
