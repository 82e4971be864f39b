import TokenDiagnostics
import TokenSyntax

/// The composite types: each sub-value is written out or refers to a token of the sub-value's type.
extension ValueReader {
  private static let strokeMembers: [StaticString] = ["dashArray", "lineCap"]
  private static let borderMembers: [StaticString] = ["color", "width", "style"]
  private static let transitionMembers: [StaticString] = ["duration", "delay", "timingFunction"]
  private static let shadowMembers: [StaticString] = ["color", "offsetX", "offsetY", "blur", "spread", "inset"]
  private static let stopMembers: [StaticString] = ["color", "position"]
  private static let typographyMembers: [StaticString] = [
    "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight",
  ]

  // MARK: Lines

  /// A named or dashed stroke style, or a reference to one.
  mutating func strokeStyle(_ node: NodeID, _ what: String) -> StrokeStyle? {
    switch follow(node, .strokeStyle) {
    case .value(.strokeStyle(let style), _): return style
    case .explicit: break
    default: return nil
    }
    switch tree.kind(node) {
    case .object: return dashes(node)
    case .string: return choice(node, "a stroke style", StrokeStyle.Name.self).map { .named($0) }
    default:
      fail(node, "\(what) is a name such as \"dashed\", or an object with “dashArray” and “lineCap”")
      return nil
    }
  }

  private mutating func dashes(_ node: NodeID) -> StrokeStyle? {
    let what = "a stroke style"
    guard let found = members(node, Self.strokeMembers, of: what) else { return nil }
    let dashes = require(found[0], "dashArray", of: what, at: node).flatMap { self.dashArray($0) }
    let cap = require(found[1], "lineCap", of: what, at: node)
      .flatMap { self.choice($0, "a line cap", StrokeStyle.LineCap.self) }
    guard let dashes, let cap else { return nil }
    return .dashes(dashes, cap)
  }

  private mutating func dashArray(_ node: NodeID) -> [Dimension]? {
    guard tree.kind(node) == .array, tree.elementCount(node) > 0 else {
      failIncomplete(node, "“dashArray” is a list of at least one dimension")
      return nil
    }
    var dashes: [Dimension] = []
    for element in tree.elements(of: node) {
      if let dash = dimension(element, "a dash") { dashes.append(dash) }
    }
    guard dashes.count == tree.elementCount(node) else { return nil }
    return dashes.count.isMultiple(of: 2) ? dashes : dashes + dashes
  }

  /// A border object.
  mutating func border(_ node: NodeID) -> Border? {
    let what = "a border"
    guard let found = members(node, Self.borderMembers, of: what) else { return nil }
    let color = require(found[0], "color", of: what, at: node).flatMap { self.color($0, "the color of a border") }
    let width = require(found[1], "width", of: what, at: node).flatMap { self.dimension($0, "the width of a border") }
    let style = require(found[2], "style", of: what, at: node).flatMap { self.strokeStyle($0, "the style of a border") }
    guard let color, let width, let style else { return nil }
    return Border(color: color, width: width, style: style)
  }

  // MARK: Motion

  /// A transition object.
  mutating func transition(_ node: NodeID) -> Transition? {
    let what = "a transition"
    guard let found = members(node, Self.transitionMembers, of: what) else { return nil }
    let duration = require(found[0], "duration", of: what, at: node).flatMap { self.duration($0, "a duration") }
    let delay = require(found[1], "delay", of: what, at: node).flatMap { self.duration($0, "a delay") }
    let curve = require(found[2], "timingFunction", of: what, at: node)
      .flatMap { self.cubicBezier($0, "a timing function") }
    guard let duration, let delay, let curve else { return nil }
    return Transition(duration: duration, delay: delay, timingFunction: curve)
  }

  // MARK: Shadows

  /// One shadow or a list of them; a list may hold references to shadow tokens of one layer.
  mutating func shadow(_ node: NodeID) -> [ShadowLayer]? {
    guard tree.kind(node) == .array else { return shadowLayer(node).map { [$0] } }
    guard tree.elementCount(node) > 0 else {
      failIncomplete(node, "a list of shadows holds at least one")
      return nil
    }
    var layers: [ShadowLayer] = []
    for element in tree.elements(of: node) {
      switch follow(element, .shadow) {
      case .value(.shadow(let referred), let target):
        if let layer = only(referred, "layers", of: target, at: element) { layers.append(layer) }
      case .explicit:
        if let layer = shadowLayer(element) { layers.append(layer) }
      default: break
      }
    }
    return layers.count == tree.elementCount(node) ? layers : nil
  }

