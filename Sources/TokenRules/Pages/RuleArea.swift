/// What a rule is about; the folder it lies in, and a key that `tokenc.json` takes for all rules of the area.
public enum RuleArea: String, CaseIterable, Sendable, Comparable {
  /// Where Liquid Glass may stand, and which variant.
  case glass
  /// What the clear variant asks for.
  case clearGlass = "clear-glass"
  /// Colour on glass.
  case color
  /// Materials in general, and standard ones.
  case materials
  /// Foregrounds on materials.
  case vibrancy
  /// What can be read, computed.
  case legibility
  /// What macOS alone asks for.
  case macOS
  /// What tvOS alone asks for.
  case tvOS
  /// What visionOS alone asks for.
  case visionOS
  /// What watchOS alone asks for.
  case watchOS
  /// What the web asks for.
  case web
  /// What a team asks of itself.
  case house

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Orders areas as listings show them.
  public static func < (left: RuleArea, right: RuleArea) -> Bool { left.rank < right.rank }
}
