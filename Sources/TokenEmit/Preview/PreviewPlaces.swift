import TokenDiagnostics
import TokenModel
import TokenSource

/// Where tokens stand, and which token a place lies in.
struct PreviewPlaces {
  /// The names of the files that tokens stand in.
  let files: [String]
  private let places: [(file: Int, line: Int)]
  private let starts: [FileID: [(offset: UInt32, token: TokenID)]]

  init(_ set: TokenSet, _ sources: SourceFiles) {
    var files: [String] = []
    var numbers: [FileID: Int] = [:]
    var tables: [FileID: LineTable] = [:]
    var starts: [FileID: [(offset: UInt32, token: TokenID)]] = [:]
    var places: [(file: Int, line: Int)] = []
    places.reserveCapacity(set.count)
    for token in set.tokens {
      let place = set.assembled.place(of: token)
      let file = sources[place.file]
      let table = tables[place.file] ?? LineTable(file.bytes)
      tables[place.file] = table
      let number = numbers[place.file] ?? files.count
      if number == files.count { files.append(file.name) }
      numbers[place.file] = number
      places.append((number, table.line(at: place.range.lower) + 1))
      starts[place.file, default: []].append((place.range.lower, token))
    }
    self.files = files
    self.places = places
    self.starts = starts.mapValues { $0.sorted { $0.offset < $1.offset } }
  }

  /// The file of a token, as a place in `files`, and its line, from 1.
  func place(of token: TokenID) -> (file: Int, line: Int) { places[Int(token.index)] }

  /// The token that begins last before a place.
  func token(at place: SourceLocation) -> TokenID? {
    guard let list = starts[place.file] else { return nil }
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle].offset <= place.range.lower { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? list[low - 1].token : nil
  }
}
