import TokenSource

/// The digest of the program itself, so that what an older one wrote is not taken for up to date.
enum ToolDigest {
  static func current(_ system: LocalFileSystem) -> String {
    guard let path = system.executablePath, let bytes = try? system.read(path) else { return Tokenc.version }
    return Digest.of(bytes).hex
  }
}
