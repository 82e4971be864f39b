import TokenModel
import TokenSyntax

extension ValueConverter {
  /// The text of an item that is one.
  func text(_ item: Item) -> String? {
    switch item {
    case .node(let node): tree.kind(node) == .string ? tree.string(node) : nil
    case .text(let text, _), .literal(.text(let text), _): text
    case .literal: nil
    }
  }

  /// The object of an item; nil after a report.
  mutating func object(_ item: Item, _ what: String) -> NodeID? {
    if case .node(let node) = item, tree.kind(node) == .object { return node }
    fail(item.place, "this is not \(what)")
    return nil
  }

  /// Reads the members of an object by the names that dialects have for them. What is none of them is kept as an extension.
  ///
  /// - Parameter names: the format's names with what other tools call them.
  mutating func parts(
    _ node: NodeID, _ names: [(name: String, others: [String])], of what: String, apart: Set<String> = []
  ) -> [String: NodeID] {
    var found: [String: NodeID] = [:]
    for member in tree.members(of: node) {
      let key = tree.string(member.key)
      if apart.contains(key) { continue }
      if names.contains(where: { $0.name == key }) {
        found[key] = member.value
      } else if let entry = names.first(where: { $0.others.contains(key) }), tree.member(entry.name, of: node) == nil {
        found[entry.name] = member.value
        note(.form, member.key, "“\(key)” of \(what) is called “\(entry.name)”")
      } else {
        current.keepsOriginal = true
        note(.member, member.key, "\(what) has no member “\(key.shortened)”; it is kept in $extensions")
      }
    }
    return found
  }

  /// An object of members that were converted; it stays as it stands where nothing changed.
  private func composite(_ members: [(String, Part)], _ type: TokenType) -> Part {
    Part(value: .object(members.map { OutMember($0.0, $0.1.value) }), literal: nil, type: type)
  }

  /// Notes what the parts of the token's value come to.
  mutating func setParts(_ members: [(String, Part)]) {
    for (name, part) in members { current.parts[name] = part.literal }
  }

  // MARK: Borders

  /// A border: an object, or a text such as `1px solid #000`.
  mutating func border(_ item: Item) -> Part? {
    if let text = text(item) { return border(text, item.place) }
    guard let node = object(item, "a border") else { return nil }
    let found = parts(
      node, [("color", []), ("width", ["borderWidth"]), ("style", ["borderStyle"])], of: "a border")
    guard let colorNode = found["color"], let widthNode = found["width"] else {
      fail(node, "a border needs “color” and “width”")
      return nil
    }
    guard let color = member(colorNode, .type(.color)), let width = member(widthNode, .type(.dimension)) else {
      return nil
    }
    var style = Part(value: .text("solid"), literal: nil, type: .strokeStyle)
    if let styleNode = found["style"] {
      guard let part = member(styleNode, .type(.strokeStyle)) else { return nil }
      style = part
    } else {
      note(.completed, node, "a border needs “style”; it is solid")
    }
    let members = [("color", color), ("width", width), ("style", style)]
    setParts(members)
    return composite(members, .border)
  }

  private mutating func border(_ text: String, _ node: NodeID) -> Part? {
    guard let plain = text.contains("{") ? substituted(text, at: node) : text else { return nil }
    var members: [String: Part] = ["style": Part(value: .text("solid"), literal: nil, type: .strokeStyle)]
    for word in CSSList.bySpaces(plain) {
      if let quantity = Quantity(word) {
        members["width"] = length(.literal(.quantity(quantity), node), "the width of a border")
      } else if StrokeStyle.Name(rawValue: word.lowercased()) != nil {
        members["style"] = Part(value: .text(word.lowercased()), literal: nil, type: .strokeStyle)
      } else if let color = CSSColor.read(word) {
        members["color"] = Part(value: .color(color), literal: .color(color), type: .color)
      }
    }
    guard let color = members["color"], let width = members["width"], let style = members["style"] else {
      fail(node, "“\(text.shortened)” is not a border with a width and a color")
      return nil
    }
    noteText(text, plain, node, "a border object")
    return composite([("color", color), ("width", width), ("style", style)], .border)
  }

  /// Notes that a text was taken apart.
  private mutating func noteText(_ text: String, _ plain: String, _ node: NodeID, _ what: String) {
    if plain != text { current.keepsOriginal = true }
    note(plain == text ? .form : .computed, node, "“\(text.shortened)” is written as \(what)")
  }

  // MARK: Shadows

  /// Shadows: an object, a list of them, or a text of CSS.
  mutating func shadow(_ item: Item) -> Part? {
    if let text = text(item) { return shadow(text, item.place) }
    guard case .node(let node) = item, tree.kind(node) == .array else {
      guard let node = object(item, "a shadow") else { return nil }
      return shadowLayer(node)
    }
    var layers: [OutValue] = []
    for element in tree.elements(of: node) {
      let layer = wholeReference(element) == nil ? value(element, .type(.shadow)) : member(element, .type(.shadow))
      guard let layer else { return nil }
      if case .list(let several) = layer.value { layers += several } else { layers.append(layer.value) }
    }
    guard !layers.isEmpty else {
      fail(node, "a list of shadows holds at least one")
      return nil
    }
    return Part(value: .list(layers), literal: nil, type: .shadow)
  }

