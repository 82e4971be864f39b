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

  /// - Parameter module: the name of the module, which no type inside hides.
  init(_ themes: Themes, module: String) {
    // Members and types share one scope. The native axes come first, so that theirs have the names that the fixed code
    // speaks of; a type of a team's own gives way to every member.
    var used: Set<String> = ["TokenTheme", "hashValue", "chosenAppearance", "chosenContrast", "chosenTransparency"]
    let native = themes.axes.prefix { $0.kind.isNative }
    let natives = native.map { axis in
      (name: Self.unused(axis.name, &used), typeName: Self.unused(Self.capitalized(axis.name), &used))
    }
    let own = themes.axes.dropFirst(native.count)
    let names = own.map { Self.unused(SwiftIdentifier.make($0.name), &used) }
    let types = names.map { Self.unused(Self.typeName($0, module, used), &used) }
    members = zip(themes.axes, natives + zip(names, types)).map { axis, names in
      Member(axis: axis, name: names.name, typeName: names.typeName, cases: Self.cases(axis))
    }
    grid = themes.axisGrid
  }

  /// The names of an axis's contexts.
  private static func cases(_ axis: ThemeAxis) -> [String] {
    // What an enumeration with raw values has already.
    var used: Set<String> = ["allCases", "AllCases", "RawValue"]
    return axis.contexts.map { unused(SwiftIdentifier.make($0.isEmpty ? "none" : $0), &used) }
  }

  private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// `brand` → `Brand`; a name that would hide what generated code speaks of, or that has no letter to write large, has
  /// a word behind it: `ColorContext`.
  private static func typeName(_ name: String, _ module: String, _ used: Set<String>) -> String {
    let plain = capitalized(name.filter { $0 != "`" })
    let isFree = SwiftIdentifier.make(plain) == plain && !SwiftIdentifier.isSpoken(plain, module: module)
    return isFree && !used.contains(plain) ? plain : plain + "Context"
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

  /// A case behind a dot, where only few keywords need their backticks.
  static func reference(_ name: String) -> String {
    name == "`init`" || name == "`self`" ? name : name.filter { $0 != "`" }
  }

  /// The place of a native axis.
  func axis(_ kind: ThemeAxis.Kind) -> Int? { members.firstIndex { $0.axis.kind == kind } }
}
