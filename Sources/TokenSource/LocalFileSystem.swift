#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The disk. Every system call of the package stands in this file, but for those on sockets.
public struct LocalFileSystem: WritableFileSystem {
  /// A file system that reads and writes the machine's own files.
  public init() {}

  /// See `FileSystem.currentDirectory`.
  public var currentDirectory: String {
    guard let pointer = unsafe getcwd(nil, 0) else { return "." }
    defer { unsafe free(pointer) }
    return unsafe String(cString: pointer)
  }

  /// See `FileSystem.kind(of:)`.
  public func kind(of path: String) -> FileKind? {
    var info = stat()
    guard unsafe stat(path, &info) == 0 else { return isLink(path) ? .other : nil }
    return Self.kind(info)
  }

  private static func kind(_ info: stat) -> FileKind {
    switch info.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    default: .other
    }
  }

  /// The stamp of what a path leads to; nil if nothing is there.
  public func stamp(of path: String) -> FileStamp? {
    var info = stat()
    guard unsafe stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (info.st_mtimespec, info.st_ctimespec)
    #else
      let (modified, changed) = (info.st_mtim, info.st_ctim)
    #endif
    return FileStamp(
      kind: Self.kind(info), size: Int64(info.st_size),
      device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(truncatingIfNeeded: info.st_ino),
      modified: Self.nanoseconds(modified), changed: Self.nanoseconds(changed))
  }

  /// The clock that stamps are taken from, in nanoseconds since 1970.
  public var now: Int64 {
    var time = timespec()
    return unsafe clock_gettime(CLOCK_REALTIME, &time) == 0 ? Self.nanoseconds(time) : 0
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// See `WritableFileSystem.isLink(_:)`.
  public func isLink(_ path: String) -> Bool {
    var info = stat()
    return unsafe lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// See `FileSystem.entries(of:)`.
  public func entries(of directory: String) throws(FileError) -> [DirectoryEntry] {
    guard let handle = unsafe opendir(directory) else { throw failure(directory) }
    defer { unsafe closedir(handle) }
    var names: [String] = []
    while let entry = unsafe readdir(handle) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { raw in
        unsafe String(decoding: unsafe raw.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      let path = directory + "/" + name
      return DirectoryEntry(name: name, kind: kind(of: path) ?? .other, isLink: isLink(path))
    }
  }

  /// See `FileSystem.read(_:)`. Refuses FIFOs and devices, which could block, and files over 4 GiB.
  public func read(_ path: String) throws(FileError) -> [UInt8] {
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var info = stat()
    guard unsafe fstat(file, &info) == 0 else { throw failure(path) }
    guard Self.kind(info) == .file else { throw FileError(path: path, reason: "not a regular file") }
    guard info.st_size < Int64(UInt32.max) else { throw FileError(path: path, reason: "larger than 4 GiB") }
    var count = 0
    var failed = false
    // One spare byte shows a file that grew since its size was asked.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(info.st_size) + 1) { buffer, initialized in
      while count < buffer.count {
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let got = unsafe systemRead(file, rest)
        if got < 0, errno == EINTR { continue }
        if got <= 0 {
          failed = got < 0
          break
        }
        count += got
      }
      initialized = count
    }
    guard !failed else { throw failure(path) }
    guard count <= Int(info.st_size) else { throw FileError(path: path, reason: "changed while it was read") }
    return bytes
  }

  /// All that comes on standard input. Refuses more than 4 GiB.
  public func readStandardInput() throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = unsafe chunk.withUnsafeMutableBytes { unsafe systemRead(0, $0) }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw failure("standard input") }
      guard got > 0 else { return bytes }
      bytes += chunk[..<got]
      guard bytes.count < Int(UInt32.max) else { throw FileError(path: "standard input", reason: "larger than 4 GiB") }
    }
  }

  /// See `FileSystem.realPath(_:)`.
  public func realPath(_ path: String) -> String? {
    guard let pointer = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(pointer) }
    return unsafe String(cString: pointer)
  }

  /// See `WritableFileSystem.createDirectory(_:)`.
  public func createDirectory(_ path: String) throws(FileError) {
    guard unsafe mkdir(path, 0o777) != 0 else { return }
    guard errno == EEXIST, kind(of: path) == .directory else { throw failure(path) }
  }

  /// See `WritableFileSystem.create(_:_:)`.
  public func create(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(path) }
    var written = 0
    var code: Int32 = 0
    unsafe bytes.withUnsafeBytes { buffer in
      while written < buffer.count {
        let got = unsafe systemWrite(file, UnsafeRawBufferPointer(rebasing: buffer[written...]))
        if got < 0, errno == EINTR { continue }
        if got <= 0 {
          code = errno
          break
        }
        written += got
      }
    }
    if close(file) != 0, code == 0 { code = errno }
    guard code == 0 else {
      unsafe unlink(path)
      throw failure(path, code)
    }
  }

  /// See `WritableFileSystem.rename(_:to:)`.
  public func rename(_ source: String, to target: String) throws(FileError) {
    guard systemRename(source, target) == 0 else { throw failure(target) }
  }

  /// Puts a file with new content in the place of another or of none, in one step. A link is replaced, not followed.
  ///
  /// - Throws: an error where the system refuses; what was there is untouched then.
  public func replace(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let temporary = path + ".tokenc-tmp"
    try remove(temporary)
    try create(temporary, bytes)
    do {
      try rename(temporary, to: path)
    } catch {
      try remove(temporary)
      throw error
    }
  }

  /// Gives a file the permissions that another one has; an error where the system refuses.
  public func copyMode(of source: String, to target: String) throws(FileError) {
    var info = stat()
    guard unsafe stat(source, &info) == 0 else { throw failure(source) }
    guard unsafe chmod(target, info.st_mode & 0o7777) == 0 else { throw failure(target) }
  }

  /// See `WritableFileSystem.remove(_:)`.
  public func remove(_ path: String) throws(FileError) {
    guard unsafe unlink(path) != 0, errno != ENOENT else { return }
    throw failure(path)
  }

  /// See `WritableFileSystem.removeDirectoryIfEmpty(_:)`.
  public func removeDirectoryIfEmpty(_ path: String) {
    unsafe rmdir(path)
  }

  /// Writes to standard output (1) or standard error (2), as much as the other end takes.
  public func write(_ bytes: [UInt8], toDescriptor descriptor: Int32) {
    var written = 0
    unsafe bytes.withUnsafeBytes { buffer in
      while written < buffer.count {
        let got = unsafe systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...]))
        if got < 0, errno == EINTR { continue }
        if got <= 0 { break }
        written += got
      }
    }
  }

  /// Whether a descriptor leads to a terminal.
  public func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The number of processors this process may use.
  public var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// A variable of the environment.
  public func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The path of the running program, or nil where the system does not tell.
  public var executablePath: String? {
    #if os(Linux)
      realPath("/proc/self/exe")
    #else
      realPath(CommandLine.arguments[0])
    #endif
  }

  /// Ends the process with a status.
  public static func exit(_ status: Int32) -> Never { systemExit(status) }

  private func failure(_ path: String, _ code: Int32? = nil) -> FileError {
    let text = unsafe strerror(code ?? errno).map { unsafe String(cString: $0) } ?? "unknown error"
    return FileError(path: path, reason: text.prefix(1).lowercased() + text.dropFirst())
  }
}

// The methods above have the names of these calls and would hide them.

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(descriptor, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, buffer.baseAddress, buffer.count)
}

private func systemRename(_ source: String, _ target: String) -> Int32 {
  unsafe rename(source, target)
}

private func systemExit(_ status: Int32) -> Never { exit(status) }

extension LocalFileSystem {
  /// The program that shows files and addresses as the reader's desktop does.
  public static var opener: String {
    #if canImport(Darwin)
      "open"
    #else
      "xdg-open"
    #endif
  }

  /// Has the desktop show a file or an address, and does not wait for it.
  ///
  /// - Returns: false where there is no program for that.
  public func show(_ target: String) -> Bool {
    // Nothing is special to a shell between single quotes but the quote itself.
    let quoted = "'" + target.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    let line = "command -v \(Self.opener) >/dev/null 2>&1 && { \(Self.opener) \(quoted) >/dev/null 2>&1 & }"
    return unsafe system(line) == 0
  }
}
