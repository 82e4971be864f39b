import Testing

@testable import TokenServing

@Suite("A connection")
struct PreviewConnectionTests {
  /// A connection with a clock that stands still until it is moved.
  private struct Bench {
    private let start = ContinuousClock.now
    private var seconds = 0.0
    var page = ServedPage(Array("<p>one</p>".utf8), build: 1)
    var connection: PreviewConnection

    init() { connection = PreviewConnection(port: 8080, now: start) }

    private var now: ContinuousClock.Instant { start + .seconds(seconds) }

    /// Takes bytes, and returns what is sent for them at once, `room` bytes at most.
    mutating func send(_ text: String, room: Int = .max) -> String {
      connection.receive(Array(text.utf8), now: now)
      return take(room)
    }

    /// What the client takes.
    mutating func take(_ room: Int = .max) -> String {
      connection.answer(page, now: now)
      let bytes = connection.unsent.prefix(room)
      connection.noteSent(bytes.count, now: now)
      return String(decoding: bytes, as: UTF8.self)
    }

    /// Takes answers until there are no more.
    mutating func takeAll() -> String {
      var all = ""
      while true {
        let part = take()
        if part.isEmpty { return all }
        all += part
      }
    }

    mutating func wait(_ seconds: Double) {
      self.seconds += seconds
      connection.check(now)
    }

    mutating func build(_ text: String) {
      page = ServedPage(Array(text.utf8), build: page.build + 1)
      connection.announce(page)
    }
  }

  private static let get = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
  private static let events = "GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n"

  @Test("Requests come one after the other over one connection, in pieces or at once, each with its answer")
  func keepAlive() {
    var bench = Bench()
    for byte in Self.get.unicodeScalars.dropLast() { #expect(bench.send(String(byte)).isEmpty) }
    #expect(bench.send("\n").hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(bench.connection.phase == .idle)
    var all = bench.send(Self.get + "GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n" + Self.get)
    all += bench.takeAll()
    let statuses = all.split(separator: "\r\n").filter { $0.contains("HTTP/1.1 ") }.map { $0.suffix(13) }
    #expect(statuses.map { $0.contains("404") } == [false, true, false])
    #expect(bench.connection.phase == .idle)
  }

  @Test("The next request waits until the client has taken the answer")
  func backPressure() {
    var bench = Bench()
    let first = bench.send(Self.get + Self.get, room: 10)
    #expect(first == "HTTP/1.1 2")
    #expect(bench.connection.phase == .sending)
    #expect(bench.connection.receives)
    _ = bench.send(String(repeating: Self.get, count: 300), room: 10)
    #expect(!bench.connection.receives)
    // The beginning of the first one was taken above.
    #expect(bench.takeAll().components("HTTP/1.1 200 OK") == 301)
    #expect(bench.connection.receives && bench.connection.phase == .idle)
  }

  @Test(
    "After the last answer nothing more is taken, and the connection ends",
    arguments: [
      "GET / HTTP/1.0\r\nHost: localhost\r\n\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Close\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: a, close\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 40\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n", "nonsense\r\n\r\n",
    ])
  func lastAnswer(request: String) {
    var bench = Bench()
    let answer = bench.send(request + Self.get)
    #expect(answer.contains("\r\nConnection: close\r\n"))
    #expect(bench.takeAll().isEmpty && bench.connection.phase == .draining)
    #expect(bench.send(Self.get).isEmpty)
    bench.wait(3)
    #expect(bench.connection.phase == .ended)
  }

  @Test("A client that sends no more still gets its answer")
  func halfClosed() {
    var bench = Bench()
    _ = bench.send(Self.get, room: 0)
    bench.connection.endInput()
    #expect(bench.takeAll().hasSuffix("</script>\n"))
    #expect(bench.connection.phase == .ended)
    var silent = Bench()
    silent.connection.endInput()
    #expect(silent.take().isEmpty && silent.connection.phase == .ended)
    var partial = Bench()
    _ = partial.send("GET /")
    partial.connection.endInput()
    #expect(partial.take().isEmpty && partial.connection.phase == .ended)
  }

  @Test("A head that comes slowly is given ten seconds, however often something comes")
  func slowHead() {
    var bench = Bench()
    for character in "GET / HT" {
      #expect(bench.send(String(character)).isEmpty)
      bench.wait(1.2)
      #expect(bench.connection.phase == .reading)
    }
    bench.wait(0.6)
    #expect(bench.take().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    #expect(bench.connection.phase == .draining)
  }

  @Test("A connection without a request ends after a minute, one that takes nothing after half of one")
  func idle() {
    var bench = Bench()
    bench.wait(59)
    _ = bench.send(Self.get)
    bench.wait(59)
    #expect(bench.connection.phase == .idle)
    bench.wait(2)
    #expect(bench.connection.phase == .ended)
    var stalled = Bench()
    _ = stalled.send(Self.get, room: 5)
    stalled.wait(29)
    _ = stalled.take(5)
    stalled.wait(29)
    #expect(stalled.connection.phase == .sending)
    stalled.wait(2)
    #expect(stalled.connection.phase == .ended)
  }

  @Test("A stream tells the version at once and each build after it, and gives signs of life")
  func stream() {
    var bench = Bench()
    let start = bench.send(Self.events)
    #expect(start.contains("\r\nContent-Type: text/event-stream; charset=utf-8\r\n"))
    #expect(start.hasSuffix("\r\n\r\nevent: version\ndata: \(bench.page.version)\n\n"))
    #expect(bench.connection.phase == .streaming)
    bench.build("<p>two</p>")
    #expect(bench.take() == "event: reload\ndata: \(bench.page.version)\n\n")
    bench.wait(14)
    #expect(bench.take().isEmpty)
    bench.wait(2)
    #expect(bench.take() == ": \n\n")
    #expect(bench.send(Self.get).isEmpty)
    bench.connection.endInput()
    #expect(bench.connection.phase == .ended)
  }

  @Test("A stream that nobody takes ends: after half a minute, or when too much waits")
  func deafStream() {
    var bench = Bench()
    _ = bench.send(Self.events)
    for _ in 0..<3 { bench.build("x") }
    bench.wait(29)
    #expect(bench.connection.phase == .streaming)
    bench.wait(2)
    #expect(bench.connection.phase == .ended)
    var flooded = Bench()
    _ = flooded.send(Self.events)
    for _ in 0..<2000 where flooded.connection.phase != .ended { flooded.build("x") }
    #expect(flooded.connection.phase == .ended)
  }

  @Test("HEAD has the head of GET and no body")
  func heads() {
    for path in ["/", "/version", "/nothing"] {
      var (get, head) = (Bench(), Bench())
      let whole = get.send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let part = head.send("HEAD \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(part.hasSuffix("\r\n\r\n") && whole.hasPrefix(part) && whole.count > part.count)
    }
    var events = Bench()
    #expect(events.send("HEAD /events HTTP/1.1\r\nHost: localhost\r\n\r\n").hasSuffix("\r\n\r\n"))
    #expect(events.connection.phase == .draining)
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
