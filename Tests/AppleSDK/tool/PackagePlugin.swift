// swift-format-ignore-file
// The part of SwiftPM's plugin API that the plugins call, as of tools version 6.2. Body-less declarations.
// Facts: docs.swift.org/swiftpm/documentation/packageplugin.
import Foundation
import Swift
import _Concurrency

public protocol Plugin {
  init()
}
extension Plugin {
  public static func main() async throws
}
public protocol BuildToolPlugin : Plugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command]
}
public protocol CommandPlugin : Plugin {
  func performCommand(context: PluginContext, arguments: [Swift.String]) async throws
}

public struct PluginContext {
  public let package: Package
  public let pluginWorkDirectoryURL: Foundation.URL
  public func tool(named name: Swift.String) throws -> PluginContext.Tool
  public struct Tool {
    public let name: Swift.String
    public let url: Foundation.URL
  }
}

public struct Package {
  public let displayName: Swift.String
  public let directoryURL: Foundation.URL
  public let origin: PackageOrigin
  public let targets: [any Target]
}
public enum PackageOrigin {
  case root
  case local(path: Swift.String)
  case repository(url: Swift.String, displayVersion: Swift.String, scmRevision: Swift.String)
  case registry(identity: Swift.String, displayVersion: Swift.String)
}

public protocol Target {
  var name: Swift.String { get }
  var directoryURL: Foundation.URL { get }
}
public protocol SourceModuleTarget : Target {
  var moduleName: Swift.String { get }
  var sourceFiles: FileList { get }
}

public struct FileList {
}
extension FileList : Swift.Sequence {
  public struct Iterator : Swift.IteratorProtocol {
    public mutating func next() -> File?
    public typealias Element = File
  }
  public func makeIterator() -> FileList.Iterator
  public typealias Element = File
}
public struct File {
  public let url: Foundation.URL
  public let type: FileType
}
public enum FileType {
  case source
  case header
  case resource
  case unknown
}

public enum Command {
}
extension Command {
  public static func buildCommand(displayName: Swift.String?, executable: Foundation.URL, arguments: [Swift.String], environment: [Swift.String : Swift.String] = [:], inputFiles: [Foundation.URL] = [], outputFiles: [Foundation.URL] = []) -> Command
}

public struct Diagnostics {
  public static func error(_ message: Swift.String, file: Swift.String? = #file, line: Swift.Int? = #line)
  public static func warning(_ message: Swift.String, file: Swift.String? = #file, line: Swift.Int? = #line)
  public static func remark(_ message: Swift.String, file: Swift.String? = #file, line: Swift.Int? = #line)
}
