/// How a line is drawn.
public enum StrokeStyle: Hashable, Sendable {
  /// The standard's names.
  public enum Name: String, CaseIterable, Sendable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }
  /// How a dash ends.
  public enum LineCap: String, CaseIterable, Sendable {
    case round, butt, square
  }
  case named(Name)
  /// Lengths of dashes and gaps in turn; an odd list counts as written twice.
  case dashes([Dimension], LineCap)
}
