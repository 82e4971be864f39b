import TokenDiagnostics
import TokenSyntax

/// Reads materials.
extension ValueReader {
  private static let materialMembers = ["kind", "thickness", "variant", "appKit", "appearance", "recipe"]

  /// A material object.
  mutating func material(_ node: NodeID) -> MaterialValue? {
    let what = "a material"
    guard let found = members(node, Self.materialMembers, of: what) else { return nil }
    let kind = require(found[0], "kind", of: what, at: node)
      .flatMap { self.choice($0, "a kind of material", MaterialValue.Kind.self, id: "material-two-kinds") }
    let thickness = found[1].map { self.choice($0, "a thickness", MaterialValue.Thickness.self, id: "ios-four-materials") }
    let variant = found[2].map { self.choice($0, "a variant of glass", MaterialValue.Variant.self, id: "glass-variant-enum") }
    let appKit = found[3].map { self.appKit($0) }
    let appearance = found[4].map { self.schemePair($0, "an appearance") { $0.appearance($1) } }
    let recipe = found[5].map { self.recipes($0) }
    if let thicknessNode = found[1] { checkThickness(thicknessNode, kind, besideAppKit: found[3] != nil) }
    if let variantNode = found[2], kind == .standard {
      fail(variantNode, "only glass has a variant; a standard material has a “thickness”")
    }
    if let appKitNode = found[3], kind == .glass {
      fail(appKitNode, "glass has no AppKit purpose; the purposes are standard materials")
    }
    guard let kind else { return nil }
    let defaultThickness: MaterialValue.Thickness? =
      kind == .standard && found[3] == nil && found[4] == nil ? .regular : nil
    return MaterialValue(
      kind: kind, thickness: (thickness ?? nil) ?? defaultThickness,
      variant: kind == .glass ? (variant ?? nil) ?? .regular : nil, appKit: appKit ?? nil,
      appearance: appearance ?? nil, recipe: recipe ?? nil)
  }

  private mutating func checkThickness(_ node: NodeID, _ kind: MaterialValue.Kind?, besideAppKit: Bool) {
    if kind == .glass {
      fail(node, "glass has no thickness; it has a “variant”, regular or clear")
    } else if besideAppKit {
      fail(node, "an AppKit purpose decides the thickness; leave “thickness” out or make a material of its own")
    }
  }

  // MARK: AppKit

  private mutating func appKit(_ node: NodeID) -> MaterialValue.AppKit? {
    let what = "an AppKit material"
    guard let found = members(node, ["material", "blending", "state", "emphasized"], of: what) else { return nil }
    let purpose = require(found[0], "material", of: what, at: node).flatMap { self.appKitPurpose($0) }
    let blending = found[1].map {
      choice($0, "a blending mode", AppKitBlending.self, id: "macos-blending-enum")
    }
    let state = found[2].map { self.choice($0, "an AppKit state", AppKitState.self) }
    let isEmphasized = found[3].map { self.boolean($0, "“emphasized”") }
    guard let purpose else { return nil }
    return MaterialValue.AppKit(
      purpose: purpose, blending: blending ?? nil, state: (state ?? nil) ?? .followsWindowActiveState,
      isEmphasized: (isEmphasized ?? nil) ?? false)
  }

  /// The name of an AppKit purpose; the deprecated ones get a rule's id.
  mutating func appKitPurpose(_ node: NodeID) -> AppKitPurpose? {
    if tree.kind(node) == .string, let name = AppKitPurpose.deprecated.first(where: { tree.equals(node, $0) }) {
      let list = AppKitPurpose.allCases.map(\.rawValue).joined(separator: ", ")
      fail(
        node, "the AppKit material “\(name)” is deprecated since macOS 10.14; name what it is for: \(list)",
        id: "x-appkit-deprecated")
      return nil
    }
    return choice(node, "an AppKit material", AppKitPurpose.self)
  }

  // MARK: Appearance

  /// `{light, dark}`; both are needed.
  mutating func schemePair<Value>(
    _ node: NodeID, _ what: String, _ read: (inout ValueReader, NodeID) -> Value?
  ) -> SchemePair<Value>? {
    guard let found = members(node, ["light", "dark"], of: what) else { return nil }
    for (index, name) in ["light", "dark"].enumerated() where found[index] == nil && !tree.isBroken(node) {
      fail(
        node, "\(what) needs “\(name)” too: what adapts to light and dark has both", id: "light-dark-pairs")
    }
    let light = found[0].flatMap { read(&self, $0) }
    let dark = found[1].flatMap { read(&self, $0) }
    guard let light, let dark else { return nil }
    return SchemePair(light: light, dark: dark)
  }

  private mutating func appearance(_ node: NodeID) -> MaterialAppearance? {
    let names = ["blur", "saturation", "brightness", "contrast", "tint", "opaque", "increasedContrast"]
    guard let found = members(node, names, of: "an appearance") else { return nil }
    let blur = found[0].map { self.blur($0) }
    let filters = (1...3).map { index in found[index].map { self.filter($0, names[index]) } }
    let tint = found[4].map { self.color($0, "a tint") }
    let opaque = found[5].map { self.color($0, "an opaque color") }
    let border = found[6].map { self.increasedContrast($0) }
    return MaterialAppearance(
      blur: blur ?? nil, saturation: (filters[0] ?? nil) ?? 1, contrast: (filters[2] ?? nil) ?? 1,
      brightness: (filters[1] ?? nil) ?? 1, tint: tint ?? nil, opaque: opaque ?? nil,
      increasedContrastBorder: border ?? nil)
  }

  private mutating func blur(_ node: NodeID) -> Dimension? {
    guard let blur = dimension(node, "“blur”") else { return nil }
    guard blur.unit == .px, blur.value >= 0 else {
      fail(node, "“blur” is a length in px, from 0 up")
      return nil
    }
    return blur
  }

