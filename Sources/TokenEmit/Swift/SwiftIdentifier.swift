/// Makes a token's or group's name an identifier of Swift.
///
/// A name that is one already stays as it is. Else what can't stand in an identifier separates words, which are joined
/// in camel case; `%` reads `Percent`; a digit in front gets a `_`; keywords stand in backticks; and the few names
/// that Swift keeps for itself even then, or that generated code needs, get a `_` behind. A name without any letter or
/// digit is spelled out by its code points: `*` is `u2A`.
enum SwiftIdentifier {
  /// The identifier for a name that is not empty.
  static func make(_ name: String) -> String {
    var identifier = isPlain(name) ? name : camelCased(name)
    if identifier.allSatisfy({ $0 == "_" }) { return spelledOut(name) }
    if let first = identifier.unicodeScalars.first, !isHead(first) { identifier = "_" + identifier }
    if reserved.contains(identifier) { return identifier + "_" }
    return keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// Appends the identifier for a name of ASCII letters, digits, `-` and `_`: nearly all there are. Appends nothing and
  /// returns false for other names, which `make` takes; both give the same.
  static func appendASCII(_ bytes: [UInt8], _ range: Range<Int>, to pool: inout [UInt8]) -> Bool {
    let start = pool.count
    var startsWord = false
    for index in range {
      let byte = bytes[index]
      let isDigit = (0x30...0x39) ~= byte
      if byte == 0x2D {
        startsWord = pool.count > start
        continue
      }
      guard isDigit || (0x61...0x7A) ~= byte || (0x41...0x5A) ~= byte || byte == 0x5F else {
        pool.removeLast(pool.count - start)
        return false
      }
      if pool.count == start, isDigit { pool.append(0x5F) }
      if startsWord, isDigit, let last = pool.last, (0x30...0x39) ~= last { pool.append(0x5F) }
      pool.append(startsWord && (0x61...0x7A) ~= byte ? byte - 0x20 : byte)
      startsWord = false
    }
    let isUsable = pool[start...].contains { $0 != 0x5F } && isFree(pool, start..<pool.count)
    if !isUsable { pool.removeLast(pool.count - start) }
    return isUsable
  }

  /// Whether a name of ordinary bytes is neither a keyword nor reserved. The longest of these has 19 letters; what
  /// shares its hash with one of them is looked at again as a text.
  static func isFree(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.count < 20 else { return true }
    return !hashes[Int(hash(bytes, range))]
  }

  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt16 {
    var hash: UInt32 = 0x811c_9dc5
    for index in range { hash = (hash ^ UInt32(bytes[index])) &* 0x0100_0193 }
    return UInt16(truncatingIfNeeded: hash ^ (hash >> 16)) & 0x0FFF
  }

  /// Which hashes belong to a keyword or reserved name.
  private static let hashes: [Bool] = {
    var hashes = [Bool](repeating: false, count: 0x1000)
    for word in keywords.union(reserved) {
      let bytes = Array(word.utf8)
      hashes[Int(hash(bytes, 0..<bytes.count))] = true
    }
    return hashes
  }()

  /// The commonest case, told by its bytes alone.
  private static func isPlain(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { isHead($0) || isDigit($0) || isMark($0) }
  }

  private static func camelCased(_ name: String) -> String {
    var result = ""
    var startsWord = false
    let spelled = name.replacing("%", with: " percent ")
    for scalar in spelled.unicodeScalars {
      guard isHead(scalar) || isDigit(scalar) || (isMark(scalar) && !result.isEmpty) else {
        startsWord = !result.isEmpty
        continue
      }
      // Two numbers side by side would read as one: 1.5 is not 15.
      if startsWord, let last = result.unicodeScalars.last, isDigit(last), isDigit(scalar) { result += "_" }
      result += startsWord ? scalar.properties.titlecaseMapping : String(scalar)
      startsWord = false
    }
    return result
  }

  private static func spelledOut(_ name: String) -> String {
    "u" + name.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: "_")
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

  /// Scalars that may begin an identifier here: letters, `_`, and emoji. A part of what The Swift Programming Language,
  /// Lexical Structure, allows; invisible characters and symbols are left out.
  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x80 { return (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) || value == 0x5F }
    if (0x1F300...0x1FAFF).contains(value) { return true }
    guard scalar.properties.isAlphabetic, !isMark(scalar) else { return false }
    return isInGrammar(value)
  }

