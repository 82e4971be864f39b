/// A direction in which themes differ: a setting that platforms know themselves, or a modifier of a team's own.
public struct ThemeAxis: Hashable, Sendable {
  /// What changes along it.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Light or dark.
    case appearance
    /// Standard or more contrast.
    case contrast
    /// Standard or reduced transparency.
    case transparency
    /// What no platform knows: a brand, a density.
    case modifier

    /// Whether platforms know it themselves.
    public var isNative: Bool { self != .modifier }
  }

  /// What changes.
  public let kind: Kind
  /// `appearance`, `contrast`, `transparency`, or the modifier's name.
  public let name: String
  /// The words of the native setting, or the names of the modifier's contexts, in the document's order.
  public let contexts: [String]
  /// The index of the context that holds where nothing is chosen.
  public let baseIndex: Int

  /// Makes an axis.
  public init(_ kind: Kind, name: String, contexts: [String], baseIndex: Int) {
    self.kind = kind
    self.name = name
    self.contexts = contexts
    self.baseIndex = baseIndex
  }
}
