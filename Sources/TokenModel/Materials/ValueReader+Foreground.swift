import TokenDiagnostics
import TokenSyntax

/// Reads what stands on a surface.
extension ValueReader {
  private static let foregroundMembers: [StaticString] = [
    "element", "role", "vibrancy", "color", "rendering", "size", "weight", "typography", "state", "legibility",
  ]

  /// The `content` of a surface: foregrounds by name.
  mutating func content(_ node: NodeID) -> [Foreground] {
    guard tree.kind(node) == .object else {
      fail(node, "“content” is an object of foregrounds by name")
      return []
    }
    var result: [Foreground] = []
    for member in tree.members(of: node) {
      if let foreground = foreground(member) { result.append(foreground) }
    }
    return result
  }

  private mutating func foreground(_ member: Member) -> Foreground? {
    let node = member.value
    let what = "a foreground"
    guard let found = members(node, Self.foregroundMembers, of: what) else { return nil }
    let elementNode = require(found[0], "element", of: what, at: node)
    let element = elementNode.flatMap { self.choice($0, "an element", Foreground.Element.self) }
    let role = found[1].flatMap { self.role($0, element) } ?? (element == .text ? .body : nil)
    let (style, second) = styles(found[2], found[3], element, at: node)
    let rendering = found[4].flatMap { self.choice($0, "a rendering", Foreground.Rendering.self) }
    let (size, weight) = textStyle(found, role)
    let state = found[8].flatMap { self.choice($0, "a state", Foreground.State.self) }
    let legibility = found[9].flatMap { self.choice($0, "a legibility", Foreground.Legibility.self) }
    guard let elementNode, let element, let style else { return nil }
    return Foreground(
      name: tree.string(member.key), place: tree.location(member.key),
      element: Declared(element, tree.location(elementNode)), role: role, style: style, secondStyle: second,
      rendering: rendering ?? (element == .image ? .original : .template), size: size, weight: weight, state: state,
      legibility: legibility ?? .normal)
  }

  /// A role that fits the element; any role where the element isn't known.
  private mutating func role(_ node: NodeID, _ element: Foreground.Element?) -> Foreground.Role? {
    guard let element else { return choice(node, "a role", Foreground.Role.self) }
    guard element != .separator else {
      fail(node, "a separator has no role")
      return nil
    }
    let allowed = Foreground.Role.allCases.filter { ($0.textStyle != nil) == (element == .text) }
    if tree.kind(node) == .string, let role = allowed.first(where: { tree.equals(node, $0.rawValue) }) { return role }
    failList(node, "a role of \(element == .image ? "an" : "a") \(element.rawValue)", allowed.map(\.rawValue))
    return nil
  }

  /// The colour of an element, and a second one where vibrancy and colour stand side by side.
  ///
  /// Both together are not refused here: a rule reports them with its own reason.
  private mutating func styles(
    _ vibrancyNode: NodeID?, _ colorNode: NodeID?, _ element: Foreground.Element?, at node: NodeID
  ) -> (first: Declared<Foreground.Style>?, second: Declared<Foreground.Style>?) {
    let vibrancy = vibrancyNode.flatMap { vibrancyNode in
      reference(vibrancyNode, .vibrancy, "“vibrancy”").map {
        Declared(Foreground.Style.vibrancy($0), tree.location(vibrancyNode))
      }
    }
    let color = colorNode.flatMap { self.namedColor($0) }
    if vibrancyNode == nil, colorNode == nil, let element {
      if element == .image { return (Declared(.original, tree.location(node)), nil) }
      failIncomplete(node, "a \(element.rawValue) needs either “vibrancy” or “color”")
    }
    return vibrancy == nil ? (color, nil) : (vibrancy, color)
  }

  private mutating func namedColor(_ node: NodeID) -> Declared<Foreground.Style>? {
    switch follow(node, .color) {
    case .value(.color(let color), let target):
      return Declared(.color(color, token: target), tree.location(node))
    case .explicit:
      return explicitColor(node, "“color”").map { Declared(.color($0, token: nil), tree.location(node)) }
    default: return nil
    }
  }

  /// Size and weight: written out, from a typography token, or from the role.
  private mutating func textStyle(_ found: MemberValues, _ role: Foreground.Role?) -> (size: Double, weight: Double) {
    var (size, weight) = role?.textStyle ?? (17, 400)
    if let node = found[7] {
      if found[5] != nil || found[6] != nil {
        fail(node, "“typography” brings size and weight; leave “size” and “weight” out")
      }
      switch follow(node, .typography) {
      case .value(.typography(let typography), _):
        (size, weight) = (typography.fontSize.pixels(), typography.fontWeight.value)
      case .explicit: fail(node, "“typography” refers to a typography token")
      default: break
      }
    }
    if let value = found[5].flatMap({ self.dimension($0, "“size”") }) { size = value.pixels() }
    if let value = found[6].flatMap({ self.fontWeight($0, "“weight”") }) { weight = value.value }
    return (size, weight)
  }
}
