/// What becomes of a token over all choices of contexts.
enum Outcome: Sendable {
  /// One value for all.
  case single(Converted)
  /// A value for each context of a modifier.
  case byContext(modifier: Int, values: [(context: Int, value: Converted)])
  /// None.
  case failed(Change, original: Converted)
}
