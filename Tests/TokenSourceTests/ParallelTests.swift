import Testing
import TokenSource

@Suite("Work on several threads")
struct ParallelTests {
  @Test("Results come in order, and each piece that is done is told of", arguments: [1, 3], [0, 1, 50])
  func order(jobs: Int, count: Int) async {
    var told: [Int] = []
    let squares = await Parallel.map(count, jobs: jobs, done: { told.append($0) }) { $0 * $0 }
    #expect(squares == (0..<count).map { $0 * $0 })
    #expect(told == (0..<count).map { $0 + 1 })
  }
}
