#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a port could not be listened on.
public struct SocketError: Error, Sendable {
  /// What stands in the way.
  public enum Kind: Sendable {
    /// Another program listens there.
    case inUse
    /// The system keeps the port for administrators.
    case notAllowed
    /// Anything else.
    case other
  }
  /// What stands in the way.
  public let kind: Kind
  /// The system's reason, in lower case: `address already in use`.
  public let reason: String
}

/// A socket on the loopback interface, which no other machine can reach: one that listens, or a connection.
///
/// No call waits: where nothing can be done at once, it says so. Every system call on sockets stands in this file.
public struct LoopbackSocket: Hashable, Sendable {
  private let descriptor: Int32

  /// What came over a connection.
  public enum Received: Sendable {
    /// Some bytes, at least one.
    case bytes([UInt8])
    /// Nothing as yet.
    case nothing
    /// The other end sends no more, or is gone.
    case ended
  }

  // MARK: Listening

  /// Listens on a port of 127.0.0.1, and of ::1 where the machine has it.
  ///
  /// - Parameter port: the port; 0 for any that is free.
  /// - Returns: the sockets that listen, one or two, and their port.
  /// - Throws: an error where another program listens on the port, or the system keeps it.
  public static func listen(on port: UInt16) throws(SocketError) -> (sockets: [LoopbackSocket], port: UInt16) {
    // A port that is free for one protocol may be taken for the other.
    for _ in 0..<16 {
      let first: LoopbackSocket
      do {
        first = try bound(.four, port)
      } catch {
        guard error.kind == .other else { throw error }
        let only = try bound(.six, port)
        return ([only], only.port(.six) ?? port)
      }
      let chosen = first.port(.four) ?? port
      do {
        return ([first, try bound(.six, chosen)], chosen)
      } catch {
        guard error.kind == .inUse else { return ([first], chosen) }
        first.close()
        if port != 0 { throw error }
      }
    }
    throw SocketError(kind: .inUse, reason: "no free port was found")
  }

  private enum Family {
    case four, six
  }

  private static func bound(_ family: Family, _ port: UInt16) throws(SocketError) -> LoopbackSocket {
    let descriptor = systemSocket(family == .four ? AF_INET : AF_INET6)
    guard descriptor >= 0 else { throw failure() }
    let socket = LoopbackSocket(descriptor: descriptor)
    // A port of a server that ended just now is free again at once.
    socket.set(SOL_SOCKET, SO_REUSEADDR)
    if family == .six { socket.set(Int32(IPPROTO_IPV6), IPV6_V6ONLY) }
    socket.prepare()
    guard socket.bind(family, port) == 0, systemListen(descriptor, 128) == 0 else {
      let error = failure()
      socket.close()
      throw error
    }
    return socket
  }

  private func bind(_ family: Family, _ port: UInt16) -> Int32 {
    switch family {
    case .four:
      var address = sockaddr_in()
      #if canImport(Darwin)
        address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
      #endif
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      return unsafe withUnsafeBytes(of: &address) { unsafe systemBind(descriptor, $0) }
    case .six:
      var address = sockaddr_in6()
      #if canImport(Darwin)
        address.sin6_len = UInt8(MemoryLayout<sockaddr_in6>.size)
      #endif
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = port.bigEndian
      unsafe withUnsafeMutableBytes(of: &address.sin6_addr) { bytes in unsafe bytes[15] = 1 }
      return unsafe withUnsafeBytes(of: &address) { unsafe systemBind(descriptor, $0) }
    }
  }

  /// The port a socket is bound to.
  private func port(_ family: Family) -> UInt16? {
    switch family {
    case .four:
      var address = sockaddr_in()
      let isKnown = unsafe withUnsafeMutableBytes(of: &address) { unsafe systemName(descriptor, $0) } == 0
      return isKnown ? UInt16(bigEndian: address.sin_port) : nil
    case .six:
      var address = sockaddr_in6()
      let isKnown = unsafe withUnsafeMutableBytes(of: &address) { unsafe systemName(descriptor, $0) } == 0
      return isKnown ? UInt16(bigEndian: address.sin6_port) : nil
    }
  }

  /// Makes calls return at once, and a broken connection an error instead of a signal that ends the process.
  private func prepare() {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    #if canImport(Darwin)
      set(SOL_SOCKET, SO_NOSIGPIPE)
    #endif
  }

