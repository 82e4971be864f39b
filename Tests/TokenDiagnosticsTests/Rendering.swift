import TokenDiagnostics
import TokenSource

/// A file with diagnostics on pieces of its text, ready to be rendered.
struct Rendering {
  var files = SourceFiles()
  let file: FileID
  let text: String

  init(_ text: String, path: String = "tokens/a.tokens.json") {
    self.text = text
    file = files.add(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  /// The place of the first occurrence of a piece of the text.
  func place(_ piece: String) -> SourceLocation {
    let range = text.range(of: piece)
    let lower = range.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0
    return SourceLocation(file, ByteRange(lower, lower + piece.utf8.count))
  }

  func compiler(_ diagnostics: Diagnostic...) -> String {
    var output = OutputBuffer()
    CompilerRenderer.render(diagnostics, files: files, into: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  func snippet(_ diagnostics: Diagnostic..., color: Bool = false) -> String {
    var output = OutputBuffer()
    SnippetRenderer.render(diagnostics, files: files, color: color, into: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  func json(_ diagnostics: Diagnostic...) -> String {
    var output = OutputBuffer()
    JSONRenderer.render(diagnostics, files: files, into: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  /// The surface of the design notes, and what is said of it.
  static let player = Rendering(
    """
    {
      "controls": {
        "$type": "surface",
        "$value": {
          "backdrop": { "content": "video", "luminance": "bright" },
          "dimming": "none",
          "content": {}
        }
      }
    }
    """, path: "tokens/player.tokens.json")

  static func clearGlass(_ rendering: Rendering) -> Diagnostic {
    let dimming = rendering.place("\"none\"")
    var diagnostic = Diagnostic(
      .warning, "clear-bright-dimming", "clear glass over bright video has no dimming layer", at: dimming,
      label: "the title falls to 1.54:1 over #FFFFFF in dark",
      notes: [Note("the backdrop is bright", at: rendering.place("\"bright\"")), Note("35 % is the least")],
      fixes: [FixIt("replace with 0.35", replacing: dimming, with: "0.35")])
    diagnostic.platforms = ["iOS", "iPadOS", "macOS"]
    diagnostic.appearances = ["dark"]
    diagnostic.figure = 1.54
    diagnostic.isRule = true
    return diagnostic
  }
}

extension String {
  /// The range of the first occurrence of a piece, scalar by scalar, without Foundation.
  fileprivate func range(of piece: String) -> Range<Index>? {
    guard !piece.isEmpty else { return startIndex..<startIndex }
    var start = startIndex
    while start < endIndex {
      if unicodeScalars[start...].starts(with: piece.unicodeScalars) {
        return start..<unicodeScalars.index(start, offsetBy: piece.unicodeScalars.count)
      }
      start = unicodeScalars.index(after: start)
    }
    return nil
  }
}
