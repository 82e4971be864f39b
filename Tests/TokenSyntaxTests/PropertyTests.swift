import Testing
import TokenDiagnostics
import TokenSource
import TokenSyntax

/// What holds for every tree.
struct PropertyTests {
  /// Everything a tree and its diagnostics must keep, whatever the file was.
  static func check(_ reading: Reading, _ comment: Comment) {
    let tree = reading.tree
    let count = UInt32(reading.file.bytes.count)
    var wrong: [String] = []
    for (index, node) in tree.nodes.enumerated() {
      if node.lower > node.upper || node.upper > count { wrong.append("node \(index) is outside of the file") }
      if node.next <= index || Int(node.next) > tree.nodes.count { wrong.append("node \(index) links nowhere") }
      let isLeaf = node.kind != .object && node.kind != .array
      if isLeaf, node.next != UInt32(index + 1) { wrong.append("leaf \(index) has children") }
      if node.kind == .key, index + 1 >= tree.nodes.count || tree.nodes[index + 1].kind == .key {
        wrong.append("key \(index) has no value")
      }
    }
    wrong += strayChildren(tree)
    if let root = tree.nodes.first, Int(root.next) != tree.nodes.count { wrong.append("the root is not the whole") }
    for diagnostic in reading.diagnostics {
      let places =
        [diagnostic.location] + diagnostic.notes.map(\.location) + diagnostic.fixes.map { Optional($0.location) }
      for place in places.compactMap(\.self) where place.range.upper > count {
        wrong.append("“\(diagnostic.message)” is outside of the file")
      }
      if diagnostic.location == nil { wrong.append("“\(diagnostic.message)” has no place") }
    }
    #expect(wrong.isEmpty, comment)
  }

  /// Children that reach out of their object or array, and links between them that do not end where it ends.
  private static func strayChildren(_ tree: SyntaxTree) -> [String] {
    var wrong: [String] = []
    for (index, node) in tree.nodes.enumerated() where node.kind == .object || node.kind == .array {
      var child = index + 1
      while child < Int(node.next) {
        let inner = tree.nodes[child]
        if inner.lower < node.lower || inner.upper > node.upper {
          wrong.append("node \(child) reaches out of \(index)")
        }
        child = Int(inner.next)
      }
      if child != Int(node.next) { wrong.append("the children of \(index) do not end with it") }
    }
    return wrong
  }

  /// Whether all ranges stand between characters of a file that is valid UTF-8.
  static func checkBorders(_ reading: Reading, _ comment: Comment) {
    let bytes = reading.file.bytes
    func isInside(_ offset: UInt32) -> Bool { Int(offset) < bytes.count && bytes[Int(offset)] & 0xC0 == 0x80 }
    let ranges =
      reading.tree.nodes.map(\.range) + reading.diagnostics.compactMap(\.location?.range)
      + reading.diagnostics.flatMap(\.fixes).map(\.location.range)
    #expect(!ranges.contains { isInside($0.lower) || isInside($0.upper) }, comment)
  }

  @Test(arguments: InvalidText.separators + InvalidText.names + InvalidText.quotes + InvalidText.strings)
  func holdsForTextsWithMistakes(_ text: InvalidText) {
    let reading = Reading(unmarked(text.marked).text)
    Self.check(reading, "")
    Self.checkBorders(reading, "")
  }

  @Test(arguments: InvalidText.words + InvalidText.numbers + InvalidText.brackets + InvalidText.files)
  func holdsForWordsAndBrackets(_ text: InvalidText) {
    let reading = Reading(unmarked(text.marked).text)
    Self.check(reading, "")
    Self.checkBorders(reading, "")
  }

  @Test(arguments: 0..<50)
  func randomTreesAreReadAsTheyWereWritten(_ seed: UInt64) {
    var random = SeededGenerator(seed)
    let compact = RandomJSON.compact(&random)
    let spaced = RandomJSON.spaced(compact, &random)
    let reading = Reading(spaced)
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    #expect(reading.printed == compact)
    Self.check(reading, "seed \(seed)")
    Self.checkBorders(reading, "seed \(seed)")
  }

  /// Applying a fix leaves fewer errors, and no text with a single mistake that has a fix stays wrong.
  @Test(arguments: InvalidText.separators + InvalidText.quotes + InvalidText.numbers + InvalidText.brackets)
  func fixesMend(_ text: InvalidText) {
    let plain = unmarked(text.marked).text
    let before = Reading(plain)
    for diagnostic in before.diagnostics {
      for fix in diagnostic.fixes {
        var bytes = Array(plain.utf8)
        bytes.replaceSubrange(fix.location.range.indices, with: fix.replacement.utf8)
        let after = Reading(bytes)
        #expect(after.diagnostics.count < before.diagnostics.count, "\(fix)")
      }
    }
  }
}
