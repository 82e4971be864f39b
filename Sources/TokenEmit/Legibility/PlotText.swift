import TokenDiagnostics
import TokenModel
import TokenSource
import TokenTemplate

/// Text and numbers of plots.
enum PlotText {
  /// A text of a token file on one line, with what can't be seen made visible.
  static func plain(_ text: String) -> String { PlainText.escaped(text) }

  /// Text as XML holds it.
  static func xml(_ text: String) -> String {
    var out = OutputBuffer()
    Escaper.xml.append(text, to: &out)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  /// A coordinate, in tenths of a pixel.
  static func number(_ value: Double) -> String { NumberPrinter.text(value.rounded(toPlaces: 1)) }

  /// About how wide a text is, in pixels; fonts differ.
  static func width(_ text: String, size: Double) -> Double {
    let ems = text.unicodeScalars.reduce(0.0) { sum, scalar in
      switch scalar.value {
      case ..<0x20: sum
      case 0x49, 0x69, 0x6A, 0x6C, 0x20, 0x2C, 0x2E, 0x3A: sum + 0.3
      case 0x4D, 0x57, 0x6D, 0x77: sum + 0.85
      case 0x1100...: sum + 1.05
      default: sum + 0.58
      }
    }
    return ems * size
  }

  /// A text cut to a width, with `…` where something is missing.
  static func fitted(_ text: String, _ width: Double, size: Double) -> String {
    guard Self.width(text, size: size) > width else { return text }
    var result = ""
    for character in text {
      guard Self.width(result + String(character) + "…", size: size) <= width else { break }
      result.append(character)
    }
    return result + "…"
  }
}
