import TokenDiagnostics
import TokenSyntax

/// The resolution order.
extension ResolverReader {
  /// An item of the order.
  struct OrderItem {
    enum Content {
      /// The node of a set.
      case set(Int)
      case modifier(ModifierDraft)
    }
    let content: Content
    /// What it is called, and where; nil for a set from a file, which has no name.
    let name: String?
    let place: SourceLocation
    /// Whether it is defined in the order itself.
    let isInline: Bool
  }

  mutating func readOrder(_ order: Spot) -> [OrderItem] {
    let elements = tree(order).elements(of: order.node).map { spot($0, in: order) }
    if elements.isEmpty, !tree(order).isBroken(order.node) { report(once: order, .emptyOrder(place(order))) }
    orderItems = Set(elements)
    var items: [OrderItem] = []
    for element in elements {
      guard kind(element) == .object else {
        if kind(element) != .invalid {
          report(once: element, .wrongItem(place(element), kind(element) == .string ? text(element) : nil))
        }
        continue
      }
      let item = reference(element) == nil ? readInline(element) : readReferred(element)
      if let item { items.append(item) }
    }
    checkNames(items)
    return items
  }

  // MARK: References

  private mutating func readReferred(_ element: Spot) -> OrderItem? {
    guard let layers = chain(from: element, .order), let last = layers.last, let reference = reference(element) else {
      return nil
    }
    // What is wrong with an entry is said where it stands.
    let isModifier = layers.contains(where: modifierEntries.contains) || has("contexts", in: layers)
    let isSet = layers.contains(where: setEntries.contains) || layers.contains(where: isSet)
    guard kind(last) == .object, isModifier || isSet else {
      report(once: reference, .itemIsNoDefinition(place(reference), text(reference), place(last)))
      return nil
    }
    checkType(of: element, isModifier: isModifier)
    let name = nameOfReferred(layers)
    guard isModifier else {
      return OrderItem(content: .set(node(element, .set)), name: name, place: place(reference), isInline: false)
    }
    guard let name else {
      report(once: reference, .namelessModifier(place(reference)))
      return nil
    }
    return readModifier(named: name, place(reference), layers).map {
      OrderItem(content: .modifier($0), name: name, place: place(reference), isInline: false)
    }
  }

  private func has(_ name: StaticString, in layers: [Spot]) -> Bool {
    layers.contains { member(name, of: $0) != nil }
  }

  /// The name an item has by its reference: the one that it or what it leads to gives itself, else that of the member
  /// it leads to.
  private func nameOfReferred(_ layers: [Spot]) -> String? {
    for layer in layers where !setEntries.contains(layer) && !modifierEntries.contains(layer) {
      if let name = member("name", of: layer), kind(name) == .string { return text(name) }
    }
    for layer in layers.dropFirst() where layer.node.index > 0 {
      let key = Spot(document: layer.document, node: NodeID(index: layer.node.index - 1))
      if kind(key) == .key { return text(key) }
    }
    return nil
  }

  private mutating func checkType(of element: Spot, isModifier: Bool) {
    if let name = member("name", of: element), kind(name) != .string, kind(name) != .invalid {
      report(once: name, .inlineNotString(place(name), "name"))
    }
    guard let type = member("type", of: element), kind(type) != .invalid else { return }
    let isRight = kind(type) == .string && tree(type).equals(type.node, isModifier ? "modifier" : "set")
    if !isRight { report(once: type, .wrongType(tree(type), type.node, expected: isModifier ? "modifier" : "set")) }
  }

  // MARK: Inline sets and modifiers

  private mutating func readInline(_ element: Spot) -> OrderItem? {
    let type = member("type", of: element)
    let name = member("name", of: element)
    let isModifier = isModifier(element, type)
    if type == nil && name == nil && member("sources", of: element) == nil && member("contexts", of: element) == nil {
      if !tree(element).isBroken(element.node) { report(once: element, .wrongItem(place(element), nil)) }
      return nil
    }
    checkInline(element, type: type, name: name, isModifier: isModifier)
    let text = name.flatMap { kind($0) == .string ? self.text($0) : nil }
    let place = self.place(name ?? element)
    guard isModifier else {
      return OrderItem(content: .set(node(element, .set)), name: text, place: place, isInline: true)
    }
    return readModifier(named: text ?? "", place, [element]).map {
      OrderItem(content: .modifier($0), name: text, place: place, isInline: true)
    }
  }

  /// What an item is by its type, or by its members where the type says nothing.
  private func isModifier(_ element: Spot, _ type: Spot?) -> Bool {
    if let type, kind(type) == .string {
      if tree(type).equals(type.node, "modifier") { return true }
      if tree(type).equals(type.node, "set") { return false }
    }
    return member("contexts", of: element) != nil
  }

  private mutating func checkInline(_ element: Spot, type: Spot?, name: Spot?, isModifier: Bool) {
    let missing = [type == nil ? "type" : nil, name == nil ? "name" : nil].compactMap { $0 }
    if !missing.isEmpty, !tree(element).isBroken(element.node) {
      report(once: element, .missingInline(place(element), missing, isModifier: isModifier))
    }
    if let name, kind(name) != .string, kind(name) != .invalid {
      report(once: name, .inlineNotString(place(name), "name"))
    }
    guard let type, kind(type) != .invalid else { return }
    let isKnown = kind(type) == .string && (text(type) == "set" || text(type) == "modifier")
    if !isKnown { report(once: type, .wrongType(tree(type), type.node, expected: nil)) }
  }

  // MARK: Names

  /// No two items of the order have one name, but for a set that is listed again and a set and a modifier that stand in
  /// `sets` and `modifiers`.
  private mutating func checkNames(_ items: [OrderItem]) {
    var first: [[UInt8]: [Int]] = [:]
    for (index, item) in items.enumerated() {
      guard let name = item.name else { continue }
      let others = first[Array(name.utf8), default: []]
      if let other = others.first(where: { conflicts(items[$0], item) }) {
        report(.duplicateItem(item.place, name, first: items[other].place, isModifier: item.isModifier))
      }
      if others.count < 4 { first[Array(name.utf8), default: []].append(index) }
    }
  }

  private func conflicts(_ left: OrderItem, _ right: OrderItem) -> Bool {
    if left.isInline, right.isInline { return true }
    guard left.isModifier == right.isModifier else { return false }
    return left.isModifier || left.isInline || right.isInline
  }
}

extension ResolverReader.OrderItem {
  /// Whether the item is a modifier.
  var isModifier: Bool {
    if case .modifier = content { true } else { false }
  }
}
