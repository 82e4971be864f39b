/// The answers that a server of one page gives, by their codes in HTTP (RFC 9110, section 15).
public enum HTTPStatus: Int, Sendable {
  case ok = 200
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  /// The head of a request is too long (RFC 6585).
  case headTooLarge = 431

  /// The words that stand behind the code.
  var reason: String {
    switch self {
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .headTooLarge: "Request Header Fields Too Large"
    }
  }
}
