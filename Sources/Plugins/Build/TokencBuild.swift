import Foundation
import PackagePlugin

/// Compiles the tokens of a target into Swift each time the target is built.
@main
struct TokencBuild: BuildToolPlugin {
  /// For a target of a Swift package.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let package = context.package.directoryURL
    let folder = TokenFolder.find(targets: [target.directoryURL], package: package)
    guard let folder else { throw PluginFault(TokenFolder.absence(target: target.name, package: package)) }
    try GeneratedFiles.check(target.sourceFiles.map(\.url), of: target.name)
    // Of a package that is not the root, only the folders that were there when it was planned are watched.
    let isWatched: Bool
    if case .local = context.package.origin { isWatched = false } else { isWatched = folder.isInTarget }
    return [
      try command(
        named: target.name, folder, isWatched: isWatched, tool: context.tool(named: "tokenc"),
        into: context.pluginWorkDirectoryURL)
    ]
  }

  /// The one command, for packages and for projects.
  ///
  /// The tool is given the folder and scans it itself. Where the build system does not notice what comes and goes, the
  /// only input is a stamp: the tool makes it anew each time, which is a changed input to the next build. A run that
  /// finds nothing to do writes nothing else, and nothing is compiled. Files are no inputs then, since one that is
  /// removed later would be a missing input, and the build would fail.
  func command(
    named name: String, _ folder: TokenFolder, isWatched: Bool, tool: PluginContext.Tool, into work: URL
  ) throws -> Command {
    var arguments = ["build", folder.path, "--swift-sources", work.plainPath]
    var inputs: [URL] = []
    if isWatched {
      inputs = folder.inputs.map { URL(fileURLWithPath: $0) }
    } else {
      let stamp = work.appending(path: "tokenc.stamp")
      if !FileManager.default.fileExists(atPath: stamp.plainPath) { try Data().write(to: stamp) }
      arguments += ["--touch", stamp.plainPath]
      inputs.append(stamp)
    }
    return .buildCommand(
      displayName: "Compiling the tokens of \(name)", executable: tool.url, arguments: arguments, inputFiles: inputs,
      outputFiles: GeneratedFiles.names.map { work.appending(path: $0) })
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension TokencBuild: XcodeBuildToolPlugin {
    /// For a target of an Xcode project, which has no folder of its own: its tokens are a folder or files that belong
    /// to it, or lie in a folder of its name.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      let members = target.inputFiles.map(\.url)
      let named = project.appending(path: target.displayName)
      let folder =
        TokenFolder.find(members: members) ?? TokenFolder.find(targets: [named], package: project)
      guard let folder else { throw PluginFault(TokenFolder.absence(target: target.displayName, package: project)) }
      try GeneratedFiles.check(members, of: target.displayName)
      // Xcode's list of files may be an old one.
      return [
        try command(
          named: target.displayName, folder, isWatched: false, tool: context.tool(named: "tokenc"),
          into: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
