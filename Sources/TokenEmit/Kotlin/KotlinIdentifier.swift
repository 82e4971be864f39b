/// Makes a name an identifier of Kotlin: its words in camel case, keywords in backticks.
///
/// Of what is beyond ASCII, letters and digits of the Basic Multilingual Plane stay, as Kotlin's lexer takes no others;
/// the rest is spelled by its code point. A digit in front gets a `_`.
enum KotlinIdentifier {
  /// `brandPrimary`, for groups and tokens; never the name of a type, since it begins small.
  static func member(_ name: String) -> String { escaped(plain(Words([name]).camel)) }

  /// `BrandPrimary`, for types and the entries of enumerations.
  static func type(_ name: String) -> String { escaped(plain(Words([name]).pascal)) }

  /// A name in backticks, if it is a keyword.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static func plain(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if isPart(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "u" + String(scalar.value, radix: 16)
      }
    }
    guard let first = result.unicodeScalars.first else { return "none" }
    return first.properties.generalCategory == .decimalNumber ? "_" + result : result
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "_" { return true }
    guard scalar.value < 0x1_0000 else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
      return true
    default: return false
    }
  }

  /// The hard keywords of the language's grammar; all others may be names.
  private static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
    "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var", "when",
    "while",
  ]

  /// Whether the object that holds all tokens can have a name: it must hide no type that generated code speaks of.
  static func isObject(_ name: String) -> Bool { !keywords.contains(name) && !spoken.contains(name) }

  /// What generated code speaks of.
  private static let spoken: Set<String> = [
    "Array", "BorderStroke", "Color", "ColorSpaces", "Composable", "CubicBezierEasing", "Deprecated", "Dp", "Easing",
    "Float", "FontFamily", "FontWeight", "Int", "List", "LocalTokenTheme", "Pair", "ProvidableCompositionLocal",
    "ReadOnlyComposable", "String", "StrokeCap", "Suppress", "TextStyle", "TextUnit", "TokenShadow", "TokenStrokeStyle",
    "TokenTheme", "TokenTransition", "TweenSpec", "Boolean",
  ]
}
