import TokenModel

/// The themes as Swift names them: a type with a member for each axis, and what is printed of tokens that differ.
struct SwiftThemes: Sendable {
  /// A member of the theme type.
  struct Member: Sendable {
    let axis: ThemeAxis
    /// The name of the member: `brand`.
    let name: String
    /// The name of its type, an enumeration: `Brand`.
    let typeName: String
    /// The names of its cases, by context.
    let cases: [String]
  }

  /// The members, native ones first.
  let members: [Member]
  let grid: ThemeGrid

  init(_ themes: Themes) {
    var names: Set<String> = []
    var types: Set<String> = ["TokenTheme", "Self", "Type", "Protocol"]
    // The native ones come first, so that they have the names that the fixed code speaks of.
    members = themes.axes.map { axis in
      let name = Self.unused(SwiftIdentifier.make(axis.name), &names)
      var cases: Set<String> = []
      return Member(
        axis: axis, name: name, typeName: Self.unused(Self.typeName(name), &types),
        cases: axis.contexts.map { Self.unused(SwiftIdentifier.make($0.isEmpty ? "none" : $0), &cases) })
    }
    grid = themes.axisGrid
  }

  /// `brand` → `Brand`, without the backticks of a keyword.
  private static func typeName(_ name: String) -> String {
    let plain = name.filter { $0 != "`" }
    return SwiftIdentifier.make(plain.prefix(1).uppercased() + plain.dropFirst())
  }

  /// The name, with a number behind it where another has it already.
  private static func unused(_ name: String, _ used: inout Set<String>) -> String {
    var result = name
    var number = 2
    while !used.insert(result).inserted {
      result = name.filter { $0 != "`" } + "_\(number)"
      number += 1
    }
    return result
  }

  /// The place of a native axis.
  func axis(_ kind: ThemeAxis.Kind) -> Int? { members.firstIndex { $0.axis.kind == kind } }
}
