import TokenModel
import TokenSource
import TokenSyntax

/// Takes the values of our own types apart into tokens of the standard's types.
///
/// A material becomes a group: `light` and `dark` hold the figures of `appearance` under their own names, `iOS`, `macOS`
/// and `tvOS` those of `recipe`, again by scheme, the pipeline's under its name (`iOS.light.glass.fill`).
///
///     frost.light.blur       dimension        frost.iOS.light.blur           dimension
///     frost.light.tint       color            frost.iOS.light.curve.amount   number
///
/// A vibrancy level becomes the colours `light` and `dark`. What is no figure, such as a kind or a matrix, has no type in
/// the standard; it is in what the file keeps whole.
struct Lowering {
  private let emission: Emission
  private let paths: LoweredPaths
  private var printer: ValuePrinter

  init(_ emission: Emission) {
    self.emission = emission
    paths = LoweredPaths(emission: emission)
    printer = ValuePrinter(emission.set, keeping: paths)
  }

  /// The tokens that a material or a vibrancy level becomes, in source order; none where it has no figures.
  ///
  /// Those of an alias refer to those of its target, if that is written too.
  mutating func members(of token: TokenID) -> [LoweredMember] {
    guard let source = source(of: token) else { return [] }
    let members = figures(of: source)
    guard source != token, let target = emission.writtenAlias(of: token) ?? counterpart(of: token, source) else {
      return members
    }
    return members.map { member in
      var reference = OutputBuffer()
      reference.append("\"{")
      paths.append(target, to: &reference)
      for name in member.path { reference.append("." + name) }
      reference.append("}\"")
      return LoweredMember(path: member.path, type: member.type, value: reference.bytes)
    }
  }

  /// The token whose value holds the figures: the end of a chain of aliases, or for a material that only names a kind
  /// the library's material of that kind.
  private func source(of token: TokenID) -> TokenID? {
    let origin = emission.set.graph.origin(of: token)
    switch emission.set.baseValue(of: origin) {
    case .material(let material) where material.appearance == nil && material.recipe == nil:
      return WebLooks(emission.set).counterpart(of: material)
    case .material, .vibrancy: return origin
    default: return nil
    }
  }

  /// The library's material that a token takes its figures from, if it is written.
  private func counterpart(of token: TokenID, _ source: TokenID) -> TokenID? {
    source != emission.set.graph.origin(of: token) && emission.includes(source) ? source : nil
  }

  // MARK: Figures

  /// The figures in a token's own value.
  ///
  /// They are read from the printed value, which has all references followed but for those that stay.
  private mutating func figures(of token: TokenID) -> [LoweredMember] {
    let record = emission.set.assembled[token]
    var out = OutputBuffer()
    printer.print(record.value, tree: record.tree, of: token, to: &out)
    let (tree, _) = JSONParser.parse(SourceFile(path: "", bytes: out.bytes), id: FileID(0), depthLimit: .max)
    guard let root = tree.root else { return [] }
    var members: [LoweredMember] = []
    if emission.set.type(of: token) == .vibrancy {
      guard let appearance = tree.member("appearance", of: root) else { return [] }
      for member in tree.members(of: appearance) {
        members.append(
          LoweredMember(path: [tree.string(member.key)], type: .color, value: Self.text(member.value, tree)))
      }
    } else {
      for member in tree.members(of: root)
      where tree.equals(member.key, "appearance") || tree.equals(member.key, "recipe") {
        Self.collect(member.value, [], tree, &members)
      }
    }
    return members
  }

  /// The members that hold others, and those that are figures, of an appearance and a recipe.
  private static let groups: Set<String> = [
    "light", "dark", "iOS", "macOS", "tvOS", "increasedContrast", "curve", "glass", "flat", "blendFill",
  ]
  private static let types: [String: TokenType] = [
    "blur": .dimension, "tint": .color, "opaque": .color, "border": .color, "fill": .color, "blend": .color,
    "saturation": .number, "contrast": .number, "brightness": .number, "amount": .number, "white": .number,
    "black": .number, "maxLuma": .number, "clamp": .number,
  ]

  /// Collects the figures below an object; groups nest four deep at most in a value that was read without a fault.
  private static func collect(
    _ object: NodeID, _ path: [String], _ tree: SyntaxTree, _ members: inout [LoweredMember]
  ) {
    guard path.count <= 4 else { return }
    for member in tree.members(of: object) {
      let name = tree.string(member.key)
      if groups.contains(name) {
        collect(member.value, path + [name], tree, &members)
      } else if let type = types[name] {
        members.append(LoweredMember(path: path + [name], type: type, value: text(member.value, tree)))
      } else if name == "points" {
        for (index, point) in tree.elements(of: member.value).enumerated() {
          members.append(
            LoweredMember(path: path + [name, "\(index + 1)"], type: .number, value: text(point, tree)))
        }
      }
    }
  }

  private static func text(_ node: NodeID, _ tree: SyntaxTree) -> [UInt8] {
    Array(tree.bytes[tree.range(node).indices])
  }
}
