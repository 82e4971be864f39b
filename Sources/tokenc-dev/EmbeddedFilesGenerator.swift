/// Puts files of the package into its sources as strings, so that the tool needs nothing beside itself: the built-in
/// templates, the token library, and the token files that a new project begins with.
package enum EmbeddedFilesGenerator: Generator {
  /// The sources that hold the files.
  package static func generate(from files: PackageFiles) throws(GeneratorError) -> [GeneratedFile] {
    [
      GeneratedFile(
        path: "Sources/TokenEmit/Generated/BuiltinTemplates+Generated.swift",
        text: try source(
          "BuiltinTemplates", "The templates that ship with the tool, by their path below `templates`.",
          from: "templates", ending: ".mustache", files)),
      GeneratedFile(
        path: "Sources/TokenCompiler/Generated/EmbeddedLibrary+Generated.swift",
        text: try source(
          "EmbeddedLibrary", "The token files of the library, by their path below `tokens/apple`.",
          from: "tokens/apple", ending: ".tokens.json", files)),
      GeneratedFile(
        path: "Sources/tokenc/Generated/StarterFiles+Generated.swift",
        text: try source(
          "StarterFiles", "The files that `tokenc init` writes, by their path below `templates/init`.",
          from: "templates/init", ending: ".json", files)),
    ]
  }

  private static func source(
    _ type: String, _ summary: String, from folder: String, ending: String, _ files: PackageFiles
  ) throws(GeneratorError) -> String {
    var text = """
      // Written by `swift run tokenc-dev generate` from the files below \(folder)/; changes here are lost.
      // swift-format-ignore-file

      /// \(summary)
      enum \(type) {
        /// Path and text of each file.
        static let files: [(name: String, text: String)] = [

      """
    for path in try files.files(below: folder) where path.hasSuffix(ending) {
      let name = path.dropFirst(folder.count + 1)
      let content = try files.text(path)
      // As many number signs as it takes for nothing in the file to end the literal.
      var signs = "#"
      while content.contains("\"\"\"" + signs) { signs += "#" }
      text += "    (\n      \"\(name)\",\n\(signs)\"\"\"\n\(content)\n\"\"\"\(signs)\n    ),\n"
    }
    return text + "  ]\n}\n"
  }
}
