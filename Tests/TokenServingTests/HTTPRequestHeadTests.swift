import Testing
import TokenServing
import TokenTestSupport

@Suite("Heads of requests")
struct HTTPRequestHeadTests {
  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("A head is read with its fields, names in small letters, values without the space around them")
  func complete() throws {
    let text = "GET /a?b HTTP/1.1\r\nHost: localhost:80\r\nX-Empty:\r\nCookie:  a=1 ; b\t\r\ncookie: c\r\n\r\nrest"
    guard case .complete(let head, let length) = HTTPRequestHead.read(Self.bytes(text)) else {
      Issue.record("not complete")
      return
    }
    #expect(head.method == "GET" && head.target == "/a?b" && head.minorVersion == 1)
    #expect(length == text.utf8.count - 4)
    #expect(head.values(of: "host") == ["localhost:80"])
    #expect(head.values(of: "x-empty") == [""])
    #expect(head.values(of: "cookie") == ["a=1 ; b", "c"])
  }

  @Test("Empty lines before a head are left out, and count for its length")
  func emptyLines() {
    guard case .complete(_, let length) = HTTPRequestHead.read(Self.bytes("\r\n\r\nGET / HTTP/1.0\r\n\r\n")) else {
      Issue.record("not complete")
      return
    }
    #expect(length == 22)
  }

  @Test("Every beginning of a head is incomplete")
  func beginnings() {
    let whole = Self.bytes("\r\nGET / HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\n\r\n")
    for count in 0..<whole.count {
      #expect(HTTPRequestHead.read(Array(whole[..<count])) == .incomplete, "\(count) bytes")
    }
  }

  @Test(
    "What is no head is refused",
    arguments: [
      "GET /\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1 \r\n\r\n", " GET / HTTP/1.1\r\n\r\n",
      "GET / HTTP/2.0\r\n\r\n", "GET / http/1.1\r\n\r\n", "GET / HTTP/1.10\r\n\r\n", "GET / HTTP/1.x\r\n\r\n",
      "G<T / HTTP/1.1\r\n\r\n", "GET /ä HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\n", "GET / HTTP/1.1\rHost: a\r\n\r\n",
      "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n", "GET / HTTP/1.1\r\n: a\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", "GET / HTTP/1.1\r\nHo\u{0}st: a",
      "GET / HTTP/1.1\r\nHost: \u{7F}",
      "GET /\t HTTP/1.1\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}",
    ])
  func refused(text: String) {
    #expect(HTTPRequestHead.read(Self.bytes(text)) == .refused(.badRequest))
  }

  @Test("A head of 8192 bytes is read, a longer one is refused, whether it is whole or not")
  func tooLong() {
    func head(_ count: Int) -> [UInt8] {
      let frame = "GET / HTTP/1.1\r\nA: \r\n\r\n".utf8.count
      return Self.bytes("GET / HTTP/1.1\r\nA: \(String(repeating: "a", count: count - frame))\r\n\r\n")
    }
    guard case .complete(_, let length) = HTTPRequestHead.read(head(8192)) else {
      Issue.record("8192 bytes are not complete")
      return
    }
    #expect(length == 8192)
    #expect(HTTPRequestHead.read(head(8193)) == .refused(.headTooLarge))
    #expect(HTTPRequestHead.read(Array(head(9000)[..<8192])) == .refused(.headTooLarge))
    #expect(HTTPRequestHead.read(Array(head(9000)[..<8191])) == .incomplete)
    #expect(HTTPRequestHead.read([UInt8](repeating: 0x61, count: 100_000)) == .refused(.headTooLarge))
  }

  @Test("Whatever bytes come, and however they are cut, the answer is the same")
  func random() {
    var random = SeededRandom(seed: 20_251_201)
    let pieces = ["GET", " ", "/", "HTTP/1.1", "\r\n", "\r", "\n", "Host:", "localhost", ":", "\u{0}", "ä", "\t", "a"]
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<(random.next() % 24) { bytes += Self.bytes(pieces[Int(random.next() % UInt64(pieces.count))]) }
      let whole = HTTPRequestHead.read(bytes)
      for count in 0..<bytes.count {
        let part = HTTPRequestHead.read(Array(bytes[..<count]))
        #expect(part == .incomplete || part == whole, "\(bytes)")
      }
    }
  }
}
