import TokenModel
import TokenSource
import TokenTemplate

/// The tokens that `tokens.js` and `tokens.d.ts` speak of, those of the format's thirteen types, and how both write
/// paths, names and values.
struct ScriptTokens: Sendable {
  let emission: Emission
  private let names: CSSNames
  /// The tokens in source order.
  let entries: [StandardToken]

  init(_ emission: Emission, _ names: CSSNames) {
    self.emission = emission
    self.names = names
    entries = emission.standardTokens
  }

  /// A text as a string literal of JavaScript, quotes included.
  static func literal(_ text: String) -> String { "\"" + Escaper.script.escape(text) + "\"" }

  /// The path of a token as a string literal.
  func path(_ token: TokenID) -> String { Self.literal(emission.set.path(of: token)) }

  /// The custom property of a token, `--color-brand`.
  func variable(_ token: TokenID) -> String { names.text(of: token) }

  /// The custom property that the path comes to where nothing in it needs care: the rule that `variable()` in
  /// `tokens.js` knows, so that only other names are listed there.
  func regularVariable(_ token: TokenID) -> String { prefix + emission.set.path(of: token).replacing(".", with: "-") }

  /// What all custom properties begin with.
  var prefix: String {
    let prefix = emission.configuration.cssPrefix
    return prefix.isEmpty ? "--" : "--\(prefix)-"
  }

  /// The value as `tokens` holds it: a number for numbers and font weights, else CSS as a string literal.
  static func cssLiteral(_ value: TokenValue) -> String {
    switch value {
    case .number(let number): return NumberPrinter.text(number)
    case .fontWeight(let weight): return NumberPrinter.text(weight.value)
    default:
      var out = OutputBuffer()
      CSSPrinter.append(value, .whole, dark: false, to: &out)
      return literal(String(decoding: out.bytes, as: UTF8.self))
    }
  }
}
