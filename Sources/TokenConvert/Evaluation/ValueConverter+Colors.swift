import TokenModel
import TokenSyntax

extension ValueConverter {
  /// A colour: an object of 2025.10, or a text of CSS.
  mutating func color(_ item: Item) -> Part? {
    switch item {
    case .literal(.color(let color), _): return Part(value: .color(color), literal: .color(color), type: .color)
    case .literal(.text(let text), let node), .text(let text, let node): return color(text, node)
    case .literal(let literal, let node):
      fail(node, "a color can't be made of \(literal.phrase)")
      return nil
    case .node(let node):
      switch tree.kind(node) {
      case .object: return colorObject(node)
      case .string: return color(tree.string(node), node)
      default:
        fail(node, "this is not a color")
        return nil
      }
    }
  }

  private mutating func color(_ text: String, _ node: NodeID) -> Part? {
    var plain = text
    if text.contains("{") {
      guard let replaced = mixed(text, at: node) else { return nil }
      plain = replaced
      current.keepsOriginal = true
      note(.computed, node, "“\(text.shortened)” is written as the color it comes to")
    }
    guard let color = CSSColor.read(plain) else {
      let gradient = plain.contains("gradient(") ? "; it is a gradient" : ""
      fail(node, "“\(plain.shortened)” is not a color that can be read\(gradient)")
      return nil
    }
    if plain == text, case .string = tree.kind(node) {
      note(.form, node, "“\(text.shortened)” is written as a color object")
    }
    return Part(value: .color(color), literal: .color(color), type: .color)
  }

  /// A text of CSS with its references replaced: colours in `rgba({a}, 0.5)` by their six digits.
  private mutating func mixed(_ text: String, at node: NodeID) -> String? {
    var failed = false
    let result = ReferenceScan.replaced(in: text) { path in
      guard let literal = literal(path, at: node) else {
        failed = true
        return nil
      }
      if case .color(let color) = literal, text.trimmed.hasPrefix("rgb") {
        return color.hex ?? color.coordinates.srgbBytes.hex
      }
      return literal.text
    }
    if result == nil, !failed { fail(node, "the braces in “\(text.shortened)” are not closed") }
    return failed ? nil : result
  }

  // MARK: Objects

  /// A colour object; what is not as 2025.10 wants it is mended where that changes no colour.
  private mutating func colorObject(_ node: NodeID) -> Part? {
    var members: [OutMember] = []
    var isChanged = false
    for member in tree.members(of: node) {
      let name = tree.string(member.key)
      switch name {
      case "colorSpace", "components": members.append(OutMember(name, raw(member.value)))
      case "alpha" where tree.kind(member.value) == .null:
        isChanged = true
        note(.form, member.value, "an alpha of null is left out: the color is opaque")
      case "alpha": members.append(OutMember(name, raw(member.value)))
      case "hex":
        let hex = hex(member.value)
        if let hex { members.append(OutMember(name, hex)) }
        if hex != raw(member.value) { isChanged = true }
      default:
        isChanged = true
        current.keepsOriginal = true
        note(.member, member.key, "a color has no member “\(name.shortened)”; it is kept in $extensions")
      }
    }
    guard let literal = colorLiteral(node) else { return colorOfHex(node, members) }
    return Part(value: isChanged ? .object(members) : raw(node), literal: .color(literal), type: .color)
  }

  /// The six digits; three or those with alpha are written as six.
  private mutating func hex(_ node: NodeID) -> OutValue? {
    guard tree.kind(node) == .string, let color = CSSColor.read(tree.string(node)), let hex = color.hex,
      tree.string(node).hasPrefix("#")
    else {
      note(.member, node, "“hex” is no hexadecimal color and is left out")
      current.keepsOriginal = true
      return nil
    }
    if tree.string(node).utf8.count == 7 { return raw(node) }
    note(.form, node, "“hex” has six digits: \(tree.string(node)) is written as \(hex)")
    return .text(hex)
  }

  /// A colour that has nothing but `hex` is the colour of these digits.
  private mutating func colorOfHex(_ node: NodeID, _ members: [OutMember]) -> Part? {
    // References inside are kept: what they give is not known here.
    if members.contains(where: { $0.name == "components" }), members.contains(where: { $0.name == "colorSpace" }) {
      return Part(value: .object(members), literal: nil, type: .color)
    }
    guard let hex = tree.member("hex", of: node), tree.kind(hex) == .string,
      var color = CSSColor.read(tree.string(hex))
    else {
      fail(node, "a color needs “colorSpace” and “components”")
      return nil
    }
    if let alpha = tree.member("alpha", of: node), tree.kind(alpha) == .number {
      color = color.with(alpha: min(1, max(0, tree.number(alpha))))
    }
    note(.completed, node, "“colorSpace” and “components” are those of \(tree.string(hex))")
    return Part(value: .color(color), literal: .color(color), type: .color)
  }

