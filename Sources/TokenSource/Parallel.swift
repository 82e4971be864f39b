/// Runs independent work on several threads and puts the results in order.
public enum Parallel {
  /// The results of `work` for 0 ..< `count`, in that order, with at most `jobs` running at once.
  ///
  /// Work is handed out one piece at a time, so that a large file does not hold up a share of small ones.
  ///
  /// - Parameters:
  ///   - count: how many pieces there are.
  ///   - jobs: how many run at once.
  ///   - done: is told how many pieces are done, after each.
  ///   - work: makes the piece of an index.
  public static func map<Result: Sendable>(
    _ count: Int, jobs: Int, done: (Int) -> Void = { _ in }, _ work: @escaping @Sendable (Int) -> Result
  ) async -> [Result] {
    guard jobs > 1, count > 1 else {
      return (0..<count).map { index in
        defer { done(index + 1) }
        return work(index)
      }
    }
    var results = [Result?](repeating: nil, count: count)
    await withTaskGroup(of: (Int, Result).self) { group in
      var next = 0
      var finished = 0
      while next < min(jobs, count) {
        let index = next
        group.addTask { (index, work(index)) }
        next += 1
      }
      while let (index, result) = await group.next() {
        results[index] = result
        finished += 1
        done(finished)
        if next < count {
          let index = next
          group.addTask { (index, work(index)) }
          next += 1
        }
      }
    }
    return results.compactMap { $0 }
  }
}
