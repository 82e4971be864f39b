import TokenModel
import TokenSyntax

/// What is to be converted: a node, a text that was put together, or a value that is known already. The node is the place.
enum Item {
  case node(NodeID)
  case text(String, NodeID)
  case literal(Literal, NodeID)

  /// The place to blame.
  var place: NodeID {
    switch self {
    case .node(let node), .text(_, let node), .literal(_, let node): node
    }
  }
}

/// A value, or a part of one, after conversion.
struct Part {
  var value: OutValue
  var literal: Literal?
  var type: TokenType
}

extension ValueConverter {
  /// The value of a node; `meaning` is what it is meant to be. Nil after a report.
  mutating func value(_ node: NodeID, _ meaning: TypeWord) -> Part? { value(.node(node), meaning) }

  /// The value of an item.
  mutating func value(_ item: Item, _ meaning: TypeWord) -> Part? {
    if case .node(let node) = item, isPointer(node, meaning.type) {
      return Part(value: raw(node), literal: nil, type: meaning.type)
    }
    switch meaning {
    case .opacity: return number(item, "an opacity")
    case .lineHeight: return lineHeight(item)
    case .letterSpacing: return length(item, "a letter spacing")
    case .unsupported: return nil
    case .type(let type): return value(item, type)
    }
  }

  private mutating func value(_ item: Item, _ type: TokenType) -> Part? {
    switch type {
    case .color: return color(item)
    case .dimension: return length(item, "a dimension")
    case .number: return number(item, "a number")
    case .duration: return duration(item)
    case .fontFamily: return fontFamily(item)
    case .fontWeight: return fontWeight(item)
    case .cubicBezier: return cubicBezier(item)
    case .strokeStyle: return strokeStyle(item)
    case .border: return border(item)
    case .shadow: return shadow(item)
    case .transition: return transition(item)
    case .gradient: return gradient(item)
    case .typography: return typography(item)
    case .material, .vibrancy, .surface, .recommendation:
      guard case .node(let node) = item else { return nil }
      return Part(value: raw(node), literal: nil, type: type)
    }
  }

  /// Whether a node is a `$ref` of 2025.10, or a plain value with one inside: these are kept as they are.
  func isPointer(_ node: NodeID, _ type: TokenType) -> Bool {
    guard tree.kind(node) == .object else { return false }
    if tree.member("$ref", of: node) != nil { return true }
    guard [.color, .dimension, .duration].contains(type) else { return false }
    return (Int(node.index)..<Int(tree.node(node).next)).contains { offset in
      let key = NodeID(index: UInt32(offset))
      return tree.kind(key) == .key && tree.equals(key, "$ref")
    }
  }

  /// A node as it is.
  func raw(_ node: NodeID) -> OutValue { .raw(document: token.document, node) }

  /// A part of a composite value: a reference where one fits, else a value.
  mutating func member(_ node: NodeID, _ meaning: TypeWord) -> Part? {
    guard let reference = wholeReference(node) else { return value(node, meaning) }
    guard let target = target(reference, at: node) else { return nil }
    switch target {
    case .inherited: return Part(value: raw(node), literal: nil, type: meaning.type)
    case .literal(let literal): return value(.literal(literal, node), meaning)
    case .token(let other, let id):
      guard let result = results[other] else {
        fail(node, "“\(reference.shortened)” refers back to it")
        return nil
      }
      if result.value != nil, result.type == meaning.type || result.type == nil {
        return Part(value: .reference(id), literal: result.literal, type: meaning.type)
      }
      guard let literal = result.literal else {
        let reason = result.value == nil ? "can't be converted" : "is \(result.type?.article ?? "of another type")"
        fail(node, "it refers to “\(reference.shortened)”, which \(reason)")
        return nil
      }
      guard let part = value(.literal(literal, node), meaning) else { return nil }
      current.keepsOriginal = true
      note(.computed, node, "“\(reference.shortened)” is not \(meaning.type.article); its value is written out")
      return part
    }
  }

  // MARK: Quantities

