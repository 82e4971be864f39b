// swift-format-ignore-file
// What macOS's Swift module adds to its C library: names that the importer can't read. Body-less, as in an interface.
@_exported import Darwin
import Swift

public var errno: Swift.Int32 { get set }
public func open(_ path: Swift.UnsafePointer<Swift.CChar>, _ oflag: Swift.Int32) -> Swift.Int32
public func open(_ path: Swift.UnsafePointer<Swift.CChar>, _ oflag: Swift.Int32, _ mode: mode_t) -> Swift.Int32
public var CLOCK_REALTIME: clockid_t { get }
public var S_IFMT: mode_t { get }
public var S_IFREG: mode_t { get }
public var S_IFDIR: mode_t { get }
public var S_IFLNK: mode_t { get }
public func fcntl(_ fd: Swift.Int32, _ cmd: Swift.Int32) -> Swift.Int32
public func fcntl(_ fd: Swift.Int32, _ cmd: Swift.Int32, _ value: Swift.Int32) -> Swift.Int32
public func fcntl(_ fd: Swift.Int32, _ cmd: Swift.Int32, _ ptr: Swift.UnsafeMutableRawPointer) -> Swift.Int32
