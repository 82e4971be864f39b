import Testing
import TokenDiagnostics
import TokenModel
import TokenRules
import TokenSource
import TokenSyntax

/// A breach of a bad example, to be reached on another way than the example shows. Every variant is made from the
/// example's text; none is written by hand.
struct BreachRoute: CustomTestStringConvertible, Sendable {
  let rule: any Rule.Type
  let example: RuleExample
  /// Which of the example's marks.
  let mark: Int
  /// The only platform that is switched on.
  let platform: Platform

  /// Every mark of every bad example on every platform, whether the example speaks of it or not.
  static let all: [BreachRoute] = ChosenRules.all.flatMap { rule in
    rule.page.examples.filter { !$0.isGood }.flatMap { example in
      RuleExample.unmarked(example.markedText).offsets.indices.flatMap { mark in
        Platform.allCases.map { BreachRoute(rule: rule, example: example, mark: mark, platform: $0) }
      }
    }
  }

  /// Rules that hold a platform against another one and say nothing where one is alone.
  private static let comparing: Set<String> = ["ipados-override-not-emitted"]

  /// Those on platforms that the example speaks of.
  static let bad = all.filter {
    $0.example.platforms.contains($0.platform) && !comparing.contains($0.rule.page.id.rawValue)
  }
  /// Those on the other platforms.
  static let silent = all.filter { $0.mark == 0 && !$0.example.platforms.contains($0.platform) }

  var testDescription: String {
    "\(rule.page.id.rawValue): \(example.title), mark \(mark + 1), \(platform.rawValue)"
  }

  /// The example as it stands, on the platform alone.
  func direct() -> RuleRun { run(example.markedText) }

  /// A variant of the example, on the platform alone.
  func run(_ text: String) -> RuleRun {
    RuleRun(
      text, configuration: example.configuration ?? "{}", platforms: [platform],
      legibility: rule.page.area == .legibility)
  }

  // MARK: What the mark stands before

  /// The surface whose value the mark stands in, and the member of it.
  struct Member {
    let token: TokenID
    let name: String
    /// The bytes of the value.
    let value: Range<Int>
    /// The bytes of name and value.
    let whole: Range<Int>
    /// The bytes of the member and the comma it brings.
    let removal: Range<Int>
    /// Just behind the brace of the surface's value.
    let start: Int
  }

  func member(in run: RuleRun) -> Member? {
    let offset = UInt32(offset)
    for token in run.set.tokens where run.set.type(of: token) == .surface {
      let place = run.set.assembled.valuePlace(of: token)
      guard place.file == RuleRun.project, place.range.lower < offset, offset < place.range.upper else { continue }
      let tree = run.set.assembled.tree(of: token)
      let members = Array(tree.members(of: run.set.assembled[token].value))
      guard
        let index = members.firstIndex(where: {
          tree.range($0.value).lower <= offset && offset < tree.range($0.value).upper
        })
      else { continue }
      let (key, value) = (tree.range(members[index].key).indices, tree.range(members[index].value).indices)
      let removal =
        index > 0
        ? tree.range(members[index - 1].value).indices.upperBound..<value.upperBound
        : key.lowerBound..<(members.count > 1 ? tree.range(members[1].key).indices.lowerBound : value.upperBound)
      return Member(
        token: token, name: tree.string(members[index].key), value: value, whole: key.lowerBound..<value.upperBound,
        removal: removal, start: Int(place.range.lower) + 1)
    }
    return nil
  }

  /// The path that a reference behind the mark names; nil where none stands there.
  var reference: String? {
    let rest = text[offset...]
    guard rest.starts(with: Array("\"{".utf8)), let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return nil }
    return String(decoding: rest[(offset + 2)..<end], as: UTF8.self)
  }

  var text: [UInt8] { Array(RuleExample.unmarked(example.markedText).text.utf8) }
  var offset: Int { RuleExample.unmarked(example.markedText).offsets[mark] }

  /// The text after edits, the last place first; a mark in a replacement is the place to expect.
  func edited(_ edits: [(Range<Int>, String)]) -> String {
    var bytes = text
    for (range, replacement) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: Array(replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes of a range as text.
  func text(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  // MARK: Variants

  /// The reference behind the mark by way of two other names.
  func throughAliases(_ run: RuleRun) -> String? {
    guard let reference, let token = run.set.token(at: reference), let type = run.set.type(of: token) else {
      return nil
    }
    let tokens =
      #""via": { "$type": "\#(type.rawValue)", "one": { "$value": "{\#(reference)}" }, "two": { "$value": "{via.one}" } },"#
    let length = reference.utf8.count + 4
    return edited([(1..<1, tokens), (offset..<(offset + length), "1️⃣\"{via.two}\"")])
  }

  /// The member that holds the mark in an override of the platform, with something harmless in its place.
  func throughOverride(_ run: RuleRun) -> String? {
    guard let member = member(in: run), member.name != "overrides",
      !text.contains("\"overrides\"")
    else { return nil }
    let inner = text(member.whole.lowerBound..<offset) + "1️⃣" + text(offset..<member.whole.upperBound)
    let override = #""overrides": { "\#(platform.rawValue)": { \#(inner) } }, "#
    switch member.name {
    case "material": return edited([(member.start..<member.start, override), (member.value, "\"system\"")])
    case "role": return edited([(member.start..<member.start, override), (member.value, "\"widget\"")])
    default: return edited([(member.start..<member.start, override), (member.removal, "")])
    }
  }

  /// The surface with an override of the platform that takes the breach back; nil where that can't be written down
  /// without knowing the rule.
  func mended(_ run: RuleRun) -> String? {
    let harmless = ["material": "\"system\"", "tint": "\"none\"", "fill": "\"none\"", "scheme": "\"both\""]
    guard let member = member(in: run), let value = harmless[member.name], !text.contains("\"overrides\"") else {
      return nil
    }
    let override = #""overrides": { "\#(platform.rawValue)": { "\#(member.name)": \#(value) } }, "#
    return edited([(member.start..<member.start, override)])
  }

  /// The example with a recommendation of the team against the material that the mark stands before.
  func throughHouse(_ run: RuleRun) -> String? {
    guard let reference, let member = member(in: run), member.name == "material",
      let surface = run.set.surfaces.first(where: { $0.token == member.token })
    else { return nil }
    let recommendation = #"""
      "agreed": {
        "$type": "recommendation",
        "$value": {
          "platform": "\#(platform.rawValue)", "role": "\#(surface.role.value.rawValue)",
          "material": "{\#(reference)}", "strength": "avoid", "source": "Agreed on in a review"
        }
      },
      """#
    return edited([(1..<1, recommendation), (offset..<offset, "1️⃣")])
  }
}

extension [UInt8] {
  /// Whether a text occurs in these bytes.
  func contains(_ text: String) -> Bool { String(decoding: self, as: UTF8.self).contains(text) }
}
