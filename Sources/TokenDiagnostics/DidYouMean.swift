/// Finds the candidate a person most likely meant.
public enum DidYouMean {
  /// The closest candidate within a third of the word's length (at least one edit), letter case ignored first; nil if
  /// none is close. Ties go to the earlier candidate. Words over 100 characters are not compared.
  public static func closest(to word: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars.prefix(101))
    guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
    var best: (candidate: String, distance: Int)?
    let limit = max(1, wanted.count / 3)
    for candidate in candidates where candidate != word {
      let scalars = Array(candidate.lowercased().unicodeScalars.prefix(101))
      guard abs(scalars.count - wanted.count) <= (best?.distance ?? limit) else { continue }
      let distance = distance(wanted, scalars, limit: best.map { $0.distance - 1 } ?? limit)
      if let distance, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Edit distance with swaps of neighbours (optimal string alignment), or nil above `limit`.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int? {
    guard limit >= 0 else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in 0..<b.count {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      if row.min() ?? 0 > limit { return nil }
      beforeLast = last
      last = row
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
