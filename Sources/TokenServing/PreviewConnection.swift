/// One client: what it sent and what it is to get. Knows nothing of sockets.
struct PreviewConnection {
  /// What a connection is at.
  enum Phase: Int {
    /// No request is under way.
    case idle
    /// A part of a head is there.
    case reading
    /// The last answer was sent, and what still comes in is thrown away: a connection that is ended while it does would
    /// be reset, and the client might lose the answer.
    case draining
    /// An answer is being sent.
    case sending
    /// Events are sent as they come.
    case streaming
    /// It is to be closed.
    case ended
  }

  private let port: UInt16
  private var incoming: [UInt8] = []
  private var outgoing: [UInt8] = []
  private var sent = 0
  private var isStream = false
  private var isLast = false
  private var inputEnded = false
  private var isEnded = false
  private var isDraining = false
  /// Whether the head that is there was looked at and more of it is needed.
  private var isAwaitingBytes = false
  /// When bytes moved last, a head began, or draining did.
  private var since: ContinuousClock.Instant

  /// How long a client may take for a head.
  static let headTime = Duration.seconds(10)
  /// How long a client may wait between requests.
  static let idleTime = Duration.seconds(60)
  /// How long a client may take nothing of what it is sent.
  static let stallTime = Duration.seconds(30)
  /// How long is listened to a client that got its last answer.
  static let drainTime = Duration.seconds(2)
  /// How long a stream may be silent: a client that is gone is noticed when something is sent to it.
  static let beatTime = Duration.seconds(15)
  /// How many bytes of events may wait for a client.
  private static let backlog = 1 << 16

  /// - Parameters:
  ///   - port: the port of the server.
  ///   - now: the time.
  init(port: UInt16, now: ContinuousClock.Instant) {
    self.port = port
    since = now
  }

  /// What it is at.
  var phase: Phase {
    if isEnded { return .ended }
    if isDraining { return .draining }
    if isStream { return .streaming }
    if sent < outgoing.count { return .sending }
    return incoming.isEmpty ? .idle : .reading
  }

  /// Whether it wants what comes in: not while the client has not taken an earlier answer.
  var receives: Bool { !inputEnded && !isEnded && (isStream || isDraining || incoming.count <= HTTPRequestHead.limit) }

  /// What is to be sent.
  var unsent: ArraySlice<UInt8> { outgoing[sent...] }

  // MARK: Bytes

  /// Takes what came in.
  mutating func receive(_ bytes: [UInt8], now: ContinuousClock.Instant) {
    guard !isStream, !isDraining else { return }
    if incoming.isEmpty, sent == outgoing.count { since = now }
    incoming += bytes
    isAwaitingBytes = false
  }

  /// The client sends no more. It may have sent a whole request before, whose answer it still gets.
  mutating func endInput() {
    inputEnded = true
    isAwaitingBytes = false
    if isStream || isDraining { isEnded = true }
  }

  /// The client is gone.
  mutating func fail() { isEnded = true }

  /// Notes how much was sent.
  mutating func noteSent(_ count: Int, now: ContinuousClock.Instant) {
    guard count > 0 else { return }
    since = now
    sent += count
    guard sent == outgoing.count else { return }
    outgoing = []
    sent = 0
    if isLast { isDraining = true }
  }

  // MARK: Requests

  /// Answers the requests that are there, one at a time: the next one when the client has taken the answer.
  mutating func answer(_ page: ServedPage, now: ContinuousClock.Instant) {
    guard outgoing.isEmpty, !isStream, !isDraining, !isEnded, !isAwaitingBytes else { return }
    switch HTTPRequestHead.read(incoming) {
    case .incomplete:
      isAwaitingBytes = true
      if inputEnded { isEnded = true }
    case .refused(let status):
      finish(HTTPResponse.bytes(status, keepsAlive: false), now)
    case .complete(let head, let length):
      incoming.removeFirst(length)
      since = now
      answer(head, page, now)
    }
  }

  private mutating func answer(_ head: HTTPRequestHead, _ page: ServedPage, _ now: ContinuousClock.Instant) {
    // Where something follows the head, the next request can't be told from it.
    let keepsAlive = head.keepsAlive && !head.hasBody
    let sendsBody = head.method != "HEAD"
    isLast = !keepsAlive
    switch PreviewRoute(head, port: port) {
    case .page:
      outgoing = HTTPResponse.bytes(
        .ok, type: HTTPResponse.page, body: page.bytes, sendsBody: sendsBody, keepsAlive: keepsAlive)
    case .version:
      outgoing = HTTPResponse.bytes(
        .ok, type: HTTPResponse.plain, body: Array((page.version + "\n").utf8), sendsBody: sendsBody,
        keepsAlive: keepsAlive)
    case .events where sendsBody:
      isStream = true
      isLast = false
      incoming = []
      outgoing = HTTPResponse.eventStream() + HTTPResponse.event("version", page.version)
      if inputEnded { isEnded = true }
    case .events:
      isLast = true
      outgoing = HTTPResponse.eventStream()
    case .refused(let status):
      outgoing = HTTPResponse.bytes(status, sendsBody: sendsBody, keepsAlive: keepsAlive)
    }
  }

  private mutating func finish(_ answer: [UInt8], _ now: ContinuousClock.Instant) {
    incoming = []
    outgoing = answer
    isLast = true
    since = now
  }

  // MARK: Time and events

  /// Tells a client that listens of a new build.
  mutating func announce(_ page: ServedPage) {
    guard isStream else { return }
    push(HTTPResponse.event("reload", page.version))
  }

  private mutating func push(_ bytes: [UInt8]) {
    outgoing = Array(unsent) + bytes
    sent = 0
    if outgoing.count > Self.backlog { isEnded = true }
  }

  /// Ends what takes too long, and lets a stream give a sign of life.
  mutating func check(_ now: ContinuousClock.Instant) {
    let passed = now - since
    switch phase {
    case .idle where passed > Self.idleTime, .sending where passed > Self.stallTime,
      .draining where passed > Self.drainTime:
      isEnded = true
    case .reading where passed > Self.headTime:
      finish(HTTPResponse.bytes(.requestTimeout, keepsAlive: false), now)
    case .streaming where outgoing.isEmpty && passed > Self.beatTime:
      push(Array(": \n\n".utf8))
      since = now
    case .streaming where !outgoing.isEmpty && passed > Self.stallTime:
      isEnded = true
    default: break
    }
  }
}
