import Foundation

extension TokenFolder {
  /// Looks among the members of an Xcode target: a folder `tokens`, or the folder that all of its token files lie in.
  static func find(members: [URL]) -> TokenFolder? {
    if let folder = members.first(where: { $0.lastPathComponent == "tokens" && isFolder($0.plainPath) }) {
      return TokenFolder(folder.plainPath, isInTarget: true)
    }
    let files = members.filter { file in
      let name = file.lastPathComponent
      return name == "tokenc.json" || [".tokens.json", ".tokens", ".resolver.json"].contains { name.hasSuffix($0) }
    }
    guard var common = files.first?.deletingLastPathComponent().plainPath.split(separator: "/") else { return nil }
    for file in files {
      let parts = file.deletingLastPathComponent().plainPath.split(separator: "/")
      common = zip(common, parts).prefix { $0 == $1 }.map(\.0)
    }
    return TokenFolder("/" + common.joined(separator: "/"), isInTarget: true)
  }
}
