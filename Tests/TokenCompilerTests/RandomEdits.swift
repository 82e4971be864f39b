import TokenTestSupport

/// A set of numbers with values of their own, and edits of it with what they should be found as.
struct RandomEdits {
  private struct Entry {
    var name: String
    var value: Int
    var description: String?
    var isDeprecated = false
  }
  private var random: SeededRandom
  private var entries: [Entry]
  private var next: Int

  init(seed: UInt64, count: Int) {
    random = SeededRandom(seed: seed)
    // No two values are alike, so that each rename is certain.
    entries = (0..<count).map { Entry(name: "t\($0)", value: $0) }
    next = count
  }

  /// The token file.
  var text: String {
    let members = entries.map { entry in
      let description = entry.description.map { ", \"$description\": \"\($0)\"" } ?? ""
      return
        "\"\(entry.name)\": {\"$value\": \(entry.value)\(description)\(entry.isDeprecated ? ", \"$deprecated\": true" : "")}"
    }
    return "{\"n\": {\"$type\": \"number\", \(members.joined(separator: ",\n"))}}"
  }

  /// Edits some tokens, each once, and adds others.
  ///
  /// - Returns: the lines that tell of it.
  mutating func apply(_ count: Int) -> [String] {
    var lines: [String] = []
    var gone: Set<Int> = []
    for index in entries.indices.shuffled(using: &random).prefix(count) {
      let entry = entries[index]
      next += 1
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        gone.insert(index)
        lines.append("removed n.\(entry.name): \(entry.value) → -")
      case 1:
        entries[index].value = next
        lines.append("value n.\(entry.name): \(entry.value) → \(next)")
      case 2:
        entries[index].name = "r\(next)"
        lines.append("renamed n.\(entry.name) → n.r\(next)")
      case 3:
        entries[index].description = "d\(next)"
        lines.append("description n.\(entry.name): - → d\(next)")
      case 4:
        entries[index].isDeprecated = true
        lines.append("deprecated n.\(entry.name): - → ")
      default:
        entries.append(Entry(name: "t\(next)", value: next))
        lines.append("added n.t\(next): - → \(next)")
      }
    }
    entries = entries.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    return lines
  }
}
