/// Leads from the bytes of a text that was rewritten back to those of the text it was made from.
///
/// Runs that were copied keep their length; what was put in between leads to the place where it was put.
///
///     {a: 1,}        original
///     {"a": 1 }      rewritten: copied {, put ", copied a, put ", copied the rest
struct OffsetMap: Sendable {
  /// The start of a copied run in both texts.
  private struct Run {
    let plain: Int
    let original: Int
  }

  private var runs: [Run] = []

  /// Notes that what follows at `plain` was copied from `original` on.
  mutating func append(plain: Int, original: Int) {
    if let last = runs.last, plain - last.plain == original - last.original { return }
    runs.append(Run(plain: plain, original: original))
  }

  /// The offset in the original text.
  func original(_ plain: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].plain <= plain { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return plain }
    let run = runs[low - 1]
    let offset = run.original + plain - run.plain
    return low < runs.count ? min(offset, runs[low].original) : offset
  }
}