  /// The quantity of an item: a number, a text such as `16px`, arithmetic, an object of value and unit.
  mutating func quantity(_ item: Item, _ what: String) -> Quantity? {
    switch item {
    case .literal(.quantity(let quantity), _): return quantity
    case .literal(.text(let text), let node): return quantity(text, node, what)
    case .literal(let literal, let node):
      fail(node, "\(what) can't be made of \(literal.phrase)")
      return nil
    case .text(let text, let node): return quantity(text, node, what)
    case .node(let node): return quantity(node, what)
    }
  }

  private mutating func quantity(_ node: NodeID, _ what: String) -> Quantity? {
    switch tree.kind(node) {
    case .number: return Quantity(tree.number(node))
    case .string: return quantity(tree.string(node), node, what)
    case .object:
      guard let value = tree.member("value", of: node), let unit = tree.member("unit", of: node),
        tree.kind(unit) == .string
      else { break }
      if tree.kind(value) == .number { return Quantity(tree.number(value), tree.string(unit).lowercased()) }
      if tree.kind(value) == .string, let number = Quantity(tree.string(value)), number.unit.isEmpty {
        return Quantity(number.value, tree.string(unit).lowercased())
      }
    default: break
    }
    fail(node, "\(what) is a number with a unit, and this is none")
    return nil
  }

  private mutating func quantity(_ text: String, _ node: NodeID, _ what: String) -> Quantity? {
    if let quantity = Quantity(text) { return quantity }
    let reader = self
    do {
      let value = try Expression.value(of: text) { (path) throws(Expression.Fault) in
        var reader = reader
        guard let literal = reader.literal(path, at: node) else {
          throw .value(reader.current.failure?.message ?? "“\(path)” has no value")
        }
        guard case .quantity(let quantity) = literal else { throw .value("“\(path.shortened)” is no number") }
        return quantity
      }
      current.keepsOriginal = true
      note(.computed, node, "“\(text.shortened)” comes to \(value.text)")
      return value
    } catch {
      return interpolated(text, node, what, error)
    }
  }

  /// Text around references that comes to a number once they are replaced, such as `{size}px`.
  private mutating func interpolated(
    _ text: String, _ node: NodeID, _ what: String, _ fault: Expression.Fault
  ) -> Quantity? {
    if case .value(let reason) = fault {
      fail(node, reason.hasPrefix("there is no") ? reason : "“\(text.shortened)” can't be computed: \(reason)")
      return nil
    }
    if text.contains("{") {
      guard let plain = substituted(text, at: node) else { return nil }
      if let quantity = Quantity(plain) {
        current.keepsOriginal = true
        note(.computed, node, "“\(text.shortened)” comes to \(quantity.text)")
        return quantity
      }
    }
    fail(node, "“\(text.shortened)” is not \(what)")
    return nil
  }

  /// A length in px or rem.
  mutating func length(_ item: Item, _ what: String) -> Part? {
    if case .node(let node) = item, isCurrentLength(node) {
      let quantity = quantity(node, what)
      return Part(value: raw(node), literal: quantity.map { .quantity($0) }, type: .dimension)
    }
    guard var quantity = quantity(item, what) else { return nil }
    let place = item.place
    // A token that can't be written may still be computed with, as a share of a font size is.
    if place == token.value { current.literal = .quantity(quantity) }
    if quantity.value == 0, !["px", "rem"].contains(quantity.unit) {
      note(quantity.unit.isEmpty ? .form : .unit, place, "0\(quantity.unit) is written as 0 px")
      quantity.unit = "px"
    } else if quantity.unit.isEmpty {
      quantity.unit = project.unit ?? (document.dialect == .styleDictionary ? "rem" : "px")
      // In Tokens Studio that is what a number means.
      let isKnown = document.dialect == .tokensStudio && quantity.unit == "px"
      note(
        isKnown ? .form : .unit, place,
        "\(NumberPrinter.text(quantity.value)) has no unit and is taken as \(quantity.unit)")
    } else if ["px", "rem"].contains(quantity.unit) {
      noteForm(item, quantity.text, "dimension")
    } else {
      fail(place, "“\(quantity.text)” is not \(what) of 2025.10, whose units are px and rem")
      return nil
    }
    return Part(
      value: .quantity(quantity.value, quantity.unit), literal: .quantity(quantity), type: .dimension)
  }

