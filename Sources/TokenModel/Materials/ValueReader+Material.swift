import TokenDiagnostics
import TokenSyntax

/// Reads materials.
extension ValueReader {
  private static let materialMembers: [StaticString] = [
    "kind", "thickness", "variant", "appKit", "appearance", "recipe",
  ]
  private static let appKitMembers: [StaticString] = ["material", "blending", "state", "emphasized"]
  private static let schemes: [StaticString] = ["light", "dark"]
  private static let appearanceMembers: [StaticString] = [
    "blur", "saturation", "brightness", "contrast", "tint", "opaque", "increasedContrast",
  ]

  /// A material object.
  mutating func material(_ node: NodeID) -> MaterialValue? {
    let what = "a material"
    guard let found = members(node, Self.materialMembers, of: what) else { return nil }
    let kind = require(found[0], "kind", of: what, at: node)
      .flatMap { self.choice($0, "a kind of material", MaterialValue.Kind.self, id: "material-two-kinds") }
    let thickness = found[1].flatMap {
      self.choice($0, "a thickness", MaterialValue.Thickness.self, id: "ios-four-materials")
    }
    let variant = found[2].flatMap {
      self.choice($0, "a variant of glass", MaterialValue.Variant.self, id: "glass-variant-enum")
    }
    let appKit = found[3].flatMap { self.appKit($0) }
    let appearance = found[4].flatMap { self.schemePair($0, "an appearance") { $0.appearance($1) } }
    let recipe = found[5].flatMap { self.recipes($0) }
    checkCombination(found, kind)
    guard let kind else { return nil }
    let isNamed = found[3] == nil && found[4] == nil
    return MaterialValue(
      kind: kind, thickness: thickness ?? (kind == .standard && isNamed ? .regular : nil),
      variant: variant ?? (kind == .glass ? .regular : nil), appKit: appKit, appearance: appearance, recipe: recipe)
  }

  /// Thickness and AppKit purposes belong to standard materials, variants to glass.
  private mutating func checkCombination(_ found: MemberValues, _ kind: MaterialValue.Kind?) {
    if let thickness = found[1] { checkThickness(thickness, kind, besideAppKit: found[3] != nil) }
    if let variant = found[2], kind == .standard {
      fail(variant, "only glass has a variant; a standard material has a “thickness”")
    }
    if let appKit = found[3], kind == .glass {
      fail(appKit, "glass has no AppKit purpose; the purposes are standard materials")
    }
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
    guard let found = members(node, Self.appKitMembers, of: what) else { return nil }
    let purpose = require(found[0], "material", of: what, at: node).flatMap { self.appKitPurpose($0) }
    let blending = found[1].flatMap {
      self.choice($0, "a blending mode", AppKitBlending.self, id: "macos-blending-enum")
    }
    let state = found[2].flatMap { self.choice($0, "an AppKit state", AppKitState.self) }
    let isEmphasized = found[3].flatMap { self.boolean($0, "“emphasized”") }
    guard let purpose else { return nil }
    return MaterialValue.AppKit(
      purpose: purpose, blending: blending, state: state ?? .followsWindowActiveState,
      isEmphasized: isEmphasized ?? false)
  }

  /// The name of an AppKit purpose; the deprecated ones get a guideline's id, and the purpose that was probably meant.
  ///
  /// - Parameter role: what the material is for, where the token says so.
  mutating func appKitPurpose(_ node: NodeID, role: Role? = nil) -> AppKitPurpose? {
    if tree.kind(node) == .string, let name = AppKitPurpose.deprecated.first(where: { tree.equals(node, $0) }) {
      let guess = (purpose(for: role) ?? AppKitPurpose(closestTo: name)).rawValue
      let list = AppKitPurpose.allCases.map(\.rawValue).joined(separator: ", ")
      fail(
        node,
        "the AppKit material “\(name)” is deprecated since macOS 10.14; name what it is for, such as “\(guess)”. "
          + "Allowed are \(list)",
        id: "x-appkit-deprecated",
        fixes: [FixIt("replace with \"\(guess)\"", replacing: tree.location(node), with: "\"\(guess)\"")])
      return nil
    }
    return choice(node, "an AppKit material", AppKitPurpose.self)
  }

  /// The purpose of a role, or the one the token itself is called by.
  private func purpose(for role: Role?) -> AppKitPurpose? {
    if let role { return RoleTraits.of(role).purposes.first }
    return AppKitPurpose(rawValue: set.paths.name(of: set[token].path))
  }

  // MARK: Appearance

  /// `{light, dark}`; both are needed.
  mutating func schemePair<Value>(
    _ node: NodeID, _ what: String, _ read: (inout ValueReader, NodeID) -> Value?
  ) -> SchemePair<Value>? {
    guard let found = members(node, Self.schemes, of: what) else { return nil }
    for (index, name) in Self.schemes.enumerated() where found[index] == nil {
      failed = true
      guard !tree.isBroken(node) else { continue }
      fail(node, "\(what) needs “\(name)” too: what adapts to light and dark has both", id: "light-dark-pairs")
    }
    return inSchemes(found[0], found[1], read)
  }

  private mutating func appearance(_ node: NodeID) -> MaterialAppearance? {
    guard let found = members(node, Self.appearanceMembers, of: "an appearance") else { return nil }
    let blur = found[0].flatMap { self.blur($0) }
    let saturation = found[1].flatMap { self.filter($0, "“saturation”") }
    let brightness = found[2].flatMap { self.filter($0, "“brightness”") }
    let contrast = found[3].flatMap { self.filter($0, "“contrast”") }
    let tint = found[4].flatMap { self.color($0, "a tint") }
    let opaque = found[5].flatMap { self.color($0, "an opaque color") }
    let border = found[6].flatMap { self.increasedContrast($0) }
    return MaterialAppearance(
      blur: blur, saturation: saturation ?? 1, contrast: contrast ?? 1, brightness: brightness ?? 1, tint: tint,
      opaque: opaque, increasedContrastBorder: border)
  }

  mutating func blur(_ node: NodeID) -> Dimension? {
    guard let blur = dimension(node, "“blur”") else { return nil }
    guard blur.unit == .px, blur.value >= 0 else {
      fail(node, "“blur” is a length in px, from 0 up")
      return nil
    }
    return blur
  }

  private mutating func filter(_ node: NodeID, _ name: String) -> Double? {
    guard let value = numberOrReference(node, name) else { return nil }
    guard value >= 0 else {
      fail(node, "\(name) works as the CSS filter does and goes from 0 up; 1 changes nothing")
      return nil
    }
    return value
  }

  private mutating func increasedContrast(_ node: NodeID) -> ColorCoordinates? {
    guard let found = members(node, ["border"], of: "“increasedContrast”") else { return nil }
    return require(found[0], "border", of: "“increasedContrast”", at: node).flatMap { self.color($0, "a border") }
  }
}
