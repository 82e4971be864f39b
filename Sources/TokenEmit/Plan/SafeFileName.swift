/// Parts of file names that every file system takes.
enum SafeFileName {
  /// A name in letters, digits, `_` and `-` of ASCII.
  ///
  /// What lies beyond ASCII is spelled by its code point, since file systems disagree on its forms.
  ///
  /// - Parameters:
  ///   - name: any text.
  ///   - keepsDots: whether dots stay, but for one at the beginning.
  static func text(_ name: String, keepsDots: Bool = false) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-": result.unicodeScalars.append(scalar)
      case "." where keepsDots && !result.isEmpty: result += "."
      case _ where scalar.isASCII: result += "-"
      default: result += "u" + String(scalar.value, radix: 16)
      }
    }
    return result
  }

  /// A name of at most 200 bytes: of a longer one the beginning, and a digest of the whole.
  static func shortened(_ name: String) -> String {
    guard name.utf8.count > 200 else { return name }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return name.prefix(180) + "-" + String(hash, radix: 16)
  }
}
