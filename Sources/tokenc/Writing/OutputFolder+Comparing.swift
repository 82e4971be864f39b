import TokenCompiler
import TokenEmit
import TokenSource

/// A file of the output folder that is not what a build would make it.
struct StaleFile {
  /// Its path below the output folder.
  let path: String
  /// What is wrong with it.
  let state: String
}

extension OutputFolder {
  /// What differs from a plan, by path. Reads alone.
  func compare(_ plan: WritePlan) -> [StaleFile] {
    var stale: [StaleFile] = []
    for file in plan.files {
      do {
        try checkWay(to: file.path)
      } catch {
        stale.append(StaleFile(path: file.path, state: error.reason))
        continue
      }
      guard let bytes = content(of: file.path) else {
        stale.append(StaleFile(path: file.path, state: "missing"))
        continue
      }
      if !plan.isUnchanged(file, bytes) { stale.append(StaleFile(path: file.path, state: "changed")) }
    }
    for path in plan.stale([]) where isThere(path) { stale.append(StaleFile(path: path, state: "no longer made")) }
    if isThere(Self.journalName) {
      stale.append(StaleFile(path: Self.journalName, state: "left by a build that was interrupted"))
    }
    return stale.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
