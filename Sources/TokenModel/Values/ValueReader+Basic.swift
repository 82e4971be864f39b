import TokenDiagnostics
import TokenSyntax

/// The types whose values hold no references: everything in them is written out.
extension ValueReader {
  private static let colorMembers: [StaticString] = ["colorSpace", "components", "alpha", "hex"]
  private static let quantityMembers: [StaticString] = ["value", "unit"]
  private static let none: StaticString = "none"

  // MARK: Color

  /// A colour object, or a reference to a color token.
  mutating func color(_ node: NodeID, _ what: String) -> ColorCoordinates? {
    switch follow(node, .color) {
    case .value(.color(let color), _): color
    case .explicit: explicitColor(node, what)
    default: nil
    }
  }

  /// A colour object.
  mutating func explicitColor(_ node: NodeID, _ what: String) -> ColorCoordinates? {
    guard tree.kind(node) == .object else {
      let example = #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#
      let hint = tree.kind(node) == .string ? ", not a string: \(example)" : " with “colorSpace” and “components”"
      fail(node, "\(what) is an object\(hint)")
      return nil
    }
    guard let found = members(node, Self.colorMembers, of: "a color") else { return nil }
    let spaceNode = require(found[0], "colorSpace", of: "a color", at: node)
    let componentsNode = require(found[1], "components", of: "a color", at: node)
    let alpha = found[2].flatMap { self.alpha($0) } ?? 1
    let fallback = found[3].flatMap { self.fallback($0) }
    let space = spaceNode.flatMap { self.choice($0, "a color space", ColorSpace.self) }
    let color = componentsNode.flatMap { self.components($0, space, alpha: alpha) }
    if let color, let fallback { fallbacks.note(fallback, for: color, in: token) }
    return color
  }

  private mutating func alpha(_ node: NodeID) -> Double? {
    guard let alpha = number(node, "the alpha of a color") else { return nil }
    guard (0...1).contains(alpha) else {
      fail(node, "alpha goes from 0 to 1")
      return nil
    }
    return alpha
  }

  private mutating func fallback(_ node: NodeID) -> SRGBBytes? {
    if tree.kind(node) == .string, let bytes = SRGBBytes(tree.string(node)) { return bytes }
    fail(node, "“hex” is “#” and six hexadecimal digits, as in \"#ff8800\"; alpha has a member of its own")
    return nil
  }

  /// The components; of a space that is not known, only their number and kind are judged.
  private mutating func components(_ node: NodeID, _ space: ColorSpace?, alpha: Double) -> ColorCoordinates? {
    guard tree.kind(node) == .array else {
      fail(node, "“components” is an array of three numbers")
      return nil
    }
    var values: (Double, Double, Double) = (0, 0, 0)
    var missing: UInt8 = 0
    var count = 0
    var isValid = true
    for element in tree.elements(of: node) {
      defer { count += 1 }
      guard count < 3 else { continue }
      if tree.kind(element) == .string, tree.equals(element, Self.none) {
        missing |= 1 << UInt8(count)
        continue
      }
      guard let value = component(element, space, count) else {
        isValid = false
        continue
      }
      if count == 0 { values.0 = value } else if count == 1 { values.1 = value } else { values.2 = value }
    }
    guard count == 3 else {
      let name = space.map { "“\($0.rawValue)”" } ?? "a color"
      let hint = count == 4 ? "; alpha has a member of its own" : ""
      failIncomplete(node, "\(name) has three components, and \(count) stand here\(hint)")
      return nil
    }
    guard isValid, let space else { return nil }
    return ColorCoordinates(space, values.0, values.1, values.2, alpha: alpha, missing: missing)
  }

  private mutating func component(_ node: NodeID, _ space: ColorSpace?, _ index: Int) -> Double? {
    guard tree.kind(node) == .number else {
      fail(node, "a color component is a number or \"none\"")
      return nil
    }
    guard let value = number(node, "a color component") else { return nil }
    if let space, !space.ranges[index].contains(value) {
      fail(node, "out of range in “\(space.rawValue)”: \(space.ranges[index].text)")
      return nil
    }
    return value
  }

  // MARK: Dimension, duration

  /// A dimension object, or a reference to a dimension token.
  mutating func dimension(_ node: NodeID, _ what: String) -> Dimension? {
    switch follow(node, .dimension) {
    case .value(.dimension(let value), _): value
    case .explicit:
      quantity(node, what, Dimension.Unit.self, "16, \"unit\": \"px\"").map { Dimension($0.value, $0.unit) }
    default: nil
    }
  }

  /// A duration object, or a reference to a duration token.
  mutating func duration(_ node: NodeID, _ what: String) -> DurationValue? {
    switch follow(node, .duration) {
    case .value(.duration(let value), _): value
    case .explicit:
      quantity(node, what, DurationValue.Unit.self, "200, \"unit\": \"ms\"").map { DurationValue($0.value, $0.unit) }
    default: nil
    }
  }

