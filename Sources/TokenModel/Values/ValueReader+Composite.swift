import TokenDiagnostics
import TokenSyntax

/// The composite types: each sub-value is written out or refers to a token of the sub-value's type.
extension ValueReader {
  /// A named or dashed stroke style, or a reference to one.
  mutating func strokeStyle(_ node: NodeID, _ what: String) -> StrokeStyle? {
    switch follow(node, .strokeStyle) {
    case .value(.strokeStyle(let style), _): return style
    case .explicit: break
    default: return nil
    }
    guard tree.kind(node) == .object else {
      guard tree.kind(node) == .string else {
        fail(node, "\(what) is a name such as \"dashed\", or an object with “dashArray” and “lineCap”")
        return nil
      }
      return choice(node, "a stroke style", StrokeStyle.Name.self).map { .named($0) }
    }
    guard let found = members(node, ["dashArray", "lineCap"], of: "a stroke style") else { return nil }
    let dashes = require(found[0], "dashArray", of: "a stroke style", at: node).flatMap { self.dashArray($0) }
    let cap = require(found[1], "lineCap", of: "a stroke style", at: node)
      .flatMap { self.choice($0, "a line cap", StrokeStyle.LineCap.self) }
    guard let dashes, let cap else { return nil }
    return .dashes(dashes, cap)
  }

  private mutating func dashArray(_ node: NodeID) -> [Dimension]? {
    guard tree.kind(node) == .array, tree.elementCount(node) > 0 else {
      failArray(node, "“dashArray” is a list of at least one dimension")
      return nil
    }
    var dashes: [Dimension] = []
    for element in tree.elements(of: node) {
      if let dash = dimension(element, "a dash") { dashes.append(dash) }
    }
    guard dashes.count == tree.elementCount(node) else { return nil }
    return dashes.count.isMultiple(of: 2) ? dashes : dashes + dashes
  }

  /// A border object, or a reference to a border token.
  mutating func border(_ node: NodeID) -> Border? {
    guard let found = members(node, ["color", "width", "style"], of: "a border") else { return nil }
    let color = require(found[0], "color", of: "a border", at: node).flatMap { self.color($0, "the color of a border") }
    let width = require(found[1], "width", of: "a border", at: node).flatMap { self.dimension($0, "the width of a border") }
    let style = require(found[2], "style", of: "a border", at: node).flatMap { self.strokeStyle($0, "the style of a border") }
    guard let color, let width, let style else { return nil }
    return Border(color: color, width: width, style: style)
  }

  /// A transition object.
  mutating func transition(_ node: NodeID) -> Transition? {
    let what = "a transition"
    guard let found = members(node, ["duration", "delay", "timingFunction"], of: what) else { return nil }
    let duration = require(found[0], "duration", of: what, at: node).flatMap { self.duration($0, "a duration") }
    let delay = require(found[1], "delay", of: what, at: node).flatMap { self.duration($0, "a delay") }
    let curve = require(found[2], "timingFunction", of: what, at: node)
      .flatMap { self.cubicBezier($0, "a timing function") }
    guard let duration, let delay, let curve else { return nil }
    return Transition(duration: duration, delay: delay, timingFunction: curve)
  }

  /// One shadow or a list of them; a list may hold references to shadow tokens of one layer.
  mutating func shadow(_ node: NodeID) -> [ShadowLayer]? {
    guard tree.kind(node) == .array else { return shadowLayer(node).map { [$0] } }
    guard tree.elementCount(node) > 0 else {
      failArray(node, "a list of shadows holds at least one")
      return nil
    }
    var layers: [ShadowLayer] = []
    for element in tree.elements(of: node) {
      switch follow(element, .shadow) {
      case .value(.shadow(let referred), let target):
        if let layer = referred.first, referred.count == 1 {
          layers.append(layer)
        } else {
          fail(
            element, "“\(set.pathText(of: target))” has \(referred.count) layers; an entry of a list stands for one layer")
        }
      case .explicit:
        if let layer = shadowLayer(element) { layers.append(layer) }
      default: break
      }
    }
    return layers.count == tree.elementCount(node) ? layers : nil
  }

