/// What a material is drawn by, before it is made into a look or fitted to CSS.
public enum MaterialFace: Hashable, Sendable {
  /// Nothing: what is behind shows as it is.
  case bare
  /// One colour.
  case color(ColorCoordinates)
  /// A look that was declared as CSS has it.
  case css(CSSLook)
  /// What was observed of a system.
  case recipe(MaterialRecipe)

  /// The steps from a backdrop to the material's colour.
  public var look: Look {
    switch self {
    case .bare: Look(blur: 0)
    case .color(let color): Look(blur: 0).tinted(by: color)
    case .css(let css): Look(css)
    case .recipe(let recipe): Look(recipe)
    }
  }
}
