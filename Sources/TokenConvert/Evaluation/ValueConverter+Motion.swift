import TokenModel
import TokenSyntax

extension ValueConverter {
  // MARK: Transitions

  /// A transition: an object, or a text such as `200ms ease-in 50ms`.
  mutating func transition(_ item: Item) -> Part? {
    if let text = text(item) { return transition(text, item.place) }
    guard let node = object(item, "a transition") else { return nil }
    let names: [(name: String, others: [String])] = [
      ("duration", []), ("delay", []), ("timingFunction", ["easing", "timing"]),
    ]
    let found = parts(node, names, of: "a transition")
    guard let durationNode = found["duration"], let duration = member(durationNode, .type(.duration)) else {
      fail(node, "a transition needs “duration”")
      return nil
    }
    var delay = Part(value: .quantity(0, "ms"), literal: .quantity(Quantity(0, "ms")), type: .duration)
    if let delayNode = found["delay"] {
      guard let part = member(delayNode, .type(.duration)) else { return nil }
      delay = part
    } else {
      note(.completed, node, "a transition needs “delay”; it is 0 ms")
    }
    guard let curveNode = found["timingFunction"], let curve = member(curveNode, .type(.cubicBezier)) else {
      fail(node, "a transition needs “timingFunction”")
      return nil
    }
    let members = [("duration", duration), ("delay", delay), ("timingFunction", curve)]
    setParts(members)
    return Part(value: .object(members.map { OutMember($0.0, $0.1.value) }), literal: nil, type: .transition)
  }

  private mutating func transition(_ text: String, _ node: NodeID) -> Part? {
    guard let plain = text.contains("{") ? substituted(text, at: node) : text else { return nil }
    var times: [Quantity] = []
    var curve: [Double]?
    for word in CSSList.bySpaces(plain) {
      if let quantity = Quantity(word), ["ms", "s"].contains(quantity.unit) {
        times.append(quantity)
      } else if let values = Easing.read(word) {
        curve = values
      } else {
        fail(node, "“\(text.shortened)” is not a transition: “\(word.shortened)” is neither a time nor a curve")
        return nil
      }
    }
    guard let duration = times.first, let curve, times.count <= 2 else {
      fail(node, "“\(text.shortened)” is not a transition with a time and a curve")
      return nil
    }
    let delay = times.count == 2 ? times[1] : Quantity(0, "ms")
    note(.form, node, "“\(text.shortened)” is written as a transition object")
    return Part(
      value: .object([
        OutMember("duration", .quantity(duration.value, duration.unit)),
        OutMember("delay", .quantity(delay.value, delay.unit)),
        OutMember("timingFunction", .list(curve.map { .number($0) })),
      ]), literal: nil, type: .transition)
  }

  // MARK: Gradients

  /// A gradient: a list of stops, or a text of CSS, whose direction has no place in the format.
  mutating func gradient(_ item: Item) -> Part? {
    if let text = text(item) { return gradient(text, item.place) }
    guard case .node(let node) = item, tree.kind(node) == .array else {
      fail(item.place, "this is not a gradient")
      return nil
    }
    var stops: [OutValue] = []
    for element in tree.elements(of: node) {
      let isElsewhere = wholeReference(element) != nil || isPointer(element, .gradient)
      let stop = isElsewhere ? member(element, .type(.gradient)) : gradientStop(element)
      guard let stop else { return nil }
      stops.append(stop.value)
    }
    guard !stops.isEmpty else {
      fail(node, "a gradient has at least one stop")
      return nil
    }
    return Part(value: .list(stops), literal: nil, type: .gradient)
  }

  private mutating func gradientStop(_ node: NodeID) -> Part? {
    guard tree.kind(node) == .object else {
      fail(node, "a gradient stop has “color” and “position”")
      return nil
    }
    let found = parts(node, [("color", []), ("position", ["offset", "stop"])], of: "a gradient stop")
    guard let colorNode = found["color"], let positionNode = found["position"],
      let color = member(colorNode, .type(.color)), let position = member(positionNode, .type(.number))
    else {
      fail(node, "a gradient stop needs “color” and “position”")
      return nil
    }
    return Part(
      value: .object([OutMember("color", color.value), OutMember("position", position.value)]), literal: nil,
      type: .gradient)
  }

  private mutating func gradient(_ text: String, _ node: NodeID) -> Part? {
    guard let plain = text.contains("{") ? substituted(text, at: node) : text else { return nil }
    guard plain.lowercased().hasPrefix("linear-gradient("), plain.hasSuffix(")") else {
      fail(node, "“\(text.shortened)” is not a linear gradient")
      return nil
    }
    var parts = CSSList.byCommas(String(plain.dropFirst(16).dropLast()))
    if let first = parts.first, first.hasPrefix("to ") || Quantity(first) != nil {
      parts.removeFirst()
      current.keepsOriginal = true
      note(.member, node, "the direction “\(first)” has no place in a gradient of 2025.10; it is kept in $extensions")
    }
    guard let stops = Self.stops(parts) else {
      fail(node, "“\(text.shortened)” has stops that can't be read")
      return nil
    }
    note(plain == text ? .form : .computed, node, "“\(text.shortened)” is written as \(stops.count) stops")
    let values = stops.map { stop in
      OutValue.object([OutMember("color", .color(stop.color)), OutMember("position", .number(stop.position))])
    }
    return Part(value: .list(values), literal: nil, type: .gradient)
  }

  /// Colours with their places from 0 to 1; those that name none lie evenly between their neighbours.
  private static func stops(_ parts: [String]) -> [(color: ColorLiteral, position: Double)]? {
    var colors: [ColorLiteral] = []
    var places: [Double?] = []
    for part in parts {
      let words = CSSList.bySpaces(part)
      guard let first = words.first, words.count <= 2, let color = CSSColor.read(first) else { return nil }
      colors.append(color)
      guard words.count == 2 else {
        places.append(nil)
        continue
      }
      guard let place = Quantity(words[1]), place.unit == "%" || place.value == 0, let value = place.plainNumber else {
        return nil
      }
      places.append(value)
    }
    guard colors.count >= 2 else { return nil }
    places[0] = places[0] ?? 0
    places[places.count - 1] = places[places.count - 1] ?? 1
    var last = 0
    var result: [Double] = [places[0] ?? 0]
    for index in 1..<places.count {
      guard let place = places[index] else { continue }
      let start = result[last]
      for step in (last + 1)..<index where last + 1 < index {
        let share = Double(step - last) / Double(index - last)
        result.append((start + (place - start) * share).rounded(toPlaces: 6))
      }
      result.append(place)
      last = index
    }
    return Array(zip(colors, result)).map { (color: $0.0, position: $0.1) }
  }
}