  private func colorLiteral(_ node: NodeID) -> ColorLiteral? {
    guard let spaceNode = tree.member("colorSpace", of: node), tree.kind(spaceNode) == .string,
      let space = ColorSpace(rawValue: tree.string(spaceNode)), let list = tree.member("components", of: node)
    else { return nil }
    var values: [Double] = []
    var missing: UInt8 = 0
    for element in tree.elements(of: list) {
      if tree.kind(element) == .string, tree.equals(element, "none") {
        missing |= 1 << UInt8(truncatingIfNeeded: values.count & 7)
        values.append(0)
      } else if tree.kind(element) == .number {
        values.append(tree.number(element))
      }
    }
    guard values.count == 3 else { return nil }
    let alpha = tree.member("alpha", of: node).flatMap { tree.kind($0) == .number ? tree.number($0) : nil } ?? 1
    let hex = tree.member("hex", of: node).flatMap {
      tree.kind($0) == .string ? CSSColor.read(tree.string($0))?.hex : nil
    }
    let coordinates = ColorCoordinates(space, values[0], values[1], values[2], alpha: alpha, missing: missing)
    return ColorLiteral(coordinates: coordinates, hex: hex)
  }

  // MARK: Changes beside the value

  /// Applies an `alpha` beside the value and a change that Tokens Studio asks for.
  mutating func adjustColor() {
    if let alpha = token.extras.first(where: { tree.equals($0.key, "alpha") }) { adjust(alpha: alpha.value) }
    guard let node = modification() else { return }
    guard current.type == .color, case .color(let color)? = current.literal else {
      return fail(node, "“modify” changes colors, and the value comes to none")
    }
    guard let modifier = modifier(node) else { return }
    take(modifier.apply(to: color))
    note(.color, node, "“modify” is applied: \(modifier.kind.rawValue) by \(NumberPrinter.text(modifier.amount))")
  }

  private mutating func adjust(alpha node: NodeID) {
    guard tree.kind(node) != .null else { return }
    guard tree.kind(node) == .number, case .color(let color)? = current.literal, current.type == .color else {
      return fail(node, "“alpha” changes colors, and the value comes to none")
    }
    let alpha = min(1, max(0, tree.number(node)))
    take(color.with(alpha: alpha))
    note(.color, node, "“alpha” beside the value is taken into the color: \(NumberPrinter.text(alpha))")
  }

  private mutating func take(_ color: ColorLiteral) {
    current.value = .color(color)
    current.literal = .color(color)
    current.isAlias = false
    current.keepsOriginal = true
  }

  /// `$extensions.studio.tokens.modify`.
  private func modification() -> NodeID? {
    guard let extensions = token.extensions, let studio = tree.member("studio.tokens", of: extensions) else {
      return nil
    }
    return tree.member("modify", of: studio)
  }

  private mutating func modifier(_ node: NodeID) -> ColorModifier? {
    func text(_ name: StaticString) -> String? {
      tree.member(name, of: node).map {
        tree.kind($0) == .number ? NumberPrinter.text(tree.number($0)) : tree.string($0)
      }
    }
    guard let kind = text("type").flatMap({ ColorModifier.Kind(rawValue: $0.lowercased()) }) else {
      fail(node, "“modify” is of a kind that is not known: \(text("type")?.shortened ?? "none")")
      return nil
    }
    guard let space = ColorModifier.space(text("space") ?? "") else {
      fail(node, "“modify” works in a color space that is not known: \(text("space")?.shortened ?? "none")")
      return nil
    }
    guard let spelled = text("value"), let quantity = quantity(.text(spelled, node), "an amount"),
      let amount = quantity.plainNumber
    else {
      fail(node, "“modify” has no amount")
      return nil
    }
    guard kind == .mix else { return ColorModifier(kind: kind, amount: amount, space: space, other: nil) }
    guard let mixed = text("color"), let plain = self.mixed(mixed, at: node), let other = CSSColor.read(plain) else {
      fail(node, "“modify” names no color to mix with")
      return nil
    }
    return ColorModifier(kind: kind, amount: amount, space: space, other: other)
  }
}
