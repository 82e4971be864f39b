import Foundation

/// The arguments of `swift package tokens`: `--target NAME`, and whatever `tokenc build` takes.
struct TokenCommandLine {
  /// The target; nil for the package.
  private(set) var target: String?
  private var options: [String] = []

  /// Takes `--target` out of the arguments; the rest is for the tool, and may say what is wrong with itself.
  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--target", let name = rest.popFirst() {
        target = name
      } else if argument.hasPrefix("--target=") {
        target = String(argument.dropFirst("--target=".count))
      } else {
        options.append(argument)
      }
    }
  }

  /// The folders to build: that of the target that was named, else the package's, else that of the only target which
  /// has one.
  func folders(_ targets: [(name: String, folders: [URL])], package: URL) throws -> [TokenFolder] {
    if let target {
      guard let found = targets.first(where: { $0.name == target }) else {
        let names = targets.map(\.name).sorted().joined(separator: ", ")
        throw PluginFault("there is no target “\(target)”; there are \(names)")
      }
      guard let folder = TokenFolder.find(targets: found.folders, package: package) else {
        throw PluginFault(TokenFolder.absence(target: target, package: package))
      }
      return [folder]
    }
    if let folder = TokenFolder.find(targets: [], package: package) { return [folder] }
    let found = targets.compactMap { target in
      TokenFolder.find(targets: target.folders, package: package).map { (name: target.name, folder: $0) }
    }
    guard Set(found.map(\.folder)).count <= 1 else {
      let names = found.map { "“\($0.name)”" }.sorted().joined(separator: ", ")
      throw PluginFault("\(names) have tokens; choose one with --target")
    }
    guard let only = found.first else {
      throw PluginFault(TokenFolder.absence(target: package.lastPathComponent, package: package))
    }
    return [only.folder]
  }

  /// What the tool is called with. The output is `dist` in the package unless the arguments say otherwise.
  func arguments(for folder: TokenFolder, package: URL) -> [String] {
    let saysWhere = options.contains { option in
      let isLong = ["--output", "--swift-sources"].contains { option == $0 || option.hasPrefix($0 + "=") }
      return isLong || (option.hasPrefix("-o") && !option.hasPrefix("--"))
    }
    let output = saysWhere ? [] : ["--output", package.appending(path: "dist").plainPath]
    return ["build", folder.path] + output + options
  }
}
