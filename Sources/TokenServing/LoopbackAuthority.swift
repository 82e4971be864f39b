/// A name of this machine's loopback interface with a port: `localhost:8080`.
///
/// A page of another site may make the browser ask this server by a name of that site's that leads to 127.0.0.1 (DNS
/// rebinding), and would then read the answers as its own. Such a request bears the other name, so only these three are
/// answered. The port proves nothing, and behind a tunnel it is another one.
struct LoopbackAuthority: Hashable {
  /// The port; 80 where none is named.
  let port: UInt16

  /// Reads a name; nil for every other one.
  init?(_ text: some StringProtocol) {
    let text = text.lowercased()
    guard let host = Self.hosts.first(where: text.hasPrefix) else { return nil }
    let rest = text.dropFirst(host.count)
    if rest.isEmpty {
      port = 80
      return
    }
    let digits = rest.dropFirst()
    guard rest.first == ":", digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = UInt16(digits),
      number > 0
    else { return nil }
    port = number
  }

  private static let hosts = ["localhost", "127.0.0.1", "[::1]"]
}
