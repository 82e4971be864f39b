import Foundation

/// The folder that holds the tokens of a target, and what a build has to watch in it.
struct TokenFolder: Hashable {
  /// The folder as it was found, a link perhaps; without `/` at its end.
  let path: String
  /// Whether it was found below the target, where SwiftPM notices whatever comes and goes.
  let isInTarget: Bool

  /// Names the folder at a path.
  init(_ path: String, isInTarget: Bool) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.isInTarget = isInTarget
  }

  // MARK: Finding it

  /// Looks for the tokens of a target: in `tokens` below it, in the target itself, in `tokens` below the package.
  ///
  /// - Parameters:
  ///   - targets: the folders that the target may have, the likeliest first.
  ///   - package: the folder of the package or project.
  static func find(targets: [URL], package: URL) -> TokenFolder? {
    for target in targets {
      let below = TokenFolder(target.appending(path: "tokens").plainPath, isInTarget: true)
      if Self.isFolder(below.path) { return below }
      let itself = TokenFolder(target.plainPath, isInTarget: true)
      if itself.holdsTokens { return itself }
    }
    let beside = TokenFolder(package.appending(path: "tokens").plainPath, isInTarget: false)
    return isFolder(beside.path) ? beside : nil
  }

  /// What to do where there is none.
  static func absence(target: String, package: URL) -> String {
    "no tokens for “\(target)”: put token files (*.tokens.json) into a folder “tokens” in the target's folder, or into "
      + "“\(package.appending(path: "tokens").plainPath)”"
  }

  /// Whether a path leads to a folder, links followed.
  static func isFolder(_ path: String) -> Bool { kind(of: path) == .typeDirectory }

  private static func kind(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: realPath(path))
    return attributes?[.type] as? FileAttributeType
  }

  private var holdsTokens: Bool {
    Self.isFolder(path)
      && contents().files.contains { file in
        file == path + "/tokenc.json" || [".tokens.json", ".tokens", ".resolver.json"].contains { file.hasSuffix($0) }
      }
  }

  // MARK: What is in it

  /// Everything that a build reads: the folders, so that files that come and go are noticed, token files and whatever
  /// else a resolver document may refer to, the configuration, and templates. Sorted, by the paths that lead there.
  var inputs: [String] {
    let (folders, files) = contents()
    let read = files.filter { file in
      [".json", ".tokens", ".mustache"].contains { file.hasSuffix($0) }
    }
    let templates = configuredTemplates.filter { FileManager.default.fileExists(atPath: $0) }
    return Set(folders + read + templates).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The templates that `tokenc.json` names; they may have any name and lie anywhere.
  private var configuredTemplates: [String] {
    guard let data = FileManager.default.contents(atPath: path + "/tokenc.json"),
      let configuration = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let templates = configuration["templates"] as? [String: Any]
    else { return [] }
    return templates.values.compactMap { $0 as? String }.map { path + "/" + $0 }
  }

  /// The folders and files that the tool sees: dot folders and `node_modules` are passed over, a folder that links lead
  /// to twice is entered once, and none outside. SwiftPM takes a file for handled by the path it was found at, so that
  /// paths keep the links in them.
  private func contents() -> (folders: [String], files: [String]) {
    let manager = FileManager.default
    let root = Self.realPath(path)
    var entered: Set<String> = []
    var open = [path]
    var folders: [String] = []
    var files: [String] = []
    while let folder = open.popLast() {
      let real = Self.realPath(folder)
      guard real == root || real.hasPrefix(root == "/" ? "/" : root + "/"), entered.insert(real).inserted else {
        continue
      }
      folders.append(folder)
      for name in (try? manager.contentsOfDirectory(atPath: real)) ?? [] {
        let entry = folder + "/" + name
        switch Self.kind(of: entry) {
        case .typeDirectory?:
          if !name.hasPrefix("."), name != "node_modules" { open.append(entry) }
        case .typeRegular?: files.append(entry)
        default: continue
        }
      }
    }
    return (folders, files)
  }

  private static func realPath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().plainPath
  }
}

extension URL {
  /// The path as the system knows it: a space is a space, and a folder does not end in `/`.
  var plainPath: String {
    let text = path(percentEncoded: false)
    return text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
  }
}
