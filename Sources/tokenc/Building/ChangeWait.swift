import TokenSource

/// Waits until something changed of what was looked at.
///
/// Looking costs one system call a file and works on any disk; notifications of the system don't for those on the network
/// or in a container. It takes at most a twentieth of one processor, so that in a folder of ten thousand files a change
/// is seen a little later.
struct ChangeWait {
  private static let shortestPause = 10_000_000 as Int64
  /// How long nothing may have changed before a build begins: programs save in several steps.
  private static let settlingPause = 5_000_000 as Int64
  /// When a build begins though changes go on.
  private static let longestWait = 200_000_000 as Int64

  private let system: LocalFileSystem

  init(_ system: LocalFileSystem) { self.system = system }

  /// Returns when something changed that a build has not seen: what was read at `begin` or later. Returns early where
  /// the task is cancelled.
  ///
  /// - Parameters:
  ///   - stamps: what was looked at, as it was.
  ///   - begin: when the reading began, in nanoseconds since 1970; 0 where there was no stamp before it.
  func wait(_ stamps: InputStamps, since begin: Int64) async {
    var known = stamps
    if !known.isOlder(than: begin) { return await pause(Self.settlingPause) }
    while !Task.isCancelled {
      let start = system.now
      let current = known.again(system)
      let cost = max(0, system.now - start)
      if current != known {
        known = current
        return await settle(known)
      }
      await pause(max(Self.shortestPause, cost * 20))
    }
  }

  private func settle(_ stamps: InputStamps) async {
    var known = stamps
    let start = system.now
    while system.now - start < Self.longestWait, !Task.isCancelled {
      await pause(Self.settlingPause)
      let current = known.again(system)
      if current == known { return }
      known = current
    }
  }

  private func pause(_ nanoseconds: Int64) async {
    try? await Task.sleep(nanoseconds: UInt64(nanoseconds))
  }
}