  /// Marks that follow a letter.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: isInGrammar(scalar.value) && !(0xFE00...0xFE0F).contains(scalar.value)
    default: false
    }
  }

  private static func isInGrammar(_ value: UInt32) -> Bool {
    switch value {
    case 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF: true
    case 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF: true
    case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD: true
    case 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD: true
    default: false
    }
  }

  /// Words that need backticks where a name is declared.
  private static let keywords: Set<String> = [
    "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "package", "precedencegroup", "private", "protocol",
    "public",
    "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default",
    "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where",
    "while", "Any", "as", "await", "false", "is", "nil", "super", "throws", "true", "try", "async", "some", "any",
    "actor",
  ]

  /// Whether a module can have a name, and a type that holds all tokens the same one: it must not be a word of the
  /// language, nor hide a type or a module that generated code speaks of.
  static func isModule(_ name: String) -> Bool {
    !keywords.contains(name) && !reserved.contains(name) && !taken.contains(name) && !drawn.contains(name)
  }

  /// Whether code inside the types of surfaces and of vibrancy speaks of a name, which a static member would hide.
  static func isSpoken(_ name: String, module: String) -> Bool {
    name == module || taken.contains(name) || spoken.contains(name)
  }

  /// Types and modules that generated code speaks of besides those in `reserved`.
  private static let taken: Set<String> = [
    "main", "Swift", "SwiftUI", "UIKit", "AppKit", "Foundation", "CoreGraphics", "PackageDescription", "Double",
    "String", "Int", "Void", "Never", "CaseIterable",
    "Bool", "Hashable", "Sendable", "Comparable", "ExpressibleByArrayLiteral", "CGFloat", "CGLineCap", "Color",
    "Gradient", "Font", "Animation", "View", "Text", "Image", "Button", "Material", "Glass", "MainActor",
    "TokenPlatform", "TokenRole", "TokenLineCap", "TokenShadowLayer", "TokenScheme", "TokenDynamicColor", "TokenLayer",
    "TokenOutline", "TokenSystemVersion", "TokenBlurStyle", "TokenEffectState", "TokenBacking", "TokenTint",
    "TokenButton", "TokenVibrancyStyle", "TokenSystemColor", "TokenForegroundStyle", "TokenForeground", "TokenDrawing",
    "TokenStep", "TokenPlan", "TokenSystem", "TokenSurfaceGroup", "TokenSurfaceView", "TokenSurfaceLabel",
    "TokenScene", "TokenSurfaceModifier", "TokenLayers", "TokenGlass", "TokenButtonModifier", "TokenEffectView",
    "TokenColorView", "TokenObservation",
  ]

  /// Types that only code without names of tokens speaks of: no token hides them, but a module would.
  private static let drawn: Set<String> = [
    "TokenFontDesign", "TokenTypeface", "TokenNativeFont", "TokenNativeDescriptor", "TokenTypographyModifier",
    "TokenText", "TokenShadowView", "TokenShadowLayerView", "TokenBorderView", "UIFont", "UIFontDescriptor",
    "UIFontMetrics", "NSFont", "NSFontDescriptor", "StrokeStyle", "UnitCurve", "UnitPoint", "InsettableShape",
    "ViewModifier", "ScaledMetric", "AnyView", "Rectangle", "Group", "ForEach", "ZStack",
  ]

  /// Types of Apple's that extensions of surfaces speak of.
  private static let spoken: Set<String> = [
    "UIAccessibility", "UIBlurEffect", "UIButton", "UIColor", "UIContainerBackgroundStyle", "UIGlassEffect",
    "UITraitCollection", "UIVibrancyEffect", "UIVisualEffect", "NSButton", "NSColor", "NSWorkspace",
  ]

  /// Names that backticks don't free (`x.self` is always the value itself), and the types generated code is made of,
  /// which a group of the same name would hide.
  private static let reserved: Set<String> = [
    "self", "Self", "Type", "Protocol", "TokenColor", "TokenLength", "TokenFontFamily", "TokenFontWeight",
    "TokenDuration", "TokenCurve", "TokenNumber", "TokenStrokeStyle", "TokenBorder", "TokenTransition", "TokenShadow",
    "TokenGradient", "TokenTypography", "TokenMaterial", "TokenVibrancy", "TokenSurface", "TokenRecommendation",
    "TokenTheme",
  ]
}
