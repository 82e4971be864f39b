/// The bytes of answers.
enum HTTPResponse {
  /// An answer with a body.
  ///
  /// - Parameters:
  ///   - status: the code.
  ///   - type: the type of the body.
  ///   - body: the body.
  ///   - sendsBody: whether the body goes along: not for `HEAD`.
  ///   - keepsAlive: whether the connection stays open.
  static func bytes(
    _ status: HTTPStatus, type: String, body: [UInt8], sendsBody: Bool, keepsAlive: Bool
  ) -> [UInt8] {
    var lines = ["Content-Type: \(type)", "Content-Length: \(body.count)"]
    if status == .methodNotAllowed { lines.append("Allow: GET, HEAD") }
    return head(status, lines, keepsAlive: keepsAlive) + (sendsBody ? body : [])
  }

  /// A short answer for people.
  static func bytes(_ status: HTTPStatus, sendsBody: Bool = true, keepsAlive: Bool) -> [UInt8] {
    bytes(
      status, type: plain, body: Array("\(status.rawValue) \(status.reason)\n".utf8), sendsBody: sendsBody,
      keepsAlive: keepsAlive)
  }

  /// The head of a stream of events, which ends with the connection.
  static func eventStream() -> [UInt8] {
    head(.ok, ["Content-Type: text/event-stream; charset=utf-8"], keepsAlive: false)
  }

  /// A server-sent event.
  static func event(_ name: String, _ data: String) -> [UInt8] { Array("event: \(name)\ndata: \(data)\n\n".utf8) }

  /// The type of a page.
  static let page = "text/html; charset=utf-8"
  /// The type of text.
  static let plain = "text/plain; charset=utf-8"

  private static func head(_ status: HTTPStatus, _ lines: [String], keepsAlive: Bool) -> [UInt8] {
    let first = "HTTP/1.1 \(status.rawValue) \(status.reason)"
    let last = "Connection: \(keepsAlive ? "keep-alive" : "close")"
    return Array(([first] + lines + common + [last, "", ""]).joined(separator: "\r\n").utf8)
  }

  /// One page with everything in it, which no other site may frame, embed or read, and that itself reaches nothing but
  /// this server.
  private static let common = [
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
      + "img-src data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy: same-origin",
    "Referrer-Policy: no-referrer",
  ]
}