  /// Whether a node is a dimension as 2025.10 writes it.
  private func isCurrentLength(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .object, tree.memberCount(node) == 2, let value = tree.member("value", of: node),
      let unit = tree.member("unit", of: node), tree.kind(value) == .number, tree.kind(unit) == .string
    else { return false }
    return tree.equals(unit, "px") || tree.equals(unit, "rem")
  }

  private mutating func noteForm(_ item: Item, _ text: String, _ what: String) {
    guard case .node(let node) = item else { return }
    note(.form, node, "“\(text)” is written as a \(what) object")
  }

  /// A number; a percentage is its hundredth part.
  mutating func number(_ item: Item, _ what: String) -> Part? {
    if case .node(let node) = item, tree.kind(node) == .number {
      return Part(value: raw(node), literal: .quantity(Quantity(tree.number(node))), type: .number)
    }
    guard let quantity = quantity(item, what) else { return nil }
    // A number token of Tokens Studio may count pixels.
    let isPixels = quantity.unit == "px" && what == "a number"
    guard let plain = isPixels ? quantity.value : quantity.plainNumber else {
      fail(item.place, "“\(quantity.text)” is not \(what)")
      return nil
    }
    if isPixels {
      current.keepsOriginal = true
      note(.unit, item.place, "“\(quantity.text)” is written without its unit, since a number has none")
    } else if case .node(let node) = item, current.changes.last?.node != node {
      note(.form, node, "“\(quantity.text)” is written as the number \(NumberPrinter.text(plain))")
    }
    return Part(value: .number(plain), literal: .quantity(Quantity(plain)), type: .number)
  }

  /// A line height by itself: a number, or a length, which is a dimension until it meets a font size.
  private mutating func lineHeight(_ item: Item) -> Part? {
    if case .node(let node) = item, tree.kind(node) == .object { return length(item, "a line height") }
    if case .node(let node) = item, tree.kind(node) == .number { return number(item, "a line height") }
    guard let quantity = quantity(item, "a line height") else { return nil }
    let place = item.place
    if let plain = quantity.plainNumber {
      if case .node(let node) = item {
        note(.form, node, "“\(quantity.text)” is written as the number \(NumberPrinter.text(plain))")
      }
      return Part(value: .number(plain), literal: .quantity(Quantity(plain)), type: .number)
    }
    guard let part = length(.literal(.quantity(quantity), place), "a line height") else { return nil }
    note(
      .type, place, "a line height of \(quantity.text) by itself is a dimension: there is no font size to divide it by")
    return part
  }

  /// A duration in ms or s.
  mutating func duration(_ item: Item) -> Part? {
    if case .node(let node) = item, tree.kind(node) == .object, tree.memberCount(node) == 2,
      let value = tree.member("value", of: node), let unit = tree.member("unit", of: node),
      tree.kind(value) == .number, tree.kind(unit) == .string, ["ms", "s"].contains(tree.string(unit))
    {
      return Part(
        value: raw(node), literal: .quantity(Quantity(tree.number(value), tree.string(unit))), type: .duration)
    }
    guard var quantity = quantity(item, "a duration") else { return nil }
    switch quantity.unit {
    case "ms", "s": noteForm(item, quantity.text, "duration")
    case "":
      quantity.unit = "ms"
      note(
        quantity.value == 0 ? .form : .unit, item.place,
        "\(NumberPrinter.text(quantity.value)) has no unit and is taken as ms")
    default:
      fail(item.place, "“\(quantity.text)” is not a duration of 2025.10, whose units are ms and s")
      return nil
    }
    return Part(value: .quantity(quantity.value, quantity.unit), literal: .quantity(quantity), type: .duration)
  }
}
