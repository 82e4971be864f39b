import TokenModel
import TokenSource

/// Prints what a token is in other contexts: `"dev.tokenc.contexts": [{"inputs": {"theme": "dark"}, "$value": …}]`.
///
/// An entry holds wherever all its inputs do, and no two hold at once; where none does, the token's own value holds.
/// Modifiers that make no difference to the token are left out.
struct ContextsJSON {
  private let themes: Themes
  private let grid: ThemeGrid?
  private let inputs: [(modifier: String, contexts: [String])]
  private var printers: [Int: ValuePrinter] = [:]
  private let isChanged: [Bool]
  /// For tokens with members for schemes the classes of their texts: the model reads such a member in the theme of its
  /// scheme, where a permutation by itself follows references as they are in it.
  private let classesByText: [TokenID: [Int]]

  init(_ themes: Themes) {
    self.themes = themes
    classesByText = themes.isThemed ? Self.classesByText(themes) : [:]
    grid = themes.isThemed ? themes.inputGrid : nil
    inputs = themes.directions?.inputs ?? []
    var isChanged = [Bool](repeating: false, count: themes.isThemed ? themes.base.count : 0)
    if themes.isThemed { for token in themes.changedTokens { isChanged[Int(token.index)] = true } }
    for (token, classes) in classesByText { isChanged[Int(token.index)] = Set(classes).count > 1 }
    self.isChanged = isChanged
  }

  private static func classesByText(_ themes: Themes) -> [TokenID: [Int]] {
    let tokens = themes.base.tokens.filter { token in
      switch themes.base.type(of: token) {
      case .material, .vibrancy, .surface: true
      default: false
      }
    }
    var known = [TokenID: [[UInt8]: Int]]()
    var result: [TokenID: [Int]] = [:]
    for index in themes.all.indices {
      var printer = ValuePrinter(themes.all[index].set)
      for token in tokens {
        guard let counterpart = themes.counterpart(of: token, in: index) else {
          result[token, default: []].append(0)
          continue
        }
        var out = OutputBuffer()
        printer.printValue(of: counterpart, to: &out)
        let first = known[token]?[out.bytes] ?? index
        known[token, default: [:]][out.bytes] = first
        result[token, default: []].append(first)
      }
    }
    return result
  }

  /// Whether a token has another value in some context.
  func differs(_ token: TokenID) -> Bool { !isChanged.isEmpty && isChanged[Int(token.index)] }

  /// Prints the member of a token that differs.
  mutating func printMember(_ token: TokenID, to out: inout OutputBuffer) {
    guard let grid else { return }
    let table = grid.table(classesByText[token] ?? themes.classes(of: token))
    out.append("\"dev.tokenc.contexts\": [")
    var isFirst = true
    for entry in table.entries where !entry.isBase {
      guard let counterpart = themes.counterpart(of: token, in: entry.theme) else { continue }
      out.append(isFirst ? "{\"inputs\": " : ", {\"inputs\": ")
      isFirst = false
      Self.append(inputs, table, entry, to: &out)
      out.append(", \"$value\": ")
      var printer = printers[entry.theme] ?? ValuePrinter(themes.all[entry.theme].set)
      printer.printValue(of: counterpart, to: &out)
      printers[entry.theme] = printer
      out.append("}")
    }
    out.append("]")
  }

  /// Appends the inputs of an entry: `{"theme": "dark"}`.
  static func append(
    _ inputs: [(modifier: String, contexts: [String])], _ table: ThemeTable, _ entry: ThemeTable.Entry,
    to out: inout OutputBuffer
  ) {
    out.append("{")
    for (place, direction) in table.directions.enumerated() {
      if place > 0 { out.append(", ") }
      out.appendJSONString(inputs[direction].modifier)
      out.append(": ")
      out.appendJSONString(inputs[direction].contexts[entry.contexts[place]])
    }
    out.append("}")
  }
}
