import Foundation
import PackagePlugin

/// `swift package tokens`: runs `tokenc build` for the tokens of the package or of one target, with all its options, and
/// writes into the package.
@main
struct TokencCommand: CommandPlugin {
  /// For a Swift package.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let targets = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
    try run(
      TokenCommandLine(arguments), targets: targets.map { ($0.name, [$0.directoryURL]) },
      package: context.package.directoryURL, tool: context.tool(named: "tokenc"))
  }

  /// The same for packages and projects.
  ///
  /// - Parameters:
  ///   - targets: the targets by name, with the folders where they may have tokens.
  ///   - package: the folder of the package or project, which the tool runs in.
  func run(
    _ line: TokenCommandLine, targets: [(name: String, folders: [URL])], package: URL, tool: PluginContext.Tool
  ) throws {
    do {
      for folder in try line.folders(targets, package: package) {
        try run(tool.url, line.arguments(for: folder, package: package), in: package)
      }
    } catch let fault as PluginFault {
      Diagnostics.error(fault.description)
    }
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw PluginFault("tokenc \(arguments.joined(separator: " ")) ended with status \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension TokencCommand: XcodeCommandPlugin {
    /// For an Xcode project.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let project = context.xcodeProject.directoryURL
      let targets = context.xcodeProject.targets.map { target in
        let found = TokenFolder.find(members: target.inputFiles.map(\.url))
        let folder = found.map { URL(fileURLWithPath: $0.path) } ?? project.appending(path: target.displayName)
        return (target.displayName, [folder])
      }
      try run(TokenCommandLine(arguments), targets: targets, package: project, tool: context.tool(named: "tokenc"))
    }
  }
#endif
