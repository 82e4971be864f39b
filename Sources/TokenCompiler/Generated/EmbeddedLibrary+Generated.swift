enum EmbeddedLibrary {
  static let files: [(name: String, text: String)] = []
}