  private mutating func shadowLayer(_ node: NodeID) -> Part? {
    let names: [(name: String, others: [String])] = [
      ("color", []), ("offsetX", ["x"]), ("offsetY", ["y"]), ("blur", ["blurRadius", "radius"]),
      ("spread", ["spreadRadius"]), ("inset", []),
    ]
    let found = parts(node, names, of: "a shadow", apart: ["type", "alpha"])
    guard let colorNode = found["color"], var color = member(colorNode, .type(.color)) else {
      fail(node, "a shadow needs “color”")
      return nil
    }
    if let alpha = tree.member("alpha", of: node), tree.kind(alpha) == .number {
      guard let changed = withAlpha(color, alpha) else { return nil }
      color = changed
    }
    var members: [(String, Part)] = [("color", color)]
    for name in ["offsetX", "offsetY", "blur", "spread"] {
      guard let part = shadowLength(found[name], name, of: node) else { return nil }
      members.append((name, part))
    }
    if let inset = inset(found["inset"], node) { members.append(("inset", inset)) }
    setParts(members)
    return composite(members, .shadow)
  }

  private mutating func shadowLength(_ found: NodeID?, _ name: String, of node: NodeID) -> Part? {
    if let found { return member(found, .type(.dimension)) }
    note(.completed, node, "a shadow needs “\(name)”; it is 0 px")
    return Part(value: .quantity(0, "px"), literal: .quantity(Quantity(0, "px")), type: .dimension)
  }

  /// The colour of a shadow with the alpha that stands beside it.
  private mutating func withAlpha(_ color: Part, _ node: NodeID) -> Part? {
    guard case .color(let literal)? = color.literal else {
      fail(node, "“alpha” changes a color that is not known here")
      return nil
    }
    let changed = literal.with(alpha: min(1, max(0, tree.number(node))))
    current.keepsOriginal = true
    note(.color, node, "“alpha” beside the color is taken into it: \(NumberPrinter.text(changed.coordinates.alpha))")
    return Part(value: .color(changed), literal: .color(changed), type: .color)
  }

  /// Whether a shadow lies inside, as a flag or as the kind that Tokens Studio names.
  private mutating func inset(_ flag: NodeID?, _ node: NodeID) -> Part? {
    if let flag {
      switch tree.kind(flag) {
      case .true, .false: return Part(value: raw(flag), literal: nil, type: .shadow)
      case .string where ["true", "false"].contains(tree.string(flag)):
        note(.form, flag, "“inset” is written without quotes")
        return Part(value: .flag(tree.string(flag) == "true"), literal: nil, type: .shadow)
      default:
        if tree.kind(flag) == .object { return Part(value: raw(flag), literal: nil, type: .shadow) }
        note(.member, flag, "“inset” is neither true nor false and is left out")
        current.keepsOriginal = true
        return nil
      }
    }
    guard let kind = tree.member("type", of: node), tree.kind(kind) == .string else { return nil }
    let isInner = tree.string(kind).lowercased().hasPrefix("inner") || tree.equals(kind, "inset")
    note(
      .form, kind, "the kind “\(tree.string(kind).shortened)” is \(isInner ? "“inset”" : "a shadow that is not inset")")
    return isInner ? Part(value: .flag(true), literal: nil, type: .shadow) : nil
  }

  private mutating func shadow(_ text: String, _ node: NodeID) -> Part? {
    guard let plain = text.contains("{") ? substituted(text, at: node) : text else { return nil }
    var layers: [OutValue] = []
    for layer in CSSList.byCommas(plain) {
      guard let value = shadowText(layer, text, node) else { return nil }
      layers.append(value)
    }
    noteText(text, plain, node, layers.count == 1 ? "a shadow object" : "a list of shadow objects")
    return Part(value: layers.count == 1 ? layers[0] : .list(layers), literal: nil, type: .shadow)
  }

  private mutating func shadowText(_ layer: String, _ text: String, _ node: NodeID) -> OutValue? {
    var lengths: [Quantity] = []
    var color: ColorLiteral?
    var isInset = false
    for word in CSSList.bySpaces(layer) {
      if let quantity = Quantity(word) {
        lengths.append(quantity)
      } else if word.lowercased() == "inset" {
        isInset = true
      } else if let found = CSSColor.read(word), color == nil {
        color = found
      } else {
        lengths = []
        break
      }
    }
    guard let color, (2...4).contains(lengths.count) else {
      fail(node, "“\(text.shortened)” is not a shadow with offsets and a color")
      return nil
    }
    while lengths.count < 4 { lengths.append(Quantity(0, "px")) }
    var members = [OutMember("color", .color(color))]
    for (name, quantity) in zip(["offsetX", "offsetY", "blur", "spread"], lengths) {
      guard let part = length(.literal(.quantity(quantity), node), "a length of a shadow") else { return nil }
      members.append(OutMember(name, part.value))
    }
    if isInset { members.append(OutMember("inset", .flag(true))) }
    return .object(members)
  }
}
