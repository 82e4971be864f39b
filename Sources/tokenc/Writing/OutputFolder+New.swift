import TokenSource

extension OutputFolder {
  /// Makes files that are not there yet, and the folder if need be. A file that is there stays as it is, and then, as
  /// after any other fault, those that were made go again.
  func writeNew(_ files: [(name: String, bytes: [UInt8])]) throws(FileError) {
    let wasThere = system.kind(of: path) != nil
    try makeFolder(path)
    var made: [String] = []
    do throws(FileError) {
      for file in files {
        try system.create(path + "/" + file.name, file.bytes)
        made.append(file.name)
      }
    } catch {
      for name in made { try? system.remove(path + "/" + name) }
      if !wasThere { system.removeDirectoryIfEmpty(path) }
      throw error
    }
  }
}
