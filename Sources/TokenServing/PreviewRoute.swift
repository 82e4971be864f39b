/// What a request asks for.
enum PreviewRoute: Hashable {
  /// The page.
  case page
  /// A stream of the builds to come.
  case events
  /// The version of the page.
  case version
  /// Nothing it may have.
  case refused(HTTPStatus)

  /// The route of a request.
  ///
  /// - Parameter port: the port of the server itself.
  init(_ head: HTTPRequestHead, port: UInt16) {
    if let status = Self.refusal(head, port) {
      self = .refused(status)
    } else if head.method != "GET", head.method != "HEAD" {
      self = .refused(.methodNotAllowed)
    } else if let path = Self.path(head.target) {
      switch path {
      case "/": self = .page
      case "/events": self = .events
      case "/version": self = .version
      default: self = .refused(.notFound)
      }
    } else {
      self = .refused(.badRequest)
    }
  }

  /// Why a request is not one of this machine's own pages or people; nil if it is.
  private static func refusal(_ head: HTTPRequestHead, _ port: UInt16) -> HTTPStatus? {
    let hosts = head.values(of: "host")
    guard hosts.count == 1 || head.minorVersion == 0 && hosts.isEmpty else { return .badRequest }
    guard let host = hosts.first.flatMap({ LoopbackAuthority($0) }) else { return .forbidden }
    for origin in head.values(of: "origin") {
      guard origin.lowercased().hasPrefix("http://"), let own = LoopbackAuthority(origin.dropFirst(7)),
        own.port == port || own.port == host.port
      else { return .forbidden }
    }
    let isForeign = head.values(of: "sec-fetch-site").contains { $0.lowercased() == "cross-site" }
    return isForeign ? .forbidden : nil
  }

  /// The path of a target, the query left out; nil for a target that is none of this server's. Nothing is decoded: no
  /// path that is answered needs it.
  private static func path(_ target: String) -> Substring? {
    var rest = target[...]
    if rest.lowercased().hasPrefix("http://") {
      rest = rest.dropFirst(7)
      let authority = rest.prefix { $0 != "/" && $0 != "?" }
      guard LoopbackAuthority(authority) != nil else { return nil }
      rest = rest.dropFirst(authority.count)
      if rest.first != "/" { return "/" }
    }
    return rest.first == "/" ? rest.prefix { $0 != "?" } : nil
  }
}
