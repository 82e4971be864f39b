import TokenSource
import TokenSyntax

/// A resolver document as one file: what it refers to in other files stands in its `$defs`.
public struct ResolverBundle {
  private let files: ResolverFiles
  private let reading: ResolverReading
  /// Names in `$defs` of the files that are referred to, in the order they are first met.
  private var names: [(path: String, name: String)] = []
  private var nameOfPath: [String: String] = [:]
  /// For each file the texts that take the place of references.
  private var replacements: [String: [NodeID: String]] = [:]

  /// The text of the bundle. Whatever the input, it resolves to what the document and its files resolve to; all else
  /// that stands in them is kept.
  ///
  /// - Parameters:
  ///   - files: the document and all files it refers to.
  ///   - reading: what came of reading them, without errors.
  public static func text(_ files: ResolverFiles, _ reading: ResolverReading) -> [UInt8] {
    var bundle = ResolverBundle(files: files, reading: reading)
    bundle.nameFiles()
    bundle.replaceReferences()
    return bundle.print()
  }

  private init(files: ResolverFiles, reading: ResolverReading) {
    self.files = files
    self.reading = reading
  }

  private func tree(_ path: String) -> SyntaxTree? {
    guard case .tree(let tree)? = files.contents[path] else { return nil }
    return tree
  }

  /// The `$defs` that the document has already.
  private var definitions: NodeID? {
    guard let tree = tree(files.document), let root = tree.root, let node = tree.member("$defs", of: root) else {
      return nil
    }
    return tree.kind(node) == .object ? node : nil
  }

  /// Files go by their path, with a number where something of that name is there.
  private mutating func nameFiles() {
    var taken: Set<[UInt8]> = []
    if let tree = tree(files.document), let definitions {
      taken = Set(tree.members(of: definitions).map { tree.decodedBytes($0.key) })
    }
    for link in reading.links where link.target != files.document && nameOfPath[link.target] == nil {
      var name = link.target
      var number = 2
      while !taken.insert(Array(name.utf8)).inserted {
        name = "\(link.target) \(number)"
        number += 1
      }
      nameOfPath[link.target] = name
      names.append((link.target, name))
    }
  }

  private mutating func replaceReferences() {
    for link in reading.links {
      // A reference of the document into itself stays as it is written, unless it names the document.
      guard let tree = tree(link.holder) else { continue }
      let isPlain = link.holder == files.document && tree.begins(link.node, with: 0x23)
      guard !isPlain else { continue }
      let outer = nameOfPath[link.target].map { [Array("$defs".utf8), Array($0.utf8)] } ?? []
      replacements[link.holder, default: [:]][link.node] =
        ReferenceText.fragment(outer + link.segments).quotedAsJSON
    }
  }

  // MARK: Printing

  /// Whether `$defs` is printed a name a line, at the end. One that nothing is in, or that is no object, stays as it is.
  private var hasDefinitions: Bool {
    if !names.isEmpty { return true }
    guard let tree = tree(files.document), let definitions else { return false }
    return tree.memberCount(definitions) > 0
  }

  private func print() -> [UInt8] {
    guard let tree = tree(files.document), let root = tree.root else { return [] }
    var out = OutputBuffer()
    var printer = TreePrinter(tree, replacements[files.document] ?? [:])
    var isFirst = true
    out.append("{")
    for member in tree.members(of: root) where !tree.equals(member.key, "$defs") || !hasDefinitions {
      out.append(isFirst ? "\n  " : ",\n  ")
      isFirst = false
      printer.append(member, depth: 1, to: &out)
    }
    if hasDefinitions {
      out.append(isFirst ? "\n  \"$defs\": {" : ",\n  \"$defs\": {")
      printDefinitions(&printer, tree, to: &out)
      out.append("\n  }")
    }
    out.append(isFirst && !hasDefinitions ? "}\n" : "\n}\n")
    return out.bytes
  }

  private func printDefinitions(_ printer: inout TreePrinter, _ tree: SyntaxTree, to out: inout OutputBuffer) {
    var isFirst = true
    if let definitions {
      for member in tree.members(of: definitions) {
        out.append(isFirst ? "\n    " : ",\n    ")
        isFirst = false
        printer.append(member, depth: 2, to: &out)
      }
    }
    for (path, name) in names {
      guard let tree = self.tree(path), let root = tree.root else { continue }
      out.append(isFirst ? "\n    " : ",\n    ")
      isFirst = false
      out.appendJSONString(name)
      out.append(": ")
      var printer = TreePrinter(tree, replacements[path] ?? [:])
      printer.append(root, depth: 2, to: &out)
    }
  }
}