  private func set(_ level: Int32, _ name: Int32) {
    var on: Int32 = 1
    unsafe setsockopt(descriptor, level, name, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  private static func failure() -> SocketError {
    let code = errno
    let kind: SocketError.Kind =
      switch code {
      case EADDRINUSE: .inUse
      case EACCES, EPERM: .notAllowed
      default: .other
      }
    let text = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "unknown error"
    return SocketError(kind: kind, reason: text.prefix(1).lowercased() + text.dropFirst())
  }

  // MARK: Connections

  /// The next connection that waits at a listening socket; nil if there is none.
  public func accept() -> LoopbackSocket? {
    let connection = systemAccept(descriptor)
    guard connection >= 0 else { return nil }
    let socket = LoopbackSocket(descriptor: connection)
    socket.prepare()
    socket.set(Int32(IPPROTO_TCP), TCP_NODELAY)
    return socket
  }

  /// What came in, `limit` bytes of it at most.
  public func receive(limit: Int) -> Received {
    var status = 0
    var wouldWait = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      repeat { status = unsafe systemReceive(descriptor, buffer) } while status < 0 && errno == EINTR
      wouldWait = status < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)
      count = max(0, status)
    }
    if status > 0 { return .bytes(bytes) }
    return wouldWait ? .nothing : .ended
  }

  /// Sends as much as the connection takes at once.
  ///
  /// - Returns: the number of bytes that were taken, 0 for none as yet; nil if the other end is gone.
  public func send(_ bytes: ArraySlice<UInt8>) -> Int? {
    while true {
      let sent = unsafe bytes.withUnsafeBytes { unsafe systemSend(descriptor, $0) }
      if sent >= 0 { return sent }
      if errno == EAGAIN || errno == EWOULDBLOCK { return 0 }
      guard errno == EINTR else { return nil }
    }
  }

  /// Tells the other end that nothing more comes; it may still send.
  public func finishSending() { systemFinishSending(descriptor) }

  /// Ends the socket.
  public func close() { systemClose(descriptor) }

  /// Which of some sockets can be used now: have something to receive or to accept, or where that is asked for, room
  /// for something to send. One whose other end is gone can be used, too.
  ///
  /// - Parameter interests: each socket, and whether to receive from it, and whether to send to it.
  public static func ready(_ interests: [(socket: LoopbackSocket, receives: Bool, sends: Bool)]) -> [Bool] {
    var records = interests.map { interest in
      pollfd(
        fd: interest.socket.descriptor,
        events: Int16(interest.receives ? POLLIN : 0) | Int16(interest.sends ? POLLOUT : 0), revents: 0)
    }
    guard unsafe poll(&records, nfds_t(records.count), 0) > 0 else {
      return [Bool](repeating: false, count: interests.count)
    }
    return records.map { $0.revents != 0 }
  }
}

// The methods above have the names of these calls and would hide them.

private func systemSocket(_ family: Int32) -> Int32 {
  #if canImport(Glibc)
    socket(family, Int32(SOCK_STREAM.rawValue), 0)
  #else
    socket(family, SOCK_STREAM, 0)
  #endif
}

private func systemBind(_ descriptor: Int32, _ address: UnsafeRawBufferPointer) -> Int32 {
  guard let start = address.baseAddress else { return -1 }
  return unsafe bind(descriptor, start.assumingMemoryBound(to: sockaddr.self), socklen_t(address.count))
}

private func systemName(_ descriptor: Int32, _ address: UnsafeMutableRawBufferPointer) -> Int32 {
  guard let start = address.baseAddress else { return -1 }
  var count = socklen_t(address.count)
  return unsafe getsockname(descriptor, start.assumingMemoryBound(to: sockaddr.self), &count)
}

private func systemListen(_ descriptor: Int32, _ backlog: Int32) -> Int32 { listen(descriptor, backlog) }

private func systemAccept(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }

private func systemReceive(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  unsafe recv(descriptor, buffer.baseAddress, buffer.count, 0)
}

private func systemSend(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
    unsafe send(descriptor, buffer.baseAddress, buffer.count, 0)
  #else
    unsafe send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
  #endif
}

private func systemFinishSending(_ descriptor: Int32) {
  #if canImport(Glibc)
    _ = shutdown(descriptor, Int32(SHUT_WR))
  #else
    _ = shutdown(descriptor, SHUT_WR)
  #endif
}

private func systemClose(_ descriptor: Int32) { _ = close(descriptor) }
