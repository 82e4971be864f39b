package import TokenSource

/// The command line of `tokenc-dev`.
package enum DevCommand {
  private static let usage = """
    usage: tokenc-dev generate [--check]

    Rewrites generated sources; run it in the folder of Package.swift.
      --check   write nothing, exit 1 if a file is stale
    """

  /// Every generator there is.
  package static let generators: [any Generator.Type] = [
    RuleCatalogGenerator.self, EmbeddedFilesGenerator.self,
  ]

  /// Runs a command.
  ///
  /// - Returns: the exit code: 0 for done or fresh, 1 for stale, 2 for a wrong command line, 70 for a file that can't
  ///   be read or written.
  package static func run(
    _ arguments: [String], on files: some WritableFileSystem, say: (String) -> Void
  ) -> Int32 {
    if arguments == ["--help"] || arguments == ["generate", "--help"] {
      say(usage)
      return 0
    }
    guard arguments == ["generate"] || arguments == ["generate", "--check"] else {
      say(usage)
      return 2
    }
    guard files.kind(of: "Package.swift") == .file else {
      say("there is no Package.swift here; run tokenc-dev in the package's folder")
      return 2
    }
    do throws(GeneratorError) {
      return try generate(in: PackageFiles(files, root: "."), files, onlyChecks: arguments.last == "--check", say)
    } catch {
      say("error: \(error.message)")
      return 70
    }
  }

  private static func generate(
    in package: PackageFiles, _ files: some WritableFileSystem, onlyChecks: Bool, _ say: (String) -> Void
  ) throws(GeneratorError) -> Int32 {
    var isStale = false
    for generator in generators {
      for file in try generator.generate(from: package) where !package.isFresh(file) {
        isStale = true
        if onlyChecks {
          say("\(file.path) is stale; run swift run tokenc-dev generate")
        } else {
          try write(file, files)
          say("\(file.path) written")
        }
      }
    }
    if !isStale { say("generated files are fresh") }
    return onlyChecks && isStale ? 1 : 0
  }

  private static func write(_ file: GeneratedFile, _ files: some WritableFileSystem) throws(GeneratorError) {
    let temporary = file.path + ".new"
    do throws(FileError) {
      try files.remove(temporary)
      try files.create(temporary, Array(file.text.utf8))
      try files.rename(temporary, to: file.path)
    } catch {
      throw GeneratorError(error)
    }
  }
}
