import TokenDiagnostics
import TokenSource

extension Fixer {
  /// What files held and what was changed in them, round by round.
  ///
  /// Two findings may ask for opposite things, such as two recommendations that contradict each other. A file that
  /// comes to hold what it held before goes round in a circle: it is left as it was where the circle began, so that a
  /// second run leaves it alone too, and its findings are left for a person to settle.
  struct History {
    /// Paths of files that are changed no more.
    private(set) var settled: Set<String> = []
    /// What each file held, the oldest first, with the digest of its bytes and the changes that led there.
    private var states: [String: [(digest: String, bytes: [UInt8], changes: [Numbered])]] = [:]
    private var count = 0

    /// A change and when it was made.
    private struct Numbered {
      let order: Int
      let change: Change
    }

    /// The changes that lasted, in the order in which they were made.
    var changes: [Change] {
      states.values.flatMap { $0.flatMap(\.changes) }.sorted { $0.order < $1.order }.map(\.change)
    }

    /// Makes the changes of a plan.
    mutating func advance(_ overlay: FileOverlay, _ plan: FixPlan, _ files: SourceFiles) -> FileOverlay {
      var next = overlay
      var made: [FileID: [Numbered]] = [:]
      for change in plan.changes {
        made[change.fix.location.file, default: []].append(
          Numbered(order: count, change: Self.describe(change, files[change.fix.location.file])))
        count += 1
      }
      for (id, changes) in made {
        let file = files[id]
        let after = plan.apply(to: file.bytes, of: id)
        next.contents[file.path] = record(file, after, changes)
      }
      return next
    }

    /// Notes what a file comes to hold; gives what it is to hold, which is something else where it goes in a circle.
    private mutating func record(_ file: SourceFile, _ after: [UInt8], _ changes: [Numbered]) -> [UInt8] {
      var states = self.states[file.path] ?? [(Digest.of(file.bytes).hex, file.bytes, [])]
      let digest = Digest.of(after).hex
      if let start = states.firstIndex(where: { $0.digest == digest }) {
        settled.insert(file.path)
        states.removeSubrange((start + 1)...)
      } else {
        states.append((digest, after, changes))
      }
      self.states[file.path] = states
      return states.last?.bytes ?? after
    }

    private static func describe(_ change: FixPlan.Change, _ file: SourceFile) -> Change {
      let place = LineTable(file.bytes).place(at: change.fix.location.range.lower, in: file.bytes)
      return Change(path: file.path, place: place, message: change.fix.message, id: change.diagnostic.id)
    }
  }
}