  private mutating func quantity<Unit: RawRepresentable & CaseIterable>(
    _ node: NodeID, _ what: String, _: Unit.Type, _ example: String
  ) -> (value: Double, unit: Unit)? where Unit.RawValue == String {
    guard tree.kind(node) == .object else {
      let hint = tree.kind(node) == .string ? ", not a string" : tree.kind(node) == .number ? ", even for 0" : ""
      fail(node, "\(what) is an object with “value” and “unit”\(hint): {\"value\": \(example)}")
      return nil
    }
    guard let found = members(node, Self.quantityMembers, of: what) else { return nil }
    let value = require(found[0], "value", of: what, at: node).flatMap { self.number($0, "“value”") }
    let unit = require(found[1], "unit", of: what, at: node).flatMap { self.choice($0, "a unit", Unit.self) }
    guard let value, let unit else { return nil }
    return (value, unit)
  }

  // MARK: Number

  /// A number, or a reference to a number token.
  mutating func numberOrReference(_ node: NodeID, _ what: String) -> Double? {
    switch follow(node, .number) {
    case .value(.number(let value), _): value
    case .explicit: number(node, what)
    default: nil
    }
  }

  // MARK: Fonts

  /// A font name or a list of them, or a reference to a fontFamily token.
  mutating func fontFamily(_ node: NodeID, _ what: String) -> [String]? {
    switch follow(node, .fontFamily) {
    case .value(.fontFamily(let names), _): return names
    case .explicit: break
    default: return nil
    }
    if tree.kind(node) == .string { return fontName(node).map { [$0] } }
    guard tree.kind(node) == .array else {
      fail(node, "\(what) is a font name or a list of font names, best first")
      return nil
    }
    var names: [String] = []
    var isValid = true
    for element in tree.elements(of: node) {
      if tree.isReference(element) {
        fail(
          element,
          "no reference in braces stands inside a list of font names; write the name, point at one by “$ref”, or refer to "
            + "a whole fontFamily")
        isValid = false
      } else if let name = fontName(element) {
        names.append(name)
      } else {
        isValid = false
      }
    }
    guard isValid else { return nil }
    guard !names.isEmpty else {
      failIncomplete(node, "a list of font names holds at least one name")
      return nil
    }
    return names
  }

  private mutating func fontName(_ node: NodeID) -> String? {
    guard tree.kind(node) == .string else {
      fail(node, "a font name is a string")
      return nil
    }
    let name = tree.string(node)
    guard !name.isEmpty else {
      fail(node, "a font name can't be empty")
      return nil
    }
    // A brace at either end would have been taken for a reference.
    if name.utf8.contains(where: { $0 == 0x7B || $0 == 0x7D }) {
      report(
        Diagnostic(
          .warning, "brace-in-text", "“\(name.clipped)” is taken as it stands: a reference is the whole value",
          at: tree.location(node)), at: node)
    }
    return name
  }

  /// A weight, or a reference to a fontWeight token.
  mutating func fontWeight(_ node: NodeID, _ what: String) -> FontWeight? {
    switch follow(node, .fontWeight) {
    case .value(.fontWeight(let weight), _): return weight
    case .explicit: break
    default: return nil
    }
    if tree.kind(node) == .string {
      for (name, value) in FontWeight.names where tree.equals(node, name) { return FontWeight(value) }
      if Double(tree.string(node)) != nil {
        fail(node, "a font weight in digits is a number, without quotes")
      } else {
        failList(node, "a font weight", FontWeight.names.map(\.name))
      }
      return nil
    }
    guard let value = number(node, what) else { return nil }
    guard (1...1000).contains(value) else {
      fail(node, "a font weight goes from 1 to 1000")
      return nil
    }
    return FontWeight(value)
  }

  // MARK: Curves

  /// Four numbers, or a reference to a cubicBezier token.
  mutating func cubicBezier(_ node: NodeID, _ what: String) -> CubicBezier? {
    switch follow(node, .cubicBezier) {
    case .value(.cubicBezier(let curve), _): return curve
    case .explicit: break
    default: return nil
    }
    guard tree.kind(node) == .array, tree.elementCount(node) == 4 else {
      failIncomplete(node, "\(what) is an array of four numbers, as in [0.25, 0.1, 0.25, 1]")
      return nil
    }
    var values: [Double] = []
    for (index, element) in tree.elements(of: node).enumerated() {
      guard let value = number(element, "a control point") else { continue }
      if index.isMultiple(of: 2), !(0...1).contains(value) {
        fail(element, "the \(index == 0 ? "first" : "third") number is a point in time and goes from 0 to 1")
        continue
      }
      values.append(value)
    }
    return values.count == 4 ? CubicBezier(values[0], values[1], values[2], values[3]) : nil
  }
}
