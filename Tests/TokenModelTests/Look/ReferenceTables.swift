import Foundation
import Testing
import TokenModel
import TokenTestSupport

/// The tables of reference figures, and the looks of the library they are about.
struct ReferenceTables {
  /// The flat backdrops of all tables, in the order of their columns.
  static let backdrops = [
    RGB.black, RGB(grey: 0.5), .white, RGB(1, 0.231, 0.188), RGB(0.204, 0.78, 0.349), RGB(0, 0.478, 1), RGB(1, 0.8, 0),
  ]

  /// The cells of the rows of each table by its letter.
  private let tables: [String: [[String]]]
  /// The library's tokens.
  let library: TokenSet

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/Looks/reference.md")
    var tables: [String: [[String]]] = [:]
    var letter = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("## ") { letter = String(line.dropFirst(3).prefix(1)) }
      guard line.hasPrefix("|"), !line.hasPrefix("|---") else { continue }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      tables[letter, default: []].append(cells)
    }
    self.tables = tables
    let folder = Tool.repository().appendingPathComponent("tokens/apple")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    library =
      ModelRun(
        library: try names.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }, []
      ).set
  }

  /// The rows of a table without its head, each by what stands in the first cell.
  func rows(_ letter: String) -> [(name: String, cells: [String])] {
    (tables[letter] ?? []).dropFirst().map { ($0[0], Array($0.dropFirst())) }
  }

  /// The material a row such as `thin.light` is about, and whether it is about the dark scheme.
  func material(_ row: String, in group: String) throws -> (value: MaterialValue, isDark: Bool) {
    let parts = row.split(separator: ".")
    let name = parts[0] == "chrome" ? "bar" : String(parts[0])
    let token = try #require(library.token(at: "apple.\(group).\(name)"))
    guard case .material(let material)? = library.baseValue(of: token) else { throw Mismatch() }
    return (material, parts[1] == "dark")
  }

  /// The look of a row's material on a platform.
  func look(_ row: String, in group: String, on platform: Platform) throws -> Look {
    let (material, isDark) = try material(row, in: group)
    let pair = try #require(material.recipe?.pair(on: platform))
    return Look(isDark ? pair.dark : pair.light)
  }

  /// A vibrancy level of the library.
  func vibrancy(_ name: String) throws -> VibrancyValue {
    let token = try #require(library.token(at: "apple.vibrancy.\(name)"))
    guard case .vibrancy(let vibrancy)? = library.baseValue(of: token) else { throw Mismatch() }
    return vibrancy
  }

  /// What differs between hexadecimal colours and computed ones by more than 1 of 255.
  static func differences(_ cells: ArraySlice<String>, _ colors: [RGB]) -> [String] {
    zip(cells, colors).compactMap { cell, color in
      guard let wanted = SRGBBytes(cell), RGB(wanted.coordinates).distance(to: color) * 255 <= 1 else {
        return "\(color.bytes.hex) for \(cell)"
      }
      return nil
    }
  }

  /// What differs between the numbers in a cell and computed ones by more than 0.02.
  static func differences(_ cell: String, _ figures: [Double]) -> [String] {
    let wanted = cell.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
    guard wanted.count == figures.count else { return ["\(figures) for \(cell)"] }
    return zip(wanted, figures).filter { abs($0 - $1) > 0.02 }.map { "\($1) for \($0) in \(cell)" }
  }
}
