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

  init(_ themes: Themes) {
    self.themes = themes
    grid = themes.isThemed ? themes.inputGrid : nil
    inputs = themes.directions?.inputs ?? []
    var isChanged = [Bool](repeating: false, count: themes.isThemed ? themes.base.count : 0)
    if themes.isThemed { for token in themes.changedTokens { isChanged[Int(token.index)] = true } }
    self.isChanged = isChanged
  }

  /// Whether a token has another value in some context.
  func differs(_ token: TokenID) -> Bool { !isChanged.isEmpty && isChanged[Int(token.index)] }

  /// Prints the member of a token that differs.
  mutating func printMember(_ token: TokenID, to out: inout OutputBuffer) {
    guard let grid else { return }
    let table = grid.table(themes.classes(of: token))
    out.append("\"dev.tokenc.contexts\": [")
    var isFirst = true
    for entry in table.entries where !entry.isBase {
      guard let counterpart = themes.counterpart(of: token, in: entry.theme) else { continue }
      out.append(isFirst ? "{\"inputs\": {" : ", {\"inputs\": {")
      isFirst = false
      for (place, direction) in table.directions.enumerated() {
        if place > 0 { out.append(", ") }
        out.appendJSONString(inputs[direction].modifier)
        out.append(": ")
        out.appendJSONString(inputs[direction].contexts[entry.contexts[place]])
      }
      out.append("}, \"$value\": ")
      var printer = printers[entry.theme] ?? ValuePrinter(themes.all[entry.theme].set)
      printer.printValue(of: counterpart, to: &out)
      printers[entry.theme] = printer
      out.append("}")
    }
    out.append("]")
  }
}