  /// The one entry that a referred list holds; a reference stands for one entry, and lists are not put into lists.
  private mutating func only<Entry>(_ entries: [Entry], _ name: String, of target: TokenID, at node: NodeID) -> Entry? {
    guard let entry = entries.first, entries.count == 1 else {
      let path = set.pathText(of: target).clipped
      fail(node, "“\(path)” has \(entries.count) \(name); an entry of a list stands for a single one")
      return nil
    }
    return entry
  }

  private mutating func shadowLayer(_ node: NodeID) -> ShadowLayer? {
    let what = "a shadow"
    guard let found = members(node, Self.shadowMembers, of: what) else { return nil }
    let color = require(found[0], "color", of: what, at: node).flatMap { self.color($0, "the color of a shadow") }
    let x = require(found[1], "offsetX", of: what, at: node).flatMap { self.dimension($0, "“offsetX”") }
    let y = require(found[2], "offsetY", of: what, at: node).flatMap { self.dimension($0, "“offsetY”") }
    let blur = require(found[3], "blur", of: what, at: node).flatMap { self.dimension($0, "“blur”") }
    let spread = require(found[4], "spread", of: what, at: node).flatMap { self.dimension($0, "“spread”") }
    let inset = found[5].map { self.boolean($0, "“inset”") } ?? false
    guard let color, let x, let y, let blur, let spread, let inset else { return nil }
    return ShadowLayer(color: color, offsetX: x, offsetY: y, blur: blur, spread: spread, inset: inset)
  }

  // MARK: Gradients

  /// A list of gradient stops; an entry may refer to a gradient token of one stop.
  mutating func gradient(_ node: NodeID) -> [GradientStop]? {
    guard tree.kind(node) == .array, tree.elementCount(node) > 0 else {
      failIncomplete(node, "a gradient is a list of at least one stop, each with “color” and “position”")
      return nil
    }
    var stops: [GradientStop] = []
    for element in tree.elements(of: node) {
      switch follow(element, .gradient) {
      case .value(.gradient(let referred), let target):
        if let stop = only(referred, "stops", of: target, at: element) { stops.append(stop) }
      case .explicit:
        if let stop = gradientStop(element) { stops.append(stop) }
      default: break
      }
    }
    return stops.count == tree.elementCount(node) ? stops : nil
  }

  private mutating func gradientStop(_ node: NodeID) -> GradientStop? {
    let what = "a gradient stop"
    guard let found = members(node, Self.stopMembers, of: what) else { return nil }
    let color = require(found[0], "color", of: what, at: node).flatMap { self.color($0, "the color of a stop") }
    let position = require(found[1], "position", of: what, at: node)
      .flatMap { self.numberOrReference($0, "“position”") }
    guard let color, let position else { return nil }
    return GradientStop(color: color, position: min(1, max(0, position)))
  }

  // MARK: Text

  /// A typography object.
  mutating func typography(_ node: NodeID) -> Typography? {
    let what = "a typography"
    guard let found = members(node, Self.typographyMembers, of: what) else { return nil }
    let family = require(found[0], "fontFamily", of: what, at: node).flatMap { self.fontFamily($0, "“fontFamily”") }
    let size = require(found[1], "fontSize", of: what, at: node).flatMap { self.dimension($0, "“fontSize”") }
    let weight = require(found[2], "fontWeight", of: what, at: node).flatMap { self.fontWeight($0, "“fontWeight”") }
    let spacing = require(found[3], "letterSpacing", of: what, at: node)
      .flatMap { self.dimension($0, "“letterSpacing”") }
    let height = require(found[4], "lineHeight", of: what, at: node).flatMap { self.lineHeight($0) }
    guard let family, let size, let weight, let spacing, let height else { return nil }
    return Typography(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing, lineHeight: height)
  }

  private mutating func lineHeight(_ node: NodeID) -> Double? {
    guard tree.kind(node) != .object else {
      fail(node, "“lineHeight” is a number, a multiple of the font size, not a dimension")
      return nil
    }
    return numberOrReference(node, "“lineHeight”")
  }
}
