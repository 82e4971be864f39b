/// How a material turns the colour behind it into its own: a blur, and operations on the blurred colour.
///
/// The one rendering pipeline. Contrast figures, the CSS of the web and its stated error are all computed with it. It
/// speaks of one colour at a time: over a backdrop of one colour the blur changes nothing.
public struct Look: Hashable, Sendable {
  /// Standard deviation of the blur, in px.
  public let blur: Double
  /// What is done to the colour, in order; no two neighbours are linear.
  public private(set) var steps: [LookStep] = []

  /// A look that changes nothing but blurs, by a standard deviation in px.
  public init(blur: Double) { self.blur = blur }

  /// The material's colour over a backdrop.
  public func color(over backdrop: RGB) -> RGB {
    var color = backdrop
    for step in steps { color = step.applied(to: color) }
    return color
  }

  /// Adds a step at the end.
  public mutating func append(_ step: LookStep) {
    if case .affine(let next) = step, case .affine(let last)? = steps.last {
      steps[steps.count - 1] = .affine(last.then(next))
    } else {
      steps.append(step)
    }
  }

  // MARK: Around it

  /// The look over a backdrop that a layer lies on: dimming, or a fill under the material.
  public func beneath(_ layer: ColorCoordinates) -> Look {
    var result = Look(blur: blur)
    result.append(.affine(.layer(layer)))
    for step in steps { result.append(step) }
    return result
  }

  /// The look over a dimmed backdrop.
  public func dimmed(by dimming: Dimming) -> Look {
    guard case .layer(let color, let opacity) = dimming else { return self }
    return beneath(color.with(alpha: opacity))
  }

  /// The look with a colour laid over its face.
  public func tinted(by tint: ColorCoordinates) -> Look {
    var result = self
    result.append(.affine(.layer(tint)))
    return result
  }
}
