/// Observed figures of how a system draws a material in one scheme: one of four pipelines, and a blur.
public struct MaterialRecipe: Hashable, Sendable {
  /// The pipelines, each over the colour of the backdrop in sRGB 0–1.
  public enum Pipeline: Hashable, Sendable {
    /// Mixes in a luminance mapped through a cubic Bézier curve with four values, then saturates and adds brightness.
    case curve(amount: Double, points: [Double], saturation: Double, brightness: Double)
    /// The face of Liquid Glass: luma scaled between black and white, chroma scaled, a fill over it.
    case glass(white: Double, black: Double, saturation: Double, fill: ColorCoordinates, maxLuma: Double, clamp: Double)
    /// Saturates and lays a flat tint over it.
    case flat(saturation: Double, tint: ColorCoordinates)
    /// Saturates, fills, and blends an opaque colour by `darken` or `lighten`.
    case blendFill(saturation: Double, fill: ColorCoordinates, blend: ColorCoordinates, mode: BlendMode)
  }
  /// How the second fill of a `blendFill` is laid over the first.
  public enum BlendMode: String, CaseIterable, Sendable {
    case darken, lighten
  }
  /// The colour pipeline.
  public let pipeline: Pipeline
  /// Standard deviation of the blur, in px.
  public let blur: Dimension

  /// Pairs a pipeline with its blur.
  public init(pipeline: Pipeline, blur: Dimension) {
    self.pipeline = pipeline
    self.blur = blur
  }
}

/// Recipes by the platforms that have them.
public struct MaterialRecipes: Hashable, Sendable {
  /// iOS and iPadOS.
  public let iOS: SchemePair<MaterialRecipe>?
  /// macOS.
  public let macOS: SchemePair<MaterialRecipe>?
  /// tvOS.
  public let tvOS: SchemePair<MaterialRecipe>?
}
