/// A text whose marks, digits in a keycap such as `1️⃣`, name the places that diagnostics are expected at.
struct MarkedText {
  /// The text without marks.
  let text: String
  /// The offset in bytes that each mark stood before, in order.
  let offsets: [Int]

  init(_ marked: String) {
    var text = ""
    var offsets: [Int] = []
    for character in marked {
      if character.unicodeScalars.last == "\u{20E3}" {
        offsets.append(text.utf8.count)
      } else {
        text.append(character)
      }
    }
    self.text = text
    self.offsets = offsets
  }
}
