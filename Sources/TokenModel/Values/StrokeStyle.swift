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
  /// One of the standard's names.
  case named(Name)
  /// Lengths of dashes and gaps in turn: an even number of them, because an odd list stands here twice.
  case dashes([Dimension], LineCap)
}
