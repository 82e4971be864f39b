// swift-format-ignore-file
// The part of Xcode's plugin API that the plugins call. Body-less declarations. Facts: the interface that Xcode ships,
// as public plugins call it; unconfirmed, no Apple page lists it.
import Foundation
import PackagePlugin
import Swift

public protocol XcodeBuildToolPlugin : PackagePlugin.Plugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [PackagePlugin.Command]
}
public protocol XcodeCommandPlugin : PackagePlugin.Plugin {
  func performCommand(context: XcodePluginContext, arguments: [Swift.String]) throws
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: Foundation.URL
  public func tool(named name: Swift.String) throws -> PackagePlugin.PluginContext.Tool
}
public struct XcodeProject {
  public let displayName: Swift.String
  public let directoryURL: Foundation.URL
  public let targets: [XcodeTarget]
}
public struct XcodeTarget {
  public let displayName: Swift.String
  public let inputFiles: PackagePlugin.FileList
}
