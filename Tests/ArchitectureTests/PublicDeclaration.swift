import Foundation

/// A public declaration of a module, read from its source.
struct PublicDeclaration {
  /// The file and the line.
  let place: String
  /// From `public` to the body.
  let text: String
  /// The lines of its doc comment, without the slashes.
  let comment: [String]

  /// The declarations of a module, generated files left out.
  static func all(in folder: URL) throws -> [PublicDeclaration] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("+Generated.swift") }.flatMap { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return read(text, "\(folder.lastPathComponent)/\(name)")
    }
  }

  /// The declarations in the text of a file.
  static func read(_ text: String, _ file: String) -> [PublicDeclaration] {
    let lines = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    var isText = false
    var found: [PublicDeclaration] = []
    // How deep in braces the innermost public enumeration or protocol is, whose members are public without saying so.
    var open: [(depth: Int, isEnum: Bool)] = []
    var depth = 0
    for (index, line) in lines.enumerated() {
      defer {
        if !isText, !line.hasPrefix("//") {
          depth += line.count { $0 == "{" } - line.count { $0 == "}" }
          while let last = open.last, depth <= last.depth { open.removeLast() }
        }
      }
      if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isText.toggle() }
      guard !isText, !line.hasPrefix("//") else { continue }
      let words = line.components(separatedBy: " ").drop { $0.hasPrefix("@") }
      let isMember = open.last.map { depth == $0.depth + 1 } ?? false
      let isEnum = open.last?.isEnum ?? false
      let isImplied =
        isMember && (isEnum ? ["case", "indirect"] : ["func", "var", "init", "static"]).contains(words.first ?? "")
      guard words.first == "public" || isImplied else { continue }
      guard !["import", "extension"].contains(words.dropFirst().first ?? "") else { continue }
      if words.contains("enum") { open.append((depth, true)) }
      if words.contains("protocol") { open.append((depth, false)) }
      // A case that carries nothing is a word: what the words mean, their type says.
      if isImplied, isEnum, !line.contains("(") { continue }
      found.append(
        PublicDeclaration(place: "\(file):\(index + 1)", text: whole(lines, index), comment: comment(lines, index)))
    }
    return found
  }

  /// A declaration that may take several lines, up to its body.
  private static func whole(_ lines: [String], _ start: Int) -> String {
    var text = ""
    for line in lines[start..<min(start + 12, lines.count)] {
      text += (text.isEmpty ? "" : " ") + line
      let balance = text.count { $0 == "(" } - text.count { $0 == ")" }
      if balance <= 0 { break }
    }
    return text
  }

  private static func comment(_ lines: [String], _ start: Int) -> [String] {
    var index = start - 1
    while index >= 0, lines[index].hasPrefix("@") || lines[index].hasPrefix("// swift-format") { index -= 1 }
    var comment: [String] = []
    while index >= 0, lines[index].hasPrefix("///") {
      comment.insert(String(lines[index].dropFirst(3)), at: 0)
      index -= 1
    }
    return comment
  }
}
