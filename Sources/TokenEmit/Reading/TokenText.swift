public import TokenModel
import TokenSource

/// Values of tokens as one line of JSON.
public struct TokenText {
  private var printer: ValuePrinter
  private let set: TokenSet

  /// Prints values of a set.
  public init(_ set: TokenSet) {
    printer = ValuePrinter(set)
    self.set = set
  }

  /// A token's value with every reference followed, numbers as the file spells them.
  public mutating func resolved(_ token: TokenID) -> String {
    var out = OutputBuffer()
    printer.printValue(of: token, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  /// A token's value as its file has it, spaces aside.
  public mutating func written(_ token: TokenID) -> String {
    let record = set.assembled[token]
    var out = OutputBuffer()
    printer.printVerbatim(record.value, tree: record.tree, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }
}
