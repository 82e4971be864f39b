import Testing

@testable import TokenServing

@Suite("What a request may have")
struct PreviewRouteTests {
  /// The route of a request to a server on port 8080.
  private static func route(_ first: String, _ fields: String...) throws -> PreviewRoute {
    let text = ([first] + fields + ["", ""]).joined(separator: "\r\n")
    guard case .complete(let head, _) = HTTPRequestHead.read(Array(text.utf8)) else {
      throw Unreadable(text: text)
    }
    return PreviewRoute(head, port: 8080)
  }

  private struct Unreadable: Error {
    let text: String
  }

  @Test(
    "The page, its version and the events are answered",
    arguments: [
      ("/", PreviewRoute.page), ("/?again", .page), ("/?a=/../b", .page), ("/events", .events), ("/version", .version),
      ("/events?x", .events), ("http://localhost:8080/", .page), ("HTTP://LocalHost/events", .events),
      ("http://[::1]:8080", .page), ("http://127.0.0.1:8080?x", .page),
    ])
  func answered(target: String, route: PreviewRoute) throws {
    #expect(try Self.route("GET \(target) HTTP/1.1", "Host: localhost:8080") == route)
    #expect(try Self.route("HEAD \(target) HTTP/1.1", "Host: 127.0.0.1:8080") == route)
  }

  @Test(
    "Other paths are not found, and what is no path of this server is a bad request",
    arguments: [
      ("/index.html", HTTPStatus.notFound), ("/../", .notFound), ("/..", .notFound), ("/./", .notFound),
      ("//", .notFound), ("//evil.example/", .notFound), ("/%2e%2e/", .notFound), ("/%2F", .notFound),
      ("/events/", .notFound), ("/Events", .notFound), ("/..%5c", .notFound), ("/\\", .notFound), ("/#a", .notFound),
      ("http://localhost:8080/../x", .notFound), ("*", .badRequest), ("localhost", .badRequest),
      ("http://evil.example/", .badRequest), ("http://localhost.evil.example/", .badRequest),
      ("http://localhost@evil.example/", .badRequest), ("http://localhost:8080@evil.example/", .badRequest),
      ("https://localhost:8080/", .badRequest), ("file:///etc/passwd", .badRequest), ("http:///", .badRequest),
    ])
  func notAnswered(target: String, status: HTTPStatus) throws {
    #expect(try Self.route("GET \(target) HTTP/1.1", "Host: localhost:8080") == .refused(status))
  }

  @Test(
    "Other methods are not allowed, on any path",
    arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", "PATCH", "PRI"])
  func methods(method: String) throws {
    for target in ["/", "/events", "/nothing", "*"] {
      #expect(
        try Self.route("\(method) \(target) HTTP/1.1", "Host: localhost:8080") == .refused(.methodNotAllowed))
    }
  }

  @Test(
    "Hosts of the loopback are answered",
    arguments: [
      "localhost", "localhost:8080", "LOCALHOST:8080", "127.0.0.1", "127.0.0.1:8080", "[::1]", "[::1]:8080",
      "localhost:9000",
    ])
  func hosts(host: String) throws {
    #expect(try Self.route("GET / HTTP/1.1", "Host: \(host)") == .page)
    #expect(try Self.route("GET / HTTP/1.0", "Host: \(host)") == .page)
  }

  @Test(
    "Other hosts are forbidden: names that lead here, and spellings that no browser uses",
    arguments: [
      "evil.example", "evil.example:8080", "localhost.evil.example", "localhostx", "localhost.", "evil-localhost",
      "127.0.0.1.evil.example", "127.0.0.2", "127.1", "0.0.0.0:8080", "2130706433", "[::]", "[::ffff:127.0.0.1]",
      "[0:0:0:0:0:0:0:1]", "::1", "localhost:", "localhost:0", "localhost:65536", "localhost:80a", "localhost:+80",
      "localhost:-1", "localhost: 80", "a@localhost", "localhost@evil.example", "", "192.168.0.1", "localhost,evil",
      "foo.localhost", "localhost/",
    ])
  func otherHosts(host: String) throws {
    #expect(try Self.route("GET / HTTP/1.1", "Host: \(host)") == .refused(.forbidden))
    #expect(try Self.route("GET /events HTTP/1.1", "Host: \(host)") == .refused(.forbidden))
    #expect(try Self.route("POST / HTTP/1.1", "Host: \(host)") == .refused(.forbidden))
  }

  @Test("A request names one host")
  func hostCount() throws {
    #expect(try Self.route("GET / HTTP/1.1") == .refused(.badRequest))
    #expect(try Self.route("GET / HTTP/1.0") == .refused(.forbidden))
    #expect(
      try Self.route("GET / HTTP/1.1", "Host: localhost:8080", "Host: evil.example") == .refused(.badRequest))
    #expect(try Self.route("GET / HTTP/1.1", "Host: localhost", "host: localhost") == .refused(.badRequest))
  }

  @Test(
    "Pages of this server may ask, on whichever of its names",
    arguments: ["http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080", "HTTP://LOCALHOST:8080"])
  func origins(origin: String) throws {
    #expect(try Self.route("GET /events HTTP/1.1", "Host: localhost:8080", "Origin: \(origin)") == .events)
  }

  @Test("Through a tunnel the port is another one, for the host and the origin alike")
  func tunnel() throws {
    #expect(try Self.route("GET / HTTP/1.1", "Host: localhost:9000", "Origin: http://localhost:9000") == .page)
    #expect(
      try Self.route("GET / HTTP/1.1", "Host: localhost:9000", "Origin: http://localhost:9001")
        == .refused(.forbidden))
  }

  @Test(
    "Other pages may not ask",
    arguments: [
      "null", "http://evil.example", "https://localhost:8080", "http://localhost", "http://localhost:3000",
      "http://localhost.evil.example:8080", "http://evil.example:8080", "file://", "http://", "localhost:8080", "",
      "http://localhost:8080/", "chrome-extension://abc",
    ])
  func otherOrigins(origin: String) throws {
    #expect(
      try Self.route("GET /events HTTP/1.1", "Host: localhost:8080", "Origin: \(origin)") == .refused(.forbidden))
    #expect(
      try Self.route(
        "GET / HTTP/1.1", "Host: localhost:8080", "Origin: http://localhost:8080", "Origin: \(origin)")
        == .refused(.forbidden))
  }

  @Test("What a browser says comes from another site is forbidden, and nothing else it says of that")
  func fetchSite() throws {
    for site in ["same-origin", "same-site", "none"] {
      #expect(try Self.route("GET / HTTP/1.1", "Host: localhost:8080", "Sec-Fetch-Site: \(site)") == .page)
    }
    for site in ["cross-site", "Cross-Site"] {
      #expect(
        try Self.route("GET / HTTP/1.1", "Host: localhost:8080", "sec-fetch-site: \(site)") == .refused(.forbidden))
    }
  }
}
