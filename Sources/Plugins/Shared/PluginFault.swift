import Foundation

/// What keeps a plugin from its work, with what to do.
struct PluginFault: Error, CustomStringConvertible, LocalizedError {
  /// One sentence.
  let description: String

  /// Words a fault.
  init(_ description: String) { self.description = description }

  /// See `LocalizedError.errorDescription`.
  var errorDescription: String? { description }
}

extension GeneratedFiles {
  /// Refuses a target with a file that is called as a generated one.
  static func check(_ files: [URL], of target: String) throws {
    let clashes = clashes(files)
    guard !clashes.isEmpty else { return }
    let names = clashes.map { "“\($0)”" }.joined(separator: ", ")
    throw PluginFault(
      "\(names) of “\(target)” would meet a generated file of that name; rename it, or give the tokens a target of "
        + "their own")
  }
}
