import TokenDiagnostics
import TokenModel
import TokenSource
import TokenSyntax

/// Reads what was printed as the compiler will, and finds the tokens that it would report.
///
/// What no rule of conversion foresaw is caught here, so that the output is clean whatever the input.
struct SelfCheck {
  /// Tokens that the compiler reports, with its words.
  static func faults(_ files: [PrintedFile], _ orders: [[Int]]) -> [Int: String] {
    var faults: [Int: String] = [:]
    for strongestFirst in orders {
      let order = Array(strongestFirst.reversed())
      let sources = SourceFiles(order.map { SourceFile(path: files[$0].path, bytes: files[$0].bytes) })
      let trees = sources.files.enumerated().map { index, file in
        SourceTree(JSONParser.parse(file, id: FileID(index)).tree, layer: .project)
      }
      for diagnostic in TokenSet.build(trees, merge: .layered, platforms: PlatformSet(Platform.allCases)).diagnostics {
        guard diagnostic.severity == .error, let place = diagnostic.location else { continue }
        // The library is not among the files.
        let text = String(decoding: sources[place.file].bytes[place.range.indices], as: UTF8.self)
        if diagnostic.id == "reference-unresolved", text.hasPrefix("\"{apple.") { continue }
        let file = files[order[Int(place.file.index)]]
        if let token = token(at: Int(place.range.lower), in: file) { faults[token] = diagnostic.message }
      }
    }
    return faults
  }

  private static func token(at offset: Int, in file: PrintedFile) -> Int? {
    var (low, high) = (0, file.places.count)
    while low < high {
      let middle = (low + high) / 2
      if file.places[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, file.places[low - 1].range.contains(offset) else { return nil }
    return file.places[low - 1].token
  }
}
