// swift-format-ignore-file
// The part of macOS's Foundation that the plugins call. Body-less declarations, as in an interface.
// Facts: developer.apple.com/documentation/foundation: url, filemanager, fileattributekey, fileattributetype, data,
// jsonserialization, process, localizederror.
import Swift
import _Concurrency

public struct URL : Swift.Hashable, Swift.Sendable {
  public enum DirectoryHint : Swift.Sendable, Swift.Hashable {
    case isDirectory
    case notDirectory
    case checkFileSystem
    case inferFromPath
  }
  public init(fileURLWithPath path: Swift.String)
  @available(macOS 13.0, *)
  public func appending<S>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL where S : Swift.StringProtocol
  @available(macOS 13.0, *)
  public func path(percentEncoded: Swift.Bool = true) -> Swift.String
  public func deletingLastPathComponent() -> URL
  public func resolvingSymlinksInPath() -> URL
  public var lastPathComponent: Swift.String { get }
  public static func == (a: URL, b: URL) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}

public struct Data : Swift.Hashable, Swift.Sendable {
  public struct WritingOptions : Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt
    public init(rawValue: Swift.UInt)
  }
  public init()
  public func write(to url: URL, options: Data.WritingOptions = []) throws
  public static func == (a: Data, b: Data) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}

public struct FileAttributeKey : Swift.Hashable, Swift.RawRepresentable, @unchecked Swift.Sendable {
  public let rawValue: Swift.String
  public init(rawValue: Swift.String)
}
extension FileAttributeKey {
  public static let type: FileAttributeKey
}
public struct FileAttributeType : Swift.Hashable, Swift.RawRepresentable, @unchecked Swift.Sendable {
  public let rawValue: Swift.String
  public init(rawValue: Swift.String)
}
extension FileAttributeType {
  public static let typeDirectory: FileAttributeType
  public static let typeRegular: FileAttributeType
}

open class FileManager {
  @objc deinit
  open class var `default`: FileManager { get }
  open func fileExists(atPath path: Swift.String) -> Swift.Bool
  open func contents(atPath path: Swift.String) -> Data?
  open func contentsOfDirectory(atPath path: Swift.String) throws -> [Swift.String]
  open func attributesOfItem(atPath path: Swift.String) throws -> [FileAttributeKey : Any]
}

open class JSONSerialization {
  @objc deinit
  public struct ReadingOptions : Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt
    public init(rawValue: Swift.UInt)
  }
  open class func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
}

open class Process {
  @objc deinit
  public enum TerminationReason : Swift.Int, @unchecked Swift.Sendable {
    case exit
    case uncaughtSignal
    public init?(rawValue: Swift.Int)
    public typealias RawValue = Swift.Int
    public var rawValue: Swift.Int { get }
  }
  public init()
  open var executableURL: URL? { get set }
  open var arguments: [Swift.String]? { get set }
  open var currentDirectoryURL: URL? { get set }
  open func run() throws
  open func waitUntilExit()
  open var terminationStatus: Swift.Int32 { get }
  open var terminationReason: Process.TerminationReason { get }
}

public protocol LocalizedError : Swift.Error {
  var errorDescription: Swift.String? { get }
  var failureReason: Swift.String? { get }
  var recoverySuggestion: Swift.String? { get }
  var helpAnchor: Swift.String? { get }
}
extension LocalizedError {
  public var errorDescription: Swift.String? { get }
  public var failureReason: Swift.String? { get }
  public var recoverySuggestion: Swift.String? { get }
  public var helpAnchor: Swift.String? { get }
}
