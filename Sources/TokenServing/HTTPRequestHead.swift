/// The head of a request: its first line and its fields (RFC 9112).
public struct HTTPRequestHead: Hashable, Sendable {
  /// A field of the head.
  public struct Field: Hashable, Sendable {
    /// The name in small letters.
    public let name: String
    /// The value without space around it.
    public let value: String
  }

  /// The method, such as `GET`.
  public let method: String
  /// What is asked for, as it was sent: visible ASCII.
  public let target: String
  /// The version after `HTTP/1.`.
  public let minorVersion: Int
  /// The fields in their order.
  public let fields: [Field]

  /// How many bytes a head may have.
  public static let limit = 8192

  /// The values of a field, which may stand several times.
  ///
  /// - Parameter name: the name in small letters.
  public func values(of name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// Whether something follows the head.
  var hasBody: Bool {
    !values(of: "transfer-encoding").isEmpty || values(of: "content-length").contains { $0 != "0" }
  }

  /// Whether the client wants to send more requests over the same connection.
  var keepsAlive: Bool {
    let options = values(of: "connection").flatMap { $0.split(separator: ",") }
    return minorVersion > 0
      && !options.contains { $0.lowercased().filter { $0 != " " && $0 != "\t" } == "close" }
  }
}

// MARK: - Reading

extension HTTPRequestHead {
  /// What is known of a head when some bytes of it are there.
  public enum Reading: Hashable, Sendable {
    /// More bytes are needed.
    case incomplete
    /// The head, and how many bytes it takes.
    case complete(HTTPRequestHead, length: Int)
    /// It is no head, or too long.
    case refused(HTTPStatus)
  }

  /// Reads a head from the bytes at the start of a request. What can't become one is refused as soon as that is known.
  public static func read(_ bytes: [UInt8]) -> Reading {
    // Empty lines before a request are left out, as servers should.
    var start = 0
    while start + 1 < bytes.count, bytes[start] == carriageReturn, bytes[start + 1] == lineFeed { start += 2 }
    var lines: [ArraySlice<UInt8>] = []
    var lineStart = start
    var index = start
    while index < bytes.count {
      guard index < limit else { return .refused(.headTooLarge) }
      let byte = bytes[index]
      if byte == carriageReturn {
        guard index + 1 < bytes.count else { return .incomplete }
        guard bytes[index + 1] == lineFeed else { return .refused(.badRequest) }
        guard index + 2 <= limit else { return .refused(.headTooLarge) }
        if index == lineStart { return parsed(lines, length: index + 2) }
        lines.append(bytes[lineStart..<index])
        index += 2
        lineStart = index
        continue
      }
      guard byte >= 0x20 && byte != 0x7F || byte == tab else { return .refused(.badRequest) }
      index += 1
    }
    return bytes.count < limit ? .incomplete : .refused(.headTooLarge)
  }

  private static func parsed(_ lines: [ArraySlice<UInt8>], length: Int) -> Reading {
    guard let first = lines.first else { return .refused(.badRequest) }
    let parts = first.split(separator: space, omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]), let version = minorVersion(parts[2]), !parts[1].isEmpty,
      parts[1].allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return .refused(.badRequest) }
    var fields: [Field] = []
    for line in lines.dropFirst() {
      guard let field = field(line) else { return .refused(.badRequest) }
      fields.append(field)
    }
    let head = HTTPRequestHead(
      method: text(parts[0]), target: text(parts[1]), minorVersion: version, fields: fields)
    return .complete(head, length: length)
  }

  private static func field(_ line: ArraySlice<UInt8>) -> Field? {
    guard let colon = line.firstIndex(of: 0x3A), isToken(line[..<colon]) else { return nil }
    let isSpace = { (byte: UInt8) in byte == space || byte == tab }
    var value = line[(colon + 1)...].drop(while: isSpace)
    while let last = value.last, isSpace(last) { value.removeLast() }
    return Field(name: text(line[..<colon]).lowercased(), value: text(value))
  }

  /// The digit after `HTTP/1.`; nil for anything else.
  private static func minorVersion(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count == 8, bytes.starts(with: "HTTP/1.".utf8), let last = bytes.last, (0x30...0x39).contains(last)
    else { return nil }
    return Int(last - 0x30)
  }

  /// Whether bytes are a token in the sense of HTTP.
  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool { !bytes.isEmpty && bytes.allSatisfy(isTokenByte) }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static let carriageReturn: UInt8 = 0x0D
  private static let lineFeed: UInt8 = 0x0A
  private static let space: UInt8 = 0x20
  private static let tab: UInt8 = 0x09
}
