public import TokenSource

/// Serves one page to this machine, and tells those who have it open when there is a new one.
///
/// It has neither threads nor clocks of its own: its owner gives it a turn again and again, with the page as it is now.
/// A turn never waits.
public struct PreviewServer: Sendable {
  /// The port.
  public let port: UInt16
  private let listeners: [LoopbackSocket]
  private var clients: [Client] = []
  private var announced: String?

  private struct Client: Sendable {
    let socket: LoopbackSocket
    var connection: PreviewConnection
    /// Whether the client was told that nothing more comes.
    var isFinished = false
  }

  /// How many connections are open at once; for another one the least busy of them is closed.
  public static let connectionLimit = 64

  /// Listens on a port of 127.0.0.1, and of ::1 where there is one.
  ///
  /// - Parameter port: the port; 0 for any that is free.
  /// - Throws: an error that says whether another program listens there.
  public init(port: UInt16) throws(SocketError) { (listeners, self.port) = try LoopbackSocket.listen(on: port) }

  /// Ends all connections, and listens no more.
  public mutating func close() {
    for listener in listeners { listener.close() }
    for client in clients { client.socket.close() }
    clients = []
  }

  /// Takes new connections, receives, answers and sends: whatever can be done at once.
  ///
  /// - Parameters:
  ///   - page: the page as it is now.
  ///   - now: the time.
  /// - Returns: whether anything was done, so that more may soon be.
  public mutating func turn(_ page: ServedPage, now: ContinuousClock.Instant = .now) -> Bool {
    if announced != page.version {
      if announced != nil { for index in clients.indices { clients[index].connection.announce(page) } }
      announced = page.version
    }
    let interests =
      listeners.map { (socket: $0, receives: true, sends: false) }
      + clients.map { (socket: $0.socket, receives: $0.connection.receives, sends: !$0.connection.unsent.isEmpty) }
    let ready = LoopbackSocket.ready(interests)
    for index in clients.indices {
      if ready[listeners.count + index] { receive(index, now) }
      clients[index].connection.check(now)
      serve(index, page, now)
    }
    if ready[..<listeners.count].contains(true) { accept(now) }
    clients.removeAll { client in
      guard client.connection.phase == .ended else { return false }
      client.socket.close()
      return true
    }
    return ready.contains(true)
  }

  private mutating func receive(_ index: Int, _ now: ContinuousClock.Instant) {
    guard clients[index].connection.receives else { return }
    switch clients[index].socket.receive(limit: HTTPRequestHead.limit) {
    case .bytes(let bytes): clients[index].connection.receive(bytes, now: now)
    case .nothing: break
    case .ended: clients[index].connection.endInput()
    }
  }

  private mutating func serve(_ index: Int, _ page: ServedPage, _ now: ContinuousClock.Instant) {
    clients[index].connection.answer(page, now: now)
    let unsent = clients[index].connection.unsent
    if !unsent.isEmpty, clients[index].connection.phase != .ended {
      if let count = clients[index].socket.send(unsent) {
        clients[index].connection.noteSent(count, now: now)
      } else {
        clients[index].connection.fail()
      }
    }
    if clients[index].connection.phase == .draining, !clients[index].isFinished {
      clients[index].isFinished = true
      clients[index].socket.finishSending()
    }
  }

  private mutating func accept(_ now: ContinuousClock.Instant) {
    for listener in listeners {
      // No more than this in one turn, so that those who are there already get theirs.
      for _ in 0..<Self.connectionLimit {
        guard let socket = listener.accept() else { break }
        if clients.count >= Self.connectionLimit { dismissOne() }
        clients.append(Client(socket: socket, connection: PreviewConnection(port: port, now: now)))
      }
    }
  }

  /// Closes the connection that will be missed least: one that does nothing, else one that has not yet asked for
  /// anything, and so on; of those alike, the oldest.
  private mutating func dismissOne() {
    let phases = clients.map { $0.connection.phase == .ended ? -1 : $0.connection.phase.rawValue }
    guard let least = phases.min(), let index = phases.firstIndex(of: least) else { return }
    clients.remove(at: index).socket.close()
  }
}
