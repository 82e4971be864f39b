/// Makes trees of numbers at random in which groups extend groups and tokens refer to tokens in every way, and says what
/// each token comes to.
///
/// Only what is complete is referred to, so that there are no circles.
public struct RandomTree {
  private var random: SeededRandom
  /// The number at each path, inherited ones included.
  private var numbers: [String: Int] = [:]
  /// Groups that nothing is added to any more, in the order they were completed, and their tokens.
  private var complete: [(path: String, tokens: [String: Int])] = []
  private var next = 0

  /// The files by name, and the number that each token comes to by its path.
  public struct Made: Sendable {
    /// Token files, which belong together.
    public let files: [String: String]
    /// What each token comes to.
    public let numbers: [String: Int]
  }

  /// The same seed makes the same tree.
  public static func make(seed: UInt64) -> Made {
    var maker = RandomTree(random: SeededRandom(seed: seed))
    var files: [String: String] = [:]
    for index in 0..<8 {
      let (text, tokens) = maker.group("g\(index)", depth: 0)
      maker.numbers.merge(tokens.map { ("g\(index).\($0.key)", $0.value) }) { $1 }
      // A name that comes in another order than the groups.
      files["\((index * 5) % 8).tokens.json"] = "{\"g\(index)\": \(text)}\n"
    }
    return Made(files: files, numbers: maker.numbers)
  }

  private init(random: SeededRandom) { self.random = random }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  /// A group and its tokens by their paths below it.
  private mutating func group(_ path: String, depth: Int) -> (text: String, tokens: [String: Int]) {
    var members: [String] = []
    var tokens: [String: Int] = [:]
    if chance(60), let target = complete.randomElement(using: &random) {
      members.append(extend(target.path))
      tokens = target.tokens
    }
    for name in ["x", "y", "$root"] where chance(45) {
      let (text, number) = token()
      members.append("\"\(name)\": \(text)")
      tokens[name] = number
    }
    for name in ["a", "b", "c~/ d"] where depth < 3 && chance(depth == 0 ? 70 : 30) {
      let isLocal = !tokens.keys.contains { $0.hasPrefix(name + ".") }
      // What a group adds to one that it inherits stands in a group without an extension of its own.
      let (text, inner) = isLocal ? group("\(path).\(name)", depth: depth + 1) : addition()
      members.append("\"\(name)\": \(text)")
      for (key, value) in inner { tokens["\(name).\(key)"] = value }
    }
    complete.append((path, tokens))
    members.shuffle(using: &random)
    return ("{" + members.joined(separator: ", ") + "}", tokens)
  }

  private mutating func addition() -> (text: String, tokens: [String: Int]) {
    let (first, second) = (token(), token())
    return ("{\"x\": \(first.text), \"z\": \(second.text)}", ["x": first.number, "z": second.number])
  }

  private mutating func extend(_ path: String) -> String {
    let pointer = Self.pointer(path)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return "\"$extends\": \"{\(path)}\""
    case 1: return "\"$extends\": \"\(pointer)\""
    default: return "\"$ref\": \"\(pointer)\""
    }
  }

  private mutating func token() -> (text: String, number: Int) {
    let candidates = complete.filter { !$0.tokens.isEmpty }
    if chance(50), let group = candidates.randomElement(using: &random),
      let name = group.tokens.keys.sorted().randomElement(using: &random), let number = group.tokens[name]
    {
      return (reference("\(group.path).\(name)"), number)
    }
    next += 1
    return ("{\"$type\": \"number\", \"$value\": \(next)}", next)
  }

  private mutating func reference(_ path: String) -> String {
    let pointer = Self.pointer(path)
    let type = chance(40) ? "\"$type\": \"number\", " : ""
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return "{\(type)\"$value\": \"{\(path)}\"}"
    case 1: return "{\(type)\"$value\": {\"$ref\": \"\(pointer)/$value\"}}"
    case 2: return "{\(type)\"$ref\": \"\(pointer)/$value\"}"
    default: return "{\(type)\"$ref\": \"\(pointer)\"}"
    }
  }

  private static func pointer(_ path: String) -> String {
    "#/"
      + path.split(separator: ".").map { $0.replacing("~", with: "~0").replacing("/", with: "~1") }
      .joined(separator: "/")
  }
}
