import TokenModel
import TokenSyntax

extension ValueConverter {
  // MARK: Families

  /// One name or a list of them; a list in one string, as CSS writes it, is taken apart.
  mutating func fontFamily(_ item: Item) -> Part? {
    switch item {
    case .literal(.names(let names), _): return families(names)
    case .literal(.text(let text), let node), .text(let text, let node): return fontFamily(text, node)
    case .literal(let literal, let node):
      fail(node, "a font family can't be made of \(literal.phrase)")
      return nil
    case .node(let node):
      switch tree.kind(node) {
      case .string: return fontFamily(tree.string(node), node)
      case .array: return fontFamilies(node)
      default:
        fail(node, "this is not a font family")
        return nil
      }
    }
  }

  private func families(_ names: [String]) -> Part {
    let value: OutValue = names.count == 1 ? .text(names[0]) : .list(names.map { .text($0) })
    return Part(value: value, literal: .names(names), type: .fontFamily)
  }

  private mutating func fontFamily(_ text: String, _ node: NodeID) -> Part? {
    var plain = text
    if text.contains("{") {
      guard let replaced = substituted(text, at: node) else { return nil }
      plain = replaced
      current.keepsOriginal = true
      note(.computed, node, "“\(text.shortened)” comes to “\(plain.shortened)”")
    }
    let names = FontNames.split(plain)
    guard !names.isEmpty else {
      fail(node, "a font family has a name")
      return nil
    }
    if names == [text], tree.kind(node) == .string {
      return Part(value: raw(node), literal: .names(names), type: .fontFamily)
    }
    if names != [plain] {
      note(
        .form, node,
        "“\(plain.shortened)” is written as \(names.count == 1 ? "a plain name" : "a list of \(names.count) names")")
    }
    return families(names)
  }

  private mutating func fontFamilies(_ node: NodeID) -> Part? {
    var names: [String] = []
    var isChanged = false
    for element in tree.elements(of: node) {
      guard tree.kind(element) == .string else {
        if tree.kind(element) == .object { return Part(value: raw(node), literal: nil, type: .fontFamily) }
        fail(element, "a font name is a string")
        return nil
      }
      let text = tree.string(element)
      guard text.contains("{") || FontNames.split(text) != [text] else {
        names.append(text)
        continue
      }
      isChanged = true
      guard let part = fontFamily(text, element), case .names(let found)? = part.literal else { return nil }
      names += found
    }
    guard !names.isEmpty else {
      fail(node, "a list of font names holds at least one name")
      return nil
    }
    return isChanged
      ? Part(value: .list(names.map { .text($0) }), literal: .names(names), type: .fontFamily)
      : Part(value: raw(node), literal: .names(names), type: .fontFamily)
  }

  // MARK: Weights

  /// A weight from 1 to 1000, or one of the format's names.
  mutating func fontWeight(_ item: Item) -> Part? {
    switch item {
    case .node(let node) where tree.kind(node) == .number:
      return Part(value: raw(node), literal: .quantity(Quantity(tree.number(node))), type: .fontWeight)
    case .node(let node) where tree.kind(node) == .string: return fontWeight(tree.string(node), node)
    case .text(let text, let node), .literal(.text(let text), let node): return fontWeight(text, node)
    case .literal(.quantity(let quantity), _) where quantity.unit.isEmpty:
      return Part(value: .number(quantity.value), literal: .quantity(quantity), type: .fontWeight)
    default:
      fail(item.place, "this is not a font weight")
      return nil
    }
  }

  private mutating func fontWeight(_ text: String, _ node: NodeID) -> Part? {
    if FontWeight.names.contains(where: { $0.name == text }) {
      let value: OutValue = tree.kind(node) == .string && tree.string(node) == text ? raw(node) : .text(text)
      return Part(value: value, literal: .text(text), type: .fontWeight)
    }
    if let quantity = Quantity(text), quantity.unit.isEmpty {
      note(.form, node, "“\(text)” is written as the number \(NumberPrinter.text(quantity.value))")
      return Part(value: .number(quantity.value), literal: .quantity(quantity), type: .fontWeight)
    }
    if text.contains("{") {
      if let quantity = quantity(.text(text, node), "a font weight") {
        return fontWeight(.literal(.quantity(quantity), node))
      }
      return nil
    }
    guard let found = FontNames.weight(text) else {
      fail(node, "“\(text.shortened)” is not a font weight")
      return nil
    }
    if found.hasStyle {
      current.keepsOriginal = true
      note(.member, node, "“\(text)” is written as “\(found.name)”; that it is slanted has no place in a weight")
    } else {
      note(.form, node, "“\(text)” is written as “\(found.name)”")
    }
    return Part(value: .text(found.name), literal: .text(found.name), type: .fontWeight)
  }

  // MARK: Curves

  /// Four numbers, from an array, `cubic-bezier(…)` or a keyword of CSS.
  mutating func cubicBezier(_ item: Item) -> Part? {
    if case .node(let node) = item, tree.kind(node) == .array {
      return Part(value: raw(node), literal: nil, type: .cubicBezier)
    }
    var text: String?
    switch item {
    case .node(let node) where tree.kind(node) == .string: text = tree.string(node)
    case .text(let found, _), .literal(.text(let found), _): text = found
    default: break
    }
    guard let spelled = text, let values = Easing.read(spelled) else {
      fail(item.place, "\(text.map { "“\($0.shortened)”" } ?? "this") is not a cubic Bézier curve")
      return nil
    }
    note(.form, item.place, "“\(spelled.shortened)” is written as four numbers")
    return Part(value: .list(values.map { .number($0) }), literal: .text(spelled), type: .cubicBezier)
  }

  /// A stroke style by name, or of dashes.
  mutating func strokeStyle(_ item: Item) -> Part? {
    switch item {
    case .node(let node) where tree.kind(node) == .object: return dashes(node)
    case .node(let node) where tree.kind(node) == .string: return strokeStyle(tree.string(node), node)
    case .text(let text, let node), .literal(.text(let text), let node): return strokeStyle(text, node)
    default:
      fail(item.place, "this is not a stroke style")
      return nil
    }
  }

  private mutating func strokeStyle(_ text: String, _ node: NodeID) -> Part? {
    let name = text.trimmed.lowercased()
    guard StrokeStyle.Name(rawValue: name) != nil else {
      fail(node, "“\(text.shortened)” is not a stroke style")
      return nil
    }
    guard name != text || tree.kind(node) != .string || tree.string(node) != text else {
      return Part(value: raw(node), literal: .text(name), type: .strokeStyle)
    }
    if name != text { note(.form, node, "“\(text)” is written as “\(name)”") }
    return Part(value: .text(name), literal: .text(name), type: .strokeStyle)
  }

  private mutating func dashes(_ node: NodeID) -> Part? {
    guard let list = tree.member("dashArray", of: node), tree.kind(list) == .array,
      let cap = tree.member("lineCap", of: node)
    else {
      fail(node, "a stroke style of dashes has “dashArray” and “lineCap”")
      return nil
    }
    var dashes: [OutValue] = []
    for element in tree.elements(of: list) {
      guard let dash = member(element, .type(.dimension)) else { return nil }
      dashes.append(dash.value)
    }
    let members = [OutMember("dashArray", .list(dashes)), OutMember("lineCap", raw(cap))]
    return Part(value: .object(members), literal: nil, type: .strokeStyle)
  }
}
