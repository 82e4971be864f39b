import TokenDiagnostics
import TokenSyntax

/// Reads the observed figures of how a system draws a material.
extension ValueReader {
  private static let platforms: [StaticString] = ["iOS", "macOS", "tvOS"]
  private static let pipelines: [StaticString] = ["curve", "glass", "flat", "blendFill"]
  private static let curveMembers: [StaticString] = ["amount", "points", "saturation", "brightness"]
  private static let glassMembers: [StaticString] = ["white", "black", "saturation", "maxLuma", "clamp", "fill"]
  private static let flatMembers: [StaticString] = ["saturation", "tint"]
  private static let blendFillMembers: [StaticString] = ["saturation", "fill", "blend", "mode"]

  /// Recipes by platform.
  mutating func recipes(_ node: NodeID) -> MaterialRecipes? {
    guard let found = members(node, Self.platforms, of: "a recipe") else { return nil }
    return MaterialRecipes(iOS: recipePair(found[0]), macOS: recipePair(found[1]), tvOS: recipePair(found[2]))
  }

  private mutating func recipePair(_ node: NodeID?) -> SchemePair<MaterialRecipe>? {
    node.flatMap { self.schemePair($0, "a recipe") { $0.recipe($1) } }
  }

  private mutating func recipe(_ node: NodeID) -> MaterialRecipe? {
    let what = "a recipe"
    guard let found = members(node, Self.pipelines + ["blur"], of: what) else { return nil }
    let blur = require(found[4], "blur", of: what, at: node).flatMap { self.blur($0) }
    let given = Self.pipelines.indices.filter { found[$0] != nil }
    guard given.count == 1, let index = given.first, let pipelineNode = found[index] else {
      failIncomplete(node, "a recipe has exactly one of \(Self.pipelines.quotedList)")
      return nil
    }
    let pipeline: MaterialRecipe.Pipeline? =
      switch index {
      case 0: curve(pipelineNode)
      case 1: glass(pipelineNode)
      case 2: flat(pipelineNode)
      default: blendFill(pipelineNode)
      }
    guard let pipeline, let blur else { return nil }
    return MaterialRecipe(pipeline: pipeline, blur: blur)
  }

  // MARK: Pipelines

  private mutating func curve(_ node: NodeID) -> MaterialRecipe.Pipeline? {
    let what = "a curve"
    guard let found = members(node, Self.curveMembers, of: what) else { return nil }
    let amount = figure(found[0], "amount", of: what, at: node)
    let points = require(found[1], "points", of: what, at: node).flatMap { self.numbers($0, 4, "“points”") }
    let saturation = figure(found[2], "saturation", of: what, at: node)
    let brightness = figure(found[3], "brightness", of: what, at: node)
    guard let amount, let points, let saturation, let brightness else { return nil }
    return .curve(amount: amount, points: points, saturation: saturation, brightness: brightness)
  }

  private mutating func glass(_ node: NodeID) -> MaterialRecipe.Pipeline? {
    let what = "a glass recipe"
    guard let found = members(node, Self.glassMembers, of: what) else { return nil }
    let white = figure(found[0], "white", of: what, at: node)
    let black = figure(found[1], "black", of: what, at: node)
    let saturation = figure(found[2], "saturation", of: what, at: node)
    let maxLuma = figure(found[3], "maxLuma", of: what, at: node)
    let clamp = figure(found[4], "clamp", of: what, at: node)
    let fill = require(found[5], "fill", of: what, at: node).flatMap { self.color($0, "“fill”") }
    guard let white, let black, let saturation, let maxLuma, let clamp, let fill else { return nil }
    return .glass(
      white: white, black: black, saturation: saturation, fill: fill, maxLuma: maxLuma, clamp: clamp)
  }

  private mutating func flat(_ node: NodeID) -> MaterialRecipe.Pipeline? {
    let what = "a flat recipe"
    guard let found = members(node, Self.flatMembers, of: what) else { return nil }
    let saturation = figure(found[0], "saturation", of: what, at: node)
    let tint = require(found[1], "tint", of: what, at: node).flatMap { self.color($0, "“tint”") }
    guard let saturation, let tint else { return nil }
    return .flat(saturation: saturation, tint: tint)
  }

  private mutating func blendFill(_ node: NodeID) -> MaterialRecipe.Pipeline? {
    let what = "a blend-fill recipe"
    guard let found = members(node, Self.blendFillMembers, of: what) else { return nil }
    let saturation = figure(found[0], "saturation", of: what, at: node)
    let fill = require(found[1], "fill", of: what, at: node).flatMap { self.color($0, "“fill”") }
    let blend = require(found[2], "blend", of: what, at: node).flatMap { self.color($0, "“blend”") }
    let mode = require(found[3], "mode", of: what, at: node)
      .flatMap { self.choice($0, "a blend mode", MaterialRecipe.BlendMode.self) }
    guard let saturation, let fill, let blend, let mode else { return nil }
    return .blendFill(saturation: saturation, fill: fill, blend: blend, mode: mode)
  }

  // MARK: Numbers

  /// A number that has to be there, or a reference to one.
  private mutating func figure(_ value: NodeID?, _ name: String, of what: String, at node: NodeID) -> Double? {
    require(value, name, of: what, at: node).flatMap { self.numberOrReference($0, "“\(name)”") }
  }

  /// A fixed number of numbers.
  mutating func numbers(_ node: NodeID, _ count: Int, _ what: String) -> [Double]? {
    guard tree.kind(node) == .array, tree.elementCount(node) == count else {
      failIncomplete(node, "\(what) is an array of \(count) numbers")
      return nil
    }
    let values = tree.elements(of: node).map { self.number($0, "an entry of \(what)") }
    let valid = values.compactMap { $0 }
    return valid.count == count ? valid : nil
  }
}