  private mutating func filter(_ node: NodeID, _ name: String) -> Double? {
    guard let value = numberOrReference(node, "“\(name)”") else { return nil }
    guard value >= 0 else {
      fail(node, "“\(name)” works as the CSS filter does and goes from 0 up; 1 changes nothing")
      return nil
    }
    return value
  }

  private mutating func increasedContrast(_ node: NodeID) -> ColorCoordinates? {
    guard let found = members(node, ["border"], of: "“increasedContrast”") else { return nil }
    return require(found[0], "border", of: "“increasedContrast”", at: node).flatMap { self.color($0, "a border") }
  }

  // MARK: Recipes

  private mutating func recipes(_ node: NodeID) -> MaterialRecipes? {
    guard let found = members(node, ["iOS", "macOS", "tvOS"], of: "a recipe") else { return nil }
    let pairs = found.map { platform in
      platform.map { self.schemePair($0, "a recipe") { $0.recipe($1) } }
    }
    return MaterialRecipes(iOS: pairs[0] ?? nil, macOS: pairs[1] ?? nil, tvOS: pairs[2] ?? nil)
  }

  private mutating func recipe(_ node: NodeID) -> MaterialRecipe? {
    let pipelines = ["curve", "glass", "flat", "blendFill"]
    guard let found = members(node, pipelines + ["blur"], of: "a recipe") else { return nil }
    let given = pipelines.indices.filter { found[$0] != nil }
    guard given.count == 1, let index = given.first, let pipelineNode = found[index] else {
      if !tree.isBroken(node) { fail(node, "a recipe has exactly one of \(pipelines.quotedList)") }
      failed = true
      return nil
    }
    let blur = found[4].map { self.blur($0) }
    let pipeline: MaterialRecipe.Pipeline? =
      switch index {
      case 0: curve(pipelineNode)
      case 1: glass(pipelineNode)
      case 2: flat(pipelineNode)
      default: blendFill(pipelineNode)
      }
    return pipeline.map { MaterialRecipe(pipeline: $0, blur: blur ?? nil) }
  }

  private mutating func curve(_ node: NodeID) -> MaterialRecipe.Pipeline? {
    let what = "a curve"
    let names = ["amount", "points", "saturation", "brightness"]
    guard let found = members(node, names, of: what) else { return nil }
    let amount = require(found[0], names[0], of: what, at: node).flatMap { self.numberOrReference($0, "“amount”") }
    let points = require(found[1], names[1], of: what, at: node).flatMap { self.numbers($0, 4, "“points”") }
    let saturation = require(found[2], names[2], of: what, at: node).flatMap { self.numberOrReference($0, "“saturation”") }
    let brightness = require(found[3], names[3], of: what, at: node).flatMap { self.numberOrReference($0, "“brightness”") }
    guard let amount, let points, let saturation, let brightness else { return nil }
    return .curve(amount: amount, points: points, saturation: saturation, brightness: brightness)
  }

  private mutating func glass(_ node: NodeID) -> MaterialRecipe.Pipeline? {
    let what = "a glass recipe"
    let names = ["white", "black", "saturation", "maxLuma", "clamp", "fill"]
    guard let found = members(node, names, of: what) else { return nil }
    var numbers: [Double] = []
    for (index, name) in names.dropLast().enumerated() {
      if let value = require(found[index], name, of: what, at: node).flatMap({ self.numberOrReference($0, "“\(name)”") }) {
        numbers.append(value)
      }
    }
    let fill = require(found[5], "fill", of: what, at: node).flatMap { self.color($0, "“fill”") }
    guard let fill, numbers.count == 5 else { return nil }
    return .glass(
      white: numbers[0], black: numbers[1], saturation: numbers[2], fill: fill, maxLuma: numbers[3], clamp: numbers[4])
  }

  private mutating func flat(_ node: NodeID) -> MaterialRecipe.Pipeline? {
    let what = "a flat recipe"
    guard let found = members(node, ["saturation", "tint"], of: what) else { return nil }
    let saturation = require(found[0], "saturation", of: what, at: node)
      .flatMap { self.numberOrReference($0, "“saturation”") }
    let tint = require(found[1], "tint", of: what, at: node).flatMap { self.color($0, "“tint”") }
    guard let saturation, let tint else { return nil }
    return .flat(saturation: saturation, tint: tint)
  }

  private mutating func blendFill(_ node: NodeID) -> MaterialRecipe.Pipeline? {
    let what = "a blend-fill recipe"
    guard let found = members(node, ["saturation", "fill", "blend", "mode"], of: what) else { return nil }
    let saturation = require(found[0], "saturation", of: what, at: node)
      .flatMap { self.numberOrReference($0, "“saturation”") }
    let fill = require(found[1], "fill", of: what, at: node).flatMap { self.color($0, "“fill”") }
    let blend = require(found[2], "blend", of: what, at: node).flatMap { self.color($0, "“blend”") }
    let mode = require(found[3], "mode", of: what, at: node)
      .flatMap { self.choice($0, "a blend mode", MaterialRecipe.BlendMode.self) }
    guard let saturation, let fill, let blend, let mode else { return nil }
    return .blendFill(saturation: saturation, fill: fill, blend: blend, mode: mode)
  }

  /// A fixed number of numbers.
  mutating func numbers(_ node: NodeID, _ count: Int, _ what: String) -> [Double]? {
    guard tree.kind(node) == .array, tree.elementCount(node) == count else {
      failArray(node, "\(what) is an array of \(count) numbers")
      return nil
    }
    let values = tree.elements(of: node).map { self.number($0, "an entry of \(what)") }
    let valid = values.compactMap { $0 }
    return valid.count == count ? valid : nil
  }
}
