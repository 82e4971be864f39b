/// Where compiling templates is taken to be out of hand. Far beyond what people write; reached, they give a diagnostic.
enum Limits {
  /// Open tags inside one another in one template.
  static let nesting = 200
  /// Pairs of a template and the scopes it is used in.
  static let units = 5_000
  /// Pieces compiled, each as often as its template is, and instructions and parts of names that come of it.
  static let work = 20_000_000
  /// Bytes of one template, and of the text of all units.
  static let text = 256 << 20
  /// Distinct names in spec mode.
  static let names = Int(UInt16.max)
}

/// Where rendering is taken to be out of hand; reached, it stops with a diagnostic.
public struct RenderLimits: Sendable {
  /// Partials and overridden blocks inside one another.
  public var depth = 200
  /// Partials and overridden blocks put in altogether.
  public var calls = 50_000_000
  /// Bytes of output.
  public var output = 1 << 30

  /// The usual limits, far beyond what people write.
  public init() {}
}