  private mutating func shadowLayer(_ node: NodeID) -> ShadowLayer? {
    let what = "a shadow"
    guard let found = members(node, ["color", "offsetX", "offsetY", "blur", "spread", "inset"], of: what) else {
      return nil
    }
    let color = require(found[0], "color", of: what, at: node).flatMap { self.color($0, "the color of a shadow") }
    let x = require(found[1], "offsetX", of: what, at: node).flatMap { self.dimension($0, "“offsetX”") }
    let y = require(found[2], "offsetY", of: what, at: node).flatMap { self.dimension($0, "“offsetY”") }
    let blur = require(found[3], "blur", of: what, at: node).flatMap { self.dimension($0, "“blur”") }
    let spread = require(found[4], "spread", of: what, at: node).flatMap { self.dimension($0, "“spread”") }
    let inset = found[5].map { self.boolean($0, "“inset”") } ?? false
    guard let color, let x, let y, let blur, let spread, let inset else { return nil }
    return ShadowLayer(color: color, offsetX: x, offsetY: y, blur: blur, spread: spread, inset: inset)
  }

  /// A list of gradient stops; an entry may refer to a gradient token of one stop.
  mutating func gradient(_ node: NodeID) -> [GradientStop]? {
    guard tree.kind(node) == .array, tree.elementCount(node) > 0 else {
      failArray(node, "a gradient is a list of at least one stop, each with “color” and “position”")
      return nil
    }
    var stops: [GradientStop] = []
    for element in tree.elements(of: node) {
      switch follow(element, .gradient) {
      case .value(.gradient(let referred), let target):
        if let stop = referred.first, referred.count == 1 {
          stops.append(stop)
        } else {
          fail(element, "“\(set.pathText(of: target))” has \(referred.count) stops; an entry of a list stands for one stop")
        }
      case .explicit:
        if let stop = gradientStop(element) { stops.append(stop) }
      default: break
      }
    }
    return stops.count == tree.elementCount(node) ? stops : nil
  }

  private mutating func gradientStop(_ node: NodeID) -> GradientStop? {
    let what = "a gradient stop"
    guard let found = members(node, ["color", "position"], of: what) else { return nil }
    let color = require(found[0], "color", of: what, at: node).flatMap { self.color($0, "the color of a stop") }
    let position = require(found[1], "position", of: what, at: node).flatMap { self.numberOrReference($0, "“position”") }
    guard let color, let position else { return nil }
    return GradientStop(color: color, position: min(1, max(0, position)))
  }

  /// A typography object.
  mutating func typography(_ node: NodeID) -> Typography? {
    let what = "a typography"
    let names = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    guard let found = members(node, names, of: what) else { return nil }
    let family = require(found[0], names[0], of: what, at: node).flatMap { self.fontFamily($0, "“fontFamily”") }
    let size = require(found[1], names[1], of: what, at: node).flatMap { self.dimension($0, "“fontSize”") }
    let weight = require(found[2], names[2], of: what, at: node).flatMap { self.fontWeight($0, "“fontWeight”") }
    let spacing = require(found[3], names[3], of: what, at: node).flatMap { self.dimension($0, "“letterSpacing”") }
    let height = require(found[4], names[4], of: what, at: node).flatMap { self.lineHeight($0) }
    guard let family, let size, let weight, let spacing, let height else { return nil }
    return Typography(fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing, lineHeight: height)
  }

  private mutating func lineHeight(_ node: NodeID) -> Double? {
    guard tree.kind(node) != .object else {
      fail(node, "“lineHeight” is a number, a multiple of the font size, not a dimension")
      return nil
    }
    return numberOrReference(node, "“lineHeight”")
  }
}
