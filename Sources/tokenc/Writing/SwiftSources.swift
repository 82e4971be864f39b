import TokenCompiler
import TokenEmit
import TokenSource

/// What `build --swift-sources DIR` writes: the files of the Swift module and nothing else, directly in one folder.
///
/// It is for build systems, which have to know the files beforehand and compile them in a module of their own. So the
/// names are always the same, and all of them are there after every run, one with errors too.
struct SwiftSources {
  /// The folder.
  let path: String
  /// A file that every run makes anew; nil for none.
  private let touched: String?

  private static let option = "swift-sources"

  /// The option's value, or nil where it was not given.
  init?(_ invocation: Invocation, _ system: LocalFileSystem) throws(UsageError) {
    touched = invocation.value("touch")
    guard let path = invocation.value(Self.option) else {
      guard touched == nil else {
        throw UsageError("“--touch” is for builds with “--\(Self.option)”", command: "build")
      }
      return nil
    }
    for other in ["output", "only"] where invocation.has(other) {
      let reason = other == "output" ? "names the folder" : "writes Swift"
      throw UsageError("“--\(Self.option)” \(reason) already; leave out “--\(other)”", command: "build")
    }
    self.path = path
    if let touched, system.kind(of: touched) != nil, (try? system.read(touched)) != [] {
      throw UsageError("“\(touched)” is no empty file, and would be one; choose another", command: nil)
    }
  }

  // MARK: Files

  /// The names of the files.
  static var names: [String] { SwiftEmitter.files.map { $0 + ".swift" } }

  /// The files of the module at their places in the folder; those around the module are left out.
  func placed(_ files: [OutputFile]) -> [OutputFile] {
    let names = Set(Self.names)
    return files.compactMap { file in
      let parts = file.path.split(separator: "/")
      guard parts.count == 4, parts[0] == "swift", parts[1] == "Sources", names.contains(String(parts[3])) else {
        return nil
      }
      return OutputFile(String(parts[3]), file.bytes)
    }
  }

  /// Whether a manifest tells of such a folder. One of a whole output folder says nothing about it.
  func knows(_ manifest: BuildManifest) -> Bool {
    !manifest.outputs.isEmpty && manifest.outputs.allSatisfy { !$0.path.contains("/") }
  }

  // MARK: Before a build

  /// Makes the file for the build system anew, and those of the files that are missing, empty.
  func prepare(_ folder: OutputFolder, _ console: Console) throws(FileError) {
    renewTouched(console)
    try folder.makeMissing(Self.names)
  }

  /// A file that can't be written costs the build system knowledge of what changed, and this build nothing.
  private func renewTouched(_ console: Console) {
    guard let touched else { return }
    do {
      try console.system.replace(touched, [])
    } catch {
      console.error("warning: “\(touched)” can't be made anew: \(error.reason); later builds may miss changes\n")
    }
  }
}
