import Foundation
import TokenServing

/// A server that gets its turns in a thread until it is stopped.
final class LiveServer: Sendable {
  let port: UInt16
  private let state: State

  /// What the thread and its owner share.
  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var page: ServedPage
    private var isStopped = false
    private var isEnded = false

    init(_ page: ServedPage) { self.page = page }

    var current: ServedPage? { lock.withLock { isStopped ? nil : page } }
    var hasEnded: Bool { lock.withLock { isEnded } }
    func show(_ page: ServedPage) { lock.withLock { self.page = page } }
    func stop() { lock.withLock { isStopped = true } }
    func end() { lock.withLock { isEnded = true } }
  }

  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - period: after how many seconds there is another build, again and again; nil for never.
  ///   - page: the page of a build.
  init(
    port: UInt16 = 0, rebuildsEvery period: Double? = nil, page: @escaping @Sendable (_ build: Int) -> String
  ) throws {
    let server = try PreviewServer(port: port)
    self.port = server.port
    let state = State(ServedPage(Array(page(1).utf8), build: 1))
    self.state = state
    Thread.detachNewThread {
      var server = server
      var build = 1
      var next = Date().addingTimeInterval(period ?? .infinity)
      while let current = state.current {
        if !server.turn(current) { usleep(1000) }
        guard let period, Date() > next else { continue }
        build += 1
        next = Date().addingTimeInterval(period)
        state.show(ServedPage(Array(page(build).utf8), build: build))
      }
      server.close()
      state.end()
    }
  }

  deinit { state.stop() }

  /// Ends the server, and waits for that.
  func stop() {
    state.stop()
    while !state.hasEnded { usleep(1000) }
  }
}
